// Advances the routes of pieces when a turn begins, and finds the routes to a pressed cell.

import { cellsOf, hasCabbage, isSame, stepped } from "./position.js";
import { cellsAround, cellsOn, isInReach, isOpen, routeBetween } from "./routes.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./plans.js").Plans} Plans
 * @typedef {{ report: import("./position.js").Report, setting: import("./position.js").Setting }} Field
 */

/**
 * Prepares the routes for the side's turn. A rabbit stops before a cell that a hunter can reach. A piece walks around pieces of its
 * side in its way, and stops beside its goal if one of them stands on it.
 * @param {Plans} plans
 * @param {number} seat
 * @param {Field} field
 * @returns {number[]} the rabbits that stop because of a hunter
 */
export function walkOn(plans, seat, { report, setting }) {
  const cells = cellsOf(report, seat);
  const standing = cells.filter((cell, piece) => cell !== null && plans.of(piece) === "");
  const others = standing.filter((cell) => cell !== null);
  const isOccupied = (/** @type {Cell} */ cell) => others.some((other) => isSame(other, cell));
  const stopped = [];
  for (const piece of plans.pieces) {
    const [cell, route] = [cells[piece], plans.of(piece)];
    if (!cell || !isOpen(setting, cell, route)) {
      plans.set(piece, "");
      continue;
    }
    const next = stepped(cell, route[0]);
    if (seat === 0 && isInReach(setting, report.hunters, next)) {
      plans.set(piece, "");
      stopped.push(piece);
    } else if (isOccupied(next)) {
      const goal = cellsOn(cell, route)[route.length];
      const detour = isSame(next, goal)
        ? ""
        : routeBetween(setting, cell, goal, { blocked: others });
      plans.set(piece, detour ?? route);
    }
  }
  return stopped;
}

/**
 * The routes of pieces that are sent to a cell together: the nearest goes to the cell itself, the others to the cells around it.
 * A rabbit takes the shortest route with the most cabbages.
 * @param {readonly number[]} pieces
 * @param {Cell} goal
 * @param {number} seat
 * @param {Field} field
 * @returns {Map<number, string>} by piece
 */
export function routesTo(pieces, goal, seat, { report, setting }) {
  const cells = cellsOf(report, seat);
  const worth = (/** @type {Cell} */ cell) => Number(seat === 0 && hasCabbage(report, cell));
  const route = (/** @type {number} */ piece, /** @type {Cell} */ to) => {
    const from = cells[piece];
    return (from && routeBetween(setting, from, to, { worth })) ?? "";
  };
  const byDistance = pieces
    .map((piece) => ({ piece, steps: route(piece, goal).length }))
    .sort((a, b) => a.steps - b.steps);
  const goals = cellsAround(setting, goal, pieces.length);
  return new Map(byDistance.map(({ piece }, i) => [piece, route(piece, goals[i] ?? goal)]));
}
