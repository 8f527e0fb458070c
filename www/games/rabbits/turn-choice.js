// The choice of a turn: the side, the chosen pieces, their routes, and the problem, if any. Mouse, touch, keys and typed letters
// all lead to the same few steps.

import { STAY } from "./position.js";
import { SidePlans } from "./side-plans.js";
import { piecesWithProblem, Turn } from "./turn.js";

/**
 * @typedef {import("./turn.js").CheckMove} CheckMove
 * @typedef {import("../../kit/boards/board.js").SuggestedMove} SuggestedMove
 */

/** The result of the check before a turn is sent; `send`: no objection. @typedef {"send" | "problem" | "short" | "all-stay"} SendCheck */

/**
 * The number of pieces that follow their routes, that move otherwise, and that stay.
 * @typedef {{ onRoute: number, moving: number, staying: number }} PieceCounts
 */

export class TurnChoice {
  /** The side whose pieces the visitor chooses for, now or later. */
  seat = 0;
  turn = new Turn([]);
  /** The routes on which the side has sent its pieces. */
  plans = new SidePlans();
  /** @type {number | null} the piece that needs a step next, counted from 0 */
  selected = null;
  /** The pieces that are chosen together with the selected one. @type {readonly number[]} */
  otherChosen = [];
  /** @type {import("../../wasm/warren.js").Problem | null} why the turn cannot be sent */
  problem = null;
  /** @type {SuggestedMove | null} the last suggestion that was filled in */
  suggestion = null;

  /** Whether the visitor has tried to send a turn in which no piece moves; a second attempt counts as intended. */
  #wasWarnedOfStaying = false;
  /** @type {CheckMove} */
  #check = () => null;

  /**
   * Begins a turn. The pieces on routes get their next step, and nothing else is chosen.
   * @param {number} seat
   * @param {readonly boolean[]} isOnBoard by piece: false for a caught piece
   * @param {CheckMove} check
   * @param {SidePlans} [plans] the side's routes, which begin on its pieces' cells
   * @param {boolean} [isToMove] whether the side is to move
   */
  beginTurn(seat, isOnBoard, check, plans = new SidePlans(), isToMove = true) {
    this.seat = seat;
    this.turn = new Turn(isOnBoard);
    this.plans = plans;
    this.#check = check;
    if (isToMove)
      for (const piece of plans.pieces)
        this.turn.setStep(piece, plans.remainingRoute(piece)[0], "route");
    this.select(null);
    this.#updateSteps();
  }

  /**
   * Saves the choice.
   * @returns {() => boolean} restores the choice; returns false if another turn has begun
   */
  save() {
    const { turn, plans, chosen } = this;
    const steps = [...turn.steps];
    const routes = steps.map((_, piece) => plans.remainingRoute(piece));
    return () => {
      if (turn !== this.turn) return false;
      turn.steps = steps;
      routes.forEach((route, piece) => {
        plans.setRoute(piece, route);
      });
      this.selectAll(chosen);
      this.#updateSteps();
      return true;
    };
  }

  /** All chosen pieces. */
  get chosen() {
    return this.selected === null ? [] : [this.selected, ...this.otherChosen];
  }

  /** @returns {PieceCounts} */
  get counts() {
    const { steps, isOnBoard } = this.turn;
    const moving = steps.flatMap((step, piece) => (step && step.letter !== STAY ? [piece] : []));
    const onRoute = moving.filter((piece) => this.plans.remainingRoute(piece) !== "").length;
    const pieceCount = isOnBoard.filter(Boolean).length;
    return { onRoute, moving: moving.length - onRoute, staying: pieceCount - moving.length };
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
    if (!pieces.every((piece) => this.turn.isOnBoard[piece])) return false;
    const [first = null, ...others] = pieces;
    this.selected = first;
    this.otherChosen = others;
    this.#wasWarnedOfStaying = false;
    return true;
  }

