// How those modules of a game are found that the site's own page needs and boards on other pages do not. What they give:
// boards/board.js and boards/editing.js.

import { loadWords } from "../i18n.js";

/**
 * Boards that only show a position.
 * @param {string} game
 * @returns {Promise<import("../boards/board.js").PictureModule>}
 */
export function loadPictures(game) {
  return import(`./${game}/picture.js`);
}

/**
 * Those of all games at once.
 * @returns {Promise<Record<string, import("../boards/board.js").PictureModule>>} by game
 */
export async function loadAllPictures() {
  return (await import("./pictures.js")).default;
}

/**
 * What the editor needs to know of a game.
 * @param {string} game
 * @returns {Promise<import("../boards/editing.js").EditorModule>}
 */
export function loadEditor(game) {
  return import(`./${game}/editor.js`);
}

/**
 * The rules, with their words.
 * @param {string} game
 * @returns {Promise<import("../boards/board.js").RulesModule>}
 */
export async function loadRules(game) {
  const [module] = await Promise.all([import(`./${game}/rules.js`), loadWords("rules")]);
  return module;
}
