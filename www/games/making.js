// Loads the code with which a worker makes starts and puzzles. Some games have it in the module `making.js`. The page itself does
// not load it.

import { loadPart } from "../kit/page/failure.js";

/**
 * The choices for a new start. Each game uses some of them.
 * @typedef {Partial<Record<"size" | "players" | "doors" | "turns" | "cities", number>>} MakingNumbers
 */

/** The game's functions. @typedef {import("../play/load.js").Warren} Warren */

/**
 * @typedef {Object} MakingModule
 * @property {(warren: Warren, numbers: MakingNumbers, seed: number) => string[]} [makeStart] makes the lines of a new start,
 *   for a game whose setting names choices
 * @property {(warren: Warren, kind: string, seed: number) => string} [makePuzzle] makes the text of a puzzle, for a game that has
 *   kinds of puzzles
 */

/**
 * @param {string} game
 * @returns {Promise<MakingModule>}
 */
export function loadMaking(game) {
  return loadPart(import(`./${game}/making.js`));
}
