// A turn as it is being chosen: a letter a piece. Pure; whether it is legal, the scene says.

import { STAY } from "./position.js";

/**
 * @typedef {import("../../wasm/warren.js").Problem} Problem
 * @typedef {(move: string) => Problem | null} Check
 */

/**
 * What a piece is to do: chosen by the visitor, or offered by the engine.
 * @typedef {{ letter: string, kind: "own" | "offered" }} Step
 */

export class Turn {
  /** @param {readonly boolean[]} standing by piece: false for a caught one, which is passed over */
  constructor(standing) {
    this.standing = standing;
    /** @type {(Step | null)[]} by piece, counted from 0 here; null for one not touched */
    this.steps = standing.map(() => null);
  }

  /** The whole turn in the contest's notation: pieces not touched stay. */
  get text() {
    return this.steps.map((step) => step?.letter ?? STAY).join("");
  }

  /** How many pieces the visitor or the engine has given a step, and how many there are. */
  get counts() {
    const chosen = this.steps.filter((step) => step !== null).length;
    return { chosen, count: this.standing.filter(Boolean).length };
  }

  get isEmpty() {
    return this.steps.every((step) => step === null);
  }

  /**
   * @param {number} piece
   * @param {string | null} letter null: not touched any more
   */
  set(piece, letter) {
    this.steps[piece] = letter === null ? null : { letter, kind: "own" };
  }

  clear() {
    this.steps.fill(null);
  }

  /**
   * The next standing piece after one that has no step yet; null if all have.
   * @param {number} piece -1 to begin with the first
   */
  next(piece) {
    const count = this.steps.length;
    for (let i = 1; i <= count; i++) {
      const other = (piece + i) % count;
      if (this.standing[other] && this.steps[other] === null) return other;
    }
    return null;
  }

  /** The first standing piece; null if none stands. */
  get first() {
    const piece = this.standing.indexOf(true);
    return piece < 0 ? null : piece;
  }

  /**
   * Takes over what was typed: a letter a piece; the pieces after the last letter are not touched. A piece whose letter
   * says that it stays, as it does anyhow, counts as touched, unless it is caught.
   * @param {string} letters
   */
  read(letters) {
    this.steps = this.standing.map((stands, piece) => {
      const letter = letters[piece];
      if (letter === undefined || (!stands && letter === STAY)) return null;
      const before = this.steps[piece];
      return before?.letter === letter ? before : { letter, kind: "own" };
    });
  }

  /**
   * Gives the pieces that the visitor has not touched what the engine offers; those that cannot do it beside what the
   * visitor has chosen stay.
   * @param {string} offer a turn
   * @param {Check} check
   */
  fill(offer, check) {
    const own = this.steps.map((step) => (step?.kind === "own" ? step : null));
    this.steps = own.map(
      (step, piece) =>
        step ?? (this.standing[piece] ? { letter: offer[piece] ?? STAY, kind: "offered" } : null),
    );
    for (let problem = check(this.text); problem; problem = check(this.text)) {
      const moving = piecesOf(problem).find((piece) => {
        const step = this.steps[piece];
        return step?.kind === "offered" && step.letter !== STAY;
      });
      if (moving === undefined) return;
      this.steps[moving] = { letter: STAY, kind: "offered" };
    }
  }
}

/**
 * The pieces that a problem is about, counted from 0.
 * @param {Problem} problem
 */
export function piecesOf({ arguments: { first, second, piece } }) {
  return [first, second, piece].flatMap((number) =>
    number === undefined ? [] : [Number(number) - 1],
  );
}

/**
 * The letters in what was typed; everything else is left out.
 * @param {string} typed
 * @param {number} count how many there may be
 */
export function lettersIn(typed, count) {
  return typed
    .toUpperCase()
    .replace(/[^NESW-]/g, "")
    .slice(0, count);
}
