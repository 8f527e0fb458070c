// Asks for the kind of road if several kinds lead to the pressed city.

import { h } from "../../kit/page/dom.js";
import { numeral, t } from "../../kit/page/i18n.js";
import { keyOf } from "../../kit/page/keys.js";
import { activeIn } from "../../kit/page/roots.js";
import { kindMark } from "./road-signs.js";

export class RoadKindQuestion {
  element = h("div", { class: "map-kinds", role: "group", hidden: true });
  /** @type {HTMLElement | null} the element with the focus before the question */
  #focusBefore = null;

  constructor() {
    this.element.addEventListener("keydown", (event) => {
      if (keyOf(event) !== "Escape") return;
      event.stopPropagation();
      this.close();
    });
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /**
   * @param {number} city
   * @param {readonly string[]} kinds
   * @param {readonly [number, number]} spot the place of the city, in CSS pixels from the board's top left
   * @param {number} width the width of the board
   * @param {(kind: string) => void} onChoice
   */
  open(city, kinds, [x, y], width, onChoice) {
    const buttons = kinds.map((kind) => {
      const name = t("fugitive-kind", { kind });
      const button = h("button", { type: "button", class: "button map-by" }, kindMark(kind), name);
      button.addEventListener("click", () => {
        this.close();
        onChoice(kind);
      });
      return button;
    });
    this.element.replaceChildren(...buttons);
    this.element.setAttribute("aria-label", t("fugitive-choose-kind", { city: numeral(city) }));
    this.element.hidden = false;
    const box = this.element.getBoundingClientRect();
    const left = Math.max(4, Math.min(width - box.width - 4, x - box.width / 2));
    const topAbove = y - box.height - 16;
    this.element.style.translate = `${left}px ${topAbove > 4 ? topAbove : y + 16}px`;
    this.#focusBefore = /** @type {HTMLElement | null} */ (activeIn(this.element));
    buttons[0]?.focus({ preventScroll: true });
  }

  close() {
    if (!this.isOpen) return;
    const hadFocus = this.element.contains(activeIn(this.element));
    this.element.hidden = true;
    if (hadFocus) this.#focusBefore?.focus({ preventScroll: true });
  }
}
