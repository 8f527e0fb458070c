/**
 * Compiles `runtime/` to a library that every program is linked with: exceptions, which the compiler's package omits, and
 * failures that report their reason to the page. The page's compiler compiles it, so that both match.
 */
import { readdir, readFile } from "node:fs/promises";
import { libraryCommand } from "../../www/play/running/clang.js";

const folder = new URL("runtime/", import.meta.url);
const LIBRARY = "libwarren.a";

/** @type {Record<string, import("../../www/play/running/clang.js").Dialect>} */
const DIALECTS = { c: "c", cpp: "c++" };

/**
 * @param {(command: string[], files: Record<string, any>, options: object) => Promise<any> | any} runLLVM
 * @returns {Promise<Uint8Array>}
 */
export async function compileRuntime(runLLVM) {
  const names = (await readdir(folder)).sort();
  const sources = await Promise.all(
    names.map(async (name) => [name, await readFile(new URL(name, folder), "utf8")]),
  );
  /** @type {Record<string, any>} */
  const files = Object.fromEntries(sources);
  /** @type {string[]} */
  const objects = [];
  for (const name of names) {
    const dialect = DIALECTS[name.split(".")[1]];
    if (!dialect) continue;
    const object = `${name}.o`;
    files[object] = await runCompiler(
      runLLVM,
      libraryCommand(dialect, name, object),
      files,
      object,
    );
    objects.push(object);
  }
  return runCompiler(runLLVM, ["llvm-ar", "rcsD", LIBRARY, ...objects], files, LIBRARY);
}

/**
 * @param {Parameters<typeof compileRuntime>[0]} runLLVM
 * @param {string[]} command
 * @param {Record<string, any>} files
 * @param {string} outputFile
 */
async function runCompiler(runLLVM, command, files, outputFile) {
  const decoder = new TextDecoder();
  let output = "";
  const write = (/** @type {Uint8Array | null} */ bytes) => {
    if (bytes) output += decoder.decode(bytes, { stream: true });
  };
  try {
    const options = { stdout: write, stderr: write, decodeASCII: false, fetchProgress: () => {} };
    const { [outputFile]: content } = await runLLVM(command, files, options);
    return content;
  } catch (error) {
    throw new Error(`${command.join(" ")}\n${output}`, { cause: error });
  }
}
