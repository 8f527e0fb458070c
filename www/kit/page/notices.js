// Short notices at the foot of the page. They stay until the visitor dismisses them or has had time to read them. Screen
// readers announce them politely.

import { button } from "./button.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { loadThrownText } from "./problems.js";
import { activeIn } from "./roots.js";

const STAY_MS = 7000;

export class Notices {
  /** @param {() => void} focus moves the focus away from a notice that disappears */
  constructor(focus) {
    this.focus = focus;
    this.element = h("div", { class: "notices", role: "status" });
  }

  /**
   * Shows a notice.
   * @param {string} text
   * @param {boolean} [stays] whether it stays until it is dismissed
   */
  show(text, stays = false) {
    const notice = this.#add(text);
    if (stays) {
      notice.dataset.stays = "";
      return;
    }
    const close = () => this.#remove(notice);
    let timer = setTimeout(close, STAY_MS);
    // While the pointer or the focus is on a notice, it stays.
    const stopTimer = () => clearTimeout(timer);
    const restartTimer = () => {
      stopTimer();
      if (!hasFocus(notice)) timer = setTimeout(close, STAY_MS);
    };
    for (const kind of ["pointerenter", "focusin"]) notice.addEventListener(kind, stopTimer);
    for (const kind of ["pointerleave", "focusout"]) notice.addEventListener(kind, restartTimer);
  }

  /**
   * Shows a notice with a button. It stays until the button is pressed or the notice is dismissed.
   * @param {string} text
   * @param {string} label the label of the button
   * @param {() => void} act
   * @returns {() => void} removes the notice
   */
  showWithButton(text, label, act) {
    const actionButton = button(label, () => {
      this.#remove(notice);
      act();
    });
    const notice = this.#add(text, actionButton);
    notice.dataset.stays = "";
    return () => this.#remove(notice);
  }

  /**
   * Shows why something could not be displayed, with a button to try again.
   * @param {unknown} thrown
   * @param {() => void} retry
   */
  async showFailure(thrown, retry) {
    this.showWithButton(
      t("unfinished-view", { reason: await loadThrownText(thrown) }),
      t("try-again"),
      retry,
    );
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
    // At most two notices stay; older ones have had their time.
    const temporaryNotices = this.element.querySelectorAll(".notice:not([data-stays])");
    if (temporaryNotices.length > 1) this.#remove(temporaryNotices[0]);
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
