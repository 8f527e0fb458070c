// Runs a lesson: tracks the step and the position, and judges what the learner does.

import { Failure } from "../../kit/page/failure.js";
import { View } from "../match/view.js";

/**
 * @typedef {import("./lesson.js").Lesson} Lesson
 * @typedef {import("./lesson.js").Step} Step
 */

/**
 * The state for views.
 * @typedef {Object} LessonState
 * @property {string} game
 * @property {number} seats
 * @property {number} seat the learner's seat
 * @property {number} at the index of the step; the number of steps when the lesson is over
 * @property {number} count the number of steps
 * @property {Step | null} step null when the lesson is over
 * @property {"asked" | "wrong" | "done"} said whether the step is open, was done wrong, or is done
 * @property {boolean} isReplying whether moves of other sides are being played
 * @property {number} shown the number of moves on the board
 */

/** The delay before each move of another side, in ms, so that the learner sees the previous one. */
const REPLY_DELAY_MS = 700;

/** Fires `change`. */
export class LessonSession extends EventTarget {
  #warren;
  #lesson;
  /** The right moves of all sides. @type {string[]} */
  #moves;
  /** The number of moves before each step, and before the end. @type {number[]} */
  #stepPlies;
  /** The learner's right answers, by the number of moves before them. @type {Map<number, string>} */
  #answers;
  /** The game as played. @type {import("../../wasm/warren.js").Scene} */
  #scene;
  #view;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {LessonState} */
  state;

  /**
   * @param {typeof import("../../wasm/warren.js")} warren
   * @param {Lesson} lesson
   * @param {number} [at] the first step to show
   * @throws {import("../../wasm/warren.js").Problem} if the lesson's record cannot be read
   * @throws {Failure} if a step has no move
   */
  constructor(warren, lesson, at = 0) {
    super();
    this.#warren = warren;
    this.#lesson = lesson;
    const { game, script, seat } = lesson;
    const scene = warren.Scene.fromRecord(lesson.record);
    this.#moves = scene.moves();
    this.#answers = answersOf(scene, seat, warren.isHidden(game));
    this.#stepPlies = pliesOf([...this.#answers.keys()], scene.length, script.steps);
    this.#scene = scene;
    this.#view = this.#viewOf(scene);
    const count = script.steps.length;
    this.state = {
      game,
      seats: scene.seats,
      seat,
      at: 0,
      count,
      step: null,
      said: "asked",
      isReplying: false,
      shown: 0,
    };
    this.go(Math.min(Math.max(at, 0), count));
  }

  /** The learner's view of the game. */
  get scene() {
    return this.#view.seenFrom(this.state.seat);
  }

