// The part of a board on its canvas. The board is the unit square. When the size of the canvas changes, the middle and the zoom
// stay the same.

import { insetOf, onScreen, whole } from "./unit-square.js";

/**
 * @typedef {import("./unit-square.js").Point} Point
 * @typedef {import("./unit-square.js").Transform} Transform
 */

/**
 * The position of a board on its canvas. Lengths are in CSS pixels, and may depend on the canvas's width and height.
 * @typedef {Object} Fit
 * @property {(width: number, height: number) => number} inset the margin around the complete board
 * @property {(width: number, height: number) => number} edge the margin that a zoomed board may leave free at the canvas's edge
 * @property {(width: number, height: number) => number} nearest the largest zoom, compared with the complete board
 * @property {number} strip the breadth of the strips with coordinates at the top and at the left of a zoomed board
 */

/** The fit of boards that cover the whole canvas. @type {Fit} */
const ANYWHERE = { inset: insetOf, edge: insetOf, nearest: () => 8, strip: 0 };

/** A difference in zoom below this does not count. */
const BARELY = 0.001;

/** The smallest distance of a revealed place from the canvas's edge, as a fraction of the canvas's side. */
const EDGE = 0.12;

export class View {
  width = 1;
  height = 1;
  /** Counts the changes, so that a press knows whether the board has moved under it. */
  changes = 0;
  #zoom = 1;
  /** @type {Point} the point of the unit square in the middle of the canvas */
  #middle = [0.5, 0.5];

  /** @param {Fit} [fit] */
  constructor(fit = ANYWHERE) {
    this.fit = fit;
  }

  /**
   * @param {number} width the width of the canvas, in CSS pixels
   * @param {number} height
   */
  resize(width, height) {
    if (width === this.width && height === this.height) return;
    [this.width, this.height] = [width, height];
    this.#zoom = Math.max(1, Math.min(this.#zoom, this.nearest));
    this.changes += 1;
  }

  /** @returns {Transform} */
  get transform() {
    if (this.isWhole) return this.#whole;
    const side = this.#whole.side * this.#zoom;
    const [x, y] = this.#middle;
    return this.#inBounds({
      side,
      left: this.width / 2 - side * x,
      top: this.height / 2 - side * y,
    });
  }

  /** The place of a board that is zoomed in; null while all of it is shown. */
  get near() {
    return this.isWhole ? null : this.transform;
  }

  /** The largest zoom, compared with the complete board. */
  get nearest() {
    return this.fit.nearest(this.width, this.height);
  }

  get isWhole() {
    return this.#zoom < 1 + BARELY;
  }

  get isNearest() {
    return this.#zoom > this.nearest - BARELY;
  }

  /**
   * Zooms in or out and keeps a point of the canvas fixed.
   * @param {number} factor above 1 to zoom in
   * @param {Point} [point] by default the middle of the canvas
   * @returns {boolean} whether anything changed
   */
  zoom(factor, point = [this.width / 2, this.height / 2]) {
    const before = this.#zoom;
    const { side, left, top } = this.transform;
    const least = this.#whole.side;
    const wide = Math.max(least, Math.min(this.nearest * least, side * factor));
    const scale = wide / side;
    const [x, y] = point;
    this.#apply({ side: wide, left: x - scale * (x - left), top: y - scale * (y - top) });
    return Math.abs(this.#zoom - before) > 1e-6;
  }

  /**
   * @param {number} right in CSS pixels
   * @param {number} down
   */
  move(right, down) {
    const { side, left, top } = this.transform;
    this.#apply({ side, left: left + right, top: top + down });
  }

  /** Shows the complete board. */
  reset() {
    this.#zoom = 1;
    this.#middle = [0.5, 0.5];
    this.changes += 1;
  }

  /**
   * Whether a place is on the canvas.
   * @param {Point} place in the unit square
   */
  contains(place) {
    const [x, y] = onScreen(place, this.transform);
    return x >= 0 && y >= 0 && x <= this.width && y <= this.height;
  }

  /**
   * Whether a place is well inside the canvas.
   * @param {Point} place in the unit square
   */
  shows(place) {
    const [x, y] = onScreen(place, this.transform);
    const [right, down] = [this.width * EDGE, this.height * EDGE];
    return x >= right && y >= down && x <= this.width - right && y <= this.height - down;
  }

  /**
   * Moves the board so that a place is well inside the canvas.
   * @param {Point} place in the unit square
   * @returns {boolean} whether the board moved
   */
  reveal(place) {
    if (this.isWhole || this.shows(place)) return false;
    const [x, y] = onScreen(place, this.transform);
    this.move(this.width / 2 - x, this.height / 2 - y);
    return true;
  }

  get #whole() {
    const { width, height } = this;
    return whole(width, height, this.fit.inset(width, height));
  }

  /**
   * Moves the board back onto the canvas. A board larger than the canvas covers it; a smaller board is centred.
   * @param {Transform} transform
   * @returns {Transform}
   */
  #inBounds({ side, left, top }) {
    const { width, height } = this;
    const edge = this.fit.edge(width, height);
    const place = (/** @type {number} */ at, /** @type {number} */ room) =>
      side + 2 * edge > room ? Math.min(edge, Math.max(room - side - edge, at)) : (room - side) / 2;
    return { side, left: place(left, width), top: place(top, height) };
  }

  /** @param {Transform} transform */
  #apply(transform) {
    const { side, left, top } = this.#inBounds(transform);
    this.#zoom = side / this.#whole.side;
    this.#middle = [(this.width / 2 - left) / side, (this.height / 2 - top) / side];
    this.changes += 1;
  }
}
