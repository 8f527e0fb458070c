// Why a WebAssembly program failed, and at which line. C++ programs are linked with `tools/compilers/runtime`, which reports
// the reason; the line is in the stack of the exception.

import { placesOf } from "./dwarf.js";
import { messageOf } from "./failures.js";
import { trapOf } from "./wasi-traps.js";
import { REFUSED } from "./wasm-memory.js";

/** @typedef {import("./failures.js").Place} Place */

/** The module name of the runtime's imports. */
export const NAMESPACE = "warren";

/** The name of the program's own source, as in clang.js. */
const PROGRAM = "program.cpp";

/** The offset of a function's place in a line of a stack, in all browsers that report it. */
const OFFSET = /wasm-function\[\d+\]:0x([\da-f]+)/gi;

/** The number of stack frames to keep: those of the library come first. */
const MAX_CALLS = 50;
/** The number of active exceptions to remember. */
const MAX_THROWN = 16;
/** The maximum number of characters read of a message. */
const MAX_MESSAGE_BYTES = 2000;

/** The stack is below everything else. If less than this is left of it, an access outside the memory is a stack overflow. */
const STACK_END = 4096;

/** The messages of libc++ and libc++abi when memory has run out. */
const NO_MEMORY = /^std::bad_alloc\b/;

export class Failures {
  #module;
  #originalAddressOf;
  /** @type {WebAssembly.Exports} */
  #exports = {};
  /** The stacks of exceptions by their addresses. @type {Map<number, Error>} */
  #thrown = new Map();
  /** @type {{reason: string, message: string, line: number, stack: Error | undefined} | null} */
  #reported = null;

  /**
   * @param {Uint8Array} module the program as compiled
   * @param {(offset: number) => number} addressOf the address of the code at an offset in the running module
   */
  constructor(module, addressOf) {
    this.#module = module;
    this.#originalAddressOf = addressOf;
    // Features of browsers with V8.
    Object.assign(Error, { stackTraceLimit: MAX_CALLS });
  }

  /** The functions that the program calls. */
  get calls() {
    return {
      thrown: (/** @type {number} */ exception) => {
        // Its text is made only on request, which takes longer.
        this.#thrown.delete(exception);
        this.#thrown.set(exception, new Error());
        const [oldest] = this.#thrown.keys();
        if (this.#thrown.size > MAX_THROWN) this.#thrown.delete(oldest);
      },
      failed: (
        /** @type {number} */ reason,
        /** @type {number} */ message,
        /** @type {number} */ line,
        /** @type {number} */ exception,
      ) => {
        const stack = exception === 0 ? new Error() : this.#thrown.get(exception);
        this.#reported ??= {
          reason: this.#textAt(reason),
          message: this.#textAt(message),
          line,
          stack,
        };
      },
    };
  }

  /** @param {WebAssembly.Exports} exports */
  started(exports) {
    this.#exports = exports;
  }

  /**
   * The ending of a program that threw this value.
   * @param {unknown} thrown
   * @returns {import("./begin.js").Ending}
   */
  endingOf(thrown) {
    const memory = this.#exports.memory ? this.#memory.byteLength : 0;
    if (this.#reported) {
      const { reason, message, line, stack } = this.#reported;
      const trace = this.#trace(stack);
      if (trace.length === 0 && line > 0) trace.push({ line });
      const kind = reason === "exception" && NO_MEMORY.test(message) ? "memory" : "trap";
      return { kind, message, trace, reason, memory };
    }
    const message = messageOf(thrown);
    const trap = trapOf(thrown);
    if (!trap) return { kind: "error", message, trace: [] };
    const reason = trap === "memory" && this.#isStackFull() ? "stack" : trap;
    return {
      kind: this.#isRefused(thrown, trap) ? "memory" : "trap",
      message,
      trace: this.#trace(thrown),
      reason,
      memory,
    };
  }

  /**
   * Whether a request for memory was refused. A later trap is probably its consequence.
   * @param {unknown} thrown
   * @param {string} trap
   */
  #isRefused(thrown, trap) {
    const { [REFUSED]: refused } = this.#exports;
    if (refused instanceof WebAssembly.Global) return Boolean(refused.value);
    // The browser has too little memory even for the program's start.
    return thrown instanceof RangeError && trap !== "stack";
  }

  get #memory() {
    return /** @type {WebAssembly.Memory} */ (this.#exports.memory).buffer;
  }

  #isStackFull() {
    const { __stack_pointer: pointer } = this.#exports;
    return pointer instanceof WebAssembly.Global && pointer.value < STACK_END;
  }

  /** @param {unknown} thrown @returns {Place[]} */
  #trace(thrown) {
    const { stack } = /** @type {{stack?: unknown}} */ (thrown ?? {});
    if (typeof stack !== "string") return [];
    try {
      const placesAt = placesOf(this.#module, PROGRAM);
      return [...stack.matchAll(OFFSET)].flatMap(([, offset]) =>
        placesAt(this.#originalAddressOf(parseInt(offset, 16))),
      );
    } catch {
      // An imported module may have tables of another kind.
      return [];
    }
  }

  /** A zero-terminated text in the program’s memory. @param {number} address */
  #textAt(address) {
    const bytes = new Uint8Array(this.#memory, address >>> 0);
    const part = bytes.subarray(0, MAX_MESSAGE_BYTES);
    const end = part.indexOf(0);
    return new TextDecoder().decode(end < 0 ? part : part.subarray(0, end));
  }
}
