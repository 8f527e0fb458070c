// The templates of new programs: files for each game and language, in `starters/`.

import { GAMES } from "../../games/list.js";
import { fetchText } from "../../kit/page/failure.js";
import { ENDINGS } from "./program.js";

/** @typedef {import("./program.js").Language} Language */

/** The kind of a template: a program that plays the game, or one for the assignment of its statement.
 * @typedef {"starter" | "simulator"} Kind */

/** The paths of all templates, as listed by the build. @type {Promise<Set<string>> | undefined} */
let listedPaths;

/** @param {string} game @param {Language} language @param {Kind} kind */
const pathOf = (game, language, kind) => `${game}/${kind}.${ENDINGS[language][0]}`;

/**
 * The games that have a template in a language.
 * @param {Language} language
 * @param {Kind} kind
 */
export async function gamesWith(language, kind) {
  listedPaths ??= readList();
  // There may be a connection next time.
  listedPaths.catch(() => {
    listedPaths = undefined;
  });
  const paths = await listedPaths.catch(() => new Set());
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
