// The programs from which one begins: a file for each game and language, in `starters/`.

import { fetchFile } from "../page/failure.js";
import { ENDINGS } from "./program.js";

/** @typedef {import("./program.js").Language} Language */

/** @type {Map<string, Promise<string | null>>} */
const loaded = new Map();

/**
 * The starter of a game in a language; null if there is none, or it cannot be loaded.
 * @param {string} game
 * @param {Language} language
 */
export function starterOf(game, language) {
  const path = `starters/${game}/starter.${ENDINGS[language][0]}`;
  const known = loaded.get(path) ?? load(path);
  loaded.set(path, known);
  return known;
}

/** @param {string} path */
async function load(path) {
  try {
    const text = await (await fetchFile(path)).text();
    // Some servers answer with an HTML page for a file that is missing.
    if (!/^\s*<(!doctype|html)/i.test(text)) return text;
  } catch {
    // The next call tries again.
  }
  loaded.delete(path);
  return null;
}
