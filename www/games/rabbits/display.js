// The maze on a board for play: two drawn layers, the mover's pieces as buttons over them, the zoom with its arrows, and a list of
// all pieces for screen readers.

import { currentLook } from "../../kit/boards/canvas.js";
import { Zoom } from "../../kit/boards/zoom.js";
import { areCellsSmall, cellCentre, gridFit } from "../../kit/boards/zoom-grid.js";
import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { Geometry, wholeMaze } from "./geometry.js";
import { PieceHandles, REACH } from "./handles.js";
import { LiveLayer } from "./live.js";
import { marksOf } from "./marks.js";
import { outsideOf } from "./outside.js";
import { placeOf } from "./place-names.js";
import { cellsOf, piecesOf } from "./position.js";
import { StillLayer } from "./still.js";
import { pieceLabel, placeText } from "./words.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("../../kit/boards/board.js").Thinking} Thinking
 */

/**
 * The content of the board.
 * @typedef {Object} Shown
 * @property {import("../../kit/boards/board.js").BoardState} state
 * @property {import("./position.js").Report} report
 * @property {import("./draw.js").Traces | null} traces
 * @property {import("../../kit/boards/program-drawings.js").ProgramDrawings} drawings
 */

/** No animation. */
const NO_MOTION = { journeys: [], eaten: [] };

export class MazeDisplay {
  /** The engine's plan. @type {Thinking | null} */
  thinking = null;
  /** @type {Shown | null} */
  #shown = null;
  /** The labels, for screen readers, of the pieces that the visitor chooses for. @type {string[]} */
  #labels = [];
  /** The position for which the zoom buttons have been moved aside. @type {import("./position.js").Report | null} */
  #cleared = null;
  #list = h("ul", { class: "unseen", "aria-label": t("rabbits-pieces-all") });

  /**
   * @param {HTMLElement} container
   * @param {import("./position.js").Setting} setting
   * @param {import("./choosing.js").Choosing} choosing
   * @param {import("./routing.js").Routing} routing
   * @param {import("./pointers.js").Pointers["gestures"]} gestures
   * @param {(piece: number) => void} select called for a press on a piece's button by a key
   */
  constructor(container, setting, choosing, routing, gestures, select) {
    this.setting = setting;
    this.choosing = choosing;
    this.routing = routing;
    this.handles = new PieceHandles(select);
    const maze = wholeMaze(setting);
    this.maze = maze;
    const inset = (/** @type {number} */ width, /** @type {number} */ height) =>
      new Geometry(width, height, 1, maze, true).frame;
    this.zoom = new Zoom(this.handles.element, {
      ...gestures,
      moved: () => this.#moved(),
      state: () => choosing.turn,
      middle: () => this.#placeOf(choosing.selected),
      needsButtonAt: (side) => areCellsSmall(side / maze.columns),
      limits: gridFit(maze.columns, inset),
    });
    this.still = new StillLayer(container, setting, maze, true, this.zoom);
    const marks = () => this.#marks();
    this.live = new LiveLayer(container, maze, this.zoom, marks, () => this.#placed());
    container.append(this.handles.element, this.zoom.element, this.#list);
    this.handles.element.addEventListener("focusin", ({ target }) => {
      const button = /** @type {HTMLButtonElement} */ (target);
      if (button.matches(":focus-visible")) this.reveal(this.handles.buttons.indexOf(button));
    });
  }

  /** The places of the cells; null until the size is known. */
  get geometry() {
    return this.live?.geometry ?? null;
  }

  /**
   * The cell at a point of the window, in CSS pixels; null outside the maze.
   * @param {number} x
   * @param {number} y
   */
  cellAt(x, y) {
    const { left, top } = this.handles.element.getBoundingClientRect();
    return this.geometry?.cellAt(x - left, y - top) ?? null;
  }

  /** The width of a cell, in CSS pixels. */
  get cell() {
    return this.geometry?.cell ?? Number.POSITIVE_INFINITY;
  }

  /** The maximum distance from a piece's middle at which a finger can touch it, in CSS pixels. */
  get reach() {
    return Math.max(REACH, (this.geometry?.cell ?? 1) / 2);
  }

  /**
   * Shows another position; if a move led to it, the move is animated.
   * @param {Shown} shown
   * @param {import("./motion.js").Journey[]} journeys empty if no move is animated
   */
  move(shown, journeys) {
    this.#shown = shown;
    const { report, traces } = shown;
    const arrived = () => this.still.show({ report, traces });
    if (journeys.length > 0 && traces) {
      // The marks of eaten cabbages and caught rabbits appear when the pieces arrive.
      this.still.show({ report, traces: { ...traces, eaten: [], caught: [] } });
    }
    const motion = journeys.length > 0 ? { journeys, eaten: traces?.eaten ?? [] } : NO_MOTION;
    this.live.show(piecesOf(report), motion, arrived);
    this.#describe(report);
  }

  /** Updates the buttons over the pieces, the marks, and the arrows at the edge. @param {Shown} shown */
  show(shown) {
    this.#shown = shown;
    const { report } = shown;
    const { seat, turn } = this.choosing;
    this.#labels = this.#cells.map((cell, piece) => {
      const letter = turn.steps[piece]?.letter ?? null;
      return cell ? pieceLabel(report, this.setting, seat, piece, cell, letter) : "";
    });
    this.#placed();
    this.live.repaint();
  }

  repaint() {
    this.live.repaint();
  }

