// Loads the two WebAssembly modules: the rules for the page, at once; the engines, which have the rules too and those of
// the games with secrets, for the workers and such games, when the first one asks. Each is compiled once.

import { fetchFile } from "./failure.js";
import init, * as rules from "./wasm/rules.js";

/** @type {Promise<WebAssembly.Module> | undefined} */
let engines;

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

/**
 * In a worker, to which they have been handed: they need not be asked for again.
 * @param {WebAssembly.Module} module
 */
export function takeEngines(module) {
  engines = Promise.resolve(module);
}

/** @param {string} path */
async function compile(path) {
  const response = await fetchFile(path);
  // Some static hosts send wasm as plain bytes, which cannot be compiled while they stream.
  const streams = response.headers.get("content-type")?.startsWith("application/wasm");
  return streams
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** @type {Promise<typeof rules> | undefined} */
let ready;

/**
 * The rules' functions and classes, ready for use. After a failure the next call tries again.
 * @returns {Promise<typeof rules>}
 */
export function load() {
  ready ??= begin().catch((thrown) => {
    ready = undefined;
    throw thrown;
  });
  return ready;
}

async function begin() {
  await init({ module_or_path: await compile("wasm/rules_bg.wasm") });
  return rules;
}

/**
 * The engines' functions and classes on the page itself, for what takes no time: puzzles and their judge, the rules of
 * games with secrets.
 * @returns {Promise<typeof import("./wasm/engines.js")>}
 */
export async function loadEngines() {
  const [module, engines] = await Promise.all([compileEngines(), import("./wasm/engines.js")]);
  await engines.default({ module_or_path: module });
  return engines;
}

/**
 * The module that plays a game: the page's own, or, for a game with secrets, the one with the engines.
 * @param {string} game
 * @returns {Promise<typeof rules>} with all that the other has, if that is it
 */
export async function warrenFor(game) {
  // Both have the same functions and classes, as far as the page's own goes.
  return rules.isHidden(game) ? /** @type {any} */ (await loadEngines()) : rules;
}

/**
 * The scene of a link, and the module that it is of: the page's own, or, where that does not play the game or the link is
 * deflated, the one with the engines.
 * @param {string} code
 * @returns {Promise<{ warren: typeof rules, scene: rules.Scene }>}
 * @throws {rules.Problem} if the code is no link
 */
export async function sceneOfLink(code) {
  try {
    return { warren: rules, scene: rules.Scene.fromLink(code) };
  } catch (problem) {
    if (/** @type {rules.Problem} */ (problem).rule !== "fault-elsewhere") throw problem;
  }
  const engines = await loadEngines();
  // Both have the same functions and classes, as far as the page's own goes.
  return {
    warren: /** @type {any} */ (engines),
    scene: /** @type {any} */ (engines.Scene.fromLink(code)),
  };
}

/**
 * The text of the puzzle that a link poses; null if it shows a game.
 * @param {string} code
 * @returns {Promise<string | null>}
 * @throws {rules.Problem} if the code is no link
 */
export async function puzzleOfLink(code) {
  try {
    rules.Scene.fromLink(code).free();
    return null;
  } catch (problem) {
    if (/** @type {rules.Problem} */ (problem).rule !== "fault-elsewhere") throw problem;
  }
  const engines = await loadEngines();
  return engines.puzzleOfLink(code);
}
