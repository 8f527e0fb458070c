// The choice of a turn: the side, the chosen pieces, their routes, and the problem, if any. Mouse, touch, keys and typed letters
// all lead to the same few steps.

import { Plans } from "./plans.js";
import { STAY } from "./position.js";
import { piecesOf, Turn } from "./turn.js";

/**
 * @typedef {import("./turn.js").Check} Check
 * @typedef {import("../../kit/boards/board.js").Pointed} Pointed
 */

/** The result of the check before a turn is sent; `send`: no objection. @typedef {"send" | "problem" | "short" | "all-stay"} Answer */

/**
 * The number of pieces that follow their routes, that move otherwise, and that stay.
 * @typedef {{ on: number, moves: number, stays: number }} Counts
 */

export class Choosing {
  /** The side whose pieces the visitor chooses for, now or later. */
  seat = 0;
  turn = new Turn([]);
  /** The routes on which the side has sent its pieces. */
  plans = new Plans();
  /** @type {number | null} the piece that needs a step next, counted from 0 */
  selected = null;
  /** The pieces that are chosen together with the selected one. @type {readonly number[]} */
  others = [];
  /** @type {import("../../wasm/warren.js").Problem | null} why the turn cannot be sent */
  problem = null;
  /** @type {Pointed | null} the last suggestion that was filled in */
  pointed = null;

  /** Whether the visitor has tried to send a turn in which no piece moves; a second attempt counts as intended. */
  #askedToStay = false;
  /** @type {Check} */
  #check = () => null;

  /**
   * Begins a turn. The pieces on routes get their next step, and nothing else is chosen.
   * @param {number} seat
   * @param {readonly boolean[]} standing by piece: false for a caught piece
   * @param {Check} check
   * @param {Plans} [plans] the side's routes, which begin on its pieces' cells
   * @param {boolean} [isOwn] whether the side is to move
   */
  begin(seat, standing, check, plans = new Plans(), isOwn = true) {
    this.seat = seat;
    this.turn = new Turn(standing);
    this.plans = plans;
    this.#check = check;
    if (isOwn) for (const piece of plans.pieces) this.turn.set(piece, plans.of(piece)[0], "route");
    this.select(null);
    this.#changed();
  }

  /**
   * Saves the choice.
   * @returns {() => boolean} restores the choice; returns false if another turn has begun
   */
  keep() {
    const { turn, plans, chosen } = this;
    const steps = [...turn.steps];
    const routes = steps.map((_, piece) => plans.of(piece));
    return () => {
      if (turn !== this.turn) return false;
      turn.steps = steps;
      routes.forEach((route, piece) => {
        plans.set(piece, route);
      });
      this.selectAll(chosen);
      this.#changed();
      return true;
    };
  }

  /** All chosen pieces. */
  get chosen() {
    return this.selected === null ? [] : [this.selected, ...this.others];
  }

  /** @returns {Counts} */
  get counts() {
    const { steps, standing } = this.turn;
    const moving = steps.flatMap((step, piece) => (step && step.letter !== STAY ? [piece] : []));
    const on = moving.filter((piece) => this.plans.of(piece) !== "").length;
    const all = standing.filter(Boolean).length;
    return { on, moves: moving.length - on, stays: all - moving.length };
  }

  /**
   * @param {number | null} piece
   * @returns {boolean} whether the piece can be selected; a caught piece cannot
   */
  select(piece) {
    return this.selectAll(piece === null ? [] : [piece]);
  }

  /**
   * @param {readonly number[]} pieces
   * @returns {boolean} whether all of them can be selected
   */
  selectAll(pieces) {
    if (!pieces.every((piece) => this.turn.standing[piece])) return false;
    const [first = null, ...others] = pieces;
    this.selected = first;
    this.others = others;
    this.#askedToStay = false;
    return true;
  }

  /**
   * Adds a piece to the chosen ones, or removes it.
   * @param {number} piece
   */
  toggle(piece) {
    const { chosen } = this;
    const rest = chosen.filter((other) => other !== piece);
    this.selectAll(rest.length < chosen.length ? rest : [...chosen, piece]);
  }

  /**
   * @param {number} piece
   * @param {string | null} letter
   */
  step(piece, letter) {
    this.plans.set(piece, "");
    this.turn.set(piece, letter);
    this.#changed();
  }

  /**
   * Sends pieces on routes, from their cells.
   * @param {ReadonlyMap<number, string>} routes by piece; an empty one lets the piece stay
   */
  send(routes) {
    for (const [piece, route] of routes) {
      this.plans.set(piece, route);
      this.turn.set(piece, route[0] ?? STAY, route === "" ? "own" : "route");
    }
    this.#changed();
  }

  /**
   * Sets the step of the chosen pieces, or else of the first piece without one, and selects the next piece, unless the step runs
   * into a wall. Two pieces on one cell are no obstacle: often the other piece's step is still to come.
   * @param {string} letter
   * @returns {number | null} the piece that got the step
   */
  stepOn(letter) {
    const { turn } = this;
    const piece = this.selected ?? turn.next(-1) ?? turn.first;
    if (piece === null) return null;
    for (const other of [piece, ...this.others]) this.step(other, letter);
    const { problem } = this;
    const stuck = problem?.rule === "rabbits-wall" && piecesOf(problem).includes(piece);
    if (this.others.length === 0) this.select(stuck ? piece : (turn.next(piece) ?? piece));
    return piece;
  }

  /** Removes the step of the selected piece, or else of the last piece before it with a step, and selects that piece. */
  stepBack() {
    const { steps, standing } = this.turn;
    let piece = this.selected ?? steps.length;
    while (piece >= 0 && !(steps[piece] && standing[piece])) piece -= 1;
    if (piece < 0) return;
    this.step(piece, null);
    this.select(piece);
  }

  /** @param {string} letters the turn as typed so far */
  read(letters) {
    this.turn.read(letters);
    for (const piece of this.plans.pieces) {
      if (this.turn.steps[piece]?.kind !== "route") this.plans.set(piece, "");
    }
    this.select(null);
    this.#changed();
  }

  clear() {
    this.read("");
  }

  /** @param {Pointed} pointed a suggestion for the pieces without a chosen step, or for all */
  fill(pointed) {
    this.pointed = pointed;
    if (pointed.whole) this.turn.clear();
    this.turn.fill(pointed.move, this.#check);
    this.select(null);
    this.#changed();
  }

  /**
   * Whether the turn may be sent as it is.
   * @param {number} typed the number of letters in the text field if the turn is sent from there, otherwise 0
   * @returns {Answer}
   */
  answer(typed) {
    if (typed > 0 && typed < this.turn.steps.length) return "short";
    if (this.problem) return "problem";
    if (!this.turn.isEmpty || this.#askedToStay) return "send";
    this.#askedToStay = true;
    return "all-stay";
  }

  #changed() {
    const { plans, turn } = this;
    // A piece that gave way gets its step as soon as it is possible.
    for (const piece of plans.pieces) {
      if (turn.steps[piece]?.kind === "route") turn.set(piece, plans.of(piece)[0], "route");
    }
    turn.giveWay("route", this.#check);
    this.#askedToStay = false;
    this.problem = turn.isEmpty ? null : this.#check(turn.text);
  }
}
