// The state of a match, computed from the game, the received answers, the clocks and the undone moves.

import { PausableClock } from "./pausable-clock.js";
import { PendingAnswers } from "./pending-answers.js";
import { SeatClocks } from "./seat-clocks.js";
import { isPerson, undoTarget } from "./seats.js";
import { UndoneMoves } from "./undone-moves.js";

/** @typedef {import("./match.js").MatchState} MatchState */
/** @typedef {import("../../wasm/warren.js").Verdict} Verdict */

export class LiveState {
  /** @type {MatchState} */
  state;
  /**
   * The referee of the running game; undefined while no game is running.
   * @type {import("../../wasm/warren.js").Referee | undefined}
   */
  referee;
  game;
  seats;
  /** The match's own clock. It stops while the game is not visible or is paused. */
  time;
  pending;
  clocks;
  undoneMoves;
  /** Whether one side may not see the other's moves during the game. */
  hasSecrets;
  #match;

  /**
   * @param {EventTarget} match the match, which fires the events
   * @param {import("./known-game.js").KnownGame | import("./logged-game.js").LoggedGame} game
   * @param {import("./match.js").MatchExtras} extras
   * @param {Verdict | null} verdict the result, if the game alone does not show it
   * @param {() => boolean} isHeld whether the match must pause now
   */
  constructor(match, game, { seats, marks, left, undone, paused }, verdict, isHeld) {
    this.#match = match;
    this.game = game;
    this.seats = seats;
    this.time = new PausableClock(isHeld);
    this.hasSecrets = game.isHidden && (game.isSecret || seats.some(isPerson));
    this.pending = new PendingAnswers(() => this.time.now());
    this.clocks = new SeatClocks(seats, left, this.pending);
    this.undoneMoves = new UndoneMoves(seats, undone);
    this.state = {
      length: game.length,
      due: [],
      marks,
      redoable: 0,
      undoable: false,
      paused,
      clocks: seats.map(() => null),
      thinking: null,
      verdict,
      stalled: null,
      curtain: null,
    };
    this.refresh({});
  }

  /** The people whose answers are due. */
  get peopleDue() {
    return this.state.due.filter((seat) => isPerson(this.seats[seat]));
  }

  /** Sets parts of the state without an event. @param {Partial<MatchState>} part */
  set(part) {
    this.state = { ...this.state, ...part };
  }

  /** @param {Partial<MatchState>} part */
  change(part) {
    this.set(part);
    this.fire("change");
  }

  /**
   * Updates the state from the game.
   * @param {Partial<MatchState>} part
   */
  refresh(part) {
    const { game } = this;
    this.set({ length: game.length, ...part });
    this.state.verdict ??= game.verdict;
    this.state.due = this.state.verdict ? [] : this.pending.withoutAnswer(game.due);
    this.state.redoable = this.undoneMoves.moves.length;
    const { scene } = game;
    // A side cannot forget what it has seen. A practice game allows undo anyway.
    const mayUndo = !this.hasSecrets || this.state.verdict || scene?.about().includes("practice");
    this.state.undoable = !!mayUndo && !!scene && undoTarget(scene, this.seats) !== undefined;
    this.readClocks();
    this.fire("change");
  }

  readClocks() {
    this.set({ clocks: this.clocks.read(this.state, this.referee) });
  }

  /**
   * @param {number} seat
   * @param {import("./engines.js").Info} info an engine's intermediate result
   */
  setThinking(seat, info) {
    this.set({ thinking: { ...info, seat } });
    this.fire("info");
  }

  /** @param {import("./seats.js").Mark} mark the mark of the next move; it does not replace `idle`, which concerns a person */
  markMove(mark) {
    const ply = this.game.length + 1;
    if (this.state.marks[ply] !== "idle") this.state.marks[ply] = mark;
  }

  /** Removes the marks of undone moves. */
  dropMarks() {
    for (const ply of Object.keys(this.state.marks).map(Number)) {
      if (ply > this.game.length) delete this.state.marks[ply];
    }
  }

  /** @param {"change" | "clocks" | "info" | "keep" | "move" | "program"} type */
  fire(type) {
    this.#match.dispatchEvent(new Event(type));
  }

  /**
   * @param {string} id the id of a message
   * @param {Record<string, string>} [args]
   */
  notice(id, args = {}) {
    this.#match.dispatchEvent(new CustomEvent("notice", { detail: { id, args } }));
  }
}
