// The places of the cells of the board on the screen. North is up.

import { SIZE } from "./position.js";

/** @typedef {import("./position.js").Cell} Cell */

/** The width of the frame around the cells, without and with coordinates, in cells; and the minimum width with them, in pixels. */
const FRAME = { bare: 0.12, lettered: 0.28, minPixels: 16 };

/** The cells of the board at one size. All lengths are CSS pixels, from the canvas's top left. */
export class Geometry {
  /**
   * @param {number} width
   * @param {number} height
   * @param {boolean} hasCoordinates whether to leave room for coordinates
   */
  constructor(width, height, hasCoordinates) {
    const side = Math.min(width, height);
    const framePart = hasCoordinates ? FRAME.lettered : FRAME.bare;
    this.frame = Math.max(
      hasCoordinates ? FRAME.minPixels : 0,
      (framePart * side) / (SIZE + 2 * framePart),
    );
    this.cell = (side - 2 * this.frame) / SIZE;
    this.side = SIZE * this.cell;
    this.left = (width - this.side) / 2;
    this.top = (height - this.side) / 2;
  }

  /**
   * The top left of a cell, or of a place between cells.
   * @param {readonly [number, number]} cell
   * @returns {[number, number]}
   */
  cornerOf([row, column]) {
    return [this.left + column * this.cell, this.top + row * this.cell];
  }

  /**
   * The middle of a cell.
   * @param {readonly [number, number]} cell
   * @returns {[number, number]}
   */
  centreOf([row, column]) {
    return this.cornerOf([row + 0.5, column + 0.5]);
  }
}
