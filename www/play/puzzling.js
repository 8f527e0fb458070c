// A puzzle being solved: the game as it stands, the moves that are found, what the other side does, and whether the goal is
// reached. Where players move at once, what is found is the own part of each move.

/**
 * @typedef {import("../wasm/warren.js").PuzzleOutlook} Outlook
 */

/**
 * What answers for the solver, in a worker.
 * @typedef {{ outlook: (text: string, moves: string[]) => Promise<Outlook> }} Solver
 */

/**
 * Who moves beside who is asked: nobody (`alone`), others whose moves are given (`given`), or one who replies (`duel`), as well
 * as it can or as our program does.
 * @typedef {"alone" | "given" | "duel"} PuzzleKind
 */

/**
 * A move that puts the goal out of reach: how many moves had been played before it, how the game would go on, and whether
 * that is on the board. Where one moves alone, that is the quickest way to the goal, as far as there is time, and `least` the
 * turns that it would take; null where no way leads there.
 * @typedef {{ at: number, line: string[], least: number | null, isShown: boolean }} Wrong
 */

/**
 * What views draw.
 * @typedef {Object} PuzzleState
 * @property {string} game
 * @property {PuzzleKind} kind
 * @property {number} seats
 * @property {number} seat the one that is asked
 * @property {number} first the one that moves first
 * @property {import("../wasm/warren.js").PuzzleGoal} goal
 * @property {number | null} level that of the program that replies; null where none does
 * @property {number} missing moves that are to be found, at most so many where fewer may do
 * @property {(string | null)[]} script the moves from the start on, null for those that are to be found; empty in a duel
 * @property {string[]} moves those that stand in the game by now
 * @property {number} length how many those are
 * @property {number} shown after how many of them the board is shown
 * @property {string[]} placed the moves found so far
 * @property {import("../wasm/warren.js").PuzzleVerdict | null} verdict when no more are asked for
 * @property {number | null} lostAfter after how many of the moves the goal was in reach for the last time, where that is known,
 *   once the puzzle has ended without it
 * @property {boolean} isWaiting whether the other side's reply is being worked out
 * @property {boolean} hasFailed whether the solver could not be asked for the reply, so that it has to be asked again
 * @property {boolean} isStuck whether the solver knows no reply
 * @property {boolean} standsIn whether the last reply is the program's, which stands in for a solver that came to no end
 * @property {Wrong | null} wrong the last move, if it puts the goal out of reach and all others are known or replies
 * @property {boolean} givenUp whether those that are placed are the solver's
 */

/** The other side takes so long at least, in ms, so that one's own move is seen first. */
const REPLY = 350;

/** Fires `change`. */
export class Puzzling extends EventTarget {
  /** @type {import("../wasm/warren.js").Scene} */
  scene;
  /** @type {PuzzleState} */
  state;
  #puzzle;
  #solver;
  #isHidden;
  /** Counts up when what is awaited of the solver is wanted no more. */
  #turns = 0;

  /**
   * @param {typeof import("../wasm/warren.js")} warren
   * @param {Solver} solver
   * @param {string} text
   * @throws {import("../wasm/warren.js").Problem} if it is no puzzle
   */
  constructor(warren, solver, text) {
    super();
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
    this.#goOn();
  }

  /**
   * Places the next of the missing moves. The script's moves follow up to the next that is missing; in a duel the other side's
   * reply, or what is wrong with the move. Where no script follows the move is shown at once.
   * @param {string} move
   * @returns {import("../wasm/warren.js").Problem | null} why it may not stand there
   */
  play(move) {
    try {
      this.#puzzle.check(this.scene.moves(), move);
    } catch (thrown) {
      return /** @type {import("../wasm/warren.js").Problem} */ (thrown);
    }
    const { kind, length } = this.state;
    this.#place(move);
    if (kind !== "given") this.state.shown = this.state.length;
    const { placed, verdict } = this.state;
    if (kind === "duel") {
      if (verdict) this.#settle(length);
      else this.#awaitReply(length);
    } else if (kind === "alone") {
      this.#judge();
    } else if (verdict?.met === false && placed.length > 1) {
      this.#findLoss();
    }
    this.#tell();
    return null;
  }

