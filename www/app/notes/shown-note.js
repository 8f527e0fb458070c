// The note on the position that a board shows: its sentence beside the board, and its drawings for the board.

import { readDrawings } from "../../kit/boards/drawings.js";
import { h } from "../../kit/page/dom.js";
import { foreignPart } from "../../kit/page/foreign.js";
import { isOfGame, noteAt } from "../../play/notes/notes.js";

/** @typedef {import("../../kit/boards/drawings.js").Drawing} Drawing */

/** @type {readonly Drawing[]} */
const NO_DRAWINGS = [];

export class ShownNote {
  element = h("div", { class: "note", hidden: true, "aria-live": "polite", "aria-atomic": "true" });
  /** The drawings on the position shown. A change replaces the list. @type {readonly Drawing[]} */
  drawings = NO_DRAWINGS;
  #drawingsKey = "";
  #textsKey = "";

  /**
   * @param {Pick<import("../../play/match/state.js").State, "about" | "foreign" | "shown" | "variation">} state
   * @param {import("../../kit/boards/drawings.js").ReadPlaceName} readPlaceName
   * @param {readonly string[]} names the players' names, which other people chose
   */
  show(state, readPlaceName, names) {
    const { about, foreign, shown } = state;
    const { text, lines } = isOfGame(state) ? noteAt(about, shown) : { text: "", lines: [] };
    const isForeign = text !== "" && noteAt(foreign, shown).text === text;
    if (isForeign) this.#showTexts("", [text]);
    else this.#showTexts(text, names);
    const key = `${shown} ${lines.join("\n")}`;
    if (key === this.#drawingsKey) return;
    this.#drawingsKey = key;
    this.drawings =
      lines.length === 0 ? NO_DRAWINGS : readDrawings(lines.join("\n"), readPlaceName).drawings;
  }

  /**
   * @param {string} ownWords the visitor's words
   * @param {readonly string[]} foreign other people's words
   */
  #showTexts(ownWords, foreign) {
    const key = JSON.stringify([ownWords, foreign]);
    if (key === this.#textsKey) return;
    this.#textsKey = key;
    this.element.hidden = ownWords === "" && foreign.length === 0;
    this.element.replaceChildren(
      ...(ownWords === "" ? [] : [h("p", { class: "note-text", dir: "auto" }, ownWords)]),
      ...(foreign.length === 0 ? [] : [foreignPart("", foreign)]),
    );
  }
}
