// Sheets to print in place of a board: all puzzles of a set, each with its number, task, board and room for the answer, or a
// question with its earlier turns.
//
// Browsers do not wait when they print. So the page prepares the puzzles beforehand, one at a time while it is idle. A painted
// board takes megabytes, and few visitors print. So the boards are painted when printing begins, which needs no waiting.

import { printedPuzzleOf } from "../../app/puzzle/paper.js";
import {
  authorWords,
  printedPuzzleElement,
  unreadablePuzzleElement,
} from "../../app/puzzle/paper-item.js";
import { h } from "../../kit/page/dom.js";
import { isContentAtFault, loadThrownText } from "../../kit/page/problems.js";
import { isForPrint, themeChanges } from "../../kit/page/theme.js";
import { idle } from "./idle.js";
import { loadPainter } from "./printout.js";

/** The sizes of a picture, and of one of an earlier turn: 170 dots per inch on 11 cm and on 4 cm of paper. */
const PICTURE_PIXELS = { now: 740, earlier: 270 };

/** The number of ruled lines for an answer. */
const ANSWER_LINES = 3;

/** The presentation of the author's texts. */
const FOREIGN_STYLE = { isForeign: true, isCaptioned: false };

/**
 * @typedef {import("../../play/puzzle/teacher-set.js").TeacherSet} TeacherSet
 * @typedef {import("./printout.js").Still} Still
 */

/** A board to paint, and its place. @typedef {{ place: HTMLElement, paint: () => HTMLCanvasElement }} Board */

/**
 * The sheet of a set, in the set's own order.
 * @param {TeacherSet} set
 * @param {ShadowRoot} tree the board's
 * @param {() => boolean} isWanted
 * @returns {Promise<Still | null>} null if it is no longer wanted
 */
export async function prepareSetSheet({ puzzles, title }, tree, isWanted) {
  /** @type {Board[]} */
  const boards = [];
  const items = [];
  for (const [at, { link, prompt }] of puzzles.entries()) {
    await idle();
    if (!isWanted()) return null;
    const look = {
      number: at + 1,
      words: authorWords("set-words", prompt, FOREIGN_STYLE),
      lines: ANSWER_LINES,
    };
    items.push(await itemOf(link, look, tree, boards));
  }
  return isWanted()
    ? new Sheet([authorWords("set-words", title, FOREIGN_STYLE), ...items], boards)
    : null;
}

/**
 * The sheet of a single puzzle.
 * @param {string} link
 * @param {ShadowRoot} tree the board's
 * @returns {Promise<Still>}
 */
export async function prepareSheet(link, tree) {
  /** @type {Board[]} */
  const boards = [];
  const item = await itemOf(link, { number: null, words: null, lines: ANSWER_LINES }, tree, boards);
  return new Sheet([item], boards);
}

/**
 * @param {string} link
 * @param {Omit<import("../../app/puzzle/paper-item.js").PrintLayout, "board">} look
 * @param {ShadowRoot} tree
 * @param {Board[]} boards receives the boards to paint
 */
async function itemOf(link, look, tree, boards) {
  try {
    const paper = await printedPuzzleOf(link);
    const paint = await loadPainter(paper.boardView);
    return printedPuzzleElement(paper, {
      ...look,
      board: (boardView, isEarlier) => {
        const place = h("div", { class: "sheet-board" });
        const pixels = isEarlier ? PICTURE_PIXELS.earlier : PICTURE_PIXELS.now;
        boards.push({ place, paint: () => paint(boardView, tree, pixels) });
        return place;
      },
    });
  } catch (thrown) {
    // A later attempt may load it. Until then the board itself is printed.
    if (!isContentAtFault(thrown)) throw thrown;
    return unreadablePuzzleElement(look.number, await loadThrownText(thrown));
  }
}

class Sheet {
  #boards;
  #closed = new AbortController();

  /**
   * @param {(HTMLElement | null)[]} content
   * @param {Board[]} boards
   */
  constructor(content, boards) {
    this.#boards = boards;
    this.element = h("div", { class: "embed-still sheet" }, ...content);
    themeChanges.addEventListener("change", () => this.#paint(), this.#closed);
    this.#paint();
  }

  close() {
    this.#closed.abort();
  }

  /** Paints the boards while the page is printed, and frees their memory afterwards. */
  #paint() {
    const isPainted = this.#boards.some(({ place }) => place.firstChild !== null);
    if (isForPrint() === isPainted) return;
    for (const { paint, place } of this.#boards)
      place.replaceChildren(...(isPainted ? [] : [paint()]));
  }
}
