// What a worker makes of a game: its module `making.js`, of those games that have one, which stays out of the page.

/**
 * What one may choose of a new start; each game asks for some of these.
 * @typedef {Partial<Record<"size" | "players" | "doors" | "turns" | "cities", number>>} MakingNumbers
 */

/** The game's functions. @typedef {import("../load.js").Warren} Warren */

/**
 * @typedef {Object} MakingModule
 * @property {(warren: Warren, numbers: MakingNumbers, seed: number) => string[]} [makeStart] the lines of a new start,
 *   of a game whose setting says what one chooses of it
 * @property {(warren: Warren, kind: string, seed: number) => string} [makePuzzle] the text of a puzzle, of a game that has kinds of them
 */

/**
 * @param {string} game
 * @returns {Promise<MakingModule>}
 */
export function loadMaking(game) {
  return import(`./${game}/making.js`);
}
