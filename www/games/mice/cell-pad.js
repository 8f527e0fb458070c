// A pad that moves the chosen cell, for boards with cells smaller than a finger.

import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";

/** @typedef {import("./geometry.js").Heading} Heading */

/** In the order on the pad. @type {readonly Heading[]} */
const BUTTON_ORDER = ["W", "N", "S", "E"];

export class CellPad {
  #cell = h("span", { class: "cell-pad-cell figures" });

  /** @param {(heading: Heading) => void} move */
  constructor(move) {
    const buttons = BUTTON_ORDER.map((heading) => {
      const label = t("mice-move-cell", { heading });
      return h(
        "button",
        {
          type: "button",
          class: "icon-button",
          "aria-label": label,
          title: label,
          "data-seen": heading,
          onclick: () => move(heading),
        },
        icon("chevron-right"),
      );
    });
    const [west, north, south, east] = buttons;
    this.element = h(
      "div",
      { class: "cell-pad", role: "group", "aria-label": t("mice-cell-pad") },
      west,
      north,
      this.#cell,
      south,
      east,
    );
    this.element.dir = "ltr";
  }

  /** @param {string} cell */
  show(cell) {
    setText(this.#cell, t("mice-cell-chosen", { cell }));
  }
}
