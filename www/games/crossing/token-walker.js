// Lets the visitor send their token on a route: a press begins it, the walker takes its steps one by one, and a hint shows its
// progress.

import { t } from "../../kit/page/i18n.js";
import { EVERYTHING, isSameCell } from "./position.js";
import { RoutePlan } from "./route-plan.js";

/**
 * @typedef {import("../../kit/boards/board.js").BoardState} BoardState
 * @typedef {import("../../kit/boards/board.js").Hint} Hint
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Step} Step
 * @typedef {import("./position-view.js").PositionView} PositionView
 */

/** The time between two steps, in milliseconds, so that the visitor sees each change. */
const STEP_DELAY_MS = 250;

/**
 * @typedef {Object} WalkerBoard
 * @property {(step: Step, later?: Step[]) => void} play
 * @property {() => void} onRouteChange called when the route or its question has changed
 * @property {(text: string) => void} storeRoute
 */

export class TokenWalker {
  #routePlan = new RoutePlan();
  #board;
  /** @type {PositionView | null} the live position in which the visitor may send their token; null in other positions */
  #positionView = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #stepTimer;
  /** A cell to which a route is offered. @type {Cell | null} */
  #offeredGoal = null;
  /** Whether two people share the screen. Then all steps of a route are submitted before the screen is handed over. */
  #isShared = false;
  #closing = new AbortController();
  #onceOptions = { once: true, signal: this.#closing.signal };

  /** @param {WalkerBoard} board */
  constructor(board) {
    this.#board = board;
  }

