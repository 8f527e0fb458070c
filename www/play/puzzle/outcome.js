// Records the outcome of a shipped puzzle: the rating, the puzzle of the day, and the wrong tries.

import { dayOf, doneOn, puzzleOfDay, storeDay } from "./daily.js";
import { doneAt, NewProgress, placeOf, resultOfAttempt, storeDone } from "./done.js";
import { countPuzzle, ratesDays } from "./rating.js";
import { markSolved } from "./sets.js";

/** @typedef {import("./sets.js").IndexedPuzzle} IndexedPuzzle */
/**
 * A wrong try, and the other side's answers, in the visitor's notation.
 * @typedef {{ tried: string, answers: string[] }} WrongTry
 */

/** The maximum number of stored wrong tries. */
const MAX_WRONG = 5;

export class Outcome {
  /** The change of the rating; null if there is none. @type {import("./rating.js").RatingChange | null} */
  rated = null;
  /**
   * The result of the day's puzzle; null if this is another puzzle, or is not solved.
   * @type {import("./daily.js").DayResult | null}
   */
  done = null;
  /** Whether the puzzle is solved, without its solution. */
  isSolved = false;
  /** Whether this attempt was the first to solve the day's puzzle. */
  isFirstOfDay = false;
  /** @type {WrongTry[]} */
  wrongTries = [];
  #puzzle;
  #day;
  #isOnDay;
  /** The progress since the puzzle was opened. */
  #newProgress = new NewProgress();
  /** The key of the stored result: the puzzle, and the day if it is that day's. */
  #place;

  /**
   * @param {string} key the key of the puzzle's link
   * @param {readonly IndexedPuzzle[]} index the index of the game's puzzles
   * @param {number | null} day the day whose puzzle was requested; null if none
   */
  constructor(key, index, day) {
    const today = dayOf();
    this.#puzzle = index.find((puzzle) => puzzle.key === key) ?? null;
    this.#day =
      [day, today].find((one) => one !== null && puzzleOfDay(index, one)?.key === key) ?? null;
    // The puzzle of a past day, or of a day that has only begun elsewhere, does not count for a streak.
    this.#isOnDay = this.#day === today;
    this.#place = placeOf(key, this.#day);
    this.key = key;
  }

  /** The puzzle's entry in the index; null if the puzzle is not shipped with Warren. */
  get puzzle() {
    return this.#puzzle;
  }

  /** @param {import("../../app/puzzle/attempt.js").Attempt} attempt */
  see(attempt) {
    const { names, session } = attempt;
    const newProgress = this.#newProgress.takeNew(resultOfAttempt(attempt));
    const total = newProgress ? storeDone(this.#place, newProgress) : doneAt(this.#place);
    // Possibly by another tab, or before a reload.
    attempt.helped ||= total.hints > 0 || total.isShown;
    const { givenUp, kind, moves, verdict, wrong } = session.state;
    if (wrong) {
      // In a puzzle for one side, the line has no answers.
      const line = kind === "duel" ? wrong.line : [];
      const [tried, ...answers] = names.inNotation(wrong.at, [moves[wrong.at], ...line]);
      const isKnown = this.wrongTries.some((one) => one.tried === tried);
      if (!isKnown) this.wrongTries = [...this.wrongTries, { tried, answers }].slice(-MAX_WRONG);
    }
    const isSolved = verdict?.met === true && !givenUp;
    this.isSolved = isSolved;
    const { helped } = attempt;
    if (isSolved) markSolved(this.key, helped ? "helped" : "alone");
    const hasFailed = wrong !== null || verdict?.met === false || total.tries > 1;
    const isOver = hasFailed || helped || givenUp || isSolved;
    if (this.#puzzle && isOver && (this.#day === null || ratesDays())) {
      const result = hasFailed ? "failed" : helped || givenUp ? "helped" : "solved";
      this.rated ??= countPuzzle(this.#puzzle, result);
    }
    // A visitor who has seen the solution has not solved the day's puzzle.
    if (!this.#puzzle || this.#day === null || !isSolved || !total.isSolved || this.done) return;
    const { hints, tries } = total;
    const { game } = this.#puzzle;
    this.isFirstOfDay = doneOn(game, this.#day) === null;
    this.done = storeDay(game, { day: this.#day, tries, hints }, this.#isOnDay);
  }
}
