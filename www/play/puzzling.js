// A puzzle being solved: the game as it stands, the moves that are missing, and whether those that were found do. Where players
// move at once, what is found is the own part of each move.

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
 * @property {number} missing moves that are to be found, at most so many where fewer may do
 * @property {boolean} isAlone whether there are no other moves than those that are to be found
 * @property {(string | null)[]} script the moves from the start on, null for those that are to be found
 * @property {string[]} moves those that stand in the game by now
 * @property {number} length how many those are
 * @property {number} shown after how many of them the board is shown
 * @property {string[]} placed the moves found so far
 * @property {import("../wasm/engines.js").PuzzleVerdict | null} verdict when no more are asked for
 * @property {number | null} lostAfter after how many of those placed the goal was in reach for the last time, in games that can
 *   tell, once the puzzle has ended without it
 * @property {boolean} givenUp whether those that are placed are the solver's
 */

/** Fires `change`. */
export class Puzzling extends EventTarget {
  /** @type {import("../wasm/rules.js").Scene} */
  scene;
  /** @type {PuzzleState} */
  state;
  #puzzle;
  #isHidden;

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
    this.#isHidden = engines.isHidden(puzzle.game);
    /** @type {(string | null)[]} */
    const script = puzzle.script();
    this.scene = warren.Scene.start(puzzle.game, puzzle.start());
    this.state = {
      game: puzzle.game,
      seats: this.scene.seats,
      seat: puzzle.seat,
      first: this.scene.due(0)[0] ?? puzzle.seat,
      goal: puzzle.goal(),
      missing: puzzle.missing,
      isAlone: script.every((move) => move === null),
      script,
      moves: [],
      length: 0,
      shown: 0,
      placed: [],
      verdict: null,
      lostAfter: null,
      givenUp: false,
    };
    this.#goOn();
  }

  /**
   * Places the next of the missing moves; the script's moves follow up to the next that is missing. Without any the move is shown
   * at once.
   * @param {string} move
   * @returns {import("../wasm/engines.js").Problem | null} why it may not stand there
   */
  play(move) {
    try {
      this.#puzzle.check(this.scene.moves(), move);
    } catch (thrown) {
      return /** @type {import("../wasm/engines.js").Problem} */ (thrown);
    }
    this.#place(move);
    if (this.state.isAlone) this.state.shown = this.state.length;
    this.#tell();
    return null;
  }

  /**
   * The game as the one who is asked sees it, where not all see the same; to be freed.
   * @returns {import("../wasm/engines.js").Sight | null}
   */
  ownSight() {
    const scene = /** @type {import("../wasm/engines.js").Scene} */ (this.scene);
    return this.#isHidden ? scene.sight(this.state.seat) : null;
  }

  /**
   * How it stands after the moves that are placed; null in games of which only the solver can tell.
   * @returns {import("../wasm/engines.js").PuzzleOutlook | null}
   */
  outlook() {
    return this.#puzzle.isQuick ? this.#puzzle.outlook(this.scene.moves()) : null;
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
   * Back to where so many moves had been placed, in a puzzle without other moves.
   * @param {number} count
   */
  backTo(count) {
    const placed = this.state.placed.slice(0, count);
    this.scene.cut(count);
    Object.assign(this.state, { placed, verdict: null, lostAfter: null, givenUp: false });
    this.#goOn();
    this.state.shown = this.state.length;
    this.#tell();
  }

  /**
   * Plays a solution from the start.
   * @param {string[]} solution
   */
  giveUp(solution) {
    this.#clear();
    this.#goOn();
    for (const move of solution) this.#place(move);
    this.state.givenUp = true;
    this.#tell();
  }

  close() {
    this.scene.free();
    this.#puzzle.free();
  }

  #clear() {
    this.scene.cut(0);
    const start = { shown: 0, placed: [], verdict: null, lostAfter: null, givenUp: false };
    Object.assign(this.state, start);
  }

  /** @param {string} move */
  #place(move) {
    this.scene.play(this.#puzzle.moveOf(move));
    this.state.placed = [...this.state.placed, move];
    this.#goOn();
  }

  /** Plays what the script says next, and judges when no more is asked for. */
  #goOn() {
    const { state, scene } = this;
    for (;;) {
      const move = state.script[scene.length];
      if (typeof move !== "string") break;
      scene.play(move);
    }
    state.verdict = this.#puzzle.judge(scene.moves());
    if (state.verdict && !state.verdict.met) state.lostAfter = this.outlook()?.lostAfter ?? null;
    this.state = { ...state, moves: scene.moves(), length: scene.length };
  }

  #tell() {
    this.state = { ...this.state };
    this.dispatchEvent(new Event("change"));
  }
}
