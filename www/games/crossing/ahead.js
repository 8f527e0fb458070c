// The slider for the number of turns to look ahead.

import { iconButton } from "../../kit/page/button.js";
import { h, setAttribute, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";

export class Ahead {
  /** The number of turns ahead. */
  value = 0;
  #max = 13;
  #words = h("output", { class: "crossing-ahead-words figures" });
  #back;
  #forward;

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    this.slider = h("input", {
      type: "range",
      class: "crossing-ahead-slider",
      min: "0",
      step: "1",
      "aria-label": t("crossing-look-ahead"),
    });
    this.slider.value = "0";
    this.slider.addEventListener("input", () => this.set(Number(this.slider.value)));
    this.#back = stepButton("crossing-look-ahead-less", "chevron-left", "Comma", () => this.by(-1));
    this.#forward = stepButton("crossing-look-ahead-more", "chevron-right", "Period", () =>
      this.by(1),
    );
    this.element = h(
      "div",
      { class: "crossing-ahead", role: "group", "aria-label": t("crossing-look-ahead") },
      this.#words,
      this.#back,
      this.slider,
      this.#forward,
    );
    this.show(14);
  }

  /** @param {number} cycle the number of turns after which the islands repeat */
  show(cycle) {
    this.#max = cycle - 1;
    this.slider.max = String(this.#max);
    this.slider.value = String(this.value);
    const words = t("crossing-look-ahead-in", { turns: this.value });
    setText(this.#words, words);
    setAttribute(this.slider, "aria-valuetext", words);
    setAttribute(this.#back, "aria-disabled", this.value === 0 ? "true" : null);
    setAttribute(this.#forward, "aria-disabled", this.value === this.#max ? "true" : null);
    this.element.classList.toggle("on", this.value > 0);
  }

  /** @param {number} turns */
  by(turns) {
    this.set(this.value + turns);
  }

  /** @param {number} turns */
  set(turns) {
    const value = Math.min(this.#max, Math.max(0, turns));
    if (value === this.value) return;
    this.value = value;
    this.changed();
  }
}

/**
 * @param {string} id the id of the text for its name
 * @param {import("../../kit/page/icons.js").IconName} picture
 * @param {string} key
 * @param {() => void} run
 */
function stepButton(id, picture, key, run) {
  const label = t(id);
  const button = iconButton(picture, label, run);
  button.setAttribute("aria-keyshortcuts", key === "Comma" ? "," : ".");
  return button;
}
