// A learner's work on a course: the results, and when they are reported to the learning system.

import { latest } from "../../kit/page/latest.js";
import { Refused } from "./refused.js";
import { freshWork, readWork, writeWork } from "./saved.js";
import { isDone, NOT_BEGUN, pointsOf, resultOfSet, scoreOf } from "./score.js";

/**
 * @typedef {import("../embedding/protocol.js").BoardState} BoardState
 * @typedef {import("./connection.js").Connection} Connection
 * @typedef {import("./description.js").Course} Course
 * @typedef {import("./score.js").Result} Result
 */

/** Whether the work is saved. `none`: it is not, without a learning system or while the course is only viewed. `ready`: there is
 * nothing to save yet. @typedef {"none" | "ready" | "saving" | "saved" | "failed"} SaveState */

/** The delay before a change is saved, in milliseconds, so that several changes are saved together. */
const SAVE_DELAY_MS = 1000;

/** The events that affect points, which are saved at once. */
const SCORING_EVENTS = ["hint", "end", "solved"];

/** The maximum number of characters of the work if it is not stored. */
const MAX_UNSAVED_LENGTH = 64_000;

/** Fires `change` when the results, or whether they are saved, change. */
export class CourseSession extends EventTarget {
  #connection;
  #work;
  #startTime = performance.now();
  /** The earlier result of the item on the page, if its board could not continue from it. @type {Result | null} */
  #earlierResult = null;
  #isOver = false;
  /** The calls of `save`. Only the last one decides whether the work is saved. */
  #saves = latest();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {SaveState} */
  saveState;
  /** Why the work was not saved, in the learning system's own words. */
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
    this.saveState = connection && !connection.isReadOnly ? "ready" : "none";
  }

  /** The item on the page, from 0. */
  get at() {
    return this.#work.at;
  }

  /** The results by item. @returns {readonly Result[]} */
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

  /** Whether the course is only viewed. */
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
   * @returns {string | null} the progress from which its board continues
   */
  open(at) {
    this.#earlierResult = null;
    if (this.#work.at !== at) {
      this.#work.at = at;
      this.#change();
    }
    return this.#work.progress.get(at) ?? null;
  }

  /**
   * Records the state of the board.
   * @param {BoardState} state
   * @param {string} event the event that reports it
   */
  record(state, event) {
    const { at, progress, results } = this.#work;
    const result = results[at];
    const current = resultIn(state, this.course.rule);
    if (!current) return;
    if (event === "ready") this.#earlierResult = isBehind(current, result) ? result : null;
    if (state.progress) {
      // Keeps the newest last.
      progress.delete(at);
      progress.set(at, state.progress);
    }
    // The first solution counts, however often the item is played again.
    if (!result.isSolved) results[at] = sumOf(this.#earlierResult, current);
    if (event === "ready") this.dispatchEvent(new Event("change"));
    else this.#change();
    if (SCORING_EVENTS.includes(event)) void this.saveNow();
  }

  /** Saves at once. */
  async saveNow() {
    clearTimeout(this.#timer);
    const connection = this.#connection;
    if (!connection || connection.isReadOnly || this.#isOver) return;
    this.#setSaveState("saving");
    const save = this.#saves.next();
    try {
      await connection.save(this.#report());
      if (save.isCurrent) this.#setSaveState("saved");
    } catch (thrown) {
      this.#fail(thrown);
    }
  }

  /** Saves the work and ends the session. Later changes are not saved. */
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
      this.saveState = "saving";
      this.#timer = setTimeout(() => void this.saveNow(), SAVE_DELAY_MS);
    }
    this.dispatchEvent(new Event("change"));
  }

  /** @param {SaveState} saveState */
  #setSaveState(saveState) {
    if (saveState === this.saveState) return;
    this.saveState = saveState;
    this.dispatchEvent(new Event("change"));
  }

  /** @param {unknown} thrown */
  #fail(thrown) {
    this.reason =
      thrown instanceof Refused || thrown instanceof Error ? thrown.message : String(thrown);
    this.saveState = "failed";
    this.dispatchEvent(new Event("change"));
  }

  /** @returns {import("./connection.js").Report} */
  #report() {
    const { items, rule } = this.course;
    const { results } = this.#work;
    return {
      work: writeWork(this.#work, items, this.#connection?.maxWorkLength ?? MAX_UNSAVED_LENGTH),
      score: this.score,
      items: results.map((result, at) => ({
        name: `item-${at + 1}`,
        points: pointsOf(result, rule),
        isDone: isDone(result),
        isSolved: result.isSolved,
      })),
      seconds: (performance.now() - this.#startTime) / 1000,
    };
  }
}

/**
 * The result in a board's state.
 * @param {BoardState} state
 * @param {import("./description.js").Rule} rule
 * @returns {Result | null} null if it is a game
 */
function resultIn({ lesson, over, puzzle, set }, rule) {
  if (set) return resultOfSet(set, over, rule);
  // A lesson always earns all points: tries and help cost nothing.
  if (lesson) return { ...NOT_BEGUN, attempts: 1, isSolved: over };
  if (!puzzle) return null;
  const { attempts, hints, solutionShown, solved } = puzzle;
  return { attempts, hints, solutionShown, isSolved: solved };
}

/**
 * Whether a board's counts are below the recorded result: it could not continue from its progress, and has begun again.
 * @param {Result} current
 * @param {Result} result
 */
function isBehind(current, result) {
  return (
    current.attempts < result.attempts ||
    current.hints < result.hints ||
    (result.solutionShown && !current.solutionShown)
  );
}

/**
 * A board's result, plus the result from before it began again.
 * @param {Result | null} earlier
 * @param {Result} current
 * @returns {Result}
 */
function sumOf(earlier, current) {
  if (!earlier) return current;
  return {
    attempts: earlier.attempts + current.attempts - 1,
    hints: earlier.hints + current.hints,
    solutionShown: earlier.solutionShown || current.solutionShown,
    isSolved: current.isSolved,
    ...(current.points !== undefined && { points: Math.max(current.points, earlier.points ?? 0) }),
  };
}
