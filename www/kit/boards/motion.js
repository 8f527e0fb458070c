// Animates the transition between two drawings, at the display's rate.

import { motionRate } from "../page/motion.js";

export class Motion {
  #durationMs;
  #onFrame;
  #frame = 0;
  #progress = 1;

  /**
   * @param {number} durationMs in ms, at the usual speed
   * @param {() => void} onFrame called for each frame
   */
  constructor(durationMs, onFrame) {
    this.#durationMs = durationMs;
    this.#onFrame = onFrame;
  }

  /** The progress, 0..1. It is 1 while nothing moves. */
  get progress() {
    return this.#progress;
  }

  /** Starts the animation, unless motion is off. */
  start() {
    this.stop();
    const rate = motionRate();
    if (rate === 0) return;
    this.#progress = 0;
    /** @type {number | null} */
    let startTime = null;
    const showFrame = (/** @type {number} */ now) => {
      startTime ??= now;
      this.#progress = Math.min(1, ((now - startTime) * rate) / this.#durationMs);
      this.#frame = this.#progress < 1 ? requestAnimationFrame(showFrame) : 0;
      this.#onFrame();
    };
    this.#frame = requestAnimationFrame(showFrame);
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#progress = 1;
  }
}
