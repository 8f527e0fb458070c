// The choice of the kind of puzzles that come next.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { kindsOf } from "../play/puzzle-maker.js";
import { preference, setPreference } from "../preferences.js";

export class PuzzleKind {
  #select;

  /**
   * @param {string} game
   * @param {() => void} changed
   */
  constructor(game, changed) {
    const kinds = kindsOf(game);
    const options = kinds.map((kind) =>
      h("option", { value: kind }, t(`puzzle-kind-${game}-${kind}`)),
    );
    this.#select = h("select", { class: "select", id: "puzzle-kind" }, ...options);
    const kept = preference(`puzzle-kind.${game}`);
    this.#select.value = kept !== null && kinds.includes(kept) ? kept : kinds[0];
    this.#select.addEventListener("change", () => {
      setPreference(`puzzle-kind.${game}`, this.value);
      changed();
    });
    this.element = h(
      "div",
      { class: "puzzle-kind" },
      h("label", { class: "field-label", for: "puzzle-kind" }, t(`puzzle-next-kind-${game}`)),
      this.#select,
    );
  }

  get value() {
    return this.#select.value;
  }
}
