// The results of versions in all runs, and their ratings.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newRun } from "../../../www/play/batches/runs.js";
import { DEFAULT_HYPOTHESES } from "../../../www/play/batches/sprt.js";
import { Standings } from "../../../www/play/batches/standings.js";
import { ratingOf, ratingsOf } from "../../../www/play/batches/version-ratings.js";
import { ratingOfLevel } from "../../../www/play/your-games/rating.js";

/** @typedef {import("../../../www/play/batches/player.js").Player} Player */
/** @typedef {import("../../../www/play/batches/run-store.js").Run} Run */
/** @typedef {import("../../../www/play/batches/tally.js").Result} Result */

/** @param {number} version @returns {Player} */
const version = (version) => ({ kind: "program", program: "p1", name: "Mine", version });

/** @param {number} level @returns {Player} */
const level = (level) => ({ kind: "engine", level });

/** @param {number} opponent @param {number} number @param {number} result @param {string} record @returns {Result} */
const game = (opponent, number, result, record) => ({
  ...{ opponent, number, seat: number % 2, result, mine: 20 + result, theirs: 20, length: 50 },
  ...{ slowest: 4, fault: null, record, seed: 1, said: "" },
});

/** @param {Pick<Run, "kind" | "me"> & Partial<Run>} about */
const run = (about) => newRun({ program: "p1", game: "dots", ...about });

test("the results of all runs meet in one cell per version and opponent", () => {
  const standings = new Standings(false);
  standings.add(run({ kind: "batch", me: version(1), opponents: [level(2), level(3)] }), [
    game(0, 0, 1, "a"),
    game(0, 1, 1, "b"),
    game(1, 0, 0, "c"),
  ]);
  standings.add(run({ kind: "climb", me: version(1) }), [game(1, 0, 0.5, "d"), game(1, 1, 0, "e")]);
  assert.deepEqual([standings.versions, standings.levels], [[1], [2, 3]]);
  const tally = standings.tally(1, { level: 2 });
  assert.deepEqual([tally.games, tally.won, tally.drawn, tally.lost], [4, 2, 1, 1]);
  assert.equal(tally.rate?.value, 2.5 / 4);
  assert.equal(standings.tally(1, { level: 1 }).games, 0);
  assert.deepEqual(standings.metVersions, []);
});

test("a game between two versions counts for both", () => {
  const standings = new Standings(false);
  const about = { kind: /** @type {const} */ ("comparison"), hypotheses: DEFAULT_HYPOTHESES };
  standings.add(run({ ...about, me: version(7), opponents: [version(3)] }), [
    game(0, 0, 1, "a"),
    game(0, 1, 0.5, "b"),
  ]);
  assert.deepEqual(
    [standings.versions, standings.metVersions],
    [
      [3, 7],
      [3, 7],
    ],
  );
  assert.equal(standings.tally(7, { version: 3 }).rate?.value, 0.75);
  assert.equal(standings.tally(3, { version: 7 }).rate?.value, 0.25);
  assert.equal(standings.tally(3, { version: 7 }).lost, 1);
});

test("other programs do not count", () => {
  const standings = new Standings(false);
  /** @type {Player} */
  const other = { kind: "program", program: "p2", name: "Other", version: 5 };
  const batch = run({ kind: "batch", me: version(1), opponents: [other, level(1)] });
  standings.add(batch, [game(0, 0, 1, "a"), game(1, 0, 1, "b")]);
  assert.deepEqual([standings.versions, standings.metVersions], [[1], []]);
  assert.equal(standings.tally(1, { level: 1 }).games, 1);
});

test("a pair that two climbs play alike counts once", () => {
  const standings = new Standings(false);
  const pair = [game(0, 0, 1, "a"), game(0, 1, 0, "b")];
  standings.add(run({ kind: "climb", me: version(1) }), pair);
  standings.add(run({ kind: "climb", me: version(1) }), pair);
  const { different, games, rate } = standings.tally(1, { level: 1 });
  assert.deepEqual([games, different], [4, 2]);
  const once = new Standings(false);
  once.add(run({ kind: "climb", me: version(1) }), pair);
  assert.deepEqual(rate, once.tally(1, { level: 1 }).rate);
  const [rating] = ratingsOf(standings, false);
  assert.deepEqual([rating.version, rating.games, rating.low], [1, 2, null]);
});

test("unequal sides are rated by pairs", () => {
  const standings = new Standings(true);
  const pair = [game(0, 0, 1, "a"), game(0, 1, 0, "b"), game(0, 2, 1, "c")];
  standings.add(run({ kind: "batch", me: version(1), opponents: [level(4)] }), pair);
  const [rating] = ratingsOf(standings, true);
  // The unfinished pair does not count. Points decide the other one.
  assert.equal(rating.games, 1);
  assert.ok(rating.rating > ratingOfLevel(4));
});

/**
 * @param {number} level
 * @param {readonly number[]} results
 * @param {number} count
 */
const pairs = (level, results, count) => Array.from({ length: count }, () => ({ level, results }));

test("the difference follows from wins and losses, as in the tournament's ratings", () => {
  const { rating } = ratingOf([...pairs(3, [1, 1], 1500), ...pairs(3, [0, 0], 500)]);
  // The figure of crates/arena/src/ratings/bradley_terry.rs.
  assert.ok(Math.abs(rating - ratingOfLevel(3) - 400 * Math.log10(3)) < 0.2, `${rating}`);
});

test("a result without exceptions has a wide interval, and nothing is infinite", () => {
  const { rating, low, high } = ratingOf(pairs(2, [1, 1], 7));
  // The bounds of crates/arena/src/ratings/bootstrap.rs.
  assert.ok(low !== null && low < rating - 80, `${low} and ${rating}`);
  assert.ok(high !== null && high > rating + 400 && high < rating + 3000, `${high} and ${rating}`);
  const single = ratingOf(pairs(2, [0, 0], 1));
  assert.deepEqual([single.low, single.high], [null, null]);
  assert.ok(single.rating < ratingOfLevel(2));
});

test("about nineteen intervals of twenty hold the strength", () => {
  let state = 7;
  const random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  let held = 0;
  const [trials, strength] = [200, 1100];
  for (let trial = 0; trial < trials; trial++) {
    const played = [1, 2, 3, 4].flatMap((level) => {
      const chance = 1 / (1 + 10 ** ((ratingOfLevel(level) - strength) / 400));
      const result = () => (random() < chance ? 1 : 0);
      return Array.from({ length: 10 }, () => ({ level, results: [result(), result()] }));
    });
    const { low, high } = ratingOf(played);
    if (low !== null && high !== null && low <= strength && strength <= high) held += 1;
  }
  assert.ok(held / trials > 0.9 && held / trials < 0.99, `${held} of ${trials}`);
});