  /**
   * The game as the one who is asked sees it, where not all see the same; to be freed.
   * @returns {import("../wasm/warren.js").Sight | null}
   */
  ownSight() {
    const scene = /** @type {import("../wasm/warren.js").Scene} */ (this.scene);
    return this.#isHidden ? scene.sight(this.state.seat) : null;
  }

  /**
   * How it stands after the first of the moves, as the solver knows.
   * @param {number} ply how many of them
   * @returns {Promise<Outlook>} rejected if the solver cannot be asked
   */
  async outlook(ply = this.state.length) {
    const moves = this.scene.moves().slice(0, ply);
    return this.#puzzle.isQuick
      ? this.#puzzle.outlook(moves)
      : this.#solver.outlook(this.text, moves);
  }

  /** Asks once more for the reply to the last move, where the solver could not be asked. */
  askAgain() {
    const { hasFailed, length } = this.state;
    if (!hasFailed) return;
    this.#awaitReply(length - 1);
    this.#tell();
  }

  /** After how many moves the first own move is asked for. */
  get firstOpen() {
    return Math.max(0, this.state.script.indexOf(null));
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
    this.#cut(0);
    this.state.shown = 0;
    this.#goOn();
    this.#tell();
  }

  /**
   * Back to where so many moves had been played.
   * @param {number} ply
   */
  backTo(ply) {
    this.#cut(ply);
    this.#goOn();
    this.state.shown = this.state.length;
    this.#tell();
  }

  /** Plays what refutes the wrong move, from where the board is on. */
  refute() {
    const { wrong } = this.state;
    if (!wrong || wrong.isShown) return;
    for (const move of wrong.line) this.scene.play(move);
    this.state = { ...this.state, wrong: { ...wrong, isShown: true } };
    this.#takeMoves();
    this.#tell();
  }

  /**
   * Plays a solution from the start.
   * @param {string[]} solution the moves found; in a duel those of both sides
   */
  giveUp(solution) {
    this.#playFromStart(solution);
    this.state.givenUp = true;
    this.#tell();
  }

  /** How it stands, for {@link goOnFrom}. */
  get left() {
    const { givenUp, isStuck, kind, moves, placed, wrong } = this.state;
    // What refutes a move is shown anew when it is asked for.
    const known = wrong ? moves.slice(0, wrong.at + 1) : moves;
    return { moves: kind === "duel" ? known : placed, givenUp, isStuck, wrong };
  }

  /**
   * Goes on where it was left.
   * @param {Puzzling["left"]} left of the same puzzle
   */
  goOnFrom({ moves, givenUp, isStuck, wrong }) {
    this.#playFromStart(moves);
    const { kind, length, placed, verdict } = this.state;
    this.state.shown = length;
    this.state.givenUp = givenUp;
    if (kind === "duel" && placed.length > 0 && !givenUp) {
      const own = length % 2 === 1 ? length - 1 : length - 2;
      if (verdict) this.#settle(own);
      else if (wrong) this.state.wrong = { ...wrong, isShown: false };
      else if (isStuck) Object.assign(this.state, { isStuck, lostAfter: own });
      else if (own === length - 1) this.#awaitReply(own);
    } else if (kind === "alone" && placed.length > 0 && !givenUp) {
      this.#judge();
    } else if (kind === "given" && verdict?.met === false) {
      this.#findLoss();
    }
    this.#tell();
  }

  close() {
    this.#turns += 1;
    this.scene.free();
    this.#puzzle.free();
  }

