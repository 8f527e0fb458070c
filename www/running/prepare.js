// Makes a program ready to run, once for all its runs.

import { compileCpp } from "./cpp.js";
import { preparePython } from "./python.js";

/** @typedef {import("./languages.js").Language} Language */

/**
 * What a {@link import("./run.js").Run} takes.
 * @typedef {{language: "javascript" | "python", source: string} | {language: "cpp", module: Uint8Array}} Runnable
 */

/**
 * Told how much is done of the whole: of loading a language, in bytes; of starting it; of compiling the program, in steps.
 * @callback Progress
 * @param {number} done
 * @param {number} whole
 * @param {"loading" | "starting" | "compiling"} stage
 * @returns {void}
 */

/** @typedef {import("./clang.js").Diagnostic} Diagnostic */

/** A source that cannot be run. */
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
      return { language, module };
    }
  }
}
