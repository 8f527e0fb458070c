// The board of Rabbit Hunt for play: the maze, and a tray beside it. The scene provides the legal moves and their effects.

import { LifeCycle } from "../../kit/boards/life-cycle.js";
import { t } from "../../kit/page/i18n.js";
import { keyOf } from "../../kit/page/keys.js";
import { isDialogOpen, listenAround } from "../../kit/page/roots.js";
import { actionOf, zoomFactorOf } from "./keys.js";
import { MazeDisplay } from "./maze-display.js";
import { journeysOf, tracesOf } from "./motion.js";
import { PieceGestures } from "./piece-gestures.js";
import { updateRoutes } from "./piece-routes.js";
import {
  cellsOf,
  effectsOf,
  meetingOf,
  openDirections,
  piecesOf,
  reportOf,
  STAY,
  settingOf,
} from "./position.js";
import { Routing } from "./routing.js";
import { SidePlans } from "./side-plans.js";
import { StoredPlans } from "./stored-plans.js";
import { Tray } from "./tray.js";
import { TurnChoice } from "./turn-choice.js";
import { choiceHint, notSentHint, stoppedHint } from "./words.js";

export { notations } from "./notation.js";
export { placeName } from "./place-names.js";
export { shortfall } from "./shortfall.js";
export { soundOf } from "./sounds.js";
export { moveText, partialHint, tallies } from "./words.js";

/**
 * @typedef {import("../../kit/boards/board.js").Board} Board
 * @typedef {import("../../kit/boards/board.js").BoardHost} BoardHost
 * @typedef {import("../../kit/boards/board.js").BoardState} BoardState
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Report} Report
 */

/** @type {import("../../kit/boards/board.js").Setting} */
export const setting = {
  kind: "number",
  id: "limit",
  least: 120,
  most: 240,
  usual: 120,
  lines: limitLines,
  startOf: (scene) => limitLines(settingOf(scene).limit),
};

/** @param {number} limit */
function limitLines(limit) {
  return [`limit ${limit}`];
}

/** North is up for both sides, as in the contest's notation. The tray has its own button to suggest the remaining steps. */
export const unneededControls = new Set(["flip", "suggest"]);

/**
 * @param {HTMLElement} container a square
 * @param {BoardHost} host
 * @returns {Board}
 */
export function mountBoard(container, host) {
  return new RabbitsBoard(container, host);
}

class RabbitsBoard {
  #lifeCycle;
  /** @type {Report | null} */
  #report = null;
  /** @type {import("./position.js").Setting | null} */
  #setting = null;
  /** @type {import("./draw.js").Traces | null} */
  #traces = null;
  #choice = new TurnChoice();
  #storedPlans = new StoredPlans();
  #routing;
  /** Whether to send the turn as soon as the suggestion arrives. */
  #sendsSuggestion = false;
  /** The piece chosen last, by seat. The view follows it when it moves out of view. @type {(number | null)[]} */
  #lastChosen = [null, null];

  /** @type {MazeDisplay | null} made when the maze is known */
  #display = null;
  #listeners = new AbortController();

