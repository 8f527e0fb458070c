// The boards of a batch: a fresh random board per pair of games, which a worker makes from a seed.
//
// Jumping Dots and Rabbit Hunt always use their usual start. A program cannot start from another position, since it knows the
// game only from the lines that it has read and written. In these games, only the players' random numbers differ between games.

import { GAMES } from "../../games/list.js";
import { Maker } from "../maker.js";

/**
 * Samples the lines of a start; null if the game has only its usual one.
 * @typedef {(seed: number) => Promise<string[] | null>} SampleStart
 */

/**
 * The boards of one game.
 * @param {string} game
 * @param {number} seats
 * @returns {{ sample: SampleStart, close: () => void }} `close` ends the worker
 */
export function boardsOf(game, seats) {
  if (!GAMES[game].hasRandomStarts) return { sample: async () => null, close: () => {} };
  const maker = new Maker(game);
  return { sample: (seed) => maker.sampleStart(seats, seed), close: () => maker.stop() };
}
