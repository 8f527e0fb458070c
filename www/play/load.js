// Loads a game's WebAssembly modules. The module for playing has rules, engine and puzzles. The larger module for studying also
// has analysis, editor, logs, questions, solver and generators. It is loaded only when one of them is needed. The page compiles
// each module once, and passes it to its workers.

import { GAMES } from "../games/list.js";
import { decodedLink, nameInLink, nameInRecord } from "../games/names-in-text.js";
import { compileFile, importGlue, prefetchFile } from "./game-files.js";

/** The exports of each module. A function of a single game is only in that game's modules.
 * @typedef {typeof import("../wasm/warren.js")} Warren */

/** @type {Map<string, Promise<WebAssembly.Module>>} by name */
const compiled = new Map();

/** @type {Map<string, Promise<Warren>>} by name */
const loaded = new Map();

/** The name of a game's module for studying. That for playing has the game's name. @param {string} game */
const studyOf = (game) => `${game}-study`;

/**
 * A game's compiled module for playing, for workers. After a failure the next call tries again.
 * @param {string} game
 * @returns {Promise<WebAssembly.Module>}
 */
export const compileGame = (game) => compileNamed(game);

/**
 * The same of the module for studying.
 * @param {string} game
 * @returns {Promise<WebAssembly.Module>}
 */
export const compileStudy = (game) => compileNamed(studyOf(game));

/**
 * Prepares for {@link compileStudy} while nothing waits for it.
 * @param {string} game
 */
export const prefetchStudy = (game) => prefetchFile(studyOf(game));

/**
 * The functions and classes for playing a game, ready for use. After a failure the next call tries again.
 * @param {string} game
 * @returns {Promise<Warren>}
 */
export const loadGame = (game) => loadNamed(game);

/**
 * The functions and classes for studying a game: all of those for playing, `Analyst`, `Draft`, `Log`, solutions of puzzles,
 * and questions. Objects of the two modules do not mix.
 * @param {string} game
 * @returns {Promise<Warren>}
 */
export const loadStudy = (game) => loadNamed(studyOf(game));

/**
 * The module that reads a puzzle: only the one for studying reads questions.
 * @param {Warren} warren a module of the puzzle's game
 * @param {string} game
 * @param {string} text the text of the puzzle
 */
export const loadForPuzzle = async (warren, game, text) =>
  warren.Puzzle.isQuestion(text) ? loadStudy(game) : warren;

/**
 * A game's functions and classes for playing, in a worker that has received the compiled module from the page.
 * @param {string} game
 * @param {WebAssembly.Module} module
 * @returns {Promise<Warren>}
 */
export const takeGame = (game, module) => takeNamed(game, module);

/**
 * The same for studying.
 * @param {string} game
 * @param {WebAssembly.Module} module
 * @returns {Promise<Warren>}
 */
export const takeStudy = (game, module) => takeNamed(studyOf(game), module);

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

/** @param {string} name */
const compileNamed = (name) => cached(compiled, name, () => compileFile(name));

/** @param {string} name */
const loadNamed = (name) =>
  cached(loaded, name, async () => {
    const [module, warren] = await Promise.all([compileNamed(name), importGlue(name)]);
    await warren.default({ module_or_path: module });
    return warren;
  });

/**
 * @param {string} name
 * @param {WebAssembly.Module} module
 */
function takeNamed(name, module) {
  compiled.set(name, Promise.resolve(module));
  return loadNamed(name);
}

/**
 * The cached value of a module, created on the first call. A failure is not cached.
 * @template T
 * @param {Map<string, Promise<T>>} cache
 * @param {string} name
 * @param {() => Promise<T>} make
 */
function cached(cache, name, make) {
  let promise = cache.get(name);
  if (!promise) {
    promise = make();
    cache.set(name, promise);
    promise.catch(() => cache.delete(name));
  }
  return promise;
}
