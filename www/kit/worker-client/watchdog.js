// Limits the time that the page waits for a worker.

/** The extra time at the end, in milliseconds. A late timer may fire just before a pending report. */
const GRACE_MS = 200;
/** If the timer is this late, the page and its workers were asleep: on a suspended phone, or in the browser's cache. */
const SLEEP_DELAY_MS = 2000;

/** Calls back when a worker has been silent for too long. */
export class Watchdog {
  #onTimeout;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {() => void} onTimeout */
  constructor(onTimeout) {
    this.#onTimeout = onTimeout;
  }

  /** @param {number} timeMs the time from now until the callback, in milliseconds */
  watch(timeMs) {
    clearTimeout(this.#timer);
    const dueTime = performance.now() + timeMs;
    this.#timer = setTimeout(() => {
      if (performance.now() - dueTime > SLEEP_DELAY_MS) this.watch(timeMs);
      else this.#timer = setTimeout(this.#onTimeout, GRACE_MS);
    }, timeMs);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
