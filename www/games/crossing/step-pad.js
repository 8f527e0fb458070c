// The five steps as buttons, large enough for a finger, each with the step's known result.

import { h, setAttribute } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { fateSign } from "./fate-signs.js";
import { STEPS } from "./position.js";
import { optionLabel } from "./words.js";

/**
 * @typedef {import("./position.js").Option} Option
 * @typedef {import("./position.js").Step} Step
 */

/** @type {Record<Step, string>} */
const STEP_KEY_NAMES = { N: "ArrowUp", E: "ArrowRight", S: "ArrowDown", W: "ArrowLeft", H: "h" };

export class StepPad {
  /** @type {Map<Step, { button: HTMLButtonElement, fate: HTMLElement }>} */
  #buttons = new Map();

  /** @param {{ play: (step: Step) => void, point: (step: Step | null) => void }} host */
  constructor(host) {
    const buttons = STEPS.map((step) => {
      const fate = h("span", { class: "crossing-fate" });
      const face = step === "H" ? h("span", { class: "stay" }) : icon("arrow-up");
      const button = h(
        "button",
        {
          type: "button",
          class: "button",
          "data-letter": step,
          "aria-keyshortcuts": STEP_KEY_NAMES[step],
          onclick: () => button.getAttribute("aria-disabled") === null && host.play(step),
          onpointerenter: (/** @type {PointerEvent} */ { pointerType }) =>
            pointerType === "mouse" && host.point(step),
          onpointerleave: (/** @type {PointerEvent} */ { pointerType }) =>
            pointerType === "mouse" && host.point(null),
          onfocus: () => button.matches(":focus-visible") && host.point(step),
          onblur: () => host.point(null),
        },
        face,
        fate,
      );
      this.#buttons.set(step, { button, fate });
      return button;
    });
    this.element = h(
      "div",
      { class: "pad crossing-pad", role: "group", "aria-label": t("crossing-steps") },
      ...buttons,
    );
  }

  /**
   * @param {readonly Option[]} options empty if no step is possible now
   * @param {boolean} isBlind whether the results must not be shown
   */
  show(options, isBlind) {
    for (const [step, { button, fate }] of this.#buttons) {
      const option = options.find((each) => each.step === step);
      const fateName = option && !isBlind ? (option.fate ?? "unknown") : "";
      setAttribute(button, "aria-disabled", option ? null : "true");
      const label = option ? optionLabel(option, isBlind) : t("crossing-step", { step });
      setAttribute(button, "aria-label", label);
      setAttribute(button, "title", label);
      if (fate.dataset.fate === fateName) continue;
      fate.dataset.fate = fateName;
      fate.replaceChildren(
        ...(fateName
          ? [fateSign(/** @type {import("./fate-signs.js").FateSignName} */ (fateName))]
          : []),
      );
    }
  }
}
