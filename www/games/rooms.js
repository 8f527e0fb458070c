// The heights, in CSS pixels, of the parts of a board that differ between games. An element reserves them before its game has
// loaded. Each part has three: for a width of at most 22.4rem, of at most 36rem, and of more. They suffice in all languages, and
// exceed the need by at most a line of text. A test measures them.

/** @typedef {readonly [small: number, narrow: number, wide: number]} Heights */

/**
 * @typedef {Object} Room
 * @property {boolean} hasViews whether the visitor chooses whose view to show while no person plays
 * @property {Heights} [play] of the tray below a game that people play
 * @property {Heights} [linked] of the tray below a game from a link, if it differs
 * @property {Heights} [puzzle] of the tray below a puzzle
 * @property {Heights} [question] of everything around the board of a question
 * @property {Heights} [watch] of the tray below a game that is replayed
 * @property {Heights} [engines] of the tray below a game that only engines play
 * @property {Heights} coach of the texts of its lesson
 * @property {boolean} [hasNoBars] whether its puzzles have no bars
 */

/** @type {Heights} */
const TURN = [260, 214, 214];
/** @type {Heights} */
const MAP = [646, 604, 556];
/** @type {Heights} */
const STEPS = [166, 166, 166];

/** @type {Readonly<Record<string, Room>>} */
export const ROOMS = {
  rabbits: { hasViews: false, play: TURN, puzzle: TURN, watch: TURN, coach: [297, 266, 240] },
  mice: { hasViews: false, coach: [297, 266, 240] },
  dots: { hasViews: false, coach: [290, 266, 216] },
  fugitive: {
    hasViews: true,
    play: [548, 506, 458],
    linked: [643, 622, 552],
    puzzle: MAP,
    question: [719, 700, 590],
    watch: MAP,
    engines: [396, 354, 306],
    coach: [240, 257, 208],
  },
  crossing: {
    hasViews: true,
    play: STEPS,
    puzzle: STEPS,
    question: [650, 648, 584],
    watch: [446, 373, 373],
    engines: [93, 93, 93],
    coach: [366, 330, 304],
    hasNoBars: true,
  },
};
