// The route of a token over several turns. The token walks turn by turn until it arrives. It stops and asks when a new observation
// contradicts the route's assumptions, or when the result of the next step is unknown.

import { isSameCell, SIZE } from "./position.js";
import { cellsOfWay, findWay, isWayPossible } from "./way-finding.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Step} Step
 * @typedef {import("./position-view.js").PositionView} PositionView
 */

/**
 * Why a route waits for the visitor: it was restored after a reload, the islands are not as expected, or the result of the next
 * step is unknown.
 * @typedef {"kept" | "contradicted" | "uncertain"} WaitReason
 */

/**
 * @typedef {Object} PlannedRoute
 * @property {Cell} goal
 * @property {number} ply the number of turns played before the next step
 * @property {Step[]} steps the remaining steps
 * @property {WaitReason | null} waitReason why it waits; null while it continues
 */

export class RoutePlan {
  /** @type {PlannedRoute | null} */
  route = null;
  #storedText = "";

  /**
   * Restores a stored route, and advances the route with the game.
   * @param {PositionView} positionView the live position
   * @param {string} text the stored route
   */
  advance(positionView, text) {
    if (text !== this.#storedText) {
      this.#storedText = text;
      this.route = parseRoute(text);
    }
    const token = ownTokenIn(positionView);
    if (positionView.end) this.route = null;
    const { route } = this;
    const { ply } = positionView.report;
    // Between two turns, and while the last turn is shown, no player is to move.
    if (!route || !token || positionView.seat === null || ply === route.ply) return;
    const lastTurn = token.path.at(-1);
    const wasStepTaken = ply === route.ply + 1 && lastTurn?.step === route.steps[0];
    const hasEnded = isSameCell(token.cell, route.goal) || lastTurn?.fate !== "stand";
    if (!wasStepTaken || hasEnded) {
      this.route = null;
      return;
    }
    route.ply = ply;
    route.steps = route.steps.slice(1);
    this.#checkRoute(positionView, token.cell, route);
  }

  /**
   * Begins a route.
   * @param {PositionView} positionView
   * @param {Cell} goal
   * @returns {boolean} whether a way is known
   */
  planTo(positionView, goal) {
    const steps = this.stepsTo(positionView, goal);
    this.route = steps && { goal, ply: positionView.report.ply, steps, waitReason: null };
    if (this.route && !isCertain(positionView, steps?.[0])) this.route.waitReason = "uncertain";
    return this.route !== null;
  }

  /** Continues after a question, even if the result of the next step is unknown. */
  continueRoute() {
    if (this.route) this.route.waitReason = null;
  }

  clear() {
    this.route = null;
  }

  /**
   * The steps to a cell; null if no way is known.
   * @param {PositionView} positionView
   * @param {Cell} goal
   */
  stepsTo(positionView, goal) {
    const token = ownTokenIn(positionView);
    return token && findWay(positionView.report.islands, token.cell, goal);
  }

  /**
   * The cells of the remaining route.
   * @param {PositionView} positionView
   * @returns {Cell[]}
   */
  remainingCells(positionView) {
    const token = ownTokenIn(positionView);
    return token && this.route ? cellsOfWay(token.cell, this.route.steps) : [];
  }

  /** The text to store; null if it has not changed. */
  changedText() {
    const { route } = this;
    const text = route ? `${route.goal.join("")} ${route.ply} ${route.steps.join("")}` : "";
    if (text === this.#storedText) return null;
    this.#storedText = text;
    return text;
  }

  /**
   * Compares the remaining route with the current knowledge. If only the waiting time has changed, the route continues.
   * @param {PositionView} positionView
   * @param {Cell} cell the token's cell
   * @param {PlannedRoute} plannedRoute
   */
  #checkRoute(positionView, cell, plannedRoute) {
    const { islands } = positionView.report;
    if (!isWayPossible(islands, cell, plannedRoute.steps)) {
      const steps = findWay(islands, cell, plannedRoute.goal) ?? [];
      const isSameWay = pathText(cell, steps) === pathText(cell, plannedRoute.steps);
      plannedRoute.steps = steps;
      if (!isSameWay) plannedRoute.waitReason = "contradicted";
    }
    if (plannedRoute.waitReason === null && !isCertain(positionView, plannedRoute.steps[0])) {
      plannedRoute.waitReason = "uncertain";
    }
  }
}

/** The visitor's own token. @param {PositionView} positionView */
function ownTokenIn({ report, seat, viewer }) {
  return report.players[seat ?? viewer] ?? null;
}

/**
 * Whether a step is known to hold.
 * @param {PositionView} positionView
 * @param {Step | undefined} step
 */
function isCertain({ options }, step) {
  const fate = options.find((option) => option.step === step)?.fate ?? null;
  return fate === "stand" || fate === "cross";
}

/**
 * The cells of a way as text, without the turns of waiting.
 * @param {Cell} from
 * @param {readonly Step[]} steps
 */
function pathText(from, steps) {
  return cellsOfWay(
    from,
    steps.filter((step) => step !== "H"),
  ).join(" ");
}

/**
 * Reads a stored route, such as `07 12 NNEH`: the row and column of its goal, the number of turns played, and its steps.
 * @param {string} text
 * @returns {PlannedRoute | null} null if the text is not a route
 */
function parseRoute(text) {
  const [, row, column, ply, steps] =
    new RegExp(`^([0-${SIZE - 1}])([0-${SIZE - 1}]) (\\d{1,3}) ([NESWH]{1,60})$`).exec(text) ?? [];
  if (steps === undefined) return null;
  return {
    goal: [Number(row), Number(column)],
    ply: Number(ply),
    steps: /** @type {Step[]} */ ([...steps]),
    waitReason: "kept",
  };
}
