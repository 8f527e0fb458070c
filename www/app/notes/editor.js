// The editor for a note on the position shown: its sentence, and drawings on the board. Each change is stored at once.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { keyOf } from "../../kit/page/keys.js";
import { loadStyle } from "../../kit/page/style-part.js";
import {
  COLOURS,
  drawnComment,
  drawnOver,
  lineOf,
  linesOf,
  MAX_NOTE_LENGTH,
  noteAt,
  sentenceComment,
} from "../../play/notes/notes.js";
import { BoardSketching } from "./sketching.js";

/** @typedef {import("../../play/match/state.js").State} State */

/**
 * @typedef {Object} NoteHost
 * @property {HTMLElement} board the place of the board
 * @property {(comment: string) => void} addComment adds a comment to the game's record
 * @property {(x: number, y: number) => string | null} placeAt the board's place at a point of the window
 * @property {(lines: readonly string[] | null) => void} preview shows drawings that are not stored yet; null shows the stored ones
 * @property {(ply: number) => string} positionName the name of the position after so many moves
 * @property {() => void} closed takes the focus
 */

/** @param {NoteHost} host */
export async function openNoteEditor(host) {
  await Promise.all([loadWords("notes"), loadStyle("styles/notes.css")]);
  return new NoteEditor(host);
}

export class NoteEditor {
  #host;
  #title = h("h2", { id: "note-title" });
  #textField = h("textarea", {
    class: "note-field",
    rows: 3,
    maxLength: MAX_NOTE_LENGTH,
    dir: "auto",
    "aria-labelledby": "note-title",
  });
  #drawButton = h("button", { type: "button", class: "button", "aria-pressed": "false" });
  #coloursField = h("fieldset", { class: "note-colours" });
  #linesField = h("input", {
    class: "note-lines",
    dir: "ltr",
    spellcheck: false,
    autocomplete: "off",
  });
  #problemText = h("p", { class: "note-problem", role: "status", hidden: true });
  /** @type {BoardSketching | null} */
  #sketching = null;
  /** @type {string} */
  #colour = COLOURS[0];
  /** @type {State | null} */
  #state = null;

  /** @param {NoteHost} host */
  constructor(host) {
    this.#host = host;
    setText(this.#drawButton, t("note-draw"));
    this.#coloursField.append(
      h("legend", { class: "unseen" }, t("note-colour")),
      ...COLOURS.map((colour) => this.#makeColourChoice(colour)),
    );
    const doneButton = button(t("note-done"), null, "primary");
    this.element = h(
      "section",
      { class: "note-editor", hidden: true, "aria-labelledby": "note-title" },
      this.#title,
      this.#textField,
      h("div", { class: "note-drawing" }, this.#drawButton, this.#coloursField),
      h("label", { class: "note-as-text" }, h("span", null, t("note-lines")), this.#linesField),
      this.#problemText,
      doneButton,
    );
    this.#textField.addEventListener("input", () => this.#storeText());
    this.#linesField.addEventListener("change", () =>
      this.#storeDrawing(linesOf(this.#linesField.value)),
    );
    this.#drawButton.addEventListener("click", () => this.#setDrawing(this.#sketching === null));
    doneButton.addEventListener("click", () => this.close());
    this.element.addEventListener("keydown", (event) => {
      // The page's own keys navigate through the game.
      event.stopPropagation();
      if (keyOf(event) === "Escape") this.close();
    });
  }

  get isOpen() {
    return !this.element.hidden;
  }

  open() {
    this.element.hidden = false;
    this.#showNote();
    this.#textField.focus();
  }

  close() {
    if (!this.isOpen) return;
    this.#setDrawing(false);
    this.element.hidden = true;
    this.#host.closed();
  }

  /**
   * @param {State} state
   * @param {boolean} mayWrite
   */
  show(state, mayWrite) {
    const isOtherPosition = state.shown !== this.#state?.shown;
    this.#state = state;
    if (!mayWrite) this.close();
    else if (this.isOpen) this.#showNote(isOtherPosition);
  }

  /**
   * Shows the note. A field that the visitor is writing in does not change.
   * @param {boolean} [isOtherPosition] whether the position is another one
   */
  #showNote(isOtherPosition = true) {
    const state = this.#state;
    if (!state) return;
    const { text, lines } = noteAt(state.about, state.shown);
    setText(this.#title, this.#host.positionName(state.shown));
    const root = /** @type {Document | ShadowRoot} */ (this.element.getRootNode());
    if (isOtherPosition || root.activeElement !== this.#textField) this.#textField.value = text;
    if (isOtherPosition || root.activeElement !== this.#linesField)
      this.#linesField.value = lines.join("; ");
    if (isOtherPosition) this.#problemText.hidden = true;
  }

  #storeText() {
    if (this.#state)
      this.#host.addComment(sentenceComment(this.#state.shown, this.#textField.value));
  }

  /** @param {readonly string[]} lines */
  #storeDrawing(lines) {
    if (!this.#state) return;
    const { shown } = this.#state;
    this.#host.addComment(drawnComment(shown, lines));
    const stored = noteAt(this.#state.about, shown).lines;
    const isStored = stored.join(";") === lines.join(";");
    this.#problemText.hidden = isStored;
    setText(this.#problemText, isStored ? "" : t("note-full"));
  }

  /** @param {boolean} isOn whether to draw by hand */
  #setDrawing(isOn) {
    this.#drawButton.setAttribute("aria-pressed", String(isOn));
    this.#sketching?.close();
    this.#sketching = null;
    if (!isOn) return;
    const { board, placeAt, preview } = this.#host;
    this.#sketching = new BoardSketching({
      placeAt,
      draw: (from, to) => this.#storeDrawing(this.#linesWith(from, to)),
      preview: (from, to) =>
        preview(from !== null && to !== null ? this.#linesWith(from, to) : null),
    });
    board.append(this.#sketching.element);
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  #linesWith(from, to) {
    const { about = [], shown = 0 } = this.#state ?? {};
    return drawnOver(noteAt(about, shown).lines, lineOf(from, to, this.#colour));
  }

  /** @param {import("../../kit/boards/drawings.js").ColourName} colour */
  #makeColourChoice(colour) {
    const radio = h("input", {
      type: "radio",
      name: "note-colour",
      value: colour,
      checked: colour === this.#colour,
    });
    radio.addEventListener("change", () => {
      this.#colour = colour;
      this.#setDrawing(true);
    });
    return h("label", { class: `note-colour ${colour}` }, radio, t(`note-colour-${colour}`));
  }
}
