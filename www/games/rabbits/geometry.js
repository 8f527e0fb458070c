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

/** The part in play is no smaller than this, in cells. */
const LEAST_PART = 8;

/**
 * The part of the maze in play, a square: what the rabbits reach within some moves, and the hunters that may meet them by then.
 * Walls do not count, so it is rather too large.
 * @param {import("./position.js").Setting} setting
 * @param {{ rabbits: readonly (Cell | null)[], hunters: readonly (Cell | null)[] }} places
 * @param {number} moves of a side
 * @returns {Region} the whole maze where no rabbit is left
 */
export function partInPlay(setting, { rabbits, hunters }, moves) {
  const whole = wholeMaze(setting);
  const running = rabbits.filter((cell) => cell !== null);
  if (running.length === 0) return whole;
  const near = hunters.filter(
    (hunter) => hunter && running.some((rabbit) => stepsApart(hunter, rabbit) <= 2 * moves),
  );
  const reached = running.flatMap(([row, column]) => [
    [row - moves, column - moves],
    [row + moves, column + moves],
  ]);
  const cells = [...reached, ...near.filter((cell) => cell !== null)];
  const [top, height] = stretch(
    cells.map(([row]) => row),
    whole.rows,
  );
  const [left, width] = stretch(
    cells.map(([, column]) => column),
    whole.columns,
  );
  const side = Math.max(height, width, LEAST_PART);
  return {
    row: slid(top, height, side, whole.rows),
    column: slid(left, width, side, whole.columns),
    rows: Math.min(side, whole.rows),
    columns: Math.min(side, whole.columns),
  };
}

/**
 * @param {Cell} a
 * @param {Cell} b
 */
const stepsApart = (a, b) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);

/**
 * The first of some lines of the maze and how many there are up to the last; those off the maze do not count.
 * @param {number[]} lines
 * @param {number} count of the maze's
 * @returns {[number, number]}
 */
function stretch(lines, count) {
  const first = Math.max(0, Math.min(...lines));
  const last = Math.min(count - 1, Math.max(...lines));
  return [first, last - first + 1];
}

/**
 * Where a longer stretch begins that has another in its middle, as far as the maze goes.
 * @param {number} first
 * @param {number} length
 * @param {number} side the longer one's length
 * @param {number} count of the maze's lines
 */
function slid(first, length, side, count) {
  const begin = first - Math.floor((side - length) / 2);
  return Math.max(0, Math.min(begin, count - side));
}
