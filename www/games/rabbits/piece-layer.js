// The pieces on a board for play, each a picture in its own element. The browser animates them, so they slide smoothly even while
// the page is busy with the results of the move.

import { h } from "../../kit/page/dom.js";
import { motionRate } from "../../kit/page/motion.js";
import { DURATION_MS, eatenKeyframes, journeyKeyframes } from "./motion.js";
import { Sprites, spritePlaceOf } from "./sprites.js";

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
  #animations = [];
  /** The cabbages that are being eaten. @type {HTMLCanvasElement[]} */
  #eatenCabbages = [];
  /** @type {() => void} called when the pieces have arrived */
  #onArrival = () => {};

  /**
   * Puts the pieces on their cells. A caught piece disappears when it has faded.
   * @param {readonly Piece[]} pieces
   * @param {Geometry} geometry
   * @param {import("../../kit/boards/canvas.js").Colours} colours
   * @param {string} font
   */
  show(pieces, geometry, colours, font) {
    // New elements replace the old ones. During a move, both would be visible.
    if (this.#sprites.prepare(geometry, colours, font)) this.endMotion();
    /** @type {Set<Node>} */
    const shownPictures = new Set();
    for (const { seat, number, cell } of pieces) {
      const picture = this.#sprites.pieceSprite(seat, number);
      const [x, y] = spritePlaceOf(cell, geometry, picture.width);
      picture.style.transform = `translate(${x}px, ${y}px)`;
      if (!picture.isConnected) {
        picture.className = seat === 0 ? "" : "above";
        picture.style.width = picture.style.height = `${picture.width / geometry.scale}px`;
        this.element.append(picture);
      }
      shownPictures.add(picture);
    }
    if (this.isMoving) return;
    for (const picture of [...this.element.children]) {
      if (!shownPictures.has(picture)) picture.remove();
    }
  }

  /**
   * Slides pieces to new cells, and makes eaten cabbages vanish. Pieces still in motion arrive at once.
   * @param {readonly Journey[]} journeys
   * @param {readonly Cell[]} eaten
   * @param {Geometry} geometry
   * @param {() => void} onArrival
   */
  animate(journeys, eaten, geometry, onArrival) {
    this.endMotion();
    this.#onArrival = onArrival;
    const transformAt = (/** @type {Cell} */ cell) => {
      const [x, y] = spritePlaceOf(cell, geometry, this.#sprites.spriteSize);
      return `translate(${x}px, ${y}px)`;
    };
    const startAnimation = (
      /** @type {HTMLElement} */ element,
      /** @type {PropertyIndexedKeyframes} */ frames,
    ) =>
      element.animate(frames, {
        duration: DURATION_MS / (motionRate() || 1),
        easing: "ease-out",
        fill: "forwards",
      });
    this.#animations = journeys.map((journey) =>
      startAnimation(
        this.#sprites.pieceSprite(journey.seat, journey.number),
        journeyKeyframes(journey, transformAt),
      ),
    );
    this.#eatenCabbages = eaten.map(() => this.#sprites.cabbageElement());
    for (const [i, cabbage] of this.#eatenCabbages.entries()) {
      cabbage.style.width = cabbage.style.height = `${cabbage.width / geometry.scale}px`;
      // Cabbages are under all pieces.
      this.element.prepend(cabbage);
      this.#animations.push(startAnimation(cabbage, eatenKeyframes(transformAt(eaten[i]))));
    }
    const [firstAnimation] = this.#animations;
    if (firstAnimation) firstAnimation.onfinish = () => this.endMotion();
    else this.endMotion();
  }

  /** Whether pieces are in motion. */
  get isMoving() {
    return this.#animations.length > 0;
  }

  /** Ends all motion, so that the pieces are on their cells. */
  endMotion() {
    const [animations, onArrival] = [this.#animations, this.#onArrival];
    this.#animations = [];
    this.#onArrival = () => {};
    for (const animation of animations) animation.cancel();
    for (const cabbage of this.#eatenCabbages.splice(0)) cabbage.remove();
    onArrival();
  }
}
