// Makes a program ready to run, once for all its runs.

import { preparePython } from "./python.js";

/** @typedef {import("./languages.js").Language} Language */

/**
 * What a {@link import("./run.js").Run} takes.
 * @typedef {{language: "javascript" | "python", source: string}} Runnable
 */

/**
 * What is wrong with a source. Line and column count from 1; they are 0 where it is wrong as a whole. `reason` stands for the
 * message where no compiler gave one.
 * @typedef {{line: number, column: number, message: string, severity: "error" | "warning", reason?: string}} Diagnostic
 */

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
 * @param {(done: number, whole: number) => void} [progress] how much of what it takes is loaded or done
 * @returns {Promise<Runnable>} rejects with {@link Faulty}
 */
export async function prepare({ language, source }, progress) {
  switch (language) {
    case "javascript":
      return { language, source: String(source) };
    case "python":
      await preparePython(progress);
      return { language, source: String(source) };
  }
}
