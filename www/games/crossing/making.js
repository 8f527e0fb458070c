// New puzzles, made in a worker.

/**
 * A puzzle's text.
 * @param {import("../making.js").Warren} warren
 * @param {string} kind how hard it shall be
 * @param {number} seed
 */
export function makePuzzle({ crossingPuzzle }, kind, seed) {
  return crossingPuzzle(/** @type {import("../../wasm/warren.js").PuzzleLevel} */ (kind), seed);
}
