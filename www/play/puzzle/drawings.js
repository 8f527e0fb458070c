// The drawings of the shipped puzzles: pages draw a puzzle's first position from one, without the game's rules and without the
// index of puzzles.

import { fetchJson } from "../../kit/page/failure.js";
import { puzzleOfDay } from "./daily.js";

/**
 * The path of the file with the places of each game's puzzles in its set, easiest first, on the site. Each place is the distance
 * from the one before, which compresses better.
 */
export const DAYS_FILE = "puzzles/days.json";

/**
 * The path of a puzzle's drawing, on the site.
 * @param {string} game
 * @param {number} at the puzzle's place in the set, from 0
 */
export const drawingFile = (game, at) => `puzzles/drawings/${game}/${at}.json`;

/** The loaded file. @type {Promise<Record<string, number[]>> | undefined} */
let places;

/**
 * The place of a day's puzzle in its set, by the rule of `puzzleOfDay`. After a failure the next call tries again.
 * @param {string} game
 * @param {number} day
 * @returns {Promise<{ game: string, at: number } | null>} null if there are no puzzles
 */
export async function placeOnDay(game, day) {
  places ??= fetchJson(DAYS_FILE).catch((thrown) => {
    places = undefined;
    throw thrown;
  });
  return puzzleOfDay(rankedBy(game, (await places)[game] ?? []), day);
}

/**
 * The puzzles of a game with their ranks as ratings.
 * @param {string} game
 * @param {readonly number[]} distances
 */
export function rankedBy(game, distances) {
  let at = 0;
  return distances.map((distance, rating) => {
    at += distance;
    return { game, at, rating };
  });
}
