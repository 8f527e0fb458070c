// The changing layer of a board of rabbits, over the static layer: the pieces, and over them the choice in progress.

import { currentColours, currentFont, openSurface } from "../../kit/boards/canvas.js";
import { drawCoordinateStrips } from "../../kit/boards/zoom-grid.js";
import { isStill } from "../../kit/page/motion.js";
import { isForPrint } from "../../kit/page/theme.js";
import { drawMarks, drawPieces } from "./draw.js";
import { Geometry } from "./geometry.js";
import { PieceLayer } from "./piece-layer.js";
import { Sprites } from "./sprites.js";

/**
 * @typedef {import("./draw.js").Marks} Marks
 * @typedef {import("./motion.js").Journey} Journey
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Piece} Piece
 */

export class AnimatedLayer {
  /** @type {Geometry | null} null until the size is known */
  geometry = null;

  #pieceLayer = new PieceLayer();
  /** The pieces on paper. */
  #printSprites = new Sprites();
  /** Whether the canvas has no marks. */
  #isCanvasBlank = false;
  /** @type {readonly Piece[]} */
  #pieces = [];

  /**
   * @param {HTMLElement} container
   * @param {import("./geometry.js").Region} region
   * @param {import("../../kit/boards/zoom.js").Zoom} zoom
   * @param {() => Marks} currentMarks returns the marks to draw while no piece moves
   * @param {() => void} onCellsMoved called when the cells have moved
   */
  constructor(container, region, zoom, currentMarks, onCellsMoved) {
    this.region = region;
    this.zoom = zoom;
    this.currentMarks = currentMarks;
    this.onCellsMoved = onCellsMoved;
    container.append(this.#pieceLayer.element);
    this.surface = openSurface(
      container,
      (context, width, height) => this.#paint(context, width, height),
      { coversContent: true },
    );
  }

  /** Redraws the marks. While pieces move, nothing is drawn until they arrive. */
  repaint() {
    if (this.#pieceLayer.isMoving) return;
    // The canvas is blank, and there are no marks to draw.
    if (this.#isCanvasBlank && areMarksEmpty(this.currentMarks())) return;
    this.surface.repaint();
  }

  /** The board was zoomed or moved. */
  updateZoom() {
    const { geometry } = this;
    // The places of the cells are needed before the next painting.
    if (geometry) this.#updateGeometry(geometry.width, geometry.height, geometry.scale);
    this.surface.repaint();
  }

  /**
   * Shows other pieces. Pieces still in motion arrive at once.
   * @param {readonly Piece[]} pieces
   * @param {{ journeys: readonly Journey[], eaten: readonly Cell[] }} motion the motion that leads to these pieces; without
   *   journeys, the pieces appear at once
   * @param {() => void} onArrival called when the pieces arrive
   */
  show(pieces, { journeys, eaten }, onArrival) {
    this.#pieceLayer.endMotion();
    this.#pieces = pieces;
    const { geometry } = this;
    if (!geometry || isStill() || journeys.length === 0) {
      this.surface.repaint();
      onArrival();
      return;
    }
    if (!this.#isCanvasBlank) this.surface.repaint();
    this.#showPieces(pieces, geometry);
    this.#pieceLayer.animate(journeys, eaten, geometry, () => {
      onArrival();
      // Needed even without marks, since a caught rabbit must disappear.
      this.#showPieces(this.#pieces, geometry);
      this.repaint();
    });
  }

  close() {
    this.#pieceLayer.endMotion();
    this.#pieceLayer.element.remove();
    this.surface.close();
  }

  /**
   * @param {readonly Piece[]} pieces
   * @param {Geometry} geometry
   */
  #showPieces(pieces, geometry) {
    const { canvas } = this.surface;
    this.#pieceLayer.show(pieces, geometry, currentColours(canvas), currentFont(canvas));
  }

  /**
   * Computes the places of the cells.
   * @param {number} width
   * @param {number} height
   * @param {number} scale
   */
  #updateGeometry(width, height, scale) {
    const previousGeometry = this.geometry;
    const zoomedTransform = isForPrint() ? null : this.zoom.view.zoomedTransform;
    const geometry = new Geometry(width, height, scale, this.region, true, zoomedTransform);
    this.geometry = geometry;
    const isUnchanged =
      previousGeometry?.cell === geometry.cell &&
      previousGeometry.left === geometry.left &&
      previousGeometry.top === geometry.top;
    if (!isUnchanged) {
      this.#pieceLayer.endMotion();
      this.onCellsMoved();
    }
    return geometry;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {number} height
   */
  #paint(context, width, height) {
    if (!isForPrint()) this.zoom.resize(width, height);
    const geometry = this.#updateGeometry(width, height, context.canvas.width / width);
    const colours = currentColours(context.canvas);
    const font = currentFont(context.canvas);
    if (isForPrint()) {
      // The board has a new size now, but the elements do not scale with it.
      this.#printSprites.prepare(geometry, colours, font);
      drawPieces(context, geometry, this.#printSprites, this.#pieces);
    } else {
      this.#showPieces(this.#pieces, geometry);
    }
    const marks = this.#pieceLayer.isMoving ? {} : this.currentMarks();
    this.#isCanvasBlank = areMarksEmpty(marks) && !geometry.zoomed;
    drawMarks(context, geometry, colours, marks, this.#pieces);
    const { zoomed, region } = geometry;
    if (zoomed)
      drawCoordinateStrips(context, zoomed, region.columns, { width, height, colours, font });
  }
}

/** @param {Marks} marks */
function areMarksEmpty({ drawings, selectionFrame, ...lists }) {
  return !drawings && !selectionFrame && Object.values(lists).every((list) => list.length === 0);
}
