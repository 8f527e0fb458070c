// Lets the visitor send their token on a route: a press begins it, the walker takes its steps one by one, and a hint shows its
// progress.

import { t } from "../../kit/page/i18n.js";
import { EVERYTHING, isSame } from "./position.js";
import { Travel } from "./travel.js";

/**
 * @typedef {import("../../kit/boards/board.js").BoardState} BoardState
 * @typedef {import("../../kit/boards/board.js").Hint} Hint
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Step} Step
 * @typedef {import("./reading.js").Reading} Reading
 */

/** The time between two steps, in milliseconds, so that the visitor sees each change. */
const STEP_DELAY_MS = 250;

/**
 * @typedef {Object} Host
 * @property {(step: Step, later?: Step[]) => void} play
 * @property {() => void} changed called when the route or its question has changed
 * @property {(text: string) => void} keep
 */

export class Walker {
  #travel = new Travel();
  #host;
  /** @type {Reading | null} the live position in which the visitor may send their token; null in other positions */
  #reading = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #next;
  /** A cell to which a route is offered. @type {Cell | null} */
  #offered = null;
  /** Whether two people share the screen. Then all steps of a route are submitted before the screen is handed over. */
  #isShared = false;
  #closed = new AbortController();
  #once = { once: true, signal: this.#closed.signal };

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /**
   * Follows the game. Routes are for live games, and not for puzzles, where the results of steps are hidden.
   * @param {BoardState} state
   * @param {Reading} reading
   */
  follow({ blind, people, plans, trying }, reading) {
    clearTimeout(this.#next);
    const isLive = plans !== undefined && !trying && blind === undefined && people.length > 0;
    const isOwn = reading.viewer !== EVERYTHING;
    this.#reading = isLive && isOwn ? reading : null;
    this.#isShared = people.length > 1;
    if (!this.#reading || this.#isShared) return;
    this.#travel.follow(reading, plans ?? "");
    this.#keep();
    this.#scheduleStep();
  }

  close() {
    this.#closed.abort();
    clearTimeout(this.#next);
  }

  /**
   * Sends the token to a cell. A touch first offers the way, since a finger cannot hover over a cell to see it.
   * @param {Cell} cell
   * @param {boolean} isTouch
   * @returns {boolean} whether a way is known
   */
  press(cell, isTouch) {
    const reading = this.#ready();
    if (!reading) return false;
    const { journey } = this.#travel;
    if (journey && isSame(journey.goal, cell)) {
      this.#continue();
      return true;
    }
    const isOffered = this.#offered !== null && isSame(this.#offered, cell);
    this.#offered = null;
    if ((isTouch || this.#isShared) && !isOffered) {
      this.stop();
      if (this.#travel.wayTo(reading, cell)) this.#offered = cell;
    } else if (!this.#travel.begin(reading, cell)) return false;
    if (this.#isShared && this.#travel.journey) {
      this.#submitAll(this.#travel.journey.steps);
      return true;
    }
    this.#keep();
    this.#scheduleStep();
    this.#host.changed();
    return this.#offered !== null || this.#travel.journey !== null;
  }

  /** Ends the route. Returns whether there was one. */
  stop() {
    const route = this.#travel.journey ?? this.#offered;
    clearTimeout(this.#next);
    this.#offered = null;
    this.#travel.stop();
    this.#keep();
    return route !== null;
  }

  /**
   * The ways to draw: the route, the offered one, or the one to the cell under the pointer.
   * @param {Cell | null} pointed
   * @returns {import("./draw.js").Route[]}
   */
  routes(pointed) {
    const reading = this.#reading;
    if (!reading) return [];
    const { journey } = this.#travel;
    const cells = journey ? this.#travel.cells(reading) : this.#wayCells(this.#offered ?? pointed);
    const destination = cells.at(-1);
    const seat = reading.seat ?? reading.viewer;
    if (!destination || cells.length < 2) return [];
    return [{ seat, isBest: true, legs: [{ cells, end: null }], at: destination }];
  }

  /**
   * The number of turns that the way to a cell takes; null if there is no way, or the visitor is not to move.
   * @param {Cell} cell
   */
  turnsTo(cell) {
    const reading = this.#ready();
    return reading && (this.#travel.wayTo(reading, cell)?.length ?? null);
  }

  /**
   * The hint about the route, with a button for the possible action.
   * @param {(cell: Cell) => string} describe returns what is known about a cell
   * @returns {Hint | null}
   */
  hint(describe) {
    const { journey } = this.#travel;
    if (!this.#reading) return null;
    const offered = this.#offered;
    if (offered) {
      const run = () => this.press(offered, false);
      const turns = this.turnsTo(offered) ?? 0;
      const label = this.#isShared ? t("crossing-way-hand", { turns }) : t("crossing-way-go");
      return { kind: "hint", text: describe(offered), action: { label, run } };
    }
    if (!journey) return null;
    const words = { ...placeWords(journey.goal), turns: journey.steps.length };
    if (journey.asking === null) {
      const run = () => this.stop() && this.#host.changed();
      const action = { label: t("crossing-way-stop"), run };
      return { kind: "hint", text: t("crossing-way", words), isAnnounced: true, action };
    }
    const text = t(`crossing-way-${journey.asking}`, words);
    if (journey.steps.length === 0) return { kind: "hint", text: t("crossing-way-none", words) };
    const action = { label: t("crossing-way-on"), run: () => this.#continue() };
    return { kind: "hint", text, action };
  }

  /**
   * Plays the next step and submits those of later turns. The route is not stored, since the other person sees this page.
   * @param {Step[]} steps
   */
  #submitAll([step, ...later]) {
    this.#travel.stop();
    this.#host.play(step, later);
  }

  #scheduleStep() {
    clearTimeout(this.#next);
    const { journey } = this.#travel;
    if (!journey || journey.asking !== null || !this.#ready()) return;
    this.#next = setTimeout(() => {
      // Waits while the page is hidden, so that the visitor sees each step.
      if (document.hidden)
        document.addEventListener("visibilitychange", () => this.#scheduleStep(), this.#once);
      else this.#host.play(journey.steps[0]);
    }, STEP_DELAY_MS);
  }

  #continue() {
    const reading = this.#ready();
    const [step] = this.#travel.journey?.steps ?? [];
    if (!reading || !step) return;
    this.#travel.goOn();
    this.#host.play(step);
    this.#host.changed();
  }

  /** The position, if the visitor is to move. */
  #ready() {
    return this.#reading?.seat === null ? null : this.#reading;
  }

  /** @param {Cell | null} cell */
  #wayCells(cell) {
    const reading = this.#ready();
    if (!reading || !cell) return [];
    const travel = new Travel();
    travel.begin(reading, cell);
    return travel.cells(reading);
  }

  #keep() {
    if (this.#isShared) return;
    const text = this.#travel.changedText();
    if (text !== null) this.#host.keep(text);
  }
}

/** @param {Cell} cell */
const placeWords = ([row, column]) => ({ row, column });
