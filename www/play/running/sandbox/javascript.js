// Runs a JavaScript program.
//
// A program is a plain script in an async function: it may use `await` and `return` at its top level. A program that uses
// `import` and `export` is a module. Its globals are `readLine()`, `print(…)`, and those that it would use in Node.

import { begin } from "./begin.js";
import { countFinalizers, countWaits, undeferredWebAssembly } from "./callbacks.js";
import { startTimer, textOf, uncurried, whenSettled } from "./captured.js";
import { placeAt, traceOf } from "./failures.js";
import { Loop } from "./loop.js";
import { IMPORTER, scriptText, withAddresses, withImporter, withoutModule } from "./module-text.js";
import { nodeOf } from "./node.js";
import { LinePromises, Readers } from "./readers.js";
import { timersOf } from "./timers.js";

/** @typedef {import("./begin.js").LifeCycle} LifeCycle */

/** The wrapper of a program. Its first part has no line break, so that the program's first line is the script's. */
const WRAPPER_START = "__program(async function () {";
const WRAPPER_END = "\n});";
const STRICT = '"use strict";';
/** The prefix of a module. It calls the runtime when the module's own code is about to run. */
const ENTRY_HOOK = "__entered";

/** Matches the browsers' errors for a script that only a module can be. */
const ONLY_IN_MODULE =
  /import statement outside a module|Unexpected (?:token|keyword) 'export'|declarations may only appear at top level of a module|import\.meta|import call expects/;

/** The browsers' prefixes of syntax error messages. */
const ERROR_PREFIX =
  /^(?:Uncaught )?(?:SyntaxError: )?(?:Failed to execute 'importScripts' on 'WorkerGlobalScope': )?/;

/**
 * Whether an error is a syntax error, and not an error of a running program.
 * @param {unknown} thrown
 * @param {string} address
 */
const isSyntaxError = (thrown, address) =>
  thrown instanceof SyntaxError && traceOf(thrown, address, 0).length === 0;

/** The globals of programs besides JavaScript's own. */
const GLOBALS = [
  "readLine",
  "print",
  "process",
  "require",
  "module",
  "exports",
  "Buffer",
  "global",
  IMPORTER,
];
const TIMER_GLOBALS = ["setImmediate", "clearImmediate"];
const FILE_GLOBALS = ["__filename", "__dirname"];

begin({
  globalNames: [...GLOBALS, ...TIMER_GLOBALS, ...FILE_GLOBALS],
  load: async (lifeCycle) => {
    const tools = captureTools();
    const loop = new Loop(lifeCycle);
    const modules = defineGlobals(lifeCycle, loop);
    return () => startProgram(lifeCycle, loop, tools, modules);
  },
});

/**
 * Defines the globals of programs.
 * @param {LifeCycle} lifeCycle
 * @param {Loop} loop
 * @returns {Record<string, any>} the modules that it can import
 */
function defineGlobals(lifeCycle, loop) {
  const readers = new Readers(lifeCycle.input, loop);
  const lines = new LinePromises(readers);
  loop.isReading = () => readers.isAwaited;
  const { globals, modules } = nodeOf(lifeCycle, loop, readers);
  const module = { exports: {} };
  Object.assign(globals, timersOf(loop), {
    readLine: () => lines.next(),
    print: (/** @type {unknown[]} */ ...values) => {
      let text = "";
      for (let i = 0; i < values.length; i += 1) text += (i > 0 ? " " : "") + textOf(values[i]);
      lifeCycle.output.write(`${text}\n`);
    },
    require: Object.assign((/** @type {unknown} */ name) => moduleNamed(modules, name), {
      main: module,
    }),
    module,
    exports: module.exports,
    Buffer: unavailable("Buffer", "Use strings, or Uint8Array with TextEncoder and TextDecoder."),
    global: globalThis,
    __filename: "/program.js",
    __dirname: "/",
    WebAssembly: undeferredWebAssembly(),
    [IMPORTER]: importFunction(modules),
  });
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
  const tasks = {
    run: (/** @type {() => void} */ call) => loop.run(call),
    hold: () => loop.hold(),
    release: () => loop.release(),
  };
  countWaits(tasks);
  countFinalizers(tasks);
  Math.random = () => lifeCycle.random.fraction();
  return modules;
}

/**
 * @param {Record<string, any>} modules
 * @param {unknown} name
 */
function moduleNamed(modules, name) {
  const bare = textOf(name).replace(/^node:/, "");
  if (Object.hasOwn(modules, bare)) return modules[bare];
  throw Object.assign(
    new Error(
      `Cannot find module '${name}'. Available modules: ${Object.keys(modules).join(", ")}.`,
    ),
    { code: "MODULE_NOT_FOUND" },
  );
}

/**
 * A missing Node value, which throws an explanation when it is used.
 * @param {string} name
 * @param {string} advice
 */
function unavailable(name, advice) {
  const refuse = () => {
    throw new ReferenceError(`${name} is not available. ${advice}`);
  };
  return new Proxy(refuse, { get: refuse, construct: refuse });
}

