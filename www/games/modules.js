// How a game's modules are found: each has the same name in the folder of every game. What they give: boards/board.js and
// boards/editing.js.

import { loadWords } from "../i18n.js";

/**
 * The board.
 * @param {string} game
 * @returns {Promise<import("../boards/board.js").BoardModule>}
 */
export function loadBoard(game) {
  return import(`./${game}/index.js`);
}

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
 * Pictures to hand on.
 * @param {string} game
 * @returns {Promise<import("../boards/board.js").PrintModule>}
 */
export function loadPrint(game) {
  return import(`./${game}/print.js`);
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
