// Undo and redo of moves: to a turn of a person, since programs would only move again at once.

import { personIsDue, undoTarget } from "./seats.js";

/** @typedef {import("../../wasm/warren.js").Scene} Scene */
/** @typedef {import("./seats.js").Seat} Seat */

/** The undone moves of a match. */
export class UndoneMoves {
  #seats;
  /** The moves, in the order of play. */
  moves;

  /**
   * @param {Seat[]} seats
   * @param {string[]} moves
   */
  constructor(seats, moves) {
    this.#seats = seats;
    this.moves = moves;
  }

  /**
   * Undoes the moves since the last turn of a person. Without people, undoes one move.
   * @param {Scene} scene
   * @returns {boolean} false if there is no such turn
   */
  undo(scene) {
    const ply = undoTarget(scene, this.#seats);
    if (ply === undefined) return false;
    this.moves = [...scene.moves().slice(ply), ...this.moves];
    scene.cut(ply);
    return true;
  }

  /**
   * Redoes moves, up to the next turn of a person.
   * @param {Scene} scene
   */
  redo(scene) {
    do {
      const [move, ...others] = this.moves;
      try {
        scene.play(move);
      } catch {
        // The stored moves do not fit the game.
        this.forget();
        return;
      }
      this.moves = others;
    } while (this.moves.length > 0 && !personIsDue(scene, this.#seats, scene.length));
  }

  /** Forgets the moves, which do not fit the game after a new move. */
  forget() {
    this.moves = [];
  }
}
