// A learner's work on a course: what has been reached, and when the learning system is told.

import { latest } from "../../kit/page/latest.js";
import { Refused } from "./refused.js";
import { freshWork, readWork, writeWork } from "./saved.js";
import { isDone, pointsOf, reachedInSet, scoreOf, UNTOUCHED } from "./score.js";

/**
 * @typedef {import("../embedding/protocol.js").BoardState} BoardState
 * @typedef {import("./connection.js").Connection} Connection
 * @typedef {import("./description.js").Course} Course
 * @typedef {import("./score.js").Result} Result
 */

/** What becomes of the work: `none` is kept without a learning system, or while somebody only looks at the course. `ready`: nothing
 * has been done yet. @typedef {"none" | "ready" | "saving" | "saved" | "failed"} Keeping */

/** How long a change waits for more of them before it is saved, in milliseconds. */
const SOON = 1000;

/** What decides about points is saved at once. */
const COUNTING = ["hint", "end", "solved"];

/** The most characters of the work if nobody keeps it. */
const UNLIMITED = 64_000;

/** Fires `change` when what has been reached, or what becomes of it, has changed. */
export class CourseSession extends EventTarget {
  #connection;
  #work;
  #begun = performance.now();
  /** What was reached in the item on the page before, if its board could not go on from there. @type {Result | null} */
  #before = null;
  #isOver = false;
  /** What is being saved: only the last of it tells what has become of the work. */
  #turns = latest();
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
    this.keeping = connection && !connection.isReadOnly ? "ready" : "none";
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
    this.#before = null;
    if (this.#work.at !== at) {
      this.#work.at = at;
      this.#change();
    }
    return this.#work.progress.get(at) ?? null;
  }

  /**
   * Takes in how the board stands.
   * @param {BoardState} state
   * @param {string} event what the board tells by it
   */
  take(state, event) {
    const { at, progress, results } = this.#work;
    const result = results[at];
    const told = reachedIn(state, this.course.rule);
    if (!told) return;
    if (event === "ready") this.#before = isBehind(told, result) ? result : null;
    if (state.progress) {
      // The newest comes last.
      progress.delete(at);
      progress.set(at, state.progress);
    }
    // The first solution counts, however often the item is played again.
    if (!result.isSolved) results[at] = added(told, this.#before);
    if (event === "ready") this.dispatchEvent(new Event("change"));
    else this.#change();
    if (COUNTING.includes(event)) void this.saveNow();
  }

  /** Saves at once. */
  async saveNow() {
    clearTimeout(this.#timer);
    const connection = this.#connection;
    if (!connection || connection.isReadOnly || this.#isOver) return;
    this.#tell("saving");
    const turn = this.#turns.next();
    try {
      await connection.save(this.#report());
      if (turn.isCurrent) this.#tell("saved");
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

  #change() {
    clearTimeout(this.#timer);
    if (this.#connection && !this.isReadOnly && !this.#isOver) {
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
 * What has been reached, as a board tells it.
 * @param {BoardState} state
 * @param {import("./description.js").Rule} rule
 * @returns {Result | null} null if it is a game
 */
function reachedIn({ lesson, over, puzzle, set }, rule) {
  if (set) return reachedInSet(set, over, rule);
  // Whoever goes through a lesson has learned what it teaches: nothing is lost by tries and help.
  if (lesson) return { ...UNTOUCHED, attempts: 1, isSolved: over };
  if (!puzzle) return null;
  const { attempts, hints, solutionShown, solved } = puzzle;
  return { attempts, hints, solutionShown, isSolved: solved };
}

/**
 * Whether a board counts less than has been reached: it could not go on from its progress, and has begun anew.
 * @param {Result} told
 * @param {Result} result
 */
function isBehind(told, result) {
  return (
    told.attempts < result.attempts ||
    told.hints < result.hints ||
    (result.solutionShown && !told.solutionShown)
  );
}

/**
 * What a board tells, with what was reached before it began anew.
 * @param {Result} told
 * @param {Result | null} before
 * @returns {Result}
 */
function added(told, before) {
  if (!before) return told;
  return {
    attempts: before.attempts + told.attempts - 1,
    hints: before.hints + told.hints,
    solutionShown: before.solutionShown || told.solutionShown,
    isSolved: told.isSolved,
    ...(told.points !== undefined && { points: Math.max(told.points, before.points ?? 0) }),
  };
}
