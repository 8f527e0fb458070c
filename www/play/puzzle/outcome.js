// What comes of the visitor's work at a shipped puzzle: the rating, the puzzle of the day, and the wrong tries.

import { dayOf, keepDay, puzzleOfDay } from "./daily.js";
import { doneAt, keepDone, resultOfAttempt, Since } from "./done.js";
import { countPuzzle } from "./rating.js";
import { markSolved } from "./sets.js";

/** @typedef {import("./sets.js").Indexed} Indexed */
/** A wrong try, and how the other side answers it, as the visitor reads them. @typedef {{ tried: string, answers: string[] }} WrongTry */

/** The most wrong tries to remember. */
const MAX_WRONG = 5;

export class Outcome {
  /** How the rating changed; null if it has not. @type {{ before: number, after: number } | null} */
  rated = null;
  /** How the puzzle of the day was solved; null if this is none, or is not solved. @type {import("./daily.js").Done | null} */
  done = null;
  /** @type {WrongTry[]} */
  wrongTries = [];
  #puzzle;
  #day;
  #isOnDay;
  /** What has been done since the puzzle was opened. */
  #since = new Since();
  /** Where the result is kept: the puzzle, and the day if it is that day's. */
  #place;

  /**
   * @param {string} key of the puzzle's link
   * @param {readonly Indexed[]} index of the game's puzzles
   * @param {number | null} day the day whose puzzle was asked for; null for any
   */
  constructor(key, index, day) {
    const today = dayOf();
    this.#puzzle = index.find((puzzle) => puzzle.key === key) ?? null;
    this.#day =
      [day, today].find((one) => one !== null && puzzleOfDay(index, one)?.key === key) ?? null;
    // The puzzle of a day that has passed, or that has begun only elsewhere, keeps no streak.
    this.#isOnDay = this.#day === today;
    this.#place = this.#day === null ? key : `${key} ${this.#day}`;
    this.key = key;
  }

  /** What the index tells of the puzzle; null if it does not come with Warren. */
  get puzzle() {
    return this.#puzzle;
  }

  /** @param {import("../../app/puzzle/attempt.js").Attempt} attempt */
  see(attempt) {
    const { names, session } = attempt;
    const more = this.#since.news(resultOfAttempt(attempt));
    const total = more ? keepDone(this.#place, more) : doneAt(this.#place);
    // Also by another tab, or before the page was loaded again.
    attempt.helped ||= total.hints > 0 || total.isShown;
    const { givenUp, kind, moves, verdict, wrong } = session.state;
    if (wrong) {
      // Where one side moves alone, the line is no answer.
      const line = kind === "duel" ? wrong.line : [];
      const [tried, ...answers] = names.written(wrong.at, [moves[wrong.at], ...line]);
      const isKnown = this.wrongTries.some((one) => one.tried === tried);
      if (!isKnown) this.wrongTries = [...this.wrongTries, { tried, answers }].slice(-MAX_WRONG);
    }
    const isSolved = verdict?.met === true && !givenUp;
    const { helped } = attempt;
    if (isSolved) markSolved(this.key, helped ? "helped" : "alone");
    const isWrong = wrong !== null || givenUp || verdict?.met === false;
    const hasFailed = helped || isWrong || total.tries > 1;
    if (this.#puzzle && (hasFailed || isSolved)) {
      this.rated ??= countPuzzle(this.#puzzle, !hasFailed);
    }
    // Who has seen the solution has not solved the day's puzzle.
    if (!this.#puzzle || this.#day === null || !isSolved || !total.isSolved || this.done) return;
    const { hints, tries } = total;
    this.done = keepDay(this.#puzzle.game, { day: this.#day, tries, hints }, this.#isOnDay);
  }
}
