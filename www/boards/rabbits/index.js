// The board of Rabbit Hunt, on which one plays: two drawn layers, the mover's pieces as buttons over them, and a tray
// beside them. All that is legal, and all that a move brings about, is asked of the scene.

import { h } from "../../dom.js";
import { t } from "../../i18n.js";
import { problemText } from "../../problems.js";
import { wholeMaze } from "./geometry.js";
import { PieceHandles, REACH } from "./handles.js";
import { actionOf } from "./keys.js";
import { LiveLayer } from "./live.js";
import { marksOf } from "./marks.js";
import { tracesOf } from "./motion.js";
import { Pointers } from "./pointers.js";
import { cellsOf, effectsOf, openSides, piecesOf, reportOf, STAY, settingOf } from "./position.js";
import { StillLayer } from "./still.js";
import { Tray } from "./tray.js";
import { piecesOf as piecesOfProblem, Turn } from "./turn.js";
import { pieceLabel, pieceName, placeText, stepWords } from "./words.js";

export { moveText, tallies } from "./words.js";

/**
 * @typedef {import("../board.js").Board} Board
 * @typedef {import("../board.js").BoardHost} BoardHost
 * @typedef {import("../board.js").BoardState} BoardState
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Report} Report
 * @typedef {import("../../wasm/warren.js").Problem} Problem
 */

/** @type {import("../board.js").Setting} */
export const setting = {
  id: "limit",
  least: 120,
  most: 240,
  usual: 120,
  line: (limit) => `limit ${limit}`,
  of: (scene) => settingOf(scene).limit,
};

