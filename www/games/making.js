// What a worker makes of a game: its module `making.js`, of those games that have one, which loads the engines' functions
// for it and stays out of the page.

/**
 * What one may choose of a new start; each game asks for some of these.
 * @typedef {Partial<Record<"size" | "players" | "doors" | "turns" | "cities", number>>} MakingNumbers
 */

/**
 * @typedef {Object} MakingModule
 * @property {(numbers: MakingNumbers, seed: number) => string[]} [makeStart] the lines of a new start,
 *   of a game whose setting says what one chooses of it
 * @property {(kind: string, seed: number) => string} [makePuzzle] the text of a puzzle, of a game that has kinds of them
 */

/**
 * @param {string} game
 * @returns {Promise<MakingModule>}
 */
export function loadMaking(game) {
  return import(`./${game}/making.js`);
}
