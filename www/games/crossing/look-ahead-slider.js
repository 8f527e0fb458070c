// The slider for the number of turns to look ahead.

import { iconButton } from "../../kit/page/button.js";
import { h, setAttribute, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";

export class LookAheadSlider {
  /** The number of turns ahead. */
  turns = 0;
  #maxTurns = 13;
  #output = h("output", { class: "crossing-ahead-words figures" });
  #lessButton;
  #moreButton;

  /** @param {() => void} onChange */
  constructor(onChange) {
    this.onChange = onChange;
    this.slider = h("input", {
      type: "range",
      class: "crossing-ahead-slider",
      min: "0",
      step: "1",
      "aria-label": t("crossing-look-ahead"),
    });
    this.slider.value = "0";
    this.slider.addEventListener("input", () => this.setTurns(Number(this.slider.value)));
    this.#lessButton = makeStepButton("crossing-look-ahead-less", "chevron-left", "Comma", () =>
      this.changeBy(-1),
    );
    this.#moreButton = makeStepButton("crossing-look-ahead-more", "chevron-right", "Period", () =>
      this.changeBy(1),
    );
    this.element = h(
      "div",
      { class: "crossing-ahead", role: "group", "aria-label": t("crossing-look-ahead") },
      this.#output,
      this.#lessButton,
      this.slider,
      this.#moreButton,
    );
    this.show(14);
  }

  /** @param {number} cycle the number of turns after which the islands repeat */
  show(cycle) {
    this.#maxTurns = cycle - 1;
    this.slider.max = String(this.#maxTurns);
    this.slider.value = String(this.turns);
    const words = t("crossing-look-ahead-in", { turns: this.turns });
    setText(this.#output, words);
    setAttribute(this.slider, "aria-valuetext", words);
    setAttribute(this.#lessButton, "aria-disabled", this.turns === 0 ? "true" : null);
    setAttribute(this.#moreButton, "aria-disabled", this.turns === this.#maxTurns ? "true" : null);
    this.element.classList.toggle("on", this.turns > 0);
  }

  /** @param {number} turns */
  changeBy(turns) {
    this.setTurns(this.turns + turns);
  }

  /** @param {number} turns */
  setTurns(turns) {
    const value = Math.min(this.#maxTurns, Math.max(0, turns));
    if (value === this.turns) return;
    this.turns = value;
    this.onChange();
  }
}

/**
 * @param {string} id the id of the text for its name
 * @param {import("../../kit/page/icons.js").IconName} picture
 * @param {string} key
 * @param {() => void} run
 */
function makeStepButton(id, picture, key, run) {
  const label = t(id);
  const button = iconButton(picture, label, run);
  button.setAttribute("aria-keyshortcuts", key === "Comma" ? "," : ".");
  return button;
}
