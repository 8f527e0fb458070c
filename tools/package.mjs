/**
 * Fills the npm package `pkg`, or the given folder, which already has the package's own files. Adds the rules and engines as a
 * module for Node and browsers, the custom element with all that it loads, and the page's side of frames.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES } from "../www/games/list.js";
import { addressing, checkAddresses } from "./addresses.mjs";
import { publishedWords } from "./words.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const www = path.join(root, "www");
const folder = path.resolve(process.argv[2] ?? path.join(root, "pkg"));
const dist = path.join(folder, "dist");
// The packages are installed in `www`, where a bare import from this folder does not find them.
const esbuild = createRequire(path.join(www, "package.json"))("esbuild");

/** The files that the element, frames and workers load themselves. All other modules are reached from these. */
const ENTRIES = [
  "warren-board.js",
  "embed.js",
  "workers/engine.js",
  "workers/layout.js",
  "workers/maker.js",
  "workers/referee.js",
  "style.css",
  "styles/embed.css",
  "styles/lesson.css",
  "styles/puzzle.css",
];

/** The files that are loaded by name, besides the language files. */
const FILES = [
  "embed.html",
  "favicon.svg",
  ...Object.keys(GAMES).flatMap((game) => [`wasm/${game}.js`, `wasm/${game}_bg.wasm`]),
];

/** The module with all games, for Node programs. */
const ALL_GAMES = ["engines.js", "engines.d.ts", "engines_bg.wasm"];

/** The language files for boards: the main one, and those of these parts. */
const WORDS = /^locales\/\w+(\.(embed|lessons|problems|puzzles))?\.ftl$/;

const common = {
  absWorkingDir: www,
  outbase: www,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  legalComments: "inline",
  logLevel: "warning",
  define: { "globalThis.WARREN_PACKAGED": "true", "globalThis.WARREN_WORDS_TOGETHER": "true" },
};

await rm(dist, { recursive: true, force: true });
await esbuild.build({
  ...common,
  plugins: [addressing(www)],
  entryPoints: ENTRIES,
  outdir: dist,
  // At the top, where `site.js` finds the site's files.
  chunkNames: "module-[hash]",
  splitting: true,
});
for (const file of ENTRIES.filter((file) => file.startsWith("workers/"))) {
  checkAddresses([[file, await readFile(path.join(dist, file), "utf8")]]);
}
await esbuild.build({
  ...common,
  entryPoints: ["embedding/parent.js"],
  outfile: path.join(dist, "frame.js"),
});
for (const file of FILES) {
  await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
  await copyFile(path.join(www, file), path.join(dist, file));
}
for (const file of ALL_GAMES) {
  await copyFile(path.join(root, "pkg/wasm", file), path.join(dist, "wasm", file));
}
await mkdir(path.join(dist, "locales"));
for (const [file, words] of await publishedWords(www)) {
  if (WORDS.test(file)) await writeFile(path.join(dist, file), words);
}
await copyFile(path.join(root, "LICENSE"), path.join(folder, "LICENSE"));
await copyFile(path.join(www, "notices.txt"), path.join(folder, "NOTICES.txt"));
const count = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((each) =>
  each.isFile(),
).length;
console.log(`${path.relative(root, folder)}: ${count} files in dist, ready for npm pack`);
