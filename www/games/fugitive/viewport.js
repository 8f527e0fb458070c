// The part of the map on the canvas. When the size of the canvas changes, the middle and the zoom stay the same.

import { insetOf, onScreen, whole } from "./geometry.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./geometry.js").Transform} Transform
 */

/** The largest zoom, compared with the complete map. */
const NEAREST = 8;

/** A smaller zoom than this counts as the complete map. */
const BARELY = 1.001;

/** The smallest distance of a revealed place from the canvas's edge, as a fraction of the canvas's side. */
const EDGE = 0.12;

export class Viewport {
  #width = 1;
  #height = 1;
  #zoom = 1;
  /** @type {Point} the point of the unit square in the middle of the canvas */
  #middle = [0.5, 0.5];

  /**
   * @param {number} width the width of the canvas, in CSS pixels
   * @param {number} height
   */
  resize(width, height) {
    [this.#width, this.#height] = [width, height];
  }

  /** @returns {Transform} */
  get transform() {
    const side = whole(this.#width, this.#height).side * this.#zoom;
    const [x, y] = this.#middle;
    const transform = { side, left: this.#width / 2 - side * x, top: this.#height / 2 - side * y };
    return kept(transform, this.#width, this.#height);
  }

  get isWhole() {
    return this.#zoom < BARELY;
  }

  /**
   * Zooms in or out and keeps a point of the canvas fixed.
   * @param {number} factor above 1 to zoom in
   * @param {Point} [point] by default the middle of the canvas
   * @returns {boolean} whether anything changed
   */
  zoom(factor, point = [this.#width / 2, this.#height / 2]) {
    const before = this.#zoom;
    this.#take(zoomed(this.transform, factor, point, this.#width, this.#height));
    return Math.abs(this.#zoom - before) > 1e-6;
  }

  /**
   * @param {number} right in CSS pixels
   * @param {number} down
   */
  move(right, down) {
    const { side, left, top } = this.transform;
    const moved = { side, left: left + right, top: top + down };
    this.#take(kept(moved, this.#width, this.#height));
  }

  /** Shows the complete map. */
  reset() {
    this.#zoom = 1;
    this.#middle = [0.5, 0.5];
  }

  /**
   * Moves the map so that a place is well inside the canvas.
   * @param {Point} place in the unit square
   */
  reveal(place) {
    const [x, y] = onScreen(place, this.transform);
    const [right, down] = [this.#width * EDGE, this.#height * EDGE];
    const isIn = x >= right && y >= down && x <= this.#width - right && y <= this.#height - down;
    if (!isIn && !this.isWhole) this.move(this.#width / 2 - x, this.#height / 2 - y);
  }

  /** @param {Transform} transform */
  #take({ side, left, top }) {
    this.#zoom = side / whole(this.#width, this.#height).side;
    this.#middle = [(this.#width / 2 - left) / side, (this.#height / 2 - top) / side];
  }
}

/**
 * Zooms the map and keeps a point fixed. The map never gets smaller than the complete map and never leaves the canvas.
 * @param {Transform} transform
 * @param {number} factor above 1 to zoom in
 * @param {Point} point a point of the canvas
 * @param {number} width the width of the canvas
 * @param {number} height
 * @returns {Transform}
 */
export function zoomed({ side, left, top }, factor, [x, y], width, height) {
  const least = whole(width, height).side;
  const wide = Math.max(least, Math.min(NEAREST * least, side * factor));
  const scale = wide / side;
  const next = { side: wide, left: x - scale * (x - left), top: y - scale * (y - top) };
  return kept(next, width, height);
}

/**
 * Moves the map back onto the canvas. A map larger than the canvas covers it; a smaller map is centred.
 * @param {Transform} transform
 * @param {number} width the width of the canvas
 * @param {number} height
 * @returns {Transform}
 */
export function kept({ side, left, top }, width, height) {
  const inset = insetOf(width, height);
  const place = (/** @type {number} */ at, /** @type {number} */ room) =>
    side + 2 * inset > room
      ? Math.min(inset, Math.max(room - side - inset, at))
      : (room - side) / 2;
  return { side, left: place(left, width), top: place(top, height) };
}
