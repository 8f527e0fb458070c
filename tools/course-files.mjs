/**
 * Writes `www/course-files`: the files that every course file for a learning system holds, and a list of them. The page
 * that makes course files reads them, and so does `make course`.
 *
 * A course file needs nothing from outside, so it has its own copies of the boards' modules and words. The WebAssembly modules,
 * which are large and identical, come from the site.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkAddresses, readAddressed } from "./addresses.mjs";
import { BOARD_FILES, boardWords, common, esbuild, games, modulesOf, www } from "./board-parts.mjs";

const folder = path.join(www, "course-files");

/** The files that the page, its boards and their workers load by name. `site.js` gets a file at the top, beside all others. */
const ENTRIES = [
  "outside/course/main.js",
  "warren-board.js",
  "site.js",
  "styles/course.css",
  ...BOARD_FILES,
];

/** The files that every course copies from the site: their paths there, and in a course. */
const SHARED = [
  ["favicon.svg", "favicon.svg"],
  ["notices.txt", "NOTICES.txt"],
];

const { outputFiles } = await esbuild.build({
  ...common,
  plugins: [{ name: "addresses", setup: relativeToTop }],
  entryPoints: ENTRIES.map((file) => ({
    in: file,
    out: file === "outside/course/main.js" ? "course" : file.replace(/\.\w+$/, ""),
  })),
  outdir: folder,
  chunkNames: "module-[hash]",
  splitting: true,
  write: false,
});
/** The files to write, by path. @type {Map<string, any>} */
const files = new Map();
for (const { contents, path: file } of outputFiles) {
  files.set(path.relative(folder, file).split(path.sep).join("/"), contents);
}
checkAddresses([...files].map(([file, content]) => [file, new TextDecoder().decode(content)]));
for (const [file, words] of await boardWords("course")) files.set(file, words);
files.set("course.html", await readFile(path.join(www, "outside/course/file.html")));

/** @type {import("../www/outside/course-file/file.js").CourseFiles} */
const list = {
  all: [
    ...[...files.keys()].sort().map(own),
    ...SHARED.map(([at, file]) => /** @type {[string, string]} */ ([file, at])),
  ],
  games: Object.fromEntries(
    games.map((game) => [
      game,
      modulesOf(game)
        .flatMap((name) => [`wasm/${name}.js`, `wasm/${name}_bg.wasm`])
        .map((file) => /** @type {[string, string]} */ ([file, file])),
    ]),
  ),
};
files.set("list.json", JSON.stringify(list));
await rm(folder, { recursive: true, force: true });
for (const [file, content] of files) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}

/** An esbuild plugin that lets modules at the top start workers. @param {any} build */
function relativeToTop(build) {
  build.onLoad({ filter: /\.js$/ }, async (/** @type {{path: string}} */ { path: file }) => ({
    contents: await readAddressed(www, file, ""),
    loader: "js",
  }));
}

/**
 * @param {string} file
 * @returns {[file: string, at: string]}
 */
function own(file) {
  return [file, `course-files/${file}`];
}
