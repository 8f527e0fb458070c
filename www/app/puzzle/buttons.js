// The buttons under a puzzle's board.

import { h, keepFocus } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";

/** @typedef {"again" | "hint" | "give-up" | "share" | "next"} Action */

/** @type {readonly [Action, import("../../kit/page/icons.js").IconName][]} */
const BUTTON_ICONS = [
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
   * @param {(action: Action) => void} perform
   * @param {ReadonlySet<Action>} hiddenActions the actions without a button
   */
  constructor(perform, hiddenActions) {
    for (const [action, iconName] of BUTTON_ICONS) {
      if (hiddenActions.has(action)) continue;
      const picture = icon(iconName);
      picture.classList.toggle("mirrored", MIRRORED.has(action));
      const button = h(
        "button",
        {
          type: "button",
          class: "icon-button named",
          "aria-label": t(`puzzle-${action}`),
          "data-action": action,
          onclick: () => perform(action),
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
  setEnabled(enabled) {
    for (const [action, button] of this.#buttons) button.disabled = !enabled[action];
    keepFocus([...this.#buttons.values()]);
  }
}
