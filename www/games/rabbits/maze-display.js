// The maze on a board for play: two drawn layers, the mover's pieces as buttons over them, the zoom with its arrows, and a list of
// all pieces for screen readers.

import { currentLook } from "../../kit/boards/canvas.js";
import { Zoom } from "../../kit/boards/zoom.js";
import { areCellsSmall, cellCentre, gridFit } from "../../kit/boards/zoom-grid.js";
import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { AnimatedLayer } from "./animated-layer.js";
import { edgeTargetsOf } from "./edge-targets.js";
import { Geometry, wholeMaze } from "./geometry.js";
import { marksOf } from "./marks.js";
import { PieceHandles, TOUCH_REACH } from "./piece-handles.js";
import { placeOf } from "./place-names.js";
import { cellsOf, piecesOf } from "./position.js";
import { StaticLayer } from "./static-layer.js";
import { pieceAndCellText, pieceLabel } from "./words.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("../../kit/boards/board.js").EnginePlan} EnginePlan
 */

/**
 * The content of the board.
 * @typedef {Object} BoardContent
 * @property {import("../../kit/boards/board.js").BoardState} state
 * @property {import("./position.js").Report} report
 * @property {import("./draw.js").Traces | null} traces
 * @property {import("../../kit/boards/program-drawings.js").ProgramDrawings} drawings
 */

/** No animation. */
const NO_MOTION = { journeys: [], eaten: [] };

export class MazeDisplay {
  /** The engine's plan. @type {EnginePlan | null} */
  enginePlan = null;
  /** @type {BoardContent | null} */
  #content = null;
  /** The labels, for screen readers, of the pieces that the visitor chooses for. @type {string[]} */
  #labels = [];
  /** The position for which the zoom buttons have been moved aside. @type {import("./position.js").Report | null} */
  #clearedFor = null;
  #list = h("ul", { class: "unseen", "aria-label": t("rabbits-pieces-all") });

  /**
   * @param {HTMLElement} container
   * @param {import("./position.js").Setting} setting
   * @param {import("./turn-choice.js").TurnChoice} turnChoice
   * @param {import("./routing.js").Routing} routing
   * @param {import("./piece-gestures.js").PieceGestures["gestures"]} gestures
   * @param {(piece: number) => void} select called for a press on a piece's button by a key
   */
  constructor(container, setting, turnChoice, routing, gestures, select) {
    this.setting = setting;
    this.turnChoice = turnChoice;
    this.routing = routing;
    this.handles = new PieceHandles(select);
    const maze = wholeMaze(setting);
    this.maze = maze;
    const margin = (/** @type {number} */ width, /** @type {number} */ height) =>
      new Geometry(width, height, 1, maze, true).frame;
    this.zoom = new Zoom(this.handles.element, {
      ...gestures,
      moved: () => this.#handleZoomChange(),
      state: () => turnChoice.turn,
      middle: () => this.#placeOfPiece(turnChoice.selected),
      needsButtonAt: (side) => areCellsSmall(side / maze.columns),
      limits: gridFit(maze.columns, margin),
    });
    this.staticLayer = new StaticLayer(container, setting, maze, true, this.zoom);
    const marks = () => this.#currentMarks();
    this.animatedLayer = new AnimatedLayer(container, maze, this.zoom, marks, () =>
      this.#placeButtons(),
    );
    container.append(this.handles.element, this.zoom.element, this.#list);
    this.handles.element.addEventListener("focusin", ({ target }) => {
      const button = /** @type {HTMLButtonElement} */ (target);
      if (button.matches(":focus-visible")) this.reveal(this.handles.buttons.indexOf(button));
    });
  }

  /** The places of the cells; null until the size is known. */
  get geometry() {
    return this.animatedLayer?.geometry ?? null;
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
  get cellWidth() {
    return this.geometry?.cell ?? Number.POSITIVE_INFINITY;
  }

  /** The maximum distance from a piece's middle at which a finger can touch it, in CSS pixels. */
  get touchReach() {
    return Math.max(TOUCH_REACH, (this.geometry?.cell ?? 1) / 2);
  }

  /**
   * Shows another position; if a move led to it, the move is animated.
   * @param {BoardContent} content
   * @param {import("./motion.js").Journey[]} journeys empty if no move is animated
   */
  showPosition(content, journeys) {
    this.#content = content;
    const { report, traces } = content;
    const handleArrival = () => this.staticLayer.show({ report, traces });
    if (journeys.length > 0 && traces) {
      // The marks of eaten cabbages and caught rabbits appear when the pieces arrive.
      this.staticLayer.show({ report, traces: { ...traces, eaten: [], caught: [] } });
    }
    const motion = journeys.length > 0 ? { journeys, eaten: traces?.eaten ?? [] } : NO_MOTION;
    this.animatedLayer.show(piecesOf(report), motion, handleArrival);
    this.#listPieces(report);
  }

  /** Updates the buttons over the pieces, the marks, and the arrows at the edge. @param {BoardContent} shown */
  showChoice(shown) {
    this.#content = shown;
    const { report } = shown;
    const { seat, turn } = this.turnChoice;
    this.#labels = this.#cells.map((cell, piece) => {
      const letter = turn.steps[piece]?.letter ?? null;
      return cell ? pieceLabel(report, this.setting, seat, piece, cell, letter) : "";
    });
    this.#placeButtons();
    this.animatedLayer.repaint();
  }

  repaint() {
    this.animatedLayer.repaint();
  }

