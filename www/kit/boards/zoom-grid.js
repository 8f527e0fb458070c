// The zoom of a board of cells: the maximum zoom, when buttons help, and the coordinates at the edge of a zoomed board. The
// unit square is the square of the cells.

/**
 * @typedef {import("./unit-square.js").Transform} Transform
 * @typedef {import("./zoom-view.js").ZoomLimits} ZoomLimits
 */

/** The width of a cell at the maximum zoom, in CSS pixels: enough for a finger, and for a piece with its surroundings. */
const MAX_CELL_WIDTH = 66;

/** The minimum zoom factor: a board that cannot zoom in this far does not zoom at all. */
const MIN_FACTOR = 1.2;

/** The buttons help if cells are smaller than this, in CSS pixels. */
const SMALL_CELL = { mouse: 20, finger: 44 };

/** Two taps within this distance are a double tap, in CSS pixels. Beyond it are other cells and handles. */
export const DOUBLE_TAP_REACH = 12;

/** The breadth of the strips at the top and at the left of a zoomed board, which hold its coordinates, in CSS pixels. */
export const STRIP_WIDTH = 18;

/** The size of the coordinates in a strip, in CSS pixels. */
const LETTER_SIZE = 11;

/**
 * @param {number} columns the number of columns, and of rows
 * @param {(width: number, height: number) => number} inset the margin around the complete board
 * @returns {ZoomLimits}
 */
export function gridFit(columns, inset) {
  const maxZoom = (/** @type {number} */ width, /** @type {number} */ height) => {
    const cell = (Math.min(width, height) - 2 * inset(width, height)) / columns;
    const factor = MAX_CELL_WIDTH / Math.max(1, cell);
    return factor < MIN_FACTOR ? 1 : factor;
  };
  // Walls reach out of the cells, and the strips must not hide them.
  const edgeMargin = (/** @type {number} */ width, /** @type {number} */ height) =>
    Math.max(STRIP_WIDTH + 10, inset(width, height));
  return { inset, edge: edgeMargin, maxZoom, strip: STRIP_WIDTH };
}

/**
 * Whether cells are so small that the zoom's buttons help.
 * @param {number} cell the width of a cell, in CSS pixels
 */
export function areCellsSmall(cell) {
  return cell < (matchMedia("(pointer: coarse)").matches ? SMALL_CELL.finger : SMALL_CELL.mouse);
}

/**
 * A place on a board of cells, in the unit square.
 * @param {number} column possibly between cells
 * @param {number} row
 * @param {number} columns the number of columns, and of rows
 * @returns {[number, number]} the middle of the cell
 */
export function cellCentre(column, row, columns) {
  return [(column + 0.5) / columns, (row + 0.5) / columns];
}

/**
 * The coordinates of a zoomed board, in strips at the top and at the left of the canvas.
 * @param {CanvasRenderingContext2D} context in CSS pixels
 * @param {Transform} transform
 * @param {number} columns the number of columns, and of rows
 * @param {{ width: number, height: number, colours: import("./canvas.js").Colours, font: string }} look
 */
export function drawCoordinateStrips(context, { side, left, top }, columns, look) {
  const { width, height, colours, font } = look;
  const cell = side / columns;
  context.globalAlpha = 1;
  context.fillStyle = colours.board;
  context.fillRect(0, 0, width, STRIP_WIDTH);
  context.fillRect(0, 0, STRIP_WIDTH, height);
  context.fillStyle = colours.muted;
  context.font = `${LETTER_SIZE}px ${font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (let i = 0; i < columns; i++) {
    const [x, y] = [left + (i + 0.5) * cell, top + (i + 0.5) * cell];
    if (fitsInStrip(x, width)) context.fillText(String(i), x, STRIP_WIDTH / 2);
    if (fitsInStrip(y, height)) context.fillText(String(i), STRIP_WIDTH / 2, y);
  }
}

/**
 * Whether a number fits into a strip beside its corner.
 * @param {number} position
 * @param {number} length
 */
const fitsInStrip = (position, length) =>
  position >= STRIP_WIDTH + LETTER_SIZE / 2 && position <= length - LETTER_SIZE / 2;
