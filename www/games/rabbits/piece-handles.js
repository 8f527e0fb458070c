// The mover's pieces as buttons over the drawn board: fingers drag them, keys select them, and screen readers read them. One at
// a time is in the tab order.

import { h, setAttribute } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { activeIn } from "../../kit/page/roots.js";

/** A touch selects a piece within this distance of its middle, in CSS pixels. */
export const TOUCH_REACH = 18;

export class PieceHandles {
  /** @type {HTMLButtonElement[]} by piece, including caught pieces */
  buttons = [];

  /** @param {(piece: number) => void} onPress called for a press by a key or an assistive device */
  constructor(onPress) {
    this.onPress = onPress;
    this.element = h("div", { class: "piece-handles", role: "group", "aria-label": t("board") });
  }

  /**
   * @param {readonly ({ label: string, x: number, y: number } | null)[]} pieces by number; null for a caught piece. Places are
   *   in CSS pixels from the board's top left.
   * @param {readonly number[]} chosen
   * @param {number} cell
   * @param {boolean} canDrag whether the visitor may drag the pieces now
   */
  show(pieces, chosen, cell, canDrag) {
    while (this.buttons.length > pieces.length) this.buttons.pop()?.remove();
    while (this.buttons.length < pieces.length) this.#addButton();
    const size = Math.max(cell, 2 * TOUCH_REACH);
    pieces.forEach((piece, i) => {
      const button = this.buttons[i];
      button.hidden = piece === null;
      button.classList.toggle("draggable", canDrag);
      if (!piece) return;
      setAttribute(button, "aria-label", piece.label);
      setAttribute(button, "aria-pressed", String(chosen.includes(i)));
      button.style.left = `${piece.x - size / 2}px`;
      button.style.top = `${piece.y - size / 2}px`;
      button.style.width = button.style.height = `${size}px`;
    });
    const tabStop = this.buttons.find((button) => button.tabIndex === 0 && !button.hidden);
    const first = this.buttons.findIndex((button) => !button.hidden);
    if (!tabStop && first >= 0) this.#setTabStop(first);
  }

  /** @param {number} piece */
  focus(piece) {
    this.#setTabStop(piece);
    this.buttons[piece]?.focus({ preventScroll: true });
  }

  /** Whether one of the buttons has the focus. */
  get hasFocus() {
    return this.element.contains(activeIn(this.element));
  }

  #addButton() {
    const piece = this.buttons.length;
    const button = h("button", { type: "button", class: "piece-handle", tabIndex: -1 });
    button.addEventListener("click", (event) => {
      // The pointer events handle presses by mouse and finger.
      if (event.detail === 0) this.onPress(piece);
    });
    this.buttons.push(button);
    this.element.append(button);
  }

  /** @param {number} piece */
  #setTabStop(piece) {
    for (const [i, button] of this.buttons.entries()) button.tabIndex = i === piece ? 0 : -1;
  }
}
