// A turn in progress: a letter per piece. The scene decides whether the turn is legal.

import { STAY } from "./position.js";

/**
 * @typedef {import("../../wasm/warren.js").Problem} Problem
 * @typedef {(move: string) => Problem | null} CheckMove
 */

/**
 * A step planned for a piece: chosen by the visitor, the next of its route, or offered by the engine.
 * @typedef {{ letter: string, kind: "own" | "route" | "offered" }} Step
 */

export class Turn {
  /** @param {readonly boolean[]} standing by piece: false for a caught piece, which is skipped */
  constructor(standing) {
    this.isOnBoard = standing;
    /** @type {(Step | null)[]} by piece, counted from 0 here; null for a piece without a step */
    this.steps = standing.map(() => null);
  }

  /** The complete turn in the contest's notation. Pieces without a step stay. */
  get text() {
    return this.steps.map((step) => step?.letter ?? STAY).join("");
  }

  /** The number of pieces with a step, from the visitor or the engine, and the number of pieces. */
  get stepCounts() {
    const chosen = this.steps.filter((step) => step !== null).length;
    return { chosen, count: this.isOnBoard.filter(Boolean).length };
  }

  get isEmpty() {
    return this.steps.every((step) => step === null);
  }

  /**
   * @param {number} piece
   * @param {string | null} letter null removes the step
   * @param {Step["kind"]} [kind]
   */
  setStep(piece, letter, kind = "own") {
    this.steps[piece] = letter === null ? null : { letter, kind };
  }

  clear() {
    this.steps.fill(null);
  }

  /**
   * The next standing piece without a step, after a given piece; null if all have one.
   * @param {number} piece -1 to begin with the first
   */
  nextWithoutStep(piece) {
    const count = this.steps.length;
    for (let i = 1; i <= count; i++) {
      const other = (piece + i) % count;
      if (this.isOnBoard[other] && this.steps[other] === null) return other;
    }
    return null;
  }

  /** The first standing piece; null if there is none. */
  get firstOnBoard() {
    const piece = this.isOnBoard.indexOf(true);
    return piece < 0 ? null : piece;
  }

  /**
   * Reads a typed turn, a letter per piece. Pieces after the last letter get no step. A letter for staying counts as a step,
   * except for a caught piece.
   * @param {string} letters
   */
  setFromLetters(letters) {
    this.steps = this.isOnBoard.map((stands, piece) => {
      const letter = letters[piece];
      if (letter === undefined || (!stands && letter === STAY)) return null;
      const previousStep = this.steps[piece];
      return previousStep?.letter === letter ? previousStep : { letter, kind: "own" };
    });
  }

  /**
   * Fills in the engine's offer for the pieces without a step from the visitor. A piece stays if its offered step conflicts with
   * the visitor's steps.
   * @param {string} suggestedTurn a turn
   * @param {CheckMove} check
   */
  fillIn(suggestedTurn, check) {
    const ownSteps = this.steps.map((step) => (step?.kind === "offered" ? null : step));
    this.steps = ownSteps.map(
      (step, piece) =>
        step ??
        (this.isOnBoard[piece] ? { letter: suggestedTurn[piece] ?? STAY, kind: "offered" } : null),
    );
    this.stayOnConflict("offered", check);
  }

  /**
   * Makes pieces stay whose step conflicts with those of others.
   * @param {Step["kind"]} kind the kind of step that gives way
   * @param {CheckMove} check
   */
  stayOnConflict(kind, check) {
    for (let problem = check(this.text); problem; problem = check(this.text)) {
      const conflicting = piecesWithProblem(problem).find((piece) => {
        const step = this.steps[piece];
        return step?.kind === kind && step.letter !== STAY;
      });
      if (conflicting === undefined) return;
      this.setStep(conflicting, STAY, kind);
    }
  }
}

/**
 * The pieces with a problem, counted from 0.
 * @param {Problem} problem
 */
export function piecesWithProblem({ arguments: { first, second, piece } }) {
  return [first, second, piece].flatMap((number) =>
    number === undefined ? [] : [Number(number) - 1],
  );
}

/**
 * The letters of a typed text, without all other characters.
 * @param {string} typed
 * @param {number} count the maximum number of letters
 */
export function stepLettersIn(typed, count) {
  return typed
    .toUpperCase()
    .replace(/[^NESW-]/g, "")
    .slice(0, count);
}
