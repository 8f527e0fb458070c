// A turn while it is chosen: a city for each piece that moves or is placed, and how it gets there. Pure; whether it is
// legal, the rules say.

import { ANY } from "./position.js";

/**
 * @typedef {import("../../wasm/warren.js").Problem} Problem
 * @typedef {import("./position.js").Stage} Stage
 * @typedef {(move: string) => Problem | null} Check
 */

/**
 * Where a piece is to go: by a road of a kind, or of any; chosen by the visitor, or offered by the engine.
 * @typedef {{ kind: string, city: number, isOffered: boolean }} Choice
 */

/** How many pieces move or are placed. @type {Record<Stage, number>} */
const COUNTS = { places: 4, start: 1, run: 1, chase: 4 };

export class Turn {
  /** @type {(Choice | null)[]} by piece */
  choices;
  /** @type {number | null} the piece that is asked for, counted from 0 */
  selected = null;
  /** @type {Problem | null} why the turn may not be sent, once it is whole */
  problem = null;

  /**
   * @param {Stage | null} stage null when nobody moves
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
   * Whether a piece's choice is why the turn may not be sent.
   * @param {number} piece counted from 0
   */
  isWrong(piece) {
    const { city, detective } = this.problem?.arguments ?? {};
    const own = this.choices[piece]?.city;
    return detective === String(piece + 1) || (own !== undefined && city === String(own));
  }

  /** Whether a choice needs the kind of a road: only the fugitive tells it. */
  get needsKind() {
    return this.stage === "run";
  }

  /** The turn in the contest's notation, as far as it is chosen. */
  get text() {
    return this.choices
      .flatMap((choice) => (choice ? [this.needsKind ? choice.kind : ANY, choice.city] : []))
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
   * Gives the selected piece its city, or the first without one, and goes on to the next.
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

  /** Takes back the selected piece's choice, or else that of the last one before it that has one. */
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
   * Takes over what was typed, perhaps not to its end: the pieces after the last number are not chosen.
   * @param {string} typed
   */
  read(typed) {
    const read = parsed(typed);
    this.choices = this.choices.map((_, piece) => read[piece] ?? null);
    this.selected = this.next(-1) ?? (this.count === 1 ? 0 : null);
    this.#changed();
  }

  /**
   * Gives the pieces that the visitor has not chosen for what the engine offers.
   * @param {string} offer a turn
   */
  fill(offer) {
    const read = parsed(offer);
    this.choices = this.choices.map((choice, piece) => {
      const offered = read[piece];
      if (choice && !choice.isOffered) return choice;
      return offered ? { ...offered, isOffered: true } : choice;
    });
    this.selected = this.next(-1) ?? (this.count === 1 ? 0 : null);
    this.#changed();
  }

  /**
   * The next piece after one that has no choice yet; null if all have.
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
 * The choices in a text such as `25 75 125 175` or `T 101`; anything that is neither a kind nor a number is passed over.
 * @param {string} text
 * @returns {Choice[]}
 */
function parsed(text) {
  let kind = ANY;
  /** @type {Choice[]} */
  const choices = [];
  for (const [part] of text.toUpperCase().matchAll(/[CTP]|\d{1,3}/g)) {
    if (/[CTP]/.test(part)) kind = part;
    else choices.push({ kind, city: Number(part), isOffered: false });
  }
  return choices;
}
