// The functions that the runtime uses while a program runs. They are captured before the program's first statement, since the
// program may change globals and prototypes, and since most of them are removed from the program's scope (see lock-down.js).

/**
 * A method as a function of its object.
 * @type {<T, A extends any[], R>(method: (this: T, ...parts: A) => R) => (self: T, ...parts: A) => R}
 */
export const uncurried = Function.prototype.bind.bind(Function.prototype.call);

/** The time in milliseconds, from an arbitrary origin. */
export const now = performance.now.bind(performance);
export const timeOrigin = performance.timeOrigin;

/** @typedef {(call: () => void, delay: number) => number} Start */
export const startTimer = /** @type {Start} */ (/** @type {any} */ (setTimeout.bind(globalThis)));
export const startInterval = /** @type {Start} */ (
  /** @type {any} */ (setInterval.bind(globalThis))
);
export const stopTimer = clearTimeout.bind(globalThis);

export const textOf = String;
export const indexOf = uncurried(String.prototype.indexOf);
export const sliceOf = uncurried(String.prototype.slice);
export const runSoon = queueMicrotask.bind(globalThis);
/** `promise.then(…)` */
export const whenSettled = uncurried(Promise.prototype.then);

const TruePromise = Promise;
const { defineProperty } = Object;

/**
 * Calls a function after a native promise has settled, in the same task. `then` reads a promise's constructor, so a program
 * could replace the constructor and prevent the call.
 * @param {Promise<unknown>} promise
 * @param {() => void} call
 */
export function whenOver(promise, call) {
  const own = /** @type {any} */ ({ __proto__: null, value: TruePromise });
  defineProperty(promise, "constructor", own);
  whenSettled(promise, call, call);
}
