// Short notices at the foot of the page. They stay until dismissed or long enough to be read, and are spoken politely.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

const STAY = 7000;

export class Notices {
  constructor() {
    this.element = h("div", { class: "notices", role: "status" });
  }

  /** @param {string} text */
  show(text) {
    const dismiss = h(
      "button",
      { type: "button", class: "icon-button", "aria-label": t("dismiss") },
      icon("x"),
    );
    const notice = h("div", { class: "notice" }, h("p", null, text), dismiss);
    const close = () => notice.remove();
    let timer = setTimeout(close, STAY);
    notice.addEventListener("pointerenter", () => clearTimeout(timer));
    notice.addEventListener("pointerleave", () => {
      timer = setTimeout(close, STAY);
    });
    dismiss.addEventListener("click", close);
    // Two at most: an older one has been seen.
    while (this.element.children.length > 1) this.element.firstElementChild?.remove();
    this.element.append(notice);
  }
}
