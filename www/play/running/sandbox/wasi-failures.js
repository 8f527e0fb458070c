// Why a program in WebAssembly failed, and at which line. Programs in C++ are linked with `tools/compilers/runtime`, which says
// why; the line is in the stack of what was thrown.

import { placesOf } from "./dwarf.js";
import { messageOf } from "./failures.js";
import { trapOf } from "./wasi-traps.js";
import { REFUSED } from "./wasm-memory.js";

/** @typedef {import("./failures.js").Place} Place */

/** What the runtime imports from. */
export const NAMESPACE = "warren";

/** The name of the program's own source, as in clang.js. */
const PROGRAM = "program.cpp";

/** The offset of a function's place in a line of a stack, in all browsers that tell it. */
const OFFSET = /wasm-function\[\d+\]:0x([\da-f]+)/gi;

/** How many calls of a stack are kept: those of the library come first. */
const MAX_CALLS = 50;
/** How many exceptions that are under way are remembered. */
const MAX_THROWN = 16;
/** The characters of a message that are read. */
const MAX_MESSAGE_BYTES = 2000;

/** The stack is below everything else. With less than this left of it, an access outside the memory is the stack’s end. */
const STACK_END = 4096;

/** What libc++ and libc++abi say when there is no memory left. */
const NO_MEMORY = /^std::bad_alloc\b/;

export class Failures {
  #module;
  #addressOf;
  /** @type {WebAssembly.Exports} */
  #exports = {};
  /** The stacks of exceptions by their addresses. @type {Map<number, Error>} */
  #thrown = new Map();
  /** @type {{reason: string, message: string, line: number, stack: Error | undefined} | null} */
  #told = null;

  /**
   * @param {Uint8Array} module the program as it was compiled
   * @param {(offset: number) => number} addressOf the address of the code at an offset in the module that runs
   */
  constructor(module, addressOf) {
    this.#module = module;
    this.#addressOf = addressOf;
    // What browsers with V8 know.
    Object.assign(Error, { stackTraceLimit: MAX_CALLS });
  }

  /** What the program calls. */
  get calls() {
    return {
      thrown: (/** @type {number} */ exception) => {
        // Its text is made only when somebody asks for it, which takes longer.
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
        this.#told ??= { reason: this.#text(reason), message: this.#text(message), line, stack };
      },
    };
  }

  /** @param {WebAssembly.Exports} exports */
  started(exports) {
    this.#exports = exports;
  }

  /**
   * How a program ended out of which this came.
   * @param {unknown} thrown
   * @returns {import("./begin.js").Ending}
   */
  endingOf(thrown) {
    const memory = this.#exports.memory ? this.#memory.byteLength : 0;
    if (this.#told) {
      const { reason, message, line, stack } = this.#told;
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
   * Whether it got no more memory. A program that traps afterwards has probably done so for this.
   * @param {unknown} thrown
   * @param {string} trap
   */
  #isRefused(thrown, trap) {
    const { [REFUSED]: refused } = this.#exports;
    if (refused instanceof WebAssembly.Global) return Boolean(refused.value);
    // The browser has too little memory even for what it has at its start.
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
        placesAt(this.#addressOf(parseInt(offset, 16))),
      );
    } catch {
      // A module that somebody brought may have tables of another kind.
      return [];
    }
  }

  /** A text of the program’s memory, which ends with a zero. @param {number} at */
  #text(at) {
    const bytes = new Uint8Array(this.#memory, at >>> 0);
    const part = bytes.subarray(0, MAX_MESSAGE_BYTES);
    const end = part.indexOf(0);
    return new TextDecoder().decode(end < 0 ? part : part.subarray(0, end));
  }
}
