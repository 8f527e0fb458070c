// Arrows at the edge of a zoomed board: each points at something outside the visible part. Pressing an arrow shows it.

import { h, setAttribute, setText } from "../page/dom.js";
import { canvasPoint } from "./unit-square.js";

/**
 * Something on the board to point at: its place in the unit square, its name, a sign of a few letters, and the seat that gives
 * it its colour.
 * @typedef {{ place: import("./unit-square.js").Point, name: string, sign: string, seat?: number }} EdgeTarget
 */

/** The size of an arrow, for a finger, in CSS pixels. */
const ARROW_SIZE = 44;

/** The largest number of arrows. */
const MAX_ARROWS = 8;

export class EdgePointers {
  /** @type {readonly EdgeTarget[]} */
  #targets = [];
  /** @type {HTMLButtonElement[]} */
  #arrows = [];
  /** @type {readonly EdgeTarget[]} the targets of the arrows, in order */
  #shownTargets = [];
  element = h("div", { class: "zoom-pointers" });
  /** The middles of buttons that are in the way, in CSS pixels. @type {readonly [number, number][]} */
  avoidedButtons = [];
  /** The places that no arrow may cover, in the unit square. @type {readonly import("./unit-square.js").Point[]} */
  piecePlaces = [];

  /**
   * @param {import("./zoom-view.js").View} view
   * @param {(place: import("./unit-square.js").Point) => void} onPress
   * @param {number} strip the breadth of the strips with coordinates at the top and at the left, which the arrows leave free
   */
  constructor(view, onPress, strip) {
    this.view = view;
    this.onPress = onPress;
    this.strip = strip;
  }

  /** @param {readonly EdgeTarget[]} targets the most important first */
  show(targets) {
    this.#targets = targets;
    this.updateArrows();
  }

  /** Points outwards from the board's new edge. */
  updateArrows() {
    const { strip } = this;
    const [width, height] = [this.view.width - strip, this.view.height - strip];
    /** @type {[number, number][]} */
    const occupiedPlaces = this.avoidedButtons.map(([x, y]) => [x - strip, y - strip]);
    const maxPlaces = MAX_ARROWS + occupiedPlaces.length;
    const pieces = this.piecePlaces.map((place) => {
      const [x, y] = canvasPoint(place, this.view.transform);
      return /** @type {[number, number]} */ ([x - strip, y - strip]);
    });
    const outsideTargets = this.#targets.flatMap((target) => {
      if (this.view.isOnCanvas(target.place)) return [];
      const [canvasX, canvasY] = canvasPoint(target.place, this.view.transform);
      const [x, y] = [canvasX - strip, canvasY - strip];
      const arrowPlace = freeEdgePlace([x, y], width, height, occupiedPlaces, pieces);
      if (!arrowPlace || occupiedPlaces.length >= maxPlaces) return [];
      occupiedPlaces.push(arrowPlace);
      return [{ ...target, arrowPlace, angle: Math.atan2(y - arrowPlace[1], x - arrowPlace[0]) }];
    });
    while (this.#arrows.length > outsideTargets.length) this.#arrows.pop()?.remove();
    while (this.#arrows.length < outsideTargets.length) this.#addArrow();
    for (const [i, { name, sign, seat, arrowPlace, angle }] of outsideTargets.entries()) {
      const arrow = this.#arrows[i];
      setText(arrow, sign);
      setAttribute(arrow, "aria-label", name);
      setAttribute(arrow, "title", name);
      setAttribute(arrow, "data-seat", seat === undefined ? null : String(seat));
      const [left, top] = arrowPlace.map((middle) => middle + strip - ARROW_SIZE / 2);
      arrow.style.translate = `${left}px ${top}px`;
      arrow.style.setProperty("--turn", `${angle}rad`);
    }
    this.#shownTargets = outsideTargets;
  }

  #addArrow() {
    const i = this.#arrows.length;
    const arrow = h("button", { type: "button", class: "zoom-pointer figures" });
    arrow.addEventListener("click", () => this.onPress(this.#shownTargets[i].place));
    this.#arrows.push(arrow);
    this.element.append(arrow);
  }
}

/**
 * A place at the edge in the direction of a point outside, or as near as possible, without another arrow or a piece.
 * @param {[number, number]} point
 * @param {number} width
 * @param {number} height
 * @param {readonly [number, number][]} occupiedPlaces
 * @param {readonly [number, number][]} [pieces]
 * @returns {[number, number] | null}
 */
export function freeEdgePlace([x, y], width, height, occupiedPlaces, pieces = []) {
  const half = ARROW_SIZE / 2;
  const clampedToEdges = (/** @type {number} */ middle, /** @type {number} */ length) =>
    Math.max(half, Math.min(length - half, middle));
  // The line from the middle to the point leaves the canvas here.
  const [right, down] = [x - width / 2, y - height / 2];
  const partToEdge = Math.min(
    (width / 2 - half) / Math.max(1, Math.abs(right)),
    (height / 2 - half) / Math.max(1, Math.abs(down)),
  );
  const [ownX, ownY] = [width / 2 + partToEdge * right, height / 2 + partToEdge * down];
  const isLeftOrRightEdge = Math.abs(right) * height > Math.abs(down) * width;
  for (const step of [0, 1, -1, 2, -2, 3, -3]) {
    /** @type {[number, number]} */
    const arrowPlace = isLeftOrRightEdge
      ? [ownX, clampedToEdges(ownY + step * ARROW_SIZE, height)]
      : [clampedToEdges(ownX + step * ARROW_SIZE, width), ownY];
    const isApartFrom = (
      /** @type {readonly [number, number][]} */ others,
      /** @type {number} */ minDistance,
    ) =>
      others.every(
        (other) =>
          Math.max(Math.abs(other[0] - arrowPlace[0]), Math.abs(other[1] - arrowPlace[1])) >=
          minDistance,
      );
    if (isApartFrom(occupiedPlaces, ARROW_SIZE - 1) && isApartFrom(pieces, half + 1))
      return arrowPlace;
  }
  return null;
}
