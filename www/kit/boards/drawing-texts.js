// Short texts on plates, for the texts that a program writes on the board.

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box in CSS pixels */

/** The size of the letters: a fraction of the cell, and the limits in CSS pixels. */
const SIZES = { part: 0.25, least: 9, most: 14, round: 11 };

/** The padding around the letters, in letter sizes. */
const PADDING = { beside: 0.28, high: 1.3 };

/** The part of a cell that a plate may cover. */
const MAX_COVERED_PART = 0.34;

/**
 * Sets the context's font to the largest that fits a cell.
 * @param {CanvasRenderingContext2D} context
 * @param {string} font
 * @param {string} text
 * @param {number | null} cell the width of the cell; null if the place is not a cell
 * @returns {number} the size of the letters
 */
export function setFittingFont(context, font, text, cell) {
  const wantedSize =
    cell === null ? SIZES.round : Math.max(SIZES.least, Math.min(SIZES.most, SIZES.part * cell));
  context.font = `600 ${wantedSize}px ${font}`;
  const width = context.measureText(text).width + 2 * PADDING.beside * wantedSize;
  if (cell === null || width <= cell) return wantedSize;
  const size = Math.max(SIZES.least, (wantedSize * cell) / width);
  context.font = `600 ${size}px ${font}`;
  return size;
}

/**
 * The plate of a text: at the foot of its cell if most of the cell stays free and it has no piece, else under the cell.
 * @param {CanvasRenderingContext2D} context with the text's font
 * @param {string} text
 * @param {number} size the size of the letters
 * @param {import("./drawing-layer.js").Place} place
 * @param {number | null} reach the radius of the circle; null for a cell
 * @returns {Box}
 */
export function plateBox(context, text, size, place, reach) {
  const height = PADDING.high * size;
  const halfWidth =
    Math.max(height, context.measureText(text).width + 2 * PADDING.beside * size) / 2;
  const cellFoot = place.y + 0.48 * place.size;
  const isUnder = reach !== null || place.hasPiece || height > MAX_COVERED_PART * place.size;
  const bottom = isUnder ? (reach === null ? cellFoot : place.y + reach) + 1 + height : cellFoot;
  return { left: place.x - halfWidth, right: place.x + halfWidth, top: bottom - height, bottom };
}

/**
 * @param {CanvasRenderingContext2D} context with the text's font
 * @param {import("./canvas.js").Colours} colours
 * @param {string | null} text null for a dot that stands for a text without room
 * @param {number} size
 * @param {Box} box
 */
export function drawText(context, colours, text, size, { left, right, top, bottom }) {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  context.beginPath();
  if (text === null) {
    context.arc(x, y, 3.5, 0, 2 * Math.PI);
  } else {
    context.roundRect(left, top, right - left, bottom - top, 0.3 * size);
  }
  context.fillStyle = colours.panel;
  context.fill();
  context.fillStyle = colours.text;
  if (text === null) {
    context.beginPath();
    context.arc(x, y, 2, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x, y + 0.05 * size);
}
