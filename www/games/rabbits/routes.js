// Finds routes through the maze, in letters, and the cells that hunters can reach.

import { DIRECTIONS, isSameCell, nextCell, openDirections } from "./position.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Setting} Setting
 */

/** @param {Cell} cell */
const cellKey = ([row, column]) => 100 * row + column;

/**
 * The number of steps from each reachable cell to a goal, by key, the nearest first.
 * @param {Setting} setting
 * @param {Cell} goal
 * @param {readonly Cell[]} blocked cells that no route may pass
 */
function distancesTo(setting, goal, blocked) {
  const blockedKeys = new Set(blocked.map(cellKey));
  /** @type {Map<number, { cell: Cell, steps: number }>} */
  const distances = new Map([[cellKey(goal), { cell: goal, steps: 0 }]]);
  for (const { cell, steps } of distances.values()) {
    for (const direction of openDirections(setting, cell)) {
      const next = nextCell(cell, direction);
      const key = cellKey(next);
      if (!distances.has(key) && !blockedKeys.has(key))
        distances.set(key, { cell: next, steps: steps + 1 });
    }
  }
  return distances;
}

/**
 * A shortest route between two cells, and among these one with the highest value; null if there is none.
 * @param {Setting} setting
 * @param {Cell} from
 * @param {Cell} to
 * @param {Object} [options]
 * @param {(cell: Cell) => number} [options.cellValue] the value of passing a cell
 * @param {readonly Cell[]} [options.blocked] cells that the route may not pass
 * @returns {string | null}
 */
export function routeBetween(setting, from, to, { cellValue = () => 0, blocked = [] } = {}) {
  const distances = distancesTo(setting, to, blocked);
  const start = distances.get(cellKey(from));
  if (!start) return null;
  /** The highest value of a route from each cell, and its first step. @type {Map<number, { value: number, letter: string }>} */
  const best = new Map();
  for (const [key, { cell, steps }] of distances) {
    let [bestValue, firstLetter] = [0, ""];
    for (const direction of openDirections(setting, cell)) {
      const next = nextCell(cell, direction);
      if (distances.get(cellKey(next))?.steps !== steps - 1) continue;
      const sum = cellValue(next) + (best.get(cellKey(next))?.value ?? 0);
      if (firstLetter === "" || sum > bestValue) [bestValue, firstLetter] = [sum, direction];
    }
    best.set(key, { value: bestValue, letter: firstLetter });
  }
  let route = "";
  for (let cell = from; !isSameCell(cell, to); cell = nextCell(cell, route.slice(-1))) {
    route += best.get(cellKey(cell))?.letter;
  }
  return route;
}

/**
 * The cells nearest to a goal, beginning with the goal, for several pieces that are sent there together.
 * @param {Setting} setting
 * @param {Cell} goal
 * @param {number} count
 */
export function cellsAround(setting, goal, count) {
  return [...distancesTo(setting, goal, []).values()].slice(0, count).map(({ cell }) => cell);
}

/**
 * Extends a drawn route to another cell. A cell on the route shortens it. If the cell is not the next one, a shortest route replaces
 * the drawn one.
 * @param {Setting} setting
 * @param {Cell} from the beginning of the route
 * @param {string} route
 * @param {Cell} cell
 * @returns {string | null} null if there is no route to the cell
 */
export function extendRoute(setting, from, route, cell) {
  const routeCells = cellsOfRoute(from, route);
  const indexOnRoute = routeCells.findIndex((other) => isSameCell(other, cell));
  if (indexOnRoute >= 0) return route.slice(0, indexOnRoute);
  const end = routeCells[routeCells.length - 1];
  const nextLetter = openDirections(setting, end).find((direction) =>
    isSameCell(nextCell(end, direction), cell),
  );
  return nextLetter ? route + nextLetter : routeBetween(setting, from, cell);
}

/**
 * The cells of a route, including its first.
 * @param {Cell} from
 * @param {string} route
 */
export function cellsOfRoute(from, route) {
  const cells = [from];
  for (const letter of route) cells.push(nextCell(cells[cells.length - 1], letter));
  return cells;
}

/**
 * Whether no wall blocks a route.
 * @param {Setting} setting
 * @param {Cell} from
 * @param {string} route
 */
export function isRouteOpen(setting, from, route) {
  const cells = cellsOfRoute(from, route);
  return [...route].every((letter, i) =>
    openDirections(setting, cells[i]).some((direction) => direction === letter),
  );
}

/**
 * Whether a hunter stands on a cell or can reach it with one step.
 * @param {Setting} setting
 * @param {readonly (Cell | null)[]} hunters
 * @param {Cell} cell
 */
export function canHunterReach(setting, hunters, cell) {
  const nearCells = [cell, ...openDirections(setting, cell).map((side) => nextCell(cell, side))];
  return hunters.some((hunter) => hunter && nearCells.some((other) => isSameCell(other, hunter)));
}

/** All letters of steps. */
export const STEP_LETTERS = DIRECTIONS.join("");
