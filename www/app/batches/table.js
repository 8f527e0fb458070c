// The results of a batch, one row per opponent.

import { h } from "../../kit/page/dom.js";
import { countText, t } from "../../kit/page/i18n.js";
import {
  comparisonText,
  faultsText,
  leadText,
  playerText,
  pointsText,
  rateText,
  timeText,
} from "./words.js";

/** @typedef {import("../../play/batches/tally.js").Tally} Tally */

/** The columns after the first, with their content: a text, or a value with its range below.
 * @type {readonly (readonly [string, (tally: Tally) => string | import("./words.js").EstimateText])[]} */
const COLUMNS = [
  ["won", ({ won }) => countText(won)],
  ["drawn", ({ drawn }) => countText(drawn)],
  ["lost", ({ lost }) => countText(lost)],
  ["rate", ({ rate }) => rateText(rate)],
  ["lead", ({ lead }) => leadText(lead)],
  ["points", pointsText],
  ["slowest", ({ slowest }) => timeText(slowest)],
  ["faults", ({ myFaults }) => (myFaults.size === 0 ? t("batch-none") : faultsText(myFaults))],
];

/**
 * @param {import("../../play/batches/batch.js").Batch} batch
 * @param {boolean} isUnequal whether the result counts pairs of games
 */
export function resultsTable(batch, isUnequal) {
  const tallies = batch.tallies();
  const opponents = batch.setup.opponents;
  const name = (/** @type {number} */ index) => playerText(opponents[index]);
  const notes = tallies.flatMap((tally, index) => notesAbout(tally, name(index), opponents[index]));
  // On narrow screens the rows are shown as blocks. The roles keep the table semantics.
  const headCells = ["opponent", ...COLUMNS.map(([id]) => id)].map((id) =>
    h("th", { scope: "col", role: "columnheader" }, t(`batch-${id}`)),
  );
  const rows = tallies.map((tally, index) => makeRow(tally, name(index)));
  return h(
    "div",
    null,
    h(
      "table",
      { class: "batch-table", role: "table", "aria-label": t("batch-results") },
      h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, ...headCells)),
      h("tbody", { role: "rowgroup" }, ...rows),
    ),
    ...notes.map((text) => h("p", { class: "batch-note" }, text)),
    isUnequal && h("p", { class: "muted" }, t("batch-by-pairs")),
    h("p", { class: "muted" }, t("batch-notes")),
  );
}

/**
 * @param {Tally} tally
 * @param {string} name
 */
function makeRow(tally, name) {
  const cells = COLUMNS.map(([id, content]) => {
    const cell = tally.games === 0 ? "–" : content(tally);
    const { value, range } = typeof cell === "string" ? { value: cell, range: "" } : cell;
    return h(
      "td",
      { role: "cell", class: "figures", "data-column": t(`batch-${id}`), "data-id": id },
      h("span", { class: "batch-value" }, value),
      range !== "" && h("span", { class: "batch-range" }, range),
      id === "rate" && tally.rate && rateBar(tally.rate),
    );
  });
  return h("tr", { role: "row" }, h("th", { scope: "row", role: "rowheader" }, name), ...cells);
}

/**
 * A bar with a rate and its interval between 0 and 1, with a mark at half.
 * @param {import("../../play/batches/statistics.js").Estimate} rate
 */
function rateBar({ value, low, high }) {
  const percentText = (/** @type {number} */ share) => `${(100 * share).toFixed(1)}%`;
  const range = h("span", { class: "rate-range" });
  range.style.insetInlineStart = percentText(low ?? value);
  range.style.width = percentText((high ?? value) - (low ?? value));
  const point = h("span", { class: "rate-point" });
  point.style.insetInlineStart = percentText(value);
  return h("span", { class: "rate-bar", "aria-hidden": "true" }, range, point);
}

/**
 * Notes that the figures do not show.
 * @param {Tally} tally
 * @param {string} name
 * @param {import("../../play/batches/player.js").Player} opponent
 */
function notesAbout(tally, name, opponent) {
  const { different, games, theirFaults } = tally;
  return [
    opponent.kind === "program" ? comparisonText(tally, name) : "",
    theirFaults.size > 0 ? t("batch-their-faults", { name, faults: faultsText(theirFaults) }) : "",
    different < games ? t("batch-alike", { name, different, games }) : "",
  ].filter((text) => text !== "");
}
