// The routes of tokens, as lines from their start.

import { isSame, STEPS } from "./position.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Fate} Fate
 * @typedef {import("./position.js").Turn} Turn
 */

/**
 * The route of one token: its cells, and the token's end; `end` is null while the token is on its way.
 * @typedef {{ cells: Cell[], end: "drown" | "cross" | null }} Leg
 */

/**
 * The rows and columns of each step.
 * @type {Record<import("./position.js").Step, readonly [number, number]>}
 */
const DELTAS = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1], H: [0, 0] };

/**
 * The cell after a step.
 * @param {Cell} from
 * @param {import("./position.js").Step} step
 * @returns {Cell}
 */
export function stepped([row, column], step) {
  const [down, right] = DELTAS[step];
  return [row + down, column + right];
}

/**
 * The step from a cell to a neighbouring cell or to itself; null if there is none.
 * @param {Cell} from
 * @param {Cell} to
 */
export function stepTo(from, to) {
  return STEPS.find((step) => isSame(stepped(from, step), to)) ?? null;
}

/**
 * The routes of a player's tokens, one after another.
 * @param {readonly Turn[]} path
 * @returns {Leg[]}
 */
export function legsOf(path) {
  /** @type {Leg[]} */
  const legs = [];
  /** @type {Leg | null} */
  let leg = null;
  for (const { from, step, fate } of path) {
    if (!leg) {
      leg = { cells: [from], end: null };
      legs.push(leg);
    }
    if (step !== "H") leg.cells.push(stepped(from, step));
    if (fate === "stand" || fate === null) continue;
    leg.end = fate === "cross" ? "cross" : "drown";
    leg = null;
  }
  return legs;
}

/**
 * The route of the player's current token after a number of turns. If that token was just lost or has just arrived, it is still
 * that token's route.
 * @param {readonly Turn[]} path
 * @param {number} turns
 * @returns {Leg[]} one route, or none before the first turn
 */
export function lastLeg(path, turns) {
  return legsOf(path.slice(0, turns)).slice(-1);
}

/**
 * The number of a path's tokens that have arrived.
 * @param {readonly Turn[]} path
 */
export const arrived = (path) => path.filter(({ fate }) => fate === "cross").length;
