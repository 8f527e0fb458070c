// The drawings of the shipped puzzles: pages draw a puzzle's first position from one, without the game's rules.

/**
 * The path of a puzzle's drawing, on the site.
 * @param {string} game
 * @param {number} at the puzzle's place in the set, from 0
 */
export const drawingFile = (game, at) => `puzzles/drawings/${game}/${at}.json`;
