// The timers of JavaScript programs, as Node has them.

import { startInterval, startTimer, stopTimer } from "./captured.js";

/** @typedef {import("./loop.js").Loop} Loop */

/** A timer; a program may print it, or use it as a number. */
class Timer {
  /** @param {number} id @param {() => void} release */
  constructor(id, release) {
    this.id = id;
    /** @type {(() => void) | null} */
    this.release = release;
  }
  ref() {
    return this;
  }
  unref() {
    this.release?.();
    this.release = null;
    return this;
  }
  hasRef() {
    return this.release !== null;
  }
  [Symbol.toPrimitive]() {
    return this.id;
  }
}

/**
 * @param {Loop} loop
 * @returns {Record<string, Function>} by the names of the globals
 */
export function timersOf(loop) {
  /** @type {Map<number, Timer>} */
  const timers = new Map();

  /** @param {unknown} timer */
  const clear = (timer) => {
    const id = Number(timer ?? 0);
    stopTimer(id);
    timers.get(id)?.unref();
    timers.delete(id);
  };

  /**
   * @param {boolean} isRepeated
   * @returns {(call: Function, delay?: number, ...parts: unknown[]) => Timer}
   */
  const setter =
    (isRepeated) =>
    (call, delay = 0, ...parts) => {
      if (typeof call !== "function") throw new TypeError("The first argument is not a function.");
      const fire = () => {
        if (!isRepeated) clear(id);
        loop.run(() => call(...parts));
      };
      const id = (isRepeated ? startInterval : startTimer)(fire, delay);
      loop.hold();
      const timer = new Timer(id, () => loop.release());
      timers.set(id, timer);
      return timer;
    };
  const setTimeout = setter(false);

  return {
    setTimeout,
    setInterval: setter(true),
    setImmediate: (/** @type {Function} */ call, /** @type {unknown[]} */ ...parts) =>
      setTimeout(call, 0, ...parts),
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
  };
}
