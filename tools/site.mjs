/**
 * Writes `target/site`, what `www` publishes with its modules put together, and tells how large it is:
 * `node tools/site.mjs [--url https://example.org/warren/]`, with the address where it will be.
 *
 * In `www` each module is a file and runs as it is. A first visit over a slow line would ask for some fifty of them,
 * one behind another; put together they are a handful, and smaller.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { withAddress } from "./address.mjs";
import { publishedType } from "./published.mjs";

const www = fileURLToPath(new URL("../www/", import.meta.url));
const site = fileURLToPath(new URL("../target/site/", import.meta.url));
// The packages are installed in `www`, where a bare import from this folder does not look.
const esbuild = createRequire(path.join(www, "package.json"))("esbuild");

const { url } = parseArgs({ options: { url: { type: "string" } } }).values;

/** What pages and workers load themselves; all other modules are reached from these. */
const ENTRIES = [
  "main.js",
  "early.js",
  "workers/analyst.js",
  "workers/engine.js",
  "workers/gif.js",
  "workers/layout.js",
  "workers/maker.js",
  "workers/referee.js",
  "style.css",
  "styles/analysis.css",
  "styles/editor.css",
  "styles/pictures.css",
  "styles/puzzle.css",
];

/** A page's hint at a module: for all addresses, or for some, which `early.js` turns on. */
const HINTS = [
  /^( *<link rel="modulepreload" href="\.\/)(.+)(">)\n/gm,
  /^( *<link data-for="\w+" href="\.\/)(.+)(">)\n/gm,
];

const files = await published("");
const strangers = files.filter((file) => publishedType(file) === undefined);
if (strangers.length > 0) {
  console.error(
    `No type is known for ${strangers.map((file) => `www/${file}`).join(", ")}: ` +
      "add the ending to TYPES in tools/published.mjs, or move the file out of www.",
  );
  process.exit(1);
}

await rm(site, { recursive: true, force: true });
const modules = await bundle(ENTRIES);
const written = [...modules.needs.keys()];
for (const file of files.filter((file) => !/\.(js|css)$/.test(file))) {
  await mkdir(path.dirname(path.join(site, file)), { recursive: true });
  if (file.endsWith(".html")) await copyPage(file, modules);
  else await copyFile(path.join(www, file), path.join(site, file));
  written.push(file);
}
let plain = 0;
let compressed = 0;
for (const file of written) {
  const content = await readFile(path.join(site, file));
  plain += content.length;
  compressed += gzipSync(content, { level: 9 }).length;
}
console.log(
  `target/site: ${written.length} files, ${kilobytes(plain)} (${kilobytes(compressed)} gzipped)`,
);

/**
 * What became of the modules: the file that each entry was put into, and the files that a file needs to start.
 * @typedef {{put: Map<string, string>, needs: Map<string, string[]>}} Modules
 */

/**
 * Puts the modules together that can be reached from each entry, and writes them.
 * @param {string[]} entries
 * @returns {Promise<Modules>}
 */
async function bundle(entries) {
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: www,
    entryPoints: entries,
    outdir: site,
    outbase: www,
    // At the top, where `site.js` finds the site's files.
    chunkNames: "module-[hash]",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    legalComments: "inline",
    write: false,
    metafile: true,
    logLevel: "warning",
  });
  for (const { path: file, contents } of outputFiles) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, contents);
  }
  /** @type {Map<string, string>} */
  const put = new Map();
  /** @type {Map<string, string[]>} */
  const needs = new Map();
  for (const [output, { entryPoint, imports }] of Object.entries(metafile.outputs)) {
    const file = path.relative(site, path.join(www, output));
    if (entryPoint) put.set(entryPoint, file);
    const used = imports.filter(
      (/** @type {{kind: string}} */ { kind }) => kind === "import-statement",
    );
    needs.set(
      file,
      used.map((/** @type {{path: string}} */ one) =>
        path.relative(site, path.join(www, one.path)),
      ),
    );
  }
  return { put, needs };
}

/**
 * Copies a page. Where it hints at a module, the site's page hints at the file that the module was put into and at
 * each that this one needs, so that the browser asks for all of them at once.
 * @param {string} page
 * @param {Modules} modules
 */
async function copyPage(page, { put, needs }) {
  let html = withAddress(await readFile(path.join(www, page), "utf8"), url);
  const hints = new Set();
  for (const hint of HINTS) {
    html = html.replace(hint, (_, before, module, behind) => {
      const file = put.get(module);
      if (!file)
        throw new Error(`${page} hints at ${module}, which the site has in no file of its own`);
      const fresh = [file, ...reached(file, needs)].filter((one) => !hints.has(one));
      for (const one of fresh) hints.add(one);
      return fresh.map((one) => `${before}${one}${behind}\n`).join("");
    });
  }
  await writeFile(path.join(site, page), html);
}

/**
 * The files that a file needs at any depth.
 * @param {string} file
 * @param {Modules["needs"]} needs
 */
function reached(file, needs) {
  const found = new Set(needs.get(file));
  for (const one of found) for (const used of needs.get(one) ?? []) found.add(used);
  return [...found];
}

/**
 * The files of a folder of `www` and of those inside it, sorted, without what is for the tools alone.
 * @param {string} folder relative to `www`, empty or ending in `/`
 * @returns {Promise<string[]>}
 */
async function published(folder) {
  const entries = await readdir(path.join(www, folder), { withFileTypes: true });
  const inside = await Promise.all(
    entries
      .map((entry) => ({ entry, file: folder + entry.name }))
      .filter(({ file }) => publishedType(file) !== null)
      .map(({ entry, file }) => (entry.isDirectory() ? published(`${file}/`) : [file])),
  );
  return inside.flat().sort();
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
