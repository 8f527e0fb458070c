// Compiles C++ programs, and caches the results.

import { WorkerClient } from "../../kit/worker-client/worker-client.js";
import { headersCommand, linkCommand, programCommand } from "./clang.js";
import { compressedFile, load, neededFor, onRemoved } from "./compilers.js";
import { hashOf } from "./packed.js";
import { removeFile, storedFile, storedPaths, storeFile } from "./stored-files.js";

/** @typedef {import("./clang.js").Diagnostic} Diagnostic */
/** @typedef {import("./prepare.js").Progress} Progress */
/** @typedef {import("../../workers/compiler.js").Request} Request */
/** @typedef {import("../../workers/compiler.js").Report} Report */

/** The maximum start-up time of the compiler, and the maximum time for a part of a program, in milliseconds. */
const MAX_START_UP_MS = 120_000;
const MAX_STEP_MS = 120_000;
/** The idle time after which the compiler's hundreds of megabytes are freed. */
const MAX_IDLE_MS = 5 * 60_000;

const FOLDER = "compilers/cpp/";
/** The maximum number of cached programs; each has about 400 kB. */
const MAX_CACHED = 40;
const PROGRAM_PREFIX = `${FOLDER}program-`;

/** The steps of a compilation. */
const STEPS = ["headers", "program", "link"];

/** @type {WorkerClient<Request, Report>} */
const client = new WorkerClient({
  path: "workers/compiler.js",
  create: () =>
    new Worker(new URL("../../workers/compiler.js", import.meta.url), { type: "module" }),
  load: async () => ({ type: "load", files: await compilerFiles(), version: await version() }),
  startUp: MAX_START_UP_MS,
  isLast: ({ type }) => type === "compiled" || type === "faulty",
});

/** @type {ReturnType<typeof setTimeout> | undefined} */
let idleTimer;
/** The reject functions of those who wait for the compiler, called if it is ended. @type {Set<(reason: unknown) => void>} */
const rejectFunctions = new Set();

/** @returns {Promise<Record<string, Blob>>} */
async function compilerFiles() {
  const names = Object.keys((await neededFor("cpp"))?.files ?? {});
  const files = names.map(async (name) => {
    const file = await compressedFile("cpp", name);
    if (!file) throw new Error(`The compiler is not loaded: ${name} is missing`);
    return /** @type {const} */ ([name, file]);
  });
  return Object.fromEntries(await Promise.all(files));
}

/** A text that differs whenever a program may compile to a different module. */
async function version() {
  const calls = [headersCommand("c++"), programCommand("c++", true), linkCommand("c++")];
  return JSON.stringify([(await neededFor("cpp"))?.files, calls]);
}

/**
 * The module of a program, or null if the program is faulty; and the compiler's output.
 * @typedef {{module: Uint8Array<ArrayBuffer> | null, diagnostics: Diagnostic[]}} CompileResult
 */

/**
 * Compiles a program, or returns the cached result.
 * @param {string} source
 * @param {Progress} progress
 * @param {AbortSignal} [signal]
 * @returns {Promise<CompileResult>}
 */
export async function compileCpp(source, progress, signal) {
  const path = PROGRAM_PREFIX + (await hashOf((await version()) + source));
  const cached = await cachedProgram(path);
  if (cached) return cached;
  await load("cpp", (done, whole) => progress(done, whole, "loading"), signal);
  const compiled = await compile(source, progress, signal);
  if (compiled.module) await cacheProgram(path, compiled.module, compiled.diagnostics);
  return compiled;
}

/**
 * @param {string} source
 * @param {Progress} progress
 * @param {AbortSignal} [signal]
 * @returns {Promise<CompileResult>}
 */
function compile(source, progress, signal) {
  clearTimeout(idleTimer);
  if (!client.isReady) progress(0, 1, "starting");
  /** @type {(reason: unknown) => void} */
  let giveUp = () => {};
  /** @type {Promise<CompileResult>} */
  const compiled = new Promise((resolve, reject) => {
    giveUp = reject;
    rejectFunctions.add(reject);
    const hear = (/** @type {Report} */ report) => {
      if (report.type === "step") {
        client.expectReport(MAX_STEP_MS);
        progress(STEPS.indexOf(report.step), STEPS.length, "compiling");
      } else if (report.type === "compiled") resolve(report);
      else if (report.type === "faulty") resolve({ ...report, module: null });
    };
    const request = client.startRequest({ type: "compile", source }, hear, MAX_STEP_MS, reject);
    // The compiler continues, since restarting it would take longer; its result is ignored.
    signal?.addEventListener("abort", () => {
      client.cancel(request);
      reject(signal.reason);
    });
  });
  return compiled.finally(() => {
    rejectFunctions.delete(giveUp);
    if (client.isIdle) idleTimer = setTimeout(() => client.end(), MAX_IDLE_MS);
  });
}

/** Ends the compiler, whatever it is doing, and frees its memory. */
export function endCompiler() {
  clearTimeout(idleTimer);
  client.end();
  for (const giveUp of rejectFunctions)
    giveUp(new DOMException("The compiler was ended", "AbortError"));
}

onRemoved("cpp", endCompiler);

/**
 * @param {string} path
 * @returns {Promise<CompileResult | null>}
 */
async function cachedProgram(path) {
  const [module, diagnosticsFile] = await Promise.all([
    storedFile(path),
    storedFile(`${path}.json`),
  ]);
  if (!module) return null;
  // Stored as the newest entry, since the oldest are removed first.
  await removeFile(path);
  await storeFile(path, module);
  return {
    module: new Uint8Array(await module.arrayBuffer()),
    diagnostics: diagnosticsFile ? JSON.parse(await diagnosticsFile.text()) : [],
  };
}

/**
 * @param {string} path
 * @param {Uint8Array<ArrayBuffer>} module
 * @param {Diagnostic[]} diagnostics
 */
async function cacheProgram(path, module, diagnostics) {
  await storeFile(path, new Blob([module]));
  if (diagnostics.length > 0)
    await storeFile(`${path}.json`, new Blob([JSON.stringify(diagnostics)]));
  const storedPrograms = (await storedPaths(FOLDER)).filter((each) =>
    each.startsWith(PROGRAM_PREFIX),
  );
  const modules = storedPrograms.filter((each) => !each.endsWith(".json"));
  for (const old of modules.slice(0, -MAX_CACHED)) {
    await removeFile(old);
    await removeFile(`${old}.json`);
  }
}
