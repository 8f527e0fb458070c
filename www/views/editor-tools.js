// The palette of the editor: its tools, one of which is held.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { sideWords } from "./names.js";

/** @typedef {import("../boards/editing.js").Tool} Tool */

export class EditorTools {
  /** @type {readonly Tool[]} */
  #tools = [];
  #id = "";

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

  /** The one that is held. @returns {Tool} */
  get tool() {
    return this.#tools.find(({ id }) => id === this.#id) ?? this.#tools[0];
  }

  /** @param {readonly Tool[]} tools */
  show(tools) {
    const isSame = tools.map(({ id }) => id).join() === this.#tools.map(({ id }) => id).join();
    this.#tools = tools;
    if (!isSame) this.element.replaceChildren(...tools.map((tool) => this.#button(tool)));
    for (const [i, button] of Array.from(this.element.children).entries()) {
      button.setAttribute("aria-pressed", String(tools[i] === this.tool));
    }
  }

  /** @param {string} id */
  choose(id) {
    if (!this.#tools.some((tool) => tool.id === id)) return;
    this.#id = id;
    this.changed();
  }

  /**
   * @param {string} key
   * @returns {boolean} whether there is such a tool
   */
  chooseByKey(key) {
    const tool = this.#tools.find((tool) => tool.key === key);
    if (tool) this.choose(tool.id);
    return tool !== undefined;
  }

  /** @param {Tool} tool */
  #button({ id, key, seat, word }) {
    const name = t(
      `${this.game}-tool-${word}`,
      seat === undefined ? {} : { ...sideWords(this.game, seat), seat },
    );
    return h(
      "button",
      {
        type: "button",
        class: "button tool",
        "data-tool": id,
        "aria-keyshortcuts": key,
        "aria-label": name,
        onclick: () => this.choose(id),
      },
      seat !== undefined && h("span", { class: "mark", "data-seat": seat }),
      h("span", null, name),
      h("kbd", { "aria-hidden": "true" }, key.toUpperCase()),
    );
  }
}
