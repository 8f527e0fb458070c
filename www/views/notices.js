// Short notices at the foot of the page. They stay until dismissed or long enough to be read, and are spoken politely.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { activeIn } from "../roots.js";

const STAY = 7000;

export class Notices {
  /** @param {() => void} focus takes what a notice that goes would lose */
  constructor(focus) {
    this.focus = focus;
    this.element = h("div", { class: "notices", role: "status" });
  }

  /**
   * Tells something.
   * @param {string} text
   */
  show(text) {
    const notice = this.#add(text);
    const close = () => this.#remove(notice);
    let timer = setTimeout(close, STAY);
    // Whoever points at it or has come to it by keys has not done with it.
    const stay = () => clearTimeout(timer);
    const goOn = () => {
      stay();
      if (!hasFocus(notice)) timer = setTimeout(close, STAY);
    };
    for (const kind of ["pointerenter", "focusin"]) notice.addEventListener(kind, stay);
    for (const kind of ["pointerleave", "focusout"]) notice.addEventListener(kind, goOn);
  }

  /**
   * Tells something that one can do; it stays until that is done or it is dismissed.
   * @param {string} text
   * @param {string} label what the button says
   * @param {() => void} act
   */
  offer(text, label, act) {
    const button = h("button", { type: "button", class: "button" }, label);
    const notice = this.#add(text, button);
    notice.dataset.stays = "";
    button.addEventListener("click", () => {
      this.#remove(notice);
      act();
    });
  }

  /**
   * @param {string} text
   * @param {HTMLElement} [action]
   */
  #add(text, action) {
    const dismiss = h(
      "button",
      { type: "button", class: "icon-button", "aria-label": t("dismiss") },
      icon("x"),
    );
    const notice = h("div", { class: "notice" }, h("p", null, text), action, dismiss);
    dismiss.addEventListener("click", () => this.#remove(notice));
    // Two at most: an older one has been seen.
    const passing = this.element.querySelectorAll(".notice:not([data-stays])");
    if (passing.length > 1) this.#remove(passing[0]);
    this.element.append(notice);
    return notice;
  }

  /** @param {Element} notice */
  #remove(notice) {
    const hadFocus = hasFocus(notice);
    notice.remove();
    if (hadFocus) this.focus();
  }
}

/** @param {Element} notice */
function hasFocus(notice) {
  return notice.contains(activeIn(notice));
}
