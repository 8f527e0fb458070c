// Waiting for a worker, but not for ever.

/** How long a worker is waited for once more, in milliseconds: the time may be long past, and its report on its way. */
const GRACE = 200;
/** If its timer is so late, the page has been asleep, and its workers with it: on a phone put aside, or in the browser's cache. */
const ASLEEP = 2000;

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
      if (performance.now() - due > ASLEEP) this.watch(time);
      else this.#timer = setTimeout(this.#giveUp, GRACE);
    }, time);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
