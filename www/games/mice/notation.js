// Moves as people write them: the cell, by column and row, and the arrow on it, such as `3,4→`.

import { ARROWS, isContestForm } from "../../kit/boards/notation.js";

/** @param {string} move in the contest's notation, such as `3 4 E` */
export function arrowNotation(move) {
  const [column, row, heading] = move.split(" ");
  return heading in ARROWS ? `${column},${row}${ARROWS[heading]}` : move;
}

/**
 * Moves as people write them. The interface has the scene and the first ply because other games need them.
 * @param {unknown} _scene
 * @param {number} _firstPly
 * @param {readonly string[]} moves
 */
export const notations = (_scene, _firstPly, moves) => moves.map(arrowNotation);

/**
 * An arrow as the visitor reads it.
 * @param {string} move
 */
export const chosenNotation = (move) => (isContestForm() ? move : arrowNotation(move));
