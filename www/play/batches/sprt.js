// Whether a player is stronger than another, decided after as few pairs of games as possible.
//
// This is the test of `warren match --sprt` (crates/arena/src/ratings/sprt.rs): a generalized sequential probability ratio test
// on pairs of games, by A. Wald (1945) and by M. Van den Bergh, "Comments on Normalized Elo", proposition 1.1. The same pairs
// have the same ratio and the same decision there and here.

import { pairsOf } from "./tally.js";

/** @typedef {import("./tally.js").Result} Result */

/** The number of pairs in which a player got 0, ½, 1, 1½ and 2 points. @typedef {readonly number[]} PairCounts */

/** The two hypotheses: the player is stronger by at most `elo0`, or by at least `elo1`. @typedef {{ elo0: number, elo1: number }} Hypotheses */

/**
 * The state of a test.
 * @typedef {Object} Sprt
 * @property {number} llr the logarithm of the ratio of the likelihoods. Positive if the results look more like `elo1`
 * @property {number} lower at or below it `elo0` is accepted
 * @property {number} upper at or above it `elo1` is accepted
 * @property {"stronger" | "not-stronger" | null} accepted the accepted hypothesis; null while the test continues
 */

/**
 * The hypotheses of a new test. Unlike 5 Elo, a usual difference between large engines, 50 Elo show within a few hundred games.
 * @type {Hypotheses}
 */
export const DEFAULT_HYPOTHESES = { elo0: 0, elo1: 50 };

/** The probability of accepting either hypothesis although the other is true. */
export const ERROR_PROBABILITY = 0.05;

/** Replaces a count of zero pairs, so that no distribution excludes it. */
const ZERO_COUNT_REPLACEMENT = 1e-3;

/** The scores of a pair by twice its points. */
const SCORES = [0, 0.25, 0.5, 0.75, 1];

/**
 * The expected score, from 0 to 1, of a player who is stronger by `elo`.
 * @param {number} elo
 */
export const expectedScore = (elo) => 1 / (1 + 10 ** (-elo / 400));

/**
 * Counts the complete pairs by their points.
 * @param {readonly Result[]} results the results against one opponent
 * @returns {PairCounts}
 */
export function pairCounts(results) {
  const counts = SCORES.map(() => 0);
  for (const pair of pairsOf(results)) {
    if (pair.length === 2) counts[2 * (pair[0].result + pair[1].result)] += 1;
  }
  return counts;
}

/**
 * The state of the test after these pairs.
 * @param {Hypotheses} hypotheses
 * @param {PairCounts} counts
 * @returns {Sprt}
 */
export function testPairs({ elo0, elo1 }, counts) {
  const llr = logLikelihoodRatio(elo0, elo1, counts);
  const lower = Math.log(ERROR_PROBABILITY / (1 - ERROR_PROBABILITY));
  const upper = Math.log((1 - ERROR_PROBABILITY) / ERROR_PROBABILITY);
  const accepted = llr >= upper ? "stronger" : llr <= lower ? "not-stronger" : null;
  return { llr, lower, upper, accepted };
}

/**
 * Each hypothesis gets the distribution of a pair's points that explains the results best among all with its difference.
 * @param {number} elo0
 * @param {number} elo1
 * @param {PairCounts} counts
 */
function logLikelihoodRatio(elo0, elo1, counts) {
  if (sumOf(counts) === 0) return 0;
  const weights = counts.map((count) => count || ZERO_COUNT_REPLACEMENT);
  const total = sumOf(weights);
  const observed = weights.map((weight) => weight / total);
  const low = mostLikelyWithMean(observed, expectedScore(elo0));
  const high = mostLikelyWithMean(observed, expectedScore(elo1));
  return sumOf(weights.map((weight, i) => weight * Math.log(high[i] / low[i])));
}

/**
 * The most likely distribution with a mean score, given observed shares.
 *
 * Its shares are `observed / (1 + theta * (score - mean))`. The mean falls as theta rises, so bisection finds theta.
 * @param {readonly number[]} observed
 * @param {number} mean
 */
function mostLikelyWithMean(observed, mean) {
  const distances = SCORES.map((score) => score - mean);
  const sharesAt = (/** @type {number} */ theta) =>
    observed.map((share, i) => share / (1 + theta * distances[i]));
  let [low, high] = [-1 / Math.max(...distances), -1 / Math.min(...distances)];
  for (;;) {
    const middle = low + (high - low) / 2;
    const shares = sharesAt(middle);
    if (middle <= low || middle >= high) return shares;
    if (sumOf(shares.map((share, i) => share * distances[i])) > 0) low = middle;
    else high = middle;
  }
}

/** @param {readonly number[]} values */
const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);
