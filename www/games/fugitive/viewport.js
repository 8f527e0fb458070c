// Which part of the map is on the canvas: it keeps its middle and its size when the canvas gets another.

import { insetOf, onScreen, whole } from "./geometry.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./geometry.js").Transform} Transform
 */

/** How much larger than whole the map can be shown. */
const NEAREST = 8;

/** Less than this is as good as whole. */
const BARELY = 1.001;

/** How near to the canvas's edge what is to be seen may be, as a part of its side. */
const EDGE = 0.12;

export class Viewport {
  #width = 1;
  #height = 1;
  #zoom = 1;
  /** @type {Point} the point of the unit square in the canvas's middle */
  #middle = [0.5, 0.5];

  /**
   * @param {number} width of the canvas, in CSS pixels
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
   * Nearer or farther, so that what is at a point of the canvas stays there.
   * @param {number} factor above 1: nearer
   * @param {Point} [point] the canvas's middle, if none is given
   * @returns {boolean} whether that changed anything
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

  /** The whole map. */
  reset() {
    this.#zoom = 1;
    this.#middle = [0.5, 0.5];
  }

  /**
   * Moves the map so that a place is well in sight.
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
 * The map nearer or farther, so that what is at a point stays there; never smaller than whole, nor pushed off the canvas.
 * @param {Transform} transform
 * @param {number} factor above 1: nearer
 * @param {Point} point on the canvas
 * @param {number} width of the canvas
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
 * The map moved back onto the canvas: it covers the canvas where it is larger, and is in the middle where it is not.
 * @param {Transform} transform
 * @param {number} width of the canvas
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
