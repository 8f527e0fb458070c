// The choice among a program's stored batches or climbs.

import { h } from "../../kit/page/dom.js";
import { dateTime, t } from "../../kit/page/i18n.js";

/** @typedef {import("../../play/batches/run-store.js").Run} Run */

export class History {
  #field;

  /**
   * @param {string} id a name for its field
   * @param {(run: string) => void} choose
   */
  constructor(id, choose) {
    this.#field = h("select", { class: "select", id });
    this.#field.addEventListener("change", () => choose(this.#field.value));
    const label = h("label", { class: "field-label", for: id }, t("batches-when"), this.#field);
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
    this.#field.replaceChildren(...options);
    if (shown !== null) this.#field.value = shown;
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
