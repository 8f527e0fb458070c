// The slider for the number of turns to look ahead.

import { iconButton } from "../../kit/page/button.js";
import { h, setAttribute, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";

export class LookAheadSlider {
  /** The number of turns ahead. */
  turns = 0;
  #maxTurns = 13;
  /** Whether the present turn was shown before. */
  #wasNow = true;
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

  /**
   * @param {number} cycle the number of turns after which the islands repeat
   * @param {{ turn: number, count: number } | null} [gameTurn] the turn of the game, which is shown while no look ahead is
   */
  show(cycle, gameTurn = null) {
    this.#maxTurns = cycle - 1;
    this.slider.max = String(this.#maxTurns);
    this.slider.value = String(this.turns);
    const isGameTurn = gameTurn !== null && this.turns === 0;
    const words = isGameTurn
      ? t("crossing-turn-of", gameTurn)
      : t("crossing-look-ahead-in", { turns: this.turns });
    // The page announces each move, so the next turn is not announced.
    setAttribute(this.#output, "aria-live", isGameTurn && this.#wasNow ? "off" : null);
    this.#wasNow = this.turns === 0;
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
