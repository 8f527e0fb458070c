// The palette of the editor: its tools, one of which is selected, and the choices beside them.

import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { sideWords } from "../../play/match/names.js";

/**
 * @typedef {import("../../kit/boards/editing.js").Tool} Tool
 * @typedef {import("../../kit/boards/editing.js").Choice} Choice
 * @typedef {import("../../kit/boards/editing.js").Chosen} Chosen
 */

export class EditorTools {
  /** @type {readonly Tool[]} */
  #tools = [];
  /** @type {readonly Choice[]} */
  #choices = [];
  #id = "";
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  /** @type {Map<string, HTMLSelectElement>} */
  #selects = new Map();
  /** A key of the tools and choices that exist. They are rebuilt only when it changes, so that their use is not interrupted. */
  #built = "";

  /**
   * @param {string} game
   * @param {() => void} changed
   */
  constructor(game, changed) {
    this.game = game;
    this.changed = changed;
    this.element = h("div", {
      class: "editor-tools",
      role: "toolbar",
      "aria-label": t("edit-tools"),
    });
  }

  /** The selected tool. @returns {Tool} */
  get tool() {
    return this.#tools.find(({ id }) => id === this.#id) ?? this.#tools[0];
  }

  /** @returns {Chosen} */
  get chosen() {
    return Object.fromEntries([...this.#selects].map(([id, { value }]) => [id, value]));
  }

  /**
   * @param {readonly Tool[]} tools
   * @param {readonly Choice[]} choices
   */
  show(tools, choices) {
    const built = [...tools.map(({ id }) => id), ...choices.map(({ values }) => values.length)];
    this.#tools = tools;
    this.#choices = choices;
    if (built.join() !== this.#built) this.#build();
    this.#built = built.join();
    for (const [id, button] of this.#buttons) {
      button.setAttribute("aria-pressed", String(id === this.tool.id));
    }
  }

  /**
   * @param {string} name the name of a tool, or of a player's tool such as `rocket-1`
   */
  choose(name) {
    const [, word, seat] = name.match(/^(\w+)-(\d)$/) ?? [];
    const tool = this.#tools.find(({ id }) => id === name || id === word);
    if (!tool) return;
    this.#id = tool.id;
    const select = this.#selects.get("seat");
    if (select && seat !== undefined) select.value = seat;
    this.changed();
  }

  /**
   * @param {string} key
   * @returns {boolean} whether the key selects anything
   */
  useKey(key) {
    const tool = this.#tools.find((tool) => tool.key === key);
    if (tool) this.choose(tool.id);
    for (const { id, values } of this.#choices) {
      const found = values.find((value) => value.key === key);
      const select = this.#selects.get(id);
      if (!found || !select) continue;
      select.value = found.value;
      return true;
    }
    return tool !== undefined;
  }

  #build() {
    const { chosen } = this;
    this.#buttons = new Map(this.#tools.map((tool) => [tool.id, this.#button(tool)]));
    this.#selects = new Map(
      this.#choices.map((choice) => [choice.id, this.#select(choice, chosen)]),
    );
    this.element.replaceChildren(...this.#buttons.values(), ...this.#selects.values());
  }

  /** @param {Tool} tool */
  #button({ id, key, seat, word }) {
    const words = seat === undefined ? {} : { ...sideWords(this.game, seat), seat };
    const name = t(`${this.game}-tool-${word}`, words);
    return h(
      "button",
      {
        type: "button",
        class: "button tool",
        "data-tool": id,
        "aria-keyshortcuts": key,
        // The style sheet shows it on the button.
        "data-key": key.toUpperCase(),
        onclick: () => this.choose(id),
      },
      seat !== undefined && h("span", { class: "mark", "data-seat": seat }),
      h("span", null, name),
    );
  }

  /**
   * @param {Choice} choice
   * @param {Chosen} chosen the values chosen before
   */
  #select({ id, values }, chosen) {
    const options = values.map(({ value }) =>
      h(
        "option",
        { value, selected: value === chosen[id] },
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
