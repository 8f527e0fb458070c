// Looks for the numbers of a goal that the solver proves to be in reach.

/**
 * What the solver says of a goal with a number: it can be reached, it cannot, or the solver did not finish in time.
 * @typedef {"reached" | "lost" | "open"} Reach
 */

/** The least and the most number of a goal. */
const [MIN_NUMBER, MAX_NUMBER] = [1, 49];

/** The numbers of moves around the usual one that are tried, the nearest first. */
const AROUND = [0, 1, -1, 2, -2, 3, -3];

/**
 * The largest number with which a goal can be reached. A goal that can be reached with a number can be reached with each smaller one.
 * @param {(number: number) => Promise<Reach>} ask
 * @param {number} usual where to begin
 * @returns {Promise<number | null>} null if there is none
 */
export async function largestReached(ask, usual) {
  const isReached = async (/** @type {number} */ number) => (await ask(number)) === "reached";
  /** The largest number known to be reached, and the smallest known not to be. */
  let [good, bad] = [MIN_NUMBER - 1, MAX_NUMBER + 1];
  let step = 1;
  let number = usual;
  while (number > good && number < bad) {
    if (await isReached(number)) good = number;
    else bad = number;
    // In growing steps away from the usual number, until it is passed.
    number = bad > MAX_NUMBER ? good + step : good < MIN_NUMBER ? bad - step : bad;
    step *= 2;
  }
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await isReached(middle)) good = middle;
    else bad = middle;
  }
  return good >= MIN_NUMBER ? good : null;
}

/**
 * The number of moves nearest to the usual one with which a goal can be reached.
 * @param {(number: number) => Promise<Reach>} ask
 * @param {number} usual
 * @returns {Promise<number | null>} null if there is none near it
 */
export async function nearestReached(ask, usual) {
  for (const number of AROUND.map((off) => usual + off)) {
    if (number >= MIN_NUMBER && (await ask(number)) === "reached") return number;
  }
  return null;
}
