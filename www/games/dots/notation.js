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
export function notationOfMove(move, isEmpty, turned) {
  const cell = move.slice(0, 2);
  const direction = /** @type {Direction} */ (move.slice(2));
  return isEmpty ? cell : cell + ARROWS[turned ? OPPOSITE[direction] : direction];
}

/**
 * Writes moves that follow a scene's first `from` moves.
 * @param {Scene} scene
 * @param {number} firstPly
 * @param {readonly string[]} moves
 * @param {number} viewpoint the seat at the bottom
 */
export function notations(scene, firstPly, moves, viewpoint) {
  const lineScene = sceneWithMoves(scene, firstPly, moves);
  return moves.map((move, i) => {
    // The position after an illegal move is unknown.
    if (firstPly + i > lineScene.length) return move;
    const isEmpty = !readStacks(reportOf(lineScene, firstPly + i)).has(move.slice(0, 2));
    return notationOfMove(move, isEmpty, viewpoint === 1);
  });
}

/**
 * A scene that contains the moves, as far as they are legal.
 * @param {Scene} scene
 * @param {number} from
 * @param {readonly string[]} moves
 */
function sceneWithMoves(scene, from, moves) {
  // The position before a single move is in the scene.
  if (moves.length < 2) return scene;
  const playedMoves = scene.moves();
  if (moves.every((move, i) => playedMoves[from + i] === move)) return scene;
  const lineScene = /** @type {import("../../wasm/warren.js").Scene} */ (scene).copy();
  lineScene.cut(from);
  try {
    for (const move of moves) lineScene.play(move);
  } catch {
    // The other moves stay in the contest's notation.
  }
  return lineScene;
}
