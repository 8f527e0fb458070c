// What the page is told of the shipped puzzles, which comes next, and what is kept of those that are solved.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { puzzleSets, SETS } from "../../tools/puzzle-sets.mjs";
import { markSolved, nextOf, solvedAs } from "../../www/puzzle/sets.js";

/** @param {string[]} links */
const setOf = (...links) => /** @type {any[]} */ (links.map((link) => ({ link })));

test("the next puzzle is the next that is not solved, around the end", () => {
  const set = setOf("n1", "n2", "n3");
  assert.equal(nextOf(set, "n1").link, "n2");
  markSolved("n2", "alone");
  assert.equal(nextOf(set, "n1").link, "n3");
  assert.equal(nextOf(set, "n3").link, "n1");
  assert.equal(nextOf(set, "elsewhere").link, "n1");
});

test("where all are solved, it is simply the next", () => {
  const set = setOf("a1", "a2", "a3");
  for (const { link } of set) markSolved(link, "helped");
  assert.equal(nextOf(set, "a1").link, "a2");
  assert.equal(nextOf(set, "a3").link, "a1");
  assert.equal(nextOf(setOf("a1"), "a1").link, "a1");
});

test("what was solved without hints once stays so", () => {
  assert.equal(solvedAs("s1"), null);
  markSolved("s1", "helped");
  assert.equal(solvedAs("s1"), "helped");
  markSolved("s1", "alone");
  markSolved("s1", "helped");
  assert.equal(solvedAs("s1"), "alone");
});

test("what the page is told of the shipped puzzles is what they are", async () => {
  const told = await readFile(SETS, "utf8");
  assert.ok(told === (await puzzleSets()), "run: node tools/puzzle-sets.mjs");
  for (const [game, set] of Object.entries(JSON.parse(told)))
    assert.ok(set.length >= 10, `${game}: ${set.length}`);
});
