// The pieces on a board that one plays on: small pictures, each an element, which the browser slides by itself, however
// busy the page is with what follows from the move.

import { h } from "../../dom.js";
import { DURATION } from "./motion.js";
import { placeOf, Sprites } from "./sprites.js";

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
   * Puts the pieces on their cells. Who was caught goes when it has faded.
   * @param {readonly Piece[]} pieces
   * @param {Geometry} geometry
   * @param {import("../../boards/canvas.js").Colours} colours
   * @param {string} font
   */
  show(pieces, geometry, colours, font) {
    // Others take their places; on their way they would be there twice.
    if (this.#sprites.for(geometry, colours, font)) this.arrive();
    /** @type {Set<Node>} */
    const standing = new Set();
    for (const { seat, number, cell } of pieces) {
      const picture = this.#sprites.piece(seat, number);
      const [x, y] = placeOf(cell, geometry, picture.width);
      picture.style.transform = `translate(${x}px, ${y}px)`;
      if (!picture.isConnected) {
        picture.className = seat === 0 ? "" : "above";
        picture.style.width = picture.style.height = `${picture.width / geometry.scale}px`;
        this.element.append(picture);
      }
      standing.add(picture);
    }
    if (this.isMoving) return;
    for (const picture of [...this.element.children]) {
      if (!standing.has(picture)) picture.remove();
    }
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
    const way = (/** @type {Cell} */ cell) => {
      const [x, y] = placeOf(cell, geometry, this.#sprites.size);
      return `translate(${x}px, ${y}px)`;
    };
    this.#moving = journeys.map(({ seat, number, from, to, isCaught }) => {
      const transform = [way(from), way(to)];
      const frames = isCaught ? { transform, opacity: [1, 1, 0] } : { transform };
      const timing = { duration: DURATION, easing: "ease-out" };
      return this.#sprites.piece(seat, number).animate(frames, { ...timing, fill: "forwards" });
    });
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
}
