// The form for a batch: the opponents, and the number of games.

import { submitButton } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { MAX_GAMES } from "../../play/batches/batch.js";
import { earlierPlayer, versionChoice } from "./version-names.js";

/** @typedef {import("../../play/batches/player.js").Player} Player */

/** @typedef {Pick<import("../../play/programs/program.js").Version, "number" | "at" | "label">} EarlierVersion */

/** The default number of games against each opponent. */
const DEFAULT_GAMES = 20;

/**
 * The possible opponents.
 * @typedef {Object} OfferedOpponents
 * @property {number} levels the number of the engine's levels
 * @property {number} level the level that is selected at first
 * @property {readonly { id: string, name: string }[]} others the visitor's other programs of the game
 * @property {readonly EarlierVersion[]} versions earlier versions, the newest first
 */

export class BatchForm {
  #choices;
  #gamesField = h("input", {
    class: "select figures",
    id: "batch-games",
    type: "number",
    inputMode: "numeric",
    required: true,
    min: "2",
    step: "2",
    value: String(DEFAULT_GAMES),
  });
  #problemText = h("p", { class: "problem-line", role: "alert" });
  #startButton = submitButton(t("batch-start"));

  /**
   * @param {Pick<import("../../play/programs/program.js").Program, "id" | "name" | "versions">} program
   * @param {OfferedOpponents} offer
   * @param {(opponents: Player[], games: number) => void} onStart
   */
  constructor(program, offer, onStart) {
    const levels = Array.from({ length: offer.levels }, (_, index) =>
      makeChoice({ kind: "engine", level: index + 1 }, t("batch-level", { level: index + 1 })),
    );
    const others = offer.others.map((other) =>
      makeChoice({ kind: "program", program: other.id, name: other.name }, other.name),
    );
    const versions = offer.versions.map((version) =>
      makeChoice(earlierPlayer(program, version), versionChoice(program.versions, version)),
    );
    levels[offer.level - 1].field.checked = true;
    this.#choices = [...levels, ...others, ...versions];
    this.element = h(
      "form",
      { class: "batch-wish", novalidate: true },
      h("h3", null, t("batch-opponents")),
      h(
        "div",
        { class: "batch-opponents" },
        choiceGroup("batch-levels", levels, "batch-level-choices"),
        others.length > 0 && choiceGroup("batch-programs", others),
        versions.length > 0 && choiceGroup("batch-versions", versions),
      ),
      h("label", { class: "field-label", for: "batch-games" }, t("batch-games"), this.#gamesField),
      this.#problemText,
      h("div", { class: "batches-buttons" }, this.#startButton),
    );
    this.element.addEventListener("input", () => this.#checkFields());
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#checkFields();
      if (this.#problemText.textContent !== "") return;
      onStart(this.#chosenPlayers(), this.#gamesField.valueAsNumber);
    });
    this.#checkFields();
  }

  /** Enables or disables the button. @param {boolean} isFree whether no other games are being played */
  setEnabled(isFree) {
    this.#startButton.disabled = !isFree;
  }

  /** @param {boolean} isPrimary whether the button is the primary one of the page */
  setPrimary(isPrimary) {
    this.#startButton.classList.toggle("primary", isPrimary);
  }

  #chosenPlayers() {
    return this.#choices.flatMap(({ field, player }) => (field.checked ? [player] : []));
  }

  #checkFields() {
    const count = this.#chosenPlayers().length;
    const max = 2 * Math.floor(MAX_GAMES / 2 / Math.max(count, 1));
    this.#gamesField.max = String(max);
    if (count === 0) setText(this.#problemText, t("batch-nobody"));
    else if (this.#gamesField.checkValidity()) setText(this.#problemText, "");
    else setText(this.#problemText, t("batch-games-range", { least: 2, most: max }));
  }
}

/**
 * @param {Player} player
 * @param {string} text
 */
function makeChoice(player, text) {
  const field = h("input", { type: "checkbox" });
  return { player, field, element: h("label", null, field, h("span", null, text)) };
}

/**
 * @param {string} title
 * @param {{ element: HTMLElement }[]} choices
 * @param {string} [extraClass] another class
 */
function choiceGroup(title, choices, extraClass = "") {
  return h(
    "fieldset",
    { class: `batch-choices ${extraClass}` },
    h("legend", null, t(title)),
    h("div", null, ...choices.map(({ element }) => element)),
  );
}
