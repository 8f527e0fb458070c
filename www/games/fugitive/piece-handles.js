// The mover's pieces as buttons over the map, for keys and screen readers. One at a time is in the tab order. Pointers go
// through the buttons to the map below.

import { h, setAttribute } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { activeIn } from "../../kit/page/roots.js";

/** The size of a touch target, in CSS pixels. */
const TOUCH_SIZE = 44;

export class PieceHandles {
  /** @type {HTMLButtonElement[]} */
  #buttons = [];

  /** @param {(piece: number) => void} onPress called for a press by a key or an assistive device */
  constructor(onPress) {
    this.onPress = onPress;
    this.element = h("div", { class: "map-handles", role: "group", "aria-label": t("board") });
  }

  /**
   * @param {readonly { label: string, spot: readonly [number, number] | null }[]} pieces by number, with places in CSS pixels
   *   from the board's top left
   * @param {number | null} selected
   */
  show(pieces, selected) {
    while (this.#buttons.length > pieces.length) this.#buttons.pop()?.remove();
    while (this.#buttons.length < pieces.length) this.#addButton();
    for (const [i, { label, spot }] of pieces.entries()) {
      const button = this.#buttons[i];
      setAttribute(button, "aria-label", label);
      setAttribute(button, "aria-pressed", String(i === selected));
      button.hidden = spot === null;
      if (spot)
        button.style.translate = `${spot[0] - TOUCH_SIZE / 2}px ${spot[1] - TOUCH_SIZE / 2}px`;
    }
    const tabStop = this.#buttons.find((button) => button.tabIndex === 0 && !button.hidden);
    const first = this.#buttons.findIndex((button) => !button.hidden);
    const nextTabStop = selected !== null && pieces[selected]?.spot ? selected : first;
    if ((!tabStop || !this.hasFocus) && nextTabStop >= 0) this.#setTabStop(nextTabStop);
  }

  /** @param {number} piece */
  focus(piece) {
    this.#setTabStop(piece);
    this.#buttons[piece]?.focus({ preventScroll: true });
  }

  get hasFocus() {
    return this.element.contains(activeIn(this.element));
  }

  #addButton() {
    const piece = this.#buttons.length;
    const button = h("button", { type: "button", class: "map-handle", tabIndex: -1 });
    button.addEventListener("click", () => this.onPress(piece));
    this.#buttons.push(button);
    this.element.append(button);
  }

  /** @param {number} piece */
  #setTabStop(piece) {
    for (const [i, button] of this.#buttons.entries()) button.tabIndex = i === piece ? 0 : -1;
  }
}
