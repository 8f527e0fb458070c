// Computes points by the teacher's rule.

/** @typedef {import("./description.js").Rule} Rule */

/**
 * A learner's result in an item.
 * @typedef {Object} Result
 * @property {number} attempts 0 if the item has not been begun
 * @property {number} hints
 * @property {boolean} solutionShown
 * @property {boolean} isSolved
 * @property {number} [points] only for a set of puzzles: the average of its puzzles, 0 to 100
 */

/** @type {Result} */
export const NOT_BEGUN = { attempts: 0, hints: 0, solutionShown: false, isSolved: false };

/**
 * The points of an item, 0 to 100.
 * @param {Result} result
 * @param {Rule} rule
 */
export function pointsOf({ attempts, hints, isSolved, points, solutionShown }, rule) {
  if (points !== undefined) return points;
  if (!isSolved) return 0;
  const lost =
    rule.attempt * Math.max(0, attempts - 1) +
    rule.hint * hints +
    (solutionShown ? rule.solution : 0);
  return Math.max(0, 100 - lost);
}

/**
 * A learner's result in a set of puzzles. The set is done when the learner has reached its result page.
 * @param {import("../embedding/protocol.js").SetState} set
 * @param {boolean} isOver
 * @param {Rule} rule
 * @returns {Result}
 */
export function resultOfSet({ puzzles, results, solved }, isOver, rule) {
  const finishedResults = results.filter((result) => result !== null);
  const points = finishedResults.map(({ attempts, hints, solved }) =>
    pointsOf({ attempts, hints, isSolved: solved, solutionShown: false }, rule),
  );
  const sum = (/** @type {readonly number[]} */ list) => list.reduce((sum, each) => sum + each, 0);
  return {
    attempts: Math.max(1, sum(finishedResults.map(({ attempts }) => attempts))),
    hints: sum(finishedResults.map(({ hints }) => hints)),
    isSolved: solved === puzzles,
    solutionShown: isOver && solved < puzzles,
    points: Math.round(sum(points) / puzzles),
  };
}

/** Whether an item is done. @param {Result} result */
export const isDone = ({ isSolved, solutionShown }) => isSolved || solutionShown;

/**
 * The score of a course.
 * @typedef {Object} Score
 * @property {number} points the average of all items, 0 to 100, rounded to whole points
 * @property {number} done the number of items that are done
 * @property {boolean} isComplete whether all items are done
 * @property {boolean | null} isPassed null until it is complete
 */

/**
 * @param {readonly Result[]} results
 * @param {Rule} rule
 * @returns {Score}
 */
export function scoreOf(results, rule) {
  const sum = results.reduce((sum, result) => sum + pointsOf(result, rule), 0);
  const points = Math.round(sum / results.length);
  const doneCount = results.filter(isDone).length;
  const isComplete = doneCount === results.length;
  return { points, done: doneCount, isComplete, isPassed: isComplete ? points >= rule.pass : null };
}
