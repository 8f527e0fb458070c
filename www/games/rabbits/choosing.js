// The choice of a turn: the side, the selected piece, and the problem, if any. Mouse, touch, keys
// and typed letters all lead to these few steps.

import { piecesOf, Turn } from "./turn.js";

/**
 * @typedef {import("./turn.js").Check} Check
 * @typedef {import("../../boards/board.js").Pointed} Pointed
 */

/** The answer before a turn is sent; `send`: no objection. @typedef {"send" | "problem" | "short" | "all-stay"} Answer */

export class Choosing {
  /** The side whose pieces the visitor chooses for, now or later. */
  seat = 0;
  turn = new Turn([]);
  /** @type {number | null} the piece that needs a step next, counted from 0 */
  selected = null;
  /** @type {import("../../wasm/warren.js").Problem | null} why the turn cannot be sent */
  problem = null;
  /** @type {Pointed | null} the last suggestion taken */
  pointed = null;

  /** Whether the visitor has tried to send a turn in which nobody moves; a second attempt counts as intended. */
  #askedToStay = false;
  /** @type {Check} */
  #check = () => null;

  /**
   * Begins a turn: nothing is chosen.
   * @param {number} seat
   * @param {readonly boolean[]} standing by piece: false for a caught piece
   * @param {Check} check
   */
  begin(seat, standing, check) {
    this.seat = seat;
    this.turn = new Turn(standing);
    this.#check = check;
    this.select(null);
    this.#changed();
  }

  /**
   * @param {number | null} piece
   * @returns {boolean} whether the piece can be selected; a caught piece cannot
   */
  select(piece) {
    if (piece !== null && !this.turn.standing[piece]) return false;
    this.selected = piece;
    this.#askedToStay = false;
    return true;
  }

  /**
   * @param {number} piece
   * @param {string | null} letter
   */
  step(piece, letter) {
    this.turn.set(piece, letter);
    this.#changed();
  }

  /**
   * Gives a step to the selected piece, or else to the first piece without one, and goes on to the next piece. It does not go on
   * if the step runs into a wall. Two pieces on one cell are often only temporary, until the other one has its step too.
   * @param {string} letter
   * @returns {number | null} the piece that got the step
   */
  stepOn(letter) {
    const { turn } = this;
    const piece = this.selected ?? turn.next(-1) ?? turn.first;
    if (piece === null) return null;
    this.step(piece, letter);
    const { problem } = this;
    const stuck = problem?.rule === "rabbits-wall" && piecesOf(problem).includes(piece);
    this.select(stuck ? piece : (turn.next(piece) ?? piece));
    return piece;
  }

  /** Takes back the step of the selected piece, or else of the last piece before it that has one, and selects that piece. */
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
    this.#askedToStay = false;
    this.problem = this.turn.isEmpty ? null : this.#check(this.turn.text);
  }
}
