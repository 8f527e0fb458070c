// Starts Pyodide in a sandbox, from the files that the page sends.

import { BOOT } from "./python-boot.js";

/**
 * Pyodide's files, as `tools/compilers.mjs` names them, and the memory of a started Python.
 * @typedef {{glue: Blob, wasm: Blob, library: Blob, snapshot: Blob | null}} Parts
 */

/** The address that Pyodide believes to be its own. */
const PYTHON_ADDRESS = "file:///python/";

/**
 * @param {Parts} parts
 * @param {object} [options] options of Pyodide's `loadPyodide`
 * @returns {Promise<any>} Pyodide's interface, with the module `_warren`
 */
export async function startPyodide({ glue, wasm, library, snapshot }, options) {
  const address = URL.createObjectURL(new Blob([glue], { type: "text/javascript" }));
  /** @type {Record<string, Blob>} */
  const files = { "pyodide.asm.wasm": wasm, "python_stdlib.zip": library };
  // Pyodide reads its files by `fetch`. This replacement knows only these files, and is removed with all globals.
  globalThis.fetch = async (address) => {
    const name = String(address).replace(PYTHON_ADDRESS, "");
    if (!files[name]) throw new TypeError(`${address} is missing`);
    return new Response(files[name]);
  };
  const { load } = await import(address);
  const python = await load({
    indexURL: PYTHON_ADDRESS,
    stdin: () => null,
    stdout: () => {},
    stderr: () => {},
    // The module that a program imports as `js`.
    jsglobals: {},
    env: { PYTHONHASHSEED: "0", HOME: "/program" },
    ...(snapshot && { _loadSnapshot: await snapshot.arrayBuffer() }),
    ...options,
  });
  if (!snapshot) {
    python.runPython(
      'import sys, types; _ = sys.modules["_warren"] = types.ModuleType("_warren"); del types, sys',
    );
    const module = python.pyimport("_warren");
    module.__file__ = "<warren>";
    python.runPython(BOOT, { globals: module.__dict__, filename: "<warren>" });
    module.destroy();
  }
  return python;
}
