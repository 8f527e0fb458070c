import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

/** @param {string} file */
const read = (file) => readFile(new URL(`../../${file}`, import.meta.url), "utf8");

test("the npm package has the crate's version and licence", async () => {
  const about = JSON.parse(await read("pkg/package.json"));
  const crate = await read("Cargo.toml");
  assert.equal(about.version, /^version = "(.+)"$/m.exec(crate)?.[1]);
  assert.equal(about.license, /^license = "(.+)"$/m.exec(crate)?.[1]);
});

test("the list of packages to install names no place to take them from", async () => {
  assert.doesNotMatch(await read("www/package-lock.json"), /"resolved"/);
});
