// What a WebAssembly module must be to run as a program.

/** The name under which WASI preview 1 offers its functions. */
const WASI = "wasi_snapshot_preview1";

/** The first four bytes of every module. */
const MAGIC = [0x00, 0x61, 0x73, 0x6d];

/**
 * Why bytes are no program: no module at all, a module that cannot be read, one that does not begin at `_start`, or one that
 * needs more than WASI has. Null if they are one.
 * @typedef {"none" | "broken" | "startless" | "needy"} ModuleFault
 */

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<{ fault: ModuleFault, needs?: string } | null>} `needs`: the first module that it wants to import from
 */
export async function moduleFault(bytes) {
  if (MAGIC.some((byte, at) => bytes[at] !== byte)) return { fault: "none" };
  let module;
  try {
    module = await WebAssembly.compile(/** @type {Uint8Array<ArrayBuffer>} */ (bytes));
  } catch {
    return { fault: "broken" };
  }
  const isBegun = WebAssembly.Module.exports(module).some(
    ({ kind, name }) => kind === "function" && name === "_start",
  );
  if (!isBegun) return { fault: "startless" };
  const foreign = WebAssembly.Module.imports(module).find((each) => each.module !== WASI);
  return foreign ? { fault: "needy", needs: foreign.module } : null;
}
