// Finds the modules of a game that the site's own page needs, but boards on other pages do not. kit/boards/board.js and
// kit/boards/editing.js describe them.

import { loadPart } from "../kit/page/failure.js";
import { loadWords } from "../kit/page/i18n.js";
import { loadStyle } from "../kit/page/style-part.js";
import { GAMES } from "./list.js";

/**
 * Boards that only show a position.
 * @param {string} game
 * @returns {Promise<import("../kit/boards/board.js").PictureModule>}
 */
export function loadPictures(game) {
  return loadPart(import(`./${game}/picture.js`));
}

/**
 * The picture modules of all games at once.
 * @returns {Promise<Record<string, import("../kit/boards/board.js").PictureModule>>} by game
 */
export async function loadAllPictures() {
  return (await loadPart(import("./pictures.js"))).default;
}

/**
 * The moves that the cards of the home page replay.
 * @returns {Promise<Record<string, import("../kit/boards/board.js").Replay>>} by game
 */
export async function loadReplays() {
  return (await loadPart(import("./replays.js"))).default;
}

/**
 * Tells how a game ended. A plain game has no such module.
 * @param {string} game
 * @returns {Promise<import("../kit/boards/ending.js").EndingModule>}
 */
export async function loadEnding(game) {
  if (GAMES[game].plain) return { storyOf: () => null, momentOf: () => null };
  return loadPart(import(`./${game}/ending.js`));
}

/**
 * The part of the editor that depends on the game, with its texts.
 * @param {string} game
 * @returns {Promise<import("../kit/boards/editing.js").EditorModule>}
 */
export async function loadEditor(game) {
  const [module] = await Promise.all([loadPart(import(`./${game}/editor.js`)), loadWords(game)]);
  return module;
}

/**
 * The rules, with their texts.
 * @param {string} game
 * @returns {Promise<import("../kit/boards/board.js").RulesModule>}
 */
export async function loadRules(game) {
  const [module] = await Promise.all([
    loadPart(import(`./${game}/rules.js`)),
    loadWords("rules"),
    loadWords(game),
    loadStyle("styles/rules.css"),
  ]);
  return module;
}

/**
 * The statement's assignment, for a game whose entry in the list has one.
 * @param {string} game
 * @returns {Promise<import("../kit/boards/board.js").AssignmentModule>}
 */
export function loadAssignment(game) {
  return loadPart(import(`./${game}/assignment.js`));
}
