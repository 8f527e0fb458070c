// The board of Space Mice for play: a drawing, a grid of buttons over it, and four handles around the chosen cell. The rules
// provide the legal arrows and their effects.

import { currentLook, openSurface } from "../../kit/boards/canvas.js";
import { CellGrid } from "../../kit/boards/cells.js";
import { showsCoordinates } from "../../kit/boards/coordinates.js";
import { DirectionHandles } from "../../kit/boards/handles.js";
import { LifeCycle } from "../../kit/boards/life-cycle.js";
import { Zoom } from "../../kit/boards/zoom.js";
import { drawStrips, gridFit, isSmall, placeIn } from "../../kit/boards/zoom-grid.js";
import { listenToZoomKeys } from "../../kit/boards/zoom-keys.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { isForPrint } from "../../kit/page/theme.js";
import { changeOf, TURNS } from "./ahead.js";
import { ArrowChoice } from "./choice.js";
import { draw } from "./draw.js";
import { cellName, cellPlace, Geometry } from "./geometry.js";
import { gesturesOf } from "./gestures.js";
import { groupsAt, journeysOf, newsStrengths } from "./motion.js";
import { placeOf } from "./named.js";
import { writtenArrow } from "./notation.js";
import { outsideOf } from "./outside.js";
import { CellPad } from "./pad.js";
import { aimOf, arrowsOf, groupsOf, newsOf, settingOf, startLines } from "./position.js";
import { MAKING, starts } from "./starts.js";
import { cellLabel, previewText } from "./words.js";

export { placeName } from "./named.js";
export { notations } from "./notation.js";
export { soundOf } from "./sounds.js";
export { moveText, partialHint, tallies } from "./words.js";

/**
 * @typedef {import("../../kit/boards/board.js").Board} Board
 * @typedef {import("../../kit/boards/board.js").BoardHost} BoardHost
 * @typedef {import("../../kit/boards/board.js").BoardState} BoardState
 * @typedef {import("./geometry.js").Heading} Heading
 * @typedef {import("./position.js").Setting} Setting
 */

/** @type {import("../../kit/boards/board.js").Setting} */
export const setting = {
  kind: "start",
  starts,
  making: MAKING,
  makes: "board",
  startOf: (scene) => startLines(settingOf(scene, 0)),
};

export const flows = true;

/** The puzzle's input. */
export const headless = true;

/** North is up for all players, as in the statement's notation. */
export const without = new Set(["flip"]);

/**
 * @param {HTMLElement} container a square
 * @param {BoardHost} host
 * @returns {Board}
 */
export function mountBoard(container, host) {
  return new MiceBoard(container, host);
}

/**
 * The content of a position on the board.
 * @typedef {Object} Shown
 * @property {Setting} setting
 * @property {import("./position.js").Arrow[]} arrows
 * @property {import("./position.js").Group[]} groups
 * @property {string | null} placed the cell of the last arrow
 * @property {import("./position.js").News} news
 */

/**
 * The animals' journeys to a position, and the news of the previous position.
 * @typedef {{ journeys: import("./motion.js").Journey[], news: import("./position.js").News }} Transition
 */

/** The cell size, in CSS pixels, below which the visitor can also choose a cell with a pad. */
const MIN_TOUCH_SIZE = 44;

class MiceBoard {
  #life;

  /** @type {Shown | null} */
  #shown = null;

  /** @type {ReturnType<MiceBoard["makeControls"]> | null} made when the size is known */
  #controls = null;

  /** The position and the chosen cell for which the zoom buttons have been moved aside. */
  #cleared = "";

  /** The chosen cell that was brought into view. @type {string | null} */
  #followed = null;

  #listening = new AbortController();

  /** @type {Set<string>} */
  #playable = new Set();

  /** @type {Transition | null} computed when it is needed */
  #transition = null;

  /** @type {{ move: string, change: import("./ahead.js").Change } | null} the last preview computed for this position */
  #change = null;

  /** @type {Setting[] | null} the positions that follow without an arrow */
  #aheadWithoutArrow = null;

