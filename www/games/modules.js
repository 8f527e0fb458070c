// Finds the modules of a game: each module has the same name in every game's folder. kit/boards/board.js describes them. This file
// is for boards on any page; page-modules.js finds the modules that only the site's own page needs.

import { loadPart } from "../kit/page/failure.js";

/**
 * The board.
 * @param {string} game
 * @returns {Promise<import("../kit/boards/board.js").BoardModule>}
 */
export function loadBoard(game) {
  return loadPart(import(`./${game}/index.js`));
}

/**
 * Pictures to share.
 * @param {string} game
 * @returns {Promise<import("../kit/boards/board.js").PrintModule>}
 */
export function loadPrint(game) {
  return loadPart(import(`./${game}/print.js`));
}

/**
 * The moves and steps of the game's lesson.
 * @param {string} game
 * @returns {Promise<import("../app/lesson/built-in.js").LessonModule>}
 */
export function loadLesson(game) {
  return loadPart(import(`./${game}/lesson.js`));
}
