/**
 * The parts that boards on other pages carry inside their modules, in the npm package and in the one for notebooks.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES } from "../www/games/list.js";
import { factoryModule, listModule, styleTexts, textModule, workerSource } from "./carried.mjs";
import { boardGlue } from "./glue.mjs";
import { publishedWords } from "./words.mjs";

export const root = fileURLToPath(new URL("../", import.meta.url));
export const www = path.join(root, "www");

/** The folder with the module of all games. */
export const engines = path.join(root, "pkg/wasm");

export const games = Object.keys(GAMES);

/** The names of a game's WebAssembly modules: for playing, and for studying. @param {string} game */
export const modulesOf = (game) => [game, `${game}-study`];

/** The names of all games' modules. */
export const wasmModules = games.flatMap(modulesOf);

// The packages are installed in `www`, where a bare import from this folder does not find them.
export const esbuild = createRequire(path.join(www, "package.json"))("esbuild");

const WORKERS = ["engine", "layout", "maker", "referee"];

const STYLE_SHEETS = [
  "boards.css",
  "styles/embed.css",
  "styles/lesson.css",
  "styles/puzzle.css",
  "styles/sheet.css",
];

/** The files that a board on the site loads by name. */
export const BOARD_FILES = [...WORKERS.map((name) => `workers/${name}.js`), ...STYLE_SHEETS];

/** The parts of the language files that boards need besides the main ones. */
const WORDS = ["embed", "lessons", "problems", "puzzles"];

/** Options of esbuild. */
export const common = {
  absWorkingDir: www,
  outbase: www,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  legalComments: "inline",
  logLevel: "warning",
  define: { "globalThis.WARREN_PACKAGED": "true" },
};

/** The style sheets, by path. */
export const boardSheets = () => styleTexts(www, STYLE_SHEETS);

/**
 * The language files, by path.
 * @param {...string} more parts in addition to those of boards
 * @returns {Promise<[string, string][]>}
 */
export async function boardWords(...more) {
  const parts = [...games, ...WORDS, ...more].join("|");
  const isWanted = new RegExp(`^locales/\\w+(\\.(${parts}))?\\.ftl$`);
  return [...(await publishedWords(www))].filter(([file]) => isWanted.test(file));
}

/**
 * The parts inside the modules of boards, except the games' WebAssembly.
 * @param {Record<string, string>} sheets
 * @returns {Promise<import("./carried.mjs").Carried>}
 */
export async function boardParts(sheets) {
  const words = await boardWords();
  const glue = () => boardGlue(engines, www, wasmModules).then(factoryModule);
  const inWorkers = { games: () => "export default {};", glue };
  const files = words.map(([file]) => file);
  return {
    glue,
    texts: () => listModule("text", files),
    ...Object.fromEntries(words.map(([file, text]) => [`text/${file}`, () => textModule(text)])),
    sheets: () => `export default ${JSON.stringify(sheets)};`,
    worker: async () => textModule(await workerSource(www, WORKERS, inWorkers, common)),
  };
}
