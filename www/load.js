// Loads a game's WebAssembly module: its rules, its engine, its puzzles. The page and its workers use the same one. Each is
// compiled once, and the page hands it to the workers.

import { fetchFile } from "./failure.js";
import { GAMES } from "./games/list.js";
import { nameInLink, nameInRecord } from "./names-in-text.js";
import { fileOfSite } from "./site.js";

/** What each module has; the functions that only one game has are in that game's module. @typedef {typeof import("./wasm/warren.js")} Warren */

/** @type {Map<string, Promise<WebAssembly.Module>>} by game */
const compiled = new Map();

/** @type {Map<string, Promise<Warren>>} by game */
const loaded = new Map();

/**
 * A game's compiled module, to hand to workers. After a failure the next call tries again.
 * @param {string} game
 * @returns {Promise<WebAssembly.Module>}
 */
export function compileGame(game) {
  return once(compiled, game, () => compile(`wasm/${game}_bg.wasm`));
}

/**
 * A game's functions and classes, ready for use. After a failure the next call tries again.
 * @param {string} game
 * @returns {Promise<Warren>}
 */
export function loadGame(game) {
  return once(loaded, game, async () => {
    // By its address: put together with other modules, each program of the page would have a copy of its own.
    const { href } = fileOfSite(`wasm/${game}.js`);
    const [module, warren] = await Promise.all([compileGame(game), import(href)]);
    await warren.default({ module_or_path: module });
    return warren;
  });
}

/**
 * In a worker, to which the page has handed a game's compiled module: the game's functions and classes.
 * @param {string} game
 * @param {WebAssembly.Module} module
 * @returns {Promise<Warren>}
 */
export function takeGame(game, module) {
  compiled.set(game, Promise.resolve(module));
  return loadGame(game);
}

/**
 * The game of a record's or a puzzle's text, and its module.
 * @param {string} text
 * @returns {Promise<{ game: string, warren: Warren }>}
 * @throws {import("./wasm/warren.js").Problem} if the text does not name a game
 */
export async function gameOfRecord(text) {
  return judged(nameInRecord(text), ({ gameOfRecord }) => gameOfRecord(text));
}

/**
 * The game of a link, and its module.
 * @param {string} text the link's code, its address, or a text that has it
 * @returns {Promise<{ game: string, warren: Warren }>}
 * @throws {import("./wasm/warren.js").Problem} if the text has no link
 */
export async function gameOfLink(text) {
  return judged(nameInLink(text), ({ gameOfLink }) => gameOfLink(text));
}

/**
 * The scene of a link, and the module of its game.
 * @param {string} code
 * @returns {Promise<{ warren: Warren, scene: import("./wasm/warren.js").Scene }>}
 * @throws {import("./wasm/warren.js").Problem} if the code is no link
 */
export async function sceneOfLink(code) {
  const { warren } = await gameOfLink(code);
  return { warren, scene: warren.Scene.fromLink(code) };
}

/**
 * The text of the puzzle that a link poses; null if it shows a game.
 * @param {string} code
 * @returns {Promise<string | null>}
 * @throws {import("./wasm/warren.js").Problem} if the code is no link
 */
export async function puzzleOfLink(code) {
  const { warren } = await gameOfLink(code);
  return warren.puzzleOfLink(code);
}

/**
 * Any module knows of which game a text is. The likely game's own is asked, since it is needed next.
 * @param {string | undefined} likely
 * @param {(warren: Warren) => string} judge gives the game's name, or throws what is wrong with the text
 */
async function judged(likely, judge) {
  const first = likely ?? [...loaded.keys(), ...Object.keys(GAMES)][0];
  const warren = await loadGame(first);
  const game = judge(warren);
  return { game, warren: game === first ? warren : await loadGame(game) };
}

/**
 * What is kept for a game, made on the first call. What could not be made is not kept.
 * @template T
 * @param {Map<string, Promise<T>>} kept
 * @param {string} game
 * @param {() => Promise<T>} make
 */
function once(kept, game, make) {
  let made = kept.get(game);
  if (!made) {
    made = make();
    kept.set(game, made);
    made.catch(() => kept.delete(game));
  }
  return made;
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
