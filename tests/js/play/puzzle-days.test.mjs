// Today's puzzle and the streak, the next puzzle by rating, and the filters of the list.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setPreference } from "../../../www/kit/page/preferences.js";
import * as daily from "../../../www/play/puzzle/daily.js";
import { nextOfDay } from "../../../www/play/puzzle/day-result.js";
import {
  filtered,
  filterPath,
  NO_FILTER,
  readFilter,
  themesOf,
} from "../../../www/play/puzzle/filter.js";
import { puzzleFor, readStanding, similarTo, standingIn } from "../../../www/play/puzzle/rating.js";

const { dayOf, dayText, doneOn, isSunday, storeDay, puzzleOfDay, readDay, streakOn } = daily;

/** @param {number} count @param {string} [game] @returns {import("../../../www/play/puzzle/sets.js").IndexedPuzzle[]} */
const indexOf = (count, game = "dots") =>
  Array.from({ length: count }, (_, at) => ({
    game,
    key: `p${at}`,
    at,
    rating: 800 + 10 * at,
    themes: at % 2 === 0 ? ["even"] : ["odd", "other"],
    moves: 1,
  }));

/** @param {string} date */
const day = (date) => Number(readDay(date));

test("a day is a date of the visitor's calendar", () => {
  assert.equal(dayOf(new Date(2026, 10, 25, 0, 0)), dayOf(new Date(2026, 10, 25, 23, 59)));
  assert.equal(dayOf(new Date(2026, 10, 26)) - dayOf(new Date(2026, 10, 25)), 1);
  assert.equal(dayText(dayOf(new Date(2026, 10, 25))), "2026-11-25");
  assert.equal(dayOf(daily.dateOf(20_782)), 20_782);
  assert.ok(isSunday(day("2026-11-29")));
  assert.ok(!isSunday(day("2026-11-28")));
});

test("an impossible day is not read", () => {
  const none = ["", "2026-13-01", "2026-02-30", "2026-02-30x", "0000-00-00", "1999-12-31", "1e3"];
  for (const text of [...none, "9999-12-31", "2026-2-3", "+02026-02-03", "2026-02-00"]) {
    assert.equal(readDay(text), null, text);
  }
  assert.equal(readDay("2026-11-24"), 20_781);
  assert.equal(dayText(Number(readDay("2028-02-29"))), "2028-02-29");
});

test("no puzzle of the day repeats before all have appeared, and Sundays have the hardest", () => {
  const index = indexOf(30);
  for (const [isHard, size] of /** @type {const} */ ([
    [true, 10],
    [false, 20],
  ])) {
    const days = Array.from({ length: 400 }, (_, i) => 20_000 + i).filter(
      (d) => isSunday(d) === isHard,
    );
    const keys = days.map((d) => puzzleOfDay(index, d)?.key);
    // A round begins when all puzzles have appeared.
    const rounds = Array.from(
      { length: size },
      (_, from) => new Set(keys.slice(from, from + size)).size,
    );
    assert.equal(Math.max(...rounds), size);
    assert.equal(new Set(keys).size, size);
    const hard = days.every((d) => (puzzleOfDay(index, d)?.at ?? 0) >= 20 === isHard);
    assert.ok(hard, `${isHard}`);
  }
  assert.equal(puzzleOfDay(index, 20_782), puzzleOfDay(index, 20_782));
  assert.equal(puzzleOfDay([], 20_782), null);
  assert.equal(puzzleOfDay(indexOf(1), 20_782)?.at, 0);
});

test("the streak counts consecutive days, over midnight and changed clocks", () => {
  setPreference("puzzle-days", null);
  const done = (/** @type {number} */ on) => ({ day: on, tries: 1, hints: 0 });
  assert.equal(streakOn(100), 0);
  for (const on of [20_001, 20_002, 20_003]) storeDay("dots", done(on), true);
  assert.equal(streakOn(20_003), 3);
  assert.equal(streakOn(20_004), 3, "today's puzzle may still be solved");
  assert.equal(streakOn(20_005), 0, "a day was missed");
  assert.equal(streakOn(20_002), 3, "the clock was set back");
  storeDay("mice", done(20_003), true);
  assert.equal(streakOn(20_003), 3, "a second game on one day");
  storeDay("dots", done(20_004), false);
  assert.equal(streakOn(20_005), 0, "a past day that is solved later does not count");
  assert.deepEqual(doneOn("dots", 20_004), done(20_004));
  storeDay("dots", { day: 20_004, tries: 9, hints: 9 }, true);
  assert.deepEqual(doneOn("dots", 20_004), done(20_004), "the first result stays");
  assert.equal(streakOn(20_005), 4, "opened before midnight, solved after it");
  storeDay("dots", done(30_000), true);
  assert.equal(streakOn(20_005), 4, "a clock that was far ahead");
});

