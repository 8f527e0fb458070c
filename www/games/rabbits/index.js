// The board of Rabbit Hunt for play: two drawn layers, the mover's pieces as buttons over them, and a tray beside them. The
// scene says which moves are legal and what they do.

import { h } from "../../page/dom.js";
import { t } from "../../page/i18n.js";
import { isDialogOpen, listenAround } from "../../page/roots.js";
import { Choosing } from "./choosing.js";
import { wholeMaze } from "./geometry.js";
import { PieceHandles, REACH } from "./handles.js";
import { actionOf } from "./keys.js";
import { LiveLayer } from "./live.js";
import { marksOf } from "./marks.js";
import { journeysOf, tracesOf } from "./motion.js";
import { Pointers } from "./pointers.js";
import { cellsOf, effectsOf, openSides, piecesOf, reportOf, STAY, settingOf } from "./position.js";
import { StillLayer } from "./still.js";
import { Tray } from "./tray.js";
import { answerHint, hintOf, pieceLabel, placeText } from "./words.js";

export { hintText, moveText, tallies } from "./words.js";

/**
 * @typedef {import("../../boards/board.js").Board} Board
 * @typedef {import("../../boards/board.js").BoardHost} BoardHost
 * @typedef {import("../../boards/board.js").BoardState} BoardState
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Report} Report
 */

