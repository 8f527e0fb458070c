// The two WebAssembly modules of each game: the one for playing is part of the one for studying.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { GAMES } from "../../../www/games/list.js";

const wasm = new URL("../../../www/wasm/", import.meta.url);

/** Functions and classes that only the module for studying may have. */
const STUDY = ["analyst_", "draft_", "puzzle_outlook", "puzzle_proof", "puzzle_reply", "log_read"];

/** @param {string} name */
async function load(name) {
  const warren = await import(new URL(`${name}.js`, wasm).href);
  const module = await WebAssembly.compile(await readFile(new URL(`${name}_bg.wasm`, wasm)));
  await warren.default({ module_or_path: module });
  return { warren, exports: WebAssembly.Module.exports(module).map((one) => one.name) };
}

for (const game of Object.keys(GAMES)) {
  test(`the module for playing ${game} is a part of that for studying it`, async () => {
    const [play, study] = await Promise.all([load(game), load(`${game}-study`)]);
    const functions = play.exports.filter((name) => !name.startsWith("__"));
    assert.ok(functions.length > 80, `${functions.length} functions`);
    assert.deepEqual(
      functions.filter((name) => !study.exports.includes(name)),
      [],
    );
    for (const prefix of STUDY) {
      const has = (/** @type {string[]} */ names) => names.some((name) => name.startsWith(prefix));
      assert.deepEqual([has(play.exports), has(study.exports)], [false, true], prefix);
    }
    // Links are the same, whichever module writes them.
    const [start, other] = [play, study].map(({ warren }) => warren.Scene.start(game));
    assert.equal(start.link(0), other.link(0));
    assert.equal(play.warren.reviewNodes(game), study.warren.reviewNodes(game));
  });
}
