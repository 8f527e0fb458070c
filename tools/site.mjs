/**
 * Writes `target/site`, the published files of `www` with bundled modules, and prints its size:
 * `node tools/site.mjs [--from www] [--to target/site] [--url https://example.org/warren/] [--compress]`, where `--url` is the
 * future address. With `--compress` it also writes compressed copies.
 *
 * In `www` each module is a separate file and runs as it is. A first visit over a slow connection would load about fifty of
 * them, one after the other. Bundled, they are a handful of files, and smaller.
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { GAMES } from "../www/games/list.js";
import { withAddress } from "./address.mjs";
import { compressFiles } from "./compress.mjs";
import { headersFile } from "./headers.mjs";
import { bundleModules } from "./modules.mjs";
import { publishedType } from "./published.mjs";
import { reportBoards } from "./report.mjs";
import { OF_GAME, publishedWords } from "./words.mjs";

const pathOf = (/** @type {string} */ place) => fileURLToPath(new URL(place, import.meta.url));
const { values: folders } = parseArgs({
  options: {
    from: { type: "string", default: pathOf("../www") },
    to: { type: "string", default: pathOf("../target/site") },
    url: { type: "string" },
    compress: { type: "boolean", default: false },
  },
});
const www = path.resolve(folders.from);
const site = path.resolve(folders.to);
/** The folder for the files. Only the complete site replaces the previous one, which may be in use. */
const newSite = `${site}.new`;
// The packages are installed in `www`, where a bare import from this folder does not find them.
const esbuild = createRequire(pathOf("../www/package.json"))("esbuild");

/** Comments in a page for its authors. */
const HTML_COMMENTS = /^ *<!--[\s\S]*?-->\n/gm;

/** A hint for each game: `{game}` stands for the game's name, `{number}` for its number in links. */
const HINT_PER_GAME = /^.*<link .*\{game\}.*\n/gm;

/** A page's hint to preload a module: for all addresses, or for some, where `early.js` activates it. */
const HINTS = [
  /^( *<link rel="modulepreload" href="\.\/)(.+)(">)\n/gm,
  /^( *<link data-for="[\w -]+" href="\.\/)([^"]+)(">)\n/gm,
];

/** The entry module of a page, which may be in another file after bundling. */
const ENTRY_MODULE = /(<script type="module" src="\.\/)([^"]+)(")/g;

/** A plain script, which runs before the first paint, and the part of the page's policy before it that allows scripts. */
const PLAIN_SCRIPT = /(script-src 'self')([\s\S]*?)<script src="\.\/([^"]+)"><\/script>/;

/** The first page's style sheet, which waits for no second request, and the part of the page's policy that allows it. */
const STYLE_SHEET =
  /(style-src 'self')([\s\S]*?) *<link rel="stylesheet" href="\.\/(style\.css)">\n/;

/** The pages whose style sheet is inlined: visitors come there first. */
const FIRST_PAGES = ["index.html", ...Object.keys(GAMES).map((game) => `${game}/index.html`)];

/** Files of a page that have the same name in every version. Bundled modules have their hash in their name. */
const UNHASHED_FILES = /((?:href|src)="\.\/(?!module-)[^"?]+\.(?:js|css|wasm|ftl|json))"/g;

/** The service worker's address must never change, since browsers detect new versions by it. */
const SERVICE_WORKER = "service-worker.js";

/** Starters for authors: texts in any language. */
const STARTER = /^starters\//;

/** The JavaScript around a WebAssembly module, which the page and its workers import by its address. */
const GLUE = /^wasm\/[\w-]+\.js$/;

/** Files for programs in some languages, loaded on request. The service worker does not store them (see compilers.mjs). */
const ON_DEMAND = /^compilers\/.*\.bin$/;

/** The number of characters of a hash that every page carries: 72 bits, which damage does not hit by chance. */
const HASH_LENGTH = 12;

/** Files only for other pages, with a link to the site. The service worker does not store them either. */
const PREVIEW_PICTURE = /(^|\/)preview\.png$/;

/** Files copied into course files. Only the maker of a course file loads them. */
const COURSE_FILE = /^course-files\//;

/** Drawings of puzzles: many small files. Offline, the page draws puzzles by the rules instead. */
const DRAWING = /^puzzles\/drawings\//;

const all = await publishedFiles("");
const pictures = all.filter((file) => PREVIEW_PICTURE.test(file));
const onDemand = all.filter((file) =>
  [ON_DEMAND, COURSE_FILE, DRAWING].some((of) => of.test(file)),
);
const files = all.filter((file) => !onDemand.includes(file) && !pictures.includes(file));
const untyped = files.filter((file) => publishedType(file) === undefined);
if (untyped.length > 0) {
  console.error(
    `No type is known for ${untyped.map((file) => `www/${file}`).join(", ")}: ` +
      "add the ending to TYPES in tools/published.mjs, or move the file out of www.",
  );
  process.exit(1);
}

