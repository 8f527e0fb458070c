/**
 * Makes the boards of tournament reports: for each game a plain script with everything that `<warren-board>` needs to replay a
 * game of it. `warren tournament report` copies one of them into a report.
 *
 * A report also opens from the file system, where browsers load no modules, no files and no workers. So the script has the
 * game's WebAssembly, the English words and the style sheets inside, as `data:` addresses, and does not need the rest of the
 * site.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { publishedWords } from "./words.mjs";

// The packages are installed in `www`, where a bare import from this folder does not find them.
const esbuild = createRequire(new URL("../www/package.json", import.meta.url))("esbuild");

const ENTRY = "warren-board.js";
const STYLE_SHEETS = [
  "boards.css",
  "styles/puzzle.css",
  "styles/lesson.css",
  "styles/embed.css",
  "styles/sheet.css",
];
const WORDS = ["en.ftl", "en.drawings.ftl", "en.embed.ftl", "en.keys.ftl", "en.problems.ftl"];

/** The workers that boards need for replay, without engines. */
const WORKERS = ["workers/layout.js"];

/** Modules that a replaying board never opens. */
const UNUSED_MODULES = new Map([
  ["outside/embedding/puzzle-board.js", "openPuzzleBoard"],
  ["outside/embedding/lesson-board.js", "openLessonBoard"],
  ["outside/embedding/set-board.js", "openSetBoard"],
]);

const WORKER = /new URL\("(?:\.\.\/)+(workers\/[^"]+)", import\.meta\.url\)/g;

/** Replacements in every script, in contrast to the built site. */
const OPTIONS = {
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  legalComments: "inline",
  // Code that uses its own address is replaced, or never called.
  logOverride: { "empty-import-meta": "silent" },
  logLevel: "warning",
  write: false,
};

/**
 * Returns the scripts, by path in the site.
 * @param {string} www
 * @param {string[]} games
 * @returns {Promise<Map<string, Uint8Array>>}
 */
export async function reportBoards(www, games) {
  const words = await publishedWords(www);
  /** @type {Record<string, string>} */
  const shared = {};
  const wordsFile = (/** @type {string} */ name) => {
    const text = words.get(`locales/${name}`);
    if (text === undefined) throw new Error(`locales/${name} is missing`);
    return [`locales/${name}`, dataAddress("text/plain;charset=utf-8", text)];
  };
  for (const [file, address] of WORDS.map(wordsFile)) shared[file] = address;
  for (const sheet of STYLE_SHEETS)
    shared[sheet] = dataAddress("text/css", await sheetOf(www, sheet));
  const scripts = games.map(async (game) => {
    const module = `wasm/${game}_bg.wasm`;
    const [ownWords, wordsAddress] = wordsFile(`en.${game}.ftl`);
    const files = {
      ...shared,
      [ownWords]: wordsAddress,
      [module]: dataAddress("application/wasm", await readFile(path.join(www, module))),
    };
    return /** @type {const} */ ([`report/${game}.js`, await scriptOf(www, ENTRY, game, files)]);
  });
  return new Map(await Promise.all(scripts));
}

/**
 * Returns a script without imports.
 * @param {string} www
 * @param {string} entry
 * @param {string} game
 * @param {Record<string, string>} files the addresses of files, by path in the site
 * @returns {Promise<Uint8Array>}
 */
async function scriptOf(www, entry, game, files) {
  const { outputFiles } = await esbuild.build({
    ...OPTIONS,
    absWorkingDir: www,
    entryPoints: [entry],
    plugins: [embedFiles(www, game, files)],
  });
  return outputFiles[0].contents;
}

/**
 * An esbuild plugin that replaces files that would be loaded from the site.
 * @param {string} www
 * @param {string} game
 * @param {Record<string, string>} files
 */
function embedFiles(www, game, files) {
  return {
    name: "within",
    /** @param {any} build */
    setup(build) {
      build.onLoad({ filter: /\.js$/ }, async (/** @type {{path: string}} */ { path: file }) => {
        const module = path.relative(www, file).split(path.sep).join("/");
        if (module.startsWith("node_modules/")) return undefined;
        if (module === "site.js") return { contents: siteOf(files), loader: "js" };
        const unusedExport = UNUSED_MODULES.get(module);
        if (unusedExport)
          return { contents: `export const ${unusedExport} = undefined;`, loader: "js" };
        let source = await readFile(file, "utf8");
        if (module === "play/game-files.js") {
          // The only module that is imported by its address.
          const glue = `import("../wasm/${game}.js")`;
          source = replaced(source, /import\(fileOfSite\(.*\)\.href\)/, glue);
        }
        if (module === "games/modules.js") {
          source = replaced(source, /`\.\/\$\{game\}\/(\w+\.js)`/g, `"./${game}/$1"`);
          source = replaced(source, /import\("[^"]*\/lesson\.js"\)/, "Promise.reject()");
        }
        for (const [address, worker] of source.matchAll(WORKER)) {
          const workerAddress = WORKERS.includes(worker)
            ? dataAddress("text/javascript", await scriptOf(www, worker, game, {}))
            : "about:blank";
          source = source.replace(address, () => `new URL(${JSON.stringify(workerAddress)})`);
        }
        return { contents: source, loader: "js" };
      });
    },
  };
}

/**
 * The replacement of `site.js`: there is no site, only these files.
 * @param {Record<string, string>} files
 */
function siteOf(files) {
  return `
    const FILES = ${JSON.stringify(files)};
    export const VERSION = "";
    export const HASHES = {};
    // A worker's file address shows that it has the same origin; it starts from its embedded source.
    export const fileOfSite = (path) => new URL(FILES[path] ?? "file:///" + path);
    export const addressOfSite = (path) => new URL(path, document.baseURI);
    export const serviceWorkerAddress = () => addressOfSite("service-worker.js");
    export const hasPages = false;
  `;
}

/**
 * @param {string} www
 * @param {string} sheet
 * @returns {Promise<string>}
 */
async function sheetOf(www, sheet) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: www,
    entryPoints: [sheet],
    bundle: true,
    minify: true,
    write: false,
  });
  return outputFiles[0].text;
}

/**
 * Replaces a part of a text that must occur in it.
 * @param {string} source
 * @param {RegExp} pattern
 * @param {string} replacement
 */
function replaced(source, pattern, replacement) {
  const result = source.replace(pattern, replacement);
  if (result === source) throw new Error(`there is no ${pattern} to be replaced for reports`);
  return result;
}

/**
 * Returns an address that contains its file.
 * @param {string} type
 * @param {string | Uint8Array} content
 */
const dataAddress = (type, content) =>
  `data:${type};base64,${Buffer.from(content).toString("base64")}`;
