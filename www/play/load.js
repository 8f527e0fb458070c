// Loads a game's WebAssembly module, with its rules, engine and puzzles. The page and its workers share the module. It is
// compiled once, and the page passes it to the workers.

import { GAMES } from "../games/list.js";
import { decodedLink, nameInLink, nameInRecord } from "../games/names-in-text.js";
import { compileFile, importGlue } from "./game-files.js";

/** The exports of each module. A function of a single game is only in that game's module.
 * @typedef {typeof import("../wasm/warren.js")} Warren */

/** @type {Map<string, Promise<WebAssembly.Module>>} by game */
const compiled = new Map();

/** @type {Map<string, Promise<Warren>>} by game */
const loaded = new Map();

/**
 * A game's compiled module, for workers. After a failure the next call tries again.
 * @param {string} game
 * @returns {Promise<WebAssembly.Module>}
 */
export function compileGame(game) {
  return cached(compiled, game, () => compileFile(game));
}

/**
 * A game's functions and classes, ready for use. After a failure the next call tries again.
 * @param {string} game
 * @returns {Promise<Warren>}
 */
export function loadGame(game) {
  return cached(loaded, game, async () => {
    const [module, warren] = await Promise.all([compileGame(game), importGlue(game)]);
    await warren.default({ module_or_path: module });
    return warren;
  });
}

/**
 * A game's functions and classes, in a worker that has received the compiled module from the page.
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
 * @throws {import("../wasm/warren.js").Problem} if the text does not name a game
 */
export async function gameOfRecord(text) {
  return identified(nameInRecord(text), ({ gameOfRecord }) => gameOfRecord(text));
}

/**
 * A link that has been read: its game with the module, its code, and its content. The opener owns the scene. `puzzle` is the
 * puzzle's text; undefined if the link shows a game.
 * @typedef {{ game: string, warren: Warren, code: string, scene: import("../wasm/warren.js").Scene, puzzle: string | undefined }} Link
 */

/**
 * Reads a link of any kind.
 * @param {string} shared the link's code, its address, or a text that contains it
 * @returns {Promise<Link>}
 * @throws {import("../wasm/warren.js").Problem} if the text contains no link
 */
export async function openLink(shared) {
  const text = decodedLink(shared);
  const { game, warren } = await identified(nameInLink(text), ({ gameOfLink }) => gameOfLink(text));
  // The scene comes first, since it reports what is wrong with a damaged link.
  const scene = warren.Scene.fromLink(text);
  const code = warren.codeOfLink(text);
  return { game, warren, code, scene, puzzle: scene.puzzle };
}

/**
 * Any module can identify the game of a text. The likely game's module is used, since it is needed next.
 * @param {string | undefined} likely
 * @param {(warren: Warren) => string} identify returns the game's name, or throws a problem with the text
 */
async function identified(likely, identify) {
  const first = likely ?? [...loaded.keys(), ...Object.keys(GAMES)][0];
  const warren = await loadGame(first);
  const game = identify(warren);
  return { game, warren: game === first ? warren : await loadGame(game) };
}

/**
 * The cached value of a game, created on the first call. A failure is not cached.
 * @template T
 * @param {Map<string, Promise<T>>} cache
 * @param {string} game
 * @param {() => Promise<T>} make
 */
function cached(cache, game, make) {
  let promise = cache.get(game);
  if (!promise) {
    promise = make();
    cache.set(game, promise);
    promise.catch(() => cache.delete(game));
  }
  return promise;
}
