// The programming languages. A new one needs an entry here, a runtime in `sandbox`, and, if it is compiled, a case in
// prepare.js.

import { canBlock } from "./blocking-worker.js";
import { isThere } from "./compilers.js";
import { pythonParts } from "./python.js";

/** @typedef {"javascript" | "python" | "cpp" | "wasi"} Language */

/**
 * Why programs of a language cannot run: this browser cannot let them wait for a line, or this site was built without the files
 * that they need.
 * @typedef {"browser" | "site"} Obstacle
 */

/**
 * A language's properties.
 * @typedef {object} LanguageInfo
 * @property {string[]} endings the extensions of its files
 * @property {boolean} text whether its programs are text
 * @property {string} runtime the script of its worker, relative to the site's root
 * @property {boolean} mayBlock whether its programs can run in a worker of the site, which blocks while they wait
 * @property {() => Promise<Obstacle | null>} obstacle rejects if it is unknown
 * @property {() => Promise<unknown>} [parts] loads the data that its worker needs besides the script
 */

/** Whether this browser can suspend a program that waits for a line. */
const canSuspend = () => "Suspending" in WebAssembly;

/**
 * Whether a language's programs block their workers while they wait in this browser.
 * @param {LanguageInfo} language
 */
export const isBlocked = ({ mayBlock }) => mayBlock && !canSuspend();

/** The ways in which programs wait for a line, each with whether this browser supports it. */
const WAYS_TO_WAIT = {
  /** By a promise. */
  promised: () => true,
  /** By suspending WebAssembly. A blocked worker would be the alternative, but these languages need more from their worker. */
  suspended: canSuspend,
  /** By suspending WebAssembly or by blocking the worker. */
  suspendedOrBlocked: () => canSuspend() || canBlock(),
};

/**
 * @param {keyof typeof WAYS_TO_WAIT} way how the language's programs wait for a line
 * @param {string} [neededFiles] the files that the site must have, as in compilers.js
 * @returns {Pick<LanguageInfo, "mayBlock" | "obstacle">}
 */
function conditions(way, neededFiles) {
  /** @returns {Promise<Obstacle | null>} */
  const obstacle = async () => {
    if (!WAYS_TO_WAIT[way]()) return "browser";
    return neededFiles === undefined || (await isThere(neededFiles)) ? null : "site";
  };
  return {
    mayBlock: way === "suspendedOrBlocked",
    obstacle,
  };
}

/** @type {Record<Language, LanguageInfo>} */
export const LANGUAGES = {
  javascript: {
    endings: [".js", ".mjs", ".cjs"],
    text: true,
    runtime: "play/running/sandbox/javascript.js",
    ...conditions("promised"),
  },
  python: {
    endings: [".py"],
    text: true,
    runtime: "play/running/sandbox/python.js",
    parts: pythonParts,
    ...conditions("suspended", "python"),
  },
  cpp: {
    endings: [".cpp", ".cc", ".cxx", ".c++", ".c"],
    text: true,
    // Compiled programs are WASI programs.
    runtime: "play/running/sandbox/wasi.js",
    ...conditions("suspendedOrBlocked", "cpp"),
  },
  wasi: {
    endings: [".wasm"],
    text: false,
    runtime: "play/running/sandbox/wasi.js",
    ...conditions("suspendedOrBlocked"),
  },
};
