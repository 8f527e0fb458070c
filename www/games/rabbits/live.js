// The changing layer of a board of rabbits, over the static layer: the pieces, and over them the choice in progress.

import { currentColours, currentFont, openSurface } from "../../kit/boards/canvas.js";
import { drawCoordinateStrips } from "../../kit/boards/zoom-grid.js";
import { isStill } from "../../kit/page/motion.js";
import { isForPrint } from "../../kit/page/theme.js";
import { drawMarks, drawPieces } from "./draw.js";
import { Geometry } from "./geometry.js";
import { PieceLayer } from "./pieces.js";
import { Sprites } from "./sprites.js";

/**
 * @typedef {import("./draw.js").Marks} Marks
 * @typedef {import("./motion.js").Journey} Journey
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Piece} Piece
 */

export class LiveLayer {
  /** @type {Geometry | null} null until the size is known */
  geometry = null;

  #layer = new PieceLayer();
  /** The pieces on paper. */
  #sprites = new Sprites();
  /** Whether the canvas has no marks. */
  #isBlank = false;
  /** @type {readonly Piece[]} */
  #pieces = [];

  /**
   * @param {HTMLElement} container
   * @param {import("./geometry.js").Region} region
   * @param {import("../../kit/boards/zoom.js").Zoom} zoom
   * @param {() => Marks} marks returns the marks to draw while no piece moves
   * @param {() => void} placed called when the cells have moved
   */
  constructor(container, region, zoom, marks, placed) {
    this.region = region;
    this.zoom = zoom;
    this.marks = marks;
    this.placed = placed;
    container.append(this.#layer.element);
    this.surface = openSurface(
      container,
      (context, width, height) => this.#paint(context, width, height),
      { coversContent: true },
    );
  }

  /** Redraws the marks. While pieces move, nothing is drawn until they arrive. */
  repaint() {
    if (this.#layer.isMoving) return;
    // The canvas is blank, and there are no marks to draw.
    if (this.#isBlank && isBlank(this.marks())) return;
    this.surface.repaint();
  }

  /** The board was zoomed or moved. */
  moved() {
    const { geometry } = this;
    // The places of the cells are needed before the next painting.
    if (geometry) this.#measure(geometry.width, geometry.height, geometry.scale);
    this.surface.repaint();
  }

  /**
   * Shows other pieces. Pieces still in motion arrive at once.
   * @param {readonly Piece[]} pieces
   * @param {{ journeys: readonly Journey[], eaten: readonly Cell[] }} motion the motion that leads to these pieces; without
   *   journeys, the pieces appear at once
   * @param {() => void} arrived called when the pieces arrive
   */
  show(pieces, { journeys, eaten }, arrived) {
    this.#layer.arrive();
    this.#pieces = pieces;
    const { geometry } = this;
    if (!geometry || isStill() || journeys.length === 0) {
      this.surface.repaint();
      arrived();
      return;
    }
    if (!this.#isBlank) this.surface.repaint();
    this.#showPieces(pieces, geometry);
    this.#layer.move(journeys, eaten, geometry, () => {
      arrived();
      // Needed even without marks, since a caught rabbit must disappear.
      this.#showPieces(this.#pieces, geometry);
      this.repaint();
    });
  }

  close() {
    this.#layer.arrive();
    this.#layer.element.remove();
    this.surface.close();
  }

  /**
   * @param {readonly Piece[]} pieces
   * @param {Geometry} geometry
   */
  #showPieces(pieces, geometry) {
    const { canvas } = this.surface;
    this.#layer.show(pieces, geometry, currentColours(canvas), currentFont(canvas));
  }

  /**
   * Computes the places of the cells.
   * @param {number} width
   * @param {number} height
   * @param {number} scale
   */
  #measure(width, height, scale) {
    const before = this.geometry;
    const near = isForPrint() ? null : this.zoom.view.zoomedTransform;
    const geometry = new Geometry(width, height, scale, this.region, true, near);
    this.geometry = geometry;
    const isPlaced =
      before?.cell === geometry.cell &&
      before.left === geometry.left &&
      before.top === geometry.top;
    if (!isPlaced) {
      this.#layer.arrive();
      this.placed();
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
    const geometry = this.#measure(width, height, context.canvas.width / width);
    const colours = currentColours(context.canvas);
    const font = currentFont(context.canvas);
    if (isForPrint()) {
      // The board has a new size now, but the elements do not scale with it.
      this.#sprites.prepare(geometry, colours, font);
      drawPieces(context, geometry, this.#sprites, this.#pieces);
    } else {
      this.#showPieces(this.#pieces, geometry);
    }
    const marks = this.#layer.isMoving ? {} : this.marks();
    this.#isBlank = isBlank(marks) && !geometry.near;
    drawMarks(context, geometry, colours, marks, this.#pieces);
    const { near, region } = geometry;
    if (near) drawCoordinateStrips(context, near, region.columns, { width, height, colours, font });
  }
}

/** @param {Marks} marks */
function isBlank({ drawings, frame, ...lists }) {
  return !drawings && !frame && Object.values(lists).every((list) => list.length === 0);
}
