// Prepares a program to run, once for all its runs.

import { mayBeC } from "./clang.js";
import { compileCpp } from "./cpp.js";
import { preparePython } from "./python.js";

/** @typedef {import("./languages.js").Language} Language */

/**
 * The input of a {@link import("./run.js").Run}.
 * @typedef {{language: "javascript" | "python", source: string}
 *   | {language: "cpp" | "wasi", module: Uint8Array, warnings?: Diagnostic[], isC?: boolean}} Runnable
 */

/**
 * Called with the progress of a step: of loading a language, in bytes; of starting it; of compiling the program, in steps.
 * @callback Progress
 * @param {number} done
 * @param {number} whole
 * @param {"loading" | "starting" | "compiling"} stage
 * @returns {void}
 */

/** @typedef {import("./clang.js").Diagnostic} Diagnostic */

/** Thrown for a source that cannot be run. */
export class Faulty extends Error {
  /** @param {Diagnostic[]} diagnostics */
  constructor(diagnostics) {
    super(diagnostics.map(({ message, reason }) => message || reason).join("\n"));
    this.diagnostics = diagnostics;
  }
}

/**
 * @param {{language: Language, source: string | Uint8Array}} program
 * @param {Progress} [progress]
 * @param {AbortSignal} [signal]
 * @returns {Promise<Runnable>} rejects with {@link Faulty}
 */
export async function prepare({ language, source }, progress = () => {}, signal) {
  switch (language) {
    case "javascript":
      return { language, source: String(source) };
    case "python":
      await preparePython(progress, signal);
      return { language, source: String(source) };
    case "cpp": {
      const { module, diagnostics } = await compileCpp(String(source), progress, signal);
      if (!module) throw new Faulty(diagnostics);
      return { language, module, warnings: diagnostics, isC: mayBeC(String(source)) };
    }
    case "wasi":
      return { language, module: wasiModule(source) };
  }
}

/** The first bytes of a WebAssembly module, and of a component, which browsers cannot run. */
const MODULE_HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const COMPONENT_HEADER = [0, 0x61, 0x73, 0x6d, 0x0d, 0, 1, 0];

/** @param {string | Uint8Array} source */
function wasiModule(source) {
  if (typeof source === "string") throw faulty("no-module");
  const startsWith = (/** @type {number[]} */ bytes) =>
    bytes.every((byte, i) => source[i] === byte);
  if (startsWith(COMPONENT_HEADER)) throw faulty("component");
  if (!startsWith(MODULE_HEADER)) throw faulty("no-module");
  return source;
}

/** @param {string} reason */
const faulty = (reason) =>
  new Faulty([{ line: 0, column: 0, message: "", severity: "error", reason }]);
