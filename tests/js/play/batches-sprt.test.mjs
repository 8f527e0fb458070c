// The test of whether a version is better: its ratio and its decisions are those of `warren match --sprt`.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { Comparison } from "../../../www/play/batches/comparison.js";
import { gamesOf, storedRuns } from "../../../www/play/batches/run-store.js";
import { jobOf, newRun, storeProgress } from "../../../www/play/batches/runs.js";
import {
  DEFAULT_HYPOTHESES,
  expectedScore,
  pairCounts,
  testPairs,
} from "../../../www/play/batches/sprt.js";
import { drawsOf, MINE, open, PLAYERS, playersThat, warren } from "./batches-players.mjs";

/** @typedef {import("../../../www/play/batches/tally.js").Result} Result */

afterEach(() => assert.equal(open.now, 0, "a player still runs"));

/**
 * @param {number} elo0
 * @param {number} elo1
 * @param {number[]} counts
 */
const llrOf = (elo0, elo1, counts) => testPairs({ elo0, elo1 }, counts).llr;

/**
 * @param {number} found
 * @param {number} wanted
 * @param {number} within
 */
function near(found, wanted, within) {
  assert.ok(Math.abs(found - wanted) <= within, `${found} is not ${wanted}`);
}

test("the ratio is the one of `warren match --sprt`", () => {
  // The output of the command with --json, for matches of engines in Jumping Dots.
  near(llrOf(0, 50, [4, 0, 6, 0, 0]), -1.5421690155391818, 1e-9);
  near(llrOf(0, 50, [0, 0, 7, 0, 8]), 2.003645382905288, 1e-9);
  near(llrOf(-20, 30, [11, 0, 4, 0, 0]), -2.1897322680384343, 1e-9);
});

test("the ratio is the one that fastchess expects", () => {
  near(llrOf(0.5, 2.5, [223, 9863, 21279, 10037, 246]), -3.07, 0.01);
  near(llrOf(0, 2, [871, 26175, 55983, 26678, 821]), -4.98, 0.01);
});

/**
 * The greatest logarithm of the likelihood of counts under a mean, by climbing along the three directions that preserve the sum
 * and the mean of a distribution.
 * @param {number[]} counts
 * @param {number} mean
 */
function greatestLikelihood(counts, mean) {
  const value = (/** @type {number[]} */ shares) =>
    counts.reduce((sum, count, i) => sum + count * Math.log(shares[i]), 0);
  const shifted = (
    /** @type {number[]} */ shares,
    /** @type {number} */ first,
    /** @type {number} */ by,
  ) => shares.map((share, i) => share + ([by, -2 * by, by][i - first] ?? 0));
  // A binomial distribution has this mean.
  let shares = [1, 4, 6, 4, 1].map(
    (paths, points) => paths * mean ** points * (1 - mean) ** (4 - points),
  );
  for (let round = 0; round < 300; round++) {
    for (const first of [0, 1, 2]) {
      let [low, high] = [-Math.min(shares[first], shares[first + 2]), shares[first + 1] / 2];
      for (let step = 0; step < 80; step++) {
        const third = (high - low) / 3;
        const [one, other] = [low + third, high - third];
        if (value(shifted(shares, first, one)) < value(shifted(shares, first, other))) low = one;
        else high = other;
      }
      shares = shifted(shares, first, (low + high) / 2);
    }
  }
  return value(shares);
}

test("the ratio is of the greatest likelihoods", () => {
  for (const { counts, elo0, elo1 } of [
    { counts: [5, 20, 60, 31, 9], elo0: 0, elo1: 10 },
    { counts: [40, 3, 1, 2, 70], elo0: -20, elo1: 50 },
    { counts: [300, 100, 20, 10, 7], elo0: 0, elo1: 100 },
  ]) {
    const wanted =
      greatestLikelihood(counts, expectedScore(elo1)) -
      greatestLikelihood(counts, expectedScore(elo0));
    near(llrOf(elo0, elo1, counts), wanted, 1e-5 * (1 + Math.abs(wanted)));
  }
});

/** @param {number} number @param {number} result @returns {Result} */
const game = (number, result) => ({
  ...{
    opponent: 0,
    number,
    seat: number % 2,
    result,
    mine: 30,
    theirs: 19,
    length: 50,
    slowest: 4,
  },
  ...{ fault: null, record: `${number}`, seed: 1, said: "" },
});

