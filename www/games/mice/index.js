// The board of Space Mice for play: a drawing, a grid of buttons over it, and four handles around the chosen cell. The rules
// provide the legal arrows and their effects.

import { currentLook, openSurface } from "../../kit/boards/canvas.js";
import { CellGrid } from "../../kit/boards/cells.js";
import { showsCoordinates } from "../../kit/boards/coordinates.js";
import { DirectionHandles } from "../../kit/boards/handles.js";
import { LifeCycle } from "../../kit/boards/life-cycle.js";
import { Zoom } from "../../kit/boards/zoom.js";
import {
  areCellsSmall,
  cellCentre,
  drawCoordinateStrips,
  gridFit,
} from "../../kit/boards/zoom-grid.js";
import { listenToZoomKeys } from "../../kit/boards/zoom-keys.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { isForPrint } from "../../kit/page/theme.js";
import { changeByArrow, PREVIEW_TURNS } from "./arrow-preview.js";
import { gesturesOf } from "./board-gestures.js";
import { CellPad } from "./cell-pad.js";
import { ArrowChoice } from "./choice.js";
import { draw } from "./draw.js";
import { edgeTargetsOf } from "./edge-targets.js";
import { cellName, columnAndRowOf, Geometry } from "./geometry.js";
import { journeysOf, movingGroupsAt, summaryOpacities } from "./motion.js";
import { chosenNotation } from "./notation.js";
import { placeOf } from "./place-names.js";
import {
  arrowsOf,
  groupsOf,
  parseArrow,
  settingOf,
  startLines,
  turnSummaryOf,
} from "./position.js";
import { MAKING, starts } from "./starts.js";
import { cellLabel, previewText } from "./words.js";

export { notations } from "./notation.js";
export { placeName } from "./place-names.js";
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

export const showsMovesInProgress = true;

/** The puzzle's input. */
export const headless = true;

/** North is up for all players, as in the statement's notation. */
export const unneededControls = new Set(["flip"]);

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
 * @typedef {Object} BoardContent
 * @property {Setting} setting
 * @property {import("./position.js").Arrow[]} arrows
 * @property {import("./position.js").Group[]} groups
 * @property {string | null} lastArrowCell the cell of the last arrow
 * @property {import("./position.js").TurnSummary} turnSummary
 */

/**
 * The animals' journeys to a position, and the summary.
 * @typedef {{ journeys: import("./motion.js").Journey[], previousSummary: import("./position.js").TurnSummary }} Transition
 */

/** The cell size, in CSS pixels, below which the visitor can also choose a cell with a pad. */
const MIN_TOUCH_SIZE = 44;

class MiceBoard {
  #lifeCycle;

  /** @type {BoardContent | null} */
  #content = null;

  /** @type {ReturnType<MiceBoard["makeControls"]> | null} made when the size is known */
  #controls = null;

  /** The position and the chosen cell for which the zoom buttons have been moved aside. */
  #clearedFor = "";

  /** The chosen cell that was brought into view. @type {string | null} */
  #revealedCell = null;

  #listeners = new AbortController();

  /** @type {Set<string>} */
  #playable = new Set();

  /** @type {Transition | null} computed when it is needed */
  #transition = null;

  /** @type {{ move: string, preview: import("./arrow-preview.js").Change } | null} the last preview computed for this position */
  #lastPreview = null;

  /** @type {Setting[] | null} the positions that follow without an arrow */
  #aheadWithoutArrow = null;

