// Moves as people write them: `D4` on an empty cell, which has no direction, and `E5↑` on a stack. The arrow points as it does on
// the screen, so it turns with the board.

import { ARROWS } from "../../kit/boards/notation.js";
import { OPPOSITE } from "./geometry.js";
import { readStacks, reportOf } from "./position.js";

/**
 * @typedef {import("../../kit/boards/board.js").Scene} Scene
 * @typedef {import("./geometry.js").Direction} Direction
 */

/**
 * @param {string} move in the contest's notation, such as `E5N`
 * @param {boolean} isEmpty whether its cell is empty before the move
 * @param {boolean} turned whether the board is turned round
 */
export function notation(move, isEmpty, turned) {
  const cell = move.slice(0, 2);
  const direction = /** @type {Direction} */ (move.slice(2));
  return isEmpty ? cell : cell + ARROWS[turned ? OPPOSITE[direction] : direction];
}

/**
 * Writes moves that follow a scene's first `from` moves.
 * @param {Scene} scene
 * @param {number} from
 * @param {readonly string[]} moves
 * @param {number} viewpoint the seat at the bottom
 */
export function notations(scene, from, moves, viewpoint) {
  const line = lineOf(scene, from, moves);
  return moves.map((move, i) => {
    // The position after an illegal move is unknown.
    if (from + i > line.length) return move;
    const isEmpty = !readStacks(reportOf(line, from + i)).has(move.slice(0, 2));
    return notation(move, isEmpty, viewpoint === 1);
  });
}

/**
 * A scene that contains the moves, as far as they are legal.
 * @param {Scene} scene
 * @param {number} from
 * @param {readonly string[]} moves
 */
function lineOf(scene, from, moves) {
  // The position before a single move is in the scene.
  if (moves.length < 2) return scene;
  const own = scene.moves();
  if (moves.every((move, i) => own[from + i] === move)) return scene;
  const line = /** @type {import("../../wasm/warren.js").Scene} */ (scene).copy();
  line.cut(from);
  try {
    for (const move of moves) line.play(move);
  } catch {
    // The other moves stay in the contest's notation.
  }
  return line;
}
