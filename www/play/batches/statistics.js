// What games say about two players, and how surely: win rates and mean points with intervals of 95 %.
//
// Games come in pairs with the sides changed. The two games of a pair share a board, so they are not independent. All intervals
// here take pairs, not games, as what was drawn by chance.

/**
 * A value that was estimated, and the interval that holds the true one in 95 of 100 cases. Without bounds where nothing is known
 * of how the values vary.
 * @typedef {{ value: number, low: number, high: number } | { value: number, low: null, high: null }} Estimate
 */

/** The quantile of the normal distribution for 95 %: `P(|Z| <= NORMAL) = 0.95`. */
const NORMAL = 1.959963984540054;

/**
 * The score interval of Wilson (1927) for a rate. Unlike the usual one around the rate, it stays within 0 and 1, and it says
 * something where all games were won.
 * @param {number} rate from 0 to 1
 * @param {number} count of independent games; need not be whole
 * @returns {[low: number, high: number]}
 */
export function wilson(rate, count) {
  const square = NORMAL ** 2;
  const middle = (rate + square / (2 * count)) / (1 + square / count);
  const half =
    (NORMAL / (1 + square / count)) *
    Math.sqrt((rate * (1 - rate)) / count + square / (4 * count ** 2));
  // Rounding would leave a bound such as 1e-17.
  return [rate === 0 ? 0 : middle - half, rate === 1 ? 1 : middle + half];
}

/**
 * The win rate over pairs of games, with Wilson's interval.
 *
 * Its count of games is what the pairs are worth: the number of independent games whose mean would vary as that of these pairs
 * does. It is never more than the games that were played, and never less than the pairs.
 * @param {readonly (readonly number[])[]} pairs the results of each pair's games: 1 for a win, 0.5 for a draw, 0 for a loss. A pair
 *   that is not finished has one
 * @returns {Estimate | null} null without a game
 */
export function winRate(pairs) {
  const played = pairs.filter((pair) => pair.length > 0);
  if (played.length === 0) return null;
  const value = mean(played.flat());
  const [low, high] = wilson(value, worthOf(played, value));
  return { value, low, high };
}

/**
 * How many independent games some pairs are worth, as surveys count persons of the same households.
 * @param {readonly (readonly number[])[]} pairs
 * @param {number} rate
 */
function worthOf(pairs, rate) {
  const count = pairs.length;
  const games = pairs.flat().length;
  if (count === 1) return count;
  const squares = pairs.map((pair) => pair.reduce((sum, result) => sum + result - rate, 0) ** 2);
  const variance = (count / (count - 1)) * (sumOf(squares) / games ** 2);
  const worth = variance > 0 ? (rate * (1 - rate)) / variance : games;
  return Math.min(Math.max(worth, count), games);
}

/**
 * The mean of some values, such as the points of pairs, with the interval by Student's t.
 * @param {readonly number[]} values
 * @returns {Estimate | null} null without a value
 */
export function meanOf(values) {
  const count = values.length;
  if (count === 0) return null;
  const value = mean(values);
  const variance = sumOf(values.map((each) => (each - value) ** 2)) / (count - 1);
  // One value, or several that happen to be the same.
  if (!(variance > 0)) return { value, low: null, high: null };
  const half = studentQuantile(count - 1) * Math.sqrt(variance / count);
  return { value, low: value - half, high: value + half };
}

/**
 * The quantile of Student's distribution for 95 %: `P(|T| <= t) = 0.95`.
 * @param {number} freedom a whole number from 1
 */
export function studentQuantile(freedom) {
  let [low, high] = [NORMAL, 13];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (studentWithin(middle, freedom) < 0.95) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The probability that Student's T is within `-t` and `t`. For whole degrees of freedom the distribution is a finite sum
 * (Abramowitz and Stegun 26.7.3 and 26.7.4).
 * @param {number} t
 * @param {number} freedom
 */
function studentWithin(t, freedom) {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let power = isOdd ? 3 : 2; power < freedom - 1; power += 2) {
    term *= ((power - 1) / power) * cosine ** 2;
    sum += term;
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
}

/** @param {readonly number[]} values */
const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);

/** @param {readonly number[]} values */
const mean = (values) => sumOf(values) / values.length;
