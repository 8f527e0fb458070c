// Finds a way over the islands from the knowledge of their present and future phases.

import { cellIndex, SIZE, STEPS } from "./position.js";
import { cellAfterStep } from "./routes.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Island} Island
 * @typedef {import("./position.js").Step} Step
 */

/** The maximum number of turns of a way. */
const MAX_TURNS = 60;

/** The cost of a step that certainly fails, in turns. A step that may fail costs its probability of failure times this. */
const RISK_COST = 12;

/** The additional cost of a move, in turns. Of two ways that take equally long, the simpler one with more waiting wins. */
const MOVE_COST = 0.001;

/**
 * The probability that a token stands on an island after a step onto it, 0..1: the island must be above water when the token
 * arrives, and after all islands have moved.
 * @param {Island} island
 * @param {number} turns the number of turns before the step
 */
export function standingChance({ above: chancesAbove, course, known }, turns) {
  if (known === "still") return 1;
  const isAbove = (/** @type {number} */ turn) =>
    course ? Number(course[turn % course.length] >= 0) : chancesAbove[turn % chancesAbove.length];
  return Math.min(isAbove(turns), isAbove(turns + 1));
}

/**
 * The steps of a way to a cell with few turns and little risk; null if no way is known.
 * @param {readonly Island[]} islands by row and column
 * @param {Cell} from
 * @param {Cell} to
 * @returns {Step[] | null}
 */
export function findWay(islands, from, to) {
  /** The minimum cost of standing on each cell after the current number of turns. */
  let costs = Array(SIZE * SIZE).fill(Number.POSITIVE_INFINITY);
  costs[cellIndex(from)] = 0;
  /** For each turn, the step that led to each cell. @type {(Step | undefined)[][]} */
  const steps = [];
  let best = { cost: Number.POSITIVE_INFINITY, turns: 0 };
  for (let turns = 0; turns < MAX_TURNS; turns++) {
    const nextCosts = Array(SIZE * SIZE).fill(Number.POSITIVE_INFINITY);
    /** @type {(Step | undefined)[]} */
    const lastSteps = Array(SIZE * SIZE);
    for (const [index, cost] of costs.entries()) {
      if (cost >= best.cost) continue;
      for (const step of STEPS) {
        const cell = cellAfterStep([Math.floor(index / SIZE), index % SIZE], step);
        if (!isOnBoard(cell)) continue;
        const chance = standingChance(islands[cellIndex(cell)], turns);
        const newCost = cost + (step === "H" ? 1 : 1 + MOVE_COST) + RISK_COST * (1 - chance);
        if (chance === 0 || newCost >= nextCosts[cellIndex(cell)]) continue;
        nextCosts[cellIndex(cell)] = newCost;
        lastSteps[cellIndex(cell)] = step;
      }
    }
    steps.push(lastSteps);
    costs = nextCosts;
    const cost = costs[cellIndex(to)];
    if (cost < best.cost) best = { cost, turns: turns + 1 };
    // A way ends when it reaches the goal.
    costs[cellIndex(to)] = Number.POSITIVE_INFINITY;
  }
  return Number.isFinite(best.cost) ? stepsLeadingTo(to, steps.slice(0, best.turns)) : null;
}

/**
 * The cells of a way, including its first.
 * @param {Cell} from
 * @param {readonly Step[]} steps
 * @returns {Cell[]}
 */
export function cellsOfWay(from, steps) {
  const cells = [from];
  for (const step of steps) cells.push(cellAfterStep(cells[cells.length - 1], step));
  return cells;
}

/**
 * Whether no step of a way certainly fails.
 * @param {readonly Island[]} islands
 * @param {Cell} from
 * @param {readonly Step[]} steps
 */
export function isWayPossible(islands, from, steps) {
  return cellsOfWay(from, steps)
    .slice(1)
    .every((cell, turns) => standingChance(islands[cellIndex(cell)], turns) > 0);
}

/** @param {Cell} cell */
const isOnBoard = ([row, column]) => row >= 0 && row < SIZE && column >= 0 && column < SIZE;

/**
 * Follows the steps back from the end of a way.
 * @param {Cell} to
 * @param {readonly (Step | undefined)[][]} steps for each turn, the step that led to each cell
 */
function stepsLeadingTo(to, steps) {
  /** @type {Step[]} */
  const way = [];
  let cell = to;
  for (const lastSteps of steps.toReversed()) {
    const step = /** @type {Step} */ (lastSteps[cellIndex(cell)]);
    way.unshift(step);
    cell = cellAfterStep(cell, OPPOSITE_STEP[step]);
  }
  return way;
}

/** @type {Record<Step, Step>} */
const OPPOSITE_STEP = { N: "S", E: "W", S: "N", W: "E", H: "H" };
