// How a failed try of a puzzle has missed its goal: from the positions at its start and end, in words and as places.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { publishedWords } from "../../../tools/words.mjs";
import { shortfall as ofDots } from "../../../www/games/dots/words.js";
import { shortfall as ofFugitive } from "../../../www/games/fugitive/words.js";
import { shortfall as ofRabbits } from "../../../www/games/rabbits/shortfall.js";
import { loadLanguage, loadWords } from "../../../www/kit/page/i18n.js";

before(async () => {
  const published = await publishedWords(fileURLToPath(new URL("../../../www/", import.meta.url)));
  Object.assign(globalThis, { navigator: { languages: [] } });
  globalThis.fetch = async (address) => {
    const file = String(address).match(/locales\/[\w.]+\.ftl/)?.[0] ?? "";
    return new Response(published.get(file) ?? assert.fail(String(address)));
  };
  await loadLanguage("en", null);
  await loadWords("puzzles");
});

/**
 * @param {typeof ofDots} shortfallOf
 * @param {string} kind
 * @param {number} value
 * @param {number} seat
 * @param {object[]} reports of the positions, from the start to the end of the try
 */
function missed(shortfallOf, kind, value, seat, reports) {
  const puzzle = /** @type {any} */ ({ goal: { kind, value }, seat });
  const report = (/** @type {number} */ ply) => /** @type {any} */ (reports[ply]);
  const shortfall = shortfallOf(
    puzzle,
    /** @type {any} */ ({ length: reports.length - 1, report }),
  );
  return shortfall && [shortfall.text, ...shortfall.places];
}

test("dots: cells held, and the lead", () => {
  const end = { scores: [12, 9] };
  assert.deepEqual(missed(ofDots, "cells", 14, 0, [{}, end]), ["You hold 12 cells, 2 too few."]);
  assert.deepEqual(missed(ofDots, "lead", 1, 1, [{}, end]), ["You have 9 cells to 12, 4 too few."]);
  assert.equal(missed(ofDots, "cells", 12, 0, [{}, end]), null, "the goal is reached there");
});

test("rabbits: cabbages eaten, a rabbit caught, a rabbit that got away", () => {
  const start = { cabbages: ["**", "*."], rabbits: [[0, 1], null, [5, 5]], hunters: [[3, 3]] };
  const eaten = { ...start, cabbages: ["*.", "*."] };
  assert.deepEqual(missed(ofRabbits, "eat", 3, 0, [start, start, eaten]), [
    "You ate 1 cabbage, 2 too few.",
  ]);
  const caught = { ...start, rabbits: [[0, 1], null, null] };
  assert.deepEqual(missed(ofRabbits, "survive", 0, 0, [start, start, caught]), [
    "Rabbit 3 was caught here.",
    "5,5",
  ]);
  assert.equal(missed(ofRabbits, "survive", 0, 0, [start, start]), null);
  assert.deepEqual(missed(ofRabbits, "catch", 1, 1, [start, start]), [
    "None was caught: rabbit 3 got away.",
    "rabbit3",
  ]);
  assert.deepEqual(missed(ofRabbits, "catch", 2, 1, [start, caught]), [
    "You caught 1, but rabbit 1 got away.",
    "rabbit1",
  ]);
});

test("fugitive: where it got away to, or was caught", () => {
  const free = { over: false, fugitive: 14 };
  const over = { over: true, fugitive: 7 };
  assert.deepEqual(missed(ofFugitive, "catch", 0, 0, [free, free]), [
    "The fugitive got away: it is in 14.",
    "14",
  ]);
  assert.deepEqual(missed(ofFugitive, "free", 0, 1, [free, over]), ["You were caught in 7.", "7"]);
  assert.equal(missed(ofFugitive, "free", 0, 1, [free, free]), null);
});
