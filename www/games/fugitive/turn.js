// A turn in progress: a city for each piece to move or place, and the kind of road. The rules decide whether the turn is legal.

import { ANY_KIND } from "./position.js";

/**
 * @typedef {import("../../wasm/warren.js").Problem} Problem
 * @typedef {import("./position.js").Stage} Stage
 * @typedef {(move: string) => Problem | null} CheckMove
 */

/**
 * A planned destination of a piece, by a kind of road or by any kind, chosen by the visitor or offered by the engine. With a
 * `goal` it is the next step of a route to that city.
 * @typedef {{ kind: string, city: number, isOffered: boolean, goal?: number }} Choice
 */

/** The number of pieces to move or place. @type {Record<Stage, number>} */
const PIECE_COUNTS = { places: 4, start: 1, run: 1, chase: 4 };

/** Represents a piece without a choice in a typed turn. */
const NO_CHOICE_MARK = "–";

export class Turn {
  /** @type {(Choice | null)[]} by piece */
  choices;
  /** @type {number | null} the piece that needs a choice next, counted from 0 */
  selected = null;
  /** @type {Problem | null} why a complete turn cannot be sent */
  problem = null;

  /**
   * @param {Stage | null} stage null if no side moves
   * @param {CheckMove} check
   */
  constructor(stage, check) {
    this.stage = stage;
    this.check = check;
    this.choices = Array(stage ? PIECE_COUNTS[stage] : 0).fill(null);
    if (this.count > 0) this.selected = 0;
  }

  get count() {
    return this.choices.length;
  }

  get choiceCount() {
    return this.choices.filter((choice) => choice !== null).length;
  }

  get isEmpty() {
    return this.choiceCount === 0;
  }

  get isComplete() {
    return this.count > 0 && this.choiceCount === this.count;
  }

  /**
   * Whether the choice for a piece is the reason why the turn cannot be sent.
   * @param {number} piece counted from 0
   */
  isWrong(piece) {
    const { city, detective } = this.problem?.arguments ?? {};
    const chosenCity = this.choices[piece]?.city;
    return (
      detective === String(piece + 1) || (chosenCity !== undefined && city === String(chosenCity))
    );
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
      .flatMap((choice) =>
        choice ? [this.needsKind ? choice.kind : ANY_KIND, choice.city] : [NO_CHOICE_MARK],
      )
      .filter((part) => part !== ANY_KIND)
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
  choose(city, kind = ANY_KIND) {
    const piece = this.selected ?? this.nextWithoutChoice(-1);
    if (piece === null) return;
    this.choices[piece] = { kind, city, isOffered: false };
    this.selected = this.count === 1 ? piece : this.nextWithoutChoice(piece);
    this.#updateProblem();
  }

  /**
   * Sets the next step of a piece's route.
   * @param {number} piece
   * @param {string} kind
   * @param {number} city
   * @param {number} goal
   */
  setRouteStep(piece, kind, city, goal) {
    this.choices[piece] = { kind, city, isOffered: false, goal };
    this.#updateProblem();
  }

  /**
   * Removes the step of a piece's route.
   * @param {number} piece
   */
  removeRouteStep(piece) {
    if (this.choices[piece]?.goal === undefined) return;
    this.choices[piece] = null;
    this.#updateProblem();
  }

  /** Selects the first piece without a choice. */
  selectNext() {
    this.selected = this.nextWithoutChoice(-1) ?? (this.count === 1 ? 0 : null);
  }

  /** Saves the choices. @returns {() => void} restores them */
  save() {
    const [choices, selected] = [[...this.choices], this.selected];
    return () => {
      [this.choices, this.selected] = [choices, selected];
      this.#updateProblem();
    };
  }

  /** Removes the choice for the selected piece, or else for the last piece before it with a choice. */
  removeLastChoice() {
    let piece = this.selected ?? this.count - 1;
    while (piece >= 0 && this.choices[piece] === null) piece -= 1;
    if (piece < 0) return;
    this.choices[piece] = null;
    this.selected = piece;
    this.#updateProblem();
  }

  clear() {
    this.choices.fill(null);
    this.selected = this.count > 0 ? 0 : null;
    this.#updateProblem();
  }

  /**
   * Reads a typed turn, which may be incomplete: pieces after the last number get no choice.
   * @param {string} typed
   */
  setFromText(typed) {
    const typedChoices = parseChoices(typed);
    this.choices = this.choices.map((choice, piece) => {
      const { kind, city } = typedChoices[piece] ?? {};
      // A step of a route remains one if the text has not changed it.
      const isSame = choice?.city === city && (!this.needsKind || choice?.kind === kind);
      return isSame && choice?.goal ? choice : (typedChoices[piece] ?? null);
    });
    this.selectNext();
    this.#updateProblem();
  }

  /**
   * Fills in the engine's offer for the pieces without a choice from the visitor.
   * @param {string} suggestedTurn a turn
   */
  fillIn(suggestedTurn) {
    const read = parseChoices(suggestedTurn);
    this.choices = this.choices.map((choice, piece) => {
      const suggestedChoice = read[piece];
      if (choice && !choice.isOffered) return choice;
      return suggestedChoice ? { ...suggestedChoice, isOffered: true } : choice;
    });
    this.selectNext();
    this.#updateProblem();
  }

  /**
   * The next piece without a choice, after a given piece; null if all have one.
   * @param {number} piece -1 to begin with the first
   */
  nextWithoutChoice(piece) {
    for (let i = 1; i <= this.count; i++) {
      const other = (piece + i) % this.count;
      if (this.choices[other] === null) return other;
    }
    return null;
  }

  #updateProblem() {
    this.problem = this.isComplete ? this.check(this.text) : null;
  }
}

/**
 * Parses typed choices such as `25 75 – 175` or `T 101`. A letter (C, T or P) is the kind of road for the numbers after it.
 * A dash is a piece without a choice. Ignores all other characters.
 * @param {string} text
 * @returns {(Choice | null)[]}
 */
function parseChoices(text) {
  let kind = ANY_KIND;
  /** @type {(Choice | null)[]} */
  const choices = [];
  for (const [part] of text.toUpperCase().matchAll(/[CTP]|\d{1,3}|(?:^|\s)[-–](?=\s|$)/g)) {
    if (/[-–]/.test(part)) choices.push(null);
    else if (/[CTP]/.test(part)) kind = part;
    else choices.push({ kind, city: Number(part), isOffered: false });
  }
  return choices;
}
