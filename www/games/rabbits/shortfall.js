// How a failed try of a puzzle has missed its goal: the cabbages eaten, and the rabbit that was caught or got away.

import { numeral, t } from "../../kit/page/i18n.js";
import { countCabbages, reportOf } from "./position.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Report} Report
 */

/** @type {NonNullable<import("../../kit/boards/board.js").BoardModule["shortfall"]>} */
export function shortfall({ goal: { kind, value } }, scene) {
  const reports = Array.from({ length: scene.length + 1 }, (_, ply) => reportOf(scene, ply));
  const [first, last] = [reports[0], reports[scene.length]];
  if (kind === "survive") return caughtRabbit(reports);
  const reached =
    kind === "eat"
      ? countCabbages(first) - countCabbages(last)
      : last.rabbits.filter((cell, i) => cell === null && first.rabbits[i]).length;
  if (reached >= value) return null;
  if (kind === "catch") return freeRabbit(last, reached);
  return { text: t("puzzle-missed-eat", { eaten: reached, short: value - reached }), places: [] };
}

/**
 * The free rabbit that is the nearest to a hunter: the one that has got away.
 * @param {Report} report
 * @param {number} caught
 */
function freeRabbit({ hunters, rabbits }, caught) {
  const distanceOf = (/** @type {Cell | null} */ cell) =>
    Math.min(
      ...hunters.map(([row, column]) =>
        cell ? Math.abs(cell[0] - row) + Math.abs(cell[1] - column) : Number.POSITIVE_INFINITY,
      ),
    );
  const distances = rabbits.map(distanceOf);
  const number = distances.indexOf(Math.min(...distances)) + 1;
  const text = t("puzzle-missed-catch-rabbits", { caught, number: numeral(number) });
  return { text, places: [`rabbit${number}`] };
}

/**
 * The first rabbit that was caught, and the cell where that happened.
 * @param {Report[]} reports of all positions, from the start
 */
function caughtRabbit(reports) {
  for (const [i, { rabbits }] of reports.slice(1).entries()) {
    const caught = reports[i].rabbits.findIndex((cell, rabbit) => cell && !rabbits[rabbit]);
    const cell = reports[i].rabbits[caught];
    if (!cell) continue;
    const text = t("puzzle-missed-survive", { number: numeral(caught + 1) });
    return { text, places: [cell.join()] };
  }
  return null;
}
