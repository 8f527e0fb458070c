// The board of The Crossing for play: a drawing, a grid of buttons over it, and a tray beside it. The rules provide the legal steps,
// their effects and the players' knowledge.

import { currentLook, openSurface } from "../../kit/boards/canvas.js";
import { CellGrid } from "../../kit/boards/cells.js";
import { showsCoordinates } from "../../kit/boards/coordinates.js";
import { LifeCycle } from "../../kit/boards/life-cycle.js";
import { Motion } from "../../kit/boards/motion.js";
import { t } from "../../kit/page/i18n.js";
import { problemText } from "../../kit/page/problems.js";
import { isDialogOpen, listenAround } from "../../kit/page/roots.js";
import { draw } from "./draw.js";
import { Geometry } from "./geometry.js";
import { actionOf, focusActionOf } from "./keys.js";
import { placeOf } from "./place-names.js";
import { cellName, isSameCell, SIZE, turnOfOneStep } from "./position.js";
import { marksIn } from "./position-marks.js";
import {
  bestResultsOf,
  marksWithRoutes,
  problemWithStep,
  readPositionView,
  suggestedStep,
  turnInGame,
} from "./position-view.js";
import { startLinesOf, starts } from "./starts.js";
import { tileBetween } from "./tiles.js";
import { movingTokensAt } from "./token-motion.js";
import { TokenWalker } from "./token-walker.js";
import { Tray } from "./tray.js";
import { cellLabel, cellText, newsText } from "./words.js";

export { notations } from "./notation.js";
export { placeName } from "./place-names.js";
export {
  answerText,
  loadAnswerPictures,
  placesOfPlan,
  planTo,
  withoutConclusions,
} from "./questions.js";
export { soundOf } from "./sounds.js";
export { lead, moveText, moveTexts, partialHint, tallies } from "./words.js";

/**
 * @typedef {import("../../kit/boards/board.js").Board} Board
 * @typedef {import("../../kit/boards/board.js").BoardHost} BoardHost
 * @typedef {import("../../kit/boards/board.js").BoardState} BoardState
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Step} Step
 */

/** @type {import("../../kit/boards/board.js").Setting} */
export const setting = { kind: "start", starts, startOf: startLinesOf };

export const showsMovesInProgress = true;

/** North is up for both players. The page has its own control for the view. */
export const unneededControls = new Set(["flip"]);

/**
 * @param {HTMLElement} container a square
 * @param {BoardHost} host
 * @returns {Board}
 */
export function mountBoard(container, host) {
  return new CrossingBoard(container, host);
}

/** Elements that handle keys themselves: the panel, the page's header and notices, and fields. */
const KEY_HANDLERS = "aside, header, .notices, input, select, textarea";

/** The duration of the motion between two drawings without a turn between them, in ms. */
const DURATION_MS = 180;

