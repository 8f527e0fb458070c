// Finds the modules of a game: each module has the same name in every game's folder. kit/boards/board.js describes them. This file
// is for boards on any page; page-modules.js finds the modules that only the site's own page needs.

import { loadPart } from "../kit/page/failure.js";
import { loadWords } from "../kit/page/i18n.js";

/**
 * The board, with its texts.
 * @param {string} game
 * @returns {Promise<import("../kit/boards/board.js").BoardModule>}
 */
export async function loadBoard(game) {
  const [module] = await Promise.all([loadPart(import(`./${game}/index.js`)), loadWords(game)]);
  return module;
}

/**
 * Pictures to share, with their texts.
 * @param {string} game
 * @returns {Promise<import("../kit/boards/board.js").PrintModule>}
 */
export async function loadPrint(game) {
  const [module] = await Promise.all([loadPart(import(`./${game}/print.js`)), loadWords(game)]);
  return module;
}

/**
 * The moves and steps of the game's lesson.
 * @param {string} game
 * @returns {Promise<import("../app/lesson/built-in.js").LessonModule>}
 */
export function loadLesson(game) {
  return loadPart(import(`./${game}/lesson.js`));
}
