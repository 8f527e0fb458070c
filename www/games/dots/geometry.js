// The places of the cells of a dots board on the screen, and the column and row of a cell's name.

/** @typedef {"N" | "E" | "S" | "W"} Direction */

/** @type {readonly Direction[]} */
export const DIRECTIONS = ["N", "E", "S", "W"];

/** @type {Record<Direction, readonly [number, number]>} columns and rows of one step */
const STEPS = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/** @type {Record<Direction, Direction>} */
export const OPPOSITE = { N: "S", E: "W", S: "N", W: "E" };

/** The frame around the cells, which holds the coordinates, in cells. */
const FRAME = 0.36;

/**
 * The part of a board to show: the first column and row, counted from 0 at A1, and their numbers.
 * @typedef {{ column: number, row: number, columns: number, rows: number }} Region
 */

/**
 * @param {number} column from 0
 * @param {number} row from 0
 */
export function cellName(column, row) {
  return String.fromCharCode(65 + column) + (row + 1);
}

/**
 * Column and row from 0.
 * @param {string} cell such as `E4`
 * @returns {[number, number]}
 */
export function columnAndRowOf(cell) {
  return [cell.charCodeAt(0) - 65, Number(cell.slice(1)) - 1];
}

/**
 * The next place in a direction, on the board or off it.
 * @param {string} cell
 * @param {Direction} direction
 */
export function neighbour(cell, direction) {
  const [column, row] = columnAndRowOf(cell);
  const [dx, dy] = STEPS[direction];
  return { column: column + dx, row: row + dy };
}

/**
 * The direction from one cell to another; null if they are the same cell or not in line.
 * @param {string} from
 * @param {string} to
 * @returns {Direction | null}
 */
export function directionTo(from, to) {
  const [dx, dy] = offsetBetween(from, to);
  if ((dx === 0) === (dy === 0)) return null;
  if (dy === 0) return dx > 0 ? "E" : "W";
  return dy > 0 ? "N" : "S";
}

/**
 * @param {string} cell
 * @param {string} other
 */
export function isNeighbour(cell, other) {
  const [dx, dy] = offsetBetween(cell, other);
  return Math.abs(dx) + Math.abs(dy) === 1;
}

/**
 * Columns and rows from one cell to another.
 * @param {string} from
 * @param {string} to
 */
function offsetBetween(from, to) {
  const [column, row] = columnAndRowOf(from);
  const [toColumn, toRow] = columnAndRowOf(to);
  return [toColumn - column, toRow - row];
}

/**
 * A direction as seen on the screen: `N` is up, unless the board is turned round.
 * @param {Direction} direction
 * @param {boolean} turned
 */
function turnedDirection(direction, turned) {
  return turned ? OPPOSITE[direction] : direction;
}

/** Cells, lines and coordinates of one board at one size. All lengths are CSS pixels, from the canvas's top left. */
export class Geometry {
  /**
   * @param {number} width
   * @param {number} height
   * @param {Region} region
   * @param {boolean} hasCoordinates whether the board has a frame with coordinates
   * @param {boolean} turned whether row 1 is at the top
   */
  constructor(width, height, region, hasCoordinates, turned) {
    const frame = hasCoordinates ? FRAME : 0.04;
    this.cell = Math.min(width / (region.columns + 2 * frame), height / (region.rows + 2 * frame));
    this.frame = frame * this.cell;
    this.region = region;
    this.turned = turned;
    this.left = (width - region.columns * this.cell) / 2;
    this.top = (height - region.rows * this.cell) / 2;
    this.width = region.columns * this.cell;
    this.height = region.rows * this.cell;
  }

  /**
   * The place on the screen of a column and a row, counted in cells from the top left of the region.
   * @param {number} column
   * @param {number} row
   * @returns {[number, number]}
   */
  screenPlace(column, row) {
    const { region } = this;
    const x = column - region.column;
    const y = row - region.row;
    return this.turned ? [region.columns - 1 - x, y] : [x, region.rows - 1 - y];
  }

  /**
   * The cell at a place on the screen, the inverse of `screenPlace`.
   * @param {number} x
   * @param {number} y
   */
  cellAtScreenPlace(x, y) {
    const { region } = this;
    const [column, row] = this.turned ? [region.columns - 1 - x, y] : [x, region.rows - 1 - y];
    return cellName(region.column + column, region.row + row);
  }

  /**
   * The middle of a place, on the board or off it.
   * @param {number} column
   * @param {number} row
   * @returns {[number, number]}
   */
  centreAt(column, row) {
    const [x, y] = this.screenPlace(column, row);
    return [this.left + (x + 0.5) * this.cell, this.top + (y + 0.5) * this.cell];
  }

  /**
   * The middle of a cell.
   * @param {string} cell
   */
  centreOf(cell) {
    return this.centreAt(...columnAndRowOf(cell));
  }

  /**
   * Converts a board direction to a screen direction, and back.
   * @param {Direction} direction
   */
  turnDirection(direction) {
    return turnedDirection(direction, this.turned);
  }

  /**
   * The direction in which a pointer has been dragged from a cell; null near its middle.
   * @param {string} cell
   * @param {number} x
   * @param {number} y
   * @returns {Direction | null}
   */
  dragDirection(cell, x, y) {
    const [cx, cy] = this.centreOf(cell);
    const [dx, dy] = [x - cx, y - cy];
    if (Math.hypot(dx, dy) < 0.45 * this.cell) return null;
    const screenDirection = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "E" : "W") : dy > 0 ? "S" : "N";
    return this.turnDirection(screenDirection);
  }
}
