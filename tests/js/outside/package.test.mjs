import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { elementManifest } from "../../../tools/element-manifest.mjs";
import { SAID } from "../../../www/outside/embedding/protocol.js";
import { WarrenBoard } from "../../../www/warren-board.js";

/** @param {string} file */
const read = (file) => readFile(new URL(`../../../${file}`, import.meta.url), "utf8");

test("the npm package has the crate's version and licence", async () => {
  const about = JSON.parse(await read("pkg/package.json"));
  const crate = await read("Cargo.toml");
  assert.equal(about.version, /^version = "(.+)"$/m.exec(crate)?.[1]);
  assert.equal(about.license, /^license = "(.+)"$/m.exec(crate)?.[1]);
});

test("the lists of packages to install name no registry", async () => {
  for (const folder of ["www", "tests/hosts", "benches/lighthouse"]) {
    assert.doesNotMatch(await read(`${folder}/package-lock.json`), /"resolved"/, folder);
  }
});

test("the manifest of the element matches the element", async () => {
  const manifest = JSON.parse(
    await elementManifest(fileURLToPath(new URL("../../../pkg", import.meta.url))),
  );
  const [{ attributes, members, events }] = manifest.modules[0].declarations;
  const names = (/** @type {{name: string}[]} */ list) => list.map(({ name }) => name);
  assert.deepEqual(names(attributes), WarrenBoard.observedAttributes);
  assert.deepEqual(names(members), [...WarrenBoard.observedAttributes, "state", "play", "load"]);
  for (const name of names(members)) assert.ok(name in WarrenBoard.prototype, name);
  // Two of the messages are only for frames.
  const sent = [...SAID].filter((type) => type !== "listening" && type !== "resize");
  assert.deepEqual(names(events).sort(), sent.sort());
  for (const { name, description } of [...attributes, ...members, ...events]) {
    assert.match(description, /\w/, `${name} has a description`);
  }
});
