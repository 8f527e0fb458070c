// The requirements for a WebAssembly module to run as a program.

/** The import name of the functions of WASI preview 1. */
const WASI_NAMESPACE = "wasi_snapshot_preview1";

/** The first four bytes of every module. */
const MAGIC = [0x00, 0x61, 0x73, 0x6d];

/**
 * Why bytes are not a program: not a module, an unreadable module, a module without `_start`, or a module that imports more
 * than WASI. Null if they are a program.
 * @typedef {"none" | "broken" | "startless" | "needy"} ModuleFault
 */

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<{ fault: ModuleFault, needs?: string } | null>} `needs`: the first unknown module that it imports from
 */
export async function moduleFault(bytes) {
  if (MAGIC.some((byte, index) => bytes[index] !== byte)) return { fault: "none" };
  let module;
  try {
    module = await WebAssembly.compile(/** @type {Uint8Array<ArrayBuffer>} */ (bytes));
  } catch {
    return { fault: "broken" };
  }
  const hasStart = WebAssembly.Module.exports(module).some(
    ({ kind, name }) => kind === "function" && name === "_start",
  );
  if (!hasStart) return { fault: "startless" };
  const foreign = WebAssembly.Module.imports(module).find((each) => each.module !== WASI_NAMESPACE);
  return foreign ? { fault: "needy", needs: foreign.module } : null;
}
