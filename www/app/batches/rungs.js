// The ladder on the page: one rung per level, the highest level first.

import { h } from "../../kit/page/dom.js";
import { countText, t } from "../../kit/page/i18n.js";
import { PAIRS } from "../../play/batches/ladder.js";

/** @typedef {import("../../play/batches/ladder.js").Rung} Rung */
/**
 * A stored climb. A climb that was imported from a file may have no rungs.
 * @typedef {Pick<import("../../play/batches/ladder.js").LadderResult, "at" | "passed" | "levels"> &
 *   Partial<import("../../play/batches/ladder.js").LadderResult>} StoredClimb
 */

/**
 * The rungs of a stored climb.
 * @param {number} levels
 * @param {StoredClimb | null} climb null if there was none
 * @returns {Rung[]}
 */
export function rungsOf(levels, climb) {
  return Array.from({ length: levels }, (_, index) => {
    const rung = climb?.rungs?.[index];
    const [won, played] = [Number(rung?.won) || 0, Number(rung?.played) || 0];
    const level = index + 1;
    if (!climb || index > climb.passed) return { level, won, played, state: "open" };
    return { level, won, played, state: index < climb.passed ? "passed" : "failed" };
  });
}

/** @param {readonly Rung[]} rungs */
export function rungList(rungs) {
  const items = rungs.toReversed().map((rung) => {
    const { level, played, state, won } = rung;
    return h(
      "li",
      { class: "rung", "data-state": state, "aria-current": state === "playing" ? "step" : null },
      h("span", { class: "rung-level" }, t("batch-level", { level })),
      pairsBar(rung),
      h(
        "span",
        { class: "rung-said figures" },
        state !== "open" && h("span", { class: "rung-state" }, t(`ladder-${state}`)),
        played > 0 && h("span", null, t("ladder-pairs", { won: countText(won), played })),
      ),
    );
  });
  return h("ol", { class: "rungs", reversed: true, "aria-label": t("ladder-rungs") }, ...items);
}

/** The pairs won from one side, those lost from the other, and a mark at half. @param {Rung} rung */
function pairsBar({ played, won }) {
  const makePart = (/** @type {string} */ name, /** @type {number} */ count) => {
    const filled = h("span", { class: name });
    filled.style.width = `${(100 * count) / PAIRS}%`;
    return filled;
  };
  return h(
    "span",
    { class: "rung-bar", "aria-hidden": "true" },
    makePart("rung-won", won),
    makePart("rung-lost", played - won),
  );
}