  /** The learner's right answer in this step; null if the step has a question. */
  get right() {
    const { at, step } = this.state;
    return step && !step.ask ? (this.#answers.get(this.#stepPlies[at]) ?? null) : null;
  }

  /**
   * Shows a step from its beginning.
   * @param {number} at
   */
  go(at) {
    clearTimeout(this.#timer);
    const scene = this.#warren.Scene.fromRecord(this.#lesson.record);
    scene.cut(this.#stepPlies[at]);
    this.#setScene(scene);
    this.#begin(at);
  }

  /**
   * Plays a move for the learner.
   * @param {string} answer an answer of the learner's side
   * @returns {import("../../wasm/warren.js").Problem | null} why the answer is not allowed
   */
  play(answer) {
    if (this.state.said === "done" || this.right === null) return null;
    const problem = this.#view.check(this.state.seat, answer);
    if (problem) return problem;
    const played = this.#gameAfter(answer);
    if (!played) {
      this.#change({ said: "wrong" });
      return null;
    }
    this.#setScene(played);
    this.#change({ said: "done", shown: played.length });
    this.#reply();
    return null;
  }

  /**
   * Answers the step's question.
   * @param {number} answer the index of the answer, from 0
   */
  answer(answer) {
    const { said, step } = this.state;
    if (!step?.ask || said === "done") return;
    this.#change({ said: answer === step.ask.right ? "done" : "wrong" });
  }

  /** Goes to the next step. Pending moves of other sides are played at once. */
  next() {
    const { at, count, said } = this.state;
    if (said !== "done" || at >= count) return;
    clearTimeout(this.#timer);
    const nextPly = this.#stepPlies[at + 1];
    while (this.#scene.length < nextPly) this.#scene.play(this.#moves[this.#scene.length]);
    this.#begin(at + 1);
  }

  close() {
    clearTimeout(this.#timer);
  }

  /** @param {number} at */
  #begin(at) {
    const step = this.#lesson.script.steps[at] ?? null;
    const shown = this.#scene.length;
    this.#change({ at, step, said: "asked", isReplying: false, shown });
  }

  /** Plays the moves of the other sides up to the next step, one after the other. */
  #reply() {
    const nextPly = this.#stepPlies[this.state.at + 1];
    const isReplying = this.#scene.length < nextPly;
    if (isReplying !== this.state.isReplying) this.#change({ isReplying });
    if (!isReplying) return;
    this.#timer = setTimeout(() => {
      this.#scene.play(this.#moves[this.#scene.length]);
      this.#change({ shown: this.#scene.length });
      this.#reply();
    }, REPLY_DELAY_MS);
  }

  /**
   * The game after the learner's answer; undefined if the answer is not accepted.
   * @param {string} answer
   * @returns {import("../../wasm/warren.js").Scene | null}
   */
  #gameAfter(answer) {
    const { step } = this.state;
    const ply = this.#scene.length;
    const right = this.#moves[ply];
    const move = this.#wholeMove(ply, answer, right);
    const [played, expected] = [this.#scene.copy(), this.#scene.copy()];
    played.play(move);
    expected.play(right);
    const isSame = played.position(ply + 1) === expected.position(ply + 1);
    if (!isSame && !(step?.accept ?? []).some((pattern) => matchesPattern(answer, pattern)))
      return null;
    return this.#canContinue(played) ? played : null;
  }

  /**
   * The move in which the learner gives an answer, and the other sides play the lesson's answers.
   * @param {number} ply
   * @param {string} answer
   * @param {string} right
   */
  #wholeMove(ply, answer, right) {
    const { game, seat } = this.state;
    if (!this.#warren.isHidden(game)) return answer;
    return this.#scene.moveWith(ply, seat, answer, right);
  }

  /**
   * Whether the rest of the lesson can be played from here.
   * @param {import("../../wasm/warren.js").Scene} played
   */
  #canContinue(played) {
    const scene = played.copy();
    try {
      for (const move of this.#moves.slice(played.length)) scene.play(move);
      return true;
    } catch {
      return false;
    }
  }

  /** @param {import("../../wasm/warren.js").Scene} scene */
  #setScene(scene) {
    this.#scene = scene;
    this.#view = this.#viewOf(scene);
  }

  /** @param {import("../../wasm/warren.js").Scene} scene */
  #viewOf(scene) {
    return new View(scene, this.#warren.isHidden(this.#lesson.game));
  }

  /** @param {Partial<LessonState>} changes */
  #change(changes) {
    this.state = { ...this.state, ...changes };
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * A seat's answers in a game, by the number of moves before each.
 * @param {import("../../wasm/warren.js").Scene} scene
 * @param {number} seat
 * @param {boolean} isHidden whether the sides know different things
 * @returns {Map<number, string>}
 */
function answersOf(scene, seat, isHidden) {
  const moves = scene.moves();
  const ownPlies = [...moves.keys()].filter((ply) => scene.due(ply).includes(seat));
  if (!isHidden) return new Map(ownPlies.map((ply) => [ply, moves[ply]]));
  const { transcript } = scene.told(moves.length, seat);
  const answers = transcript.flatMap((line) =>
    "answered" in line ? [line.answered.join(" ")] : [],
  );
  return new Map(ownPlies.map((ply, i) => [ply, answers[i] ?? ""]));
}

/**
 * The number of moves before each step, and before the end. A step with a question shows the position before the next move.
 * @param {readonly number[]} ownPlies the plies at which the learner answers
 * @param {number} length the number of moves in the lesson
 * @param {readonly Step[]} steps
 */
function pliesOf(ownPlies, length, steps) {
  let answerCount = 0;
  const plies = steps.map((step, i) => {
    const ply = ownPlies[answerCount] ?? length;
    if (step.ask) return ply;
    if (ownPlies[answerCount] === undefined) {
      throw new Failure(
        "lesson-unmoved",
        { step: i + 1 },
        `step ${i + 1} of the lesson has no move`,
      );
    }
    answerCount += 1;
    return ply;
  });
  return [...plies, ownPlies[answerCount] ?? length];
}

/**
 * Whether a move matches a pattern, in which `?` stands for any one character, and `*` for any number of characters.
 * @param {string} move
 * @param {string} pattern
 */
export function matchesPattern(move, pattern) {
  let [at, next] = [0, 0];
  /** The position of the last `*`, and the position in the move when it was reached. */
  let [star, from] = [-1, 0];
  while (at < move.length) {
    if (pattern[next] === "*") {
      [star, from] = [next, at];
      next += 1;
    } else if (next < pattern.length && (pattern[next] === "?" || pattern[next] === move[at])) {
      at += 1;
      next += 1;
    } else if (star >= 0) {
      // The star matches one character more.
      from += 1;
      [at, next] = [from, star + 1];
    } else {
      return false;
    }
  }
  while (pattern[next] === "*") next += 1;
  return next === pattern.length;
}