  /** Brings a piece into view. @param {number | null} piece */
  reveal(piece) {
    this.revealCell(piece === null ? null : (this.#cells[piece] ?? null));
  }

  /** Brings a cell into view. @param {Cell | null} cell */
  revealCell(cell) {
    if (cell) this.zoom.reveal(this.#place(cell));
  }

  /** @param {Cell} cell */
  sees(cell) {
    return this.zoom.view.isOnCanvas(this.#place(cell));
  }

  /**
   * The nearest piece of the mover.
   * @param {number} x
   * @param {number} y
   * @param {number} reach
   */
  pieceAt(x, y, reach) {
    let nearest = null;
    let minDistance = reach;
    this.#cells.forEach((cell, piece) => {
      if (!cell || !this.geometry) return;
      const distance = Math.hypot(...this.geometry.offset(cell, x, y));
      if (distance > minDistance) return;
      minDistance = distance;
      nearest = piece;
    });
    return nearest;
  }

  /** @param {import("./pointers.js").Box} box */
  piecesIn({ left, top, right, bottom }) {
    return this.#cells.flatMap((cell, piece) => {
      if (!cell || !this.geometry) return [];
      const [x, y] = this.geometry.centre(cell);
      return x >= left && x <= right && y >= top && y <= bottom ? [piece] : [];
    });
  }

  /**
   * @param {number} piece
   * @param {number} x
   * @param {number} y
   * @returns {[number, number]}
   */
  offset(piece, x, y) {
    const cell = this.#cells[piece];
    return cell && this.geometry ? this.geometry.offset(cell, x, y) : [0, 0];
  }

  close() {
    this.live.close();
    this.still.close();
    this.zoom.close();
    this.handles.element.remove();
    this.#list.remove();
  }

  /** @returns {(Cell | null)[]} the cells of the pieces that the visitor chooses for */
  get #cells() {
    return this.#shown ? cellsOf(this.#shown.report, this.choosing.seat) : [];
  }

  /** @param {number | null} piece */
  #placeOf(piece) {
    const cell = piece === null ? null : this.#cells[piece];
    return cell ? this.#place(cell) : null;
  }

  /** @param {Cell} cell */
  #place([row, column]) {
    return cellCentre(column, row, this.maze.columns);
  }

  /** The board was zoomed or moved. */
  #moved() {
    this.live.moved();
    this.still.moved();
    this.#pointOutside();
  }

  /** Moves the buttons to the pieces' current places. */
  #placed() {
    const { geometry } = this;
    if (!geometry || !this.#shown) return;
    const { state } = this.#shown;
    const cells = state.people.length > 0 ? this.#cells : [];
    const pieces = cells.map((cell, piece) => {
      if (!cell) return null;
      const [x, y] = geometry.centre(cell);
      return { label: this.#labels[piece] ?? "", x, y };
    });
    this.handles.show(pieces, this.choosing.chosen, geometry.cell, state.refusal === null);
    this.#keepClear();
    this.#pointOutside();
  }

  /** Moves the zoom buttons away from the pieces. */
  #keepClear() {
    const { report } = /** @type {Shown} */ (this.#shown);
    if (this.#cleared === report) return;
    this.#cleared = report;
    const piecePlaces = piecesOf(report).map(({ cell }) => this.#place(cell));
    this.zoom.keepClear({ piecePlaces, radius: 0.5 / this.maze.columns });
  }

  #pointOutside() {
    if (!this.#shown) return;
    const { view } = this.zoom;
    const { report, traces } = this.#shown;
    const isIn = (/** @type {Cell} */ cell) => view.isWhole || view.isOnCanvas(this.#place(cell));
    const outside = outsideOf(report, this.choosing, traces, isIn);
    this.zoom.pointAt(
      outside.map(({ cell, ...words }) => ({ ...words, place: this.#place(cell) })),
    );
  }

  /** @param {import("./position.js").Report} report */
  #describe(report) {
    const places = [0, 1].flatMap((seat) =>
      cellsOf(report, seat).map((cell, piece) => placeText(seat, piece, cell)),
    );
    while (this.#list.childElementCount < places.length) this.#list.append(h("li", null));
    places.forEach((text, i) => {
      setText(/** @type {HTMLElement} */ (this.#list.children[i]), text);
    });
  }

  /** The marks over the position, with the choice in progress and the engine's plan. */
  #marks() {
    if (!this.#shown) return {};
    const { drawings, report, state, traces } = this.#shown;
    // A turn has a step for each piece, so the marks of several turns at once would be unreadable.
    const plan = state.pointed ?? state.best?.[0];
    const isShown = plan?.seat !== undefined;
    const thinking = isShown ? { seat: plan.seat ?? 0, plan: plan.plan } : this.thinking;
    const marks = marksOf(report, this.choosing, thinking, traces?.caught ?? []);
    const { previews, frame } = this.routing.marks;
    const routes = [...previews, ...(marks.routes ?? [])];
    return { ...marks, routes, frame, drawings: this.#drawingLayers(drawings, report) };
  }

  /**
   * A program's drawings.
   * @param {Shown["drawings"]} drawings
   * @param {Shown["report"]} report
   */
  #drawingLayers(drawings, report) {
    const { geometry } = this;
    if (!geometry) return null;
    const look = currentLook(this.live.surface.canvas, geometry.width, geometry.height);
    return drawings.layersAt(look, (name) => placeOf(geometry, report, name));
  }
}
