/**
 * The addresses of workers in bundled modules.
 *
 * A module of `www` starts a worker by an address relative to itself, `new URL("../workers/engine.js", import.meta.url)`, which
 * other projects' bundlers recognise. In a bundle, the module becomes part of a file at the top.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";

/** A literal address of a separately loaded file. */
const WORKER_ADDRESS = /new URL\("(\.{1,2}\/[^"]+)", import\.meta\.url\)/g;

/**
 * Returns a module's source with its addresses relative to the top, in exactly this version.
 * @param {string} www the folder of the modules
 * @param {string} file
 * @param {string} version the site's version; empty for files without a version
 */
export async function readAddressed(www, file, version) {
  const source = await readFile(file, "utf8");
  return source.replace(WORKER_ADDRESS, (_, address) => {
    const target = path.relative(www, path.resolve(path.dirname(file), address));
    const versioned = version === "" ? target : `${target}?v=${version}`;
    return `new URL("./${versioned}", import.meta.url)`;
  });
}

/**
 * Checks that files in folders hold no such address, since it would lead elsewhere there.
 * @param {Iterable<[file: string, content: string]>} written the built files, relative to the top
 * @throws if a file holds such an address
 */
export function checkAddresses(written) {
  for (const [file, content] of written) {
    if (file.includes("/") && content.includes('new URL("./')) {
      throw new Error(`${file} has the address of a worker, which is relative to the top`);
    }
  }
}
