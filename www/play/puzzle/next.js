// Chooses the next puzzle for a visitor.

import { puzzleFor, standingIn } from "./rating.js";
import { nextOf, solvedAs } from "./sets.js";

/** @typedef {import("./sets.js").IndexedPuzzle} IndexedPuzzle */

/**
 * An unsolved puzzle near the visitor's rating; if all are solved, the next one.
 * @param {readonly IndexedPuzzle[]} index the index of the game's puzzles
 * @param {string} game
 * @param {string} key the key of the finished puzzle
 */
export function nextPuzzle(index, game, key) {
  const isSolved = (/** @type {string} */ other) => solvedAs(other) !== null;
  return puzzleFor(index, standingIn(game), isSolved, key) ?? nextOf([...index], key);
}
