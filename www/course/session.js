// A learner's work on a course: what has been reached, and when the learning system is told.

import { Refused } from "./refused.js";
import { freshWork, readWork, writeWork } from "./saved.js";
import { isDone, pointsOf, scoreOf } from "./score.js";

/**
 * @typedef {import("../embedding/protocol.js").BoardState} BoardState
 * @typedef {import("./connection.js").Connection} Connection
 * @typedef {import("./description.js").Course} Course
 * @typedef {import("./score.js").Result} Result
 */

/** What becomes of the work: `none` is kept without a learning system, or while somebody only looks at the course.
 * @typedef {"none" | "saving" | "saved" | "failed"} Keeping */

/** How long a change waits for more of them before it is saved, in milliseconds: a page that goes away may not save any more. */
const SOON = 300;

/** The most characters of the work if nobody keeps it. */
const UNLIMITED = 64_000;

/** Fires `change` when what has been reached, or what becomes of it, has changed. */
export class CourseSession extends EventTarget {
  #connection;
  #work;
  #begun = performance.now();
  /** What was reached in the item on the page before its board was opened, if that could not go on. @type {Result | null} */
  #before = null;
  #isOver = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Keeping} */
  keeping;
  /** Why the work was not saved, in the learning system's words. */
  reason = "";

  /**
   * @param {Course} course
   * @param {Connection | null} connection
   */
  constructor(course, connection) {
    super();
    this.course = course;
    this.#connection = connection;
    this.#work = readWork(connection?.work ?? "", course.items) ?? freshWork(course.items);
    this.keeping = connection && !connection.isReadOnly ? "saved" : "none";
  }

  /** The item on the page, from 0. */
  get at() {
    return this.#work.at;
  }

  /** What has been reached, by item. @returns {readonly Result[]} */
  get results() {
    return this.#work.results;
  }

  get score() {
    return scoreOf(this.#work.results, this.course.rule);
  }

  /** Whether a learning system has opened the course. */
  get isConnected() {
    return this.#connection !== null;
  }

  /** Whether the course is only looked at. */
  get isReadOnly() {
    return this.#connection?.isReadOnly ?? false;
  }

  /** The address to go to at the end, if there is one. */
  get back() {
    return this.#connection?.back ?? null;
  }

  /**
   * Puts an item on the page.
   * @param {number} at
   * @returns {string | null} the progress that its board goes on from
   */
  open(at) {
    const progress = this.#work.progress.get(at) ?? null;
    const result = this.#work.results[at];
    this.#before = progress === null && result.attempts > 0 ? result : null;
    if (this.#work.at !== at) {
      this.#work.at = at;
      this.#change();
    }
    return progress;
  }

  /** The board could not take its progress, and has begun anew. */
  beginAnew() {
    const result = this.#work.results[this.at];
    this.#before = result.attempts > 0 ? result : null;
  }

  /**
   * Takes in how the board stands.
   * @param {BoardState & { progress?: string | null }} state
   * @param {import("../embedding/protocol.js").Solved | null} solved how it was solved, if it has just been
   */
  take(state, solved) {
    const { at } = this.#work;
    const { progress } = state;
    if (progress) {
      // The newest comes last.
      this.#work.progress.delete(at);
      this.#work.progress.set(at, progress);
    }
    const result = this.#work.results[at];
    const told = solved ?? state.puzzle ?? lessonOf(state);
    // The first solution counts, however often the item is played again.
    if (told && !result.isSolved) this.#work.results[at] = this.#added(told, solved !== null);
    this.#change();
    if (solved) this.saveNow();
  }

  /** Saves at once. */
  async saveNow() {
    clearTimeout(this.#timer);
    const connection = this.#connection;
    if (!connection || connection.isReadOnly || this.#isOver) return;
    this.#tell("saving");
    try {
      await connection.save(this.#report());
      this.#tell("saved");
    } catch (thrown) {
      this.#fail(thrown);
    }
  }

  /** Saves what there is and ends the session. Nothing is kept after that. */
  leave() {
    if (this.#isOver) return;
    clearTimeout(this.#timer);
    try {
      this.#connection?.leave(this.#report());
    } catch (thrown) {
      this.#fail(thrown);
    }
    this.#isOver = true;
  }

  /**
   * What a board tells, with what was reached before.
   * @param {{ attempts: number, hints: number, solutionShown: boolean }} told
   * @param {boolean} isSolved
   * @returns {Result}
   */
  #added({ attempts, hints, solutionShown }, isSolved) {
    const before = this.#before;
    return {
      attempts: attempts + (before ? before.attempts - 1 : 0),
      hints: hints + (before?.hints ?? 0),
      solutionShown: solutionShown || (before?.solutionShown ?? false),
      isSolved,
    };
  }

  #change() {
    clearTimeout(this.#timer);
    if (this.#connection && !this.isReadOnly) {
      this.keeping = "saving";
      this.#timer = setTimeout(() => void this.saveNow(), SOON);
    }
    this.dispatchEvent(new Event("change"));
  }

  /** @param {Keeping} keeping */
  #tell(keeping) {
    if (keeping === this.keeping) return;
    this.keeping = keeping;
    this.dispatchEvent(new Event("change"));
  }

  /** @param {unknown} thrown */
  #fail(thrown) {
    this.reason =
      thrown instanceof Refused || thrown instanceof Error ? thrown.message : String(thrown);
    this.keeping = "failed";
    this.dispatchEvent(new Event("change"));
  }

  /** @returns {import("./connection.js").Report} */
  #report() {
    const { items, rule } = this.course;
    const { results } = this.#work;
    return {
      work: writeWork(this.#work, items, this.#connection?.longest ?? UNLIMITED),
      score: this.score,
      items: results.map((result, at) => ({
        name: `item-${at + 1}`,
        points: pointsOf(result, rule),
        isDone: isDone(result),
        isSolved: result.isSolved,
      })),
      seconds: (performance.now() - this.#begun) / 1000,
    };
  }
}

/**
 * How far a learner has come in a lesson, as a puzzle's state tells it.
 * @param {BoardState} state
 */
function lessonOf({ lesson }) {
  return lesson ? { attempts: 1, hints: 0, solutionShown: false } : null;
}
