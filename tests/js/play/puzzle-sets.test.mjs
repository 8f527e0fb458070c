// The index of the shipped puzzles, the next puzzle, and the stored results.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { puzzleSets, SETS } from "../../../tools/puzzle-sets.mjs";
import { puzzleOfDay } from "../../../www/play/puzzle/daily.js";
import { DAYS_FILE, rankedBy } from "../../../www/play/puzzle/drawings.js";
import {
  DOZEN,
  dozenFile,
  keyOf,
  markSolved,
  nextOf,
  readIndex,
  solvedAs,
} from "../../../www/play/puzzle/sets.js";

/** @param {string[]} links the keys */
const setOf = (...links) => links.map((key) => ({ key }));

test("the next puzzle is the next unsolved one, around the end", () => {
  const set = setOf("n1", "n2", "n3");
  assert.equal(nextOf(set, "n1").key, "n2");
  markSolved("n2", "alone");
  assert.equal(nextOf(set, "n1").key, "n3");
  assert.equal(nextOf(set, "n3").key, "n1");
  assert.equal(nextOf(set, "elsewhere").key, "n1");
});

test("if all puzzles are solved, the next one follows", () => {
  const set = setOf("a1", "a2", "a3");
  for (const { key } of set) markSolved(key, "helped");
  assert.equal(nextOf(set, "a1").key, "a2");
  assert.equal(nextOf(set, "a3").key, "a1");
  assert.equal(nextOf(setOf("a1"), "a1").key, "a1");
});

test("a puzzle once solved without hints stays so", () => {
  assert.equal(solvedAs("s1"), null);
  markSolved("s1", "helped");
  assert.equal(solvedAs("s1"), "helped");
  markSolved("s1", "alone");
  markSolved("s1", "helped");
  assert.equal(solvedAs("s1"), "alone");
});

test("the index of the shipped puzzles is up to date", async () => {
  const files = await puzzleSets();
  const found = (await readdir(SETS, { recursive: true })).filter(
    (file) => file.endsWith(".json") && !file.startsWith("drawings"),
  );
  assert.deepEqual(found.map((file) => `puzzles/${file}`).sort(), [...files.keys()].sort());
  for (const [file, text] of files) {
    const shipped = await readFile(new URL(`../${file}`, SETS), "utf8");
    assert.ok(shipped === text, `${file}: run: node tools/puzzle-sets.mjs`);
  }
  const sets = JSON.parse(files.get("puzzles/sets.json") ?? "");
  /** @type {Record<string, number[]>} */
  const days = JSON.parse(files.get(DAYS_FILE) ?? "");
  for (const [game, set] of Object.entries(sets)) {
    const index = readIndex(game, set);
    assert.ok(index.length >= 10, `${game}: ${index.length}`);
    const ranked = rankedBy(game, days[game]);
    for (let day = 20_780; day < 21_200; day++) {
      assert.equal(puzzleOfDay(ranked, day)?.at, puzzleOfDay(index, day)?.at, `${game}: ${day}`);
    }
    for (const [at, { key }] of index.entries()) {
      const dozen = JSON.parse(files.get(dozenFile(game, at)) ?? "");
      assert.equal(keyOf(dozen[at % DOZEN].link), key);
    }
  }
});

test("a rating is estimated if none was measured, and themes go by number", () => {
  const index = readIndex("dots", {
    themes: ["row", "corner"],
    puzzles: [
      ["p1", null, [], 1],
      ["p2", 1480, [1, 0], 2],
      ["p3", null, [0], 3],
    ],
  });
  assert.deepEqual(
    index.map(({ rating }) => rating),
    [900, 1480, 2000],
  );
  assert.deepEqual(index[1].themes, ["corner", "row"]);
});
