// Finds routes through the maze, in letters, and the cells that hunters can reach.

import { DIRECTIONS, isSame, openSides, stepped } from "./position.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Setting} Setting
 */

/** @param {Cell} cell */
const keyOf = ([row, column]) => 100 * row + column;

/**
 * The number of steps from each reachable cell to a goal, by key, the nearest first.
 * @param {Setting} setting
 * @param {Cell} goal
 * @param {readonly Cell[]} blocked cells that no route may pass
 */
function stepsTo(setting, goal, blocked) {
  const closed = new Set(blocked.map(keyOf));
  /** @type {Map<number, { cell: Cell, steps: number }>} */
  const found = new Map([[keyOf(goal), { cell: goal, steps: 0 }]]);
  for (const { cell, steps } of found.values()) {
    for (const direction of openSides(setting, cell)) {
      const next = stepped(cell, direction);
      const key = keyOf(next);
      if (!found.has(key) && !closed.has(key)) found.set(key, { cell: next, steps: steps + 1 });
    }
  }
  return found;
}

/**
 * A shortest route between two cells, and among these one with the highest value; null if there is none.
 * @param {Setting} setting
 * @param {Cell} from
 * @param {Cell} to
 * @param {Object} [options]
 * @param {(cell: Cell) => number} [options.worth] the value of passing a cell
 * @param {readonly Cell[]} [options.blocked] cells that the route may not pass
 * @returns {string | null}
 */
export function routeBetween(setting, from, to, { worth = () => 0, blocked = [] } = {}) {
  const found = stepsTo(setting, to, blocked);
  const start = found.get(keyOf(from));
  if (!start) return null;
  /** The highest value of a route from each cell, and its first step. @type {Map<number, { worth: number, letter: string }>} */
  const best = new Map();
  for (const [key, { cell, steps }] of found) {
    let [bestWorth, first] = [0, ""];
    for (const direction of openSides(setting, cell)) {
      const next = stepped(cell, direction);
      if (found.get(keyOf(next))?.steps !== steps - 1) continue;
      const sum = worth(next) + (best.get(keyOf(next))?.worth ?? 0);
      if (first === "" || sum > bestWorth) [bestWorth, first] = [sum, direction];
    }
    best.set(key, { worth: bestWorth, letter: first });
  }
  let route = "";
  for (let cell = from; !isSame(cell, to); cell = stepped(cell, route.slice(-1))) {
    route += best.get(keyOf(cell))?.letter;
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
  return [...stepsTo(setting, goal, []).values()].slice(0, count).map(({ cell }) => cell);
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
export function extended(setting, from, route, cell) {
  const passed = cellsOn(from, route);
  const known = passed.findIndex((other) => isSame(other, cell));
  if (known >= 0) return route.slice(0, known);
  const end = passed[passed.length - 1];
  const step = openSides(setting, end).find((direction) => isSame(stepped(end, direction), cell));
  return step ? route + step : routeBetween(setting, from, cell);
}

/**
 * The cells of a route, including its first.
 * @param {Cell} from
 * @param {string} route
 */
export function cellsOn(from, route) {
  const cells = [from];
  for (const letter of route) cells.push(stepped(cells[cells.length - 1], letter));
  return cells;
}

/**
 * Whether no wall blocks a route.
 * @param {Setting} setting
 * @param {Cell} from
 * @param {string} route
 */
export function isOpen(setting, from, route) {
  const cells = cellsOn(from, route);
  return [...route].every((letter, i) =>
    openSides(setting, cells[i]).some((direction) => direction === letter),
  );
}

/**
 * Whether a hunter stands on a cell or can reach it with one step.
 * @param {Setting} setting
 * @param {readonly (Cell | null)[]} hunters
 * @param {Cell} cell
 */
export function isInReach(setting, hunters, cell) {
  const nearCells = [cell, ...openSides(setting, cell).map((side) => stepped(cell, side))];
  return hunters.some((hunter) => hunter && nearCells.some((other) => isSame(other, hunter)));
}

/** All letters of steps. */
export const STEPS = DIRECTIONS.join("");
