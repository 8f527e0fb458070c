// The files of a game's WebAssembly modules. The npm package has these files inside its modules (tools/packed/game-files.js).

import { damagedFailure, Failure, fetchFile, loadPart } from "../kit/page/failure.js";
import { fileOfSite, HASHES } from "../site.js";

/** The first bytes of every WebAssembly module. They are a valid module by themselves. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/**
 * @param {string} name the module's name: that of a game, or for its module for studying with `-study` behind it
 * @returns {Promise<WebAssembly.Module>}
 * @throws {Failure} if the browser cannot run WebAssembly, or the file is damaged
 */
export async function compileFile(name) {
  if (!canRunWebAssembly()) throw new Failure("wasm-refused", {}, "WebAssembly is turned off");
  const path = `wasm/${name}_bg.wasm`;
  return fetchFile(path, async (response) => {
    const copy = response.clone();
    const compiling = compile(response).catch((thrown) => {
      throw thrown instanceof WebAssembly.CompileError ? damagedFailure(path) : thrown;
    });
    const [module, isWhole] = await Promise.all([compiling, isIntact(path, copy)]);
    // A damaged module may still compile.
    if (!isWhole) throw damagedFailure(path);
    return module;
  });
}

/**
 * Has the browser load and cache a module that will be needed soon. A failure appears when it is needed.
 * @param {string} name the module's name
 */
export function prefetchFile(name) {
  fetch(fileOfSite(`wasm/${name}_bg.wasm`), { priority: "low" })
    .then((response) => response.arrayBuffer())
    .catch(() => {});
}

/** Whether the browser, the page's policy and any hardened mode let WebAssembly run. */
function canRunWebAssembly() {
  try {
    return new WebAssembly.Module(EMPTY_MODULE) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

/** @param {Response} response */
async function compile(response) {
  // Some servers send wasm with another content type, which prevents streaming compilation.
  const streams = response.headers.get("content-type")?.startsWith("application/wasm");
  return streams
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * @param {string} path
 * @param {Response} response
 */
async function isIntact(path, response) {
  const hash = HASHES[path];
  // Browsers compute hashes only for pages from secure addresses.
  if (!hash || !globalThis.crypto?.subtle) return true;
  const bytes = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).startsWith(hash);
}

/**
 * The JavaScript for a module. It is imported by its address: a bundler would otherwise copy it into each bundle of the
 * page.
 * @param {string} name the module's name
 * @returns {Promise<typeof import("../wasm/warren.js")>}
 */
export const importGlue = (name) => loadPart(import(fileOfSite(`wasm/${name}.js`).href));
