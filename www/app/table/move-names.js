// The names of a line's moves: their numbers, and their notation.
//
// There is one numbering that people see: the rows of the list of moves. A row is a round, in which each side moves once. Where
// all move at once, a round is one move. Links and records count single moves from the start instead.

import { isContestForm, notationOf } from "../../kit/boards/notation.js";
import { number, t } from "../../kit/page/i18n.js";
import { playerWords, sideWords } from "../../play/match/names.js";

/** @typedef {import("../../kit/boards/board.js").BoardModule} BoardModule */
/** @typedef {import("../../kit/boards/board.js").Scene} Scene */

export class MoveNames {
  /** The seat that begins a round. */
  #roundStart;
  /** The seat of the first move. */
  #firstSeat;
  #firstRow;
  #game;
  #isJoint;
  #boardModule;
  #scene;
  #players;
  #seats;
  #viewpoint;

  /**
   * @param {string} game
   * @param {Pick<BoardModule, "firstRow" | "moveTexts" | "notations">} boardModule
   * @param {Scene} scene the line
   * @param {{ seats: number, viewpoint?: number, roundStart?: number, players?: import("../../play/match/seats.js").Seat[] }} table
   *   the number of seats, the seat whose side is at the bottom, the seat that begins a round, and the players, if they have names
   */
  constructor(game, boardModule, scene, { seats, viewpoint = 0, roundStart = 0, players }) {
    this.#game = game;
    this.#boardModule = boardModule;
    this.#scene = scene;
    this.#players = players;
    this.#seats = seats;
    this.#viewpoint = viewpoint;
    this.#isJoint = boardModule.moveTexts !== undefined;
    this.#roundStart = roundStart;
    this.#firstSeat = this.#isJoint ? 0 : (scene.due(0)[0] ?? 0);
    this.#firstRow = boardModule.firstRow?.(scene) ?? 1;
  }

  /**
   * The number of a move's row. It is 0 for moves before the first turn.
   * @param {number} ply the ply before the move
   */
  row(ply) {
    if (this.#isJoint) return this.#firstRow + ply;
    const seats = this.#seats;
    const missing = (this.#firstSeat - this.#roundStart + seats) % seats;
    return this.#firstRow + Math.floor((ply + missing) / seats);
  }

  /**
   * The number of the last row.
   * @param {number} length the number of moves
   */
  lastRow(length) {
    return length === 0 ? 0 : this.row(length - 1);
  }

  /**
   * The number of the move that leads to a position, with its side where sides alternate, such as `12 (Blue)` or `12 (you)`. At the start it is
   * the number 0, by which messages choose their words.
   * @param {number} ply the ply after the move
   * @returns {string | 0}
   */
  positionName(ply) {
    if (ply === 0) return 0;
    const turn = number(this.row(ply - 1));
    if (this.#isJoint) return turn;
    const seat = this.#scene.due(ply - 1)[0];
    const words = this.#players
      ? playerWords(this.#game, this.#players, seat)
      : sideWords(this.#game, seat);
    return t("move-at", { ...words, turn });
  }

  /** The current notation of moves, for comparison. */
  get notationKey() {
    return `${this.#viewpoint} ${isContestForm()}`;
  }

  /**
   * Moves that follow the line's first `from` moves, as the visitor reads them.
   * @param {number} from
   * @param {readonly string[]} moves
   */
  inNotation(from, moves) {
    return notationOf(this.#boardModule, this.#scene, from, moves, this.#viewpoint);
  }
}

/**
 * @param {Pick<import("../../play/match/state.js").State, "game" | "seats" | "viewpoint">} state
 * @param {Pick<BoardModule, "firstRow" | "moveTexts" | "notations">} boardModule
 * @param {Scene} scene the line
 */
export function namesOf({ game, seats, viewpoint }, boardModule, scene) {
  return new MoveNames(game, boardModule, scene, {
    seats: seats.length,
    viewpoint,
    players: seats,
  });
}
