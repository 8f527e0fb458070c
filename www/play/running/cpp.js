// Compiles C++ programs, and caches the results.

import { WorkerClient } from "../../kit/worker-client/worker-client.js";
import { compileHeaders, compileProgram, link } from "./clang.js";
import { compressed, load, neededFor, whenRemoved } from "./compilers.js";
import { hashOf } from "./packed.js";
import { removeFile, storedFile, storedPaths, storeFile } from "./stored-files.js";

/** @typedef {import("./clang.js").Diagnostic} Diagnostic */
/** @typedef {import("./prepare.js").Progress} Progress */
/** @typedef {import("../../workers/compiler.js").Request} Request */
/** @typedef {import("../../workers/compiler.js").Report} Report */

/** The maximum start-up time of the compiler, and the maximum time for a part of a program, in milliseconds. */
const START_UP = 120_000;
const LIMIT = 120_000;
/** The idle time after which the compiler's hundreds of megabytes are freed. */
const IDLE = 5 * 60_000;

const FOLDER = "compilers/cpp/";
/** The maximum number of cached programs; each has about 400 kB. */
const MAX_CACHED = 40;
const PROGRAMS = `${FOLDER}program-`;

/** The steps of a compilation. */
const STEPS = ["headers", "program", "link"];

/** @type {WorkerClient<Request, Report>} */
const client = new WorkerClient({
  path: "workers/compiler.js",
  create: () =>
    new Worker(new URL("../../workers/compiler.js", import.meta.url), { type: "module" }),
  load: async () => ({ type: "load", files: await compilerFiles(), version: await version() }),
  startUp: START_UP,
  isLast: ({ type }) => type === "compiled" || type === "faulty",
});

/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;
/** The reject functions of those who wait for the compiler, called if it is ended. @type {Set<(reason: unknown) => void>} */
const waiting = new Set();

/** @returns {Promise<Record<string, Blob>>} */
async function compilerFiles() {
  const names = Object.keys((await neededFor("cpp"))?.files ?? {});
  const files = names.map(async (name) => {
    const file = await compressed("cpp", name);
    if (!file) throw new Error(`The compiler is not loaded: ${name} is missing`);
    return /** @type {const} */ ([name, file]);
  });
  return Object.fromEntries(await Promise.all(files));
}

/** A text that differs whenever a program may compile to a different module. */
async function version() {
  const calls = [compileHeaders("c++"), compileProgram("c++", true), link("c++")];
  return JSON.stringify([(await neededFor("cpp"))?.files, calls]);
}

/**
 * The module of a program, or null if the program is faulty; and the compiler's output.
 * @typedef {{module: Uint8Array<ArrayBuffer> | null, diagnostics: Diagnostic[]}} Compiled
 */

/**
 * Compiles a program, or returns the cached result.
 * @param {string} source
 * @param {Progress} progress
 * @param {AbortSignal} [signal]
 * @returns {Promise<Compiled>}
 */
export async function compileCpp(source, progress, signal) {
  const path = PROGRAMS + (await hashOf((await version()) + source));
  const known = await keptProgram(path);
  if (known) return known;
  await load("cpp", (done, whole) => progress(done, whole, "loading"), signal);
  const compiled = await compile(source, progress, signal);
  if (compiled.module) await keepProgram(path, compiled.module, compiled.diagnostics);
  return compiled;
}

/**
 * @param {string} source
 * @param {Progress} progress
 * @param {AbortSignal} [signal]
 * @returns {Promise<Compiled>}
 */
function compile(source, progress, signal) {
  clearTimeout(resting);
  if (!client.isReady) progress(0, 1, "starting");
  /** @type {(reason: unknown) => void} */
  let giveUp = () => {};
  /** @type {Promise<Compiled>} */
  const compiled = new Promise((resolve, reject) => {
    giveUp = reject;
    waiting.add(reject);
    const hear = (/** @type {Report} */ report) => {
      if (report.type === "step") {
        client.expect(LIMIT);
        progress(STEPS.indexOf(report.step), STEPS.length, "compiling");
      } else if (report.type === "compiled") resolve(report);
      else if (report.type === "faulty") resolve({ ...report, module: null });
    };
    const job = client.stream({ type: "compile", source }, hear, LIMIT, reject);
    // The compiler continues, since restarting it would take longer; its result is ignored.
    signal?.addEventListener("abort", () => {
      client.cancel(job);
      reject(signal.reason);
    });
  });
  return compiled.finally(() => {
    waiting.delete(giveUp);
    if (client.isIdle) resting = setTimeout(() => client.end(), IDLE);
  });
}

/** Ends the compiler, whatever it is doing, and frees its memory. */
export function endCompiler() {
  clearTimeout(resting);
  client.end();
  for (const giveUp of waiting) giveUp(new DOMException("The compiler was ended", "AbortError"));
}

whenRemoved("cpp", endCompiler);

/**
 * @param {string} path
 * @returns {Promise<Compiled | null>}
 */
async function keptProgram(path) {
  const [module, said] = await Promise.all([storedFile(path), storedFile(`${path}.json`)]);
  if (!module) return null;
  // Stored as the newest entry, since the oldest are removed first.
  await removeFile(path);
  await storeFile(path, module);
  return {
    module: new Uint8Array(await module.arrayBuffer()),
    diagnostics: said ? JSON.parse(await said.text()) : [],
  };
}

/**
 * @param {string} path
 * @param {Uint8Array<ArrayBuffer>} module
 * @param {Diagnostic[]} diagnostics
 */
async function keepProgram(path, module, diagnostics) {
  await storeFile(path, new Blob([module]));
  if (diagnostics.length > 0)
    await storeFile(`${path}.json`, new Blob([JSON.stringify(diagnostics)]));
  const all = (await storedPaths(FOLDER)).filter((each) => each.startsWith(PROGRAMS));
  const modules = all.filter((each) => !each.endsWith(".json"));
  for (const old of modules.slice(0, -MAX_CACHED)) {
    await removeFile(old);
    await removeFile(`${old}.json`);
  }
}
