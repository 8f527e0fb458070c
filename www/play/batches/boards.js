// The boards of a batch: for each pair of games a fresh one from a seed, which a worker draws.
//
// Jumping Dots and Rabbit Hunt have one usual start, and a program cannot be placed in any other: it knows the game from the lines
// it has read and written, and would have to have played the first moves itself. So in these games all begin at the usual start,
// and only the players' random numbers differ from game to game.

import { GAMES } from "../../games/list.js";
import { Maker } from "../maker.js";

/** Draws the lines of a start; null where the game has only its usual one. @typedef {(seed: number) => Promise<string[] | null>} Draw */

/**
 * The boards of one game.
 * @param {string} game
 * @param {number} seats
 * @returns {{ draw: Draw, close: () => void }} `close` ends the worker
 */
export function boardsOf(game, seats) {
  if (!GAMES[game].draws) return { draw: async () => null, close: () => {} };
  const maker = new Maker(game);
  return { draw: (seed) => maker.draw(seats, seed), close: () => maker.stop() };
}
