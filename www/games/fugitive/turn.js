// A turn in progress: a city for each piece to move or place, and the kind of road. The rules decide whether the turn is legal.

import { ANY } from "./position.js";

/**
 * @typedef {import("../../wasm/warren.js").Problem} Problem
 * @typedef {import("./position.js").Stage} Stage
 * @typedef {(move: string) => Problem | null} Check
 */

/**
 * A planned destination of a piece, by a kind of road or by any kind, chosen by the visitor or offered by the engine. With a
 * `goal` it is the next step of a route to that city.
 * @typedef {{ kind: string, city: number, isOffered: boolean, goal?: number }} Choice
 */

/** The number of pieces to move or place. @type {Record<Stage, number>} */
const COUNTS = { places: 4, start: 1, run: 1, chase: 4 };

/** Represents a piece without a choice in a typed turn. */
const GAP = "–";

export class Turn {
  /** @type {(Choice | null)[]} by piece */
  choices;
  /** @type {number | null} the piece that needs a choice next, counted from 0 */
  selected = null;
  /** @type {Problem | null} why a complete turn cannot be sent */
  problem = null;

  /**
   * @param {Stage | null} stage null if no side moves
   * @param {Check} check
   */
  constructor(stage, check) {
    this.stage = stage;
    this.check = check;
    this.choices = Array(stage ? COUNTS[stage] : 0).fill(null);
    if (this.count > 0) this.selected = 0;
  }

  get count() {
    return this.choices.length;
  }

  get chosen() {
    return this.choices.filter((choice) => choice !== null).length;
  }

  get isEmpty() {
    return this.chosen === 0;
  }

  get isWhole() {
    return this.count > 0 && this.chosen === this.count;
  }

  /**
   * Whether the choice for a piece is the reason why the turn cannot be sent.
   * @param {number} piece counted from 0
   */
  isWrong(piece) {
    const { city, detective } = this.problem?.arguments ?? {};
    const own = this.choices[piece]?.city;
    return detective === String(piece + 1) || (own !== undefined && city === String(own));
  }

  /** Whether a choice needs the kind of road: only the fugitive's move states it. */
  get needsKind() {
    return this.stage === "run";
  }

  /** The turn in progress in the contest's notation, with a dash for a piece without a choice before others with one. */
  get text() {
    const last = this.choices.findLastIndex((choice) => choice !== null);
    return this.choices
      .slice(0, last + 1)
      .flatMap((choice) => (choice ? [this.needsKind ? choice.kind : ANY, choice.city] : [GAP]))
      .filter((part) => part !== ANY)
      .join(" ");
  }

  /**
   * @param {number | null} piece
   */
  select(piece) {
    if (piece === null || piece < this.count) this.selected = piece;
  }

  /**
   * Sets the destination of the selected piece, or else of the first piece without one, and selects the next piece.
   * @param {number} city
   * @param {string} kind
   */
  choose(city, kind = ANY) {
    const piece = this.selected ?? this.next(-1);
    if (piece === null) return;
    this.choices[piece] = { kind, city, isOffered: false };
    this.selected = this.count === 1 ? piece : this.next(piece);
    this.#changed();
  }

  /**
   * Sets the next step of a piece's route.
   * @param {number} piece
   * @param {string} kind
   * @param {number} city
   * @param {number} goal
   */
  putOnRoute(piece, kind, city, goal) {
    this.choices[piece] = { kind, city, isOffered: false, goal };
    this.#changed();
  }

  /**
   * Removes the step of a piece's route.
   * @param {number} piece
   */
  leaveRoute(piece) {
    if (this.choices[piece]?.goal === undefined) return;
    this.choices[piece] = null;
    this.#changed();
  }

  /** Selects the first piece without a choice. */
  selectNext() {
    this.selected = this.next(-1) ?? (this.count === 1 ? 0 : null);
  }

  /** Saves the choices. @returns {() => void} restores them */
  keep() {
    const [choices, selected] = [[...this.choices], this.selected];
    return () => {
      [this.choices, this.selected] = [choices, selected];
      this.#changed();
    };
  }

  /** Removes the choice for the selected piece, or else for the last piece before it with a choice. */
  back() {
    let piece = this.selected ?? this.count - 1;
    while (piece >= 0 && this.choices[piece] === null) piece -= 1;
    if (piece < 0) return;
    this.choices[piece] = null;
    this.selected = piece;
    this.#changed();
  }

  clear() {
    this.choices.fill(null);
    this.selected = this.count > 0 ? 0 : null;
    this.#changed();
  }

  /**
   * Reads a typed turn, which may be incomplete: pieces after the last number get no choice.
   * @param {string} typed
   */
  read(typed) {
    const read = parsed(typed);
    this.choices = this.choices.map((choice, piece) => {
      const { kind, city } = read[piece] ?? {};
      // A step of a route remains one if the text has not changed it.
      const isSame = choice?.city === city && (!this.needsKind || choice?.kind === kind);
      return isSame && choice?.goal ? choice : (read[piece] ?? null);
    });
    this.selectNext();
    this.#changed();
  }

  /**
   * Fills in the engine's offer for the pieces without a choice from the visitor.
   * @param {string} offer a turn
   */
  fill(offer) {
    const read = parsed(offer);
    this.choices = this.choices.map((choice, piece) => {
      const offered = read[piece];
      if (choice && !choice.isOffered) return choice;
      return offered ? { ...offered, isOffered: true } : choice;
    });
    this.selectNext();
    this.#changed();
  }

  /**
   * The next piece without a choice, after a given piece; null if all have one.
   * @param {number} piece -1 to begin with the first
   */
  next(piece) {
    for (let i = 1; i <= this.count; i++) {
      const other = (piece + i) % this.count;
      if (this.choices[other] === null) return other;
    }
    return null;
  }

  #changed() {
    this.problem = this.isWhole ? this.check(this.text) : null;
  }
}

/**
 * The choices in a text such as `25 75 – 175` or `T 101`. It skips everything except kinds, numbers and dashes between them.
 * @param {string} text
 * @returns {(Choice | null)[]}
 */
function parsed(text) {
  let kind = ANY;
  /** @type {(Choice | null)[]} */
  const choices = [];
  for (const [part] of text.toUpperCase().matchAll(/[CTP]|\d{1,3}|(?:^|\s)[-–](?=\s|$)/g)) {
    if (/[-–]/.test(part)) choices.push(null);
    else if (/[CTP]/.test(part)) kind = part;
    else choices.push({ kind, city: Number(part), isOffered: false });
  }
  return choices;
}
