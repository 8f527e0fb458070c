// Loads the one WebAssembly module: once for the page, and compiled once for all workers.

import { fileOfSite } from "./site.js";
import init, * as warren from "./wasm/warren.js";

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/**
 * The compiled module, to hand to workers.
 * @returns {Promise<WebAssembly.Module>}
 */
export function compile() {
  compiled ??= fetchModule();
  return compiled;
}

async function fetchModule() {
  const url = fileOfSite("wasm/warren_bg.wasm");
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status} ${response.statusText}`);
  // Some static hosts send wasm as plain bytes, which cannot be compiled while they stream.
  const streams = response.headers.get("content-type")?.startsWith("application/wasm");
  return streams
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * The module's functions and classes, ready for use.
 * @returns {Promise<typeof warren>}
 */
export async function load() {
  await init({ module_or_path: await compile() });
  return warren;
}
