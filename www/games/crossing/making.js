// New puzzles, made in a worker.

import { crossingPuzzle } from "../../wasm/engines.js";

/**
 * A puzzle's text.
 * @param {string} kind how hard it shall be
 * @param {number} seed
 */
export function makePuzzle(kind, seed) {
  return crossingPuzzle(/** @type {import("../../wasm/engines.js").PuzzleLevel} */ (kind), seed);
}
