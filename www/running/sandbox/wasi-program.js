// A program of WASI (preview 1), from its bytes to its end, however it waits.

import { messageOf } from "./failures.js";
import { WasiExit, wasiCalls } from "./wasi-calls.js";
import { trapOf } from "./wasi-traps.js";
import { REFUSED, TooMuchMemory, withLimitedMemory } from "./wasm-memory.js";

/** @typedef {import("./begin.js").Life} Life */
/** @typedef {Record<string, (...parts: any[]) => any>} Calls */

const NAMESPACE = "wasi_snapshot_preview1";

/**
 * A program that is ready to start.
 * @typedef {object} Loaded
 * @property {() => Function} instantiate runs the module's own start function, if it has one, and returns the program's
 * @property {() => void} exited it has ended by itself
 * @property {(thrown: unknown) => void} failed something was thrown out of it
 */

/**
 * Compiles a program and gives it what it may call.
 * @param {Life} life
 * @param {import("./wasi-calls.js").Wait} wait
 * @param {(calls: Calls) => void} prepare changes the calls before the program gets them
 * @returns {Promise<Loaded>}
 */
export async function loadWasi(life, wait, prepare) {
  const { runnable, memory: limit } = life.start;
  /** @type {WebAssembly.Memory | undefined} */
  let memory;
  const memoryOf = () => /** @type {WebAssembly.Memory} */ (memory);
  const calls = wasiCalls(life, memoryOf, wait);
  prepare(calls);
  const module = await compiled(runnable.module, limit);
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (from !== NAMESPACE || kind !== "function" || !Object.hasOwn(calls, name)) {
      throw unstarted("imports", `${from}.${name}`);
    }
  }
  const exported = WebAssembly.Module.exports(module);
  const has = (/** @type {string} */ name, /** @type {string} */ kind) =>
    exported.some((each) => each.name === name && each.kind === kind);
  if (!has("_start", "function") || !has("memory", "memory")) throw unstarted("no-start", "");
  /** @type {any} */
  let exports;
  const exit = (/** @type {number} */ code) =>
    life.end({ kind: "exit", message: "", trace: [], code });
  return {
    instantiate: () => {
      ({ exports } = new WebAssembly.Instance(module, { [NAMESPACE]: calls }));
      memory = exports.memory;
      return exports._start;
    },
    exited: () => exit(0),
    failed: (thrown) => {
      if (thrown instanceof WasiExit) exit(thrown.code);
      else life.end(endingOf(thrown, exports));
    },
  };
}

/**
 * @param {Uint8Array} bytes
 * @param {number} limit
 */
async function compiled(bytes, limit) {
  try {
    return await WebAssembly.compile(withLimitedMemory(bytes, limit));
  } catch (error) {
    const reason = error instanceof TooMuchMemory ? "memory" : "invalid";
    throw unstarted(reason, /** @type {Error} */ (error).message);
  }
}

/**
 * @param {string} reason
 * @param {string} message
 */
export const unstarted = (reason, message) => Object.assign(new Error(message), { reason });

/**
 * A program that traps after it got no more memory has probably done so for this.
 * @param {unknown} thrown
 * @param {any} exports undefined for one that did not even get what it has at its start
 * @returns {import("./begin.js").Ending}
 */
function endingOf(thrown, exports) {
  const reason = trapOf(thrown);
  const message = messageOf(thrown);
  if (!reason) return { kind: "error", message, trace: [] };
  const isRefused = exports ? exports[REFUSED].value : isOutOfMemory(thrown, reason);
  const memory = exports?.memory.buffer.byteLength ?? 0;
  return { kind: isRefused ? "memory" : "trap", message, trace: [], reason, memory };
}

/**
 * Whether the browser has too little memory for a module.
 * @param {unknown} thrown
 * @param {string} reason
 */
function isOutOfMemory(thrown, reason) {
  return thrown instanceof RangeError && reason !== "stack";
}
