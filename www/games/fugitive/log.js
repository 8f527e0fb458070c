// The fifty turns beside the map: the fugitive's transport in each, the announcements, and the points for a capture.

import { h, setAttribute, setText } from "../../kit/page/dom.js";
import { number, numeral, t } from "../../kit/page/i18n.js";
import { turnNow } from "./position.js";

/**
 * @typedef {import("./position.js").Report} Report
 * @typedef {import("./position.js").Setting} Setting
 */

/** The number of turns in a round. Each round ends with an announcement. */
const ROUND = 5;

export class TravelLog {
  #now = h("p", { class: "log-now figures" });
  #worths = h("div", { class: "log-worths figures", "aria-hidden": "true" });
  #list = h("ol", { class: "log-turns figures", "aria-label": t("fugitive-log") });
  element = h("div", { class: "log" }, this.#now, this.#worths, this.#list);

  /**
   * @param {Report} report
   * @param {Setting} setting
   */
  show(report, { track }) {
    const now = turnNow(report);
    setText(this.#now, nowText(report, track, now));
    while (this.#list.childElementCount < track.length) {
      const isFirst = this.#list.childElementCount % ROUND === 0;
      this.#list.append(h("li", null, h("b"), h("small")));
      if (isFirst) this.#worths.append(h("span"));
    }
    for (const [i, { announced }] of track.entries()) {
      const cell = this.#list.children[i];
      const { by = "", to = null } = report.turns[i] ?? {};
      const [kind, city] = cell.children;
      setText(kind, by);
      setText(city, to === null ? "" : numeral(to));
      setAttribute(kind, "data-kind", by === "" ? null : by);
      cell.className = [announced && "announced", i + 1 === now && !report.over && "now"]
        .filter(Boolean)
        .join(" ");
      const label = labelOf(i + 1, by, to, announced);
      setAttribute(cell, "aria-label", label);
      setAttribute(cell, "title", label);
    }
    for (const [round, place] of [...this.#worths.children].entries()) {
      setText(place, number(track[round * ROUND]?.worth[0] ?? 0));
      const isNow = Math.floor((now - 1) / ROUND) === round && !report.over;
      place.classList.toggle("now", isNow);
    }
  }
}

/**
 * @param {number} turn
 * @param {string} by
 * @param {number | null} to
 * @param {boolean} announced whether the fugitive's city is announced in this turn
 */
function labelOf(turn, by, to, announced) {
  if (by === "") return t(announced ? "fugitive-log-announces" : "fugitive-log-none", { turn });
  const words = { turn, kind: by, city: to === null ? "" : numeral(to) };
  return t(to === null ? "fugitive-log-hidden" : "fugitive-log-to", words);
}

/**
 * The current turn, the points of a capture for both sides now, and the turn in which they change.
 * @param {Report} report
 * @param {Setting["track"]} track
 * @param {number} now
 */
function nowText({ over, turn }, track, now) {
  if (over) return t("fugitive-turns-played", { turn, turns: track.length });
  const [detectives, fugitive] = track[now - 1].worth;
  const words = { turn: now, turns: track.length, detectives, fugitive };
  const next = track.findIndex(({ worth }, i) => i >= now && worth[0] !== detectives);
  if (next < 0) return t("fugitive-now-last", words);
  const [less, more] = track[next].worth;
  return t("fugitive-now", { ...words, next: next + 1, less, more });
}
