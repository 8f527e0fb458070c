// A puzzle being solved: the game as it stands, the moves that are missing, and whether those that were found do.

/**
 * The engines' module, which has the puzzles and their judge.
 * @typedef {typeof import("../wasm/engines.js")} Engines
 */

/**
 * What views draw.
 * @typedef {Object} PuzzleState
 * @property {string} game
 * @property {number} seats
 * @property {number} seat the one that is asked
 * @property {number} first the one that moves first
 * @property {import("../wasm/engines.js").PuzzleGoal} goal
 * @property {number} missing moves that are to be found
 * @property {(string | null)[]} script the moves from the start on, null for those that are to be found
 * @property {string[]} moves those that stand in the game by now
 * @property {number} length how many those are
 * @property {number} shown after how many of them the board is shown
 * @property {string[]} placed the moves found so far
 * @property {import("../wasm/engines.js").PuzzleVerdict | null} verdict when all have been placed
 * @property {boolean} givenUp whether those that are placed are the solver's
 */

/** Fires `change`. */
export class Puzzling extends EventTarget {
  /** @type {import("../wasm/rules.js").Scene} */
  scene;
  /** @type {PuzzleState} */
  state;
  #puzzle;

  /**
   * @param {typeof import("../wasm/rules.js")} warren
   * @param {Engines} engines
   * @param {string} text
   * @throws {import("../wasm/engines.js").Problem} if it is no puzzle
   */
  constructor(warren, engines, text) {
    super();
    const puzzle = engines.Puzzle.read(text);
    this.text = text;
    this.#puzzle = puzzle;
    this.scene = warren.Scene.start(puzzle.game, puzzle.start());
    this.state = {
      game: puzzle.game,
      seats: this.scene.seats,
      seat: puzzle.seat,
      first: this.scene.due(0)[0] ?? puzzle.seat,
      goal: puzzle.goal(),
      missing: puzzle.missing,
      script: puzzle.script(),
      moves: [],
      length: 0,
      shown: 0,
      placed: [],
      verdict: null,
      givenUp: false,
    };
    this.#goOn();
  }

  /**
   * Places the next of the missing moves; the script's moves follow up to the next that is missing.
   * @param {string} move
   * @returns {import("../wasm/engines.js").Problem | null} why it may not stand there
   */
  play(move) {
    const { placed } = this.state;
    try {
      this.#puzzle.check(placed, move);
    } catch (thrown) {
      return /** @type {import("../wasm/engines.js").Problem} */ (thrown);
    }
    this.scene.play(move);
    this.state.placed = [...placed, move];
    this.#goOn();
    this.#tell();
    return null;
  }

  /**
   * Shows the position after so many moves.
   * @param {number} ply
   */
  show(ply) {
    this.state.shown = Math.min(Math.max(ply, 0), this.state.length);
    this.#tell();
  }

  /** Back to the start. */
  restart() {
    this.#clear();
    this.#goOn();
    this.#tell();
  }

  /**
   * Plays a solution from the start.
   * @param {string[]} solution
   */
  giveUp(solution) {
    this.#clear();
    this.#goOn();
    for (const move of solution) {
      this.scene.play(move);
      this.state.placed = [...this.state.placed, move];
      this.#goOn();
    }
    this.state.givenUp = true;
    this.#tell();
  }

  close() {
    this.scene.free();
    this.#puzzle.free();
  }

  #clear() {
    this.scene.cut(0);
    Object.assign(this.state, { shown: 0, placed: [], verdict: null, givenUp: false });
  }

  /** Plays what the script says next, and judges when all is there. */
  #goOn() {
    const { state, scene } = this;
    for (;;) {
      const move = state.script[scene.length];
      if (typeof move !== "string") break;
      scene.play(move);
    }
    if (state.placed.length === state.missing) state.verdict = this.#puzzle.judge(state.placed);
    this.state = { ...state, moves: scene.moves(), length: scene.length };
  }

  #tell() {
    this.state = { ...this.state };
    this.dispatchEvent(new Event("change"));
  }
}
