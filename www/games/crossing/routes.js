// The ways that tokens have gone, as lines from their start. Pure.

import { isSame, STEPS } from "./position.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Fate} Fate
 * @typedef {import("./position.js").Turn} Turn
 */

/**
 * The way of one token: the cells it came to, and what became of it; `end` is null while it is on its way.
 * @typedef {{ cells: Cell[], end: "drown" | "cross" | null }} Leg
 */

/**
 * Rows and columns that a step goes on by.
 * @type {Record<import("./position.js").Step, readonly [number, number]>}
 */
const DELTAS = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1], H: [0, 0] };

/**
 * Where a step leads.
 * @param {Cell} from
 * @param {import("./position.js").Step} step
 * @returns {Cell}
 */
export function stepped([row, column], step) {
  const [down, right] = DELTAS[step];
  return [row + down, column + right];
}

/**
 * The step from a cell to one beside it, or to itself; null where there is none.
 * @param {Cell} from
 * @param {Cell} to
 */
export function stepTo(from, to) {
  return STEPS.find((step) => isSame(stepped(from, step), to)) ?? null;
}

/**
 * The ways of a player's tokens, one after the other.
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
 * The token that a player leads after so many turns, and how it has gone until then; or, where it has just been lost or
 * has arrived, the one before it.
 * @param {readonly Turn[]} path
 * @param {number} turns
 * @returns {Leg[]} one, or none before the first turn
 */
export function lastLeg(path, turns) {
  return legsOf(path.slice(0, turns)).slice(-1);
}

/**
 * How many of a path's tokens have arrived.
 * @param {readonly Turn[]} path
 */
export const arrived = (path) => path.filter(({ fate }) => fate === "cross").length;
