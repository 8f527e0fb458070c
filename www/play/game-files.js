// The files of a game's WebAssembly module. The npm package has these files inside its modules (tools/packed/game-files.js).

import { damaged, Failure, fetchFile, part } from "../kit/page/failure.js";
import { fileOfSite, HASHES } from "../site.js";

/** The beginning of each WebAssembly module, which is one by itself. */
const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/**
 * @param {string} game
 * @returns {Promise<WebAssembly.Module>}
 * @throws {Failure} if the browser runs no WebAssembly, or the file is not the one that was made
 */
export async function compileFile(game) {
  if (!mayRun()) throw new Failure("wasm-refused", {}, "WebAssembly is turned off");
  const path = `wasm/${game}_bg.wasm`;
  return fetchFile(path, async (response) => {
    const copy = response.clone();
    const compiling = compile(response).catch((thrown) => {
      throw thrown instanceof WebAssembly.CompileError ? damaged(path) : thrown;
    });
    const [module, isWhole] = await Promise.all([compiling, isAsMade(path, copy)]);
    // A module may be damaged and still compile.
    if (!isWhole) throw damaged(path);
    return module;
  });
}

/** Whether the browser, the page's policy or a mode for the careful lets WebAssembly run. */
function mayRun() {
  try {
    return new WebAssembly.Module(EMPTY) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

/** @param {Response} response */
async function compile(response) {
  // Some servers send wasm with another content type, with which it cannot be compiled while it streams.
  const streams = response.headers.get("content-type")?.startsWith("application/wasm");
  return streams
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * @param {string} path
 * @param {Response} response
 */
async function isAsMade(path, response) {
  const hash = HASHES[path];
  // Browsers compute hashes for pages from secure addresses alone.
  if (!hash || !globalThis.crypto?.subtle) return true;
  const bytes = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(bytes))) === hash;
}

/**
 * The JavaScript around a game's module. It is imported by its address: if it were bundled, each bundle of the page would have
 * its own copy.
 * @param {string} game
 * @returns {Promise<typeof import("../wasm/warren.js")>}
 */
export const importGlue = (game) => part(import(fileOfSite(`wasm/${game}.js`).href));
