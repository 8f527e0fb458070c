// The two WebAssembly modules of each game: the one for playing is part of the one for studying.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { GAMES } from "../../../www/games/list.js";

const wasm = new URL("../../../www/wasm/", import.meta.url);

/** Functions and classes that only the module for studying may have. */
const STUDY = ["analyst_", "draft_", "log_", "puzzle_outlook", "puzzle_proof", "puzzle_reply"];

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

for (const game of ["fugitive", "crossing"]) {
  test(`only the module for studying reads questions of ${game}`, async () => {
    const [play, study] = await Promise.all([load(game), load(`${game}-study`)]);
    const file = new URL(`../../../www/games/${game}/questions.txt`, import.meta.url);
    const [{ text }] = study.warren.readPuzzles(await readFile(file, "utf8"));
    for (const { warren } of [play, study]) assert.equal(warren.Puzzle.isQuestion(text), true);
    assert.equal(study.warren.Puzzle.read(text).others, "question");
    assert.throws(() => play.warren.Puzzle.read(text), { rule: "fault-lacking" });
    // Its link opens in both: the page reads links before it knows what they hold.
    const link = study.warren.Puzzle.read(text).link();
    assert.equal(play.warren.puzzleOfLink(link), study.warren.puzzleOfLink(link));
  });
}
