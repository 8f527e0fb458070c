/**
 * Fills the npm package `pkg`, or the given folder, which already has the package's own files. Adds the rules and engines as a
 * module for Node and browsers, the custom element with all that it loads, and the page's side of frames.
 *
 * No module of the package asks for a file beside it: see tools/carried.mjs.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES } from "../www/games/list.js";
import {
  carrying,
  factoryModule,
  fileModule,
  listModule,
  styleTexts,
  textModule,
  workerSource,
} from "./carried.mjs";
import { elementManifest } from "./element-manifest.mjs";
import { boardGlue, publicGlue } from "./glue.mjs";
import { publishedWords } from "./words.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const www = path.join(root, "www");
const engines = path.join(root, "pkg/wasm");
const folder = path.resolve(process.argv[2] ?? path.join(root, "pkg"));
const dist = path.join(folder, "dist");
const games = Object.keys(GAMES);
// The packages are installed in `www`, where a bare import from this folder does not find them.
const esbuild = createRequire(path.join(www, "package.json"))("esbuild");

/** The modules that pages import. All others are reached from these. */
const ENTRIES = ["warren-board.js", "embed.js"];

const WORKERS = ["engine", "layout", "maker", "referee"];

const SHEETS = ["style.css", "styles/embed.css", "styles/lesson.css", "styles/puzzle.css"];

/** The page for frames and its icon. */
const FILES = ["embed.html", "favicon.svg"];

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
const sheets = await styleTexts(www, SHEETS);
await writeBoards();
await writeFrames();
await writeEngines();
await writeFile(
  path.join(folder, "custom-elements.json"),
  await elementManifest(path.join(root, "pkg")),
);
await copyFile(path.join(root, "LICENSE"), path.join(folder, "LICENSE"));
await copyFile(path.join(www, "notices.txt"), path.join(folder, "NOTICES.txt"));
const modules = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".js"));
for (const file of modules) await checkIndependent(file);
console.log(`${path.relative(root, folder)}: ${modules.length} modules, ready for npm pack`);

/** Writes the element and the script of frames, with all that both load. */
async function writeBoards() {
  const words = [...(await publishedWords(www))].filter(([file]) => WORDS.test(file));
  const glue = () => boardGlue(engines, www, games).then(factoryModule);
  const inWorkers = { games: () => "export default {};", glue };
  const carried = {
    games: () => listModule("game", games),
    ...each("game", games, (game) => fileModule(path.join(www, `wasm/${game}_bg.wasm`))),
    glue,
    texts: () =>
      listModule(
        "text",
        words.map(([file]) => file),
      ),
    ...Object.fromEntries(words.map(([file, text]) => [`text/${file}`, () => textModule(text)])),
    sheets: () => `export default ${JSON.stringify(sheets)};`,
    worker: async () => textModule(await workerSource(www, WORKERS, inWorkers, common)),
  };
  await esbuild.build({
    ...common,
    plugins: [carrying(www, carried)],
    entryPoints: ENTRIES,
    outdir: dist,
    chunkNames: "module-[hash]",
    splitting: true,
  });
}

/** Writes the page for frames and what pages with frames import. */
async function writeFrames() {
  await esbuild.build({
    ...common,
    entryPoints: ["embedding/parent.js"],
    outfile: path.join(dist, "frame.js"),
  });
  for (const file of FILES) await copyFile(path.join(www, file), path.join(dist, file));
  for (const [file, text] of Object.entries(sheets)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), text);
  }
}

/** Writes the module with all games, readable, since its functions are in the traces of other people's errors. */
async function writeEngines() {
  const to = path.join(dist, "wasm");
  const packed = fileURLToPath(new URL("packed/", import.meta.url));
  await esbuild.build({
    ...common,
    minify: false,
    plugins: [carrying(www, { engines: () => fileModule(path.join(engines, "engines_bg.wasm")) })],
    stdin: { contents: await publicGlue(engines), resolveDir: packed },
    entryNames: "engines",
    chunkNames: "module-[hash]",
    outdir: to,
    splitting: true,
  });
  const types = await readFile(path.join(engines, "engines.d.ts"), "utf8");
  const error = await readFile(path.join(packed, "engines.d.ts"), "utf8");
  await writeFile(path.join(to, "engines.d.ts"), `${types}\n${error}`);
  for (const file of ["engines_bg.wasm", "engines_bg.wasm.d.ts"]) {
    await copyFile(path.join(engines, file), path.join(to, file));
  }
}

/**
 * @param {string} kind
 * @param {string[]} names
 * @param {(name: string) => Promise<string>} make
 */
function each(kind, names, make) {
  return Object.fromEntries(names.map((name) => [`${kind}/${name}`, () => make(name)]));
}

/**
 * Checks that a module does not ask for its own address.
 * @param {string} file
 */
async function checkIndependent(file) {
  const source = await readFile(path.join(dist, file), "utf8");
  if (source.includes("import.meta")) throw new Error(`${file} asks for its own address`);
}
