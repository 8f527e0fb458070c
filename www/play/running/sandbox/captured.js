// What the runtime uses while a program runs. It is taken before the program's first statement, since the program may change
// what globals and prototypes hold, and since most of it is taken away from the program (see lock-down.js).

/**
 * A method as a function of its object.
 * @type {<T, A extends any[], R>(method: (this: T, ...parts: A) => R) => (self: T, ...parts: A) => R}
 */
export const uncurried = Function.prototype.bind.bind(Function.prototype.call);

/** The time in milliseconds, from an arbitrary moment. */
export const now = performance.now.bind(performance);
export const timeOrigin = performance.timeOrigin;

/** @typedef {(call: () => void, delay: number) => number} Start */
export const startTimer = /** @type {Start} */ (/** @type {any} */ (setTimeout.bind(globalThis)));
export const startInterval = /** @type {Start} */ (
  /** @type {any} */ (setInterval.bind(globalThis))
);
export const stopTimer = clearTimeout.bind(globalThis);

export const textOf = String;
export const indexIn = uncurried(String.prototype.indexOf);
export const partOf = uncurried(String.prototype.slice);
export const soon = queueMicrotask.bind(globalThis);
/** `promise.then(…)` */
export const whenSettled = uncurried(Promise.prototype.then);

const TruePromise = Promise;
const { defineProperty } = Object;

/**
 * Calls after a promise of the browser's own has settled, in the same task. `then` asks a promise for its constructor, and a
 * program could answer in its place and prevent the call.
 * @param {Promise<unknown>} promise
 * @param {() => void} call
 */
export function whenOver(promise, call) {
  const own = /** @type {any} */ ({ __proto__: null, value: TruePromise });
  defineProperty(promise, "constructor", own);
  whenSettled(promise, call, call);
}
