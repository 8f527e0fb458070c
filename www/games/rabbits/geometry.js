// The places of the maze's cells on the screen.

import { STRIP_WIDTH } from "../../kit/boards/zoom-grid.js";

/** @typedef {import("./position.js").Cell} Cell */

/**
 * The part of the maze to show: its first row and column, and their numbers.
 * @typedef {{ row: number, column: number, rows: number, columns: number }} Region
 */

/** The width of the frame around the cells, in cells: with coordinates, and only for the thickness of the outer wall. */
const FRAMES = { wide: 0.95, narrow: 0.14 };

/** The smallest cell, in CSS pixels, at which coordinates are drawn. */
const MIN_CELL_FOR_COORDINATES = 17;

/**
 * Cells, lines and coordinates of one board at one size. All lengths are CSS pixels, from the canvas's top left. The
 * lines between cells lie on whole device pixels, so that a repainted cell leaves no trace at its edge.
 */
export class Geometry {
  /**
   * @param {number} width
   * @param {number} height
   * @param {number} scale device pixels per CSS pixel
   * @param {Region} region
   * @param {boolean} [coordinates] whether to show coordinates if there is room for them
   * @param {import("../../kit/boards/unit-square.js").Transform | null} [zoomed] the place of the cells if the board is zoomed in; its
   *   coordinates are then drawn elsewhere
   */
  constructor(width, height, scale, region, coordinates = false, zoomed = null) {
    const cellWidthFor = (/** @type {number} */ frame) =>
      Math.min(width / (region.columns + 2 * frame), height / (region.rows + 2 * frame));
    this.hasCoordinates = coordinates && cellWidthFor(FRAMES.wide) >= MIN_CELL_FOR_COORDINATES;
    const frame = this.hasCoordinates ? FRAMES.wide : FRAMES.narrow;
    this.cell = cellWidthFor(frame);
    this.frame = frame * this.cell;
    this.scale = scale;
    this.region = region;
    this.width = width;
    this.height = height;
    this.left = (width - region.columns * this.cell) / 2;
    this.top = (height - region.rows * this.cell) / 2;
    this.zoomed = zoomed;
    if (!zoomed) return;
    this.hasCoordinates = false;
    this.cell = zoomed.side / region.columns;
    this.frame = FRAMES.narrow * this.cell;
    [this.left, this.top] = [zoomed.left, zoomed.top];
  }

  /** @param {number} length */
  #onDevicePixel(length) {
    return Math.round(length * this.scale) / this.scale;
  }

  /**
   * The line at the west of a column.
   * @param {number} column
   */
  lineLeftOf(column) {
    return this.#onDevicePixel(this.left + (column - this.region.column) * this.cell);
  }

  /**
   * The line at the north of a row.
   * @param {number} row
   */
  lineAbove(row) {
    return this.#onDevicePixel(this.top + (row - this.region.row) * this.cell);
  }

  /**
   * Left, top, width and height of a cell.
   * @param {Cell} cell
   * @returns {[number, number, number, number]}
   */
  boxOf([row, column]) {
    const [x, y] = [this.lineLeftOf(column), this.lineAbove(row)];
    return [x, y, this.lineLeftOf(column + 1) - x, this.lineAbove(row + 1) - y];
  }

  /**
   * The middle of a cell, or of a place between two cells.
   * @param {Cell} place
   * @returns {[number, number]}
   */
  centreOf([row, column]) {
    return [
      this.left + (column - this.region.column + 0.5) * this.cell,
      this.top + (row - this.region.row + 0.5) * this.cell,
    ];
  }

  /**
   * A point between the middles of two cells.
   * @param {Cell} from
   * @param {Cell} to
   * @param {number} part 0 to 1
   */
  pointBetween([row, column], to, part) {
    return this.centreOf([row + part * (to[0] - row), column + part * (to[1] - column)]);
  }

  /**
   * Whether the region contains a cell.
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
   * Whether a part of a cell is on the canvas.
   * @param {Cell} cell
   */
  isOnCanvas(cell) {
    const [x, y, width, height] = this.boxOf(cell);
    return x < this.width && y < this.height && x + width > 0 && y + height > 0;
  }

  /**
   * The cell at a point; null outside the maze.
   * @param {number} x
   * @param {number} y
   * @returns {Cell | null}
   */
  cellAt(x, y) {
    const { zoomed, region } = this;
    if (zoomed && (x < STRIP_WIDTH || y < STRIP_WIDTH)) return null;
    /** @type {Cell} */
    const cell = [
      region.row + Math.floor((y - this.top) / this.cell),
      region.column + Math.floor((x - this.left) / this.cell),
    ];
    return this.has(cell) ? cell : null;
  }

  /**
   * The distance of a point from the middle of a cell, to the right and down.
   * @param {Cell} cell
   * @param {number} x
   * @param {number} y
   * @returns {[number, number]}
   */
  offsetFrom(cell, x, y) {
    const [cx, cy] = this.centreOf(cell);
    return [x - cx, y - cy];
  }
}