// The points of pairs, doubled, and the results that the command printed for them.
test("a sequence of pairs is decided where the command ends its match", () => {
  for (const { hypotheses, sequence, llr, accepted } of [
    {
      hypotheses: { elo0: 0, elo1: 50 },
      sequence: "4444044242424444444444444",
      ...{ llr: 3.006067011333933, accepted: "stronger" },
    },
    {
      hypotheses: { elo0: 0, elo1: 100 },
      sequence: "042402042202024244222420220242422040204224202",
      ...{ llr: -2.955467766267958, accepted: "not-stronger" },
    },
  ]) {
    const results = [...sequence].flatMap((points, pair) => {
      const first = Math.min(Number(points) / 2, 1);
      return [game(2 * pair, first), game(2 * pair + 1, Number(points) / 2 - first)];
    });
    for (let games = 0; games < results.length; games += 1) {
      const before = testPairs(hypotheses, pairCounts(results.slice(0, games)));
      assert.equal(before.accepted, null, `after ${games} games`);
    }
    const last = testPairs(hypotheses, pairCounts(results));
    near(last.llr, llr, 1e-9);
    assert.equal(last.accepted, accepted);
    near(last.upper, 2.9444389791664403, 1e-12);
    near(last.lower, -2.9444389791664403, 1e-12);
  }
});

test("pairs are counted by their points, whatever the order of their games", () => {
  assert.deepEqual(pairCounts([]), [0, 0, 0, 0, 0]);
  assert.equal(llrOf(0, 50, [0, 0, 0, 0, 0]), 0);
  const results = [game(1, 0.5), game(4, 1), game(0, 1), game(2, 0), game(3, 0)];
  assert.deepEqual(pairCounts(results), [1, 0, 0, 1, 0]);
});

/** @type {import("../../../www/play/batches/player.js").Player} */
const EARLIER = { kind: "program", program: "p1", name: "Mine (before)", version: 3 };

/** Programs whose given version answers with an invalid move. @param {number} version @returns {typeof PLAYERS} */
function programsWhereOneFails(version) {
  const failing = playersThat("program", (listener) => listener.line("Z9N", 1));
  return {
    ...PLAYERS,
    program: (game, seat, ...rest) => {
      const isFailing = seat.kind === "program" && seat.version === version;
      const start = (isFailing ? failing : PLAYERS).program;
      assert.ok(start);
      return start(game, seat, ...rest);
    },
  };
}

/** @param {number} failing the version that fails */
function setupOf(failing) {
  const setup = { warren, game: "dots", me: MINE, opponents: [EARLIER], parallelGames: 2 };
  return {
    ...setup,
    sample: drawsOf("dots"),
    programs: programsWhereOneFails(failing),
    ready: async () => {},
  };
}

const PLAN = { games: 400, seed: 5, hypotheses: DEFAULT_HYPOTHESES };

test("a comparison ends with the pair that decides it", async () => {
  for (const { failing, accepted } of [
    { failing: 3, accepted: "stronger" },
    { failing: 17, accepted: "not-stronger" },
  ]) {
    const comparison = new Comparison(setupOf(failing), PLAN);
    await comparison.run();
    assert.equal(comparison.status, "done");
    assert.equal(comparison.sprt.accepted, accepted);
    assert.ok(comparison.done < 100 && comparison.done % 2 === 0, `${comparison.done} games`);
    const [tally] = comparison.tallies();
    assert.equal(tally.rate?.value, failing === 3 ? 1 : 0);
  }
});

test("without a decision a comparison ends at its limit", async () => {
  const comparison = new Comparison(setupOf(3), { ...PLAN, games: 6 });
  await comparison.run();
  assert.deepEqual([comparison.status, comparison.done], ["done", 6]);
  assert.equal(comparison.sprt.accepted, null);
});

test("a comparison is stored, and continues where it stopped", async () => {
  const about = {
    program: "compared",
    game: "dots",
    kind: /** @type {const} */ ("comparison"),
    me: MINE,
  };
  const run = newRun({ ...about, opponents: [EARLIER], ...PLAN });
  const first = /** @type {Comparison} */ (jobOf(setupOf(3), run, []));
  storeProgress(run, first);
  first.addEventListener("change", () => first.done >= 4 && first.cancel());
  await first.run();
  assert.equal(first.status, "cancelled");
  const [stored] = await storedRuns("compared");
  assert.deepEqual(stored.hypotheses, DEFAULT_HYPOTHESES);
  const results = await gamesOf(run.id);
  const second = jobOf(setupOf(3), stored, results);
  assert.ok(second instanceof Comparison);
  assert.equal(second.status, "interrupted");
  assert.equal(second.doneBefore, results.length);
  storeProgress(stored, second);
  await second.run();
  assert.equal(second.sprt.accepted, "stronger");
  const [over] = await storedRuns("compared");
  assert.deepEqual([over.isOver, over.done], [true, second.done]);
  const shown = jobOf(setupOf(3), over, await gamesOf(run.id));
  assert.equal(shown.status, "done");
});
