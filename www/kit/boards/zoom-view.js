// The part of a board on its canvas. The board is the unit square. When the size of the canvas changes, the middle and the zoom
// stay the same.

import { canvasMargin, canvasPoint, wholeSquare } from "./unit-square.js";

/**
 * @typedef {import("./unit-square.js").Point} Point
 * @typedef {import("./unit-square.js").Transform} Transform
 */

/**
 * The position of a board on its canvas. Lengths are in CSS pixels, and may depend on the canvas's width and height.
 * @typedef {Object} ZoomLimits
 * @property {(width: number, height: number) => number} inset the margin around the complete board
 * @property {(width: number, height: number) => number} edge the margin that a zoomed board may leave free at the canvas's edge
 * @property {(width: number, height: number) => number} maxZoom the largest zoom, compared with the complete board
 * @property {number} strip the breadth of the strips with coordinates at the top and at the left of a zoomed board
 */

/** The limits of boards that cover the whole canvas. @type {ZoomLimits} */
const DEFAULT_LIMITS = { inset: canvasMargin, edge: canvasMargin, maxZoom: () => 8, strip: 0 };

/** A difference in zoom below this does not count. */
const MIN_DIFFERENCE = 0.001;

/** The smallest distance of a revealed place from the canvas's edge, as a fraction of the canvas's side. */
const REVEALED_MARGIN = 0.12;

export class View {
  width = 1;
  height = 1;
  /** Counts the changes, so that a press knows whether the board has moved under it. */
  changeCount = 0;
  #zoom = 1;
  /** @type {Point} the point of the unit square in the middle of the canvas */
  #middle = [0.5, 0.5];

  /** @param {ZoomLimits} [limits] */
  constructor(limits = DEFAULT_LIMITS) {
    this.limits = limits;
  }

  /**
   * @param {number} width the width of the canvas, in CSS pixels
   * @param {number} height
   */
  resize(width, height) {
    if (width === this.width && height === this.height) return;
    [this.width, this.height] = [width, height];
    this.#zoom = Math.max(1, Math.min(this.#zoom, this.maxZoom));
    this.changeCount += 1;
  }

  /** @returns {Transform} */
  get transform() {
    if (this.isWhole) return this.#completeTransform;
    const side = this.#completeTransform.side * this.#zoom;
    const [x, y] = this.#middle;
    return this.#movedIntoBounds({
      side,
      left: this.width / 2 - side * x,
      top: this.height / 2 - side * y,
    });
  }

  /** The place of a board that is zoomed in; null while all of it is shown. */
  get zoomedTransform() {
    return this.isWhole ? null : this.transform;
  }

  /** The largest zoom, compared with the complete board. */
  get maxZoom() {
    return this.limits.maxZoom(this.width, this.height);
  }

  get isWhole() {
    return this.#zoom < 1 + MIN_DIFFERENCE;
  }

  get isAtMaxZoom() {
    return this.#zoom > this.maxZoom - MIN_DIFFERENCE;
  }

  /**
   * Zooms in or out and keeps a point of the canvas fixed.
   * @param {number} factor above 1 to zoom in
   * @param {Point} [point] by default the middle of the canvas
   * @returns {boolean} whether anything changed
   */
  zoomBy(factor, point = [this.width / 2, this.height / 2]) {
    const previousZoom = this.#zoom;
    const { side, left, top } = this.transform;
    const minSide = this.#completeTransform.side;
    const newSide = Math.max(minSide, Math.min(this.maxZoom * minSide, side * factor));
    const scale = newSide / side;
    const [x, y] = point;
    this.#setTransform({ side: newSide, left: x - scale * (x - left), top: y - scale * (y - top) });
    return Math.abs(this.#zoom - previousZoom) > 1e-6;
  }

  /**
   * @param {number} right in CSS pixels
   * @param {number} down
   */
  moveBy(right, down) {
    const { side, left, top } = this.transform;
    this.#setTransform({ side, left: left + right, top: top + down });
  }

  /** Shows the complete board. */
  showWhole() {
    this.#zoom = 1;
    this.#middle = [0.5, 0.5];
    this.changeCount += 1;
  }

  /**
   * Whether a place is on the canvas.
   * @param {Point} place in the unit square
   */
  isOnCanvas(place) {
    const [x, y] = canvasPoint(place, this.transform);
    return x >= 0 && y >= 0 && x <= this.width && y <= this.height;
  }

  /**
   * Whether a place is well inside the canvas.
   * @param {Point} place in the unit square
   */
  isWellInside(place) {
    const [x, y] = canvasPoint(place, this.transform);
    const [right, down] = [this.width * REVEALED_MARGIN, this.height * REVEALED_MARGIN];
    return x >= right && y >= down && x <= this.width - right && y <= this.height - down;
  }

  /**
   * Moves the board so that a place is well inside the canvas.
   * @param {Point} place in the unit square
   * @returns {boolean} whether the board moved
   */
  reveal(place) {
    if (this.isWhole || this.isWellInside(place)) return false;
    const [x, y] = canvasPoint(place, this.transform);
    this.moveBy(this.width / 2 - x, this.height / 2 - y);
    return true;
  }

  get #completeTransform() {
    const { width, height } = this;
    return wholeSquare(width, height, this.limits.inset(width, height));
  }

  /**
   * Moves the board back onto the canvas. A board larger than the canvas covers it; a smaller board is centred.
   * @param {Transform} transform
   * @returns {Transform}
   */
  #movedIntoBounds({ side, left, top }) {
    const { width, height } = this;
    const edge = this.limits.edge(width, height);
    const boundedStart = (/** @type {number} */ at, /** @type {number} */ room) =>
      side + 2 * edge > room ? Math.min(edge, Math.max(room - side - edge, at)) : (room - side) / 2;
    return { side, left: boundedStart(left, width), top: boundedStart(top, height) };
  }

  /** @param {Transform} transform */
  #setTransform(transform) {
    const { side, left, top } = this.#movedIntoBounds(transform);
    this.#zoom = side / this.#completeTransform.side;
    this.#middle = [(this.width / 2 - left) / side, (this.height / 2 - top) / side];
    this.changeCount += 1;
  }
}
