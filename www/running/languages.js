// The languages in which programs can be written. A new one is an entry here, a runtime in `sandbox`, and, if it is compiled, a
// case in prepare.js.

import { isThere } from "./compilers.js";
import { pythonParts } from "./python.js";

/** @typedef {"javascript" | "python" | "cpp" | "wasi"} Language */

/**
 * Why programs of a language cannot run: this browser cannot let them wait for a line, or this site was built without what they
 * need.
 * @typedef {"browser" | "site"} Obstacle
 */

/**
 * What is known of a language.
 * @typedef {object} Known
 * @property {string[]} endings of its files' names
 * @property {boolean} text whether its programs are texts
 * @property {string} runtime the script of its worker, relative to the site's root
 * @property {() => Promise<Obstacle | null>} obstacle rejects if it cannot be found out
 * @property {() => Promise<boolean>} isOffered whether its programs can run here
 * @property {() => Promise<unknown>} [parts] loads what its worker gets besides the script
 */

/**
 * @param {boolean} waits whether its programs wait for lines by suspending WebAssembly
 * @param {string} [needs] what has to be on the site, as in compilers.js
 * @returns {Pick<Known, "obstacle" | "isOffered">}
 */
function conditions(waits, needs) {
  /** @returns {Promise<Obstacle | null>} */
  const obstacle = async () => {
    if (waits && !("Suspending" in WebAssembly)) return "browser";
    return needs === undefined || (await isThere(needs)) ? null : "site";
  };
  return { obstacle, isOffered: async () => (await obstacle()) === null };
}

/** @type {Record<Language, Known>} */
export const LANGUAGES = {
  javascript: {
    endings: [".js", ".mjs", ".cjs"],
    text: true,
    runtime: "running/sandbox/javascript.js",
    ...conditions(false),
  },
  python: {
    endings: [".py"],
    text: true,
    runtime: "running/sandbox/python.js",
    parts: pythonParts,
    ...conditions(true, "python"),
  },
  cpp: {
    endings: [".cpp", ".cc", ".cxx", ".c++", ".c"],
    text: true,
    // Compiled, it is a WASI program.
    runtime: "running/sandbox/wasi.js",
    ...conditions(true, "cpp"),
  },
  wasi: {
    endings: [".wasm"],
    text: false,
    runtime: "running/sandbox/wasi.js",
    ...conditions(true),
  },
};