  /**
   * Follows the game. Routes are for live games, and not for puzzles, where the results of steps are hidden.
   * @param {BoardState} state
   * @param {PositionView} positionView
   */
  update({ blind, people, plans, isTrial }, positionView) {
    clearTimeout(this.#stepTimer);
    const isLive = plans !== undefined && !isTrial && blind === undefined && people.length > 0;
    const isPlayersView = positionView.viewer !== EVERYTHING;
    this.#positionView = isLive && isPlayersView ? positionView : null;
    this.#isShared = people.length > 1;
    if (!this.#positionView || this.#isShared) return;
    this.#routePlan.advance(positionView, plans ?? "");
    this.#storeRoute();
    this.#scheduleStep();
  }

  close() {
    this.#closing.abort();
    clearTimeout(this.#stepTimer);
  }

  /**
   * Sends the token to a cell. A touch first offers the way, since a finger cannot hover over a cell to see it.
   * @param {Cell} cell
   * @param {boolean} isTouch
   * @returns {boolean} whether a way is known
   */
  pressCell(cell, isTouch) {
    const positionView = this.#positionToMoveIn();
    if (!positionView) return false;
    const { route } = this.#routePlan;
    if (route && isSameCell(route.goal, cell)) {
      this.#continueRoute();
      return true;
    }
    const isSecondPress = this.#offeredGoal !== null && isSameCell(this.#offeredGoal, cell);
    this.#offeredGoal = null;
    if ((isTouch || this.#isShared) && !isSecondPress) {
      this.stop();
      if (this.#routePlan.stepsTo(positionView, cell)) this.#offeredGoal = cell;
    } else if (!this.#routePlan.planTo(positionView, cell)) return false;
    if (this.#isShared && this.#routePlan.route) {
      this.#submitAll(this.#routePlan.route.steps);
      return true;
    }
    this.#storeRoute();
    this.#scheduleStep();
    this.#board.onRouteChange();
    return this.#offeredGoal !== null || this.#routePlan.route !== null;
  }

  /** Ends the route. Returns whether there was one. */
  stop() {
    const route = this.#routePlan.route ?? this.#offeredGoal;
    clearTimeout(this.#stepTimer);
    this.#offeredGoal = null;
    this.#routePlan.clear();
    this.#storeRoute();
    return route !== null;
  }

  /**
   * The ways to draw: the route, the offered one, or the one to the cell under the pointer.
   * @param {Cell | null} pointedCell
   * @returns {import("./draw.js").Route[]}
   */
  routes(pointedCell) {
    const positionView = this.#positionView;
    if (!positionView) return [];
    const { route } = this.#routePlan;
    const cells = route
      ? this.#routePlan.remainingCells(positionView)
      : this.#cellsOfWayTo(this.#offeredGoal ?? pointedCell);
    const destination = cells.at(-1);
    const seat = positionView.seat ?? positionView.viewer;
    if (!destination || cells.length < 2) return [];
    return [{ seat, isBest: true, tokenRoutes: [{ cells, end: null }], tokenCell: destination }];
  }

  /**
   * The number of turns that the way to a cell takes; null if there is no way, or the visitor is not to move.
   * @param {Cell} cell
   */
  turnsTo(cell) {
    const positionView = this.#positionToMoveIn();
    return positionView && (this.#routePlan.stepsTo(positionView, cell)?.length ?? null);
  }

  /**
   * The hint about the route, with a button for the possible action.
   * @param {(cell: Cell) => string} describe returns what is known about a cell
   * @returns {Hint | null}
   */
  routeHint(describe) {
    const { route } = this.#routePlan;
    if (!this.#positionView) return null;
    const offeredGoal = this.#offeredGoal;
    if (offeredGoal) {
      const run = () => this.pressCell(offeredGoal, false);
      const turns = this.turnsTo(offeredGoal) ?? 0;
      const label = this.#isShared ? t("crossing-way-hand", { turns }) : t("crossing-way-go");
      return { kind: "hint", text: describe(offeredGoal), action: { label, run } };
    }
    if (!route) return null;
    const words = { ...cellArguments(route.goal), turns: route.steps.length };
    if (route.waitReason === null) {
      const run = () => this.stop() && this.#board.onRouteChange();
      const action = { label: t("crossing-way-stop"), run };
      return { kind: "hint", text: t("crossing-way", words), isAnnounced: true, action };
    }
    const text = t(`crossing-way-${route.waitReason}`, words);
    if (route.steps.length === 0) return { kind: "hint", text: t("crossing-way-none", words) };
    const action = { label: t("crossing-way-on"), run: () => this.#continueRoute() };
    return { kind: "hint", text, action };
  }

  /**
   * Plays the next step and submits those of later turns. The route is not stored, since the other person sees this page.
   * @param {Step[]} steps
   */
  #submitAll([step, ...later]) {
    this.#routePlan.clear();
    this.#board.play(step, later);
  }

  #scheduleStep() {
    clearTimeout(this.#stepTimer);
    const { route } = this.#routePlan;
    if (!route || route.waitReason !== null || !this.#positionToMoveIn()) return;
    this.#stepTimer = setTimeout(() => {
      // Waits while the page is hidden, so that the visitor sees each step.
      if (document.hidden)
        document.addEventListener(
          "visibilitychange",
          () => this.#scheduleStep(),
          this.#onceOptions,
        );
      else this.#board.play(route.steps[0]);
    }, STEP_DELAY_MS);
  }

  #continueRoute() {
    const positionView = this.#positionToMoveIn();
    const [step] = this.#routePlan.route?.steps ?? [];
    if (!positionView || !step) return;
    this.#routePlan.continueRoute();
    this.#board.play(step);
    this.#board.onRouteChange();
  }

  /** The position, if the visitor is to move. */
  #positionToMoveIn() {
    return this.#positionView?.seat === null ? null : this.#positionView;
  }

  /** @param {Cell | null} cell */
  #cellsOfWayTo(cell) {
    const positionView = this.#positionToMoveIn();
    if (!positionView || !cell) return [];
    const routePlan = new RoutePlan();
    routePlan.planTo(positionView, cell);
    return routePlan.remainingCells(positionView);
  }

  #storeRoute() {
    if (this.#isShared) return;
    const text = this.#routePlan.changedText();
    if (text !== null) this.#board.storeRoute(text);
  }
}

/** @param {Cell} cell */
const cellArguments = ([row, column]) => ({ row, column });
