// The tray beside the board: the steps, the number of turns to look ahead, the switch for numbers, and, at the end, the results.

import { h, setAttribute } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { preference, setPreference } from "../../kit/page/preferences.js";
import { LookAheadSlider } from "./look-ahead-slider.js";
import { Results } from "./results.js";
import { StepPad } from "./step-pad.js";

/** The name of the preference for numbers. */
const NUMBERS_PREFERENCE = "crossing-numbers";

/**
 * @typedef {Object} TrayView
 * @property {readonly import("./position.js").Option[]} options the steps of the player who may move now
 * @property {boolean} isPlayed whether a person plays here
 * @property {boolean} isBlind whether the results of steps must not be shown
 * @property {number} viewer a seat, or the viewer who sees everything
 * @property {import("./position.js").Setting} setting
 * @property {number | null} turn the turn of the game, from 1; null where none is counted, as in puzzles
 * @property {import("./words.js").Players} [players]
 * @property {import("./position.js").Report | null} end the report of the end if the game is over
 * @property {readonly [import("./results.js").BestResult, import("./results.js").BestResult]} best
 */

export class Tray {
  /**
   * @param {Object} host
   * @param {(step: import("./position.js").Step) => void} host.play
   * @param {(step: import("./position.js").Step | null) => void} host.point
   * @param {() => void} host.onLookChange called when the board must show another turn or other marks
   */
  constructor(host) {
    this.pad = new StepPad(host);
    this.lookAhead = new LookAheadSlider(host.onLookChange);
    this.results = new Results(host.onLookChange);
    this.showsNumbers = preference(NUMBERS_PREFERENCE) === "on";
    this.numbersButton = h(
      "button",
      { type: "button", class: "button crossing-numbers", "aria-keyshortcuts": "p" },
      t("crossing-numbers"),
    );
    this.numbersButton.addEventListener("click", () => {
      this.toggleNumbers();
      host.onLookChange();
    });
    this.element = h(
      "section",
      { class: "crossing-tray tall-tray", "aria-label": t("crossing-tray") },
      this.pad.element,
      h("div", { class: "crossing-look" }, this.lookAhead.element, this.numbersButton),
      this.results.element,
    );
    this.#updateNumbersButton();
  }

  toggleNumbers() {
    this.showsNumbers = !this.showsNumbers;
    setPreference(NUMBERS_PREFERENCE, this.showsNumbers ? "on" : "off");
    this.#updateNumbersButton();
  }

  #updateNumbersButton() {
    setAttribute(this.numbersButton, "aria-pressed", String(this.showsNumbers));
  }

  /** @param {TrayView} view */
  show({ options, isPlayed, isBlind, viewer, setting, turn, end, best, players }) {
    this.pad.element.hidden = !isPlayed;
    this.pad.show(options, isBlind);
    this.lookAhead.show(setting.cycle, turn === null ? null : { turn, count: setting.turns });
    this.results.show(end, best, viewer, players);
  }
}
