// Node's interface: the modules and globals that contest programs use.

import { now, runSoon } from "./captured.js";
import { EventEmitter } from "./emitter.js";
import { filesOf } from "./files.js";
import { Input } from "./input.js";
import { format, inspect } from "./inspect.js";
import { Readers } from "./readers.js";
import { Interface, Stream } from "./stdin.js";

/** @typedef {import("./begin.js").LifeCycle} LifeCycle */
/** @typedef {import("./loop.js").Loop} Loop */

/** The exit code of an aborted process. */
const ABORTED = 134;

/**
 * The replacements for Node's modules and globals.
 * @param {LifeCycle} lifeCycle
 * @param {Loop} loop
 * @param {Readers} readers
 * @returns {{globals: Record<string, any>, modules: Record<string, any>}}
 */
export function nodeOf(lifeCycle, loop, readers) {
  const { output } = lifeCycle;
  const write = (/** @type {unknown} */ text) => output.write(textFrom(text));
  const writeError = (/** @type {unknown} */ text) => output.writeError(textFrom(text));
  const stdin = new Stream(readers, lifeCycle.input);
  const process = processOf(loop, stdin, write, writeError);
  const performance = { now, timeOrigin: Date.now() - now() };

  const readStream = (/** @type {string} */ text) => {
    const input = new Input();
    const stream = new Stream(new Readers(input, loop), input);
    const lines = text.split("\n");
    if (lines.at(-1) === "") lines.pop();
    input.give(lines);
    input.finish();
    return stream;
  };
  const fs = filesOf(lifeCycle.start.files, { stdin, write, writeError, readStream });

  /** @param {any} [options] @param {any} [out] */
  const createInterface = (options, out) => {
    const stream = options instanceof Stream ? options : options?.input;
    const to = options instanceof Stream ? out : options?.output;
    if (!(stream instanceof Stream)) throw new TypeError("readline reads process.stdin or a file.");
    return new Interface(stream, to ? (text) => to.write(text) : null);
  };
  const readline = { createInterface, Interface };
  const promises = { ...readline };
  const util = {
    format: (/** @type {unknown[]} */ ...values) => format(values),
    inspect,
    promisify,
  };

  return {
    globals: { process, performance, console: consoleOf(write, writeError) },
    modules: {
      fs,
      "fs/promises": fs.promises,
      readline: { ...readline, promises },
      "readline/promises": promises,
      process,
      events: Object.assign(EventEmitter, { EventEmitter, default: EventEmitter }),
      util,
      os: { EOL: "\n", platform: () => "linux", cpus: () => [{}] },
      perf_hooks: { performance },
      path: pathOf(),
    },
  };
}

/**
 * @param {Loop} loop
 * @param {Stream} stdin
 * @param {(text: unknown) => void} write
 * @param {(text: unknown) => void} writeError
 */
function processOf(loop, stdin, write, writeError) {
  const process = new EventEmitter();
  const hrtime = (/** @type {[number, number]} */ [seconds, nanoseconds] = [0, 0]) => {
    const time = Math.round(now() * 1e6) - seconds * 1e9 - nanoseconds;
    return [Math.floor(time / 1e9), time % 1e9];
  };
  loop.onExit = (code) => process.emit("exit", code);
  return Object.defineProperty(
    Object.assign(process, {
      stdin,
      stdout: writable(1, write),
      stderr: writable(2, writeError),
      argv: ["node", "program.js"],
      argv0: "node",
      execArgv: [],
      env: {},
      version: "v20.0.0",
      versions: { node: "20.0.0" },
      platform: "linux",
      arch: "wasm32",
      pid: 1,
      title: "node",
      exit: (/** @type {number} */ code) => loop.quit(code),
      abort: () => loop.quit(ABORTED),
      cwd: () => "/",
      uptime: () => now() / 1000,
      hrtime: Object.assign(hrtime, { bigint: () => BigInt(Math.round(now() * 1e6)) }),
      memoryUsage: () => ({ rss: 0, heapTotal: 0, heapUsed: 0, external: 0, arrayBuffers: 0 }),
      nextTick: (/** @type {Function} */ call, /** @type {unknown[]} */ ...parts) =>
        runSoon(() => loop.guard(() => call(...parts))),
      emitWarning: (/** @type {unknown} */ warning) => writeError(`${warning}\n`),
    }),
    "exitCode",
    {
      get: () => loop.exitCode,
      set: (code) => {
        loop.exitCode = code;
      },
      enumerable: true,
    },
  );
}

/**
 * @param {number} fd
 * @param {(text: unknown) => void} write
 */
function writable(fd, write) {
  return Object.assign(new EventEmitter(), {
    fd,
    isTTY: false,
    columns: 80,
    writable: true,
    /** @param {unknown} text @param {any[]} others an optional encoding and callback */
    write: (text, ...others) => {
      write(text);
      const done = others.at(-1);
      if (typeof done === "function") runSoon(done);
      return true;
    },
    /** @param {unknown} [text] */
    end: (text) => {
      if (text !== undefined && typeof text !== "function") write(text);
    },
    cork: () => {},
    uncork: () => {},
  });
}

/** @param {unknown} value the program's output: text, or its bytes */
function textFrom(value) {
  return ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : String(value);
}

/**
 * @param {(text: string) => void} write
 * @param {(text: string) => void} writeError
 */
function consoleOf(write, writeError) {
  const out = (/** @type {unknown[]} */ ...values) => write(`${format(values)}\n`);
  const err = (/** @type {unknown[]} */ ...values) => writeError(`${format(values)}\n`);
  /** @type {Map<string, number>} */
  const times = new Map();
  const since = (/** @type {string} */ name) => `${name}: ${now() - (times.get(name) ?? now())}ms`;
  return {
    log: out,
    info: out,
    debug: out,
    dir: (/** @type {unknown} */ value) => out(inspect(value)),
    table: out,
    error: err,
    warn: err,
    trace: err,
    assert: (/** @type {unknown} */ holds, /** @type {unknown[]} */ ...values) => {
      if (!holds) err("Assertion failed", ...values);
    },
    time: (name = "default") => times.set(name, now()),
    timeLog: (name = "default") => out(since(name)),
    timeEnd: (name = "default") => out(since(name)),
    count: () => {},
    group: out,
    groupEnd: () => {},
  };
}

/** @param {Function} call takes a callback with an error and a value as its last argument */
const promisify =
  (call) =>
  (/** @type {unknown[]} */ ...parts) =>
    new Promise((resolve, reject) => {
      call(...parts, (/** @type {unknown} */ error, /** @type {unknown} */ value) =>
        error ? reject(error) : resolve(value),
      );
    });

function pathOf() {
  const join = (/** @type {string[]} */ ...parts) => {
    const folders = [];
    for (const part of parts.join("/").split("/")) {
      if (part === "..") folders.pop();
      else if (part !== "" && part !== ".") folders.push(part);
    }
    return `/${folders.join("/")}`;
  };
  const basename = (/** @type {string} */ path) => path.slice(path.lastIndexOf("/") + 1);
  return { join, resolve: join, basename, sep: "/" };
}
