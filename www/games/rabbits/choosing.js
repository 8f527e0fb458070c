// A turn while it is chosen: whose it is, which piece is asked for, what is wrong with it. What one does by mouse, finger,
// keys or in letters comes down to these few steps.

import { piecesOf, Turn } from "./turn.js";

/**
 * @typedef {import("./turn.js").Check} Check
 * @typedef {import("../../boards/board.js").Pointed} Pointed
 */

/** What is to be said before a turn is sent; `send`: nothing. @typedef {"send" | "problem" | "short" | "all-stay"} Answer */

export class Choosing {
  /** The side whose pieces may be chosen, or will be. */
  seat = 0;
  turn = new Turn([]);
  /** @type {number | null} the piece whose step is asked for, counted from 0 */
  selected = null;
  /** @type {import("../../wasm/warren.js").Problem | null} why the turn may not be sent */
  problem = null;
  /** @type {Pointed | null} the suggestion taken over last */
  pointed = null;

  /** Whether a turn in which nobody moves was to be sent once: the second time it is meant. */
  #askedToStay = false;
  /** @type {Check} */
  #check = () => null;

  /**
   * Begins a turn: nothing is chosen.
   * @param {number} seat
   * @param {readonly boolean[]} standing by piece: false for a caught one
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
   * @returns {boolean} whether it can be: a caught one cannot
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
   * Gives the selected piece its step, or the first without one, and goes on to the next; not from a piece that faces a
   * wall. Two on one cell are often only so until the other one has its step too.
   * @param {string} letter
   * @returns {number | null} the piece that got it
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

  /** Takes back the selected piece's step, or else goes back to the last one before it that has one. */
  stepBack() {
    const { steps, standing } = this.turn;
    let piece = this.selected ?? steps.length;
    while (piece >= 0 && !(steps[piece] && standing[piece])) piece -= 1;
    if (piece < 0) return;
    this.step(piece, null);
    this.select(piece);
  }

  /** @param {string} letters the turn as it is typed, perhaps not to its end */
  read(letters) {
    this.turn.read(letters);
    this.select(null);
    this.#changed();
  }

  clear() {
    this.read("");
  }

  /** @param {Pointed} pointed a suggestion for the pieces that are not chosen, or for all */
  fill(pointed) {
    this.pointed = pointed;
    if (pointed.whole) this.turn.clear();
    this.turn.fill(pointed.move, this.#check);
    this.select(null);
    this.#changed();
  }

  /**
   * Whether the turn may be sent as it is.
   * @param {number} typed how many letters stand where it is typed, if it is sent from there; else 0
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
