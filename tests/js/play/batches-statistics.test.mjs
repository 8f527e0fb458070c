// Intervals of win rates and of mean points, against figures from the literature and by simulation.

import assert from "node:assert/strict";
import { test } from "node:test";
import { meanOf, studentQuantile, wilson, winRate } from "../../../www/play/batches/statistics.js";

/**
 * @param {number} found
 * @param {number} wanted
 * @param {number} within
 */
function near(found, wanted, within) {
  assert.ok(Math.abs(found - wanted) <= within, `${found} is not ${wanted}`);
}

test("Wilson's interval is that of Newcombe's examples", () => {
  // Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), setup I, method 3.
  for (const [won, count, low, high] of [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ]) {
    const found = wilson(won / count, count);
    near(found[0], low, 0.00005);
    near(found[1], high, 0.00005);
    const others = wilson(1 - won / count, count);
    near(others[0], 1 - high, 0.00005);
    near(others[1], 1 - low, 0.00005);
  }
});

test("Wilson's bounds are the rates that are just plausible", () => {
  // By definition: at each bound p, the rate is 1.96 standard deviations of p away.
  for (const [rate, count] of [
    [0.5, 10],
    [0.9, 7],
    [0.01, 300],
    [1, 4],
  ]) {
    for (const bound of wilson(rate, count)) {
      const spread = Math.sqrt((bound * (1 - bound)) / count);
      if (bound === rate) continue;
      near(Math.abs(rate - bound) / spread, 1.95996, 0.0001);
    }
  }
});

test("Student's quantiles are those of the tables", () => {
  for (const [freedom, wanted] of [
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [5, 2.571],
    [9, 2.262],
    [10, 2.228],
    [19, 2.093],
    [30, 2.042],
    [60, 2.0],
    [120, 1.98],
    [1000, 1.962],
  ]) {
    near(studentQuantile(freedom), wanted, 0.0006);
  }
});

test("the interval of a mean is that of Student's own example", () => {
  // The hours of sleep gained, from The Probable Error of a Mean (1908): t.test in R gives 0.7001142 to 2.4598858.
  const hours = [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4];
  const found = meanOf(hours);
  near(found?.value ?? 0, 1.58, 1e-12);
  near(found?.low ?? 0, 0.7001142, 1e-6);
  near(found?.high ?? 0, 2.4598858, 1e-6);
});

test("one value, or the same twice, has no interval; no value has no mean", () => {
  assert.deepEqual(meanOf([3]), { value: 3, low: null, high: null });
  assert.deepEqual(meanOf([3, 3]), { value: 3, low: null, high: null });
  assert.equal(meanOf([]), null);
  assert.equal(winRate([]), null);
  assert.equal(winRate([[]]), null);
});

test("games of pairs that vary as single games count as single games", () => {
  // Two wins, two losses, and twice one of each: as coins would fall.
  const pairs = [
    [1, 1],
    [0, 0],
    [1, 0],
    [0, 1],
  ];
  const found = winRate(pairs);
  // The sum of squares is 1 + 1 of 8 games: a variance of 4/3 * 2/64, worth 0.25 / (4/96) = 6 games.
  const [low, high] = wilson(0.5, 6);
  near(found?.low ?? 0, low, 1e-12);
  near(found?.high ?? 0, high, 1e-12);
});

test("if a board decides both games of a pair alike, only the pairs count", () => {
  const pairs = [
    [1, 1],
    [1, 1],
    [0, 0],
    [1, 1],
    [0, 0],
    [1, 1],
  ];
  const [low, high] = wilson(4 / 6, 6);
  const found = winRate(pairs);
  near(found?.low ?? 0, low, 1e-12);
  near(found?.high ?? 0, high, 1e-12);
});

test("if the seat decides, the games count, and never more than were played", () => {
  const pairs = Array.from({ length: 10 }, () => [1, 0]);
  const [low, high] = wilson(0.5, 20);
  assert.deepEqual(winRate(pairs), { value: 0.5, low, high });
  const all = Array.from({ length: 10 }, () => [1, 1]);
  assert.deepEqual(winRate(all), { value: 1, low: wilson(1, 20)[0], high: 1 });
});

test("a pair that is not finished counts with its one game", () => {
  assert.equal(winRate([[1, 0], [1]])?.value, 2 / 3);
  assert.deepEqual(winRate([[1]]), { value: 1, low: wilson(1, 1)[0], high: 1 });
});

/** Reproducible random numbers from 0 to 1. @param {number} seed */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

for (const [name, chances] of /** @type {const} */ ([
  ["independent games", [0.7, 0.7, 0.7, 0.7]],
  ["boards that suit one player", [0.95, 0.95, 0.45, 0.45]],
  ["boards that suit one seat", [0.9, 0.5, 0.5, 0.9]],
])) {
  test(`the interval of a rate holds the true rate often enough: ${name}`, () => {
    const random = randomOf(7);
    const tries = 2000;
    let held = 0;
    for (let tried = 0; tried < tries; tried++) {
      // A board of two kinds, each with the chances of both games.
      const pairs = Array.from({ length: 20 }, () => {
        const [first, second] = random() < 0.5 ? chances.slice(0, 2) : chances.slice(2);
        return [random() < first ? 1 : 0, random() < second ? 1 : 0];
      });
      const found = winRate(pairs);
      if (found && found.low !== null && found.low <= 0.7 && 0.7 <= found.high) held += 1;
    }
    // By chance 2000 tries differ from 95 % by 1 %.
    assert.ok(held / tries > 0.93, `${held} of ${tries}`);
  });
}

test("the interval of a mean holds the true mean at its stated rate", () => {
  const random = randomOf(11);
  const tries = 2000;
  let held = 0;
  for (let tried = 0; tried < tries; tried++) {
    // The sum of 12 even numbers is nearly normal, with mean 6.
    const values = Array.from({ length: 8 }, () =>
      Array.from({ length: 12 }, random).reduce((sum, each) => sum + each, 0),
    );
    const found = meanOf(values);
    if (found && found.low !== null && found.low <= 6 && 6 <= found.high) held += 1;
  }
  assert.ok(held / tries > 0.935 && held / tries < 0.965, `${held} of ${tries}`);
});