/** North is up for both sides, as in the contest's notation; what is left to choose is suggested from the tray. */
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

  /** The side whose pieces may be chosen, or will be. */
  #seat = 0;
  #turn = new Turn([]);
  /** @type {number | null} the piece whose step is asked for, counted from 0 */
  #selected = null;
  /** @type {Problem | null} why the turn may not be sent */
  #problem = null;
  /** Whether a turn in which nobody moves was sent once: the second time it is meant. */
  #askedToStay = false;
  /** @type {import("../board.js").Pointed | null} the suggestion taken over last */
  #pointed = null;
  /** @type {import("../board.js").Thinking | null} */
  #thinking = null;

  /** @type {StillLayer | null} made, as the other, when the maze is known */
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
      type: (letters) => this.#type(letters),
      suggest: () => this.#suggest(),
      clear: () => this.#clear(),
      send: (typed) => this.#send(typed),
    });
    this.pointers = new Pointers(this.handles.element, {
      mayChoose: () => this.#mayChoose(),
      cell: () => this.#live?.geometry?.cell ?? 1,
      reach: () => Math.max(REACH, (this.#live?.geometry?.cell ?? 1) / 2),
      pieceAt: (x, y, reach) => this.#pieceAt(x, y, reach),
      offset: (piece, x, y) => this.#offset(piece, x, y),
      selected: () => this.#selected,
      select: (piece) => this.#select(piece),
      letter: (piece) => this.#turn.steps[piece]?.letter ?? null,
      step: (piece, letter) => this.#step(piece, letter),
    });
    const { signal } = this.#listening;
    document.addEventListener("keydown", (event) => this.#key(event), { signal });
  }

  /** @param {BoardState} state */
  show(state) {
    const { scene, ply } = state;
    if (!this.#still) this.#mount(scene);
    const position = scene.position(ply);
    const moved = position !== this.#position;
    this.#seat = seatOf(state);
    this.#state = state;
    if (moved) this.#move(state, position);
    this.#takeSuggestion();
    this.#showTurn();
  }

  /** @param {import("../board.js").Thinking | null} thinking */
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
    this.#still?.close();
    this.#live?.close();
    this.handles.element.remove();
    this.list.remove();
    this.tray.element.remove();
  }

  /** @param {import("../board.js").Scene} scene */
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
   * Goes on to another position: by a move in motion where it is the next one.
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
    let motion = null;
    if (last !== null) {
      const effects = effectsOf(scene, ply - 1, last);
      const seat = scene.due(ply - 1)[0];
      this.#traces = { ...tracesOf(effects), seat };
      if (before && oneOn) motion = { before: piecesOf(before), effects, seat };
    }
    this.#live?.move(motion);
    this.#still?.show({ report: this.#report, traces: this.#traces });
    this.#beginTurn();
    this.#describe();
  }

  /** Nothing is chosen yet. Who chooses by keys goes on with the first piece. */
  #beginTurn() {
    const report = this.#report;
    if (!report) return;
    this.#turn = new Turn(cellsOf(report, this.#seat).map((cell) => cell !== null));
    this.#problem = null;
    this.#askedToStay = false;
    this.pointers.cancel();
    const byKeys = this.handles.hasFocus && this.#state?.refusal === null;
    this.#selected = byKeys ? this.#turn.first : null;
    this.host.hint(null);
    if (this.#selected !== null) this.#showTurn();
    if (byKeys && this.#selected !== null) this.handles.focus(this.#selected);
  }

  // ---- choosing

  /** Tells the visitor why, when not. */
  #mayChoose() {
    const refusal = this.#state?.refusal ?? null;
    if (refusal !== null) this.host.hint({ kind: "problem", text: refusal });
    return refusal === null && this.#state !== null;
  }

  /** @param {number | null} piece */
  #select(piece) {
    if (piece !== null && !this.#turn.standing[piece]) return;
    this.#selected = piece;
    if (piece !== null && !this.tray.takesKeys) this.handles.focus(piece);
    if (piece !== null) this.tray.followFocus(piece);
    this.#changed();
  }

  /**
   * @param {number} piece
   * @param {string | null} letter
   */
  #step(piece, letter) {
    this.#turn.set(piece, letter);
    this.#changed();
  }

  /**
   * Gives the selected piece its step, or the first without one, and goes on to the next; not from a piece that faces a
   * wall. Two on one cell are often only so until the other one has its step too.
   * @param {string} letter
   */
  #stepOn(letter) {
    const turn = this.#turn;
    const piece = this.#selected ?? turn.next(-1) ?? turn.first;
    if (piece === null) return;
    turn.set(piece, letter);
    this.#check();
    const stuck =
      this.#problem?.rule === "rabbits-wall" && piecesOfProblem(this.#problem).includes(piece);
    const next = stuck ? piece : (turn.next(piece) ?? piece);
    this.#select(next);
    const done = t("rabbits-piece-does", {
      piece: pieceName(this.#seat, piece),
      does: stepWords(letter),
    });
    if (!this.#problem) this.#hint(done);
  }

  /** Takes back the selected piece's step, or goes back to the piece before. */
  #stepBack() {
    const { steps, standing } = this.#turn;
    let piece = this.#selected ?? steps.length;
    while (piece >= 0 && !(steps[piece] && standing[piece])) piece -= 1;
    if (piece < 0) return;
    this.#turn.set(piece, null);
    this.#select(piece);
  }

  /** @param {string} letters */
  #type(letters) {
    this.#turn.read(letters);
    this.#selected = null;
    this.#changed();
  }

  #clear() {
    this.#turn.clear();
    this.#selected = null;
    this.#changed();
  }

  #suggest() {
    if (!this.#mayChoose()) return;
    this.#pointed = null;
    this.host.suggest();
  }

  /** Fills in what the engine has found since it was asked. */
  #takeSuggestion() {
    const { pointed = null, scene, ply, refusal } = this.#state ?? {};
    if (pointed === this.#pointed || !scene || ply === undefined) return;
    this.#pointed = pointed;
    if (!pointed || refusal !== null) return;
    this.#turn.fill(pointed.move, (text) => scene.check(ply, text));
    this.#selected = null;
    this.#changed();
  }

  /** @param {boolean} typed whether it is the field of letters that sends */
  #send(typed) {
    if (!this.#mayChoose()) return;
    const turn = this.#turn;
    const letters = this.tray.field.value.length;
    if (typed && letters > 0 && letters < turn.steps.length) {
      const text = t("rabbits-too-short", { count: turn.steps.length, typed: letters });
      this.host.hint({ kind: "problem", text });
    } else if (this.#problem) {
      this.#hint();
    } else if (turn.isEmpty && !this.#askedToStay) {
      this.#askedToStay = true;
      this.host.hint({ kind: "hint", text: t("rabbits-all-stay") });
    } else {
      this.host.hint(null);
      this.host.play(turn.text);
    }
  }

  #check() {
    const { scene, ply, refusal } = this.#state ?? {};
    const asked = scene && ply !== undefined && refusal === null && !this.#turn.isEmpty;
    this.#problem = asked ? scene.check(ply, this.#turn.text) : null;
  }

  #changed() {
    this.#askedToStay = false;
    this.#check();
    this.#hint();
    this.#showTurn();
  }

  /**
   * What is wrong with the turn, or how far it is.
   * @param {string} [done] what was just chosen
   */
  #hint(done) {
    if (this.#problem) {
      this.host.hint({ kind: "problem", text: problemText(this.#problem) });
      return;
    }
    const { chosen, count } = this.#turn.counts;
    const piece = this.#selected;
    const asks = piece !== null && !(done && this.#turn.steps[piece]);
    const next = asks
      ? t("rabbits-choose", { piece: pieceName(this.#seat, piece) })
      : chosen > 0
        ? t("rabbits-progress", { chosen, left: count - chosen })
        : "";
    const text = done ? `${t("rabbits-sentence-end", { text: done })} ${next}`.trim() : next;
    this.host.hint(text === "" ? null : { kind: "hint", text });
  }

  // ---- keys

  /**
   * Keys belong to the board when the focus is on it, on the tray, or nowhere in particular; arrows then only when a
   * piece is selected, else they go through the moves.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const { target } = event;
    const here = target instanceof Node && this.handles.element.contains(target);
    const nowhere = target === document.body || target === this.container.closest("main");
    if (!(here || nowhere || this.tray.takesKeys) || document.querySelector("dialog")) return;
    const action = actionOf(event);
    if (!action || this.#state === null || this.#state.people.length === 0) return;
    const selected = this.#selected !== null;
    if (nowhere && action.kind !== "select" && !(selected || !this.#turn.isEmpty)) return;
    if (nowhere && action.kind === "step" && !selected) return;
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
        this.#stepBack();
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

  /** @returns {(Cell | null)[]} of the pieces that may be chosen */
  #cells() {
    return this.#report ? cellsOf(this.#report, this.#seat) : [];
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

  // ---- showing

  /** The tray, the buttons over the pieces, and the arrows: what follows from the turn being chosen. */
  #showTurn() {
    const state = this.#state;
    if (!state) return;
    const watched = state.people.length === 0;
    if (watched) this.tray.element.remove();
    else if (!this.tray.element.isConnected) this.host.tray.append(this.tray.element);
    const turn = this.#turn;
    const mayChoose = state.refusal === null;
    const selected = this.#selected === null ? null : this.#cells()[this.#selected];
    this.tray.show({
      seat: this.#seat,
      steps: turn.steps,
      standing: turn.standing,
      text: turn.text,
      isEmpty: turn.isEmpty,
      selected: this.#selected,
      problems: this.#problem ? piecesOfProblem(this.#problem) : [],
      mayChoose,
      maySend: mayChoose && this.#problem === null,
      suggesting: false,
      open: this.#openTo(selected ?? null),
    });
    this.#placeHandles();
    this.#live?.repaint();
  }

  /** @param {Cell | null} cell of the selected piece */
  #openTo(cell) {
    return cell && this.#setting ? [...openSides(this.#setting, cell), STAY].join("") : "NESW-";
  }

  #placeHandles() {
    const { people = [], refusal = null } = this.#state ?? {};
    const geometry = this.#live?.geometry;
    const [report, setting] = [this.#report, this.#setting];
    if (!geometry || !report || !setting) return;
    const cells = people.length > 0 ? this.#cells() : [];
    const pieces = cells.map((cell, piece) => {
      if (!cell) return null;
      const letter = this.#turn.steps[piece]?.letter ?? null;
      const label = pieceLabel(report, setting, this.#seat, piece, cell, letter);
      const [x, y] = geometry.centre(cell);
      return { label, x, y };
    });
    this.handles.show(pieces, this.#selected, geometry.cell, refusal === null);
  }

  /** All pieces and their places, for those who do not see the board. */
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

  /** What stands, what is being chosen, and what an engine means to do. */
  #marks() {
    if (!this.#report) return { pieces: [] };
    const choosing = {
      seat: this.#seat,
      steps: this.#turn.steps,
      selected: this.#selected,
      problem: this.#problem,
      pointed: this.#pointed,
      thinking: this.#thinking,
    };
    return marksOf(this.#report, choosing, this.#traces?.caught ?? []);
  }
}

/**
 * The side whose pieces may be chosen: the one to move, if it is a person's, else the first that is.
 * @param {BoardState} state
 */
function seatOf({ scene, ply, people }) {
  const [due] = scene.due(ply);
  return due !== undefined && people.includes(due) ? due : (people[0] ?? 0);
}
