// The places of the cells of a mice board on the screen. North is up.

import { STRIP_WIDTH } from "../../kit/boards/zoom-grid.js";

/** @typedef {"N" | "E" | "S" | "W"} Heading */

/** @type {readonly Heading[]} */
export const HEADINGS = ["N", "E", "S", "W"];

/** @type {Record<Heading, readonly [number, number]>} columns and rows of one step */
export const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The width of the wall with its doors, and with coordinates outside it, in cells; and the minimum width with them, in pixels. */
const FRAME = { bare: 0.3, coordinates: 0.55, minPixels: 18 };

/**
 * @param {number} x the column
 * @param {number} y the row
 */
export function cellName(x, y) {
  return `${x} ${y}`;
}

/**
 * Column and row.
 * @param {string} cell such as `2 0`
 * @returns {[number, number]}
 */
export function columnAndRowOf(cell) {
  const [x, y] = cell.split(" ").map(Number);
  return [x, y];
}

/** Cells of one board at one size. All lengths are CSS pixels, from the canvas's top left. */
export class Geometry {
  /**
   * @param {number} width
   * @param {number} height
   * @param {number} size columns and rows
   * @param {boolean} hasCoordinates whether to leave room for coordinates
   * @param {import("../../kit/boards/unit-square.js").Transform | null} [zoomed] the place of the cells if the board is zoomed in
   */
  constructor(width, height, size, hasCoordinates, zoomed = null) {
    this.width = width;
    this.height = height;
    const side = Math.min(width, height);
    const framePart = hasCoordinates ? FRAME.coordinates : FRAME.bare;
    const minWidth = hasCoordinates ? FRAME.minPixels : 0;
    this.frame = Math.max(minWidth, (framePart * side) / (size + 2 * framePart));
    this.cell = (side - 2 * this.frame) / size;
    this.size = size;
    this.side = size * this.cell;
    this.left = (width - this.side) / 2;
    this.top = (height - this.side) / 2;
    this.zoomed = zoomed;
    if (!zoomed) return;
    [this.side, this.left, this.top] = [zoomed.side, zoomed.left, zoomed.top];
    this.cell = this.side / size;
  }

  /**
   * The cell at a point; null outside the board.
   * @param {number} x
   * @param {number} y
   * @returns {string | null}
   */
  cellAt(x, y) {
    if (this.zoomed && (x < STRIP_WIDTH || y < STRIP_WIDTH)) return null;
    const column = Math.floor((x - this.left) / this.cell);
    const row = Math.floor((y - this.top) / this.cell);
    const isOnBoard = column >= 0 && row >= 0 && column < this.size && row < this.size;
    return isOnBoard ? cellName(column, row) : null;
  }

  /**
   * The middle of a place, possibly between cells.
   * @param {number} x in columns
   * @param {number} y in rows
   * @returns {[number, number]}
   */
  centreAt(x, y) {
    return [this.left + (x + 0.5) * this.cell, this.top + (y + 0.5) * this.cell];
  }

  /**
   * The heading in which a pointer has been dragged from a cell; null near its middle.
   * @param {string} cell
   * @param {number} x
   * @param {number} y
   * @returns {Heading | null}
   */
  dragHeading(cell, x, y) {
    const [cx, cy] = this.centreAt(...columnAndRowOf(cell));
    const [dx, dy] = [x - cx, y - cy];
    if (Math.hypot(dx, dy) < 0.45 * this.cell) return null;
    if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "E" : "W";
    return dy > 0 ? "S" : "N";
  }
}
