// Makes a program ready to run, once for all its runs.

/** @typedef {import("./languages.js").Language} Language */

/**
 * What a {@link import("./run.js").Run} takes.
 * @typedef {{language: "javascript", source: string} | {language: "wasi", module: Uint8Array}} Runnable
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
 * @param {(done: number, whole: number) => void} [_progress] how much of what it takes is loaded or done
 * @returns {Promise<Runnable>} rejects with {@link Faulty}
 */
export async function prepare({ language, source }, _progress) {
  switch (language) {
    case "javascript":
      return { language, source: String(source) };
    case "wasi":
      return { language, module: wasiModule(source) };
  }
}

/** How a WebAssembly module begins, and how a component does, which browsers do not run. */
const MODULE = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const COMPONENT = [0, 0x61, 0x73, 0x6d, 0x0d, 0, 1, 0];

/** @param {string | Uint8Array} source */
function wasiModule(source) {
  if (typeof source === "string") throw faulty("no-module");
  const begins = (/** @type {number[]} */ bytes) => bytes.every((byte, i) => source[i] === byte);
  if (begins(COMPONENT)) throw faulty("component");
  if (!begins(MODULE)) throw faulty("no-module");
  return source;
}

/** @param {string} reason */
const faulty = (reason) =>
  new Faulty([{ line: 0, column: 0, message: "", severity: "error", reason }]);
