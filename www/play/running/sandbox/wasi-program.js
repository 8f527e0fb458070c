// A WASI program (preview 1), from its bytes to its end, with any way of waiting.

import { WasiExit, wasiCalls } from "./wasi-calls.js";
import { Failures, NAMESPACE as OWN_NAMESPACE } from "./wasi-failures.js";
import { TooMuchMemory, withLimitedMemory } from "./wasm-memory.js";

/** @typedef {import("./begin.js").LifeCycle} LifeCycle */
/** @typedef {Record<string, (...parts: any[]) => any>} Calls */

const NAMESPACE = "wasi_snapshot_preview1";

/** A module with one function, which traps. */
const TRAPPING = new Uint8Array([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0],
  ...[7, 8, 1, 4, 0x74, 0x72, 0x61, 0x70, 0, 0, 10, 5, 1, 3, 0, 0, 0x0b],
]);

/**
 * A program that is ready to start.
 * @typedef {object} ReadyProgram
 * @property {() => Function} instantiate runs the module's own start function, if it has one, and returns the program's start
 *   function
 * @property {() => void} exited handles the program's own end
 * @property {(thrown: unknown) => void} failed handles an exception of the program
 */

/**
 * Compiles a program and provides its imports.
 * @param {LifeCycle} lifeCycle
 * @param {import("./wasi-calls.js").Wait} wait
 * @param {(calls: Calls) => void} prepare changes the calls before the program gets them
 * @param {(thrown: unknown) => import("./begin.js").Ending | undefined} [endingOf] the ending for an exception of a call
 * @returns {Promise<ReadyProgram>}
 */
export async function loadWasi(lifeCycle, wait, prepare, endingOf = () => undefined) {
  const { runnable, memory: limit } = lifeCycle.start;
  /** @type {WebAssembly.Memory | undefined} */
  let memory;
  const memoryOf = () => /** @type {WebAssembly.Memory} */ (memory);
  const exitTrap = await newExitTrap();
  const calls = exitingOnThrow(exitTrap, wasiCalls(lifeCycle, memoryOf, wait));
  prepare(calls);
  const { addressOf, module } = await compiled(runnable.module, limit);
  const failures = new Failures(runnable.module, addressOf);
  /** @type {Record<string, Calls>} */
  const imports = { [NAMESPACE]: calls, [OWN_NAMESPACE]: failures.calls };
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    const importedModule = Object.hasOwn(imports, from) ? imports[from] : {};
    if (kind !== "function" || !Object.hasOwn(importedModule, name)) {
      throw unstartedError("imports", `${from}.${name}`);
    }
  }
  const exported = WebAssembly.Module.exports(module);
  const has = (/** @type {string} */ name, /** @type {string} */ kind) =>
    exported.some((each) => each.name === name && each.kind === kind);
  if (!has("_start", "function") || !has("memory", "memory")) throw unstartedError("no-start", "");
  const exit = (/** @type {number} */ code) =>
    lifeCycle.end({ kind: "exit", message: "", trace: [], code });
  return {
    instantiate: () => {
      const { exports } = new WebAssembly.Instance(module, imports);
      memory = /** @type {WebAssembly.Memory} */ (exports.memory);
      failures.started(exports);
      return /** @type {Function} */ (exports._start);
    },
    exited: () => exit(0),
    failed: (thrown) => {
      const reason = exitTrap.reason ?? thrown;
      if (reason instanceof WasiExit) exit(reason.code);
      else lifeCycle.end(endingOf(reason) ?? failures.endingOf(reason));
    },
  };
}

/**
 * @param {Uint8Array} bytes
 * @param {number} limit
 */
async function compiled(bytes, limit) {
  try {
    const limited = withLimitedMemory(bytes, limit);
    return { addressOf: limited.addressOf, module: await WebAssembly.compile(limited.bytes) };
  } catch (error) {
    const reason = error instanceof TooMuchMemory ? "memory" : "invalid";
    throw unstartedError(reason, /** @type {Error} */ (error).message);
  }
}

/**
 * @param {string} reason
 * @param {string} message
 */
export const unstartedError = (reason, message) => Object.assign(new Error(message), { reason });

/**
 * A way out of a program: a trap, which the program's handlers cannot catch, unlike a JavaScript exception. `reason` is why the
 * program was left.
 * @typedef {{trap: () => void, reason?: unknown}} ExitTrap
 */

/** @returns {Promise<ExitTrap>} */
async function newExitTrap() {
  const { instance } = await WebAssembly.instantiate(TRAPPING);
  return { trap: /** @type {() => void} */ (instance.exports.trap) };
}

/**
 * Calls that exit the program for good when they throw.
 * @param {ExitTrap} exitTrap
 * @param {Calls} calls
 */
function exitingOnThrow(exitTrap, calls) {
  /** @type {Calls} */
  const exitingCalls = {};
  for (const [name, call] of Object.entries(calls)) {
    exitingCalls[name] = (...parts) => {
      try {
        return call(...parts);
      } catch (thrown) {
        exitTrap.reason = thrown;
        return exitTrap.trap();
      }
    };
  }
  return exitingCalls;
}
