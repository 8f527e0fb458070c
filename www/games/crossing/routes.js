// The routes of tokens, as lines from their start.

import { isSameCell, STEPS } from "./position.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Fate} Fate
 * @typedef {import("./position.js").Turn} Turn
 */

/**
 * The route of one token: its cells, and the token's end; `end` is null while the token is on its way.
 * @typedef {{ cells: Cell[], end: "drown" | "cross" | null }} TokenRoute
 */

/**
 * The rows and columns of each step.
 * @type {Record<import("./position.js").Step, readonly [number, number]>}
 */
const STEP_OFFSETS = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1], H: [0, 0] };

/**
 * The cell after a step.
 * @param {Cell} from
 * @param {import("./position.js").Step} step
 * @returns {Cell}
 */
export function cellAfterStep([row, column], step) {
  const [down, right] = STEP_OFFSETS[step];
  return [row + down, column + right];
}

/**
 * The step from a cell to a neighbouring cell or to itself; null if there is none.
 * @param {Cell} from
 * @param {Cell} to
 */
export function stepBetween(from, to) {
  return STEPS.find((step) => isSameCell(cellAfterStep(from, step), to)) ?? null;
}

/**
 * The routes of a player's tokens, one after another.
 * @param {readonly Turn[]} path
 * @returns {TokenRoute[]}
 */
export function tokenRoutesOf(path) {
  /** @type {TokenRoute[]} */
  const routes = [];
  /** @type {TokenRoute | null} */
  let route = null;
  for (const { from, step, fate } of path) {
    if (!route) {
      route = { cells: [from], end: null };
      routes.push(route);
    }
    if (step !== "H") route.cells.push(cellAfterStep(from, step));
    if (fate === "stand" || fate === null) continue;
    route.end = fate === "cross" ? "cross" : "drown";
    route = null;
  }
  return routes;
}
