// Runs a puzzle: the position, the moves found, the other side's replies, and whether the goal is reached. In games with
// simultaneous moves, the person finds only their own part of each move.

import { Failure } from "../../kit/page/failure.js";
import { latest } from "../../kit/page/latest.js";

/**
 * @typedef {import("../../wasm/warren.js").PuzzleOutlook} Outlook
 */

/**
 * The solver, in a worker.
 * @typedef {{ outlook: (text: string, moves: string[]) => Promise<Outlook> }} Solver
 */

/**
 * The moving sides besides the person: none (`alone`), others with given moves (`given`), or a side that replies (`duel`),
 * either perfectly or like Warren's program.
 * @typedef {"alone" | "given" | "duel"} PuzzleKind
 */

/**
 * A wrong move, which puts the goal out of reach. `at` is the ply before it, `line` how the game would continue, and `isShown`
 * whether that line is on the board. In a puzzle for one side, `line` is the fastest way to the goal, as far as time permits,
 * and `least` its number of turns, or null if there is no way.
 * @typedef {{ at: number, line: string[], least: number | null, isShown: boolean }} WrongMove
 */

/**
 * The state for views.
 * @typedef {Object} PuzzleState
 * @property {string} game
 * @property {PuzzleKind} kind
 * @property {number} seats
 * @property {number} seat the person's seat
 * @property {number} first the seat that moves first
 * @property {import("../../wasm/warren.js").PuzzleGoal} goal
 * @property {number | null} level the level of the puzzle opponent; null if there is none
 * @property {number} missing the number of moves to find, or its maximum if fewer may suffice
 * @property {(string | null)[]} script the moves from the start, null for those to find; empty in a duel
 * @property {string[]} moves the moves played so far
 * @property {number} length the number of those moves
 * @property {number} shown the number of moves on the board
 * @property {string[]} placed the moves found so far
 * @property {import("../../wasm/warren.js").PuzzleVerdict | null} verdict the result, once no more moves are to be found
 * @property {number | null} lostAfter in a failed puzzle, the last ply at which the goal was in reach, if known
 * @property {boolean} isWaiting whether the other side's reply is being computed
 * @property {boolean} hasFailed whether the worker failed to compute the reply, so that it must be requested again
 * @property {boolean} isStuck whether the worker found no reply
 * @property {boolean} standsIn whether the program supplied the last reply, because the solver did not finish
 * @property {WrongMove | null} wrong the last move, if it puts the goal out of reach and all other moves are known or replies
 * @property {boolean} givenUp whether the moves in `placed` come from the solver
 */

/** The minimum time before the other side's reply, in ms, so that the person's move is visible first. */
const MIN_REPLY_MS = 350;

const NO_QUESTION_MESSAGE = "a puzzle that asks what can be known has a page of its own";

/** Fires `change`. */
export class PuzzleSession extends EventTarget {
  /** @type {import("../../wasm/warren.js").Scene} */
  scene;
  /** @type {PuzzleState} */
  state;
  #puzzle;
  #solver;
  #isHidden;
  /** A new turn begins when a pending result is obsolete. */
  #requests = latest();

  /**
   * @param {typeof import("../../wasm/warren.js")} warren
   * @param {Solver} solver
   * @param {string} text
   * @throws {import("../../wasm/warren.js").Problem} if the text is not a puzzle
   */
  constructor(warren, solver, text) {
    super();
    if (warren.Puzzle.isQuestion(text)) throw new Failure("question-here", {}, NO_QUESTION_MESSAGE);
    const puzzle = warren.Puzzle.read(text);
    this.text = puzzle.text();
    this.link = puzzle.link();
    this.#puzzle = puzzle;
    this.#solver = solver;
    this.#isHidden = warren.isHidden(puzzle.game);
    /** @type {(string | null)[]} */
    const script = puzzle.script();
    this.scene = warren.Scene.start(puzzle.game, puzzle.start());
    this.state = {
      game: puzzle.game,
      kind: kindOf(puzzle.others, script),
      seats: this.scene.seats,
      seat: puzzle.seat,
      first: this.scene.due(0)[0] ?? puzzle.seat,
      goal: puzzle.goal(),
      level: puzzle.level ?? null,
      missing: puzzle.missing,
      script,
      moves: [],
      length: 0,
      shown: 0,
      placed: [],
      verdict: null,
      lostAfter: null,
      isWaiting: false,
      hasFailed: false,
      isStuck: false,
      standsIn: false,
      wrong: null,
      givenUp: false,
    };
    this.#playScript();
  }

