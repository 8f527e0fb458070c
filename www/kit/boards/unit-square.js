// The place of a board, which is the unit square, on its canvas.

/**
 * @typedef {readonly [number, number]} Point
 */

/**
 * The place of the unit square on the canvas: the length of its side, and its top left corner, in CSS pixels.
 * @typedef {{ side: number, left: number, top: number }} Transform
 */

/** The margin for drawings that exceed the unit square: the limit in pixels, and a fraction of the canvas. */
const INSET = { most: 20, part: 0.06 };

/**
 * The margin of a canvas for drawings that exceed the unit square, in pixels.
 * @param {number} width
 * @param {number} height
 */
export function canvasMargin(width, height) {
  return Math.min(INSET.most, INSET.part * Math.min(width, height));
}

/**
 * The complete unit square on the canvas.
 * @param {number} width
 * @param {number} height
 * @param {number} [inset] the margin around it
 * @returns {Transform}
 */
export function wholeSquare(width, height, inset = canvasMargin(width, height)) {
  const side = Math.max(1, Math.min(width, height) - 2 * inset);
  return { side, left: (width - side) / 2, top: (height - side) / 2 };
}

/**
 * @param {Point} place in the unit square
 * @param {Transform} transform
 * @returns {[number, number]}
 */
export function canvasPoint([x, y], { side, left, top }) {
  return [left + side * x, top + side * y];
}
