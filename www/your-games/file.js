// The visitor's games and results as one file, out and in.

import * as store from "../match/store.js";
import { mergeResults, readResults, results } from "./results.js";

/** The longest file that is read, in bytes: far more than all that is kept. */
const LONGEST = 20_000_000;

/** All stored games and results, as the text of a file. */
export function collected() {
  return JSON.stringify({ warren: 1, games: store.list(), results: results() });
}

/**
 * Takes in what a file has. Games that are here already stay as they are.
 * @param {File} file
 * @returns {Promise<{ games: number, results: number, unread: number } | null>} how many could be stored, and how many games cannot
 *   be read; null if the file has nothing of the kind
 */
export async function takeIn(file) {
  if (file.size > LONGEST) return null;
  try {
    const { games, results: told, warren } = JSON.parse(await file.text());
    if (warren !== 1 || !Array.isArray(games)) return null;
    const found = readResults(JSON.stringify(told ?? []));
    const areKept = mergeResults(found);
    const readable = games.filter(store.isStored);
    const fresh = readable.filter(({ id }) => store.raw(id) === null);
    const kept = fresh.filter((game) => store.put(game));
    const unread = games.length - readable.length;
    return { games: kept.length, results: areKept ? found.length : 0, unread };
  } catch {
    return null;
  }
}
