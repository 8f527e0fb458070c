// What changes on a board of rabbits: the pieces, and over them what is being chosen; over the layer that stands still.

import { currentColours, currentFont, openSurface } from "../../boards/canvas.js";
import { isForPaper } from "../../theme.js";
import { drawMarks, drawPieces } from "./draw.js";
import { Geometry } from "./geometry.js";
import { PieceLayer } from "./pieces.js";
import { Sprites } from "./sprites.js";

/**
 * @typedef {import("./draw.js").Marks} Marks
 * @typedef {import("./motion.js").Journey} Journey
 * @typedef {import("./position.js").Piece} Piece
 */

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export class LiveLayer {
  /** @type {Geometry | null} null until there is a size */
  geometry = null;

  #layer = new PieceLayer();
  /** The pieces on paper. */
  #sprites = new Sprites();
  /** Whether there is no mark on the canvas. */
  #isBlank = false;
  /** @type {readonly Piece[]} */
  #pieces = [];

  /**
   * @param {HTMLElement} container
   * @param {import("./geometry.js").Region} region
   * @param {() => Marks} marks what is drawn while nothing moves
   * @param {() => void} placed called when cells have got other places
   */
  constructor(container, region, marks, placed) {
    this.region = region;
    this.marks = marks;
    this.placed = placed;
    container.append(this.#layer.element);
    this.surface = openSurface(
      container,
      (context, width, height) => this.#paint(context, width, height),
      { covers: true },
    );
  }

  /** Draws the marks anew. While pieces are on their way nothing is drawn; when they arrive, it is. */
  repaint() {
    if (this.#layer.isMoving) return;
    // Where nothing is and nothing comes, nothing is to be done.
    if (this.#isBlank && isBlank(this.marks())) return;
    this.surface.repaint();
  }

  /**
   * Shows other pieces. What was still on its way is there at once.
   * @param {readonly Piece[]} pieces
   * @param {readonly Journey[]} journeys how they have come to stand so; without any they are there at once
   * @param {() => void} arrived called when they are there
   */
  show(pieces, journeys, arrived) {
    this.#layer.arrive();
    this.#pieces = pieces;
    const { geometry } = this;
    if (!geometry || reducedMotion.matches || journeys.length === 0) {
      this.surface.repaint();
      arrived();
      return;
    }
    if (!this.#isBlank) this.surface.repaint();
    this.#showPieces(pieces, geometry);
    this.#layer.move(journeys, geometry, () => {
      arrived();
      // Also when nothing is marked: who was caught is to be taken away.
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
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {number} height
   */
  #paint(context, width, height) {
    const scale = context.canvas.width / width;
    const before = this.geometry;
    const geometry = new Geometry(width, height, scale, this.region, true);
    this.geometry = geometry;
    const isPlaced = before?.cell === geometry.cell && before.left === geometry.left;
    if (!isPlaced) {
      this.#layer.arrive();
      this.placed();
    }
    const colours = currentColours(context.canvas);
    if (isForPaper()) {
      // There the board has another size, and the elements do not go with it.
      this.#sprites.for(geometry, colours, currentFont(context.canvas));
      drawPieces(context, geometry, this.#sprites, this.#pieces);
    } else {
      this.#showPieces(this.#pieces, geometry);
    }
    const marks = this.#layer.isMoving ? {} : this.marks();
    this.#isBlank = isBlank(marks);
    drawMarks(context, geometry, colours, marks);
  }
}

/** @param {Marks} marks */
function isBlank({ selected, ...lists }) {
  return !selected && Object.values(lists).every((list) => list.length === 0);
}
