// The Python package agrees with the crate and the board.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { GAMES } from "../../../www/games/list.js";
import { OPTIONS } from "../../../www/outside/embedding/options.js";

/** @param {string} file */
const read = (file) => readFile(new URL(`../../../${file}`, import.meta.url), "utf8");

/** The texts in the first brackets after a name. @param {string} source @param {string} name */
const listed = (source, name) =>
  [
    ...(new RegExp(`^${name} = \\(([^)]*)\\)`, "m").exec(source)?.[1] ?? "").matchAll(/"(\w+)"/g),
  ].map(([, text]) => text);

test("the Python package has the crate's version and licence", async () => {
  const about = await read("python/pyproject.toml");
  const crate = await read("Cargo.toml");
  for (const field of ["version", "license"]) {
    const value = new RegExp(`^${field} = "(.+)"$`, "m");
    assert.ok(value.exec(about)?.[1], field);
    assert.equal(value.exec(about)?.[1], value.exec(crate)?.[1], field);
  }
});

test("the Python package has the games and the options of a board", async () => {
  assert.deepEqual(
    listed(await read("python/src/warren/_files.py"), "GAMES").sort(),
    Object.keys(GAMES).sort(),
  );
  assert.deepEqual(
    listed(await read("python/src/warren/_options.py"), "NAMES").sort(),
    // A notebook stores nothing in the browser.
    OPTIONS.filter((name) => name !== "keep").sort(),
  );
});
