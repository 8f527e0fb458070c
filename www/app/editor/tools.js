// The palette of the editor: its tools, one of which is selected, and the choices beside them.

import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { sideWords } from "../../play/match/names.js";

/**
 * @typedef {import("../../kit/boards/editing.js").Tool} Tool
 * @typedef {import("../../kit/boards/editing.js").Choice} Choice
 * @typedef {import("../../kit/boards/editing.js").ChosenValues} ChosenValues
 */

export class EditorTools {
  /** @type {readonly Tool[]} */
  #tools = [];
  /** @type {readonly Choice[]} */
  #choices = [];
  #selectedId = "";
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  /** @type {Map<string, HTMLSelectElement>} */
  #selects = new Map();
  /** A key of the tools and choices that exist. They are rebuilt only when it changes, so that their use is not interrupted. */
  #builtKey = "";

  /**
   * @param {string} game
   * @param {() => void} onChange
   */
  constructor(game, onChange) {
    this.game = game;
    this.onChange = onChange;
    this.element = h("div", {
      class: "editor-tools",
      role: "toolbar",
      "aria-label": t("edit-tools"),
    });
  }

  /** The selected tool. @returns {Tool} */
  get tool() {
    return this.#tools.find(({ id }) => id === this.#selectedId) ?? this.#tools[0];
  }

  /** @returns {ChosenValues} */
  get chosenValues() {
    return Object.fromEntries([...this.#selects].map(([id, { value }]) => [id, value]));
  }

  /**
   * @param {readonly Tool[]} tools
   * @param {readonly Choice[]} choices
   */
  show(tools, choices) {
    const builtIds = [...tools.map(({ id }) => id), ...choices.map(({ values }) => values.length)];
    this.#tools = tools;
    this.#choices = choices;
    if (builtIds.join() !== this.#builtKey) this.#buildPalette();
    this.#builtKey = builtIds.join();
    for (const [id, button] of this.#buttons) {
      button.setAttribute("aria-pressed", String(id === this.tool.id));
    }
  }

  /**
   * @param {string} name the name of a tool, or of a player's tool such as `rocket-1`
   */
  select(name) {
    const [, word, seat] = name.match(/^(\w+)-(\d)$/) ?? [];
    const tool = this.#tools.find(({ id }) => id === name || id === word);
    if (!tool) return;
    this.#selectedId = tool.id;
    const select = this.#selects.get("seat");
    if (select && seat !== undefined) select.value = seat;
    this.onChange();
  }

  /**
   * @param {string} key
   * @returns {boolean} whether the key selects anything
   */
  useKey(key) {
    const tool = this.#tools.find((tool) => tool.key === key);
    if (tool) this.select(tool.id);
    for (const { id, values } of this.#choices) {
      const chosen = values.find((value) => value.key === key);
      const select = this.#selects.get(id);
      if (!chosen || !select) continue;
      select.value = chosen.value;
      return true;
    }
    return tool !== undefined;
  }

  #buildPalette() {
    const { chosenValues } = this;
    this.#buttons = new Map(this.#tools.map((tool) => [tool.id, this.#makeButton(tool)]));
    this.#selects = new Map(
      this.#choices.map((choice) => [choice.id, this.#makeSelect(choice, chosenValues)]),
    );
    this.element.replaceChildren(...this.#buttons.values(), ...this.#selects.values());
  }

  /** @param {Tool} tool */
  #makeButton({ id, key, seat, word }) {
    const args = seat === undefined ? {} : { ...sideWords(this.game, seat), seat };
    const name = t(`${this.game}-tool-${word}`, args);
    return h(
      "button",
      {
        type: "button",
        class: "button tool",
        "data-tool": id,
        "aria-keyshortcuts": key,
        // The style sheet shows it on the button.
        "data-key": key.toUpperCase(),
        onclick: () => this.select(id),
      },
      seat !== undefined && h("span", { class: "mark", "data-seat": seat }),
      h("span", null, name),
    );
  }

  /**
   * @param {Choice} choice
   * @param {ChosenValues} chosenValues the values chosen before
   */
  #makeSelect({ id, values }, chosenValues) {
    const options = values.map(({ value }) =>
      h(
        "option",
        { value, selected: value === chosenValues[id] },
        id === "seat"
          ? t(`${this.game}-seat-${value}`)
          : t(`${this.game}-edit-${id}-value`, { value }),
      ),
    );
    const label = t(`${this.game}-edit-${id}`);
    return h(
      "select",
      { class: "select tool-choice", "aria-label": label, title: label },
      ...options,
    );
  }
}
