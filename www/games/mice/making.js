// Makes new boards and puzzles in a worker.

/** The puzzles to make, by the number of missing moves. Each takes only a moment. */
const PUZZLES = {
  1: [
    { size: 7, doors: 4, turns: 10, aim: "points" },
    { size: 9, doors: 4, turns: 12, aim: "points" },
    { size: 7, doors: 4, turns: 10, aim: "margin" },
    { size: 9, doors: 6, turns: 12, aim: "margin" },
    { size: 9, doors: 4, turns: 8, aim: "none-lost" },
  ],
  2: [
    { size: 7, doors: 4, turns: 10, aim: "points" },
    { size: 9, doors: 4, turns: 12, aim: "margin" },
    { size: 7, doors: 4, turns: 8, aim: "points" },
  ],
};

/** @typedef {import("../../wasm/warren.js").MiceBoardOptions} BoardOptions */
/** @typedef {import("../../wasm/warren.js").MicePuzzleOptions} PuzzleOptions */

/**
 * The lines of the start of a new board.
 * @param {import("../making.js").Warren} warren
 * @param {import("../making.js").MakingNumbers} numbers
 * @param {number} seed
 */
export function makeStart({ miceBoard }, numbers, seed) {
  return miceBoard(/** @type {BoardOptions} */ (numbers), seed);
}

/**
 * The text of a puzzle.
 * @param {import("../making.js").Warren} warren
 * @param {string} kind the number of missing moves
 * @param {number} seed
 */
export function makePuzzle({ micePuzzle }, kind, seed) {
  const missing = kind === "2" ? 2 : 1;
  const variants = PUZZLES[missing];
  const { aim, ...board } = variants[seed % variants.length];
  const options = { ...board, players: 2, missing, aim: /** @type {PuzzleOptions["aim"]} */ (aim) };
  return micePuzzle(options, seed);
}
