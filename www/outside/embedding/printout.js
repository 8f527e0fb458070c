// What is printed in place of a board: its picture with its task while it is closed, or a whole sheet. Browsers print at once,
// too early to open boards that are far outside the window.

import { drawPicture, sideOf } from "../../app/pictures/picture.js";
import { loadBoard, loadPrint } from "../../games/modules.js";
import { coloursOf } from "../../kit/boards/canvas.js";
import { h } from "../../kit/page/dom.js";
import { sideName } from "../../play/match/names.js";
import { savesData } from "./idle.js";
import { addStyleSheets } from "./style-sheets.js";

/** The width and height of a picture: 170 dots an inch on 15 cm of paper. */
const PIXELS = 1000;

/** The view of a board. @typedef {import("../../app/puzzle/paper.js").Seen} Seen */

/** A board on paper. Whoever takes it out of the page closes it. @typedef {{ element: HTMLElement, close: () => void }} Still */

/**
 * What is printed instead of a board: only while that is closed, or always.
 * @typedef {{ still: Still, isAlways: boolean }} Sheet
 */

/** @typedef {import("./embedded-board.js").Content} Content */

/**
 * What is prepared for an open board.
 * @typedef {Object} Printout
 * @property {Content} content
 * @property {() => Still | null} take hands over what is printed once the board is closed
 * @property {() => void} close frees what has not been taken
 */

/**
 * Prepares what is printed of a board.
 * @param {Content} content
 * @param {HTMLElement} place the board's
 * @param {() => boolean} isWanted
 * @returns {Promise<Printout | null>} null if there is nothing to print, or the content is no longer wanted
 */
export async function preparePrintout(content, place, isWanted) {
  const tree = await styled(place);
  // A sheet may need modules of several games.
  const sheet = savesData() ? null : await content.prepareSheet?.(tree, isWanted);
  if (sheet) return sheetPrintout(content, place, sheet);
  const { seen } = content;
  if (!seen || !isWanted()) return null;
  const [paint, module] = await Promise.all([loadPainter(seen), loadBoard(seen.game)]);
  const take = () => {
    const { seen } = content;
    if (!seen) return null;
    const task = taskOf(content.element, seen, module);
    const element = h("div", { class: "embed-still" }, task, paint(seen, tree, PIXELS));
    return { element, close: () => {} };
  };
  return { content, take, close: () => {} };
}

/**
 * @param {Content} content
 * @param {HTMLElement} place
 * @param {Sheet} sheet
 * @returns {Printout}
 */
function sheetPrintout(content, place, { isAlways, still }) {
  if (isAlways) place.querySelector(":scope > .embed-place")?.after(still.element);
  let isTaken = false;
  const take = () => {
    isTaken = true;
    return still;
  };
  const close = () => {
    if (isTaken) return;
    still.close();
    still.element.remove();
  };
  return { content, take, close };
}

/**
 * What a board asks, as it says now.
 * @param {HTMLElement} board
 * @param {Seen} seen
 * @param {import("../../kit/boards/board.js").BoardModule} module
 */
function taskOf(board, { game, ply, scene }, module) {
  const heading = h("h2", null, board.getAttribute("aria-label"));
  return h("div", { class: "task" }, heading, ...linesOf());

  function linesOf() {
    if (board.classList.contains("puzzle")) return said(".task-left");
    if (board.classList.contains("lesson")) {
      return [...said(".coach-say"), ...copies(".coach > .foreign:not([hidden])")];
    }
    const tallies = module.tallies(scene, ply);
    return tallies.map(({ text }, seat) => h("p", null, `${sideName(game, seat)}: ${text}`));
  }

  /** @param {string} selector */
  function said(selector) {
    const text = board.querySelector(selector)?.textContent;
    return text ? [h("p", null, text)] : [];
  }

  /** @param {string} selector */
  function copies(selector) {
    return Array.from(board.querySelectorAll(selector), (each) => each.cloneNode(true));
  }
}

/**
 * Loads the functions that draw a game's positions.
 * @param {Seen} seen
 * @returns {Promise<(seen: Seen, around: ParentNode, pixels: number) => HTMLCanvasElement>} valid for this setting of the game.
 *   `around`: a place within our style sheet's scope
 */
export async function loadPainter({ game, scene }) {
  const print = await loadPrint(game);
  await print.ready?.(scene);
  return (seen, around, pixels) => {
    const canvas = h("canvas", { width: pixels, height: pixels, "aria-hidden": "true" });
    const context = canvas.getContext("2d", { alpha: false });
    if (!context) throw new Error("this browser gives no 2d canvas");
    const subject = { ...seen, print };
    const side = sideOf(subject);
    const scale = pixels / side;
    context.scale(scale, scale);
    drawPicture(context, subject, { side, scale, theme: "light" }, coloursOf("light", around));
    return canvas;
  };
}

/** The trees with the style sheet of paper. @type {WeakMap<Node, Promise<void>>} */
const styling = new WeakMap();

/**
 * Adds the style sheet of paper to a board's tree, once.
 * @param {HTMLElement} place
 * @returns {Promise<ShadowRoot>} the tree, which stays when the board is closed
 */
async function styled(place) {
  const tree = /** @type {ShadowRoot} */ (place.getRootNode());
  const first = /** @type {HTMLElement} */ (tree.firstElementChild);
  const known = styling.get(tree) ?? addStyleSheets(first, ["styles/sheet.css"]);
  styling.set(tree, known);
  known.catch(() => styling.delete(tree));
  await known;
  return tree;
}
