// The programs from which one begins: files for each game and language, in `starters/`.

import { fetchFile } from "../page/failure.js";
import { ENDINGS } from "./program.js";

/** @typedef {import("./program.js").Language} Language */

/** @type {Map<string, Promise<string | null>>} */
const loaded = new Map();

/**
 * The program with which one begins in a language; null if there is none, or it cannot be loaded.
 * @param {string} game
 * @param {Language} language
 * @param {"starter" | "simulator"} [kind] one that plays the game, or what its statement asks for instead
 */
export function starterOf(game, language, kind = "starter") {
  const path = `starters/${game}/${kind}.${ENDINGS[language][0]}`;
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
