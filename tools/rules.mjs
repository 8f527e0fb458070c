/**
 * Loads a game's WebAssembly module in Node, as written by `make build` for the page.
 */
import { readFile } from "node:fs/promises";

/**
 * Returns a game's functions and classes, ready for use.
 * @param {string} game
 * @returns {Promise<import("../www/play/load.js").Warren>}
 */
export async function loadRules(game) {
  const wasm = new URL("../www/wasm/", import.meta.url);
  const warren = await import(new URL(`${game}.js`, wasm).href);
  await warren.default({ module_or_path: await readFile(new URL(`${game}_bg.wasm`, wasm)) });
  return warren;
}
