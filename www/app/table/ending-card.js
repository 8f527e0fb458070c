// The card over the lower third of the board at the end of a game. It closes on any press, and on Escape.

import { iconButton } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { keyOf } from "../../kit/page/keys.js";
import { isStill } from "../../kit/page/motion.js";
import { activeIn, isDialogOpen } from "../../kit/page/roots.js";

/** Events that the board must not take for its own. */
const PRESSES = ["pointerdown", "pointermove", "pointerup", "dblclick", "touchend", "wheel"];

export class EndingCard {
  #board;
  #callbacks;
  #closeButton = iconButton("x", t("ending-close"), () => this.close(), "ending-close");
  #listening = new AbortController();
  isOpen = false;

  /**
   * @param {HTMLElement} board the place of the board
   * @param {{ closed: (hadFocus: boolean) => void }} callbacks
   */
  constructor(board, callbacks) {
    this.#board = board;
    this.#callbacks = callbacks;
    this.element = h("section", { class: "ending-card", "aria-label": t("ending") });
    this.element.addEventListener("click", (event) => {
      event.stopPropagation();
      this.close();
    });
    for (const type of PRESSES)
      this.element.addEventListener(type, (event) => event.stopPropagation());
  }

  /** @param {HTMLElement} words */
  open(words) {
    // The board is always from left to right.
    this.element.dir = document.documentElement.dir;
    this.element.classList.toggle("still", isStill());
    this.element.replaceChildren(words, this.#closeButton);
    if (this.isOpen) return;
    this.isOpen = true;
    this.#listening = new AbortController();
    const closeByKey = (/** @type {KeyboardEvent} */ event) => {
      if (keyOf(event) === "Escape" && !event.defaultPrevented && !isDialogOpen(this.#board))
        this.close();
    };
    addEventListener("keydown", closeByKey, { signal: this.#listening.signal });
  }

  /** Puts the open card over the board, which may have been mounted again. */
  attach() {
    if (this.isOpen && this.element.parentNode !== this.#board) this.#board.append(this.element);
  }

  close() {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#listening.abort();
    const hadFocus = this.element.contains(activeIn(this.element));
    this.element.remove();
    this.#callbacks.closed(hadFocus);
  }
}
