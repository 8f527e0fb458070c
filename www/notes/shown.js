// The note on the position that a board shows: its sentence beside the board, and its drawings for the board.

import { readDrawings } from "../boards/drawings.js";
import { h, setText } from "../page/dom.js";
import { isOfGame, noteAt } from "./notes.js";

/** @typedef {import("../boards/drawings.js").Drawing} Drawing */

/** @type {readonly Drawing[]} */
const NONE = [];

export class ShownNote {
  #text = h("p", { class: "note-text", dir: "auto" });
  element = h("div", { class: "note", hidden: true, "aria-live": "polite" }, this.#text);
  /** What is drawn on the position shown. Other drawings are another list. @type {readonly Drawing[]} */
  drawings = NONE;
  #lines = "";

  /**
   * @param {Pick<import("../match/state.js").State, "about" | "shown" | "variation">} state
   * @param {import("../boards/drawings.js").Naming} naming
   */
  show(state, naming) {
    const { about, shown } = state;
    const { text, lines } = isOfGame(state) ? noteAt(about, shown) : { text: "", lines: [] };
    this.element.hidden = text === "";
    setText(this.#text, text);
    const drawn = `${shown} ${lines.join("\n")}`;
    if (drawn === this.#lines) return;
    this.#lines = drawn;
    this.drawings = lines.length === 0 ? NONE : readDrawings(lines.join("\n"), naming).drawings;
  }
}
