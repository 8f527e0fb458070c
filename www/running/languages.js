// The languages in which programs can be written. A new one is an entry here, a runtime in `sandbox`, and, if it is compiled, a
// case in prepare.js.

import { canBlock } from "./blocking.js";
import { isThere } from "./compilers.js";
import { pythonParts } from "./python.js";

/** @typedef {"javascript" | "python" | "cpp" | "wasi"} Language */

/**
 * What is known of a language.
 * @typedef {object} Known
 * @property {string[]} endings of its files' names
 * @property {boolean} text whether its programs are texts
 * @property {string} runtime the script of its worker, relative to the site's root
 * @property {true} [mayBlock] whether its programs can run in a worker of the site, which is blocked while they wait
 * @property {() => Promise<boolean>} isOffered whether its programs can run in this browser
 * @property {number} [bytes] what is loaded before the first program, if it is much
 * @property {() => Promise<unknown>} [parts] loads what its worker gets besides the script
 */

/** Whether this browser can suspend a program that waits for a line. */
const canSuspend = () => "Suspending" in WebAssembly;

/**
 * Whether a language's programs block their workers while they wait, in this browser.
 * @param {Known} language
 */
export const isBlocked = ({ mayBlock }) => mayBlock === true && !canSuspend();

/** Whether programs in WebAssembly can wait for a line in this browser. */
const canWait = () => canSuspend() || canBlock();

/** @type {Record<Language, Known>} */
export const LANGUAGES = {
  javascript: {
    endings: [".js", ".mjs", ".cjs"],
    text: true,
    runtime: "running/sandbox/javascript.js",
    isOffered: async () => true,
  },
  python: {
    endings: [".py"],
    text: true,
    runtime: "running/sandbox/python.js",
    isOffered: async () => canSuspend() && isThere("python"),
    parts: pythonParts,
  },
  cpp: {
    endings: [".cpp", ".cc", ".cxx", ".c++", ".c"],
    text: true,
    runtime: "running/sandbox/wasi.js",
    mayBlock: true,
    isOffered: async () => canWait() && isThere("cpp"),
  },
  wasi: {
    endings: [".wasm"],
    text: false,
    runtime: "running/sandbox/wasi.js",
    mayBlock: true,
    isOffered: async () => canWait(),
  },
};
