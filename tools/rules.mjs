/**
 * Loads a game's WebAssembly module for studying in Node, as written by `make build` for the page.
 */
import { readFile } from "node:fs/promises";

/**
 * Returns a game's functions and classes, ready for use.
 * @param {string} game
 * @returns {Promise<import("../www/play/load.js").Warren>}
 */
export async function loadRules(game) {
  const file = (/** @type {string} */ ending) =>
    new URL(`../www/wasm/${game}-study${ending}`, import.meta.url);
  const warren = await import(file(".js").href);
  await warren.default({ module_or_path: await readFile(file("_bg.wasm")) });
  return warren;
}
