// Finds a way over the islands, by what is known of them now and in the turns to come.

import { indexOf, SIZE, STEPS } from "./position.js";
import { stepped } from "./routes.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Island} Island
 * @typedef {import("./position.js").Step} Step
 */

/** The most turns that a way may take. */
const MAX_TURNS = 60;

/** How many turns longer a way may be to avoid a step that fails for sure; in proportion, for one that may fail. */
const RISK = 12;

/** Of two ways that take equally long, the one with more waiting is plainer. */
const MOVE = 0.001;

/**
 * How likely a token stands on an island after a step on it, 0..1: the island must be above water when the token comes, and
 * still after all islands have moved.
 * @param {Island} island
 * @param {number} turns the number of turns before the step
 */
export function footing({ above, course, known }, turns) {
  if (known === "still") return 1;
  const isAbove = (/** @type {number} */ turn) =>
    course ? Number(course[turn % course.length] >= 0) : above[turn % above.length];
  return Math.min(isAbove(turns), isAbove(turns + 1));
}

/**
 * The steps of a way to a cell that takes few turns and risks little; null if none is known.
 * @param {readonly Island[]} islands by row and column
 * @param {Cell} from
 * @param {Cell} to
 * @returns {Step[] | null}
 */
export function findWay(islands, from, to) {
  /** For each number of turns, the least cost of standing on each cell, and the step that led there. */
  let costs = Array(SIZE * SIZE).fill(Number.POSITIVE_INFINITY);
  costs[indexOf(from)] = 0;
  /** @type {(Step | undefined)[][]} */
  const steps = [];
  let best = { cost: Number.POSITIVE_INFINITY, turns: 0 };
  for (let turns = 0; turns < MAX_TURNS; turns++) {
    const next = Array(SIZE * SIZE).fill(Number.POSITIVE_INFINITY);
    /** @type {(Step | undefined)[]} */
    const last = Array(SIZE * SIZE);
    for (const [index, cost] of costs.entries()) {
      if (cost >= best.cost) continue;
      for (const step of STEPS) {
        const cell = stepped([Math.floor(index / SIZE), index % SIZE], step);
        if (!isOnBoard(cell)) continue;
        const chance = footing(islands[indexOf(cell)], turns);
        const after = cost + (step === "H" ? 1 : 1 + MOVE) + RISK * (1 - chance);
        if (chance === 0 || after >= next[indexOf(cell)]) continue;
        next[indexOf(cell)] = after;
        last[indexOf(cell)] = step;
      }
    }
    steps.push(last);
    costs = next;
    const cost = costs[indexOf(to)];
    if (cost < best.cost) best = { cost, turns: turns + 1 };
    // Whoever stands there ends the way.
    costs[indexOf(to)] = Number.POSITIVE_INFINITY;
  }
  return Number.isFinite(best.cost) ? backFrom(to, steps.slice(0, best.turns)) : null;
}

/**
 * The cells of a way, with the one where it begins.
 * @param {Cell} from
 * @param {readonly Step[]} steps
 * @returns {Cell[]}
 */
export function cellsOf(from, steps) {
  const cells = [from];
  for (const step of steps) cells.push(stepped(cells[cells.length - 1], step));
  return cells;
}

/**
 * Whether no step of a way fails for sure.
 * @param {readonly Island[]} islands
 * @param {Cell} from
 * @param {readonly Step[]} steps
 */
export function isSound(islands, from, steps) {
  return cellsOf(from, steps)
    .slice(1)
    .every((cell, turns) => footing(islands[indexOf(cell)], turns) > 0);
}

/** @param {Cell} cell */
const isOnBoard = ([row, column]) => row >= 0 && row < SIZE && column >= 0 && column < SIZE;

/**
 * Follows the steps back from the end of a way.
 * @param {Cell} to
 * @param {readonly (Step | undefined)[][]} steps for each turn, the step that led to each cell
 */
function backFrom(to, steps) {
  /** @type {Step[]} */
  const way = [];
  let cell = to;
  for (const last of steps.toReversed()) {
    const step = /** @type {Step} */ (last[indexOf(cell)]);
    way.unshift(step);
    cell = stepped(cell, OPPOSITE[step]);
  }
  return way;
}

/** @type {Record<Step, Step>} */
const OPPOSITE = { N: "S", E: "W", S: "N", W: "E", H: "H" };