  /** @param {string[]} moves those found; in a duel those of both sides */
  #playFromStart(moves) {
    this.#cut(0);
    this.state.shown = 0;
    this.#goOn();
    if (this.state.kind === "duel") {
      for (const move of moves) this.scene.play(move);
      this.state.placed = moves.filter((_, ply) => ply % 2 === 0);
      this.#goOn();
    } else {
      for (const move of moves) this.#place(move);
    }
  }

  /** @param {number} ply */
  #cut(ply) {
    this.#turns += 1;
    this.scene.cut(ply);
    const { kind, placed, script } = this.state;
    const isOwn = (/** @type {number} */ at) => (kind === "duel" ? at % 2 === 0 : !script[at]);
    const own = Array.from({ length: ply }, (_, at) => at).filter(isOwn).length;
    Object.assign(this.state, {
      verdict: null,
      lostAfter: null,
      isWaiting: false,
      hasFailed: false,
      isStuck: false,
      wrong: null,
      standsIn: false,
      placed: placed.slice(0, own),
      givenUp: false,
    });
  }

  /** @param {string} move */
  #place(move) {
    this.scene.play(this.#puzzle.moveOf(move));
    this.state.placed = [...this.state.placed, move];
    this.#goOn();
  }

  /** Plays what the script says next, and judges when no more is asked for. */
  #goOn() {
    const { scene, state } = this;
    for (;;) {
      const move = state.script[scene.length];
      if (typeof move !== "string") break;
      scene.play(move);
    }
    state.verdict = this.#puzzle.judge(scene.moves());
    if (state.verdict && !state.verdict.met && this.#puzzle.isQuick) {
      state.lostAfter = this.#puzzle.outlook(scene.moves()).lostAfter;
    }
    this.#takeMoves();
  }

  #takeMoves() {
    const { scene } = this;
    this.state = { ...this.state, moves: scene.moves(), length: scene.length };
  }

  /**
   * The puzzle has ended; where it was lost, that was with the last own move.
   * @param {number} ply before that move
   */
  #settle(ply) {
    if (this.state.verdict && !this.state.verdict.met) this.state.lostAfter = ply;
  }

  /**
   * Lets the solver judge the own move just played, and plays the reply to one that may keep the goal in reach.
   * @param {number} ply before that move
   */
  async #awaitReply(ply) {
    this.#turns += 1;
    const turn = this.#turns;
    this.state.isWaiting = true;
    this.state.hasFailed = false;
    const seen = new Promise((resolve) => setTimeout(resolve, REPLY));
    const outlook = await this.outlook().catch(() => null);
    await seen;
    if (turn !== this.#turns) return;
    this.state.isWaiting = false;
    if (!outlook) {
      // A fault of ours, which puts no goal out of reach.
      this.state.hasFailed = true;
      this.#tell();
      return;
    }
    this.state.standsIn = outlook.standsIn;
    if (outlook.reach === "lost") {
      this.state.wrong = { at: ply, line: outlook.line, least: null, isShown: false };
    } else if (outlook.reply) {
      this.scene.play(outlook.reply);
      this.#goOn();
      this.state.shown = this.state.length;
      this.#settle(ply);
    } else {
      this.state.isStuck = true;
      this.state.lostAfter = ply;
    }
    this.#tell();
  }

  /** Says at once, where one moves alone and the solver is quick, that a move has put the goal out of reach. */
  #judge() {
    if (this.state.verdict || !this.#puzzle.isQuick) return;
    const { reach, lostAfter, line, least } = this.#puzzle.outlook(this.scene.moves());
    if (reach === "lost") this.state.wrong = { at: lostAfter ?? 0, line, least, isShown: false };
  }

  /** Has the solver tell which of several moves put the goal out of reach. */
  async #findLoss() {
    const turn = this.#turns;
    const outlook = await this.outlook().catch(() => null);
    if (turn !== this.#turns || !outlook) return;
    this.state.lostAfter = outlook.lostAfter;
    this.#tell();
  }

  #tell() {
    this.state = { ...this.state };
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * @param {import("../wasm/warren.js").PuzzleOthers} others
 * @param {(string | null)[]} script
 * @returns {PuzzleKind}
 */
function kindOf(others, script) {
  if (others !== "given") return "duel";
  return script.every((move) => move === null) ? "alone" : "given";
}