  /** Brings a piece into view. @param {number | null} piece */
  reveal(piece) {
    this.revealCell(piece === null ? null : (this.#cells[piece] ?? null));
  }

  /** Brings a cell into view. @param {Cell | null} cell */
  revealCell(cell) {
    if (cell) this.zoom.reveal(this.#placeOfCell(cell));
  }

  /** Zooms in on cells. @param {readonly Cell[]} cells */
  showCells(cells) {
    this.zoom.frame(cells.map((cell) => this.#placeOfCell(cell)));
  }

  /** @param {Cell} cell */
  isInView(cell) {
    return this.zoom.view.isOnCanvas(this.#placeOfCell(cell));
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
      const distance = Math.hypot(...this.geometry.offsetFrom(cell, x, y));
      if (distance > minDistance) return;
      minDistance = distance;
      nearest = piece;
    });
    return nearest;
  }

  /** @param {import("./piece-gestures.js").Box} box */
  piecesIn({ left, top, right, bottom }) {
    return this.#cells.flatMap((cell, piece) => {
      if (!cell || !this.geometry) return [];
      const [x, y] = this.geometry.centreOf(cell);
      return x >= left && x <= right && y >= top && y <= bottom ? [piece] : [];
    });
  }

  /**
   * @param {number} piece
   * @param {number} x
   * @param {number} y
   * @returns {[number, number]}
   */
  offsetFromPiece(piece, x, y) {
    const cell = this.#cells[piece];
    return cell && this.geometry ? this.geometry.offsetFrom(cell, x, y) : [0, 0];
  }

  close() {
    this.animatedLayer.close();
    this.staticLayer.close();
    this.zoom.close();
    this.handles.element.remove();
    this.#list.remove();
  }

  /** @returns {(Cell | null)[]} the cells of the pieces that the visitor chooses for */
  get #cells() {
    return this.#content ? cellsOf(this.#content.report, this.turnChoice.seat) : [];
  }

  /** @param {number | null} piece */
  #placeOfPiece(piece) {
    const cell = piece === null ? null : this.#cells[piece];
    return cell ? this.#placeOfCell(cell) : null;
  }

  /** @param {Cell} cell */
  #placeOfCell([row, column]) {
    return cellCentre(column, row, this.maze.columns);
  }

  /** The board was zoomed or moved. */
  #handleZoomChange() {
    this.animatedLayer.updateZoom();
    this.staticLayer.updateZoom();
    this.#updateEdgeTargets();
  }

  /** Moves the buttons to the pieces' current places. */
  #placeButtons() {
    const { geometry } = this;
    if (!geometry || !this.#content) return;
    const { state } = this.#content;
    const cells = state.people.length > 0 ? this.#cells : [];
    const pieces = cells.map((cell, piece) => {
      if (!cell) return null;
      const [x, y] = geometry.centreOf(cell);
      return { label: this.#labels[piece] ?? "", x, y };
    });
    this.handles.show(pieces, this.turnChoice.chosen, geometry.cell, state.refusal === null);
    this.#keepClear();
    this.#updateEdgeTargets();
  }

  /** Moves the zoom buttons away from the pieces. */
  #keepClear() {
    const { report } = /** @type {BoardContent} */ (this.#content);
    if (this.#clearedFor === report) return;
    this.#clearedFor = report;
    const piecePlaces = piecesOf(report).map(({ cell }) => this.#placeOfCell(cell));
    this.zoom.keepClear({ piecePlaces, radius: 0.5 / this.maze.columns });
  }

  #updateEdgeTargets() {
    if (!this.#content) return;
    const { view } = this.zoom;
    const { report, traces } = this.#content;
    const isInView = (/** @type {Cell} */ cell) =>
      view.isWhole || view.isOnCanvas(this.#placeOfCell(cell));
    const targets = edgeTargetsOf(report, this.turnChoice, traces, isInView);
    this.zoom.pointAt(
      targets.map(({ cell, ...words }) => ({ ...words, place: this.#placeOfCell(cell) })),
    );
  }

  /** @param {import("./position.js").Report} report */
  #listPieces(report) {
    const pieceTexts = [0, 1].flatMap((seat) =>
      cellsOf(report, seat).map((cell, piece) => pieceAndCellText(seat, piece, cell)),
    );
    while (this.#list.childElementCount < pieceTexts.length) this.#list.append(h("li", null));
    pieceTexts.forEach((text, i) => {
      setText(/** @type {HTMLElement} */ (this.#list.children[i]), text);
    });
  }

  /** The marks over the position, with the choice in progress and the engine's plan. @returns {import("./draw.js").Marks} */
  #currentMarks() {
    if (!this.#content) return {};
    const { drawings, report, state, traces } = this.#content;
    // A turn has a step for each piece, so the marks of several turns at once would be unreadable.
    const shownMove = state.markedMove ?? state.best?.[0];
    const isOnlyShown = shownMove?.seat !== undefined;
    const enginePlan = isOnlyShown
      ? { seat: shownMove.seat ?? 0, plan: shownMove.plan }
      : this.enginePlan;
    const marks = marksOf(report, this.turnChoice, enginePlan, traces?.caught ?? []);
    const { previews, frame } = this.routing.pointerMarks;
    const chosenRoutes = [...previews, ...(marks.chosenRoutes ?? [])];
    const drawingLayers = this.#drawingLayers(drawings, report);
    return { ...marks, chosenRoutes, selectionFrame: frame, drawings: drawingLayers };
  }

  /**
   * A program's drawings.
   * @param {BoardContent["drawings"]} drawings
   * @param {BoardContent["report"]} report
   */
  #drawingLayers(drawings, report) {
    const { geometry } = this;
    if (!geometry) return null;
    const look = currentLook(this.animatedLayer.surface.canvas, geometry.width, geometry.height);
    return drawings.layersAt(look, (name) => placeOf(geometry, report, name));
  }
}
