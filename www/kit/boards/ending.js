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
 * The position in which a game was decided: after so many moves. After one of the kind `catch`, a capture ended the game. From one
 * of the kind `lead` on, the winner was always ahead.
 * @typedef {{ kind: "catch" | "lead", ply: number }} Moment
 */

/**
 * A game's module `ending.js`, for games that ended by their rules.
 * @typedef {Object} EndingModule
 * @property {(ended: Ended) => string | null} storyOf one or two sentences; null if the viewer knows too little
 * @property {boolean} [storyFirst] whether the story precedes the result
 * @property {(ended: Ended) => Moment | null} momentOf null if nothing decided the game
 */

/**
 * The position from which the winner was ahead until the end; null if there is none.
 * @param {Ended} ended
 * @param {(ply: number) => readonly (number | null)[]} scoresAt the scores by seat
 * @returns {Moment | null}
 */
export function leadOf({ scene, winner }, scoresAt) {
  if (winner === null) return null;
  for (let ply = scene.length - 1; ply >= 0; ply--) {
    const scores = scoresAt(ply);
    const own = scores[winner];
    if (own === null || scores.includes(null)) return null;
    const isAhead = scores.every((score, seat) => seat === winner || Number(score) < own);
    if (!isAhead) return { kind: "lead", ply: ply + 1 };
  }
  return null;
}

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
