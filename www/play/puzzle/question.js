// A question: the transcript of its seat, one answer, and whether it holds in every world that fits.

/** The kinds of answers that a board would reveal if it showed the conclusions from the transcript. */
const CONCLUSION_FORMS = new Set(["places", "choices"]);

/**
 * @typedef {import("../../wasm/warren.js").Sight} Sight
 * @typedef {import("../../wasm/warren.js").Scene} Scene
 * @typedef {import("../../kit/boards/board.js").BoardModule} BoardModule
 * @typedef {Extract<import("../../wasm/warren.js").PuzzleVerdict, { worlds: number }>} Verdict
 */

export class Question {
  #warren;
  #puzzle;
  /** @type {BoardModule["withoutConclusions"]} */
  #withoutConclusions;

  /**
   * @param {typeof import("../../wasm/warren.js")} warren
   * @param {string} text
   * @param {Pick<BoardModule, "withoutConclusions">} boardModule the module of the question's game
   * @throws {import("../../wasm/warren.js").Problem} if the text is not a puzzle
   */
  constructor(warren, text, boardModule) {
    this.#warren = warren;
    this.#withoutConclusions = boardModule.withoutConclusions;
    this.#puzzle = warren.Puzzle.read(text);
    const { game, seat } = this.#puzzle;
    this.game = game;
    this.seat = seat;
    this.goal = this.#puzzle.goal();
    this.text = this.#puzzle.text();
    this.link = this.#puzzle.link();
    this.known = /** @type {import("../../wasm/warren.js").PuzzleKnown} */ (this.#puzzle.known());
    this.form = this.known.form;
    /** Whether an answer is judged immediately; otherwise a worker judges it. */
    this.isQuick = this.#puzzle.isQuick;
    const scene = this.#sceneAfter(this.#puzzle.start(), this.known.moves);
    this.sight = this.#withoutAnswer(scene.sight(seat));
  }

  /**
   * Why a text is not an answer; null if it is one.
   * @param {string} answer
   * @returns {import("../../wasm/warren.js").Problem | null}
   */
  check(answer) {
    try {
      this.#puzzle.check([], answer);
      return null;
    } catch (thrown) {
      return /** @type {import("../../wasm/warren.js").Problem} */ (thrown);
    }
  }

  /** An answer in the solver's notation. @param {string} answer that has been checked */
  written(answer) {
    return this.#puzzle.moveOf(answer);
  }

  /**
   * Judges an answer synchronously, which may take seconds if the question is not quick.
   * @param {string} answer that has been checked
   */
  judge(answer) {
    return /** @type {Verdict} */ (this.#puzzle.judge([answer]));
  }

  /** All right answers, or many of them. */
  get right() {
    return this.#puzzle.outlook([]).keeps;
  }

  /**
   * The world of a verdict as a spectator sees it. If the question asks for places, the world does not contain all of them.
   * @param {Pick<Verdict, "start" | "world">} verdict
   */
  world({ start, world }) {
    const scene = this.#sceneAfter(start.length > 0 ? start : this.#puzzle.start(), world);
    const sight = scene.sight(scene.seats);
    return this.form === "places" ? this.#withoutAnswer(sight) : sight;
  }

  close() {
    this.#puzzle.free();
  }

  /**
   * @param {string[]} start
   * @param {readonly string[]} moves
   */
  #sceneAfter(start, moves) {
    const scene = this.#warren.Scene.start(this.game, start);
    for (const move of moves) scene.play(move);
    return scene;
  }

  /**
   * An observation without the conclusions that would reveal the answer.
   * @param {Sight} sight
   * @returns {Sight}
   */
  #withoutAnswer(sight) {
    const hide = this.#withoutConclusions;
    if (!hide || !CONCLUSION_FORMS.has(this.form)) return sight;
    /** @type {Map<number, unknown>} */
    const reports = new Map();
    const report = (/** @type {number} */ ply) => {
      if (!reports.has(ply)) reports.set(ply, hide(this.#warren, sight, ply));
      return reports.get(ply);
    };
    const copy = () => this.#withoutAnswer(sight.copy());
    return Object.create(sight, { copy: { value: copy }, report: { value: report } });
  }
}
