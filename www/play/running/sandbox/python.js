// Runs a Python program: Pyodide, whose standard input waits by JSPI.
//
// `import js` finds an empty object. Any other JavaScript that a program may find in Pyodide reaches no further than a
// JavaScript program does.

import { begin } from "./begin.js";
import { countFinalizers, countWaits, undeferredWebAssembly } from "./callbacks.js";
import { startTimer, textOf, whenSettled } from "./captured.js";
import { startPyodide } from "./pyodide.js";

/** @typedef {import("./begin.js").LifeCycle} LifeCycle */

const PAGE_BYTES = 0x1_0000;

begin({
  // Pyodide's own code uses it, and gets the program's random numbers.
  globalNames: ["crypto"],
  load: async (lifeCycle) => {
    const { start, input, output } = lifeCycle;
    limitMemory(start.memory);
    countTasks(lifeCycle);
    seedRandom(lifeCycle);
    const fatal = watchFatal();
    const python = await startPyodide(start.parts);
    const write = decoderTo((text) => output.write(text));
    const writeError = decoderTo((text) => output.writeError(text));
    python.setStdout({
      write: (/** @type {Uint8Array} */ bytes) => fatal.take(bytes) ?? write(bytes),
    });
    python.setStderr({ write: writeError });
    const warrenModule = python.pyimport("_warren");
    const { source } = start.runnable;
    const files = python.toPy(start.files.map(({ name, content }) => [name, content]));
    const run = warrenModule.prepare(source, files, () => nextLines(input));
    // Not earlier: Pyodide starts faster if the browser compiles it in the meantime.
    globalThis.WebAssembly = undeferredWebAssembly();
    return () => {
      lifeCycle.ready();
      lifeCycle.clock.enter();
      whenSettled(
        run.callPromising(),
        (/** @type {any} */ ended) => conclude(lifeCycle, ended.toJs()),
        (/** @type {any} */ error) => concludeFatal(lifeCycle, error, fatal.dump()),
      );
    };
  },
});

/**
 * All available lines; or a promise of the next; an empty text at the end.
 * @param {import("./input.js").Input} input
 * @returns {string | Promise<string>}
 */
function nextLines(input) {
  if (input.isThere) {
    let lines = "";
    for (let line = input.take(); line !== undefined; line = input.take()) lines += `${line}\n`;
    return lines;
  }
  if (input.isOver) return "";
  return new Promise((resolve) => {
    input.arrived = () => {
      if (!input.isThere && !input.isOver) return;
      input.arrived = () => {};
      resolve(nextLines(input));
    };
  });
}

/**
 * Decodes bytes and passes their text on; a character may be split between two parts.
 * @param {(text: string) => void} take
 */
function decoderTo(take) {
  const decoder = new TextDecoder();
  const decode = decoder.decode.bind(decoder);
  return (/** @type {Uint8Array} */ bytes) => {
    take(decode(bytes, { stream: true }));
    return bytes.length;
  };
}

/**
 * @param {LifeCycle} lifeCycle
 * @param {[kind: "exit" | "error" | "memory", message: string, places: [number, number, string][], code: number]} ended
 */
function conclude(lifeCycle, [kind, message, places, code]) {
  const trace = places.map(([line, column, name]) => ({
    line,
    ...(column > 0 && { column }),
    ...(name !== "" && { name }),
  }));
  lifeCycle.end({ kind, message, trace, code });
}

/** The prefix on standard output after which Pyodide writes the program's position when Python itself has failed. */
const FATAL_ERROR = "Pyodide has suffered a fatal error";

/** A position in that output. */
const FATAL_PLACE = /^ {2}File "program\.py", line (\d+) in (.+)$/;

/** Pyodide's console messages are for its developers, except for the beginning of a fatal error. */
function watchFatal() {
  const decoder = new TextDecoder();
  let isFatal = false;
  let dump = "";
  const silent = () => {};
  const error = (/** @type {unknown} */ message) => {
    if (textOf(message).startsWith(FATAL_ERROR)) isFatal = true;
  };
  Object.defineProperty(globalThis, "console", {
    value: { error, warn: silent, log: silent, info: silent, debug: silent, trace: silent },
    configurable: true,
  });
  return {
    /** Collects the output during a fatal error. @param {Uint8Array} bytes */
    take(bytes) {
      if (!isFatal) return undefined;
      dump += decoder.decode(bytes, { stream: true });
      return bytes.length;
    },
    dump: () => dump,
  };
}

/**
 * Handles a failure of Python itself, or an immediate exit.
 * @param {LifeCycle} lifeCycle
 * @param {any} error
 * @param {string} dump the program's position
 */
function concludeFatal(lifeCycle, error, dump) {
  const exit = /^Program terminated with exit\((-?\d+)\)$/.exec(error?.message);
  if (exit)
    return lifeCycle.end({ kind: "exit", message: "", trace: [], code: Number(exit[1]) & 0xff });
  const lines = dump.split("\n").filter((line) => line !== "" && !line.includes('File "<warren>"'));
  lifeCycle.output.writeError(lines.map((line) => `${line}\n`).join(""));
  const places = lines.map((line) => FATAL_PLACE.exec(line)).filter((place) => place !== null);
  lifeCycle.end({
    kind: "trap",
    message: textOf(error),
    trace: places.map(([, line, name]) => ({
      line: Number(line),
      ...(name !== "<module>" && { name }),
    })),
    code: 1,
    // Chromium uses the first wording, Firefox the second.
    ...(/call stack size|too much recursion/.test(error?.message) && { reason: "stack" }),
  });
}

/**
 * Limits Python's memory; beyond the limit it raises `MemoryError`.
 * @param {number} bytes
 */
function limitMemory(bytes) {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > bytes) throw new RangeError("Out of memory");
    return grow.call(this, pages);
  };
}

/**
 * Reports each task that Python begins to the clock, such as those of `asyncio`.
 * @param {LifeCycle} lifeCycle
 */
function countTasks({ clock }) {
  const run = (/** @type {() => void} */ call) => {
    clock.enter();
    call();
  };
  countFinalizers({ run });
  countWaits({ run, hold: () => {}, release: () => {} });
  const Channel = MessageChannel;
  globalThis.MessageChannel = /** @type {any} */ (
    function CountedChannel() {
      const channel = new Channel();
      channel.port1.addEventListener("message", () => clock.enter());
      return channel;
    }
  );
  globalThis.setTimeout = /** @type {any} */ (
    (
      /** @type {Function} */ call,
      /** @type {number} */ delay,
      /** @type {unknown[]} */ ...parts
    ) =>
      startTimer(() => {
        clock.enter();
        call(...parts);
      }, delay)
  );
}

/**
 * Replaces Python's random numbers by the program's stream.
 * @param {LifeCycle} lifeCycle
 */
function seedRandom({ random }) {
  const getRandomValues = (/** @type {ArrayBufferView} */ view) => {
    random.fill(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
    return view;
  };
  Object.defineProperty(globalThis, "crypto", {
    value: Object.freeze({ getRandomValues }),
    configurable: true,
  });
  Math.random = () => random.fraction();
}