/**
 * The function that `import(…)` calls.
 * @param {Record<string, any>} modules
 */
function importFunction(modules) {
  const namespaces = new Map();
  return async (/** @type {unknown} */ name) => {
    const module = moduleNamed(modules, name);
    if (!namespaces.has(module))
      namespaces.set(module, { __proto__: null, ...module, default: module });
    return namespaces.get(module);
  };
}

/**
 * Browser functions that the runtime uses and a program must not reach.
 * @typedef {object} Tools
 * @property {(address: string) => void} evaluate evaluates a script
 * @property {(source: string) => string} addressOf makes an address for a script
 * @property {typeof addEventListener} listen
 */

/** @returns {Tools} */
function captureTools() {
  const TextBlob = Blob;
  const createAddress = URL.createObjectURL.bind(URL);
  return {
    evaluate: importScripts.bind(globalThis),
    addressOf: (source) => createAddress(new TextBlob([source], { type: "text/javascript" })),
    listen: addEventListener.bind(globalThis),
  };
}

/**
 * @param {LifeCycle} lifeCycle
 * @param {Loop} loop
 * @param {Tools} tools
 * @param {Record<string, any>} modules
 */
function startProgram(lifeCycle, loop, { evaluate, addressOf, listen }, modules) {
  const text = withImporter(scriptText(lifeCycle.start.runnable.source));
  const source = withAddresses(text, modules, addressOf);
  const sourceOf = uncurried(Function.prototype.toString);
  /** Whether a text is being compiled: an error is then a syntax error. */
  let isCompiling = false;
  /** @type {(() => Promise<unknown>) | undefined} */
  let main;

  const failWithSyntaxError = (
    /** @type {string} */ message,
    /** @type {import("./failures.js").Place[]} */ trace,
  ) => lifeCycle.end({ kind: "error", message: `SyntaxError: ${message}`, trace, code: 1 });

  /** @param {() => Promise<unknown>} start */
  const run = (start) => {
    lifeCycle.ready();
    loop.run(() =>
      whenSettled(
        start(),
        () => loop.mainIsOver(),
        (thrown) => (isSyntaxError(thrown, loop.address) ? findFault(thrown) : loop.fail(thrown)),
      ),
    );
  };

  /** In a separate task, since browsers report the position of a syntax error only if it is uncaught. */
  const evaluateLater = (/** @type {string} */ text, /** @type {() => void} */ evaluated) => {
    startTimer(() => {
      main = undefined;
      isCompiling = true;
      loop.address = addressOf(text);
      evaluate(loop.address);
      isCompiling = false;
      evaluated();
    }, 0);
  };

  /** @param {ErrorEvent} event */
  const onError = (event) => {
    event.preventDefault();
    const { message, lineno, colno, error } = event;
    if (!isCompiling || !(error instanceof SyntaxError)) return loop.fail(error ?? message);
    isCompiling = false;
    if (loop.prefixLength === WRAPPER_START.length && ONLY_IN_MODULE.test(message))
      return runModule();
    failWithSyntaxError(
      message.replace(ERROR_PREFIX, ""),
      lineno > 0 ? [placeAt(lineno, colno, loop.prefixLength)] : [],
    );
  };

  /** The browser evaluates a module in a separate task. */
  const runModule = () => {
    const entered = () => {
      Reflect.deleteProperty(globalThis, ENTRY_HOOK);
      loop.run(() => {});
    };
    Object.defineProperty(globalThis, ENTRY_HOOK, { value: entered, configurable: true });
    const before = `import "${addressOf(`${ENTRY_HOOK}();`)}";`;
    loop.prefixLength = before.length;
    loop.address = addressOf(before + source);
    run(() => import(loop.address));
  };

  /**
   * Chromium does not report the position of a module's syntax error, so the module is compiled again as a script.
   * @param {any} error
   */
  const findFault = ({ message, lineNumber, columnNumber }) => {
    if (lineNumber > 0)
      return failWithSyntaxError(message, [placeAt(lineNumber, columnNumber, loop.prefixLength)]);
    loop.prefixLength = WRAPPER_START.length + STRICT.length;
    evaluateLater(WRAPPER_START + STRICT + withoutModule(source) + WRAPPER_END, () =>
      failWithSyntaxError(message, []),
    );
  };

  listen("error", onError);
  listen("unhandledrejection", (event) => {
    event.preventDefault();
    loop.fail(event.reason);
  });
  const setMain = (/** @type {() => Promise<unknown>} */ part) => {
    main ??= part;
  };
  Object.defineProperty(globalThis, "__program", { value: setMain, configurable: true });
  loop.prefixLength = WRAPPER_START.length;
  const script = WRAPPER_START + source + WRAPPER_END;
  evaluateLater(script, () => {
    Reflect.deleteProperty(globalThis, "__program");
    // A text that ends the function around it and continues is invalid too.
    const functionText = script.slice("__program(".length, -");".length);
    if (main && sourceOf(main) === functionText) run(main);
    else failWithSyntaxError("Unexpected token '}'", []);
  });
}