  /**
   * Places the next missing move. The script's moves follow, up to the next missing one. In a duel the reply follows, or the
   * refutation of a wrong move. Without a script, the board shows the move at once.
   * @param {string} move
   * @returns {import("../../wasm/warren.js").Problem | null} why the move may not be placed
   */
  play(move) {
    try {
      this.#puzzle.check(this.scene.moves(), move);
    } catch (thrown) {
      return /** @type {import("../../wasm/warren.js").Problem} */ (thrown);
    }
    const { kind, length } = this.state;
    this.#place(move);
    if (kind !== "given") this.state.shown = this.state.length;
    const { placed, verdict } = this.state;
    if (kind === "duel") {
      if (verdict) this.#recordLoss(length);
      else this.#awaitReply(length);
    } else if (kind === "alone") {
      this.#judge();
    } else if (verdict?.met === false && placed.length > 1) {
      this.#findLoss();
    }
    this.#fireChange();
    return null;
  }

  /**
   * The person's observation, in a game with secrets.
   * @returns {import("../../wasm/warren.js").Sight | null}
   */
  ownSight() {
    const scene = /** @type {import("../../wasm/warren.js").Scene} */ (this.scene);
    return this.#isHidden ? scene.sight(this.state.seat) : null;
  }

  /**
   * The solver's evaluation after some of the moves.
   * @param {number} ply the number of those moves
   * @returns {Promise<Outlook>} rejects if the worker fails
   */
  async outlook(ply = this.state.length) {
    const moves = this.scene.moves().slice(0, ply);
    return this.#solver.outlook(this.text, moves);
  }

  /** Requests the reply to the last move again, after the worker has failed. */
  askAgain() {
    const { hasFailed, length } = this.state;
    if (!hasFailed) return;
    this.#awaitReply(length - 1);
    this.#fireChange();
  }

  /** The ply of the person's first move. */
  get firstOpenPly() {
    return Math.max(0, this.state.script.indexOf(null));
  }

  /**
   * Shows the position after so many moves.
   * @param {number} ply
   */
  show(ply) {
    this.state.shown = Math.min(Math.max(ply, 0), this.state.length);
    this.#fireChange();
  }

  /** Goes back to the start. */
  restart() {
    this.#cut(0);
    this.state.shown = 0;
    this.#playScript();
    this.#fireChange();
  }

  /**
   * Goes back to an earlier position.
   * @param {number} ply
   */
  backTo(ply) {
    this.#cut(ply);
    this.#playScript();
    this.state.shown = this.state.length;
    this.#fireChange();
  }

  /** Plays the refutation of the wrong move, from the current position. */
  refute() {
    const { wrong } = this.state;
    if (!wrong || wrong.isShown) return;
    for (const move of wrong.line) this.scene.play(move);
    this.state = { ...this.state, wrong: { ...wrong, isShown: true } };
    this.#updateMoves();
    this.#fireChange();
  }

  /**
   * Plays a solution from the start.
   * @param {string[]} solution the moves to find; in a duel the moves of both sides
   */
  giveUp(solution) {
    this.#playFromStart(solution);
    this.state.givenUp = true;
    this.#fireChange();
  }

  /** The progress, for {@link restore}. */
  get savedProgress() {
    const { givenUp, isStuck, kind, moves, placed, wrong } = this.state;
    // Without the refutation, which can be requested again.
    const knownMoves = wrong ? moves.slice(0, wrong.at + 1) : moves;
    return { moves: kind === "duel" ? knownMoves : placed, givenUp, isStuck, wrong };
  }

  /**
   * Restores saved progress.
   * @param {PuzzleSession["savedProgress"]} saved the progress in the same puzzle
   */
  restore({ moves, givenUp, isStuck, wrong }) {
    this.#playFromStart(moves);
    const { kind, length, placed, verdict } = this.state;
    this.state.shown = length;
    this.state.givenUp = givenUp;
    if (kind === "duel" && placed.length > 0 && !givenUp) {
      const ownPly = length % 2 === 1 ? length - 1 : length - 2;
      if (verdict) this.#recordLoss(ownPly);
      else if (wrong) this.state.wrong = { ...wrong, isShown: false };
      else if (isStuck) Object.assign(this.state, { isStuck, lostAfter: ownPly });
      else if (ownPly === length - 1) this.#awaitReply(ownPly);
    } else if (kind === "alone" && placed.length > 0 && !givenUp) {
      this.#judge();
    } else if (kind === "given" && verdict?.met === false) {
      this.#findLoss();
    }
    this.#fireChange();
  }