test("the next puzzle of a day is the next open one, around the end, and never the same", () => {
  /** @param {string} states by game, in their order: open or solved */
  const after = (states, game = "b") => {
    const puzzles = [...states].map((letter, i) => ({
      game: "abcde"[i],
      state: letter === "o" ? /** @type {const} */ ("open") : /** @type {const} */ ("solved"),
      done: null,
    }));
    return nextOfDay(puzzles, game);
  };
  assert.equal(after("ooooo"), "c");
  assert.equal(after("ossso"), "e");
  assert.equal(after("ossss"), "a", "it wraps round");
  assert.equal(after("sosss"), null, "only the current puzzle is open");
  assert.equal(after("sssss"), null);
  assert.equal(after("ooooo", "e"), "a");
});

test("invalid storage means no streak and no rating", () => {
  for (const text of [
    "",
    "null",
    "[]",
    "7",
    "{",
    '{"spans":7,"done":[1]}',
    '{"spans":[[5,1],[1e9,2e9],["a","b"]]}',
  ]) {
    setPreference("puzzle-days", text);
    setPreference("puzzle-ratings", text);
    assert.equal(streakOn(20_000), 0, text);
    assert.equal(doneOn("dots", 20_000), null, text);
    assert.equal(standingIn("dots").rating, 1300, text);
  }
  assert.equal(readStanding({ rating: 1e9, deviation: 50, volatility: 0.06 }).rating, 3500);
  assert.equal(readStanding({ rating: "x" }).rating, 1300);
  assert.equal(readStanding({ rating: 1500, deviation: 50, volatility: 0.06 }).rating, 1500);
  const many = Array.from({ length: 5000 }, (_, i) => `p${i}`);
  assert.equal(readStanding({ counted: [...many, 7, "<b>"] }).counted.length, 998);
  setPreference("puzzle-days", null);
  setPreference("puzzle-ratings", null);
});

test("the next puzzle is open, near the rating and of another theme", () => {
  const index = indexOf(100);
  const standing = { ...readStanding(null), rating: 1200 };
  const none = () => false;
  assert.equal(puzzleFor(index, standing, none)?.at, 40);
  assert.equal(puzzleFor(index, { ...standing, counted: ["p40"] }, none)?.at, 39);
  assert.equal(puzzleFor(index, standing, none, "p40")?.at, 39);
  assert.equal(puzzleFor(index, { ...standing, rating: 3000 }, none)?.at, 99);
  assert.equal(
    puzzleFor(index, standing, () => true),
    null,
  );
  assert.deepEqual(
    similarTo(index, index[40], 3).map(({ at }) => at),
    [38, 42, 36],
  );
});

test("the address keeps the filter", () => {
  for (const filter of [
    NO_FILTER,
    /** @type {const} */ ({ theme: "last-move", difficulty: "hard", state: "unsolved" }),
    /** @type {const} */ ({ theme: null, difficulty: "easy", state: null }),
  ]) {
    assert.deepEqual(readFilter(filterPath(filter)), filter);
  }
  const index = indexOf(100);
  const solved = (/** @type {string} */ key) => key === "p0";
  assert.equal(filtered(index, NO_FILTER, solved).length, 100);
  assert.equal(filtered(index, { ...NO_FILTER, state: "solved" }, solved).length, 1);
  const even = filtered(index, { theme: "even", difficulty: "medium", state: "unsolved" }, solved);
  assert.deepEqual([even.length, even[0].rating, even.at(-1)?.rating], [20, 1300, 1680]);
  assert.deepEqual(themesOf(index, solved)[0], { name: "even", count: 50, solved: 1 });
});
