// The fifty turns beside the map: the fugitive's transport in each, the announcements, and the points for a capture.

import { h, setAttribute, setText } from "../../kit/page/dom.js";
import { number, numeral, t } from "../../kit/page/i18n.js";
import { currentTurnOf } from "./position.js";

/**
 * @typedef {import("./position.js").Report} Report
 * @typedef {import("./position.js").Setting} Setting
 */

/** The number of turns in a round. Each round ends with an announcement. */
const TURNS_PER_ROUND = 5;

export class TravelLog {
  #currentTurnText = h("p", { class: "log-now figures" });
  #pointsByRound = h("div", { class: "log-worths figures", "aria-hidden": "true" });
  #turnList = h("ol", { class: "log-turns figures", "aria-label": t("fugitive-log") });
  element = h("div", { class: "log" }, this.#currentTurnText, this.#pointsByRound, this.#turnList);

  /**
   * @param {Report} report
   * @param {Setting} setting
   */
  show(report, { track }) {
    const currentTurn = currentTurnOf(report);
    setText(this.#currentTurnText, currentTurnText(report, track, currentTurn));
    while (this.#turnList.childElementCount < track.length) {
      const isFirst = this.#turnList.childElementCount % TURNS_PER_ROUND === 0;
      this.#turnList.append(h("li", null, h("b"), h("small")));
      if (isFirst) this.#pointsByRound.append(h("span"));
    }
    for (const [i, { announced }] of track.entries()) {
      const cell = this.#turnList.children[i];
      const { by = "", to = null } = report.turns[i] ?? {};
      const [kind, city] = cell.children;
      setText(kind, by);
      setText(city, to === null ? "" : numeral(to));
      setAttribute(kind, "data-kind", by === "" ? null : by);
      cell.className = [announced && "announced", i + 1 === currentTurn && !report.over && "now"]
        .filter(Boolean)
        .join(" ");
      const label = turnLabel(i + 1, by, to, announced);
      setAttribute(cell, "aria-label", label);
      setAttribute(cell, "title", label);
    }
    for (const [round, place] of [...this.#pointsByRound.children].entries()) {
      setText(place, number(track[round * TURNS_PER_ROUND]?.worth[0] ?? 0));
      const isCurrentRound =
        Math.floor((currentTurn - 1) / TURNS_PER_ROUND) === round && !report.over;
      place.classList.toggle("now", isCurrentRound);
    }
  }
}

/**
 * @param {number} turn
 * @param {string} by
 * @param {number | null} to
 * @param {boolean} announced whether the fugitive's city is announced in this turn
 */
function turnLabel(turn, by, to, announced) {
  if (by === "") return t(announced ? "fugitive-log-announces" : "fugitive-log-none", { turn });
  const words = { turn, kind: by, city: to === null ? "" : numeral(to) };
  return t(to === null ? "fugitive-log-hidden" : "fugitive-log-to", words);
}

/**
 * The current turn, the points of a capture for both sides now, and the turn in which they change.
 * @param {Report} report
 * @param {Setting["track"]} track
 * @param {number} currentTurn
 */
function currentTurnText({ over, turn }, track, currentTurn) {
  if (over) return t("fugitive-turns-played", { turn, turns: track.length });
  const [detectives, fugitive] = track[currentTurn - 1].worth;
  const words = { turn: currentTurn, turns: track.length, detectives, fugitive };
  const nextChange = track.findIndex(({ worth }, i) => i >= currentTurn && worth[0] !== detectives);
  if (nextChange < 0) return t("fugitive-now-last", words);
  const [less, more] = track[nextChange].worth;
  return t("fugitive-now", { ...words, next: nextChange + 1, less, more });
}
