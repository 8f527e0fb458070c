// The timers of JavaScript programs, with Node's interface.

import { startInterval, startTimer, stopTimer } from "./captured.js";

/** @typedef {import("./loop.js").Loop} Loop */

/** A timer. A program may print it, or use it as a number. */
class Timer {
  #loop;
  #isHolding = true;

  /**
   * @param {number} number
   * @param {Loop} loop
   */
  constructor(number, loop) {
    this.number = number;
    this.#loop = loop;
    loop.hold();
  }

  ref() {
    if (!this.#isHolding) this.#loop.hold();
    this.#isHolding = true;
    return this;
  }

  unref() {
    if (this.#isHolding) this.#loop.release();
    this.#isHolding = false;
    return this;
  }

  hasRef() {
    return this.#isHolding;
  }

  [Symbol.toPrimitive]() {
    return this.number;
  }
}

/**
 * @param {Loop} loop
 * @returns {Record<string, Function>} by the names of the globals
 */
export function timersOf(loop) {
  /** The running timers, with the browser's own. @type {Map<number, {timer: Timer, browserTimer: number}>} */
  const running = new Map();
  let count = 0;

  /** @param {unknown} timer */
  const clear = (timer) => {
    const number = Number(timer ?? 0);
    const entry = running.get(number);
    if (!entry) return;
    running.delete(number);
    stopTimer(entry.browserTimer);
    entry.timer.unref();
  };

  /**
   * @param {boolean} isRepeated
   * @returns {(call: Function, delay?: number, ...parts: unknown[]) => Timer}
   */
  const timerFunction =
    (isRepeated) =>
    (call, delay = 0, ...parts) => {
      if (typeof call !== "function") throw new TypeError("The first argument is not a function.");
      count += 1;
      const timer = new Timer(count, loop);
      const fire = () => {
        if (!isRepeated) clear(timer);
        loop.run(() => call(...parts));
      };
      const browserTimer = (isRepeated ? startInterval : startTimer)(fire, delay);
      running.set(count, { timer, browserTimer });
      return timer;
    };
  const setTimeout = timerFunction(false);

  return {
    setTimeout,
    setInterval: timerFunction(true),
    setImmediate: (/** @type {Function} */ call, /** @type {unknown[]} */ ...parts) =>
      setTimeout(call, 0, ...parts),
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
  };
}
