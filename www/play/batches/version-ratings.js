// The ratings of a program's versions by their games against the engine's levels.
//
// As in crates/arena/src/ratings, the model is that of Bradley and Terry with a weak prior, an imaginary game that is half won
// and half lost, and the intervals come from resampled pairs of games. Unlike there, the ratings of the levels are known, so
// each version is rated on its own. A draw is half a win, and changed seats cancel the advantage of the first player.

import { ratingOfLevel } from "../your-games/rating.js";
import { countedPairs } from "./tally.js";

/** @typedef {import("./standings.js").Standings} Standings */

/** The results of a pair of games against a level: 1 for a win, 0.5 for a tie, 0 for a loss. @typedef {{ level: number, results: readonly number[] }} RatedPair */

/**
 * A rating with the interval that contains the true one in 95 of 100 cases. Fewer than two pairs have no interval.
 * @typedef {{ rating: number, low: number | null, high: number | null, games: number }} VersionRating
 */

/** One natural unit of strength in rating points. */
const POINTS_PER_UNIT = 400 / Math.LN10;

/** No rating is further than this from those of the opponents. */
const MAX_DISTANCE = 3000;

/** The number of halvings of the interval of ratings, down to a hundredth of a point. */
const BISECTIONS = 20;

/** The number of resamples. Half of them change a bound by about a tenth of the interval. */
const RESAMPLES = 400;

/** The minimum win and loss of a sampled imaginary game. It bounds the rating of a version that has won everything. */
const MIN_SAMPLED_RESULT = 0.01;

/**
 * The ratings of the versions that have played levels, the oldest first.
 * @param {Standings} standings
 * @param {boolean} isUnequal whether the sides are unequal, so that pairs count
 * @returns {(VersionRating & { version: number })[]}
 */
export function ratingsOf(standings, isUnequal) {
  return standings.versions.flatMap((version) => {
    const pairs = standings.levels.flatMap((level) =>
      countedPairs(standings.results(version, { level }), isUnequal).map((results) => ({
        level,
        results,
      })),
    );
    return pairs.length > 0 ? [{ version, ...ratingOf(pairs) }] : [];
  });
}

/**
 * @param {readonly RatedPair[]} pairs at least one
 * @returns {VersionRating}
 */
export function ratingOf(pairs) {
  const games = pairs.reduce((sum, { results }) => sum + results.length, 0);
  const rating = mostLikely(pairs, [0.5, 0.5]);
  if (pairs.length < 2) return { rating, low: null, high: null, games };
  const random = randomNumbers(games);
  const sample = Array.from({ length: RESAMPLES }, () => {
    const drawn = pairs.map(() => pairs[Math.floor(random() * pairs.length)]);
    return mostLikely(drawn, [sampledResult(random), sampledResult(random)]);
  }).sort((one, other) => one - other);
  return { rating, low: quantile(sample, 0.025), high: quantile(sample, 0.975), games };
}

/**
 * The rating with the greatest likelihood.
 * @param {readonly RatedPair[]} pairs
 * @param {readonly [won: number, lost: number]} imaginary the game of the prior, against a player with the opponents' mean
 */
function mostLikely(pairs, [imaginaryWon, imaginaryLost]) {
  /** By level. @type {Map<number, { games: number, won: number }>} */
  const totals = new Map();
  let [games, ratings] = [0, 0];
  for (const { level, results } of pairs) {
    const total = totals.get(level) ?? { games: 0, won: 0 };
    total.games += results.length;
    for (const result of results) total.won += result;
    totals.set(level, total);
    games += results.length;
    ratings += results.length * ratingOfLevel(level);
  }
  const mean = ratings / games;
  const opponents = [...totals].map(([level, total]) => ({ at: ratingOfLevel(level), ...total }));
  opponents.push({ at: mean, games: imaginaryWon + imaginaryLost, won: imaginaryWon });
  // The slope of the likelihood: the points won, less those expected.
  const slopeAt = (/** @type {number} */ rating) =>
    opponents.reduce((sum, { at, games, won }) => {
      return sum + won - games / (1 + Math.exp((at - rating) / POINTS_PER_UNIT));
    }, 0);
  let [low, high] = [mean - MAX_DISTANCE, mean + MAX_DISTANCE];
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (slopeAt(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * A win or a loss of the imaginary game in a resample: half the square of a normal number, by Box and Muller. Its mean is ½.
 * @param {() => number} random
 */
const sampledResult = (random) =>
  Math.max(-Math.log(1 - random()) * Math.cos(2 * Math.PI * random()) ** 2, MIN_SAMPLED_RESULT);

/**
 * @param {readonly number[]} sorted
 * @param {number} share
 */
function quantile(sorted, share) {
  const rank = share * (sorted.length - 1);
  const below = sorted[Math.floor(rank)];
  return below + (rank - Math.floor(rank)) * (sorted[Math.ceil(rank)] - below);
}

/** Random numbers from 0 to 1, the same for the same games: mulberry32. @param {number} seed */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
