// Makes new puzzles in a worker.

/**
 * The text of a puzzle.
 * @param {import("../making.js").Warren} warren
 * @param {string} kind the difficulty
 * @param {number} seed
 */
export function makePuzzle({ crossingPuzzle }, kind, seed) {
  return crossingPuzzle(/** @type {import("../../wasm/warren.js").PuzzleLevel} */ (kind), seed);
}