  /**
   * Adds a piece to the chosen ones, or removes it.
   * @param {number} piece
   */
  toggle(piece) {
    const { chosen } = this;
    const remaining = chosen.filter((other) => other !== piece);
    this.selectAll(remaining.length < chosen.length ? remaining : [...chosen, piece]);
  }

  /**
   * @param {number} piece
   * @param {string | null} letter
   */
  setStep(piece, letter) {
    this.plans.setRoute(piece, "");
    this.turn.setStep(piece, letter);
    this.#updateSteps();
  }

  /**
   * Sends pieces on routes, from their cells.
   * @param {ReadonlyMap<number, string>} routes by piece; an empty one lets the piece stay
   */
  sendOnRoutes(routes) {
    for (const [piece, route] of routes) {
      this.plans.setRoute(piece, route);
      this.turn.setStep(piece, route[0] ?? STAY, route === "" ? "own" : "route");
    }
    this.#updateSteps();
  }

  /**
   * Sets the step of the chosen pieces, or else of the first piece without one, and selects the next piece, unless the step runs
   * into a wall. Two pieces on one cell are no obstacle: often the other piece's step is still to come.
   * @param {string} letter
   * @returns {number | null} the piece that got the step
   */
  addStep(letter) {
    const { turn } = this;
    const piece = this.selected ?? turn.nextWithoutStep(-1) ?? turn.firstOnBoard;
    if (piece === null) return null;
    for (const other of [piece, ...this.otherChosen]) this.setStep(other, letter);
    const { problem } = this;
    const isBlocked =
      problem?.rule === "rabbits-wall" && piecesWithProblem(problem).includes(piece);
    if (this.otherChosen.length === 0)
      this.select(isBlocked ? piece : (turn.nextWithoutStep(piece) ?? piece));
    return piece;
  }

  /** Removes the step of the selected piece, or else of the last piece before it with a step, and selects that piece. */
  removeLastStep() {
    const { steps, isOnBoard } = this.turn;
    let piece = this.selected ?? steps.length;
    while (piece >= 0 && !(steps[piece] && isOnBoard[piece])) piece -= 1;
    if (piece < 0) return;
    this.setStep(piece, null);
    this.select(piece);
  }

  /** @param {string} letters the turn as typed so far */
  setFromLetters(letters) {
    this.turn.setFromLetters(letters);
    for (const piece of this.plans.pieces) {
      if (this.turn.steps[piece]?.kind !== "route") this.plans.setRoute(piece, "");
    }
    this.select(null);
    this.#updateSteps();
  }

  clear() {
    this.setFromLetters("");
  }

  /** @param {SuggestedMove} suggestion a suggestion for the pieces without a chosen step, or for all */
  fillIn(suggestion) {
    this.suggestion = suggestion;
    if (suggestion.whole) this.turn.clear();
    this.turn.fillIn(suggestion.move, this.#check);
    this.select(null);
    this.#updateSteps();
  }

  /**
   * Whether the turn may be sent as it is.
   * @param {number} typedCount the number of letters in the text field if the turn is sent from there, otherwise 0
   * @returns {SendCheck}
   */
  checkBeforeSending(typedCount) {
    if (typedCount > 0 && typedCount < this.turn.steps.length) return "short";
    if (this.problem) return "problem";
    if (!this.turn.isEmpty || this.#wasWarnedOfStaying) return "send";
    this.#wasWarnedOfStaying = true;
    return "all-stay";
  }

  #updateSteps() {
    const { plans, turn } = this;
    // A piece that gave way gets its step as soon as it is possible.
    for (const piece of plans.pieces) {
      if (turn.steps[piece]?.kind === "route")
        turn.setStep(piece, plans.remainingRoute(piece)[0], "route");
    }
    turn.stayOnConflict("route", this.#check);
    this.#wasWarnedOfStaying = false;
    this.problem = turn.isEmpty ? null : this.#check(turn.text);
  }
}
