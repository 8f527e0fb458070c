// Passing from what was shown to what is shown now, where no turn lies between: at the display's rate.

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** How long islands are on their way, in ms. */
const DURATION = 180;

export class Motion {
  #frame = 0;
  #part = 1;

  /** @param {() => void} moved asks for a painting */
  constructor(moved) {
    this.moved = moved;
  }

  /** How far it has come, 0..1, slower towards the end. */
  get part() {
    return 1 - (1 - this.#part) ** 3;
  }

  start() {
    this.stop();
    if (reducedMotion.matches) return;
    this.#part = 0;
    /** @type {number | null} */
    let begun = null;
    const step = (/** @type {number} */ now) => {
      begun ??= now;
      this.#part = Math.min(1, (now - begun) / DURATION);
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