/** The files published without bundling, by path. @type {Map<string, Buffer>} */
const plain = new Map();
for (const file of files.filter(
  (file) => STARTER.test(file) || (!/\.(js|css)$/.test(file) && !OF_GAME.test(file)),
)) {
  plain.set(file, await readFile(path.join(www, file)));
}
for (const file of files.filter((file) => GLUE.test(file))) {
  const source = await readFile(path.join(www, file), "utf8");
  const { code } = await esbuild.transform(source, {
    minify: true,
    target: "es2022",
    format: "esm",
  });
  plain.set(file, Buffer.from(code));
}
for (const [file, words] of await publishedWords(www)) plain.set(file, Buffer.from(words));
/** The beginnings of the hashes of the WebAssembly modules: a damaged module may still compile. */
const hashes = Object.fromEntries(
  [...plain]
    .filter(([file]) => file.endsWith(".wasm"))
    .map(([file, content]) => [file, hash(content, "base64").slice(0, HASH_LENGTH)]),
);
// The version is a hash of the files, so they are first composed without one.
const version = versionOf([
  ...(await compose("")),
  [SERVICE_WORKER, await readFile(path.join(www, SERVICE_WORKER))],
]);
/** The files to write, by path. */
const written = await compose(version);
written.set(SERVICE_WORKER, await serviceWorker(version, [...written]));

await rm(newSite, { recursive: true, force: true });
let size = 0;
let compressed = 0;
for (const [file, content] of written) {
  await mkdir(path.dirname(path.join(newSite, file)), { recursive: true });
  await writeFile(path.join(newSite, file), content);
  size += content.length;
  compressed += gzipSync(content, { level: 9 }).length;
}
// For the host, which does not publish this file.
await writeFile(path.join(newSite, "_headers"), headersFile());
for (const file of pictures) {
  await mkdir(path.dirname(path.join(newSite, file)), { recursive: true });
  await copyFile(path.join(www, file), path.join(newSite, file));
}
/** By the first folder. @type {Record<string, number>} */
const onDemandSizes = { compilers: 0, "course-files": 0, puzzles: 0 };
for (const file of onDemand) {
  await mkdir(path.dirname(path.join(newSite, file)), { recursive: true });
  await copyFile(path.join(www, file), path.join(newSite, file));
  onDemandSizes[file.split("/")[0]] += (await stat(path.join(www, file))).size;
}
// Only `warren tournament report` reads these, so the service worker does not store them either.
let reportBytes = 0;
const compiled = Object.keys(GAMES).filter((game) => plain.has(`wasm/${game}_bg.wasm`));
for (const [file, content] of await reportBoards(www, compiled)) {
  await mkdir(path.dirname(path.join(newSite, file)), { recursive: true });
  await writeFile(path.join(newSite, file), content);
  reportBytes += content.length;
}
const copies = folders.compress ? await compressFiles(newSite) : {};
const before = `${site}.old`;
await rm(before, { recursive: true, force: true });
await rename(site, before).catch((error) => {
  if (error.code !== "ENOENT") throw error;
});
await rename(newSite, site);
await rm(before, { recursive: true, force: true });
console.log(
  `${path.relative("", site)}: version ${version}, ${written.size} files, ${kilobytes(size)} (${kilobytes(compressed)} gzipped); ` +
    `loaded when asked: Python and C++ ${kilobytes(onDemandSizes.compilers)}, course files ${kilobytes(onDemandSizes["course-files"])}, ` +
    `drawings of puzzles ${kilobytes(onDemandSizes.puzzles)}; ` +
    `boards for reports: ${kilobytes(reportBytes)}`,
);
for (const [ending, bytes] of Object.entries(copies)) {
  console.log(`compressed copies (.${ending}): ${kilobytes(bytes)}`);
}

/** @typedef {import("./modules.mjs").Content} Content */

/**
 * Returns all files except the service worker, by path.
 * @param {string} version
 * @returns {Promise<Map<string, Uint8Array>>}
 */
async function compose(version) {
  const modules = await bundleModules(www, { version, hashes });
  const pages = [...plain].map(([file, content]) => {
    if (!file.endsWith(".html")) return /** @type {Content} */ ([file, content]);
    const html = withAddress(content.toString(), folders.url, file);
    return /** @type {Content} */ ([file, page(file, html, modules, version)]);
  });
  return new Map([...modules.contents, ...pages]);
}

/**
 * Returns a page of the site. Each hint at a module is replaced by hints at the module's file and at all files that this one
 * needs, so that the browser loads all of them at once. The files that it loads get the version.
 * @param {string} file
 * @param {string} html the page in `www`
 * @param {import("./modules.mjs").Modules} modules
 * @param {string} version
 */
