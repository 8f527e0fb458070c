// The choice among a program's stored runs of a kind.

import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";

/** @typedef {import("../../play/batches/run-store.js").Run} Run */

export class RunPicker {
  #select;

  /**
   * @param {string} id a name for its field
   * @param {(run: string) => void} onChoice
   */
  constructor(id, onChoice) {
    this.#select = h("select", { class: "select", id });
    this.#select.addEventListener("change", () => onChoice(this.#select.value));
    const label = h("label", { class: "field-label", for: id }, t("batches-when"), this.#select);
    this.element = h("div", { class: "batches-history", hidden: true }, label);
  }

  /**
   * @param {readonly Run[]} runs the newest first
   * @param {string | null} shown the id of the run that is shown
   * @param {(run: Run) => string} runText
   */
  show(runs, shown, runText) {
    this.element.hidden = runs.length < 2;
    const options = runs.map((run) => h("option", { value: run.id }, runText(run)));
    this.#select.replaceChildren(...options);
    if (shown !== null) this.#select.value = shown;
  }
}
