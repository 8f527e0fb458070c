// The pieces on a board for play, each a picture in its own element. The browser animates them, so they slide smoothly even while
// the page is busy with the results of the move.

import { h } from "../../kit/page/dom.js";
import { motionRate } from "../../kit/page/motion.js";
import { DURATION, eatenFrames, journeyFrames } from "./motion.js";
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
  /** The cabbages that are being eaten. @type {HTMLCanvasElement[]} */
  #eaten = [];
  /** @type {() => void} called when the pieces have arrived */
  #arrived = () => {};

  /**
   * Puts the pieces on their cells. A caught piece disappears when it has faded.
   * @param {readonly Piece[]} pieces
   * @param {Geometry} geometry
   * @param {import("../../kit/boards/canvas.js").Colours} colours
   * @param {string} font
   */
  show(pieces, geometry, colours, font) {
    // New elements replace the old ones. During a move, both would be visible.
    if (this.#sprites.prepare(geometry, colours, font)) this.arrive();
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
   * Slides pieces to new cells, and makes eaten cabbages vanish. Pieces still in motion arrive at once.
   * @param {readonly Journey[]} journeys
   * @param {readonly Cell[]} eaten
   * @param {Geometry} geometry
   * @param {() => void} arrived
   */
  move(journeys, eaten, geometry, arrived) {
    this.arrive();
    this.#arrived = arrived;
    const transformTo = (/** @type {Cell} */ cell) => {
      const [x, y] = placeOf(cell, geometry, this.#sprites.size);
      return `translate(${x}px, ${y}px)`;
    };
    const animate = (
      /** @type {HTMLElement} */ element,
      /** @type {PropertyIndexedKeyframes} */ frames,
    ) =>
      element.animate(frames, {
        duration: DURATION / (motionRate() || 1),
        easing: "ease-out",
        fill: "forwards",
      });
    this.#moving = journeys.map((journey) =>
      animate(
        this.#sprites.piece(journey.seat, journey.number),
        journeyFrames(journey, transformTo),
      ),
    );
    this.#eaten = eaten.map(() => this.#sprites.cabbageElement());
    for (const [i, cabbage] of this.#eaten.entries()) {
      cabbage.style.width = cabbage.style.height = `${cabbage.width / geometry.scale}px`;
      // Cabbages are under all pieces.
      this.element.prepend(cabbage);
      this.#moving.push(animate(cabbage, eatenFrames(transformTo(eaten[i]))));
    }
    const [first] = this.#moving;
    if (first) first.onfinish = () => this.arrive();
    else this.arrive();
  }

  /** Whether pieces are in motion. */
  get isMoving() {
    return this.#moving.length > 0;
  }

  /** Ends all motion, so that the pieces are on their cells. */
  arrive() {
    const [moving, arrived] = [this.#moving, this.#arrived];
    this.#moving = [];
    this.#arrived = () => {};
    for (const animation of moving) animation.cancel();
    for (const cabbage of this.#eaten.splice(0)) cabbage.remove();
    arrived();
  }
}
