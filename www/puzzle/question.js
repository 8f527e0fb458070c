// A question: what its seat has been told, one answer, and whether it holds in every world that fits.

/** The goals whose answer is a set of places. */
const PLACES = new Set(["where"]);

/**
 * @typedef {import("../wasm/warren.js").Sight} Sight
 * @typedef {import("../wasm/warren.js").Scene} Scene
 * @typedef {Extract<import("../wasm/warren.js").PuzzleVerdict, { worlds: number }>} Verdict
 */

/**
 * Whether a puzzle is a question.
 * @param {typeof import("../wasm/warren.js")} warren
 * @param {string} text
 * @throws {import("../wasm/warren.js").Problem} if the text is not a puzzle
 */
export function isQuestion(warren, text) {
  const puzzle = warren.Puzzle.read(text);
  const { others } = puzzle;
  puzzle.free();
  return others === "question";
}

export class Question {
  #warren;
  #puzzle;

  /**
   * @param {typeof import("../wasm/warren.js")} warren
   * @param {string} text
   * @throws {import("../wasm/warren.js").Problem} if the text is not a puzzle
   */
  constructor(warren, text) {
    this.#warren = warren;
    this.#puzzle = warren.Puzzle.read(text);
    const { game, seat } = this.#puzzle;
    this.game = game;
    this.seat = seat;
    this.goal = this.#puzzle.goal();
    this.text = this.#puzzle.text();
    this.link = this.#puzzle.link();
    this.known = /** @type {import("../wasm/warren.js").PuzzleKnown} */ (this.#puzzle.known());
    /** Whether places are to be marked; otherwise the answer is a move. */
    this.isForPlaces = PLACES.has(this.goal.kind);
    const sight = this.#told();
    this.sight = this.isForPlaces ? withoutBelief(sight) : sight;
  }

  /**
   * Why this is no answer; null if it is one.
   * @param {string} answer
   * @returns {import("../wasm/warren.js").Problem | null}
   */
  check(answer) {
    try {
      this.#puzzle.check([], answer);
      return null;
    } catch (thrown) {
      return /** @type {import("../wasm/warren.js").Problem} */ (thrown);
    }
  }

  /** @param {string} answer that has been checked */
  judge(answer) {
    return /** @type {Verdict} */ (this.#puzzle.judge([answer]));
  }

  /** All right answers. */
  get right() {
    return this.#puzzle.outlook([]).keeps;
  }

  /**
   * A whole game as a spectator sees it, without the places that are asked for.
   * @param {readonly string[]} moves from the start on
   */
  world(moves) {
    const scene = this.#warren.Scene.start(this.game, this.#puzzle.start());
    for (const move of moves) scene.play(move);
    const sight = scene.sight(scene.seats);
    return this.isForPlaces ? withoutBelief(sight) : sight;
  }

  close() {
    this.#puzzle.free();
  }

  /** What the seat has been told so far. */
  #told() {
    const [start] = this.#puzzle.start();
    const position = start.replace(/^start /, "");
    const sight = this.#warren.Sight.begin(this.game, this.seat, [], [], position);
    for (const told of this.known.told) {
      if (sight.due(sight.length).includes(this.seat)) sight.say([told]);
      else sight.hear(told);
    }
    return sight;
  }
}

/**
 * The same without the places that are asked for.
 * @param {Sight} sight
 * @returns {Sight}
 */
function withoutBelief(sight) {
  const report = (/** @type {number} */ ply) => ({ ...sight.report(ply), belief: [] });
  return Object.create(sight, { report: { value: report } });
}
