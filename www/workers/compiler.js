// Compiles C++ to WebAssembly in a worker: Clang needs seconds, and hundreds of megabytes.

import {
  COMPILED_HEADERS_FILE,
  diagnosticsIn,
  HEADERS_FILE,
  headersCommand,
  linkCommand,
  MODULE_FILE,
  mayBeC,
  OBJECT_FILE,
  PROGRAM_FILE,
  programCommand,
  splitHeaders,
  UNCHECKED_LIST,
  UNCHECKED_LIST_FILE,
} from "../play/running/clang.js";
import { hashOf, inflated } from "../play/running/packed.js";
import { removeFile, storedFile, storedPaths, storeFile } from "../play/running/stored-files.js";

/** @typedef {import("../play/running/clang.js").Diagnostic} Diagnostic */

/**
 * Requests from the page. `load` comes first, with the compiler's compressed files, and with a text that differs between
 * compilers.
 * @typedef {{ type: "load", files: Record<string, Blob>, version: string }
 *   | { type: "compile", job: number, source: string }} Request
 */

/**
 * Reports to the page: the compiler is loaded; the current step; a module, or the faults.
 * @typedef {{ type: "ready" }
 *   | { type: "failed", message: string }
 *   | { type: "step", job: number, step: "headers" | "program" | "link" }
 *   | { type: "compiled", job: number, module: Bytes, diagnostics: Diagnostic[] }
 *   | { type: "faulty", job: number, diagnostics: Diagnostic[] }} Report
 */

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** The number of programs whose compiled headers are cached; each has about 20 MB. */
const MAX_CACHED = 3;
const HEADERS_PATH = "compilers/cpp/headers-";

/**
 * @typedef {(words: string[] | null, files: Record<string, unknown>, options: object) => any} RunLLVM
 */

/** @type {RunLLVM} */
let runLLVM;
let version = "";

/** The headers of the last program, compiled. */
let lastHeaders = { path: "", content: /** @type {Bytes | null} */ (null) };

onmessage = async ({ data }) => {
  const request = /** @type {Request} */ (data);
  try {
    if (request.type === "load") {
      version = request.version;
      await load(request.files);
      report({ type: "ready" });
    } else {
      await answer(request.job, request.source);
    }
  } catch (thrown) {
    // After a fault the compiler's memory may be corrupt.
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
async function answer(job, source) {
  let result = await compile(job, source, "c++");
  if (!result.module && mayBeC(source)) {
    const resultInC = await compile(job, source, "c");
    if (resultInC.module || errorsIn(resultInC) < errorsIn(result)) result = resultInC;
  }
  const { module, diagnostics } = result;
  if (module) report({ type: "compiled", job, module, diagnostics });
  else report({ type: "faulty", job, diagnostics });
}

/** @typedef {{module: Bytes | null, diagnostics: Diagnostic[]}} CompileResult */

/** @param {CompileResult} compiled */
const errorsIn = ({ diagnostics }) =>
  diagnostics.filter(({ severity }) => severity === "error").length;

/**
 * @param {number} job
 * @param {string} source
 * @param {import("../play/running/clang.js").Dialect} dialect
 * @returns {Promise<CompileResult>}
 */
async function compile(job, source, dialect) {
  const { headers, lines, rest } = splitHeaders(source);
  /** @type {Diagnostic[]} */
  const diagnostics = [];
  const faulty = { module: null, diagnostics };
  /**
   * @param {string[]} words
   * @param {Record<string, unknown>} files
   * @param {string} outputFile
   * @returns {Bytes | null} the output file; null after an error
   */
  const runStep = (words, files, outputFile) => {
    const { content, output } = run(words, files, outputFile);
    diagnostics.push(...diagnosticsIn(output, lines));
    if (!content && errorsIn(faulty) === 0) {
      diagnostics.push({ line: 0, column: 0, message: output.trim(), severity: "error" });
    }
    return content;
  };

  const compiled = headers === "" ? null : await compiledHeaders(job, headers, dialect, runStep);
  if (headers !== "" && !compiled) return faulty;
  report({ type: "step", job, step: "program" });
  const files = {
    [PROGRAM_FILE]: rest,
    [HEADERS_FILE]: headers,
    [COMPILED_HEADERS_FILE]: compiled ?? "",
  };
  const object = runStep(programCommand(dialect, compiled !== null), files, OBJECT_FILE);
  if (!object) return faulty;
  if (!hasMain(object)) {
    const message = "the program has no function 'main'";
    diagnostics.push({ line: 0, column: 0, message, severity: "error" });
    return faulty;
  }
  report({ type: "step", job, step: "link" });
  return {
    module: runStep(linkCommand(dialect), { [OBJECT_FILE]: object }, MODULE_FILE),
    diagnostics,
  };
}

/** Whether an object file has the program's main function, which the linker does not check. @param {Bytes} object */
function hasMain(object) {
  const text = new TextDecoder("latin1").decode(object);
  return /__main_void|__main_argc_argv/.test(text);
}

/**
 * @param {number} job
 * @param {string} headers
 * @param {import("../play/running/clang.js").Dialect} dialect
 * @param {(words: string[], files: Record<string, unknown>, outputFile: string) => Bytes | null} runStep
 */
async function compiledHeaders(job, headers, dialect, runStep) {
  const words = headersCommand(dialect);
  const path = HEADERS_PATH + (await hashOf(version + words.join(" ") + headers));
  if (lastHeaders.path === path) return lastHeaders.content;
  const file = await storedFile(path);
  let content = file && new Uint8Array(await file.arrayBuffer());
  if (!content) {
    report({ type: "step", job, step: "headers" });
    content = runStep(words, { [HEADERS_FILE]: headers }, COMPILED_HEADERS_FILE);
    if (!content) return null;
  }
  lastHeaders = { path, content };
  // After the program, which the page waits for.
  setTimeout(() => cacheHeaders(path, content), 0);
  return content;
}

/**
 * Caches compiled headers, as the newest entry. Compressing them would take longer than a compilation, and save two fifths.
 * @param {string} path
 * @param {Bytes} content
 */
async function cacheHeaders(path, content) {
  await removeFile(path);
  await storeFile(path, new Blob([content]));
  const all = (await storedPaths("compilers/cpp/")).filter((each) => each.startsWith(HEADERS_PATH));
  for (const old of all.slice(0, -MAX_CACHED)) await removeFile(old);
}

/**
 * Runs a command to its end.
 * @param {string[]} words
 * @param {Record<string, unknown>} files
 * @param {string} outputFile the output file
 * @returns {{content: Bytes | null, output: string}}
 */
function run(words, files, outputFile) {
  const decoder = new TextDecoder();
  let output = "";
  const write = (/** @type {Uint8Array | null} */ bytes) => {
    if (bytes) output += decoder.decode(bytes, { stream: true });
  };
  const options = { stdout: write, stderr: write, decodeASCII: false, synchronously: true };
  try {
    const { [outputFile]: content } = runLLVM(
      words,
      { ...files, [UNCHECKED_LIST_FILE]: UNCHECKED_LIST },
      options,
    );
    return { content: content ?? null, output };
  } catch (thrown) {
    const { code } = /** @type {{code?: number}} */ (thrown);
    // The compiler's own exit. Any other exception is a fault of its own.
    if (code === undefined) throw thrown;
    return { content: null, output };
  }
}

/** @param {Report} report */
function report(report) {
  postMessage(report);
}
