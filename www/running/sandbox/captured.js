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
/** `promise.then(…)` */
export const whenSettled = uncurried(Promise.prototype.then);