function page(file, html, { contents, fileOfModule, needs }, version) {
  /** The files hinted at so far, by kind of hint: always (the first kind) or for some addresses. @type {Map<string, string[]>} */
  const hinted = new Map();
  let result = html.replace(HTML_COMMENTS, "").replace(HINT_PER_GAME, (line) =>
    Object.entries(GAMES)
      .map(([game, { number }]) =>
        line.replaceAll("{game}", game).replaceAll("{number}", String(number)),
      )
      .join(""),
  );
  for (const hint of HINTS) {
    const always = [...hinted.values()].flat();
    result = result.replace(hint, (_, before, module, behind) => {
      if (plain.has(module)) return `${before}${module}${behind}\n`;
      const start = fileOfModule.get(module);
      if (!start)
        throw new Error(`${file} hints at ${module}, which the site has in no file of its own`);
      const known = hinted.get(before) ?? [];
      hinted.set(before, known);
      // The hints for `game-5` need not repeat those for every `game`.
      const wider = hinted.get(before.replace(/="game-.*" href/, '="game" href')) ?? [];
      const fresh = [start, ...neededBy(start, needs)].filter(
        (one) => ![always, wider, known].some((others) => others.includes(one)),
      );
      known.push(...fresh);
      return fresh.map((one) => `${before}${one}${behind}\n`).join("");
    });
  }
  result = withInlineScripts(result, contents);
  if (FIRST_PAGES.includes(file)) result = withInlineStyle(result, contents);
  result = result.replace(
    ENTRY_MODULE,
    (_, before, module, behind) => before + (fileOfModule.get(module) ?? module) + behind,
  );
  return Buffer.from(result.replace(UNHASHED_FILES, `$1?v=${version}"`));
}

/**
 * Returns a page with its plain scripts inlined, which its policy allows by their hashes.
 * @param {string} html
 * @param {Content[]} contents
 * @returns {string}
 */
function withInlineScripts(html, contents) {
  const inlined = html.replace(PLAIN_SCRIPT, (_, policy, between, file) => {
    const script = textOf(file, contents);
    return `${policy} 'sha256-${hash(script, "base64")}'${between}<script>${script}</script>`;
  });
  return inlined === html ? html : withInlineScripts(inlined, contents);
}

/**
 * Returns a page with its style sheet inlined, which its policy allows by its hash. So the page is drawn before any other file
 * arrives.
 * @param {string} html
 * @param {Content[]} contents
 * @returns {string}
 */
function withInlineStyle(html, contents) {
  return html.replace(STYLE_SHEET, (_, policy, between, file) => {
    const style = textOf(file, contents);
    return `${policy} 'sha256-${hash(style, "base64")}'${between}<style>${style}</style>`;
  });
}

/**
 * @param {string} file
 * @param {Content[]} contents
 */
function textOf(file, contents) {
  const content = contents.find(([name]) => name === file)?.[1];
  if (!content) throw new Error(`There is no ${file}`);
  return new TextDecoder().decode(content).trim();
}

/**
 * Returns the service worker of a version.
 * @param {string} version
 * @param {Content[]} contents the files to store
 */
async function serviceWorker(version, contents) {
  const hashes = contents.map(([file, content]) => [file, hash(content, "base64")]).sort();
  let source = await readFile(path.join(www, SERVICE_WORKER), "utf8");
  for (const [name, value] of [
    ["VERSION", version],
    ["FILES", Object.fromEntries(hashes)],
  ]) {
    const line = new RegExp(`^const ${name} = (""|\\{\\});$`, "m");
    if (!line.test(source)) throw new Error(`${SERVICE_WORKER} has no place for ${name}`);
    source = source.replace(line, () => `const ${name} = ${JSON.stringify(value)};`);
  }
  const { code } = await esbuild.transform(source, { minify: true, target: "es2022" });
  return Buffer.from(code);
}

/**
 * Returns a hash of these files with their contents.
 * @param {Content[]} contents
 */
function versionOf(contents) {
  const hashes = contents.map(([file, content]) => `${file} ${hash(content, "hex")}\n`).sort();
  return hash(hashes.join(""), "hex").slice(0, 12);
}

/**
 * @param {Uint8Array | string} content
 * @param {"hex" | "base64"} encoding
 */
function hash(content, encoding) {
  return createHash("sha256").update(content).digest(encoding);
}

/**
 * Returns the files that a file needs, at any depth.
 * @param {string} file
 * @param {import("./modules.mjs").Modules["needs"]} needs
 */
function neededBy(file, needs) {
  const found = new Set(needs.get(file));
  for (const one of found) for (const used of needs.get(one) ?? []) found.add(used);
  return [...found];
}

/**
 * Returns the published files in a folder of `www` and below, sorted, without files that only the tools need.
 * @param {string} folder relative to `www`, empty or ending in `/`
 * @returns {Promise<string[]>}
 */
async function publishedFiles(folder) {
  const entries = await readdir(path.join(www, folder), { withFileTypes: true });
  const inside = await Promise.all(
    entries
      .map((entry) => ({ entry, file: folder + entry.name }))
      .filter(({ file }) => publishedType(file) !== null)
      .map(({ entry, file }) => (entry.isDirectory() ? publishedFiles(`${file}/`) : [file])),
  );
  return inside.flat().sort();
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
