// Short notices at the foot of the page. They stay until dismissed or long enough to be read, and are spoken politely.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

const STAY = 7000;

export class Notices {
  constructor() {
    this.element = h("div", { class: "notices", role: "status" });
  }

  /**
   * Tells something.
   * @param {string} text
   */
  show(text) {
    const notice = this.#add(text);
    const close = () => notice.remove();
    let timer = setTimeout(close, STAY);
    notice.addEventListener("pointerenter", () => clearTimeout(timer));
    notice.addEventListener("pointerleave", () => {
      timer = setTimeout(close, STAY);
    });
  }

  /**
   * Tells something that one can do; it stays until that is done or it is dismissed.
   * @param {string} text
   * @param {string} label what the button says
   * @param {() => void} act
   */
  offer(text, label, act) {
    const button = h("button", { type: "button", class: "button", onclick: act }, label);
    this.#add(text, button).dataset.stays = "";
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
    dismiss.addEventListener("click", () => notice.remove());
    // Two at most: an older one has been seen.
    const passing = this.element.querySelectorAll(".notice:not([data-stays])");
    if (passing.length > 1) passing[0].remove();
    this.element.append(notice);
    return notice;
  }
}
