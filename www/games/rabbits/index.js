// The board of Rabbit Hunt for play: the maze, and a tray beside it. The scene provides the legal moves and their effects.

import { LifeCycle } from "../../kit/boards/life-cycle.js";
import { t } from "../../kit/page/i18n.js";
import { keyOf } from "../../kit/page/keys.js";
import { isDialogOpen, listenAround } from "../../kit/page/roots.js";
import { Choosing } from "./choosing.js";
import { MazeDisplay } from "./display.js";
import { KeptPlans } from "./kept-plans.js";
import { actionOf, zoomFactorOf } from "./keys.js";
import { journeysOf, tracesOf } from "./motion.js";
import { Plans } from "./plans.js";
import { Pointers } from "./pointers.js";
import { cellsOf, effectsOf, openSides, piecesOf, reportOf, STAY, settingOf } from "./position.js";
import { Routing } from "./routing.js";
import { Tray } from "./tray.js";
import { walkOn } from "./walking.js";
import { answerHint, hintOf, stoppedHint } from "./words.js";

export { notations } from "./notation.js";
export { placeName } from "./place-names.js";
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
export const without = new Set(["flip", "suggest"]);

/**
 * @param {HTMLElement} container a square
 * @param {BoardHost} host
 * @returns {Board}
 */
export function mountBoard(container, host) {
  return new RabbitsBoard(container, host);
}

class RabbitsBoard {
  #life;
  /** @type {Report | null} */
  #report = null;
  /** @type {import("./position.js").Setting | null} */
  #setting = null;
  /** @type {import("./draw.js").Traces | null} */
  #traces = null;
  #choosing = new Choosing();
  #plans = new KeptPlans();
  #routing;
  /** Whether to send the turn as soon as the suggestion arrives. */
  #sendsSuggestion = false;
  /** The piece chosen last, by seat. The view follows it when it moves out of view. @type {(number | null)[]} */
  #followed = [null, null];

  /** @type {MazeDisplay | null} made when the maze is known */
  #display = null;
  #listening = new AbortController();

