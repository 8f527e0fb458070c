// Compiles C++ to WebAssembly, in a worker: Clang takes seconds, and hundreds of megabytes.

import {
  COMPILE_HEADERS,
  COMPILED_HEADERS,
  compileProgram,
  diagnosticsIn,
  HEADERS,
  LINK,
  MODULE,
  PROGRAM,
  splitHeaders,
} from "../running/clang.js";
import { forget, keep, kept, keptIn } from "../running/kept.js";
import { deflated, hashOf, inflated } from "../running/packed.js";

/** @typedef {import("../running/clang.js").Diagnostic} Diagnostic */

/**
 * Requests from the page. `load` comes first, with the compiler's files as they came down, and with a text that differs where
 * compilers do.
 * @typedef {{ type: "load", files: Record<string, Blob>, version: string }
 *   | { type: "compile", job: number, source: string }} Request
 */

/**
 * Reports to the page: that the compiler is loaded; what it begins with now; a module, or what is wrong.
 * @typedef {{ type: "ready" }
 *   | { type: "failed", message: string }
 *   | { type: "step", job: number, step: "headers" | "program" | "link" }
 *   | { type: "compiled", job: number, module: Bytes, diagnostics: Diagnostic[] }
 *   | { type: "faulty", job: number, diagnostics: Diagnostic[] }} Report
 */

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** The compiled headers of so many programs are kept; each has some 10 MB. */
const MOST_KEPT = 3;
const KEPT = "compilers/cpp/headers-";

/**
 * @typedef {(words: string[] | null, files: Record<string, unknown>, options: object) => any} RunLLVM
 */

/** @type {RunLLVM} */
let runLLVM;
let version = "";

/** The headers of the last program, compiled. */
let last = { headers: "", content: /** @type {Bytes | null} */ (null) };

onmessage = async ({ data }) => {
  const request = /** @type {Request} */ (data);
  try {
    if (request.type === "load") {
      version = request.version;
      await load(request.files);
      report({ type: "ready" });
    } else {
      await compile(request.job, request.source);
    }
  } catch (thrown) {
    // After a fault the compiler's memory may be anything.
    report({ type: "failed", message: String(thrown) });
  }
};

/** @param {Record<string, Blob>} files */
async function load(files) {
  const glue = await inflated(files["clang.js"], "text/javascript").blob();
  const address = URL.createObjectURL(glue);
  const llvm = await import(address);
  URL.revokeObjectURL(address);
  llvm.source.open = async (/** @type {string} */ name) =>
    inflated(files[name], name.endsWith(".wasm") ? "application/wasm" : undefined);
  runLLVM = llvm.runLLVM;
  // Without a command it only reads its files.
  await runLLVM(null, {}, { fetchProgress: () => {} });
}

/**
 * @param {number} job
 * @param {string} source
 */
async function compile(job, source) {
  const { headers, lines, rest } = splitHeaders(source);
  /** @type {Diagnostic[]} */
  const diagnostics = [];
  /**
   * @param {string[]} words
   * @param {Record<string, unknown>} files
   * @param {string} made
   * @returns {any} the file that was made; null if something is wrong
   */
  const call = (words, files, made) => {
    const { content, output } = run(words, files, made);
    diagnostics.push(...diagnosticsIn(output, lines));
    if (content) return content;
    if (!diagnostics.some(({ severity }) => severity === "error")) {
      diagnostics.push({ line: 0, column: 0, message: output.trim(), severity: "error" });
    }
    report({ type: "faulty", job, diagnostics });
    return null;
  };

  const compiled = headers === "" ? null : await compiledHeaders(job, headers, call);
  if (headers !== "" && !compiled) return;
  report({ type: "step", job, step: "program" });
  const files = { [PROGRAM]: rest, [HEADERS]: headers, [COMPILED_HEADERS]: compiled ?? "" };
  const object = call(compileProgram(compiled !== null), files, "program.o");
  if (!object) return;
  if (!hasMain(object)) {
    diagnostics.push({ line: 0, column: 0, message: "", severity: "error", reason: "no-main" });
    return report({ type: "faulty", job, diagnostics });
  }
  report({ type: "step", job, step: "link" });
  const module = call(LINK, { "program.o": object }, MODULE);
  if (module) report({ type: "compiled", job, module, diagnostics });
}

/** Whether an object file has the function with which a program begins: the linker does not ask. @param {Bytes} object */
function hasMain(object) {
  const text = new TextDecoder("latin1").decode(object);
  return /__main_void|__main_argc_argv/.test(text);
}

/**
 * @param {number} job
 * @param {string} headers
 * @param {(words: string[], files: Record<string, unknown>, made: string) => Bytes | null} call
 */
async function compiledHeaders(job, headers, call) {
  if (last.headers === headers) return last.content;
  const path = KEPT + (await hashOf(version + COMPILE_HEADERS.join(" ") + headers));
  const file = await kept(path);
  let content = file && new Uint8Array(await inflated(file).arrayBuffer());
  if (!content) {
    report({ type: "step", job, step: "headers" });
    content = call(COMPILE_HEADERS, { [HEADERS]: headers }, COMPILED_HEADERS);
    if (!content) return null;
  }
  last = { headers, content };
  // After the program, which somebody waits for.
  setTimeout(() => keepHeaders(path, file ?? content), 0);
  return content;
}

/**
 * Keeps compiled headers, as the newest.
 * @param {string} path
 * @param {Blob | Bytes} content compressed already if it is a blob
 */
async function keepHeaders(path, content) {
  await forget(path);
  const blob = content instanceof Blob ? content : new Blob([content]);
  await keep(path, blob === content ? blob : await deflated(blob));
  const all = (await keptIn("compilers/cpp/")).filter((each) => each.startsWith(KEPT));
  for (const old of all.slice(0, -MOST_KEPT)) await forget(old);
}

/**
 * Runs a command to its end.
 * @param {string[]} words
 * @param {Record<string, unknown>} files
 * @param {string} made the file that it makes
 * @returns {{content: Bytes | null, output: string}}
 */
function run(words, files, made) {
  const decoder = new TextDecoder();
  let output = "";
  const write = (/** @type {Uint8Array | null} */ bytes) => {
    if (bytes) output += decoder.decode(bytes, { stream: true });
  };
  const options = { stdout: write, stderr: write, decodeASCII: false, synchronously: true };
  try {
    const { [made]: content } = runLLVM(words, files, options);
    return { content: content ?? null, output };
  } catch (thrown) {
    const { code } = /** @type {{code?: number}} */ (thrown);
    // The compiler's own way out. Anything else is a fault of its own.
    if (code === undefined) throw thrown;
    return { content: null, output };
  }
}

/** @param {Report} report */
function report(report) {
  postMessage(report);
}
