// What a visitor has done at a puzzle: the tries, the hints, and whether the solution was shown. It is kept before the page shows
// anything, so that neither a reload nor another tab takes it back.

import { joinedByKey } from "../../kit/page/joined.js";
import { preference, setPreference } from "../../kit/page/preferences.js";

/**
 * What has come of a puzzle. `tries` counts those that are over. Whoever was shown the solution cannot solve the puzzle any more.
 * @typedef {{ tries: number, hints: number, isSolved: boolean, isShown: boolean }} Result
 */

const KEPT = "puzzles-done";
/** The most puzzles that are kept, and the most that is counted. */
const [MAX_KEPT, MAX_COUNT] = [400, 9999];

/** @type {Readonly<Result>} */
export const NOTHING = { tries: 0, hints: 0, isSolved: false, isShown: false };

/**
 * Reads what is stored.
 * @param {any} stored
 * @returns {Result | null} null if it is no result
 */
export function resultOf(stored) {
  const { hints, isShown, isSolved, tries } = Object(stored);
  const isCount = (/** @type {unknown} */ count) =>
    Number.isInteger(count) && Number(count) >= 0 && Number(count) <= MAX_COUNT;
  if (!isCount(tries) || !isCount(hints)) return null;
  return { tries, hints, isSolved: isSolved === true, isShown: isShown === true };
}

/**
 * Adds to a result. Once the puzzle is solved or the solution was shown, nothing counts.
 * @param {Result | null} before
 * @param {Result} more
 * @returns {Result}
 */
export function added(before, more) {
  const had = before ?? NOTHING;
  if (had.isSolved || had.isShown) return had;
  const sum = (/** @type {"tries" | "hints"} */ of) => Math.min(MAX_COUNT, had[of] + more[of]);
  return {
    tries: sum("tries"),
    hints: sum("hints"),
    isSolved: more.isSolved && !more.isShown,
    isShown: more.isShown,
  };
}

/** What has been done at a puzzle since it was opened, of which each part counts once. */
export class Since {
  /** @type {Readonly<Result>} */
  #counted = NOTHING;

  /**
   * What is new.
   * @param {Result} now all that has been done since the puzzle was opened
   * @returns {Result | null} null if there is nothing new
   */
  news(now) {
    const before = this.#counted;
    this.#counted = now;
    const [tries, hints] = [now.tries - before.tries, now.hints - before.hints];
    const isNews = now.isSolved !== before.isSolved || now.isShown !== before.isShown;
    return tries > 0 || hints > 0 || isNews ? { ...now, tries, hints } : null;
  }
}

/**
 * What has come of an attempt, of all its tries.
 * @param {{ asked: number, begun: number, isLost?: boolean, solutionShown: boolean, session: { state: Pick<import("./session.js").PuzzleState,
 *   "givenUp" | "verdict" | "wrong"> } }} attempt
 * @returns {Result}
 */
export function resultOfAttempt({ asked, begun, isLost, session, solutionShown }) {
  const { givenUp, verdict, wrong } = session.state;
  const isOver = givenUp || isLost === true || wrong !== null || verdict !== null;
  const isSolved = verdict?.met === true && !givenUp && !solutionShown;
  return { tries: isOver ? begun : begun - 1, hints: asked, isSolved, isShown: solutionShown };
}

/**
 * What has come of a puzzle.
 * @param {string} place the puzzle, and where the visitor solves it
 * @returns {Result}
 */
export const doneAt = (place) => resultOf(all().get(place)) ?? NOTHING;

/**
 * Keeps what is new.
 * @param {string} place
 * @param {Result} more
 * @returns {Result} all that has come of the puzzle
 */
export function keepDone(place, more) {
  const kept = all();
  const result = added(resultOf(kept.get(place)), more);
  kept.delete(place);
  kept.set(place, result);
  setPreference(KEPT, JSON.stringify(Object.fromEntries([...kept].slice(-MAX_KEPT))));
  return result;
}

/**
 * The result of one puzzle on two devices. Whichever came first, a solution that was shown cannot be solved any more.
 * @param {Result} one
 * @param {Result} other
 * @returns {Result}
 */
export function joinedResult(one, other) {
  const isShown = one.isShown || other.isShown;
  return {
    tries: Math.max(one.tries, other.tries),
    hints: Math.max(one.hints, other.hints),
    isSolved: (one.isSolved || other.isSolved) && !isShown,
    isShown,
  };
}

/** All that is kept, to go to another device. */
export const allDone = () => Object.fromEntries(all());

/**
 * Joins what comes from another device.
 * @param {unknown} come
 * @returns {import("../../kit/page/joined.js").Report}
 */
export function joinDone(come) {
  const here = new Map([...all()].map(([place, one]) => [place, resultOf(one) ?? NOTHING]));
  const joined = joinedByKey(here, come, MAX_KEPT, resultOf, joinedResult);
  if (joined.joined > 0) setPreference(KEPT, JSON.stringify(Object.fromEntries(joined.all)));
  return joined;
}

/** @returns {Map<string, unknown>} */
function all() {
  try {
    const stored = JSON.parse(preference(KEPT) ?? "{}");
    return new Map(Object.entries(Object(stored)).slice(-MAX_KEPT));
  } catch {
    return new Map();
  }
}