/**
 * The direction of an offset; null if it is shorter than `minLength`.
 * @param {readonly [number, number]} offset to the right and down
 * @param {number} minLength
 * @returns {import("./position.js").Direction | null}
 */
export function directionOf([right, down], minLength) {
  if (Math.max(Math.abs(right), Math.abs(down)) < minLength) return null;
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? "E" : "W";
  return down > 0 ? "S" : "N";
}

/**
 * The complete maze as a region.
 * @param {import("./position.js").Setting} setting
 * @returns {Region}
 */
export function wholeMaze({ walls }) {
  return { row: 0, column: 0, rows: walls.length, columns: walls[0].length };
}

/** The smallest size of the part in play, in cells. */
const MIN_REGION_SIZE = 8;

/**
 * The part of the maze in play, a square. It contains the cells that the rabbits can reach within a number of moves, and the
 * hunters that may meet them by then. Walls are ignored, so the square may be larger than necessary.
 * @param {import("./position.js").Setting} setting
 * @param {{ rabbits: readonly (Cell | null)[], hunters: readonly (Cell | null)[] }} places
 * @param {number} moves moves per side
 * @returns {Region} the complete maze if no rabbit is left
 */
export function regionInPlay(setting, { rabbits, hunters }, moves) {
  const whole = wholeMaze(setting);
  const freeRabbits = rabbits.filter((cell) => cell !== null);
  if (freeRabbits.length === 0) return whole;
  const nearHunters = hunters.filter(
    (hunter) => hunter && freeRabbits.some((rabbit) => distance(hunter, rabbit) <= 2 * moves),
  );
  const reachableCorners = freeRabbits.flatMap(([row, column]) => [
    [row - moves, column - moves],
    [row + moves, column + moves],
  ]);
  const cells = [...reachableCorners, ...nearHunters.filter((cell) => cell !== null)];
  const [top, height] = spanOf(
    cells.map(([row]) => row),
    whole.rows,
  );
  const [left, width] = spanOf(
    cells.map(([, column]) => column),
    whole.columns,
  );
  const side = Math.max(height, width, MIN_REGION_SIZE);
  return {
    row: centredStart(top, height, side, whole.rows),
    column: centredStart(left, width, side, whole.columns),
    rows: Math.min(side, whole.rows),
    columns: Math.min(side, whole.columns),
  };
}

/**
 * @param {Cell} a
 * @param {Cell} b
 */
const distance = (a, b) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);

/**
 * The first of some lines of the maze, and the number of lines from it to the last. Lines outside the maze do not count.
 * @param {number[]} lines
 * @param {number} count the number of lines of the maze
 * @returns {[number, number]}
 */
function spanOf(lines, count) {
  const first = Math.max(0, Math.min(...lines));
  const last = Math.min(count - 1, Math.max(...lines));
  return [first, last - first + 1];
}

/**
 * The first line of a longer span that is centred on a given span, as far as the maze permits.
 * @param {number} first
 * @param {number} length
 * @param {number} side the length of the longer span
 * @param {number} count the number of lines of the maze
 */
function centredStart(first, length, side, count) {
  const begin = first - Math.floor((side - length) / 2);
  return Math.max(0, Math.min(begin, count - side));
}
