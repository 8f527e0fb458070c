// The pages of a worksheet: a number of puzzles per page, and optionally a page with the solutions.

import { loadBoard, loadPrint } from "../../games/modules.js";
import { coloursOf } from "../../kit/boards/canvas.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { svgOf } from "../pictures/picture.js";
import { pictureWords } from "../pictures/words.js";
import {
  authorWords,
  movesElement,
  printedPuzzleElement,
  unreadablePuzzleElement,
} from "../puzzle/paper-item.js";

/**
 * @typedef {import("../puzzle/paper.js").PrintedPuzzle} PrintedPuzzle
 * @typedef {import("../puzzle/paper.js").BoardView} BoardView
 * @typedef {import("../../play/puzzle/teacher-set.js").TeacherSet} TeacherSet
 */

/** A printed puzzle, or the reason why it cannot be read. @typedef {PrintedPuzzle | { reason: string }} PrintedOrReason */

/** A teacher's choices: the number of puzzles per page, and whether there are lines for the answers. @typedef {{ count: number, hasLines: boolean }} SheetOptions */

/** The number of lines for an answer, by the number of puzzles per page. @type {Record<number, number>} */
const ANSWER_LINES = { 1: 3, 2: 5, 4: 2 };

/** Other people's words are quoted under one caption. */
const captionOptions = (/** @type {boolean} */ isForeign) => ({ isForeign, isCaptioned: true });

/**
 * The pages with the puzzles.
 * @param {TeacherSet} set
 * @param {readonly PrintedOrReason[]} papers
 * @param {SheetOptions} options
 * @param {{ isForeign: boolean, pictureOf: (boardView: BoardView) => HTMLElement }} how whether others have written the set's words, and
 *   the place of each picture
 */
export function pagesOf({ puzzles, title }, papers, { count, hasLines }, { isForeign, pictureOf }) {
  const items = papers.map((paper, index) => {
    if ("reason" in paper) return unreadablePuzzleElement(index + 1, paper.reason);
    return printedPuzzleElement(paper, {
      number: index + 1,
      words: authorWords("sheet-words", puzzles[index].prompt, { isForeign, isCaptioned: false }),
      lines: hasLines ? ANSWER_LINES[count] : 0,
      board: (boardView) => h("div", { class: "sheet-board" }, pictureOf(boardView)),
    });
  });
  const pages = Array.from({ length: Math.ceil(items.length / count) }, (_, page) =>
    items.slice(page * count, (page + 1) * count),
  );
  const sheetHead = h(
    "div",
    { class: "sheet-head" },
    authorWords("sheet-title", title, captionOptions(isForeign)),
    h("p", { class: "sheet-name" }, t("worksheet-name"), h("i"), t("worksheet-date"), h("i")),
  );
  return pages.map((items, page) =>
    h(
      "div",
      { class: "sheet-page" },
      page === 0 && sheetHead,
      h("div", { class: "sheet-puzzles", "data-half": items.length <= count / 2 }, ...items),
    ),
  );
}

/**
 * The page with the solutions.
 * @param {TeacherSet} set
 * @param {readonly PrintedOrReason[]} papers
 * @param {readonly (string | null)[]} solutions null for an unreadable puzzle
 * @param {boolean} isForeign
 */
export function solutionsPage({ title }, papers, solutions, isForeign) {
  const rows = solutions.map((solution, index) => {
    const paper = papers[index];
    if (solution === null || "reason" in paper) return null;
    const args = { puzzle: index + 1, game: t(`${paper.game}-name`) };
    return h("li", null, h("h3", null, t("sheet-puzzle", args)), movesElement(solution));
  });
  return h(
    "div",
    { class: "sheet-page sheet-solutions" },
    h(
      "div",
      { class: "sheet-head" },
      h("h2", null, t("worksheet-answers")),
      authorWords("sheet-words", title, { isForeign, isCaptioned: false }),
    ),
    h("ol", null, ...rows),
  );
}

/**
 * Draws a board for paper: sharp at any size, on a white background.
 * @param {HTMLImageElement} image in the sheet, whose style sheet has the colours of paper
 * @param {BoardView} boardView
 */
export async function drawBoard(image, { game, ...boardView }) {
  const [print, board] = await Promise.all([loadPrint(game), loadBoard(game)]);
  const subject = { ...boardView, print };
  await print.ready?.(boardView.scene);
  const title = t(`${game}-name`);
  image.alt = pictureWords(game, board, subject);
  const colours = coloursOf("paper", image.parentElement ?? document.body);
  const picture = await svgOf(subject, "light", { title, description: "" }, colours);
  image.src = `data:image/svg+xml,${encodeURIComponent(await picture.text())}`;
  await image.decode();
}
