// Runs a WASI program (preview 1). The browser suspends it while it waits for a line.

import { begin } from "./begin.js";
import { startTimer, stopTimer } from "./captured.js";
import { messageOf } from "./failures.js";
import { WasiExit, wasiCalls } from "./wasi-calls.js";
import { trapOf } from "./wasi-traps.js";
import { TooMuchMemory, withLimitedMemory } from "./wasm-memory.js";

/** @typedef {import("./begin.js").Life} Life */

/** What the types of WebAssembly do not have yet. @type {any} */
const { Suspending, promising } = WebAssembly;

const NAMESPACE = "wasi_snapshot_preview1";
/** The calls that may wait. */
const WAITING = ["fd_read", "poll_oneoff"];

begin({
  load: async (life) => {
    const { runnable, memory: limit } = life.start;
    /** @type {WebAssembly.Memory | undefined} */
    let memory;
    const memoryOf = () => /** @type {WebAssembly.Memory} */ (memory);
    const calls = wasiCalls(life, memoryOf, waiting(life));
    for (const name of WAITING) calls[name] = new Suspending(calls[name]);
    const module = await compiled(runnable.module, limit);
    for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
      if (from !== NAMESPACE || kind !== "function" || !Object.hasOwn(calls, name)) {
        throw unstarted("imports", `${from}.${name}`);
      }
    }
    const { exports } = await WebAssembly.instantiate(module, { [NAMESPACE]: calls });
    if (typeof exports._start !== "function" || !(exports.memory instanceof WebAssembly.Memory)) {
      throw unstarted("no-start", "");
    }
    memory = exports.memory;
    return () => run(life, promising(exports._start), memoryOf);
  },
});

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
const unstarted = (reason, message) => Object.assign(new Error(message), { reason });

/**
 * @param {Life} life
 * @returns {import("./wasi-calls.js").Wait}
 */
function waiting({ input, output, clock }) {
  return (milliseconds, forInput) => {
    output.flush();
    return new Promise((resolve) => {
      /** @type {number | undefined} */
      let timer;
      const over = () => {
        input.arrived = () => {};
        stopTimer(timer);
        resolve();
      };
      if (forInput) input.arrived = over;
      if (milliseconds !== Number.POSITIVE_INFINITY) {
        timer = startTimer(() => {
          clock.enter();
          over();
        }, milliseconds);
      }
    });
  };
}

/** A program that has used up so much of what it may have, and then trapped, probably got no more. */
const NEARLY_ALL = 7 / 8;

/**
 * @param {Life} life
 * @param {() => Promise<void>} start
 * @param {() => WebAssembly.Memory} memoryOf
 */
function run(life, start, memoryOf) {
  const exit = (/** @type {number} */ code) =>
    life.end({ kind: "exit", message: "", trace: [], code });
  life.ready();
  life.clock.enter();
  start().then(
    () => exit(0),
    (thrown) => {
      if (thrown instanceof WasiExit) return exit(thrown.code);
      const reason = trapOf(thrown);
      const message = messageOf(thrown);
      if (!reason) return life.end({ kind: "error", message, trace: [] });
      const memory = memoryOf().buffer.byteLength;
      const isUsedUp = memory >= life.start.memory * NEARLY_ALL;
      const kind = isUsedUp && reason === "unreachable" ? "memory" : "trap";
      life.end({ kind, message, trace: [], reason, memory });
    },
  );
}
