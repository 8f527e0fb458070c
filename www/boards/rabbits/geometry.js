// Where the cells of the maze are on the screen.

/** @typedef {import("./position.js").Cell} Cell */

/**
 * The part of the maze that is shown: its first row and column, and how many.
 * @typedef {{ row: number, column: number, rows: number, columns: number }} Region
 */

/** The frame around the cells, in cells: one that holds coordinates, and one for the outer wall's thickness. */
const FRAMES = { wide: 0.95, narrow: 0.14 };

/** Coordinates are written where a cell is at least so large, in CSS pixels. */
const READABLE = 17;

/**
 * Cells, lines and coordinates of one board at one size. All lengths are CSS pixels, from the canvas's top left. The
 * lines between cells lie on whole device pixels, so that a cell can be painted anew without a trace at its edge.
 */
export class Geometry {
  /**
   * @param {number} width
   * @param {number} height
   * @param {number} scale device pixels a CSS pixel
   * @param {Region} region
   * @param {boolean} [coordinates] whether they are wanted, where there is room for them
   */
  constructor(width, height, scale, region, coordinates = false) {
    const side = (/** @type {number} */ frame) =>
      Math.min(width / (region.columns + 2 * frame), height / (region.rows + 2 * frame));
    this.coordinates = coordinates && side(FRAMES.wide) >= READABLE;
    const frame = this.coordinates ? FRAMES.wide : FRAMES.narrow;
    this.cell = side(frame);
    this.frame = frame * this.cell;
    this.scale = scale;
    this.region = region;
    this.left = (width - region.columns * this.cell) / 2;
    this.top = (height - region.rows * this.cell) / 2;
  }

  /** @param {number} length */
  #snapped(length) {
    return Math.round(length * this.scale) / this.scale;
  }

  /**
   * The line on the west of a column.
   * @param {number} column
   */
  x(column) {
    return this.#snapped(this.left + (column - this.region.column) * this.cell);
  }

  /**
   * The line on the north of a row.
   * @param {number} row
   */
  y(row) {
    return this.#snapped(this.top + (row - this.region.row) * this.cell);
  }

  /**
   * Left, top, width and height of a cell.
   * @param {Cell} cell
   * @returns {[number, number, number, number]}
   */
  box([row, column]) {
    const [x, y] = [this.x(column), this.y(row)];
    return [x, y, this.x(column + 1) - x, this.y(row + 1) - y];
  }

  /**
   * The middle of a place: a cell, or between two.
   * @param {Cell} place
   * @returns {[number, number]}
   */
  centre([row, column]) {
    return [
      this.left + (column - this.region.column + 0.5) * this.cell,
      this.top + (row - this.region.row + 0.5) * this.cell,
    ];
  }

  /**
   * Whether a cell is shown.
   * @param {Cell} cell
   */
  has([row, column]) {
    const { region } = this;
    return (
      row >= region.row &&
      row < region.row + region.rows &&
      column >= region.column &&
      column < region.column + region.columns
    );
  }

  /**
   * The cell at a point; null beside the maze.
   * @param {number} x
   * @param {number} y
   * @returns {Cell | null}
   */
  cellAt(x, y) {
    const { region } = this;
    /** @type {Cell} */
    const cell = [
      region.row + Math.floor((y - this.top) / this.cell),
      region.column + Math.floor((x - this.left) / this.cell),
    ];
    return this.has(cell) ? cell : null;
  }

  /**
   * How far a point is from the middle of a cell, to the right and down.
   * @param {Cell} cell
   * @param {number} x
   * @param {number} y
   * @returns {[number, number]}
   */
  offset(cell, x, y) {
    const [cx, cy] = this.centre(cell);
    return [x - cx, y - cy];
  }
}

/**
 * The direction in which something lies; null when it is nearer than `least`.
 * @param {readonly [number, number]} offset to the right and down
 * @param {number} least
 * @returns {import("./position.js").Direction | null}
 */
export function directionOf([right, down], least) {
  if (Math.max(Math.abs(right), Math.abs(down)) < least) return null;
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? "E" : "W";
  return down > 0 ? "S" : "N";
}

/**
 * The whole maze as a region.
 * @param {import("./position.js").Setting} setting
 * @returns {Region}
 */
export function wholeMaze({ walls }) {
  return { row: 0, column: 0, rows: walls.length, columns: walls[0].length };
}
