// Finds goal numbers that the solver proves to be in reach.

/**
 * The solver's result for a goal with a number: it can be reached, it cannot, or the solver did not finish in time.
 * @typedef {"reached" | "lost" | "open"} Reach
 */

/** The minimum and the maximum number of a goal. */
const [MIN_NUMBER, MAX_NUMBER] = [1, 49];

/** The numbers of moves to try around the default, nearest first. */
const OFFSETS = [0, 1, -1, 2, -2, 3, -3];

/**
 * The largest number for which a goal such as "win N points" can be reached. If it can be reached for a number, it can be
 * reached for each smaller one.
 * @param {(number: number) => Promise<Reach>} solve
 * @param {number} firstNumber the number to try first
 * @returns {Promise<number | null>} null if there is none
 */
export async function largestReached(solve, firstNumber) {
  const isReached = async (/** @type {number} */ number) => (await solve(number)) === "reached";
  /** The largest number known to be in reach, and the smallest known not to be. */
  let [largestGood, smallestBad] = [MIN_NUMBER - 1, MAX_NUMBER + 1];
  let step = 1;
  let number = firstNumber;
  while (number > largestGood && number < smallestBad) {
    if (await isReached(number)) largestGood = number;
    else smallestBad = number;
    // Moves away from the usual number in growing steps, until the limit is passed.
    number =
      smallestBad > MAX_NUMBER
        ? largestGood + step
        : largestGood < MIN_NUMBER
          ? smallestBad - step
          : smallestBad;
    step *= 2;
  }
  while (smallestBad - largestGood > 1) {
    const middle = Math.floor((largestGood + smallestBad) / 2);
    if (await isReached(middle)) largestGood = middle;
    else smallestBad = middle;
  }
  return largestGood >= MIN_NUMBER ? largestGood : null;
}

/**
 * The number of moves nearest to the usual one with which a goal can be reached.
 * @param {(number: number) => Promise<Reach>} solve
 * @param {number} firstNumber
 * @returns {Promise<number | null>} null if there is none near the usual one
 */
export async function nearestReached(solve, firstNumber) {
  for (const number of OFFSETS.map((offset) => firstNumber + offset)) {
    if (number >= MIN_NUMBER && (await solve(number)) === "reached") return number;
  }
  return null;
}
