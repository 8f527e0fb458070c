/**
 * Writes `www/course-files`: what a course file for a learning system holds besides its own course, and a list of it. The page
 * that makes course files reads it, and `make course` does.
 *
 * A course file needs nothing from outside, so it has the boards' modules and words of its own. The WebAssembly modules, which
 * are large and the same, are taken from the site.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES } from "../www/games/list.js";
import { addressing } from "./addresses.mjs";
import { publishedWords } from "./words.mjs";

const www = fileURLToPath(new URL("../www/", import.meta.url));
const folder = path.join(www, "course-files");
// The packages are installed in `www`, where a bare import from this folder does not find them.
const esbuild = createRequire(path.join(www, "package.json"))("esbuild");

/** The files that the page, its boards and their workers load by name. All other modules are reached from these. */
const ENTRIES = [
  "course/main.js",
  "warren-board.js",
  "workers/engine.js",
  "workers/layout.js",
  "workers/maker.js",
  "workers/referee.js",
  "style.css",
  "styles/course.css",
  "styles/embed.css",
  "styles/lesson.css",
  "styles/puzzle.css",
];

/** The language files that are needed: the main one, and those of these parts. */
const WORDS = /^locales\/\w+(\.(course|embed|lessons|problems|puzzles))?\.ftl$/;

/** The files that every course has from the site itself: their paths there, and in a course. */
const SHARED = [
  ["favicon.svg", "favicon.svg"],
  ["notices.txt", "NOTICES.txt"],
];

const { outputFiles } = await esbuild.build({
  absWorkingDir: www,
  outbase: www,
  outdir: folder,
  entryPoints: ENTRIES.map((file) => ({
    in: file,
    // At the top, where `site.js` finds the site's files.
    out: file === "course/main.js" ? "course" : file.replace(/\.\w+$/, ""),
  })),
  chunkNames: "module-[hash]",
  plugins: [addressing(www)],
  bundle: true,
  splitting: true,
  minify: true,
  format: "esm",
  target: "es2022",
  legalComments: "inline",
  define: { "globalThis.WARREN_PACKAGED": "true", "globalThis.WARREN_WORDS_TOGETHER": "true" },
  logLevel: "warning",
  write: false,
});
/** The files to write, by path. @type {Map<string, Uint8Array | string>} */
const files = new Map();
for (const { contents, path: file } of outputFiles) {
  files.set(path.relative(folder, file).split(path.sep).join("/"), contents);
}
files.set("course.html", await readFile(path.join(www, "course/file.html")));
for (const [file, words] of await publishedWords(www)) {
  if (WORDS.test(file)) files.set(file, words);
}

/** @type {import("../www/course-file/file.js").CourseFiles} */
const list = {
  all: [
    ...[...files.keys()].sort().map(own),
    ...SHARED.map(([at, file]) => /** @type {[string, string]} */ ([file, at])),
  ],
  games: Object.fromEntries(
    Object.keys(GAMES).map((game) => [
      game,
      [`wasm/${game}.js`, `wasm/${game}_bg.wasm`].map(
        (file) => /** @type {[string, string]} */ ([file, file]),
      ),
    ]),
  ),
};
files.set("list.json", JSON.stringify(list));
await rm(folder, { recursive: true, force: true });
for (const [file, content] of files) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}

/**
 * @param {string} file
 * @returns {[file: string, at: string]}
 */
function own(file) {
  return [file, `course-files/${file}`];
}
