// Routes through the maze, in letters, and the cells that hunters can come to.

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
 * @param {readonly Cell[]} blocked cells that nobody may pass
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
 * A shortest route between two cells, and among the shortest routes one that is worth most. Null if there is none.
 * @param {Setting} setting
 * @param {Cell} from
 * @param {Cell} to
 * @param {Object} [how]
 * @param {(cell: Cell) => number} [how.worth] what it is worth to come to a cell
 * @param {readonly Cell[]} [how.blocked] cells that nobody may pass
 * @returns {string | null}
 */
export function routeBetween(setting, from, to, { worth = () => 0, blocked = [] } = {}) {
  const found = stepsTo(setting, to, blocked);
  const start = found.get(keyOf(from));
  if (!start) return null;
  /** The best worth of the route from each cell on, and its first step. @type {Map<number, { worth: number, letter: string }>} */
  const best = new Map();
  for (const [key, { cell, steps }] of found) {
    let [most, first] = [0, ""];
    for (const direction of openSides(setting, cell)) {
      const next = stepped(cell, direction);
      if (found.get(keyOf(next))?.steps !== steps - 1) continue;
      const all = worth(next) + (best.get(keyOf(next))?.worth ?? 0);
      if (first === "" || all > most) [most, first] = [all, direction];
    }
    best.set(key, { worth: most, letter: first });
  }
  let route = "";
  for (let cell = from; !isSame(cell, to); cell = stepped(cell, route.slice(-1))) {
    route += best.get(keyOf(cell))?.letter;
  }
  return route;
}

/**
 * The cells nearest to a goal, the goal first, one for each of some pieces that are sent there together.
 * @param {Setting} setting
 * @param {Cell} goal
 * @param {number} count
 */
export function cellsAround(setting, goal, count) {
  return [...stepsTo(setting, goal, []).values()].slice(0, count).map(({ cell }) => cell);
}

/**
 * Extends a route that is drawn with the pointer to another cell: a step back shortens it, and where a wall is between, a shortest
 * route replaces it.
 * @param {Setting} setting
 * @param {Cell} from where the route begins
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
 * The cells of a route, with that where it begins.
 * @param {Cell} from
 * @param {string} route
 */
export function cellsOn(from, route) {
  const cells = [from];
  for (const letter of route) cells.push(stepped(cells[cells.length - 1], letter));
  return cells;
}

/**
 * Whether a route passes no wall.
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
 * Whether a hunter stands on a cell or can come to it with one step.
 * @param {Setting} setting
 * @param {readonly (Cell | null)[]} hunters
 * @param {Cell} cell
 */
export function isInReach(setting, hunters, cell) {
  const near = [cell, ...openSides(setting, cell).map((direction) => stepped(cell, direction))];
  return hunters.some((hunter) => hunter && near.some((other) => isSame(other, hunter)));
}

/** All letters of steps. */
export const STEPS = DIRECTIONS.join("");
