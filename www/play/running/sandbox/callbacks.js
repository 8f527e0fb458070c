// The parts of JavaScript, besides timers, that could call a program in a task unknown to the clock. Each is changed so that it
// reports such a task, or needs none.

import { whenOver } from "./captured.js";

/**
 * Reports tasks in which the program gains control, and pending calls that keep the program alive.
 * @typedef {object} Tasks
 * @property {(call: () => void) => void} run calls the program in a separate task
 * @property {() => void} hold records a pending call of the program
 * @property {() => void} release
 */

/**
 * `Atomics.waitAsync`, whose promises settle in separate tasks. A promise with a time limit keeps a program alive.
 * @param {Tasks} tasks
 */
export function countWaits({ run, hold, release }) {
  const { waitAsync } = /** @type {any} */ (Atomics);
  if (!waitAsync) return;
  /** @type {any} */ (Atomics).waitAsync = (
    /** @type {unknown} */ array,
    /** @type {unknown} */ index,
    /** @type {unknown} */ value,
    /** @type {any} */ timeout,
  ) => {
    const limit = +timeout;
    const waiting = waitAsync(array, index, value, limit);
    if (!waiting.async) return waiting;
    const isLimited = limit < Number.POSITIVE_INFINITY;
    if (isLimited) hold();
    whenOver(waiting.value, () => run(isLimited ? release : () => {}));
    return waiting;
  };
}

/**
 * `FinalizationRegistry`, which calls a program after garbage collection.
 * @param {Pick<Tasks, "run">} tasks
 */
export function countFinalizers({ run }) {
  const Registry = FinalizationRegistry;
  const { construct } = Reflect;
  const counted = new Proxy(Registry, {
    construct: (_, parts, target) => {
      const call = parts[0];
      const called =
        typeof call === "function" ? (/** @type {unknown} */ held) => run(() => call(held)) : call;
      return construct(Registry, [called], target);
    },
  });
  Registry.prototype.constructor = counted;
  globalThis.FinalizationRegistry = counted;
}

/**
 * WebAssembly without separate tasks: it compiles while the program waits, so that the time counts. Programs have no
 * `Response`, so streaming is impossible.
 */
export function undeferredWebAssembly() {
  const { Module, Instance } = WebAssembly;
  const { compileStreaming, instantiateStreaming, ...own } =
    Object.getOwnPropertyDescriptors(WebAssembly);
  const copy = Object.create(Object.prototype, own);
  const compiled = /** @type {new (source: any, options: any) => WebAssembly.Module} */ (Module);
  copy.compile = async (/** @type {any} */ source, /** @type {any} */ options) =>
    new compiled(source, options);
  copy.instantiate = async (
    /** @type {any} */ source,
    /** @type {any} */ imports,
    /** @type {any} */ options,
  ) => {
    const module = source instanceof Module ? source : new compiled(source, options);
    // The caller continues before the start function runs, as elsewhere.
    await null;
    const instance = new Instance(module, imports);
    return module === source ? instance : { module, instance };
  };
  return copy;
}
