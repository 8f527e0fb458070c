// The panel beside the board: tabs, one of which is open. The content of a tab is made when the tab is first opened.

import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { keyOf } from "../../kit/page/keys.js";
import { tryAgainButton } from "../../kit/page/try-again.js";

/**
 * @typedef {Object} Tab
 * @property {string} id also names the message `tab-ID`
 * @property {() => Node | Promise<Node>} content
 * @property {(isOpen: boolean) => void} [visibilityChanged] called when this tab or another one is opened
 */

export class Panel {
  /** @type {Map<string, { tab: Tab, button: HTMLButtonElement, body: HTMLElement, isFilled: boolean }>} */
  #tabs = new Map();

  /** @param {Tab[]} tabs the first is open at the beginning */
  constructor(tabs) {
    const row = h("div", { class: "tabs", role: "tablist", "aria-label": t("panel") });
    this.element = h("aside", { class: "panel", "aria-label": t("panel") }, row);
    for (const tab of tabs) {
      const [buttonId, bodyId] = [`tab-${tab.id}`, `panel-${tab.id}`];
      const button = h(
        "button",
        { type: "button", class: "tab", role: "tab", id: buttonId, "aria-controls": bodyId },
        t(`tab-${tab.id}`),
      );
      const body = h("div", {
        class: "tab-body",
        role: "tabpanel",
        id: bodyId,
        "aria-labelledby": buttonId,
      });
      button.addEventListener("click", () => {
        this.open(tab.id);
        this.#scrollIntoSight();
      });
      this.#tabs.set(tab.id, { tab, button, body, isFilled: false });
      row.append(button);
      this.element.append(body);
    }
    row.addEventListener("keydown", (event) => this.#onKeyDown(event));
    this.open(tabs[0].id);
  }

  /** @param {string} id */
  open(id) {
    for (const [other, entry] of this.#tabs) {
      const { tab, button, body } = entry;
      const isSelected = other === id;
      button.setAttribute("aria-selected", String(isSelected));
      button.tabIndex = isSelected ? 0 : -1;
      body.hidden = !isSelected;
      tab.visibilityChanged?.(isSelected);
      if (isSelected) this.prepare(other);
    }
  }

  /**
   * Makes the content of a tab before it is opened.
   * @param {string} id
   */
  prepare(id) {
    const entry = this.#tabs.get(id);
    if (!entry || entry.isFilled) return;
    const { body, tab } = entry;
    entry.isFilled = true;
    fillBody(body, tab).catch(() => {
      // The content is loaded again when the tab is next opened, too.
      entry.isFilled = false;
      const retryButton = tryAgainButton(() => this.prepare(id));
      body.replaceChildren(
        h("p", { class: "tab-missing", role: "alert" }, t("tab-missing"), " ", retryButton),
      );
    });
  }

  /** If a high tray above leaves little room for the panel, the frame around it scrolls to the panel. */
  #scrollIntoSight() {
    const frame = this.element.parentElement;
    if (!frame || frame.scrollHeight <= frame.clientHeight) return;
    frame.scrollTop = this.element.offsetTop - frame.offsetTop;
  }

  /** @param {KeyboardEvent} event */
  #onKeyDown(event) {
    const buttons = [...this.#tabs.values()].map(({ button }) => button);
    const index = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const forward = getComputedStyle(this.element).direction === "rtl" ? -1 : 1;
    /** @type {Record<string, number>} */
    const targets = {
      ArrowRight: index + forward,
      ArrowLeft: index - forward,
      Home: 0,
      End: buttons.length - 1,
    };
    const target = targets[keyOf(event)];
    if (index < 0 || target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const nextButton = buttons[(target + buttons.length) % buttons.length];
    nextButton.focus();
    nextButton.click();
  }
}

/**
 * @param {HTMLElement} body
 * @param {Tab} tab
 */
async function fillBody(body, tab) {
  body.replaceChildren(await tab.content());
  // A text that scrolls must be reachable by keyboard.
  if (!body.querySelector("button, a")) body.tabIndex = 0;
}
