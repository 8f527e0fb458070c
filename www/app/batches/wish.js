// The choice of a batch: who the opponents are, and how many games are played.

import { submitButton } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { MAX_GAMES } from "../../play/batches/batch.js";
import { versionText } from "./words.js";

/** @typedef {import("../../play/batches/player.js").Player} Player */

/** How many games are played against each opponent if nobody says otherwise. */
const USUAL = 20;

/**
 * The possible opponents.
 * @typedef {Object} Offer
 * @property {number} levels how many levels the engine has
 * @property {number} level the one that is chosen at first
 * @property {readonly { id: string, name: string }[]} others the visitor's other programs of the game
 * @property {readonly { at: number, label: string }[]} versions earlier ones, the newest first
 */

export class Wish {
  #choices;
  #games = h("input", {
    class: "select figures",
    id: "batch-games",
    type: "number",
    inputMode: "numeric",
    required: true,
    min: "2",
    step: "2",
    value: String(USUAL),
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
      // A name stands in records, too, without the marks that isolate its parts on the page.
      const shown = t("batch-version-name", { name, version: versionText(version, true) });
      const told = shown.replace(/[\u2066-\u2069]/g, "");
      const player = { kind: /** @type {const} */ ("program"), program: id, version: version.at };
      return choice({ ...player, name: told }, versionText(version, false));
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

  /** @param {boolean} yields whether something else is to be pressed first */
  yield(yields) {
    this.#start.classList.toggle("primary", !yields);
  }

  #chosen() {
    return this.#choices.flatMap(({ field, player }) => (field.checked ? [player] : []));
  }

  #check() {
    const count = this.#chosen().length;
    const most = 2 * Math.floor(MAX_GAMES / 2 / Math.max(count, 1));
    this.#games.max = String(most);
    if (count === 0) setText(this.#problem, t("batch-nobody"));
    else if (this.#games.checkValidity()) setText(this.#problem, "");
    else setText(this.#problem, t("batch-games-range", { least: 2, most }));
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
 * @param {string} [also] a class
 */
function group(title, choices, also = "") {
  return h(
    "fieldset",
    { class: `batch-choices ${also}` },
    h("legend", null, t(title)),
    h("div", null, ...choices.map(({ element }) => element)),
  );
}
