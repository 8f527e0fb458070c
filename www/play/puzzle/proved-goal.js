// Finds goal numbers that the solver proves to be in reach.

/**
 * The solver's result for a goal with a number: it can be reached, it cannot, or the solver did not finish in time.
 * @typedef {"reached" | "lost" | "open"} Reach
 */

/** The minimum and the maximum number of a goal. */
const [MIN_NUMBER, MAX_NUMBER] = [1, 49];

/** The numbers of moves to try around the default, nearest first. */
const AROUND = [0, 1, -1, 2, -2, 3, -3];

/**
 * The largest number with which a goal can be reached. A goal that can be reached with a number can be reached with each
 * smaller one.
 * @param {(number: number) => Promise<Reach>} ask
 * @param {number} usual the number to try first
 * @returns {Promise<number | null>} null if there is none
 */
export async function largestReached(ask, usual) {
  const isReached = async (/** @type {number} */ number) => (await ask(number)) === "reached";
  /** The largest number known to be in reach, and the smallest known not to be. */
  let [good, bad] = [MIN_NUMBER - 1, MAX_NUMBER + 1];
  let step = 1;
  let number = usual;
  while (number > good && number < bad) {
    if (await isReached(number)) good = number;
    else bad = number;
    // Moves away from the usual number in growing steps, until the limit is passed.
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
 * @returns {Promise<number | null>} null if there is none near the usual one
 */
export async function nearestReached(ask, usual) {
  for (const number of AROUND.map((off) => usual + off)) {
    if (number >= MIN_NUMBER && (await ask(number)) === "reached") return number;
  }
  return null;
}
