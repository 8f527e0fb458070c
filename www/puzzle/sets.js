// The puzzles shipped with each game, and the puzzles that this visitor has solved.

import { fetchFile } from "../page/failure.js";
import { preference, setPreference } from "../page/preferences.js";

/**
 * A puzzle of a set.
 * @typedef {Object} SetPuzzle
 * @property {string} game
 * @property {string} link the code of its link
 * @property {string[]} start the lines of its start
 * @property {number} seat the person's seat
 * @property {number | null} level the level of the puzzle opponent; null if there is none
 * @property {number} missing the most moves that the person may make
 * @property {number} moves the number of moves that the person needs
 * @property {import("../wasm/warren.js").PuzzleGoal} goal
 */

/** How a puzzle was solved: with hints, or alone. @typedef {"helped" | "alone"} Solved */

const SOLVED = "puzzles-solved";

/** The maximum number of solved puzzles to remember. */
const MOST_SOLVED = 1000;

/** @type {Promise<Record<string, SetPuzzle[]>> | undefined} */
let sets;

/**
 * The shipped puzzles of a game, the easiest first. After a failure the next call tries again.
 * @param {string} game
 */
export async function puzzleSet(game) {
  sets ??= loadSets().catch((thrown) => {
    sets = undefined;
    throw thrown;
  });
  return (await sets)[game] ?? [];
}

async function loadSets() {
  return (await fetchFile("puzzles/sets.json")).json();
}

/**
 * How this visitor has solved a puzzle; null if not solved.
 * @param {string} link the code of its link
 * @returns {Solved | null}
 */
export function solvedAs(link) {
  return solved().get(keyOf(link)) ?? null;
}

/**
 * @param {string} link the code of its link
 * @param {Solved} how `helped` does not replace an earlier `alone`
 */
export function markSolved(link, how) {
  const all = solved();
  const key = keyOf(link);
  const best = all.get(key) === "alone" ? "alone" : how;
  all.delete(key);
  all.set(key, best);
  const kept = [...all].slice(-MOST_SOLVED);
  setPreference(SOLVED, JSON.stringify(Object.fromEntries(kept)));
}

/**
 * The next unsolved puzzle of a set, otherwise simply the next.
 * @param {SetPuzzle[]} set
 * @param {string} link the code of the current puzzle's link
 */
export function nextOf(set, link) {
  const at = set.findIndex((puzzle) => puzzle.link === link);
  const after = [...set.slice(at + 1), ...set.slice(0, at + 1)];
  return after.find((puzzle) => puzzle.link !== link && !solvedAs(puzzle.link)) ?? after[0];
}

/** @returns {Map<string, Solved>} */
function solved() {
  try {
    const kept = JSON.parse(preference(SOLVED) ?? "{}");
    const entries = Object.entries(kept).filter(([, how]) => how === "helped" || how === "alone");
    return new Map(/** @type {[string, Solved][]} */ (entries));
  } catch {
    return new Map();
  }
}

/**
 * A short key for a link: 32-bit FNV-1a. It starts with a letter, so that an object keeps the keys in insertion order.
 * @param {string} link
 */
function keyOf(link) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < link.length; i++) {
    hash = Math.imul(hash ^ link.charCodeAt(i), 0x01000193) >>> 0;
  }
  return `p${hash.toString(36)}`;
}
