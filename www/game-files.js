// The files of a game's WebAssembly module. The npm package has these files inside its modules (tools/packed/game-files.js).

import { fetchFile } from "./page/failure.js";
import { fileOfSite } from "./site.js";

/**
 * @param {string} game
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compileFile(game) {
  const response = await fetchFile(`wasm/${game}_bg.wasm`);
  // Some servers send wasm with another content type, with which it cannot be compiled while it streams.
  const streams = response.headers.get("content-type")?.startsWith("application/wasm");
  return streams
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * The JavaScript around a game's module. It is imported by its address: if it were bundled, each bundle of the page would have
 * its own copy.
 * @param {string} game
 * @returns {Promise<typeof import("./wasm/warren.js")>}
 */
export const importGlue = (game) => import(fileOfSite(`wasm/${game}.js`).href);
