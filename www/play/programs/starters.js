// The programs from which one begins: files for each game and language, in `starters/`.

import { GAMES } from "../../games/list.js";
import { fetchText } from "../../kit/page/failure.js";
import { ENDINGS } from "./program.js";

/** @typedef {import("./program.js").Language} Language */

/** What one begins with: a program that plays the game, or what its statement asks for instead.
 * @typedef {"starter" | "simulator"} Kind */

/** The paths of all there are, which the build lists. @type {Promise<Set<string>> | undefined} */
let listed;

/** @param {string} game @param {Language} language @param {Kind} kind */
const pathOf = (game, language, kind) => `${game}/${kind}.${ENDINGS[language][0]}`;

/**
 * The games that have a program to begin with in a language.
 * @param {Language} language
 * @param {Kind} kind
 */
export async function gamesWith(language, kind) {
  listed ??= readList();
  // There may be a connection again by the next time.
  listed.catch(() => {
    listed = undefined;
  });
  const paths = await listed.catch(() => new Set());
  return Object.keys(GAMES).filter((game) => paths.has(pathOf(game, language, kind)));
}

async function readList() {
  const text = await fetchText("starters/list.txt");
  return new Set(text.split("\n"));
}

/**
 * @param {string} game
 * @param {Language} language
 * @param {Kind} kind
 */
export async function starterOf(game, language, kind) {
  return fetchText(`starters/${pathOf(game, language, kind)}`);
}
