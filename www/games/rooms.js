// The heights, in CSS pixels, of the parts of a board that differ between games. An element reserves them before its game has
// loaded. Each has three: for a width of at most 22.4rem, of at most 36rem, and of more. They suffice in all languages, and are at
// most a line of text too high. A test measures them.

/** @typedef {readonly [small: number, narrow: number, wide: number]} Heights */

/**
 * @typedef {Object} Room
 * @property {boolean} hasViews whether the visitor chooses whose view is shown where nobody plays
 * @property {Heights} [play] of the tray below a game that people play
 * @property {Heights} [puzzle] of the tray below a puzzle
 * @property {Heights} [watch] of the tray below a game that is gone through
 * @property {Heights} [engines] of the tray below a game that only engines play
 * @property {Heights} coach of the words of its lesson
 * @property {boolean} [hasNoBars] whether its puzzles are without bars
 */

/** @type {Heights} */
const TURN = [260, 214, 214];
/** @type {Heights} */
const MAP = [621, 600, 552];
/** @type {Heights} */
const STEPS = [166, 166, 166];

/** @type {Readonly<Record<string, Room>>} */
export const ROOMS = {
  rabbits: { hasViews: false, play: TURN, puzzle: TURN, watch: TURN, coach: [283, 259, 209] },
  mice: { hasViews: false, coach: [333, 308, 259] },
  dots: { hasViews: false, coach: [259, 233, 184] },
  fugitive: {
    hasViews: true,
    play: [523, 502, 454],
    puzzle: MAP,
    watch: MAP,
    engines: [371, 350, 302],
    coach: [258, 279, 205],
  },
  crossing: {
    hasViews: true,
    play: STEPS,
    puzzle: STEPS,
    watch: [446, 365, 365],
    engines: [91, 91, 91],
    coach: [408, 347, 297],
    hasNoBars: true,
  },
};
