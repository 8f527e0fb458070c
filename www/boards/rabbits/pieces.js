// The pieces on a board that one plays on: small pictures, each an element, which the browser slides by itself, however
// busy the page is with what follows from the move.

import { h } from "../../dom.js";
import { DURATION } from "./motion.js";
import { Sprites } from "./sprites.js";

/**
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./motion.js").Journey} Journey
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Piece} Piece
 */

export class PieceLayer {
  element = h("div", { class: "pieces", "aria-hidden": "true" });

  #sprites = new Sprites();
  /** @type {Animation[]} */
  #moving = [];
  /** @type {() => void} what is to be done when the pieces have arrived */
  #arrived = () => {};

  /**
   * Puts the pieces on their cells.
   * @param {readonly Piece[]} pieces
   * @param {Geometry} geometry
   * @param {import("../canvas.js").Colours} colours
   * @param {string} font
   */
  show(pieces, geometry, colours, font) {
    this.#sprites.for(geometry, colours, font);
    const standing = pieces.map(({ seat, number, cell }) =>
      this.#put(seat, number, cell, geometry),
    );
    // Who was caught goes when it has faded.
    if (this.#moving.length === 0) this.element.replaceChildren(...standing);
    else for (const piece of standing) if (!piece.isConnected) this.element.append(piece);
  }

  /**
   * Lets pieces that are on their cells slide there. What is still on its way arrives at once.
   * @param {readonly Journey[]} journeys
   * @param {Geometry} geometry
   * @param {() => void} arrived
   */
  move(journeys, geometry, arrived) {
    this.arrive();
    this.#arrived = arrived;
    for (const { seat, number, from, to, isCaught } of journeys) {
      const piece = this.#put(seat, number, to, geometry);
      const [x, y] = geometry.centre(from);
      const [toX, toY] = geometry.centre(to);
      const start = { transform: `translate(${x - toX}px, ${y - toY}px)`, opacity: 1 };
      const meeting = { opacity: 1, offset: 0.6 };
      const end = { transform: "none", opacity: isCaught ? 0 : 1 };
      const frames = isCaught ? [start, meeting, end] : [start, end];
      // Under the hunter that catches it.
      if (isCaught) this.element.prepend(piece);
      this.#moving.push(
        piece.animate(frames, { duration: DURATION, easing: "ease-out", fill: "forwards" }),
      );
    }
    const [first] = this.#moving;
    if (first) first.onfinish = () => this.arrive();
    else this.arrive();
  }

  /** Whether pieces are on their way. */
  get isMoving() {
    return this.#moving.length > 0;
  }

  /** Whatever is on its way is there now. */
  arrive() {
    const [moving, arrived] = [this.#moving, this.#arrived];
    this.#moving = [];
    this.#arrived = () => {};
    for (const animation of moving) animation.cancel();
    arrived();
  }

  /**
   * @param {number} seat
   * @param {number} number
   * @param {Cell} cell
   * @param {Geometry} geometry
   */
  #put(seat, number, cell, geometry) {
    const { scale } = geometry;
    const piece = this.#sprites.piece(seat, number);
    const size = piece.width / scale;
    const [x, y] = geometry.centre(cell);
    const at = (/** @type {number} */ middle) => Math.round((middle - size / 2) * scale) / scale;
    const { style } = piece;
    style.left = `${at(x)}px`;
    style.top = `${at(y)}px`;
    style.width = style.height = `${size}px`;
    return piece;
  }
}
