// The interface of a game's module `ending.js`, which tells how a game ended, and what these modules share.

/**
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {import("./board.js").PlayerWords} PlayerWords
 */

/**
 * A finished game: its scene as far as the viewer knows it, the players by seat, the seat of the only person, or null, and the
 * seat that won, or null.
 * @typedef {Object} Ended
 * @property {Scene} scene
 * @property {readonly PlayerWords[]} players
 * @property {number | null} me
 * @property {number | null} winner
 * @property {{ row: (ply: number) => number, inNotation: (from: number, moves: readonly string[]) => string[] }} names the names
 *   of the game's moves
 */

/**
 * A game's module `ending.js`, for games that ended by their rules.
 * @typedef {Object} EndingModule
 * @property {(ended: Ended) => string | null} storyOf one or two sentences; null if the viewer knows too little
 * @property {boolean} [storyFirst] whether the story precedes the result
 */

/**
 * The player whom a story is about, and the player to compare with: the visitor and the best of the others, or else
 * the winner and the best of the others.
 * @param {Ended} ended
 * @param {readonly number[]} scores
 * @returns {[number, number]} seats
 */
export function comparedSeats({ me, winner }, scores) {
  const first = me ?? winner ?? 0;
  const others = [...scores.keys()].filter((seat) => seat !== first);
  const best = others.reduce((best, seat) => (scores[seat] > scores[best] ? seat : best));
  return [first, best];
}
