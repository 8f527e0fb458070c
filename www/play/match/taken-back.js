// Taking moves back, and playing again those that were taken back: to where a person has to move, since programs would only
// move again at once.

import { personIsDue, undoTarget } from "./seats.js";

/** @typedef {import("../../wasm/warren.js").Scene} Scene */
/** @typedef {import("./seats.js").Seat} Seat */

/**
 * Takes back the moves since the last turn of a person. Without people, takes back one move.
 * @param {Scene} scene
 * @param {Seat[]} seats
 * @returns {string[] | null} the moves taken back; null if there is no such turn
 */
export function takeBack(scene, seats) {
  const ply = undoTarget(scene, seats);
  if (ply === undefined) return null;
  const moves = scene.moves().slice(ply);
  scene.cut(ply);
  return moves;
}

/**
 * Plays moves again, up to the next turn of a person.
 * @param {Scene} scene
 * @param {Seat[]} seats
 * @param {string[]} moves
 * @returns {string[]} the moves that are left
 */
export function playAgain(scene, seats, moves) {
  for (const [index, move] of moves.entries()) {
    try {
      scene.play(move);
    } catch {
      // The stored moves do not fit the game.
      return [];
    }
    if (personIsDue(scene, seats, scene.length)) return moves.slice(index + 1);
  }
  return [];
}
