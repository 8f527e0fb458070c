// Loads the two WebAssembly modules: the rules for the page, at once; the engines, which have the rules too, for the
// workers, when the first one asks. Each is compiled once.

import { fileOfSite } from "./site.js";
import init, * as rules from "./wasm/rules.js";

/** @type {Promise<WebAssembly.Module> | undefined} */
let engines;
/** @type {Promise<WebAssembly.Module> | undefined} */
let compiledRules;

/**
 * The compiled engines, to hand to workers. After a failure the next call tries again.
 * @returns {Promise<WebAssembly.Module>}
 */
export function compileEngines() {
  engines ??= compile("wasm/engines_bg.wasm").catch((thrown) => {
    engines = undefined;
    throw thrown;
  });
  return engines;
}

/** @param {string} path */
async function compile(path) {
  const url = fileOfSite(path);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status} ${response.statusText}`);
  // Some static hosts send wasm as plain bytes, which cannot be compiled while they stream.
  const streams = response.headers.get("content-type")?.startsWith("application/wasm");
  return streams
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * The compiled rules, to hand to workers.
 * @returns {Promise<WebAssembly.Module>}
 */
export function rulesModule() {
  compiledRules ??= compile("wasm/rules_bg.wasm").catch((thrown) => {
    compiledRules = undefined;
    throw thrown;
  });
  return compiledRules;
}

/**
 * The rules' functions and classes, ready for use.
 * @returns {Promise<typeof rules>}
 */
export async function load() {
  await init({ module_or_path: await rulesModule() });
  return rules;
}

/**
 * The engines' functions and classes on the page itself, for what takes no time: puzzles and their judge.
 * @returns {Promise<typeof import("./wasm/engines.js")>}
 */
export async function loadEngines() {
  const [module, engines] = await Promise.all([compileEngines(), import("./wasm/engines.js")]);
  await engines.default({ module_or_path: module });
  return engines;
}
