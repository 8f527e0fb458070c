// Prepares what is printed in place of a board: its picture with its task while it is closed, or a whole sheet. Browsers do not
// wait when they print, so boards far outside the window could not be opened in time.

import { drawPicture, sideOf } from "../../app/pictures/picture.js";
import { loadBoard, loadPrint } from "../../games/modules.js";
import { coloursOf } from "../../kit/boards/canvas.js";
import { h } from "../../kit/page/dom.js";
import { sideName } from "../../play/match/names.js";
import { savesData } from "./idle.js";
import { addStyleSheets } from "./style-sheets.js";

/** The width and height of a picture: 170 dots per inch on 15 cm of paper. */
const PICTURE_PIXELS = 1000;

/** The view of a board. @typedef {import("../../app/puzzle/paper.js").BoardView} BoardView */

/** A board on paper. The code that removes it from the page closes it. @typedef {{ element: HTMLElement, close: () => void }} Still */

/**
 * The sheet to print instead of a board, always or only while the board is closed.
 * @typedef {{ still: Still, isAlways: boolean }} Sheet
 */

/** @typedef {import("./embedded-board.js").Content} Content */

/**
 * The prepared printout of an open board.
 * @typedef {Object} Printout
 * @property {Content} content
 * @property {() => Still | null} take hands over the board on paper, to print once the board is closed
 * @property {() => void} close frees the board on paper, unless it has been taken
 */

/**
 * Prepares the printout of a board.
 * @param {Content} content
 * @param {HTMLElement} place the board's
 * @param {() => boolean} isWanted
 * @returns {Promise<Printout | null>} null if there is nothing to print, or the content is no longer wanted
 */
export async function preparePrintout(content, place, isWanted) {
  const tree = await withPaperStyles(place);
  // A sheet may need modules of several games.
  const sheet = savesData() ? null : await content.prepareSheet?.(tree, isWanted);
  if (sheet) return sheetPrintout(content, place, sheet);
  const { boardView } = content;
  if (!boardView || !isWanted()) return null;
  const [paint, boardModule] = await Promise.all([
    loadPainter(boardView),
    loadBoard(boardView.game),
  ]);
  const take = () => {
    const { boardView } = content;
    if (!boardView) return null;
    const task = taskOf(content.element, boardView, boardModule);
    const element = h(
      "div",
      { class: "embed-still" },
      task,
      paint(boardView, tree, PICTURE_PIXELS),
    );
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
 * The current task of a board.
 * @param {HTMLElement} board
 * @param {BoardView} boardView
 * @param {import("../../kit/boards/board.js").BoardModule} boardModule
 */
function taskOf(board, { game, ply, scene }, boardModule) {
  const heading = h("h2", null, board.getAttribute("aria-label"));
  return h("div", { class: "task" }, heading, ...linesOf());

  function linesOf() {
    if (board.classList.contains("puzzle")) return textOf(".task-left");
    if (board.classList.contains("lesson")) {
      return [...textOf(".coach-say"), ...copies(".coach > .foreign:not([hidden])")];
    }
    const tallies = boardModule.tallies(scene, ply);
    return tallies.map(({ text }, seat) => h("p", null, `${sideName(game, seat)}: ${text}`));
  }

  /** @param {string} selector */
  function textOf(selector) {
    const text = board.querySelector(selector)?.textContent;
    return text ? [h("p", null, text)] : [];
  }

  /** @param {string} selector */
  function copies(selector) {
    return Array.from(board.querySelectorAll(selector), (each) => each.cloneNode(true));
  }
}

/**
 * Loads the function that paints a game's positions.
 * @param {BoardView} boardView
 * @returns {Promise<(boardView: BoardView, around: ParentNode, pixels: number) => HTMLCanvasElement>} valid for this setting of the game.
 *   `around`: a place within the scope of our style sheet
 */
export async function loadPainter({ game, scene }) {
  const print = await loadPrint(game);
  await print.ready?.(scene);
  return (boardView, around, pixels) => {
    const canvas = h("canvas", { width: pixels, height: pixels, "aria-hidden": "true" });
    const context = canvas.getContext("2d", { alpha: false });
    if (!context) throw new Error("this browser provides no 2D canvas");
    const subject = { ...boardView, print };
    const side = sideOf(subject);
    const scale = pixels / side;
    context.scale(scale, scale);
    drawPicture(context, subject, { side, scale, theme: "light" }, coloursOf("light", around));
    return canvas;
  };
}

/** The trees with the style sheet for paper. @type {WeakMap<Node, Promise<void>>} */
const styleTasks = new WeakMap();

/**
 * Adds the style sheet for paper to a board's tree, once.
 * @param {HTMLElement} place
 * @returns {Promise<ShadowRoot>} the tree, which remains when the board is closed
 */
async function withPaperStyles(place) {
  const tree = /** @type {ShadowRoot} */ (place.getRootNode());
  const first = /** @type {HTMLElement} */ (tree.firstElementChild);
  const styleTask = styleTasks.get(tree) ?? addStyleSheets(first, ["styles/sheet.css"]);
  styleTasks.set(tree, styleTask);
  styleTask.catch(() => styleTasks.delete(tree));
  await styleTask;
  return tree;
}
