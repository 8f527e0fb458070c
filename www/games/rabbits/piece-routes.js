// Advances the routes of pieces when a turn begins, and finds the routes to a pressed cell.

import { cellsOf, hasCabbage, isSameCell, nextCell } from "./position.js";
import { canHunterReach, cellsAround, cellsOfRoute, isRouteOpen, routeBetween } from "./routes.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./side-plans.js").SidePlans} SidePlans
 * @typedef {{ report: import("./position.js").Report, setting: import("./position.js").Setting }} PositionAndMaze
 */

/**
 * Prepares the routes for the side's turn. A rabbit stops before a cell that a hunter can reach. A piece walks around pieces of its
 * side in its way, and stops beside its goal if one of them stands on it.
 * @param {SidePlans} plans
 * @param {number} seat
 * @param {PositionAndMaze} positionAndMaze
 * @returns {number[]} the rabbits that stop because of a hunter
 */
export function updateRoutes(plans, seat, { report, setting }) {
  const cells = cellsOf(report, seat);
  const waitingCells = cells.filter(
    (cell, piece) => cell !== null && plans.remainingRoute(piece) === "",
  );
  const waitingPieceCells = waitingCells.filter((cell) => cell !== null);
  const isOccupied = (/** @type {Cell} */ cell) =>
    waitingPieceCells.some((other) => isSameCell(other, cell));
  const stoppedRabbits = [];
  for (const piece of plans.pieces) {
    const [cell, route] = [cells[piece], plans.remainingRoute(piece)];
    if (!cell || !isRouteOpen(setting, cell, route)) {
      plans.setRoute(piece, "");
      continue;
    }
    const nextOnRoute = nextCell(cell, route[0]);
    if (seat === 0 && canHunterReach(setting, report.hunters, nextOnRoute)) {
      plans.setRoute(piece, "");
      stoppedRabbits.push(piece);
    } else if (isOccupied(nextOnRoute)) {
      const goal = cellsOfRoute(cell, route)[route.length];
      const detour = isSameCell(nextOnRoute, goal)
        ? ""
        : routeBetween(setting, cell, goal, { blocked: waitingPieceCells });
      plans.setRoute(piece, detour ?? route);
    }
  }
  return stoppedRabbits;
}

/**
 * The routes of pieces that are sent to a cell together: the nearest goes to the cell itself, the others to the cells around it.
 * A rabbit takes the shortest route with the most cabbages.
 * @param {readonly number[]} pieces
 * @param {Cell} goal
 * @param {number} seat
 * @param {PositionAndMaze} positionAndMaze
 * @returns {Map<number, string>} by piece
 */
export function routesToCell(pieces, goal, seat, { report, setting }) {
  const cells = cellsOf(report, seat);
  const cellValue = (/** @type {Cell} */ cell) => Number(seat === 0 && hasCabbage(report, cell));
  const routeOf = (/** @type {number} */ piece, /** @type {Cell} */ to) => {
    const from = cells[piece];
    return (from && routeBetween(setting, from, to, { cellValue })) ?? "";
  };
  const byDistance = pieces
    .map((piece) => ({ piece, steps: routeOf(piece, goal).length }))
    .sort((a, b) => a.steps - b.steps);
  const goals = cellsAround(setting, goal, pieces.length);
  return new Map(byDistance.map(({ piece }, i) => [piece, routeOf(piece, goals[i] ?? goal)]));
}
