// What moves on a board of rabbits, and what is being chosen: a layer over the one that stands still.

import { currentColours, currentFont, openSurface } from "../canvas.js";
import { drawLive } from "./draw.js";
import { Geometry } from "./geometry.js";
import { DURATION, moveAt } from "./motion.js";
import { Sprites } from "./sprites.js";

/**
 * @typedef {import("./draw.js").Live} Live
 * @typedef {import("./position.js").Cell} Cell
 */

/**
 * A move that is on its way.
 * @typedef {Object} Motion
 * @property {import("./position.js").Piece[]} before the pieces that stood
 * @property {import("./position.js").Effect[]} effects
 * @property {number} seat the mover
 */

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export class LiveLayer {
  /** @type {Geometry | null} null until there is a size */
  geometry = null;

  #sprites = new Sprites();
  /** @type {Motion & { start: number | null } | null} */
  #motion = null;
  #frame = 0;

  /**
   * @param {HTMLElement} container
   * @param {import("./geometry.js").Region} region
   * @param {() => Live} standing what is drawn when nothing moves
   * @param {() => void} placed called when cells have got other places
   */
  constructor(container, region, standing, placed) {
    this.region = region;
    this.standing = standing;
    this.placed = placed;
    this.surface = openSurface(container, (context, width, height) =>
      this.#paint(context, width, height),
    );
  }

  repaint() {
    this.surface.repaint();
  }

  /**
   * Sets a move in motion; with null, or while the one before is still on its way, it is drawn as it ends.
   * @param {Motion | null} motion
   */
  move(motion) {
    const behind = this.#motion !== null;
    cancelAnimationFrame(this.#frame);
    this.#motion = null;
    if (motion && !behind && !reducedMotion.matches) {
      this.#motion = { ...motion, start: null };
      this.#goOn();
    } else {
      this.repaint();
    }
  }

  close() {
    cancelAnimationFrame(this.#frame);
    this.surface.close();
  }

  #goOn() {
    this.repaint();
    if (this.#motion) this.#frame = requestAnimationFrame(() => this.#goOn());
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {number} height
   */
  #paint(context, width, height) {
    const scale = context.canvas.width / width;
    const before = this.geometry;
    const geometry = new Geometry(width, height, scale, this.region, true);
    this.geometry = geometry;
    const isPlaced = before?.cell === geometry.cell && before.left === geometry.left;
    if (!isPlaced) this.placed();
    this.#sprites.for(geometry, currentColours(), currentFont());
    drawLive(context, geometry, currentColours(), this.#sprites, this.#moving() ?? this.standing());
  }

  /** The pieces on their way; null when they have arrived. */
  #moving() {
    const motion = this.#motion;
    if (!motion) return null;
    const now = performance.now();
    // From the first frame, so that a late one does not take a part of the way.
    motion.start ??= now;
    const moment = (now - motion.start) / DURATION;
    if (moment < 1) return moveAt(motion.before, motion.effects, motion.seat, moment);
    this.#motion = null;
    return null;
  }
}
