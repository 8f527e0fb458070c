// Asks whether a program can run, before a game begins with it. What has to be compiled is compiled for this, and kept.

/** @typedef {import("./code-editor.js").Diagnostic} Diagnostic */

/**
 * What keeps a program from running; nothing if it can run.
 * @param {Pick<import("./program.js").Program, "language" | "source">} program
 * @param {(done: number, whole: number) => void} [progress]
 * @returns {Promise<Diagnostic[]>}
 */
export async function faultsOf(program, progress) {
  const { Faulty, prepare } = await import("../running/prepare.js");
  try {
    await prepare(/** @type {any} */ (program), progress);
    return [];
  } catch (thrown) {
    if (thrown instanceof Faulty) return thrown.diagnostics;
    throw thrown;
  }
}
