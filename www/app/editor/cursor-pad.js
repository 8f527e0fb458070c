// A pad of arrow buttons that moves the board's cursor, for boards with cells smaller than a finger.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";

/** @typedef {import("../../kit/boards/editing.js").EditorBoard} EditorBoard */

/** @type {readonly [string, number, number][]} in the order of the buttons */
const ARROWS = [
  ["W", -1, 0],
  ["N", 0, -1],
  ["S", 0, 1],
  ["E", 1, 0],
];

export class CursorPad {
  /** @type {EditorBoard | null} */
  #board = null;
  #useButton = button(t("edit-use"), () => this.#board?.use?.());
  #speech = h("span", { class: "unseen", role: "status" });

  constructor() {
    const [west, north, south, east] = ARROWS.map(([heading, dx, dy]) =>
      h(
        "button",
        {
          type: "button",
          class: "icon-button",
          "aria-label": t("edit-step", { heading }),
          "data-seen": heading,
          onclick: () => setText(this.#speech, this.#board?.step?.(dx, dy) ?? ""),
        },
        icon("chevron-right"),
      ),
    );
    this.element = h(
      "div",
      { class: "cell-pad editor-pad", role: "group", "aria-label": t("edit-pad"), hidden: true },
      west,
      north,
      this.#useButton,
      south,
      east,
      this.#speech,
    );
    this.element.dir = "ltr";
  }

  /** @param {EditorBoard} board */
  setBoard(board) {
    this.#board = board;
    this.element.hidden = !board.use;
  }
}
