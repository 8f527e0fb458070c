// Arrows at the edge of a zoomed board: each points at something outside the visible part. Pressing an arrow shows it.

import { h, setAttribute, setText } from "../page/dom.js";
import { onScreen } from "./unit-square.js";

/**
 * Something on the board to point at: its place in the unit square, its name, a sign of a few letters, and the seat that gives
 * it its colour.
 * @typedef {{ place: import("./unit-square.js").Point, name: string, sign: string, seat?: number }} Pointed
 */

/** The size of an arrow, for a finger, in CSS pixels. */
const SIZE = 44;

/** The largest number of arrows. */
const MAX_ARROWS = 8;

export class EdgePointers {
  /** @type {readonly Pointed[]} */
  #pointed = [];
  /** @type {HTMLButtonElement[]} */
  #arrows = [];
  /** @type {readonly Pointed[]} the targets of the arrows, in order */
  #shown = [];
  element = h("div", { class: "zoom-pointers" });
  /** The middles of buttons that are in the way, in CSS pixels. @type {readonly [number, number][]} */
  avoided = [];
  /** The places that no arrow may cover, in the unit square. @type {readonly import("./unit-square.js").Point[]} */
  pieces = [];

  /**
   * @param {import("./zoom-view.js").View} view
   * @param {(place: import("./unit-square.js").Point) => void} press
   * @param {number} strip the breadth of the strips with coordinates at the top and at the left, which the arrows leave free
   */
  constructor(view, press, strip) {
    this.view = view;
    this.press = press;
    this.strip = strip;
  }

  /** @param {readonly Pointed[]} pointed the most important first */
  show(pointed) {
    this.#pointed = pointed;
    this.follow();
  }

  /** Points outwards from the board's new edge. */
  follow() {
    const { strip } = this;
    const [width, height] = [this.view.width - strip, this.view.height - strip];
    /** @type {[number, number][]} */
    const taken = this.avoided.map(([x, y]) => [x - strip, y - strip]);
    const most = MAX_ARROWS + taken.length;
    const pieces = this.pieces.map((place) => {
      const [x, y] = onScreen(place, this.view.transform);
      return /** @type {[number, number]} */ ([x - strip, y - strip]);
    });
    const outside = this.#pointed.flatMap((pointed) => {
      if (this.view.contains(pointed.place)) return [];
      const [onX, onY] = onScreen(pointed.place, this.view.transform);
      const [x, y] = [onX - strip, onY - strip];
      const spot = freeSpot([x, y], width, height, taken, pieces);
      if (!spot || taken.length >= most) return [];
      taken.push(spot);
      return [{ ...pointed, spot, angle: Math.atan2(y - spot[1], x - spot[0]) }];
    });
    while (this.#arrows.length > outside.length) this.#arrows.pop()?.remove();
    while (this.#arrows.length < outside.length) this.#add();
    for (const [i, { name, sign, seat, spot, angle }] of outside.entries()) {
      const arrow = this.#arrows[i];
      setText(arrow, sign);
      setAttribute(arrow, "aria-label", name);
      setAttribute(arrow, "title", name);
      setAttribute(arrow, "data-seat", seat === undefined ? null : String(seat));
      const [left, top] = spot.map((middle) => middle + strip - SIZE / 2);
      arrow.style.translate = `${left}px ${top}px`;
      arrow.style.setProperty("--turn", `${angle}rad`);
    }
    this.#shown = outside;
  }

  #add() {
    const i = this.#arrows.length;
    const arrow = h("button", { type: "button", class: "zoom-pointer figures" });
    arrow.addEventListener("click", () => this.press(this.#shown[i].place));
    this.#arrows.push(arrow);
    this.element.append(arrow);
  }
}

/**
 * A place at the edge in the direction of a point outside, or as near as possible, without another arrow or a piece.
 * @param {[number, number]} point
 * @param {number} width
 * @param {number} height
 * @param {readonly [number, number][]} taken
 * @param {readonly [number, number][]} [pieces]
 * @returns {[number, number] | null}
 */
export function freeSpot([x, y], width, height, taken, pieces = []) {
  const half = SIZE / 2;
  const inside = (/** @type {number} */ at, /** @type {number} */ room) =>
    Math.max(half, Math.min(room - half, at));
  // The line from the middle to the point leaves the canvas here.
  const [right, down] = [x - width / 2, y - height / 2];
  const part = Math.min(
    (width / 2 - half) / Math.max(1, Math.abs(right)),
    (height / 2 - half) / Math.max(1, Math.abs(down)),
  );
  const [ownX, ownY] = [width / 2 + part * right, height / 2 + part * down];
  const isAside = Math.abs(right) * height > Math.abs(down) * width;
  for (const step of [0, 1, -1, 2, -2, 3, -3]) {
    /** @type {[number, number]} */
    const spot = isAside
      ? [ownX, inside(ownY + step * SIZE, height)]
      : [inside(ownX + step * SIZE, width), ownY];
    const isOff = (/** @type {readonly [number, number][]} */ others, /** @type {number} */ far) =>
      others.every(
        (other) => Math.max(Math.abs(other[0] - spot[0]), Math.abs(other[1] - spot[1])) >= far,
      );
    if (isOff(taken, SIZE - 1) && isOff(pieces, half + 1)) return spot;
  }
  return null;
}