/** @type {import("../../boards/board.js").Setting} */
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
  /** @type {BoardState | null} */
  #state = null;
  /** @type {Report | null} */
  #report = null;
  /** @type {import("./position.js").Setting | null} */
  #setting = null;
  /** @type {import("./draw.js").Traces | null} */
  #traces = null;
  #position = "";

  #choosing = new Choosing();
  /** Whether to send the turn as soon as the suggestion arrives. */
  #sendsSuggestion = false;
  /** @type {import("../../boards/board.js").Thinking | null} */
  #thinking = null;

  /** @type {StillLayer | null} made, like the other layer, when the maze is known */
  #still = null;
  /** @type {LiveLayer | null} */
  #live = null;
  #listening = new AbortController();

  /**
   * @param {HTMLElement} container
   * @param {BoardHost} host
   */
  constructor(container, host) {
    this.container = container;
    this.host = host;
    this.handles = new PieceHandles((piece) => this.#select(piece));
    this.list = h("ul", { class: "unseen", "aria-label": t("rabbits-pieces-all") });
    this.tray = new Tray({
      select: (piece) => this.#select(piece),
      step: (letter) => this.#stepOn(letter),
      type: (letters) => this.#choose(() => this.#choosing.read(letters)),
      suggest: host.suggest ? () => this.#suggest() : null,
      clear: () => this.#choose(() => this.#choosing.clear()),
      send: (typed) => this.#send(typed),
    });
    this.pointers = new Pointers(this.handles.element, {
      mayChoose: () => this.#mayChoose(),
      cell: () => this.#live?.geometry?.cell ?? 1,
      reach: () => Math.max(REACH, (this.#live?.geometry?.cell ?? 1) / 2),
      pieceAt: (x, y, reach) => this.#pieceAt(x, y, reach),
      offset: (piece, x, y) => this.#offset(piece, x, y),
      selected: () => this.#choosing.selected,
      select: (piece) => this.#select(piece),
      letter: (piece) => this.#choosing.turn.steps[piece]?.letter ?? null,
      step: (piece, letter) => this.#choose(() => this.#choosing.step(piece, letter)),
    });
    const { signal } = this.#listening;
    listenAround(container, "keydown", (event) => this.#key(event), { signal });
  }

  /** @param {BoardState} state */
  show(state) {
    const { scene, ply } = state;
    if (!this.#still) this.#mount(scene);
    const position = scene.position(ply);
    const moved = position !== this.#position;
    const isClosed = state.people.length === 0 && this.#state?.people.length !== 0;
    this.#state = state;
    if (moved) this.#move(state, position);
    else if (isClosed && this.#report) this.#beginTurn(this.#report);
    this.#takeSuggestion();
    if (!state.suggesting) this.#sendsSuggestion = false;
    this.#showTurn();
  }

  /** @param {import("../../boards/board.js").Thinking | null} thinking */
  think(thinking) {
    if (this.#thinking === thinking) return;
    this.#thinking = thinking;
    this.#live?.repaint();
  }

  cancel() {
    this.pointers.cancel();
    this.#select(null);
  }

  close() {
    this.#listening.abort();
    this.#live?.close();
    this.#still?.close();
    this.handles.element.remove();
    this.list.remove();
    this.tray.element.remove();
  }

  /** @param {import("../../boards/board.js").Scene} scene */
  #mount(scene) {
    this.#setting = settingOf(scene);
    const maze = wholeMaze(this.#setting);
    this.#still = new StillLayer(this.container, this.#setting, maze, true);
    this.#live = new LiveLayer(
      this.container,
      maze,
      () => this.#marks(),
      () => this.#placeHandles(),
    );
    this.container.append(this.handles.element, this.list);
  }

  /**
   * Shows another position; if it is the next one, the move is animated.
   * @param {BoardState} state
   * @param {string} position
   */
  #move({ scene, ply }, position) {
    const before = this.#report;
    const last = ply > 0 ? scene.moves()[ply - 1] : null;
    const oneOn = last !== null && scene.position(ply - 1) === this.#position;
    this.#position = position;
    this.#report = reportOf(scene, ply);
    this.#traces = null;
    /** @type {import("./motion.js").Journey[]} */
    let journeys = [];
    if (last !== null) {
      const effects = effectsOf(scene, ply - 1, last);
      const seat = scene.due(ply - 1)[0];
      this.#traces = { ...tracesOf(effects), seat };
      if (before && oneOn) journeys = journeysOf(piecesOf(before), effects, seat);
    }
    const still = { report: this.#report, traces: this.#traces };
    // The cabbages stay until the rabbits have arrived.
    const cabbages = (journeys.length > 0 ? before : null)?.cabbages ?? still.report.cabbages;
    this.#still?.show({ ...still, report: { ...still.report, cabbages } });
    this.#live?.show(piecesOf(still.report), journeys, () => this.#still?.show(still));
    this.#beginTurn(this.#report);
    this.#describe();
  }

  /**
   * Begins with nothing chosen. If the visitor uses keys, the first piece is selected.
   * @param {Report} report
   */
  #beginTurn(report) {
    const state = this.#state;
    if (!state) return;
    const { scene, ply } = state;
    const seat = seatOf(state);
    const standing = cellsOf(report, seat).map((cell) => cell !== null);
    this.pointers.cancel();
    this.#sendsSuggestion = false;
    this.#choosing.begin(seat, standing, (text) => scene.check(ply, text));
    this.host.hint(null);
    const { first } = this.#choosing.turn;
    if (first === null || !this.handles.hasFocus || state.refusal !== null) return;
    this.#choosing.select(first);
    this.#showTurn();
    this.handles.focus(first);
  }

  // ---- choice

  /** If choosing is not possible, this tells the visitor why. */
  #mayChoose() {
    const refusal = this.#state?.refusal ?? null;
    if (refusal !== null) this.host.hint({ kind: "problem", text: refusal });
    return refusal === null && this.#state !== null;
  }

  /**
   * Does a step of the choice, and shows the result.
   * @param {() => void} step
   */
  #choose(step) {
    // A visitor who changes the choice wants to see the turn before it is sent.
    this.#sendsSuggestion = false;
    step();
    this.host.hint(hintOf(this.#choosing));
    this.#showTurn();
  }

  /** @param {number | null} piece */
  #select(piece) {
    if (!this.#choosing.select(piece)) return;
    this.#followFocus();
    this.#choose(() => {});
  }

  /** Moves the focus with the selected piece, on the board or in the tray. */
  #followFocus() {
    const piece = this.#choosing.selected;
    if (piece === null) return;
    if (this.tray.takesKeys) this.tray.followFocus(piece);
    else this.handles.focus(piece);
  }

  /** @param {string} letter */
  #stepOn(letter) {
    this.#sendsSuggestion = false;
    const piece = this.#choosing.stepOn(letter);
    this.#followFocus();
    this.host.hint(hintOf(this.#choosing, piece));
    this.#showTurn();
  }

  #suggest() {
    if (!this.host.suggest || !this.#mayChoose()) return;
    this.#choosing.pointed = null;
    this.host.suggest();
  }

  /** Fills in the engine's suggestion when it arrives. */
  #takeSuggestion() {
    const { refusal = null } = this.#state ?? {};
    const shown = this.#state?.pointed ?? null;
    const pointed = shown?.seat === undefined ? shown : null;
    const known = this.#choosing.pointed;
    this.#choosing.pointed = pointed;
    if (!pointed || pointed === known || refusal !== null) return;
    const isSent = this.#sendsSuggestion;
    this.#choose(() => this.#choosing.fill(pointed));
    if (!isSent) return;
    const { turn } = this.#choosing;
    // The caller has not finished showing all changes.
    queueMicrotask(() => turn === this.#choosing.turn && this.#send(false));
  }

  /** @param {boolean} typed whether the text field sends the turn */
  #send(typed) {
    if (!this.#mayChoose()) return;
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

  // ---- keys

  /**
   * The board handles keys when the focus is on it, on the tray, or on no control. Arrows belong to the board only while a
   * piece is selected; otherwise they go through the moves.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const { target } = event;
    const here = target instanceof Node && this.handles.element.contains(target);
    const nowhere = target === document.body || target === this.container.closest(".game");
    if (!(here || nowhere || this.tray.takesKeys) || isDialogOpen(this.container)) return;
    const action = actionOf(event);
    if (!action || this.#state === null || this.#state.people.length === 0) return;
    const { selected, turn } = this.#choosing;
    const begun = selected !== null || (action.kind !== "step" && !turn.isEmpty);
    if (nowhere && action.kind !== "select" && !begun) return;
    const pressesButton = event.key === "Enter" || event.key === " ";
    if (pressesButton && this.tray.owns(target)) return;
    event.preventDefault();
    if (action.kind === "leave") this.#select(null);
    else if (this.#mayChoose()) this.#act(action);
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

  // ---- places

  /** @returns {(Cell | null)[]} the cells of the pieces to choose for */
  #cells() {
    return this.#report ? cellsOf(this.#report, this.#choosing.seat) : [];
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} reach
   */
  #pieceAt(x, y, reach) {
    let nearest = null;
    let least = reach;
    this.#cells().forEach((cell, piece) => {
      const geometry = this.#live?.geometry;
      if (!cell || !geometry) return;
      const distance = Math.hypot(...geometry.offset(cell, x, y));
      if (distance > least) return;
      least = distance;
      nearest = piece;
    });
    return nearest;
  }

  /**
   * @param {number} piece
   * @param {number} x
   * @param {number} y
   * @returns {[number, number]}
   */
  #offset(piece, x, y) {
    const cell = this.#cells()[piece];
    const geometry = this.#live?.geometry;
    return cell && geometry ? geometry.offset(cell, x, y) : [0, 0];
  }

  // ---- display

  /** Updates the tray, the buttons over the pieces, and the arrows from the turn in progress. */
  #showTurn() {
    const state = this.#state;
    if (!state) return;
    const watched = state.people.length === 0;
    if (watched) this.tray.element.remove();
    else if (!this.tray.element.isConnected) this.host.tray.append(this.tray.element);
    const mayChoose = state.refusal === null;
    const { selected } = this.#choosing;
    const open = selected === null ? null : this.#cells()[selected];
    this.tray.show(this.#choosing, mayChoose, this.#openTo(open ?? null));
    this.#placeHandles();
    this.#live?.repaint();
  }

  /** @param {Cell | null} cell the cell of the selected piece */
  #openTo(cell) {
    return cell && this.#setting ? [...openSides(this.#setting, cell), STAY].join("") : "NESW-";
  }

  #placeHandles() {
    const { people = [], refusal = null } = this.#state ?? {};
    const { seat, selected, turn } = this.#choosing;
    const geometry = this.#live?.geometry;
    const [report, setting] = [this.#report, this.#setting];
    if (!geometry || !report || !setting) return;
    const cells = people.length > 0 ? this.#cells() : [];
    const pieces = cells.map((cell, piece) => {
      if (!cell) return null;
      const letter = turn.steps[piece]?.letter ?? null;
      const label = pieceLabel(report, setting, seat, piece, cell, letter);
      const [x, y] = geometry.centre(cell);
      return { label, x, y };
    });
    this.handles.show(pieces, selected, geometry.cell, refusal === null);
  }

  /** Lists all pieces and their places for screen readers. */
  #describe() {
    const report = this.#report;
    if (!report) return;
    const places = [0, 1].flatMap((seat) =>
      cellsOf(report, seat).map((cell, piece) => placeText(seat, piece, cell)),
    );
    while (this.list.childElementCount < places.length) this.list.append(h("li", null));
    places.forEach((text, i) => {
      this.list.children[i].textContent = text;
    });
  }

  /** The marks over the position, with the choice in progress and the engine's plan. */
  #marks() {
    if (!this.#report) return {};
    const { pointed } = this.#state ?? {};
    const isShown = pointed?.seat !== undefined;
    const thinking = isShown ? { seat: pointed.seat ?? 0, plan: pointed.plan } : this.#thinking;
    return marksOf(this.#report, this.#choosing, thinking, this.#traces?.caught ?? []);
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
