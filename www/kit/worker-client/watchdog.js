// Limits the time that the page waits for a worker.

/** The extra time at the end, in milliseconds. A late timer may fire just before a pending report. */
const GRACE = 200;
/** If the timer is this late, the page and its workers were asleep: on a suspended phone, or in the browser's cache. */
const ASLEEP = 2000;

/** Calls back when a worker has been silent for too long. */
export class Watchdog {
  #giveUp;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {() => void} giveUp */
  constructor(giveUp) {
    this.#giveUp = giveUp;
  }

  /** @param {number} time the time from now until the callback, in milliseconds */
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
