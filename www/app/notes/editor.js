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
import { Sketching } from "./sketching.js";

/** @typedef {import("../../play/match/state.js").State} State */

/**
 * @typedef {Object} Host
 * @property {HTMLElement} board the place of the board
 * @property {(comment: string) => void} addComment adds a comment to the game's record
 * @property {(x: number, y: number) => string | null} placeAt the board's place at a point of the window
 * @property {(lines: readonly string[] | null) => void} preview shows drawings that are not stored yet; null shows the stored ones
 * @property {(ply: number) => string} naming the name of the position after so many moves
 * @property {() => void} closed takes the focus
 */

/** @param {Host} host */
export async function openNoteEditor(host) {
  await Promise.all([loadWords("notes"), loadStyle("styles/notes.css")]);
  return new NoteEditor(host);
}

export class NoteEditor {
  #host;
  #title = h("h2", { id: "note-title" });
  #text = h("textarea", {
    class: "note-field",
    rows: 3,
    maxLength: MAX_NOTE_LENGTH,
    dir: "auto",
    "aria-labelledby": "note-title",
  });
  #pencil = h("button", { type: "button", class: "button", "aria-pressed": "false" });
  #colours = h("fieldset", { class: "note-colours" });
  #lines = h("input", { class: "note-lines", dir: "ltr", spellcheck: false, autocomplete: "off" });
  #problem = h("p", { class: "note-problem", role: "status", hidden: true });
  /** @type {Sketching | null} */
  #sketching = null;
  /** @type {string} */
  #colour = COLOURS[0];
  /** @type {State | null} */
  #state = null;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    setText(this.#pencil, t("note-draw"));
    this.#colours.append(
      h("legend", { class: "unseen" }, t("note-colour")),
      ...COLOURS.map((colour) => this.#colourChoice(colour)),
    );
    const done = button(t("note-done"), null, "primary");
    this.element = h(
      "section",
      { class: "note-editor", hidden: true, "aria-labelledby": "note-title" },
      this.#title,
      this.#text,
      h("div", { class: "note-drawing" }, this.#pencil, this.#colours),
      h("label", { class: "note-as-text" }, h("span", null, t("note-lines")), this.#lines),
      this.#problem,
      done,
    );
    this.#text.addEventListener("input", () => this.#write());
    this.#lines.addEventListener("change", () => this.#storeDrawing(linesOf(this.#lines.value)));
    this.#pencil.addEventListener("click", () => this.#setDrawing(this.#sketching === null));
    done.addEventListener("click", () => this.close());
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
    this.#fill();
    this.#text.focus();
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
    const isOther = state.shown !== this.#state?.shown;
    this.#state = state;
    if (!mayWrite) this.close();
    else if (this.isOpen) this.#fill(isOther);
  }

  /**
   * Shows the note. A field that the visitor is writing in does not change.
   * @param {boolean} [isOther] whether the position is another one
   */
  #fill(isOther = true) {
    const state = this.#state;
    if (!state) return;
    const { text, lines } = noteAt(state.about, state.shown);
    setText(this.#title, this.#host.naming(state.shown));
    const root = /** @type {Document | ShadowRoot} */ (this.element.getRootNode());
    if (isOther || root.activeElement !== this.#text) this.#text.value = text;
    if (isOther || root.activeElement !== this.#lines) this.#lines.value = lines.join("; ");
    if (isOther) this.#problem.hidden = true;
  }

  #write() {
    if (this.#state) this.#host.addComment(sentenceComment(this.#state.shown, this.#text.value));
  }

  /** @param {readonly string[]} lines */
  #storeDrawing(lines) {
    if (!this.#state) return;
    const { shown } = this.#state;
    this.#host.addComment(drawnComment(shown, lines));
    const stored = noteAt(this.#state.about, shown).lines;
    const isStored = stored.join(";") === lines.join(";");
    this.#problem.hidden = isStored;
    setText(this.#problem, isStored ? "" : t("note-full"));
  }

  /** @param {boolean} isOn whether to draw by hand */
  #setDrawing(isOn) {
    this.#pencil.setAttribute("aria-pressed", String(isOn));
    this.#sketching?.close();
    this.#sketching = null;
    if (!isOn) return;
    const { board, placeAt, preview } = this.#host;
    this.#sketching = new Sketching({
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
  #colourChoice(colour) {
    const box = h("input", {
      type: "radio",
      name: "note-colour",
      value: colour,
      checked: colour === this.#colour,
    });
    box.addEventListener("change", () => {
      this.#colour = colour;
      this.#setDrawing(true);
    });
    return h("label", { class: `note-colour ${colour}` }, box, t(`note-colour-${colour}`));
  }
}
