// The tray beside the board: the steps, the number of turns to look ahead, the switch for numbers, and, at the end, the results.

import { h, setAttribute } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { preference, setPreference } from "../../kit/page/preferences.js";
import { Ahead } from "./ahead.js";
import { Pad } from "./pad.js";
import { Results } from "./results.js";

/** The name of the preference for numbers. */
const NUMBERS = "crossing-numbers";

/**
 * @typedef {Object} TrayView
 * @property {readonly import("./position.js").Option[]} options the steps of the player who may move now
 * @property {boolean} isPlayed whether a person plays here
 * @property {boolean} isBlind whether the results of steps must not be shown
 * @property {number} viewer a seat, or the viewer who sees everything
 * @property {import("./position.js").Setting} setting
 * @property {import("./position.js").Report | null} end the report of the end if the game is over
 * @property {readonly [import("./results.js").Best, import("./results.js").Best]} best
 */

export class Tray {
  /**
   * @param {Object} host
   * @param {(step: import("./position.js").Step) => void} host.play
   * @param {(step: import("./position.js").Step | null) => void} host.point
   * @param {() => void} host.look called when the board must show another turn or other marks
   */
  constructor(host) {
    this.pad = new Pad(host);
    this.ahead = new Ahead(host.look);
    this.results = new Results(host.look);
    this.numbers = preference(NUMBERS) === "on";
    this.toggle = h(
      "button",
      { type: "button", class: "button crossing-numbers", "aria-keyshortcuts": "p" },
      t("crossing-numbers"),
    );
    this.toggle.addEventListener("click", () => {
      this.switchNumbers();
      host.look();
    });
    this.element = h(
      "section",
      { class: "crossing-tray tall-tray", "aria-label": t("crossing-tray") },
      this.pad.element,
      h("div", { class: "crossing-look" }, this.ahead.element, this.toggle),
      this.results.element,
    );
    this.#showPressed();
  }

  switchNumbers() {
    this.numbers = !this.numbers;
    setPreference(NUMBERS, this.numbers ? "on" : "off");
    this.#showPressed();
  }

  #showPressed() {
    setAttribute(this.toggle, "aria-pressed", String(this.numbers));
  }

  /** @param {TrayView} view */
  show({ options, isPlayed, isBlind, viewer, setting, end, best }) {
    this.pad.element.hidden = !isPlayed;
    this.pad.show(options, isBlind);
    this.ahead.show(setting.cycle);
    this.results.show(end, best, viewer);
  }
}
