// The visitor's strength in a game: a Glicko-2 rating from games against the engine's levels.

import rate from "../../vendor/glicko2-lite.js";

/** @typedef {import("./results.js").Result} Result */

/** @typedef {{ rating: number, deviation: number, volatility: number }} Rating */

/** The rating of a new player, as in Glickman's paper. @type {Rating} */
const NEW_RATING = { rating: 1500, deviation: 350, volatility: 0.06 };

/**
 * The rating of level 1, and the difference between adjacent levels: 240 points are 80 wins of 100, about the result of the
 * middle levels against each other. The lower levels win more, the highest fewer (benches/README.md).
 */
const [FIRST_LEVEL_RATING, LEVEL_STEP] = [700, 240];

/** The rating deviation of the levels. */
const LEVEL_DEVIATION = 60;

/** @param {number} level */
export const ratingOfLevel = (level) => FIRST_LEVEL_RATING + LEVEL_STEP * (level - 1);

/**
 * The level nearest to a rating.
 * @param {number} rating
 * @param {number} levels the number of levels
 */
export function levelOfRating(rating, levels) {
  return Math.min(Math.max(Math.round((rating - FIRST_LEVEL_RATING) / LEVEL_STEP) + 1, 1), levels);
}

/**
 * The rating after each game, oldest first. Games with help do not show the player's strength, and are skipped.
 * @param {readonly Result[]} games the results of one kind
 * @returns {Rating[]}
 */
export function ratingsOf(games) {
  /** @type {Rating[]} */
  const ratings = [];
  for (const { helped, level, result } of games) {
    if (helped) continue;
    const { rating, deviation, volatility } = ratings.at(-1) ?? NEW_RATING;
    const newRating = rate(rating, deviation, volatility, [
      [ratingOfLevel(level), LEVEL_DEVIATION, result],
    ]);
    ratings.push({ rating: newRating.rating, deviation: newRating.rd, volatility: newRating.vol });
  }
  return ratings;
}

/**
 * The 95 % interval of the rating.
 * @param {Rating} rating
 * @returns {[least: number, most: number]}
 */
export const rangeOf = ({ deviation, rating }) => [
  rating - 1.96 * deviation,
  rating + 1.96 * deviation,
];
