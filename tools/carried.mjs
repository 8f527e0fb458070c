/**
 * The parts inside the package's modules: WebAssembly, words, style sheets and workers.
 *
 * Bundlers agree only on imports between modules. An address beside a module (`new URL("…", import.meta.url)`) is
 * left as it is by esbuild, and by Rollup without a plugin, so that it leads nowhere once modules are bundled. So the package asks
 * for no files: its modules import whatever the site loads by name.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";

const packed = fileURLToPath(new URL("packed/", import.meta.url));
// The packages are installed in `www`, where a bare import from this folder does not find them.
const esbuild = createRequire(new URL("../www/package.json", import.meta.url))("esbuild");

/** The modules of the site that load files by name, and their replacements. */
const REPLACEMENTS = new Map([
  ["play/game-files.js", "game-files.js"],
  ["kit/page/text-file.js", "text-file.js"],
  ["outside/embedding/style-sheets.js", "style-sheets.js"],
  ["kit/worker-client/new-worker.js", "new-worker.js"],
  ["site.js", "site.js"],
]);

/** The same in a notebook, which gets the games' WebAssembly from its kernel. */
export const IN_NOTEBOOK = new Map([
  ...REPLACEMENTS,
  ["play/game-files.js", "game-files-of-kernel.js"],
]);

/** The same in workers. */
const REPLACEMENTS_IN_WORKERS = new Map([
  ...REPLACEMENTS,
  ["kit/worker-client/new-worker.js", "new-worker-inside.js"],
]);

/** The site's code that starts a worker; the package's workers have no files. */
const NEW_WORKER =
  /new Worker\(\s*new URL\("[^"]+", import\.meta\.url\),\s*\{ type: "module" \},?\s*\)/g;

/**
 * The functions that write a module's source, by the name after `carried:`.
 * @typedef {Record<string, () => string | Promise<string>>} Carried
 */

/**
 * Returns an esbuild plugin for modules that carry the files which the site loads by name.
 * @param {string} www the folder of the modules
 * @param {Carried} carried
 * @param {Iterable<[module: string, substitute: string]>} [replacements]
 */
export function carrying(www, carried, replacements = REPLACEMENTS) {
  const replacementByModule = new Map(replacements);
  return {
    name: "carried",
    /** @param {any} build */
    setup(build) {
      build.onResolve({ filter: /^carried:/ }, (/** @type {{path: string}} */ { path: name }) => ({
        path: name.slice("carried:".length),
        namespace: "carried",
      }));
      build.onLoad(
        { filter: /.*/, namespace: "carried" },
        async (/** @type {{path: string}} */ { path: name }) => {
          const make = carried[name];
          return make ? { contents: await make(), loader: "js", resolveDir: packed } : undefined;
        },
      );
      build.onLoad({ filter: /\.js$/ }, async (/** @type {{path: string}} */ { path: file }) => {
        const module = path.relative(www, file).split(path.sep).join("/");
        if (module.startsWith("..") || module.startsWith("node_modules/")) return undefined;
        const replacement = replacementByModule.get(module);
        if (replacement) {
          const contents = `export * from ${JSON.stringify(path.join(packed, replacement))};`;
          return { contents, loader: "js", resolveDir: www };
        }
        const source = await readFile(file, "utf8");
        return { contents: source.replace(NEW_WORKER, "null"), loader: "js" };
      });
    },
  };
}

/**
 * Returns a module whose default export is a text.
 * @param {string} text
 */
export const textModule = (text) => `export default ${JSON.stringify(text)};`;

/**
 * Returns a module whose default export is a file, as `inflated` reads it.
 * @param {string} file
 */
export async function fileModule(file) {
  return textModule(deflateSync(await readFile(file), { level: 9 }).toString("base64"));
}

/**
 * Returns a module whose default export loads each of some carried modules, by name.
 * @param {string} kind
 * @param {Iterable<string>} names
 */
export function listModule(kind, names) {
  const entries = Array.from(names, (name) => {
    const module = JSON.stringify(`carried:${kind}/${name}`);
    return `${JSON.stringify(name)}: () => import(${module}),`;
  });
  return `export default {\n${entries.join("\n")}\n};`;
}

/**
 * Returns a module whose default export creates the exports of another module again at each call.
 * @param {string} source of the other module
 */
export async function factoryModule(source) {
  const { code } = await esbuild.transform(source, {
    format: "iife",
    globalName: "made",
    minify: true,
    target: "es2022",
  });
  const factory = /^(?:"use strict";)?var made=(.*)\(\);\s*$/s.exec(code);
  if (!factory) throw new Error("esbuild writes such a module otherwise than it did");
  return `export default ${factory[1]};`;
}

/**
 * Returns the source of a worker that acts as one of several workers, by its name.
 * @param {string} www
 * @param {string[]} names
 * @param {Carried} carried
 * @param {object} options for esbuild
 * @returns {Promise<string>}
 */
export async function workerSource(www, names, carried, options) {
  const cases = names.map((name) => `if (name === "${name}") require("./workers/${name}.js");`);
  const { outputFiles } = await esbuild.build({
    ...options,
    absWorkingDir: www,
    stdin: { contents: `const { name } = self;\n${cases.join("\n")}`, resolveDir: www },
    plugins: [carrying(www, carried, REPLACEMENTS_IN_WORKERS)],
    format: "iife",
    write: false,
  });
  return outputFiles[0].text;
}

/**
 * Style sheets with all their imports, by path.
 * @param {string} www
 * @param {string[]} sheets
 * @returns {Promise<Record<string, string>>}
 */
export async function styleTexts(www, sheets) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: www,
    entryPoints: sheets,
    outdir: www,
    outbase: www,
    bundle: true,
    minify: true,
    write: false,
  });
  return Object.fromEntries(
    outputFiles.map((/** @type {{path: string, text: string}} */ { path: file, text }) => [
      path.relative(www, file).split(path.sep).join("/"),
      text,
    ]),
  );
}