  /**
   * @param {HTMLElement} container
   * @param {BoardHost} host
   */
  constructor(container, host) {
    this.container = container;
    this.host = host;
    this.#lifeCycle = new LifeCycle(container, host, () => this.#display?.repaint());
    this.tray = new Tray({
      select: (piece) => this.#selectPiece(piece),
      step: (letter) => this.#addStep(letter),
      type: (letters) => this.#changeChoice(() => this.#choice.setFromLetters(letters)),
      suggest: host.suggest ? () => this.#suggest() : null,
      clear: () => this.#changeChoice(() => this.#choice.clear()),
      send: (typed) => this.#send(typed),
    });
    this.#routing = new Routing(this.#choice, {
      positionAndMaze: () => this.#positionAndMaze(),
      cellAt: (x, y) => this.#display?.geometry?.cellAt(x, y) ?? null,
      mayChoose: () => this.#state?.refusal === null,
      choose: (step) => this.#changeChoice(step),
      repaint: () => this.#display?.repaint(),
    });
    const { signal } = this.#listeners;
    listenAround(container, "keydown", (event) => this.#handleKey(event), { signal });
  }

  get #state() {
    return this.#lifeCycle.state;
  }

  /** @param {BoardState} state */
  show(state) {
    this.#display ??= this.#mountDisplay(state.scene);
    const isClosed = state.people.length === 0 && this.#state?.people.length !== 0;
    const step = this.#lifeCycle.update(state);
    if (step !== "same") this.#showPosition(state, step === "next");
    else if (isClosed && this.#report) this.#beginTurn(this.#report);
    this.#takeSuggestion();
    if (!state.isSuggesting) this.#sendsSuggestion = false;
    this.#showTurn();
  }

  /** @param {import("../../kit/boards/board.js").EnginePlan | null} thinking */
  showEnginePlan(thinking) {
    const display = this.#display;
    if (!display || display.enginePlan === thinking) return;
    display.enginePlan = thinking;
    display.repaint();
  }

  /** @type {import("../../kit/boards/board.js").Board["placeAt"]} */
  placeAt(x, y) {
    return this.#display?.cellAt(x, y)?.join() ?? null;
  }

  showAction() {
    if (this.#report) this.#display?.showCells(meetingOf(this.#report));
  }

  cancel() {
    this.#display?.zoom.cancelGestures();
    this.#selectPiece(null);
  }

  close() {
    this.#listeners.abort();
    this.#display?.close();
    this.#lifeCycle.close();
    this.tray.element.remove();
  }

  /** @param {import("../../kit/boards/board.js").Scene} scene */
  #mountDisplay(scene) {
    const turnChoice = this.#choice;
    const setting = settingOf(scene);
    this.#setting = setting;
    /** @type {MazeDisplay} */
    let display;
    const pointers = new PieceGestures({
      mayChoose: () => this.#lifeCycle.mayChoose(),
      isWhole: () => display.zoom.view.isWhole,
      cellWidth: () => display.cellWidth,
      touchReach: () => display.touchReach,
      pieceAt: (x, y, reach) => display.pieceAt(x, y, reach),
      piecesIn: (box) => display.piecesIn(box),
      offset: (piece, x, y) => display.offsetFromPiece(piece, x, y),
      chosen: () => turnChoice.chosen,
      select: (pieces) => this.#selectAll(pieces),
      toggle: (piece) => this.#changeChoice(() => turnChoice.toggle(piece)),
      saveChoice: () => this.#saveChoice(),
      routing: this.#routing,
    });
    const select = (/** @type {number} */ piece) => this.#selectPiece(piece);
    const { gestures } = pointers;
    display = new MazeDisplay(this.container, setting, turnChoice, this.#routing, gestures, select);
    return display;
  }

  /** Saves the choice, and returns a function that restores it. */
  #saveChoice() {
    const restore = this.#choice.save();
    return () => {
      if (restore()) this.#changeChoice(() => {});
    };
  }

  /**
   * Shows another position; if it is the next one, the move is animated.
   * @param {BoardState} state
   * @param {boolean} isNext
   */
  #showPosition(state, isNext) {
    const { scene, ply } = state;
    const previousReport = this.#report;
    const lastMove = ply > 0 ? scene.moves()[ply - 1] : null;
    this.#report = reportOf(scene, ply);
    this.#traces = null;
    /** @type {import("./motion.js").Journey[]} */
    let journeys = [];
    if (lastMove !== null) {
      const effects = effectsOf(scene, ply - 1, lastMove);
      const seat = scene.due(ply - 1)[0];
      this.#traces = { ...tracesOf(effects), seat };
      if (previousReport && isNext) journeys = journeysOf(piecesOf(previousReport), effects, seat);
    }
    const mustFollow = journeys.length > 0 && this.#wasInView(previousReport);
    this.#display?.showPosition(this.#boardContent(state, this.#report), journeys);
    this.#beginTurn(this.#report);
    if (mustFollow) this.#display?.revealCell(this.#lastChosenCell(this.#report));
  }

  /** Whether the followed piece of the side that moved was in view. @param {Report | null} before */
  #wasInView(before) {
    const cell = before && this.#lastChosenCell(before);
    return cell !== null && this.#display?.isInView(cell) === true;
  }

  /** The cell of the followed piece of the side that moved. @param {Report} report */
  #lastChosenCell(report) {
    const seat = this.#traces?.seat ?? 0;
    const piece = this.#lastChosen[seat];
    return piece === null ? null : cellsOf(report, seat)[piece];
  }

  /**
   * Begins a turn without a choice. If the visitor uses keys, the first piece is selected.
   * @param {Report} report
   */
  #beginTurn(report) {
    const state = this.#state;
    if (!state) return;
    const { scene, ply } = state;
    const seat = seatOf(state);
    const isOnBoard = cellsOf(report, seat).map((cell) => cell !== null);
    const isToMove = state.refusal === null && scene.due(ply)[0] === seat;
    this.#display?.zoom.cancelGestures();
    this.#routing.clear();
    this.#sendsSuggestion = false;
    // Earlier positions and variations have no routes.
    if (state.plans !== undefined) this.#storedPlans.advance(scene, ply, state.plans);
    const isPlanned = state.plans !== undefined && state.people.length > 0;
    const plans = isPlanned ? this.#storedPlans.plansOf(seat) : new SidePlans();
    const field = this.#positionAndMaze();
    const stoppedRabbits = isToMove && field ? updateRoutes(plans, seat, field) : [];
    const check = (/** @type {string} */ text) => scene.check(ply, text);
    this.#choice.beginTurn(seat, isOnBoard, isToMove ? check : () => null, plans, isToMove);
    this.host.showHint(stoppedHint(seat, stoppedRabbits));
    this.#storePlans();
    const firstPiece = this.#choice.turn.nextWithoutStep(-1);
    const handles = this.#display?.handles;
    if (firstPiece === null || !handles?.hasFocus || state.refusal !== null) return;
    this.#choice.select(firstPiece);
    this.#showTurn();
    handles.focus(firstPiece);
  }

  /** Passes the routes to the page to store. */
  #storePlans() {
    const text = this.#state?.plans === undefined ? null : this.#storedPlans.changedText();
    if (text !== null) this.host.plan?.(text);
  }

  // ---- Choice

  /**
   * Does a step of the choice, and shows the result.
   * @param {() => void} change
   */
  #changeChoice(change) {
    // After a change of the choice, the visitor must see the turn before it is sent.
    this.#sendsSuggestion = false;
    change();
    const { seat, selected } = this.#choice;
    if (selected !== null) this.#lastChosen[seat] = selected;
    this.host.showHint(choiceHint(this.#choice));
    this.#storePlans();
    this.#showTurn();
  }

  /** @param {number | null} piece */
  #selectPiece(piece) {
    this.#selectAll(piece === null ? [] : [piece]);
    this.#display?.reveal(piece);
  }

  /** @param {readonly number[]} pieces */
  #selectAll(pieces) {
    if (!this.#choice.selectAll(pieces)) return;
    this.#routing.clear();
    this.#followFocus();
    this.#changeChoice(() => {});
  }

  /** Moves the focus with the selected piece, on the board or in the tray. */
  #followFocus() {
    const piece = this.#choice.selected;
    if (piece === null) return;
    if (this.tray.hasFocusForKeys) this.tray.followFocus(piece);
    else this.#display?.handles.focus(piece);
  }

  /** @param {string} letter */
  #addStep(letter) {
    this.#sendsSuggestion = false;
    const piece = this.#choice.addStep(letter);
    this.#followFocus();
    this.#display?.reveal(this.#choice.selected);
    this.host.showHint(choiceHint(this.#choice, piece));
    this.#storePlans();
    this.#showTurn();
  }

  #suggest() {
    if (!this.host.suggest || !this.#lifeCycle.mayChoose()) return;
    this.#choice.suggestion = null;
    this.host.suggest();
  }

  /** Fills in the engine's suggestion when it arrives. */
  #takeSuggestion() {
    const { refusal = null } = this.#state ?? {};
    const shownMove = this.#state?.markedMove ?? null;
    const suggestion = shownMove?.seat === undefined ? shownMove : null;
    const previousSuggestion = this.#choice.suggestion;
    this.#choice.suggestion = suggestion;
    if (!suggestion || suggestion === previousSuggestion || refusal !== null) return;
    const isToBeSent = this.#sendsSuggestion;
    this.#changeChoice(() => this.#choice.fillIn(suggestion));
    if (!isToBeSent) return;
    const { turn } = this.#choice;
    // Waits until the caller has shown all changes.
    queueMicrotask(() => turn === this.#choice.turn && this.#send(false));
  }

  /** @param {boolean} typed whether the text field sends the turn */
  #send(typed) {
    if (!this.#lifeCycle.mayChoose()) return;
    if (this.#state?.isSuggesting) {
      this.#sendsSuggestion = true;
      this.host.showHint({ kind: "hint", text: t("rabbits-send-waits") });
      return;
    }
    const letters = typed ? this.tray.field.value.length : 0;
    const answer = this.#choice.checkBeforeSending(letters);
    if (answer === "send") {
      this.host.showHint(null);
      this.host.play(this.#choice.turn.text);
    } else {
      this.host.showHint(notSentHint(this.#choice, answer, letters));
    }
  }

  // ---- Keys

  /**
   * The board handles keys when the focus is on it, on the tray, or on no control. It handles arrows only while a piece is
   * selected; otherwise they step through the moves.
   * @param {KeyboardEvent} event
   */
  #handleKey(event) {
    const { target } = event;
    const isTargetIn = (/** @type {HTMLElement | undefined} */ part) =>
      target instanceof Node && part?.contains(target) === true;
    const { handles, zoom } = this.#display ?? {};
    const [isOnPiece, isOnZoom] = [isTargetIn(handles?.element), isTargetIn(zoom?.element)];
    const isOnNoControl = target === document.body || target === this.container.closest(".game");
    const isOurs = isOnPiece || isOnZoom || isOnNoControl || this.tray.hasFocusForKeys;
    if (!isOurs || isDialogOpen(this.container)) return;
    const factor = zoomFactorOf(event, isOnZoom);
    if (factor !== null) {
      event.preventDefault();
      zoom?.zoomBy(factor);
      return;
    }
    const action = isOnZoom ? null : actionOf(event);
    if (!action || this.#state === null || this.#state.people.length === 0) return;
    const { selected, turn } = this.#choice;
    const hasBegun = selected !== null || (action.kind !== "step" && !turn.isEmpty);
    const canBeginTurn = action.kind === "select" || action.kind === "send";
    if (isOnNoControl && !canBeginTurn && !hasBegun) return;
    const pressesButton = ["Enter", " "].includes(keyOf(event));
    if (pressesButton && this.tray.handlesEnter(target)) return;
    event.preventDefault();
    if (action.kind === "leave") this.#selectPiece(null);
    else if (this.#lifeCycle.mayChoose()) this.#runAction(action);
  }

  /** @param {import("./keys.js").KeyAction} action */
  #runAction(action) {
    switch (action.kind) {
      case "select":
        this.#selectPiece(action.piece);
        break;
      case "step":
        this.#addStep(action.letter);
        break;
      case "back":
        this.#choice.removeLastStep();
        this.#selectPiece(this.#choice.selected);
        break;
      case "send":
        this.#send(false);
        break;
      case "suggest":
        this.#suggest();
        break;
    }
  }

  // ---- Position

  /** The position and the maze; null until they are known. */
  #positionAndMaze() {
    const [report, setting] = [this.#report, this.#setting];
    return report && setting ? { report, setting } : null;
  }

  // ---- Display

  /** Updates the tray, the buttons over the pieces, and the arrows from the turn in progress. */
  #showTurn() {
    const state = this.#state;
    if (!state) return;
    const isOnlyWatched = state.people.length === 0;
    if (isOnlyWatched) this.tray.element.remove();
    else if (!this.tray.element.isConnected) this.host.tray.append(this.tray.element);
    const mayChoose = state.refusal === null;
    const { seat, selected } = this.#choice;
    const cells = this.#report ? cellsOf(this.#report, seat) : [];
    const selectedCell = selected === null ? null : cells[selected];
    this.tray.show(this.#choice, mayChoose, this.#possibleLetters(selectedCell ?? null));
    if (this.#report) this.#display?.showChoice(this.#boardContent(state, this.#report));
  }

  /** @param {Cell | null} cell the cell of the selected piece */
  #possibleLetters(cell) {
    return cell && this.#setting
      ? [...openDirections(this.#setting, cell), STAY].join("")
      : "NESW-";
  }

  /**
   * @param {BoardState} state
   * @param {Report} report
   */
  #boardContent(state, report) {
    return { state, report, traces: this.#traces, drawings: this.#lifeCycle.drawings };
  }
}

/**
 * The side whose pieces the visitor chooses for: the side to move if a person plays it, otherwise the first that a person plays.
 * @param {BoardState} state
 */
function seatOf({ scene, ply, people }) {
  const [due] = scene.due(ply);
  return due !== undefined && people.includes(due) ? due : (people[0] ?? 0);
}
