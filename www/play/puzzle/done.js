// The visitor's attempts at a puzzle: the tries, the hints, and whether the solution was shown. They are stored before the page
// shows anything, so that neither a reload nor another tab can undo them.

import { mergedByKey } from "../../kit/page/merged.js";
import { preference, setPreference } from "../../kit/page/preferences.js";

/**
 * The result of a puzzle. `tries` counts finished tries. A visitor who has seen the solution cannot solve the puzzle.
 * @typedef {{ tries: number, hints: number, isSolved: boolean, isShown: boolean }} Result
 */

const STORAGE_KEY = "puzzles-done";
/** The maximum number of stored puzzles, and the maximum of each count. */
const [MAX_RESULTS, MAX_COUNT] = [400, 9999];

/** @type {Readonly<Result>} */
export const NO_RESULT = { tries: 0, hints: 0, isSolved: false, isShown: false };

/**
 * Reads the stored results.
 * @param {any} stored
 * @returns {Result | null} null if it is not a result
 */
export function resultOf(stored) {
  const { hints, isShown, isSolved, tries } = Object(stored);
  const isCount = (/** @type {unknown} */ count) =>
    Number.isInteger(count) && Number(count) >= 0 && Number(count) <= MAX_COUNT;
  if (!isCount(tries) || !isCount(hints)) return null;
  return { tries, hints, isSolved: isSolved === true, isShown: isShown === true };
}

/**
 * Adds to a result. Once the puzzle is solved or the solution was shown, the result is final.
 * @param {Result | null} before
 * @param {Result} newProgress
 * @returns {Result}
 */
export function addResult(before, newProgress) {
  const current = before ?? NO_RESULT;
  if (current.isSolved || current.isShown) return current;
  const sum = (/** @type {"tries" | "hints"} */ field) =>
    Math.min(MAX_COUNT, current[field] + newProgress[field]);
  return {
    tries: sum("tries"),
    hints: sum("hints"),
    isSolved: newProgress.isSolved && !newProgress.isShown,
    isShown: newProgress.isShown,
  };
}

/** The progress at a puzzle since it was opened. Each part counts once. */
export class NewProgress {
  /** @type {Readonly<Result>} */
  #reported = NO_RESULT;

  /**
   * The progress since the last call.
   * @param {Result} progress the progress since the puzzle was opened
   * @returns {Result | null} null if there is nothing new
   */
  takeNew(progress) {
    const reportedBefore = this.#reported;
    this.#reported = progress;
    const [tries, hints] = [
      progress.tries - reportedBefore.tries,
      progress.hints - reportedBefore.hints,
    ];
    const hasChanged =
      progress.isSolved !== reportedBefore.isSolved || progress.isShown !== reportedBefore.isShown;
    return tries > 0 || hints > 0 || hasChanged ? { ...progress, tries, hints } : null;
  }
}

/**
 * The result of an attempt, over all its tries.
 * @param {{ hintCount: number, attemptCount: number, isLost?: boolean, solutionShown: boolean, session: { state: Pick<import("./session.js").PuzzleState,
 *   "givenUp" | "verdict" | "wrong"> } }} attempt
 * @returns {Result}
 */
export function resultOfAttempt({ hintCount, attemptCount, isLost, session, solutionShown }) {
  const { givenUp, verdict, wrong } = session.state;
  const isOver = givenUp || isLost === true || wrong !== null || verdict !== null;
  const isSolved = verdict?.met === true && !givenUp && !solutionShown;
  return {
    tries: isOver ? attemptCount : attemptCount - 1,
    hints: hintCount,
    isSolved,
    isShown: solutionShown,
  };
}

/**
 * The place of a puzzle's result. The puzzle of a day has a result of its own.
 * @param {string} key the puzzle's key
 * @param {number | null} day the day whose puzzle it is; null if none
 */
export const placeOf = (key, day) => (day === null ? key : `${key} ${day}`);

/**
 * The result of a puzzle.
 * @param {string} place the puzzle, and the place where the visitor solves it
 * @returns {Result}
 */
export const doneAt = (place) => resultOf(all().get(place)) ?? NO_RESULT;

/**
 * Stores new progress.
 * @param {string} place
 * @param {Result} newProgress
 * @returns {Result} the puzzle's whole result
 */
export function storeDone(place, newProgress) {
  const results = all();
  const result = addResult(resultOf(results.get(place)), newProgress);
  results.delete(place);
  results.set(place, result);
  setPreference(STORAGE_KEY, JSON.stringify(Object.fromEntries([...results].slice(-MAX_RESULTS))));
  return result;
}

/**
 * The result of one puzzle on two devices. If either device showed the solution, the puzzle does not count as solved.
 * @param {Result} one
 * @param {Result} other
 * @returns {Result}
 */
export function mergedResult(one, other) {
  const isShown = one.isShown || other.isShown;
  return {
    tries: Math.max(one.tries, other.tries),
    hints: Math.max(one.hints, other.hints),
    isSolved: (one.isSolved || other.isSolved) && !isShown,
    isShown,
  };
}

/** All stored results, for export to another device. */
export const allDone = () => Object.fromEntries(all());

/**
 * Merges results from another device.
 * @param {unknown} imported
 * @returns {import("../../kit/page/merged.js").Report}
 */
export function mergeDone(imported) {
  const local = new Map([...all()].map(([place, one]) => [place, resultOf(one) ?? NO_RESULT]));
  const merged = mergedByKey(local, imported, MAX_RESULTS, resultOf, mergedResult);
  if (merged.joined > 0) setPreference(STORAGE_KEY, JSON.stringify(Object.fromEntries(merged.all)));
  return merged;
}

/** @returns {Map<string, unknown>} */
function all() {
  try {
    const stored = JSON.parse(preference(STORAGE_KEY) ?? "{}");
    return new Map(Object.entries(Object(stored)).slice(-MAX_RESULTS));
  } catch {
    return new Map();
  }
}
