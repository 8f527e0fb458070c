// Animates the transition between two drawings, at the display's rate.

import { motionRate } from "../page/motion.js";

export class Motion {
  #duration;
  #moved;
  #frame = 0;
  #part = 1;

  /**
   * @param {number} duration in ms, at the usual speed
   * @param {() => void} moved called for each frame
   */
  constructor(duration, moved) {
    this.#duration = duration;
    this.#moved = moved;
  }

  /** The progress, 0..1. It is 1 while nothing moves. */
  get part() {
    return this.#part;
  }

  /** Starts the animation, unless motion is off. */
  start() {
    this.stop();
    const rate = motionRate();
    if (rate === 0) return;
    this.#part = 0;
    /** @type {number | null} */
    let begun = null;
    const step = (/** @type {number} */ now) => {
      begun ??= now;
      this.#part = Math.min(1, ((now - begun) * rate) / this.#duration);
      this.#frame = this.#part < 1 ? requestAnimationFrame(step) : 0;
      this.#moved();
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#part = 1;
  }
}
