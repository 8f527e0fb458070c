// The route of a token over several turns. The token walks turn by turn until it arrives. It stops and asks when a new observation
// contradicts the route's assumptions, or when the result of the next step is unknown.

import { cellsOf, findWay, isSound } from "./finding.js";
import { isSame, SIZE } from "./position.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Step} Step
 * @typedef {import("./reading.js").Reading} Reading
 */

/**
 * Why a route waits for the visitor: it was restored after a reload, the islands are not as expected, or the result of the next
 * step is unknown.
 * @typedef {"kept" | "contradicted" | "uncertain"} Asking
 */

/**
 * @typedef {Object} Journey
 * @property {Cell} goal
 * @property {number} ply the number of turns played before the next step
 * @property {Step[]} steps the remaining steps
 * @property {Asking | null} asking why it waits; null while it continues
 */

export class Travel {
  /** @type {Journey | null} */
  journey = null;
  #text = "";

  /**
   * Restores a stored route, and advances the route with the game.
   * @param {Reading} reading the live position
   * @param {string} text the stored route
   */
  follow(reading, text) {
    if (text !== this.#text) {
      this.#text = text;
      this.journey = readJourney(text);
    }
    const token = tokenOf(reading);
    if (reading.end) this.journey = null;
    const { journey } = this;
    const { ply } = reading.report;
    // Between two turns, and while the last turn is shown, no player is to move.
    if (!journey || !token || reading.seat === null || ply === journey.ply) return;
    const last = token.path.at(-1);
    const isFollowed = ply === journey.ply + 1 && last?.step === journey.steps[0];
    const hasEnded = isSame(token.cell, journey.goal) || last?.fate !== "stand";
    if (!isFollowed || hasEnded) {
      this.journey = null;
      return;
    }
    journey.ply = ply;
    journey.steps = journey.steps.slice(1);
    this.#check(reading, token.cell, journey);
  }

  /**
   * Begins a route.
   * @param {Reading} reading
   * @param {Cell} goal
   * @returns {boolean} whether a way is known
   */
  begin(reading, goal) {
    const steps = this.wayTo(reading, goal);
    this.journey = steps && { goal, ply: reading.report.ply, steps, asking: null };
    if (this.journey && !isCertain(reading, steps?.[0])) this.journey.asking = "uncertain";
    return this.journey !== null;
  }

  /** Continues after a question, even if the result of the next step is unknown. */
  goOn() {
    if (this.journey) this.journey.asking = null;
  }

  stop() {
    this.journey = null;
  }

  /**
   * The steps to a cell; null if no way is known.
   * @param {Reading} reading
   * @param {Cell} goal
   */
  wayTo(reading, goal) {
    const token = tokenOf(reading);
    return token && findWay(reading.report.islands, token.cell, goal);
  }

  /**
   * The cells of the remaining route.
   * @param {Reading} reading
   * @returns {Cell[]}
   */
  cells(reading) {
    const token = tokenOf(reading);
    return token && this.journey ? cellsOf(token.cell, this.journey.steps) : [];
  }

  /** The text to store; null if it has not changed. */
  changedText() {
    const { journey } = this;
    const text = journey ? `${journey.goal.join("")} ${journey.ply} ${journey.steps.join("")}` : "";
    if (text === this.#text) return null;
    this.#text = text;
    return text;
  }

  /**
   * Compares the remaining route with the current knowledge. If only the waiting time has changed, the route continues.
   * @param {Reading} reading
   * @param {Cell} cell the token's cell
   * @param {Journey} journey
   */
  #check(reading, cell, journey) {
    const { islands } = reading.report;
    if (!isSound(islands, cell, journey.steps)) {
      const steps = findWay(islands, cell, journey.goal) ?? [];
      const isSameWay = pathOf(cell, steps) === pathOf(cell, journey.steps);
      journey.steps = steps;
      if (!isSameWay) journey.asking = "contradicted";
    }
    if (journey.asking === null && !isCertain(reading, journey.steps[0])) {
      journey.asking = "uncertain";
    }
  }
}

/** The visitor's own token. @param {Reading} reading */
function tokenOf({ report, seat, viewer }) {
  return report.players[seat ?? viewer] ?? null;
}

/**
 * Whether a step is known to hold.
 * @param {Reading} reading
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
function pathOf(from, steps) {
  return cellsOf(
    from,
    steps.filter((step) => step !== "H"),
  ).join(" ");
}

/**
 * Reads a stored route, such as `07 12 NNEH`: the row and column of its goal, the number of turns played, and its steps.
 * @param {string} text
 * @returns {Journey | null} null if the text is not a route
 */
function readJourney(text) {
  const [, row, column, ply, steps] =
    new RegExp(`^([0-${SIZE - 1}])([0-${SIZE - 1}]) (\\d{1,3}) ([NESWH]{1,60})$`).exec(text) ?? [];
  if (steps === undefined) return null;
  return {
    goal: [Number(row), Number(column)],
    ply: Number(ply),
    steps: /** @type {Step[]} */ ([...steps]),
    asking: "kept",
  };
}
