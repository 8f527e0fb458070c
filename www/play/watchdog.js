// Waiting for a worker, but not for ever.

/** How long a worker is waited for once more, in milliseconds: the time may be long past, and its report on its way. */
const GRACE = 200;
/** The same after the page has been asleep, and its workers with it: on a phone that was put aside, or in the browser's cache. */
const WAKING = 3000;

/** Calls back when a worker has not been heard for too long. */
export class Watchdog {
  #giveUp;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {() => void} giveUp */
  constructor(giveUp) {
    this.#giveUp = giveUp;
  }

  /** @param {number} time in milliseconds, from now, after which the worker is given up */
  watch(time) {
    clearTimeout(this.#timer);
    const due = performance.now() + time;
    this.#timer = setTimeout(() => {
      const slept = performance.now() - due > WAKING;
      this.#timer = setTimeout(this.#giveUp, slept ? WAKING : GRACE);
    }, time);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