class CrossingBoard {
  #lifeCycle;
  /** @type {import("./position-view.js").PositionView | null} */
  #positionView = null;
  /** @type {import("./draw.js").Marks | null} */
  #marks = null;
  /** The drawing before the current one, of another turn or with other knowledge. @type {import("./draw.js").Marks | null} */
  #previousMarks = null;
  /** The drawing one turn earlier, read only for the animation of the turn. @type {import("./draw.js").Marks | null} */
  #marksBeforeLastTurn = null;
  /** @type {readonly [import("./results.js").BestResult, import("./results.js").BestResult]} */
  #bestResults = [null, null];
  /** The game that the best routes belong to. */
  #bestResultsGame = "";
  /** @type {Cell | null} the cell under the mouse or with the keyboard focus */
  #pointedCell = null;
  /** Whether the line under the board shows news about a token. The news stays until the visitor looks at something else. */
  #isNewsShown = false;
  /** The position with the last news. */
  #newsPosition = "";
  /** Whether the line under the board shows a hint about a route. */
  #isRouteHintShown = false;
  #motion = new Motion(DURATION_MS, () => this.surface.repaint());
  #listeners = new AbortController();
  #walker = new TokenWalker({
    play: (step, later) => this.#play(step, later),
    onRouteChange: () => this.#showRouteChange(),
    storeRoute: (text) => this.host.plan?.(text),
  });

  /**
   * @param {HTMLElement} container
   * @param {BoardHost} host
   */
  constructor(container, host) {
    this.container = container;
    this.host = host;
    this.surface = openSurface(container, (context, width, height) =>
      this.#paint(context, width, height),
    );
    this.#lifeCycle = new LifeCycle(container, host, () => this.surface.repaint());
    this.grid = new CellGrid(SIZE, SIZE, t("crossing-board"));
    this.tray = new Tray({
      play: (step) => {
        this.#walker.stop();
        this.#play(step);
      },
      point: (step) => this.#pointAtStep(step),
      onLookChange: () => this.#updateLook(),
    });
    container.append(this.grid.element);
    const { signal } = this.#listeners;
    const { element } = this.grid;
    element.addEventListener(
      "click",
      (event) =>
        this.#pressCell(
          this.#cellOf(event.target),
          "pointerType" in event && event.pointerType === "touch",
        ),
      { signal },
    );
    element.addEventListener(
      "pointerover",
      ({ pointerType, target }) => pointerType === "mouse" && this.#pointAt(this.#cellOf(target)),
      { signal },
    );
    element.addEventListener("pointerleave", () => this.#pointAt(null), { signal });
    element.addEventListener("focusin", ({ target }) => this.#pointAt(this.#cellOf(target)), {
      signal,
    });
    element.addEventListener("focusout", () => this.#pointAt(null), { signal });
    // Runs before the page's handler, which uses left and right to go through the moves.
    listenAround(container, "keydown", (event) => this.#handleKey(event), {
      signal,
      capture: true,
    });
  }

  get #state() {
    return this.#lifeCycle.state;
  }

  /** @param {BoardState} state */
  show(state) {
    const positionView = readPositionView(state);
    const previousView = this.#positionView;
    this.#positionView = positionView;
    if (this.#lifeCycle.update(state, () => positionView.position) !== "same") {
      const isSamePly = previousView?.report.ply === positionView.report.ply;
      this.tray.lookAhead.turns = 0;
      this.#marksBeforeLastTurn = null;
      this.#updateMarks(isSamePly && previousView?.viewer === positionView.viewer);
    }
    this.#showTray();
    this.#walker.update(state, positionView);
    // At the end the line under the board shows the result, not the focused cell.
    if (positionView.end && !previousView?.end) this.#pointAt(null);
    this.#showNews();
    if (!this.#isNewsShown) {
      this.#showRouteHint();
      this.#showPointed();
    }
    this.surface.repaint();
  }

  /** @param {number} progress */
  showMoveInProgress(progress) {
    this.#lifeCycle.showMoveInProgress(progress);
  }

  /** @type {import("../../kit/boards/board.js").Board["placeAt"]} */
  placeAt(x, y) {
    const place = this.grid.placeAt(x, y);
    return place && `${place[1]},${place[0]}`;
  }

  cancel() {
    this.#pointAt(null);
  }

  close() {
    this.#walker.close();
    this.#listeners.abort();
    this.#motion.stop();
    this.surface.close();
    this.#lifeCycle.close();
    this.grid.element.remove();
    this.tray.element.remove();
  }

  // ---- Choice

  /**
   * @param {EventTarget | null} target
   * @returns {Cell | null}
   */
  #cellOf(target) {
    const name = this.grid.buttonOf(target)?.dataset.cell;
    if (name === undefined) return null;
    const [row, column] = name.split(" ").map(Number);
    return [row, column];
  }

  /** @param {Cell | null} cell */
  #optionAt(cell) {
    if (!cell) return null;
    return this.#positionView?.options.find(({ to }) => isSameCell(to, cell)) ?? null;
  }

  /**
   * @param {Cell | null} cell
   * @param {boolean} isTouch
   */
  #pressCell(cell, isTouch) {
    const option = this.#optionAt(cell);
    if (option) {
      this.#walker.stop();
      this.#play(option.step);
      return;
    }
    if (cell && this.#walker.pressCell(cell, isTouch)) return;
    const { people = [] } = this.#state ?? {};
    if (people.length === 0 || this.#lifeCycle.mayChoose()) this.#pointAt(cell);
  }

  /**
   * @param {Step} step
   * @param {Step[]} [later] the steps of later turns, each of which is only taken if it is then known to be safe
   */
  #play(step, later = []) {
    const [state, positionView] = [this.#state, this.#positionView];
    if (!state || !positionView) return;
    const { seat } = positionView;
    if (!this.#lifeCycle.mayChoose() || seat === null) return;
    const problem = problemWithStep(state.scene, state.ply, seat, step);
    if (problem) {
      this.host.showHint({ kind: "problem", text: problemText(problem) });
      return;
    }
    this.host.showHint(this.#routeHint());
    const reliedEffect = { player: [seat], fate: ["stand", "cross"] };
    this.host.play(
      step,
      later.map((answer) => ({ answer, query: turnOfOneStep(seat, answer), reliedEffect })),
    );
  }

  /** @param {Step | null} step the step of the button under the pointer */
  #pointAtStep(step) {
    this.#pointAt(this.#positionView?.options.find((option) => option.step === step)?.to ?? null);
  }

  /** @param {Cell | null} cell */
  #pointAt(cell) {
    const previousCell = this.#pointedCell;
    if (previousCell && cell ? isSameCell(previousCell, cell) : previousCell === cell) return;
    this.#pointedCell = cell;
    this.#isNewsShown = false;
    if (cell) this.#showRouteHint();
    else this.host.showHint(this.#routeHint());
    this.#showPointed();
    this.surface.repaint();
  }

  /** Shows the hint about a route, or removes it. */
  #showRouteHint() {
    const hint = this.#routeHint();
    if (hint || this.#isRouteHintShown) this.host.showHint(hint);
    this.#isRouteHintShown = hint !== null;
  }

  #routeHint() {
    return this.#walker.routeHint((cell) => this.#describeCell(cell));
  }

  #showRouteChange() {
    this.#isNewsShown = false;
    this.#showRouteHint();
    this.surface.repaint();
  }

  /**
   * Shows which tokens were lost or arrived in the last turn of a live game. Does not change the line in a puzzle, where it shows
   * the puzzle's result, and in a game where it shows why the visitor cannot move.
   */
  #showNews() {
    const [state, positionView] = [this.#state, this.#positionView];
    if (!state || !positionView) return;
    const { blind, people, players, ply, refusal, scene } = state;
    const isLive = !positionView.end && ply > 0 && ply === scene.length;
    const isLineFree = blind === undefined && (people.length === 0 || refusal === null);
    const mayShow = isLive && isLineFree;
    if (mayShow && positionView.position === this.#newsPosition) return;
    const wasNews = this.#isNewsShown;
    this.#newsPosition = mayShow ? positionView.position : "";
    const text = mayShow ? newsText(scene, ply - 1, players) : "";
    this.#isNewsShown = text !== "";
    // The page announces each move, and its announcement includes this text.
    if (this.#isNewsShown) this.host.showHint({ kind: "hint", text, isAnnounced: true });
    else if (wasNews) this.host.showHint(null);
  }

  /** Shows a description of the cell pointed at, and the known result of a step there. */
  #showPointed() {
    const cell = this.#pointedCell;
    const text = cell && this.#describeCell(cell);
    if (text)
      this.host.showHint({ kind: "note", text, isAnnounced: this.#optionToShow(cell) === null });
  }

  /**
   * Describes the known facts of a cell, and a step or a way there.
   * @param {Cell} cell
   */
  #describeCell(cell) {
    const [positionView, state] = [this.#positionView, this.#state];
    if (!positionView || !state) return "";
    const turnsAhead = this.tray.lookAhead.turns;
    const option = this.#optionToShow(cell);
    const turns = turnsAhead === 0 && !option ? this.#walker.turnsTo(cell) : null;
    return cellText(positionView.report, positionView.setting, cell, {
      turnsAhead,
      option,
      turns,
      players: state.players,
    });
  }

  /** @param {Cell} cell */
  #optionToShow(cell) {
    return this.tray.lookAhead.turns === 0 && !this.#state?.blind ? this.#optionAt(cell) : null;
  }

  // ---- Keys

  /**
   * The board handles keys wherever the focus is, except where keys have another meaning.
   * @param {KeyboardEvent} event
   */
  #handleKey(event) {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Node)) return;
    if (isDialogOpen(this.container)) return;
    const action = actionOf(event);
    const isHandled = target instanceof Element && target.closest(KEY_HANDLERS) !== null;
    // The slider handles arrows itself, but the board still handles letters pressed there.
    const isLetterInTray = this.tray.element.contains(target) && !event.key.startsWith("Arrow");
    if (!action || (isHandled && !isLetterInTray)) return;
    const isOnCell = this.grid.element.contains(target);
    if (this.#runAction(action, isOnCell, event)) event.preventDefault();
  }

  /**
   * @param {import("./keys.js").KeyAction} action
   * @param {boolean} isOnCell whether the focus is on a cell
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the board handled the key
   */
  #runAction(action, isOnCell, event) {
    const { people = [], scene, ply } = this.#state ?? {};
    switch (action.kind) {
      case "step": {
        // During play, an arrow pressed too early must not lead to an earlier position.
        const isPlaying = people.length > 0 && ply === scene?.length;
        const movesFocus = isOnCell && !isPlaying && event.key.startsWith("Arrow");
        if (movesFocus) return this.#runAction(focusActionOf(event), isOnCell, event);
        if (isPlaying && !event.repeat) {
          this.#walker.stop();
          this.#play(action.step);
        }
        return isPlaying;
      }
      case "look": {
        const button = isOnCell ? this.grid.buttonOf(event.target) : null;
        if (button) this.grid.moveFocus(button, action.right, action.down);
        return button !== null;
      }
      case "ahead":
        this.tray.lookAhead.changeBy(action.turns);
        return true;
      case "numbers":
        this.tray.toggleNumbers();
        this.#updateLook();
        return true;
      case "leave":
        this.tray.lookAhead.setTurns(0);
        if (this.#walker.stop()) this.#showRouteChange();
        this.cancel();
        return false;
    }
  }

  // ---- Display

  /** Updates the board after a change of the turn to show or the marks. */
  #updateLook() {
    this.#isNewsShown = false;
    this.#updateMarks(true);
    this.#showTray();
    this.#showPointed();
    this.surface.repaint();
  }

  /** @param {boolean} isAnimated whether to animate from the previous drawing */
  #updateMarks(isAnimated) {
    const positionView = this.#positionView;
    if (!positionView) return;
    const { lookAhead, results } = this.tray;
    this.#updateBestResults();
    this.#previousMarks = isAnimated ? this.#currentMarks() : null;
    this.#marks = marksWithRoutes(
      positionView,
      lookAhead.turns,
      results.routeChoice,
      this.#bestResults,
    );
    if (isAnimated) this.#motion.start();
    else this.#motion.stop();
    this.grid.labelCells((x, y) => {
      /** @type {Cell} */
      const cell = [y, x];
      const { report, setting } = positionView;
      const label = cellLabel(report, setting, cell, lookAhead.turns, this.#state?.players);
      return { name: cellName(cell), label };
    });
  }

  /** Computes the best routes once the game is over. */
  #updateBestResults() {
    const [state, positionView] = [this.#state, this.#positionView];
    if (!state || !positionView) return;
    const game = positionView.end ? positionView.game : "";
    if (game === this.#bestResultsGame) return;
    this.#bestResultsGame = game;
    this.#bestResults = positionView.end
      ? bestResultsOf(state.scene, this.host.warren)
      : [null, null];
  }

  #showTray() {
    const [state, positionView] = [this.#state, this.#positionView];
    if (!state || !positionView) return;
    if (!this.tray.element.isConnected) this.host.tray.append(this.tray.element);
    this.#updateBestResults();
    this.tray.show({
      options: positionView.options,
      isPlayed: state.people.length > 0,
      isBlind: state.blind ?? false,
      viewer: positionView.viewer,
      setting: positionView.setting,
      turn: this.host.forgives ? null : turnInGame(state, positionView),
      players: state.players,
      end: positionView.end,
      best: this.#bestResults,
    });
    for (const button of this.grid.buttons) {
      const isPlayable = this.#optionAt(this.#cellOf(button)) !== null;
      button.classList.toggle("open", isPlayable);
    }
  }

  /** The current drawing, possibly in the middle of an animation. */
  #currentMarks() {
    const marks = this.#marks;
    const { progress: turnProgress } = this.#lifeCycle;
    const isTurnPlaying = turnProgress < 1 && this.tray.lookAhead.turns === 0;
    const earlierMarks = isTurnPlaying ? this.#readMarksBeforeLastTurn() : this.#previousMarks;
    // The motion slows down towards the end.
    const progress = isTurnPlaying ? turnProgress : 1 - (1 - this.#motion.progress) ** 3;
    if (!marks || !earlierMarks || progress >= 1) return marks;
    return {
      ...marks,
      tiles: marks.tiles.map((tile, i) => tileBetween(earlierMarks.tiles[i], tile, progress)),
      tokens: movingTokensAt(earlierMarks, marks, progress),
    };
  }

  /** The drawing before the last turn; null at the start. */
  #readMarksBeforeLastTurn() {
    const { scene, ply = 0 } = this.#state ?? {};
    if (!this.#marksBeforeLastTurn && scene && ply > 0)
      this.#marksBeforeLastTurn = marksIn(scene, ply - 1);
    return this.#marksBeforeLastTurn;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {number} height
   */
  #paint(context, width, height) {
    const [state, positionView, marks] = [this.#state, this.#positionView, this.#currentMarks()];
    if (!state || !positionView || !marks) return;
    const g = new Geometry(width, height, true);
    this.grid.setBounds(g.left, g.top, g.side, g.side);
    const isLaterTurn = this.tray.lookAhead.turns > 0;
    const option = isLaterTurn ? null : this.#optionAt(this.#pointedCell);
    const look = currentLook(context.canvas, width, height);
    draw(context, {
      geometry: g,
      ...look,
      drawings: isLaterTurn
        ? null
        : this.#lifeCycle.drawings.layersAt(look, (name) => placeOf(g, name)),
      showsCoordinates: showsCoordinates(),
      heights: this.tray.showsNumbers ? positionView.setting.heights : null,
      pointedStep: option && { to: option.to, fate: option.fate, isBlind: state.blind ?? false },
      suggestion: isLaterTurn ? null : suggestedStep(state, positionView, state.markedMove),
      bestSteps: isLaterTurn
        ? []
        : (state.best ?? []).flatMap((each) => suggestedStep(state, positionView, each) ?? []),
      isLaterTurn,
      ...marks,
      routes: [
        ...(marks.routes ?? []),
        ...(isLaterTurn ? [] : this.#walker.routes(this.#pointedCell)),
      ],
    });
  }
}
