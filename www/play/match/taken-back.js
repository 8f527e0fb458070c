// Taking moves back, and playing again those that were taken back: to where a person has to move, since programs would only
// move again at once.

import { personIsDue, undoTarget } from "./seats.js";

/** @typedef {import("../../wasm/warren.js").Scene} Scene */
/** @typedef {import("./seats.js").Seat} Seat */

/** The moves of a match that were taken back. */
export class TakenBack {
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
   * Takes back the moves since the last turn of a person. Without people, takes back one move.
   * @param {Scene} scene
   * @returns {boolean} false if there is no such turn
   */
  takeBack(scene) {
    const ply = undoTarget(scene, this.#seats);
    if (ply === undefined) return false;
    this.moves = [...scene.moves().slice(ply), ...this.moves];
    scene.cut(ply);
    return true;
  }

  /**
   * Plays moves again, up to the next turn of a person.
   * @param {Scene} scene
   */
  playAgain(scene) {
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

  /** Forgets the moves, which no longer fit the game. */
  forget() {
    this.moves = [];
  }
}