  /**
   * @param {HTMLElement} container
   * @param {BoardHost} host
   */
  constructor(container, host) {
    this.container = container;
    this.host = host;
    this.#life = new LifeCycle(container, host, () => this.#display?.repaint());
    this.tray = new Tray({
      select: (piece) => this.#select(piece),
      step: (letter) => this.#stepOn(letter),
      type: (letters) => this.#choose(() => this.#choosing.read(letters)),
      suggest: host.suggest ? () => this.#suggest() : null,
      clear: () => this.#choose(() => this.#choosing.clear()),
      send: (typed) => this.#send(typed),
    });
    this.#routing = new Routing(this.#choosing, {
      field: () => this.#field(),
      cellAt: (x, y) => this.#display?.geometry?.cellAt(x, y) ?? null,
      mayGo: () => this.#state?.refusal === null,
      choose: (step) => this.#choose(step),
      repaint: () => this.#display?.repaint(),
    });
    const { signal } = this.#listening;
    listenAround(container, "keydown", (event) => this.#key(event), { signal });
  }

  get #state() {
    return this.#life.state;
  }

  /** @param {BoardState} state */
  show(state) {
    this.#display ??= this.#mount(state.scene);
    const isClosed = state.people.length === 0 && this.#state?.people.length !== 0;
    const step = this.#life.update(state);
    if (step !== "same") this.#move(state, step === "next");
    else if (isClosed && this.#report) this.#beginTurn(this.#report);
    this.#takeSuggestion();
    if (!state.suggesting) this.#sendsSuggestion = false;
    this.#showTurn();
  }

  /** @param {import("../../kit/boards/board.js").Thinking | null} thinking */
  think(thinking) {
    const display = this.#display;
    if (!display || display.thinking === thinking) return;
    display.thinking = thinking;
    display.repaint();
  }

  /** @type {import("../../kit/boards/board.js").Board["placeAt"]} */
  placeAt(x, y) {
    return this.#display?.cellAt(x, y)?.join() ?? null;
  }

  cancel() {
    this.#display?.zoom.cancelGestures();
    this.#select(null);
  }

  close() {
    this.#listening.abort();
    this.#display?.close();
    this.#life.close();
    this.tray.element.remove();
  }

  /** @param {import("../../kit/boards/board.js").Scene} scene */
  #mount(scene) {
    const choosing = this.#choosing;
    const setting = settingOf(scene);
    this.#setting = setting;
    /** @type {MazeDisplay} */
    let display;
    const pointers = new Pointers({
      mayChoose: () => this.#life.mayChoose(),
      isWhole: () => display.zoom.view.isWhole,
      cell: () => display.cell,
      reach: () => display.reach,
      pieceAt: (x, y, reach) => display.pieceAt(x, y, reach),
      piecesIn: (box) => display.piecesIn(box),
      offset: (piece, x, y) => display.offset(piece, x, y),
      chosen: () => choosing.chosen,
      select: (pieces) => this.#selectAll(pieces),
      toggle: (piece) => this.#choose(() => choosing.toggle(piece)),
      keep: () => this.#saveChoice(),
      routing: this.#routing,
    });
    const select = (/** @type {number} */ piece) => this.#select(piece);
    const { gestures } = pointers;
    display = new MazeDisplay(this.container, setting, choosing, this.#routing, gestures, select);
    return display;
  }

  /** Saves the choice, and returns a function that restores it. */
  #saveChoice() {
    const restore = this.#choosing.keep();
    return () => {
      if (restore()) this.#choose(() => {});
    };
  }

  /**
   * Shows another position; if it is the next one, the move is animated.
   * @param {BoardState} state
   * @param {boolean} isNext
   */
  #move(state, isNext) {
    const { scene, ply } = state;
    const before = this.#report;
    const last = ply > 0 ? scene.moves()[ply - 1] : null;
    this.#report = reportOf(scene, ply);
    this.#traces = null;
    /** @type {import("./motion.js").Journey[]} */
    let journeys = [];
    if (last !== null) {
      const effects = effectsOf(scene, ply - 1, last);
      const seat = scene.due(ply - 1)[0];
      this.#traces = { ...tracesOf(effects), seat };
      if (before && isNext) journeys = journeysOf(piecesOf(before), effects, seat);
    }
    const isFollowed = journeys.length > 0 && this.#sees(before);
    this.#display?.move(this.#shown(state, this.#report), journeys);
    this.#beginTurn(this.#report);
    if (isFollowed) this.#display?.revealCell(this.#followedCell(this.#report));
  }

  /** Whether the followed piece of the side that moved was in view. @param {Report | null} before */
  #sees(before) {
    const cell = before && this.#followedCell(before);
    return cell !== null && this.#display?.sees(cell) === true;
  }

  /** The cell of the followed piece of the side that moved. @param {Report} report */
  #followedCell(report) {
    const seat = this.#traces?.seat ?? 0;
    const piece = this.#followed[seat];
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
    const standing = cellsOf(report, seat).map((cell) => cell !== null);
    const isOwn = state.refusal === null && scene.due(ply)[0] === seat;
    this.#display?.zoom.cancelGestures();
    this.#routing.clear();
    this.#sendsSuggestion = false;
    // Earlier positions and variations have no routes.
    if (state.plans !== undefined) this.#plans.follow(scene, ply, state.plans);
    const isPlanned = state.plans !== undefined && state.people.length > 0;
    const plans = isPlanned ? this.#plans.of(seat) : new Plans();
    const field = this.#field();
    const stopped = isOwn && field ? walkOn(plans, seat, field) : [];
    const check = (/** @type {string} */ text) => scene.check(ply, text);
    this.#choosing.begin(seat, standing, isOwn ? check : () => null, plans, isOwn);
    this.host.hint(stoppedHint(seat, stopped));
    this.#keepPlans();
    const first = this.#choosing.turn.next(-1);
    const handles = this.#display?.handles;
    if (first === null || !handles?.hasFocus || state.refusal !== null) return;
    this.#choosing.select(first);
    this.#showTurn();
    handles.focus(first);
  }

  /** Passes the routes to the page to store. */
  #keepPlans() {
    const text = this.#state?.plans === undefined ? null : this.#plans.changedText();
    if (text !== null) this.host.plan?.(text);
  }

  // ---- Choice

  /**
   * Does a step of the choice, and shows the result.
   * @param {() => void} step
   */
  #choose(step) {
    // After a change of the choice, the visitor must see the turn before it is sent.
    this.#sendsSuggestion = false;
    step();
    const { seat, selected } = this.#choosing;
    if (selected !== null) this.#followed[seat] = selected;
    this.host.hint(hintOf(this.#choosing));
    this.#keepPlans();
    this.#showTurn();
  }

  /** @param {number | null} piece */
  #select(piece) {
    this.#selectAll(piece === null ? [] : [piece]);
    this.#display?.reveal(piece);
  }

  /** @param {readonly number[]} pieces */
  #selectAll(pieces) {
    if (!this.#choosing.selectAll(pieces)) return;
    this.#routing.clear();
    this.#followFocus();
    this.#choose(() => {});
  }

  /** Moves the focus with the selected piece, on the board or in the tray. */
  #followFocus() {
    const piece = this.#choosing.selected;
    if (piece === null) return;
    if (this.tray.takesKeys) this.tray.followFocus(piece);
    else this.#display?.handles.focus(piece);
  }

  /** @param {string} letter */
  #stepOn(letter) {
    this.#sendsSuggestion = false;
    const piece = this.#choosing.stepOn(letter);
    this.#followFocus();
    this.#display?.reveal(this.#choosing.selected);
    this.host.hint(hintOf(this.#choosing, piece));
    this.#keepPlans();
    this.#showTurn();
  }

  #suggest() {
    if (!this.host.suggest || !this.#life.mayChoose()) return;
    this.#choosing.pointed = null;
    this.host.suggest();
  }

  /** Fills in the engine's suggestion when it arrives. */
  #takeSuggestion() {
    const { refusal = null } = this.#state ?? {};
    const shown = this.#state?.pointed ?? null;
    const pointed = shown?.seat === undefined ? shown : null;
    const before = this.#choosing.pointed;
    this.#choosing.pointed = pointed;
    if (!pointed || pointed === before || refusal !== null) return;
    const isSent = this.#sendsSuggestion;
    this.#choose(() => this.#choosing.fill(pointed));
    if (!isSent) return;
    const { turn } = this.#choosing;
    // Waits until the caller has shown all changes.
    queueMicrotask(() => turn === this.#choosing.turn && this.#send(false));
  }

  /** @param {boolean} typed whether the text field sends the turn */
  #send(typed) {
    if (!this.#life.mayChoose()) return;
    if (this.#state?.suggesting) {
      this.#sendsSuggestion = true;
      this.host.hint({ kind: "hint", text: t("rabbits-send-waits") });
      return;
    }
    const letters = typed ? this.tray.field.value.length : 0;
    const answer = this.#choosing.answer(letters);
    if (answer === "send") {
      this.host.hint(null);
      this.host.play(this.#choosing.turn.text);
    } else {
      this.host.hint(answerHint(this.#choosing, answer, letters));
    }
  }

  // ---- Keys

  /**
   * The board handles keys when the focus is on it, on the tray, or on no control. It handles arrows only while a piece is
   * selected; otherwise they step through the moves.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const { target } = event;
    const isOn = (/** @type {HTMLElement | undefined} */ part) =>
      target instanceof Node && part?.contains(target) === true;
    const { handles, zoom } = this.#display ?? {};
    const [isOnPiece, isOnZoom] = [isOn(handles?.element), isOn(zoom?.element)];
    const isFree = target === document.body || target === this.container.closest(".game");
    const isOurs = isOnPiece || isOnZoom || isFree || this.tray.takesKeys;
    if (!isOurs || isDialogOpen(this.container)) return;
    const factor = zoomFactorOf(event, isOnZoom);
    if (factor !== null) {
      event.preventDefault();
      zoom?.zoomBy(factor);
      return;
    }
    const action = isOnZoom ? null : actionOf(event);
    if (!action || this.#state === null || this.#state.people.length === 0) return;
    const { selected, turn } = this.#choosing;
    const hasBegun = selected !== null || (action.kind !== "step" && !turn.isEmpty);
    const begins = action.kind === "select" || action.kind === "send";
    if (isFree && !begins && !hasBegun) return;
    const pressesButton = ["Enter", " "].includes(keyOf(event));
    if (pressesButton && this.tray.owns(target)) return;
    event.preventDefault();
    if (action.kind === "leave") this.#select(null);
    else if (this.#life.mayChoose()) this.#act(action);
  }

  /** @param {import("./keys.js").KeyAction} action */
  #act(action) {
    switch (action.kind) {
      case "select":
        this.#select(action.piece);
        break;
      case "step":
        this.#stepOn(action.letter);
        break;
      case "back":
        this.#choosing.stepBack();
        this.#select(this.#choosing.selected);
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
  #field() {
    const [report, setting] = [this.#report, this.#setting];
    return report && setting ? { report, setting } : null;
  }

  // ---- Display

  /** Updates the tray, the buttons over the pieces, and the arrows from the turn in progress. */
  #showTurn() {
    const state = this.#state;
    if (!state) return;
    const watched = state.people.length === 0;
    if (watched) this.tray.element.remove();
    else if (!this.tray.element.isConnected) this.host.tray.append(this.tray.element);
    const mayChoose = state.refusal === null;
    const { seat, selected } = this.#choosing;
    const cells = this.#report ? cellsOf(this.#report, seat) : [];
    const open = selected === null ? null : cells[selected];
    this.tray.show(this.#choosing, mayChoose, this.#openTo(open ?? null));
    if (this.#report) this.#display?.show(this.#shown(state, this.#report));
  }

  /** @param {Cell | null} cell the cell of the selected piece */
  #openTo(cell) {
    return cell && this.#setting ? [...openSides(this.#setting, cell), STAY].join("") : "NESW-";
  }

  /**
   * @param {BoardState} state
   * @param {Report} report
   */
  #shown(state, report) {
    return { state, report, traces: this.#traces, drawings: this.#life.drawings };
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
