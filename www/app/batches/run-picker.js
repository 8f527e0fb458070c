// The choice among a program's stored batches or climbs.

import { h } from "../../kit/page/dom.js";
import { dateTime, t } from "../../kit/page/i18n.js";

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
   * @param {number} levels the number of levels of a climb
   */
  show(runs, shown, levels) {
    this.element.hidden = runs.length < 2;
    const options = runs.map((run) => h("option", { value: run.id }, runText(run, levels)));
    this.#select.replaceChildren(...options);
    if (shown !== null) this.#select.value = shown;
  }
}

/**
 * @param {Run} run
 * @param {number} levels
 */
function runText({ at, done, games, kind, opponents, passed }, levels) {
  const date = dateTime(new Date(at));
  if (kind === "climb") return t("ladder-run", { date, passed, levels });
  return t("batches-run", { date, done, total: games * opponents.length });
}
