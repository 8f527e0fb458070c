// The elements of a puzzle on paper: its number, its task, the author's words, its board, and room for the answer.

import { h } from "../../kit/page/dom.js";
import { foreignPart } from "../../kit/page/foreign.js";
import { t } from "../../kit/page/i18n.js";

/**
 * @typedef {import("./paper.js").PrintedPuzzle} PrintedPuzzle
 * @typedef {import("./paper.js").BoardView} BoardView
 */

/**
 * The parts of a printed puzzle that depend on the place where it is printed.
 * @typedef {Object} PrintLayout
 * @property {number | null} number of the puzzle, from 1; null where it has none
 * @property {HTMLElement | null} words the author's words
 * @property {number} lines the ruled lines for an answer
 * @property {(boardView: BoardView, isEarlier: boolean) => HTMLElement} board the place of a board
 */

/**
 * @param {PrintedPuzzle} paper
 * @param {PrintLayout} look
 */
export function printedPuzzleElement(paper, look) {
  const { choices, earlier, boardView, task, moves } = paper;
  const game = t(`${paper.game}-name`);
  const name = look.number === null ? game : t("sheet-puzzle", { puzzle: look.number, game });
  const earlierBoards = earlier.map((boardView, ply) =>
    h(
      "figure",
      null,
      look.board(boardView, true),
      h("figcaption", null, t("question-turn", { turn: ply, turns: earlier.length })),
    ),
  );
  return h(
    "section",
    { class: "sheet-puzzle" },
    h(
      "div",
      { class: "sheet-asked" },
      h("h2", null, name),
      h("p", { class: "sheet-task" }, task),
      look.words,
      moves.length > 0 && h("p", { class: "sheet-moves" }, moves.join(" ")),
    ),
    h(
      "div",
      { class: "sheet-boards" },
      look.board(boardView, false),
      earlierBoards.length > 0 && h("div", { class: "sheet-earlier" }, ...earlierBoards),
    ),
    choices.length > 0 && choiceList(choices),
    choices.length === 0 && look.lines > 0 && answerLines(look.lines),
  );
}

/**
 * The element for a puzzle that cannot be read.
 * @param {number | null} puzzle its number
 * @param {string} reason
 */
export const unreadablePuzzleElement = (puzzle, reason) =>
  h(
    "section",
    { class: "sheet-puzzle" },
    puzzle !== null && h("h2", null, t("sheet-missing", { puzzle })),
    h("p", null, t("puzzle-none", { reason })),
  );

/**
 * The title or the words of a set's author, quoted if someone else wrote them.
 * @param {string} look the class of the place
 * @param {string | undefined} text
 * @param {{ isForeign: boolean, isCaptioned: boolean }} how
 */
export function authorWords(look, text, { isCaptioned, isForeign }) {
  if (!text) return null;
  return isForeign ? foreignPart(look, [text], isCaptioned) : h("p", { class: look }, text);
}

/**
 * The moves or words of an answer. Moves without letters are read from left to right in every language.
 * @param {string} text
 */
export const movesElement = (text) => h("bdi", { dir: /\p{L}/u.test(text) ? "auto" : "ltr" }, text);

/** The words to tick. @param {readonly string[]} choices */
const choiceList = (choices) =>
  h(
    "ul",
    { class: "sheet-choices" },
    ...choices.map((choice) => h("li", null, movesElement(choice))),
  );

/** @param {number} count */
const answerLines = (count) =>
  h("div", { class: "sheet-lines" }, ...Array.from({ length: count }, () => h("div")));
