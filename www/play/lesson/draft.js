// A lesson in the editor: the moves of a game, and their steps.

import { readScript, unfinishedScript, writeScript } from "./lesson.js";

/** @typedef {import("./lesson.js").Step} Step */
/** @typedef {import("./lesson.js").Script} Script */

/** The maximum number of moves in a new lesson. A teacher may end it earlier. */
const MAX_NEW_MOVES = 12;

export class LessonDraft {
  #scene;
  #link;
  /** The learner's side. */
  seat;
  /** @type {Script} */
  script;

  /**
   * @param {import("../load.js").Link} link a lesson, or a game to turn into a lesson
   * @param {Pick<NewLessonTexts, "title" | "say">} words the sentences of a new lesson
   */
  constructor({ code, scene }, words) {
    this.#scene = scene;
    this.#link = code;
    this.seat = scene.viewpoint ?? firstMover(scene);
    this.script =
      scene.lesson === undefined ? newScript(this.moves, words) : readScript(scene.lesson);
  }

  /** The lesson as it is stored, possibly unfinished. */
  get content() {
    return { link: this.#link, seat: this.seat, script: this.script };
  }

  /**
   * Resumes a stored lesson.
   * @param {any} content
   */
  restore({ script, seat }) {
    if (Number.isInteger(seat) && seat >= 0 && seat < this.seats) this.seat = seat;
    this.script = unfinishedScript(script);
  }

  get game() {
    return this.#scene.game;
  }

  get seats() {
    return this.#scene.seats;
  }

  /** The learner's moves, complete as in records, each with the number of moves before it. */
  get moves() {
    const { seat } = this;
    const scene = this.#scene;
    const moves = scene.moves().map((move, ply) => ({ move, ply }));
    return moves.filter(({ ply }) => scene.due(ply).includes(seat));
  }

  /** The game. */
  get scene() {
    return this.#scene;
  }

  /** The code of the lesson's link. */
  get code() {
    const scene = this.#scene.copy();
    scene.teach(writeScript(this.script));
    return scene.link(scene.length, this.seat);
  }

  /**
   * Starts over for another side.
   * @param {number} seat
   * @param {Pick<NewLessonTexts, "title" | "say">} words
   */
  takeSeat(seat, words) {
    this.seat = seat;
    this.script = newScript(this.moves, words);
  }

  /**
   * Inserts a question before a step.
   * @param {number} at
   * @param {Step} step
   */
  insert(at, step) {
    this.script.steps.splice(at, 0, step);
  }

  /** @param {number} at the index of a step with a question */
  remove(at) {
    this.script.steps.splice(at, 1);
  }

  /**
   * Ends the lesson after a step.
   * @param {number} at
   */
  endWith(at) {
    this.script.steps.length = at + 1;
  }
}

/**
 * The sentences of a new lesson.
 * @typedef {{ title: string, say: (move: { move: string, ply: number }) => string }} NewLessonTexts
 */

/**
 * @param {{ move: string, ply: number }[]} moves
 * @param {NewLessonTexts} words
 * @returns {Script}
 */
function newScript(moves, { say, title }) {
  return { title, steps: moves.slice(0, MAX_NEW_MOVES).map((move) => ({ say: say(move) })) };
}

/** @param {import("../../wasm/warren.js").Scene} scene */
const firstMover = (scene) => scene.due(0)[0] ?? 0;
