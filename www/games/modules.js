// How a game's modules are found: each has the same name in the folder of every game. What they give: boards/board.js. These
// are for boards wherever they stand; those that only the site's own page needs: page-modules.js.

/**
 * The board.
 * @param {string} game
 * @returns {Promise<import("../boards/board.js").BoardModule>}
 */
export function loadBoard(game) {
  return import(`./${game}/index.js`);
}

/**
 * Pictures to hand on.
 * @param {string} game
 * @returns {Promise<import("../boards/board.js").PrintModule>}
 */
export function loadPrint(game) {
  return import(`./${game}/print.js`);
}
