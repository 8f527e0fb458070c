// The form for a batch: the opponents, and the number of games.

import { submitButton } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { MAX_GAMES } from "../../play/batches/batch.js";
import { versionText } from "./words.js";

/** @typedef {import("../../play/batches/player.js").Player} Player */

/** The default number of games against each opponent. */
const DEFAULT_GAMES = 20;

/**
 * The possible opponents.
 * @typedef {Object} Offer
 * @property {number} levels the number of the engine's levels
 * @property {number} level the level that is selected at first
 * @property {readonly { id: string, name: string }[]} others the visitor's other programs of the game
 * @property {readonly { at: number, label: string }[]} versions earlier versions, the newest first
 */

export class BatchForm {
  #choices;
  #games = h("input", {
    class: "select figures",
    id: "batch-games",
    type: "number",
    inputMode: "numeric",
    required: true,
    min: "2",
    step: "2",
    value: String(DEFAULT_GAMES),
  });
  #problem = h("p", { class: "problem-line", role: "alert" });
  #start = submitButton(t("batch-start"));

  /**
   * @param {string} id the program's
   * @param {string} name
   * @param {Offer} offer
   * @param {(opponents: Player[], games: number) => void} start
   */
  constructor(id, name, offer, start) {
    const levels = Array.from({ length: offer.levels }, (_, index) =>
      choice({ kind: "engine", level: index + 1 }, t("batch-level", { level: index + 1 })),
    );
    const others = offer.others.map((other) =>
      choice({ kind: "program", program: other.id, name: other.name }, other.name),
    );
    const versions = offer.versions.map((version) => {
      // Records contain the name without the marks that isolate its parts on the page.
      const isolated = t("batch-version-name", { name, version: versionText(version, true) });
      const plain = isolated.replace(/[\u2066-\u2069]/g, "");
      const player = { kind: /** @type {const} */ ("program"), program: id, version: version.at };
      return choice({ ...player, name: plain }, versionText(version, false));
    });
    levels[offer.level - 1].field.checked = true;
    this.#choices = [...levels, ...others, ...versions];
    this.element = h(
      "form",
      { class: "batch-wish", novalidate: true },
      h("h3", null, t("batch-opponents")),
      h(
        "div",
        { class: "batch-opponents" },
        group("batch-levels", levels, "batch-level-choices"),
        others.length > 0 && group("batch-programs", others),
        versions.length > 0 && group("batch-versions", versions),
      ),
      h("label", { class: "field-label", for: "batch-games" }, t("batch-games"), this.#games),
      this.#problem,
      h("div", { class: "batches-buttons" }, this.#start),
    );
    this.element.addEventListener("input", () => this.#check());
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#check();
      if (this.#problem.textContent !== "") return;
      start(this.#chosen(), this.#games.valueAsNumber);
    });
    this.#check();
  }

  /** @param {boolean} isFree whether no other games are being played */
  allow(isFree) {
    this.#start.disabled = !isFree;
  }

  /** @param {boolean} yields whether another button is the primary one */
  yield(yields) {
    this.#start.classList.toggle("primary", !yields);
  }

  #chosen() {
    return this.#choices.flatMap(({ field, player }) => (field.checked ? [player] : []));
  }

  #check() {
    const count = this.#chosen().length;
    const max = 2 * Math.floor(MAX_GAMES / 2 / Math.max(count, 1));
    this.#games.max = String(max);
    if (count === 0) setText(this.#problem, t("batch-nobody"));
    else if (this.#games.checkValidity()) setText(this.#problem, "");
    else setText(this.#problem, t("batch-games-range", { least: 2, most: max }));
  }
}

/**
 * @param {Player} player
 * @param {string} text
 */
function choice(player, text) {
  const field = h("input", { type: "checkbox" });
  return { player, field, element: h("label", null, field, h("span", null, text)) };
}

/**
 * @param {string} title
 * @param {{ element: HTMLElement }[]} choices
 * @param {string} [also] another class
 */
function group(title, choices, also = "") {
  return h(
    "fieldset",
    { class: `batch-choices ${also}` },
    h("legend", null, t(title)),
    h("div", null, ...choices.map(({ element }) => element)),
  );
}
