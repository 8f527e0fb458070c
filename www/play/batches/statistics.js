// Statistics of games between two players: win rates and mean points with 95 % confidence intervals.
//
// Games come in pairs with the sides swapped. The two games of a pair share a board, so they are not independent. All intervals
// treat pairs, not games, as the random sample.

/**
 * An estimate, and the interval that contains the true value in 95 of 100 cases. The bounds are missing if the variance is
 * unknown.
 * @typedef {{ value: number, low: number, high: number } | { value: number, low: null, high: null }} Estimate
 */

/** The quantile of the normal distribution for 95 %: `P(|Z| <= NORMAL_QUANTILE) = 0.95`. */
const NORMAL_QUANTILE = 1.959963984540054;

/**
 * Wilson's score interval (1927) for a rate. Unlike the usual interval around the rate, it stays within 0 and 1, and it is
 * informative even if all games were won.
 * @param {number} rate from 0 to 1
 * @param {number} count the number of independent games; need not be whole
 * @returns {[low: number, high: number]}
 */
export function wilson(rate, count) {
  const square = NORMAL_QUANTILE ** 2;
  const middle = (rate + square / (2 * count)) / (1 + square / count);
  const halfWidth =
    (NORMAL_QUANTILE / (1 + square / count)) *
    Math.sqrt((rate * (1 - rate)) / count + square / (4 * count ** 2));
  // Rounding would leave a bound such as 1e-17.
  return [rate === 0 ? 0 : middle - halfWidth, rate === 1 ? 1 : middle + halfWidth];
}

/**
 * The win rate over pairs of games, with Wilson's interval.
 *
 * The count in the interval is the effective number of games: the number of independent games whose mean would vary as much as
 * that of these pairs. It is between the number of pairs and the number of games.
 * @param {readonly (readonly number[])[]} pairs the results of each pair's games: 1 for a win, 0.5 for a tie, 0 for a loss. An
 *   unfinished pair has one
 * @returns {Estimate | null} null without a game
 */
export function winRate(pairs) {
  const played = pairs.filter((pair) => pair.length > 0);
  if (played.length === 0) return null;
  const value = mean(played.flat());
  const [low, high] = wilson(value, effectiveCount(played, value));
  return { value, low, high };
}

/**
 * The effective number of independent games in some pairs, as surveys compute it for persons of the same household.
 * @param {readonly (readonly number[])[]} pairs
 * @param {number} rate
 */
function effectiveCount(pairs, rate) {
  const count = pairs.length;
  const games = pairs.flat().length;
  if (count === 1) return count;
  const squares = pairs.map((pair) => pair.reduce((sum, result) => sum + result - rate, 0) ** 2);
  const variance = (count / (count - 1)) * (sumOf(squares) / games ** 2);
  const effective = variance > 0 ? (rate * (1 - rate)) / variance : games;
  return Math.min(Math.max(effective, count), games);
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
  // A single value, or several equal values.
  if (!(variance > 0)) return { value, low: null, high: null };
  const halfWidth = studentQuantile(count - 1) * Math.sqrt(variance / count);
  return { value, low: value - halfWidth, high: value + halfWidth };
}

/** More than the largest quantile, which is 12.71 for one degree of freedom. */
const MAX_QUANTILE = 13;

/** The number of halvings of the interval of quantiles, down to the precision of numbers. */
const BISECTIONS = 60;

/**
 * The quantile of Student's distribution for 95 %: `P(|T| <= t) = 0.95`.
 * @param {number} freedom the degrees of freedom, a whole number from 1
 */
export function studentQuantile(freedom) {
  let [low, high] = [NORMAL_QUANTILE, MAX_QUANTILE];
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (studentWithin(middle, freedom) < 0.95) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The probability that Student's T is between `-t` and `t`. For whole degrees of freedom the distribution is a finite sum
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
