// The visitor's games and results as one file, out and in.

import * as store from "../match/store.js";
import { tellUnkept } from "../page/storage.js";
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
 * @returns {Promise<{ games: number, results: number } | null>} how many could be stored; null if the file has nothing of the kind
 */
export async function takeIn(file) {
  if (file.size > LONGEST) return null;
  try {
    const { games, results: told, warren } = JSON.parse(await file.text());
    if (warren !== 1 || !Array.isArray(games)) return null;
    const found = readResults(JSON.stringify(told ?? []));
    const areKept = mergeResults(found);
    const fresh = games.filter((each) => store.isStored(each) && store.raw(each.id) === null);
    const kept = fresh.filter((game) => store.put(game));
    if (!areKept || kept.length < fresh.length) tellUnkept();
    return { games: kept.length, results: areKept ? found.length : 0 };
  } catch {
    return null;
  }
}
