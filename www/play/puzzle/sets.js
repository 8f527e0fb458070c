// The puzzles shipped with each game, and the visitor's solved puzzles. The index of all puzzles is small; the data for cards
// loads by the dozen.

import { fetchJson } from "../../kit/page/failure.js";
import { mergedByKey } from "../../kit/page/merged.js";
import { preference, setPreference } from "../../kit/page/preferences.js";

/**
 * A puzzle of a set.
 * @typedef {Object} SetPuzzle
 * @property {string} game
 * @property {string} link the code of the puzzle's link
 * @property {string[]} start the lines of the start
 * @property {number} seat the person's seat
 * @property {number | null} level the level of the puzzle opponent; null if there is none
 * @property {number} missing the maximum number of moves of the person
 * @property {number} moves the number of moves that the person needs
 * @property {import("../../wasm/warren.js").PuzzleGoal} goal
 * @property {{ levels: number[], ply: number } | null} origin the game between engines from which its start comes: their levels
 *   by seat, and the number of moves before it; null if the start is random
 * @property {boolean} [isQuestion] whether it asks what can be known, and has a separate page
 */

/** A puzzle of a set, with its place in the set, from 0. @typedef {SetPuzzle & { at: number }} PlacedPuzzle */

/**
 * The index's data about a puzzle. `at` is its place in the set, from 0. The rating is in the points of Glicko-2: measured, or
 * estimated from the place if it was not measured.
 * @typedef {{ game: string, key: string, at: number, rating: number, themes: string[], moves: number }} IndexedPuzzle
 */

/** The way in which a puzzle was solved: with hints, or alone. @typedef {"helped" | "alone"} HowSolved */

/** The number of puzzles in a file. */
export const DOZEN = 12;

const SOLVED_KEY = "puzzles-solved";

/** The maximum number of solved puzzles to remember. */
const MAX_SOLVED = 3000;

/**
 * The ratings of the first and the last puzzle in a set without measured ratings, which is sorted by difficulty, easiest first.
 */
const ESTIMATED_RATINGS = { first: 900, last: 2000 };

/**
 * The loaded files, by path.
 * @type {Map<string, Promise<any>>}
 */
const files = new Map();

/**
 * The path of the file with a puzzle's dozen, on the site.
 * @param {string} game
 * @param {number} at the puzzle's place in the set, from 0
 */
export const dozenFile = (game, at) =>
  `puzzles/${game}/${String(Math.floor(at / DOZEN)).padStart(2, "0")}.json`;

/**
 * The index of a game's shipped puzzles, easiest first. After a failure the next call tries again.
 * @param {string} game
 * @returns {Promise<IndexedPuzzle[]>}
 */
export async function puzzleIndex(game) {
  const indexes = await load("puzzles/sets.json");
  return Object.hasOwn(indexes, game) ? readIndex(game, indexes[game]) : [];
}

/**
 * @param {string} game
 * @param {{ themes: string[], puzzles: [string, number | null, number[], number][] }} index the index in the file
 * @returns {IndexedPuzzle[]}
 */
export function readIndex(game, { puzzles, themes }) {
  const step = (ESTIMATED_RATINGS.last - ESTIMATED_RATINGS.first) / Math.max(1, puzzles.length - 1);
  return puzzles.map(([key, rating, numbers, moves], at) => ({
    game,
    key,
    at,
    rating: rating ?? Math.round(ESTIMATED_RATINGS.first + step * at),
    themes: numbers.map((theme) => themes[theme]),
    moves,
  }));
}

/**
 * A puzzle with the data for its card. Loads its dozen.
 * @param {Pick<IndexedPuzzle, "game" | "at">} place
 * @returns {Promise<PlacedPuzzle>}
 */
export async function puzzleAt({ at, game }) {
  return { ...(await load(dozenFile(game, at)))[at % DOZEN], at };
}

/**
 * All shipped puzzles of a game, easiest first.
 * @param {string} game
 * @returns {Promise<SetPuzzle[]>}
 */
export async function puzzleSet(game) {
  return Promise.all((await puzzleIndex(game)).map(puzzleAt));
}

/** @param {string} file */
function load(file) {
  const loading =
    files.get(file) ??
    fetchJson(file).catch((thrown) => {
      files.delete(file);
      throw thrown;
    });
  files.set(file, loading);
  return loading;
}

/**
 * The way in which this visitor has solved a puzzle; null if not solved.
 * @param {string} key the key of its link
 * @returns {HowSolved | null}
 */
export function solvedAs(key) {
  return allSolved().get(key) ?? null;
}

/**
 * @param {string} key the key of its link
 * @param {HowSolved} how `helped` does not replace an earlier `alone`
 */
export function markSolved(key, how) {
  const solved = allSolved();
  const best = solved.get(key) === "alone" ? "alone" : how;
  solved.delete(key);
  solved.set(key, best);
  const stored = [...solved].slice(-MAX_SOLVED);
  setPreference(SOLVED_KEY, JSON.stringify(Object.fromEntries(stored)));
}

/**
 * The next unsolved puzzle of a set, otherwise simply the next.
 * @template {{ key: string }} P
 * @param {P[]} set
 * @param {string} key the key of the current puzzle
 */
export function nextOf(set, key) {
  const currentIndex = set.findIndex((puzzle) => puzzle.key === key);
  const others = [...set.slice(currentIndex + 1), ...set.slice(0, currentIndex + 1)];
  const solved = allSolved();
  return others.find((puzzle) => puzzle.key !== key && !solved.has(puzzle.key)) ?? others[0];
}

/**
 * The solved puzzles by key.
 * @returns {Map<string, HowSolved>}
 */
export function allSolved() {
  try {
    const stored = JSON.parse(preference(SOLVED_KEY) ?? "{}");
    const entries = Object.entries(stored).filter(([, how]) => how === "helped" || how === "alone");
    return new Map(/** @type {[string, HowSolved][]} */ (entries));
  } catch {
    return new Map();
  }
}

/**
 * Merges the solved puzzles from another device.
 * @param {unknown} imported
 * @param {(key: string) => boolean} wasHelped whether the visitor had help at a puzzle on either device
 * @returns {import("../../kit/page/merged.js").Report}
 */
export function mergeSolved(imported, wasHelped) {
  const local = allSolved();
  const read = (/** @type {unknown} */ how) => (how === "helped" || how === "alone" ? how : null);
  const best = (/** @type {HowSolved} */ one, /** @type {HowSolved} */ other) =>
    one === "alone" ? one : other;
  const merged = mergedByKey(local, imported, MAX_SOLVED, read, best);
  const all = [...merged.all].map(([key, how]) => [key, wasHelped(key) ? "helped" : how]);
  const news = all.filter(([key, how]) => local.get(key) !== how);
  if (news.length > 0) setPreference(SOLVED_KEY, JSON.stringify(Object.fromEntries(all)));
  return { ...merged, joined: news.length };
}

/**
 * A short key for a link: 32-bit FNV-1a. It starts with a letter, so that an object keeps the keys in insertion order.
 * @param {string} link the link's code
 */
export function keyOf(link) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < link.length; i++) {
    hash = Math.imul(hash ^ link.charCodeAt(i), 0x01000193) >>> 0;
  }
  return `p${hash.toString(36)}`;
}