  #pad = new CellPad((heading) => this.#controls?.choice.moveChosenCell(heading));
  #geometry = new Geometry(1, 1, 5, true);
  /** The position that the labels of the cells describe. */
  #labelledPosition = "";

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
  }

  get #state() {
    return this.#lifeCycle.state;
  }

  /** @param {BoardState} state */
  show(state) {
    const { scene, ply } = state;
    const previousSuggestion = this.#state?.markedMove?.move;
    const isNew = this.#lifeCycle.update(state) !== "same";
    const { position } = this.#lifeCycle;
    this.#controls ??= this.makeControls(settingOf(scene, ply).size);
    const { grid, choice } = this.#controls;
    if (isNew) {
      this.#readPosition(state);
      choice.cancelAndUnhover();
      this.host.showHint(null);
    }
    const options = /** @type {string[]} */ (state.refusal === null ? scene.options(ply) : []);
    this.#playable = new Set(options.map((move) => move.slice(0, -2)));
    if (!state.isPassing && position !== this.#labelledPosition) {
      this.#labelCells(grid);
      this.#labelledPosition = position;
    }
    const { markedMove } = state;
    if (markedMove && markedMove.move !== previousSuggestion)
      this.#revealCell(markedMove.move.slice(0, -2));
    this.#updateEdgeTargets();
    this.surface.repaint();
  }

  /** @param {number} progress */
  showMoveInProgress(progress) {
    this.#lifeCycle.showMoveInProgress(progress);
  }

  /** @type {import("../../kit/boards/board.js").Board["placeAt"]} */
  placeAt(x, y) {
    const { left, top } = this.surface.canvas.getBoundingClientRect();
    return this.#geometry.cellAt(x - left, y - top)?.replace(" ", ",") ?? null;
  }

  cancel() {
    this.#controls?.choice.cancel();
  }

  onOutsidePress() {
    this.cancel();
  }

  close() {
    this.#listeners.abort();
    this.surface.close();
    this.#lifeCycle.close();
    this.#pad.element.remove();
    this.#controls?.field.remove();
    this.#controls?.zoom.close();
  }

  /** @param {number} size */
  makeControls(size) {
    const grid = new CellGrid(size, size, t("board"));
    const choice = new ArrowChoice(this.container, grid, {
      canPlaceArrow: (cell) => this.#playable.has(cell),
      // Any arrow on the cell has the same problem.
      refuse: (cell) => this.#lifeCycle.refuse(`${cell} N`),
      play: (move) => this.#play(move),
      revealCell: (cell) => this.#revealCell(cell),
      onChoiceChange: () => this.#showChoice(),
    });
    const handles = new DirectionHandles({
      point: (heading) => choice.previewHeading(heading),
      commit: (heading) => choice.pressHeading(heading),
      cancel: () => choice.cancel(),
    });
    const field = h("div", { class: "cells-field" }, grid.element, handles.element);
    const zoom = new Zoom(field, {
      ...gesturesOf(choice, handles.element, () => this.#geometry),
      moved: () => this.#handleZoomChange(),
      state: () => this.#lifeCycle.position,
      middle: () => (choice.chosen ? this.#placeOf(choice.chosen.cell) : null),
      needsButtonAt: (side) => areCellsSmall(side / size),
      limits: gridFit(size, (width, height) => new Geometry(width, height, size, true).frame),
    });
    this.container.append(field, zoom.element);
    listenToZoomKeys(this.container, zoom, this.#listeners.signal);
    return { grid, choice, handles, field, zoom };
  }

  /** Reads another position. @param {BoardState} state */
  #readPosition({ scene, ply }) {
    const setting = settingOf(scene, ply);
    this.#lastPreview = null;
    this.#aheadWithoutArrow = null;
    this.#transition = null;
    this.#content = {
      setting,
      arrows: arrowsOf(setting),
      groups: groupsOf(setting),
      lastArrowCell: ply > 0 ? scene.moves()[ply - 1].slice(0, -2) : null,
      turnSummary: turnSummaryOf(scene, ply),
    };
  }

  // ---- Choice

  /** @param {string} move */
  #play(move) {
    this.host.showHint(null);
    this.host.play(move);
  }

  #showChoice() {
    this.host.showHint(this.#choiceHint());
    const chosen = this.#controls?.choice.chosen ?? null;
    // Brings the handles around the cell into view, too. After that the visitor may look elsewhere.
    if (chosen && !chosen.dragging && chosen.cell !== this.#revealedCell)
      this.#revealCell(chosen.cell);
    if (!chosen?.dragging) this.#revealedCell = chosen?.cell ?? null;
    this.#placeHandles();
    this.#showPad();
    for (const button of this.#controls?.grid.buttons ?? []) {
      // A finger drags only from the chosen cell; elsewhere it scrolls the page.
      const isChosen = button.dataset.cell === this.#controls?.choice.chosen?.cell;
      button.classList.toggle("draggable", isChosen);
    }
    this.surface.repaint();
  }

  #showPad() {
    const choice = this.#controls?.choice;
    const isPadNeeded =
      choice?.chosen && choice.isTouchInput && this.#geometry.cell < MIN_TOUCH_SIZE;
    if (!choice?.chosen || !isPadNeeded) {
      this.#pad.element.remove();
      return;
    }
    this.#pad.show(choice.chosen.cell);
    if (!this.#pad.element.isConnected) this.host.tray.append(this.#pad.element);
  }

  /** @returns {import("../../kit/boards/board.js").Hint | null} */
  #choiceHint() {
    const chosen = this.#controls?.choice.chosen;
    if (!chosen) return null;
    const { cell, heading, armed, dragging } = chosen;
    if (!heading) return { kind: "hint", text: t("mice-choose-heading", { cell }) };
    const move = `${cell} ${heading}`;
    const text = this.#state?.blind
      ? t("mice-preview-blind", { move: chosenNotation(move) })
      : previewText(chosenNotation(move), this.#previewOf(move));
    if (armed !== heading || dragging) return { kind: "hint", text };
    const placeAction = {
      label: t("mice-place"),
      run: () => this.#controls?.choice.placeArmedArrow(),
    };
    return { kind: "hint", text, action: placeAction };
  }

  /** @param {string} move */
  #previewOf(move) {
    if (this.#lastPreview?.move === move) return this.#lastPreview.preview;
    const state = /** @type {BoardState} */ (this.#state);
    const { miceAhead } = this.host.warren;
    const currentSetting = settingOf(state.scene, state.ply);
    this.#aheadWithoutArrow ??= miceAhead(this.#lifeCycle.position, undefined, PREVIEW_TURNS);
    const preview = changeByArrow(
      currentSetting,
      miceAhead(this.#lifeCycle.position, move, PREVIEW_TURNS),
      this.#aheadWithoutArrow,
    );
    this.#lastPreview = { move, preview };
    return preview;
  }

  // ---- Zoom

  /**
   * Computes the places of the cells, and moves the buttons there.
   * @param {number} width
   * @param {number} height
   */
  #updateGeometry(width, height) {
    const controls = this.#controls;
    const zoomedTransform = isForPrint() ? null : (controls?.zoom.view.zoomedTransform ?? null);
    const g = new Geometry(width, height, controls?.grid.columns ?? 1, true, zoomedTransform);
    this.#geometry = g;
    controls?.grid.setBounds(g.left, g.top, g.side, g.side);
    if (controls?.choice.chosen) this.#placeHandles();
    return g;
  }

  /** The board was zoomed or moved. */
  #handleZoomChange() {
    this.#updateGeometry(this.#geometry.width, this.#geometry.height);
    this.#showPad();
    this.#updateEdgeTargets();
    this.surface.repaint();
  }

  /** @param {string} cell */
  #placeOf(cell) {
    return cellCentre(...columnAndRowOf(cell), this.#controls?.grid.columns ?? 1);
  }

  /** Brings a cell into view. @param {string} cell */
  #revealCell(cell) {
    this.#controls?.zoom.reveal(this.#placeOf(cell));
  }

  /** Points from the edge at news, choices and suggestions out of view. */
  #updateEdgeTargets() {
    const [controls, content] = [this.#controls, this.#content];
    if (!controls || !content) return;
    const { choice, zoom } = controls;
    if (zoom.view.isWhole) {
      zoom.pointAt([]);
      return;
    }
    const marks = { chosen: choice.chosen?.cell ?? null, suggestion: this.#suggestedArrow() };
    const targets = edgeTargetsOf(content, marks).map(({ cell, ...words }) => {
      return { ...words, place: this.#placeOf(cell) };
    });
    zoom.pointAt(targets);
  }

  /** Moves the zoom buttons away from all pieces, and from the chosen cell with its handles, once per position and chosen cell. */
  #keepClear() {
    const [controls, content] = [this.#controls, this.#content];
    const cell = controls?.choice.chosen?.cell ?? null;
    const name = `${this.#lifeCycle.position} ${cell}`;
    if (!controls || !content || name === this.#clearedFor) return;
    this.#clearedFor = name;
    const { columns } = controls.grid;
    const [x, y] = cell === null ? [0, 0] : columnAndRowOf(cell);
    const offsets = cell === null ? [] : [-1, -0.5, 0, 0.5, 1];
    const controlPlaces = offsets.flatMap((right) =>
      offsets.map((down) => cellCentre(x + right, y + down, columns)),
    );
    const { animals, arrows, rockets } = content.setting;
    const edgeIndices = [0, columns - 1];
    const pits = edgeIndices.flatMap((x) => edgeIndices.map((y) => [x, y]));
    const pieceCells = [...rockets, ...pits, ...arrows.flat(), ...animals];
    const piecePlaces = pieceCells.map(([x, y]) => cellCentre(x, y, columns));
    controls.zoom.keepClear({ piecePlaces, radius: 0.5 / columns, controlPlaces });
  }

  // ---- Display

  /** @param {CellGrid} grid */
  #labelCells(grid) {
    const content = this.#content;
    if (!content) return;
    grid.labelCells((x, y) => {
      const name = cellName(x, y);
      return { name, label: cellLabel(content.setting, content.groups, content.arrows, name) };
    });
  }

  #placeHandles() {
    const controls = this.#controls;
    if (!controls) return;
    const { chosen } = controls.choice;
    const { zoom } = controls;
    const isSeen =
      chosen && (zoom.view.isWhole || zoom.view.isOnCanvas(this.#placeOf(chosen.cell)));
    if (!chosen || chosen.dragging || !isSeen) {
      controls.handles.hide();
      return;
    }
    const { cell, heading } = chosen;
    const [x, y] = this.#geometry.centreAt(...columnAndRowOf(cell));
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
    if (!this.#state || !this.#content || !this.#controls) return;
    const { setting, arrows, lastArrowCell } = this.#content;
    if (!isForPrint()) this.#controls.zoom.resize(width, height);
    const g = this.#updateGeometry(width, height);
    this.#keepClear();
    const look = currentLook(context.canvas, width, height);
    draw(context, {
      geometry: g,
      ...look,
      showsCoordinates: g.zoomed === null && showsCoordinates(),
      setting,
      arrows,
      lastArrowCell,
      ...this.#animalsView(this.#content),
      suggestion: this.#suggestedArrow(),
      bestMoves: this.#state?.best?.map(({ move }) => parseArrow(move)),
      drawings: this.#lifeCycle.drawings.layersAt(look, (name) => placeOf(g, name)),
      ...this.#chosenView(),
    });
    if (g.zoomed) drawCoordinateStrips(context, g.zoomed, g.size, look);
  }

  /**
   * The animals, in motion or at rest, and the latest events. During a choice the animals are shown at rest.
   * @param {BoardContent} content
   */
  #animalsView({ groups, turnSummary }) {
    const { progress } = this.#lifeCycle;
    const transition =
      progress < 1 && !this.#controls?.choice.chosen ? this.#currentTransition() : null;
    if (!transition) return { groups, turnSummaries: [{ ...turnSummary, strength: 1 }] };
    const { next, previous } = summaryOpacities(progress);
    return {
      groups: movingGroupsAt(transition.journeys, progress),
      turnSummaries: [
        { ...transition.previousSummary, strength: previous },
        { ...turnSummary, strength: next },
      ].filter(({ strength }) => strength > 0),
    };
  }

  /** @returns {Transition | null} null at the start, before any animal has moved */
  #currentTransition() {
    if (this.#transition || !this.#state || !this.#content || this.#state.ply === 0)
      return this.#transition;
    const { scene, ply } = this.#state;
    const { setting, turnSummary } = this.#content;
    this.#transition = {
      journeys: journeysOf(settingOf(scene, ply - 1), setting, turnSummary.eaten),
      previousSummary: turnSummaryOf(scene, ply - 1),
    };
    return this.#transition;
  }

  #suggestedArrow() {
    const move = this.#state?.markedMove?.move;
    if (!move) return null;
    return parseArrow(move);
  }

  /** The chosen cell, the preview, and the cell under the pointer. */
  #chosenView() {
    const controls = this.#controls;
    if (!controls || !this.#state || !this.#content) return {};
    const { chosen, hovered } = controls.choice;
    if (!chosen) return { hovered: hovered && this.#playable.has(hovered) ? hovered : null };
    const { cell, heading } = chosen;
    if (!heading) return { selected: cell };
    const seat = this.#state.scene.due(this.#state.ply)[0];
    const replacedArrow = this.#content.arrows.find(
      (arrow) => arrow.seat === seat && arrow.placementsLeft === 1,
    );
    return {
      selected: cell,
      ghost: { cell, heading, seat },
      replacedArrow,
      stepChanges: this.#state.blind ? null : this.#previewOf(`${cell} ${heading}`),
    };
  }
}
