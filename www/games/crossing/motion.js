// The animation between two drawings without a turn between them, at the display's rate.

import { motionRate } from "../../kit/page/motion.js";

/** The duration of the animation, in ms. */
const DURATION = 180;

export class Motion {
  #frame = 0;
  #part = 1;

  /** @param {() => void} moved called for each frame */
  constructor(moved) {
    this.moved = moved;
  }

  /** The progress, 0..1, slower towards the end. */
  get part() {
    return 1 - (1 - this.#part) ** 3;
  }

  start() {
    this.stop();
    const rate = motionRate();
    if (rate === 0) return;
    this.#part = 0;
    /** @type {number | null} */
    let begun = null;
    const step = (/** @type {number} */ now) => {
      begun ??= now;
      this.#part = Math.min(1, ((now - begun) * rate) / DURATION);
      this.#frame = this.#part < 1 ? requestAnimationFrame(step) : 0;
      this.moved();
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#part = 1;
  }
}