  close() {
    this.#requests.next();
    this.#puzzle.free();
  }

  /** @param {string[]} moves the moves found; in a duel the moves of both sides */
  #playFromStart(moves) {
    this.#cut(0);
    this.state.shown = 0;
    this.#playScript();
    if (this.state.kind === "duel") {
      for (const move of moves) this.scene.play(move);
      this.state.placed = moves.filter((_, ply) => ply % 2 === 0);
      this.#playScript();
    } else {
      for (const move of moves) this.#place(move);
    }
  }

  /** @param {number} ply */
  #cut(ply) {
    this.#requests.next();
    this.scene.cut(ply);
    const { kind, placed, script } = this.state;
    const isOwnMove = (/** @type {number} */ each) =>
      kind === "duel" ? each % 2 === 0 : !script[each];
    const ownCount = Array.from({ length: ply }, (_, each) => each).filter(isOwnMove).length;
    Object.assign(this.state, {
      verdict: null,
      lostAfter: null,
      isWaiting: false,
      hasFailed: false,
      isStuck: false,
      wrong: null,
      standsIn: false,
      placed: placed.slice(0, ownCount),
      givenUp: false,
    });
  }

  /** @param {string} move */
  #place(move) {
    this.scene.play(this.#puzzle.moveOf(move));
    this.state.placed = [...this.state.placed, move];
    this.#playScript();
  }

  /** Plays the script's next moves, and judges the puzzle when no moves are missing. */
  #playScript() {
    const { scene, state } = this;
    for (;;) {
      const move = state.script[scene.length];
      if (typeof move !== "string") break;
      scene.play(move);
    }
    state.verdict = this.#puzzle.judge(scene.moves());
    this.#updateMoves();
  }

  #updateMoves() {
    const { scene } = this;
    this.state = { ...this.state, moves: scene.moves(), length: scene.length };
  }

  /**
   * Handles the end of the puzzle. If it is lost, the person's last move has lost it.
   * @param {number} ply the ply before that move
   */
  #recordLoss(ply) {
    if (this.state.verdict && !this.state.verdict.met) this.state.lostAfter = ply;
  }

  /**
   * Judges the person's last move, and plays the reply if the goal may still be in reach.
   * @param {number} ply the ply before that move
   */
  async #awaitReply(ply) {
    const request = this.#requests.next();
    this.state.isWaiting = true;
    this.state.hasFailed = false;
    const minDelay = new Promise((resolve) => setTimeout(resolve, MIN_REPLY_MS));
    const outlook = await this.outlook().catch(() => null);
    await minDelay;
    if (!request.isCurrent) return;
    this.state.isWaiting = false;
    if (!outlook) {
      // A fault of Warren's, which does not put the goal out of reach.
      this.state.hasFailed = true;
      this.#fireChange();
      return;
    }
    this.state.standsIn = outlook.standsIn;
    if (outlook.reach === "lost") {
      this.state.wrong = { at: ply, line: outlook.line, least: null, isShown: false };
    } else if (outlook.reply) {
      this.scene.play(outlook.reply);
      this.#playScript();
      this.state.shown = this.state.length;
      this.#recordLoss(ply);
    } else {
      this.state.isStuck = true;
      this.state.lostAfter = ply;
    }
    this.#fireChange();
  }

  /** Determines whether a side that moves alone has put the goal out of reach, and when, if the solver is quick. */
  async #judge() {
    if (!this.#puzzle.isQuick || this.state.verdict?.met) return;
    const request = this.#requests.next();
    const outlook = await this.outlook().catch(() => null);
    if (!request.isCurrent || outlook?.reach !== "lost") return;
    const { lostAfter, line, least } = outlook;
    if (this.state.verdict) this.state.lostAfter = lostAfter;
    else this.state.wrong = { at: lostAfter ?? 0, line, least, isShown: false };
    this.#fireChange();
  }

  /** Determines which of several moves has put the goal out of reach. */
  async #findLoss() {
    const request = this.#requests.current;
    const outlook = await this.outlook().catch(() => null);
    if (!request.isCurrent || !outlook) return;
    this.state.lostAfter = outlook.lostAfter;
    this.#fireChange();
  }

  #fireChange() {
    this.state = { ...this.state };
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * @param {import("../../wasm/warren.js").PuzzleOthers} others
 * @param {(string | null)[]} script
 * @returns {PuzzleKind}
 */
function kindOf(others, script) {
  if (others !== "given") return "duel";
  return script.every((move) => move === null) ? "alone" : "given";
}
