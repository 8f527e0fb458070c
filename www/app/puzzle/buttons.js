// The buttons under a puzzle's board.

import { h, keepFocus } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";

/** @typedef {"again" | "hint" | "give-up" | "share" | "next"} Action */

/** @type {readonly [Action, import("../../kit/page/icons.js").IconName][]} */
const BUTTONS = [
  ["again", "undo-2"],
  ["hint", "lightbulb"],
  ["give-up", "flag"],
  ["share", "share-2"],
  ["next", "chevron-right"],
];

/** The actions whose pictures point back or forward. They are mirrored in right-to-left text. @type {ReadonlySet<Action>} */
const MIRRORED = new Set(["again", "next"]);

export class PuzzleButtons {
  /** @type {Map<Action, HTMLButtonElement>} */
  #buttons = new Map();

  /**
   * @param {(action: Action) => void} act
   * @param {ReadonlySet<Action>} without
   */
  constructor(act, without) {
    for (const [action, name] of BUTTONS) {
      if (without.has(action)) continue;
      const picture = icon(name);
      picture.classList.toggle("mirrored", MIRRORED.has(action));
      const button = h(
        "button",
        {
          type: "button",
          class: "icon-button named",
          "aria-label": t(`puzzle-${action}`),
          "data-action": action,
          onclick: () => act(action),
        },
        picture,
        h("span", { class: "short-name" }, t(`puzzle-${action}-short`)),
      );
      this.#buttons.set(action, button);
    }
    this.element = h(
      "div",
      { class: "controls", role: "group", "aria-label": t("controls") },
      ...this.#buttons.values(),
    );
  }

  /** @param {Record<Action, boolean>} enabled */
  show(enabled) {
    for (const [action, button] of this.#buttons) button.disabled = !enabled[action];
    keepFocus([...this.#buttons.values()]);
  }
}
