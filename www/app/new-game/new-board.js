// A new random start for a game, which a worker makes: the choice of its numbers, its picture, and a button for another one.

import { loadPictures } from "../../games/page-modules.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { latest } from "../../kit/page/latest.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { randomSeed } from "../../kit/seed.js";
import { Maker } from "../../play/maker.js";

/**
 * @typedef {import("../../kit/boards/board.js").MakingNumber} MakingNumber
 * @typedef {import("../../games/making.js").MakingNumbers} StartNumbers
 */

/** If making takes longer than this, the page says so. */
const SLOW_MS = 300;

export class NewBoard {
  /** The lines of the start; null until there is one. @type {string[] | null} */
  lines = null;

  /** Whether a start is being made. */
  isMaking = false;

  #maker;
  /** @type {import("../../kit/boards/board.js").Picture | null} */
  #picture = null;
  #pictureElement = h("div", { class: "picture new-board-picture" });
  #messageText = h("p", { class: "problem-line", role: "status" });
  /** @type {Map<MakingNumber["id"], HTMLInputElement>} */
  #fields;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #slowTimer;
  /** Counts the requests, so that an older result does not replace a newer one. */
  #requests = latest();

  /**
   * @param {typeof import("../../wasm/warren.js")} warren
   * @param {string} game
   * @param {{ making: readonly MakingNumber[], makes: "board" | "map" }} setting
   * @param {unknown} last the numbers chosen last, if the preference holds any
   * @param {() => void} onChange
   */
  constructor(warren, game, { making, makes }, last, onChange) {
    this.warren = warren;
    this.game = game;
    this.makes = makes;
    this.onChange = onChange;
    this.#maker = new Maker(game);
    this.#fields = new Map(making.map((each) => [each.id, numberField(game, each, last)]));
    const anotherButton = button(t("another-board"), () => this.makeStart());
    const labels = making.map(({ id, least, most }) =>
      h(
        "label",
        { class: "field-label" },
        t(`${game}-making-${id}`, { least, most }),
        this.#fields.get(id),
      ),
    );
    const numbers = h("div", { class: "new-board-numbers" }, ...labels);
    numbers.addEventListener("change", () => this.makeStart());
    this.element = h(
      "div",
      { class: "new-board" },
      numbers,
      h("div", { class: "new-board-made" }, this.#pictureElement, anotherButton),
      this.#messageText,
    );
  }

  /** The number of seats in the start, known before the start is made; null where the visitor does not choose it. */
  get seats() {
    const players = this.#fields.get("players");
    if (!players) return null;
    const { least, most } = rangeOf(players);
    return Math.min(most, Math.max(least, players.valueAsNumber || least));
  }

  /** The numbers chosen. */
  get numbers() {
    const entries = [...this.#fields].map(([id, field]) => [id, field.valueAsNumber]);
    return /** @type {StartNumbers} */ (Object.fromEntries(entries));
  }

  /** Makes a start with the numbers chosen. */
  async makeStart() {
    const request = this.#requests.next();
    this.#maker.stop();
    clearTimeout(this.#slowTimer);
    this.lines = null;
    const wrongField = [...this.#fields.values()].find((field) => !field.checkValidity());
    this.isMaking = !wrongField;
    this.onChange();
    if (wrongField) {
      this.#showMessage(
        t("making-range", { what: wrongField.labels?.[0]?.textContent ?? "" }),
        true,
      );
      return;
    }
    this.#showMessage("", false);
    this.#slowTimer = setTimeout(
      () => this.#showMessage(t(`making-${this.makes}`), false),
      SLOW_MS,
    );
    try {
      const lines = await this.#maker.start(this.numbers, randomSeed());
      const { mountPicture } = await loadPictures(this.game);
      if (!request.isCurrent) return;
      const scene = this.warren.Scene.start(this.game, lines);
      this.#picture?.close();
      this.#picture = mountPicture(this.#pictureElement, scene, 0);
      this.lines = lines;
      this.isMaking = false;
      clearTimeout(this.#slowTimer);
      this.#showMessage("", false);
    } catch (thrown) {
      const reason = await loadThrownText(thrown);
      if (!request.isCurrent) return;
      this.isMaking = false;
      clearTimeout(this.#slowTimer);
      this.#showMessage(t("no-board", { reason }), true);
    }
    this.onChange();
  }

  close() {
    this.#requests.next();
    clearTimeout(this.#slowTimer);
    this.#maker.stop();
    this.#picture?.close();
  }

  /**
   * @param {string} text
   * @param {boolean} isProblem
   */
  #showMessage(text, isProblem) {
    setText(this.#messageText, text);
    this.#messageText.className = isProblem ? "problem-line" : "muted";
    this.#pictureElement.classList.toggle("waiting", text !== "");
  }
}

/** @param {HTMLInputElement} field */
function rangeOf(field) {
  return { least: Number(field.min), most: Number(field.max) };
}

/**
 * @param {string} game
 * @param {MakingNumber} number
 * @param {unknown} last
 */
function numberField(game, { id, least, most, usual }, last) {
  const stored = Number(/** @type {Record<string, unknown> | null} */ (last)?.[id]);
  const isInRange = Number.isInteger(stored) && stored >= least && stored <= most;
  return h("input", {
    class: "select figures",
    id: `${game}-making-${id}`,
    type: "number",
    inputMode: "numeric",
    required: true,
    min: String(least),
    max: String(most),
    value: String(isInRange ? stored : usual),
  });
}