  #pad = new CellPad((heading) => this.#controls?.choice.move(heading));
  #geometry = new Geometry(1, 1, 5, true);
  /** The position that the labels of the cells describe. */
  #described = "";

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
    this.#life = new LifeCycle(container, host, () => this.surface.repaint());
  }

  get #state() {
    return this.#life.state;
  }

  /** @param {BoardState} state */
  show(state) {
    const { scene, ply } = state;
    const suggested = this.#state?.pointed?.move;
    const isNew = this.#life.take(state) !== "same";
    const { position } = this.#life;
    this.#controls ??= this.makeControls(settingOf(scene, ply).size);
    const { grid, choice } = this.#controls;
    if (isNew) {
      this.#read(state);
      choice.rest();
      this.host.hint(null);
    }
    const options = /** @type {string[]} */ (state.refusal === null ? scene.options(ply) : []);
    this.#playable = new Set(options.map((move) => move.slice(0, -2)));
    if (!state.passing && position !== this.#described) {
      this.#describe(grid);
      this.#described = position;
    }
    const { pointed } = state;
    if (pointed && pointed.move !== suggested) this.#reveal(pointed.move.slice(0, -2));
    this.#pointOutside();
    this.surface.repaint();
  }

  /** @param {number} part */
  moveOn(part) {
    this.#life.moveOn(part);
  }

  /** @type {import("../../kit/boards/board.js").Board["placeAt"]} */
  placeAt(x, y) {
    const { left, top } = this.surface.canvas.getBoundingClientRect();
    return this.#geometry.cellAt(x - left, y - top)?.replace(" ", ",") ?? null;
  }

  cancel() {
    this.#controls?.choice.cancel();
  }

  leave() {
    this.cancel();
  }

  close() {
    this.#listening.abort();
    this.surface.close();
    this.#life.close();
    this.#pad.element.remove();
    this.#controls?.field.remove();
    this.#controls?.zoom.close();
  }

  /** @param {number} size */
  makeControls(size) {
    const grid = new CellGrid(size, size, t("board"));
    const choice = new ArrowChoice(this.container, grid, {
      playable: (cell) => this.#playable.has(cell),
      // Any arrow on the cell has the same problem.
      refuse: (cell) => this.#life.refuse(`${cell} N`),
      play: (move) => this.#play(move),
      follow: (cell) => this.#reveal(cell),
      changed: () => this.#choiceChanged(),
    });
    const handles = new DirectionHandles({
      point: (heading) => choice.point(heading),
      commit: (heading) => choice.press(heading),
      cancel: () => choice.cancel(),
    });
    const field = h("div", { class: "cells-field" }, grid.element, handles.element);
    const zoom = new Zoom(field, {
      ...gesturesOf(choice, handles.element, () => this.#geometry),
      moved: () => this.#moved(),
      state: () => this.#life.position,
      middle: () => (choice.chosen ? this.#placeOf(choice.chosen.cell) : null),
      helps: (side) => isSmall(side / size),
      fit: gridFit(size, (width, height) => new Geometry(width, height, size, true).frame),
    });
    this.container.append(field, zoom.element);
    listenToZoomKeys(this.container, zoom, this.#listening.signal);
    return { grid, choice, handles, field, zoom };
  }

  /** Reads another position. @param {BoardState} state */
  #read({ scene, ply }) {
    const setting = settingOf(scene, ply);
    this.#change = null;
    this.#aheadWithoutArrow = null;
    this.#transition = null;
    this.#shown = {
      setting,
      arrows: arrowsOf(setting),
      groups: groupsOf(setting),
      placed: ply > 0 ? scene.moves()[ply - 1].slice(0, -2) : null,
      news: newsOf(scene, ply),
    };
  }

  // ---- Choice

  /** @param {string} move */
  #play(move) {
    this.host.hint(null);
    this.host.play(move);
  }

  #choiceChanged() {
    this.host.hint(this.#hint());
    const chosen = this.#controls?.choice.chosen ?? null;
    // Brings the handles around the cell into view, too. After that the visitor may look elsewhere.
    if (chosen && !chosen.dragging && chosen.cell !== this.#followed) this.#reveal(chosen.cell);
    if (!chosen?.dragging) this.#followed = chosen?.cell ?? null;
    this.#placeHandles();
    this.#showPad();
    for (const button of this.#controls?.grid.buttons ?? []) {
      // A finger drags only from the chosen cell; elsewhere it scrolls the page.
      const chosen = button.dataset.cell === this.#controls?.choice.chosen?.cell;
      button.classList.toggle("draggable", chosen);
    }
    this.surface.repaint();
  }

  #showPad() {
    const choice = this.#controls?.choice;
    const wanted = choice?.chosen && choice.byTouch && this.#geometry.cell < MIN_TOUCH_SIZE;
    if (!choice?.chosen || !wanted) {
      this.#pad.element.remove();
      return;
    }
    this.#pad.show(choice.chosen.cell);
    if (!this.#pad.element.isConnected) this.host.tray.append(this.#pad.element);
  }

  /** @returns {import("../../kit/boards/board.js").Hint | null} */
  #hint() {
    const chosen = this.#controls?.choice.chosen;
    if (!chosen) return null;
    const { cell, heading, armed, dragging } = chosen;
    if (!heading) return { kind: "hint", text: t("mice-choose-heading", { cell }) };
    const move = `${cell} ${heading}`;
    const text = this.#state?.blind
      ? t("mice-preview-blind", { move: writtenArrow(move) })
      : previewText(writtenArrow(move), this.#changeOf(move));
    if (armed !== heading || dragging) return { kind: "hint", text };
    const place = { label: t("mice-place"), run: () => this.#controls?.choice.confirm() };
    return { kind: "hint", text, action: place };
  }

  /** @param {string} move */
  #changeOf(move) {
    if (this.#change?.move === move) return this.#change.change;
    const state = /** @type {BoardState} */ (this.#state);
    const { miceAhead } = this.host.warren;
    const now = settingOf(state.scene, state.ply);
    this.#aheadWithoutArrow ??= miceAhead(this.#life.position, undefined, TURNS);
    const change = changeOf(
      now,
      miceAhead(this.#life.position, move, TURNS),
      this.#aheadWithoutArrow,
    );
    this.#change = { move, change };
    return change;
  }

  // ---- Zoom

  /**
   * Computes the places of the cells, and moves the buttons there.
   * @param {number} width
   * @param {number} height
   */
  #measure(width, height) {
    const controls = this.#controls;
    const near = isForPrint() ? null : (controls?.zoom.view.near ?? null);
    const g = new Geometry(width, height, controls?.grid.columns ?? 1, true, near);
    this.#geometry = g;
    controls?.grid.place(g.left, g.top, g.side, g.side);
    if (controls?.choice.chosen) this.#placeHandles();
    return g;
  }

  /** The board was zoomed or moved. */
  #moved() {
    this.#measure(this.#geometry.width, this.#geometry.height);
    this.#showPad();
    this.#pointOutside();
    this.surface.repaint();
  }

  /** @param {string} cell */
  #placeOf(cell) {
    return placeIn(...cellPlace(cell), this.#controls?.grid.columns ?? 1);
  }

  /** Brings a cell into view. @param {string} cell */
  #reveal(cell) {
    this.#controls?.zoom.reveal(this.#placeOf(cell));
  }

  /** Points from the edge at news, choices and suggestions out of view. */
  #pointOutside() {
    const [controls, shown] = [this.#controls, this.#shown];
    if (!controls || !shown) return;
    const { choice, zoom } = controls;
    if (zoom.view.isWhole) {
      zoom.point([]);
      return;
    }
    const marks = { chosen: choice.chosen?.cell ?? null, pointed: this.#pointed() };
    const outside = outsideOf(shown, marks).map(({ cell, ...words }) => {
      return { ...words, place: this.#placeOf(cell) };
    });
    zoom.point(outside);
  }

  /** Moves the zoom buttons away from all pieces, and from the chosen cell with its handles, once per position and chosen cell. */
  #keepClear() {
    const [controls, shown] = [this.#controls, this.#shown];
    const cell = controls?.choice.chosen?.cell ?? null;
    const name = `${this.#life.position} ${cell}`;
    if (!controls || !shown || name === this.#cleared) return;
    this.#cleared = name;
    const { columns } = controls.grid;
    const [x, y] = cell === null ? [0, 0] : cellPlace(cell);
    const steps = cell === null ? [] : [-1, -0.5, 0, 0.5, 1];
    const pressed = steps.flatMap((right) =>
      steps.map((down) => placeIn(x + right, y + down, columns)),
    );
    const { animals, arrows, rockets } = shown.setting;
    const ends = [0, columns - 1];
    const pits = ends.flatMap((x) => ends.map((y) => [x, y]));
    const all = [...rockets, ...pits, ...arrows.flat(), ...animals];
    const pieces = all.map(([x, y]) => placeIn(x, y, columns));
    controls.zoom.keepClear({ pieces, radius: 0.5 / columns, pressed });
  }

  // ---- Display

  /** @param {CellGrid} grid */
  #describe(grid) {
    const shown = this.#shown;
    if (!shown) return;
    grid.describe((x, y) => {
      const name = cellName(x, y);
      return { name, label: cellLabel(shown.setting, shown.groups, shown.arrows, name) };
    });
  }

  #placeHandles() {
    const controls = this.#controls;
    if (!controls) return;
    const { chosen } = controls.choice;
    const { zoom } = controls;
    const isSeen = chosen && (zoom.view.isWhole || zoom.view.contains(this.#placeOf(chosen.cell)));
    if (!chosen || chosen.dragging || !isSeen) {
      controls.handles.hide();
      return;
    }
    const { cell, heading } = chosen;
    const [x, y] = this.#geometry.centre(...cellPlace(cell));
    const { cell: width, width: board } = this.#geometry;
    controls.handles.show(controls.grid.button(cell), { x, y, cell: width, board }, heading, {
      group: t("mice-headings-of", { cell }),
      direction: (direction) => t("mice-handle", { heading: direction, cell }),
    });
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {number} height
   */
  #paint(context, width, height) {
    if (!this.#state || !this.#shown || !this.#controls) return;
    const { setting, arrows, placed } = this.#shown;
    if (!isForPrint()) this.#controls.zoom.resize(width, height);
    const g = this.#measure(width, height);
    this.#keepClear();
    const look = currentLook(context.canvas, width, height);
    draw(context, {
      geometry: g,
      ...look,
      lettered: g.near === null && showsCoordinates(),
      setting,
      arrows,
      placed,
      ...this.#animalsView(this.#shown),
      pointed: this.#pointed(),
      best: this.#state?.best?.map(({ move }) => aimOf(move)),
      drawings: this.#life.drawings.at(look, (name) => placeOf(g, name)),
      ...this.#chosenView(),
    });
    if (g.near) drawStrips(context, g.near, g.size, look);
  }

  /**
   * The animals, in motion or at rest, and the latest events. During a choice the animals are shown at rest.
   * @param {Shown} shown
   */
  #animalsView({ groups, news }) {
    const { part } = this.#life;
    const transition = part < 1 && !this.#controls?.choice.chosen ? this.#transitionNow() : null;
    if (!transition) return { groups, news: [{ ...news, strength: 1 }] };
    const { next, previous } = newsStrengths(part);
    return {
      groups: groupsAt(transition.journeys, part),
      news: [
        { ...transition.news, strength: previous },
        { ...news, strength: next },
      ].filter(({ strength }) => strength > 0),
    };
  }

  /** @returns {Transition | null} null at the start, before any animal has moved */
  #transitionNow() {
    if (this.#transition || !this.#state || !this.#shown || this.#state.ply === 0)
      return this.#transition;
    const { scene, ply } = this.#state;
    const { setting, news } = this.#shown;
    this.#transition = {
      journeys: journeysOf(settingOf(scene, ply - 1), setting, news.eaten),
      news: newsOf(scene, ply - 1),
    };
    return this.#transition;
  }

  #pointed() {
    const move = this.#state?.pointed?.move;
    if (!move) return null;
    return aimOf(move);
  }

  /** The chosen cell, the preview, and the cell under the pointer. */
  #chosenView() {
    const controls = this.#controls;
    if (!controls || !this.#state || !this.#shown) return {};
    const { chosen, hovered } = controls.choice;
    if (!chosen) return { hovered: hovered && this.#playable.has(hovered) ? hovered : null };
    const { cell, heading } = chosen;
    if (!heading) return { selected: cell };
    const seat = this.#state.scene.due(this.#state.ply)[0];
    const lifted = this.#shown.arrows.find((arrow) => arrow.seat === seat && arrow.left === 1);
    return {
      selected: cell,
      ghost: { cell, heading, seat },
      lifted,
      change: this.#state.blind ? null : this.#changeOf(`${cell} ${heading}`),
    };
  }
}
