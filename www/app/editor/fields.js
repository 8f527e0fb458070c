// The number fields of a position, and the choice of the side to move.

import { h, setAttribute } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { sideName, sideWords } from "../../play/match/names.js";

/**
 * @typedef {import("../../kit/boards/editing.js").Field} Field
 * @typedef {import("../../kit/boards/editing.js").EditorModule} EditorModule
 */

/** The largest number that a field accepts. */
const MAX_NUMBER = 9999;

export class EditorFields {
  /** @type {Map<string, HTMLInputElement>} */
  #inputs = new Map();
  /** @type {HTMLSelectElement | null} */
  #sideSelect = null;
  /** A key of the fields that exist. They are rebuilt only when it changes, so that typing is not interrupted. */
  #builtKey = "";

  /**
   * @param {string} game
   * @param {EditorModule} editorModule
   * @param {(edit: import("../../kit/boards/editing.js").Edit) => void} apply
   */
  constructor(game, editorModule, apply) {
    this.game = game;
    this.editorModule = editorModule;
    this.apply = apply;
    this.element = h("div", { class: "editor-fields" });
  }

  /**
   * @param {import("../../kit/boards/editing.js").Content} content
   * @param {readonly import("../../wasm/warren.js").DraftProblem[]} problems
   */
  show(content, problems) {
    const fields = this.editorModule.fields(content);
    const side = this.editorModule.side(content);
    const builtKey = [...fields.map(({ name }) => name), side?.count].join();
    if (builtKey !== this.#builtKey) this.#buildFields(fields, side);
    this.#builtKey = builtKey;
    if (side && this.#sideSelect) this.#sideSelect.value = String(side.seat);
    const wrongFields = new Set(
      problems.flatMap(({ place }) => (place.kind === "field" ? [place.name] : [])),
    );
    for (const { name, value } of fields) {
      const input = this.#inputs.get(name);
      if (!input) continue;
      input.value = String(value);
      setAttribute(input, "aria-invalid", wrongFields.has(name) ? "true" : null);
    }
  }

  /** @param {string} name */
  focus(name) {
    this.#inputs.get(name)?.select();
  }

  /**
   * @param {readonly Field[]} fields
   * @param {{ seat: number, count: number } | null} side
   */
  #buildFields(fields, side) {
    this.#inputs.clear();
    this.#sideSelect = null;
    const rows = fields.map((field) => this.#makeNumberRow(field));
    if (side) rows.unshift(this.#makeSideRow(side.count));
    this.element.replaceChildren(...rows);
  }

  /** The choice of the side to move. @param {number} count */
  #makeSideRow(count) {
    const options = Array.from({ length: count }, (_, seat) =>
      h("option", { value: String(seat) }, sideName(this.game, seat)),
    );
    const select = h("select", { class: "select", id: "edit-side" }, ...options);
    select.addEventListener("change", () => this.apply(`side ${select.value}`));
    this.#sideSelect = select;
    return h("div", { class: "editor-field" }, fieldLabel("edit-side", t("edit-side")), select);
  }

  /** @param {Field} field */
  #makeNumberRow({ name, word, least, most, seat }) {
    const id = `edit-${name}`;
    const input = h("input", {
      class: "select figures",
      id,
      type: "number",
      inputMode: "numeric",
      min: String(least),
      max: String(most),
    });
    input.addEventListener("change", () => {
      const value = Math.max(0, Math.min(MAX_NUMBER, Math.round(input.valueAsNumber || 0)));
      this.apply(`number ${name} ${value}`);
    });
    this.#inputs.set(name, input);
    const args = seat === undefined ? {} : sideWords(this.game, seat);
    return h(
      "div",
      { class: "editor-field" },
      fieldLabel(id, t(`${this.game}-edit-${word}`, args)),
      input,
    );
  }
}
