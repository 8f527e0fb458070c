/**
 * Builds the Python package `warren-widget`: the front end of its boards, and the wheel, into target/widget.
 *
 * A notebook serves no files of a package. So the element is one module, each worker is one, and a board asks the kernel for
 * them, all words and styles with them. A game's WebAssembly comes when that game is shown.
 */
import { execFile } from "node:child_process";
import { copyFile, cp, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { GAMES } from "../www/games/list.js";
import { publishedWords } from "./words.mjs";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../", import.meta.url));
const www = path.join(root, "www");
const target = path.join(root, "target/widget");
/** The package's sources, with what is built. */
const sources = path.join(target, "package");
const built = path.join(sources, "src/warren/static");
// The packages are installed in `www`, where a bare import from this folder does not find them.
const here = createRequire(path.join(www, "package.json"));
const esbuild = here("esbuild");

const STYLES = ["style.css", "styles/embed.css", "styles/lesson.css", "styles/puzzle.css"];
const WORKERS = ["engine", "layout", "maker", "referee"].map((name) => `workers/${name}.js`);
const GLUE = Object.keys(GAMES).map((game) => `wasm/${game}.js`);

/** The language files for boards: the main one, and those of these parts. */
const WORDS = /^locales\/\w+(\.(embed|lessons|problems|puzzles))?\.ftl$/;

/** The sentence that a board shows before its files are there. */
const WAITS = "notebook-waits";

const common = {
  absWorkingDir: www,
  outdir: www,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  legalComments: "inline",
  logLevel: "warning",
  write: false,
};

const PARTS = { "globalThis.WARREN_PACKAGED": "true", "globalThis.WARREN_WORDS_TOGETHER": "true" };

await rm(sources, { recursive: true, force: true });
await cp(path.join(root, "python"), sources, {
  recursive: true,
  filter: (file) => path.basename(file) !== "__pycache__",
});
await mkdir(path.join(built, "wasm"), { recursive: true });
const words = await wordsOfBoards();
await writeFile(path.join(built, "board.js"), await bundledBoard());
await writeFile(path.join(built, "loader.js"), await bundledLoader());
await writeFile(path.join(built, "files.json"), JSON.stringify({ ...words, ...(await texts()) }));
for (const game of Object.keys(GAMES)) {
  await copyFile(path.join(www, `wasm/${game}_bg.wasm`), path.join(built, `wasm/${game}_bg.wasm`));
}
await copyFile(path.join(root, "LICENSE"), path.join(sources, "LICENSE"));
await copyFile(path.join(www, "notices.txt"), path.join(sources, "NOTICES.txt"));
await buildWheel();

/** @returns {Promise<Record<string, string>>} by path */
async function wordsOfBoards() {
  return Object.fromEntries([...(await publishedWords(www))].filter(([file]) => WORDS.test(file)));
}

/** The element and what shows it in a notebook. */
async function bundledBoard() {
  const contents = 'import "./warren-board.js"; export * from "./notebook/board.js";';
  const stdin = { contents, resolveDir: www, sourcefile: "board.js" };
  const { outputFiles } = await esbuild.build({ ...common, define: PARTS, stdin });
  return outputFiles[0].text;
}

async function bundledLoader() {
  const languages = Object.entries(words).flatMap(([file, text]) => {
    const language = /^locales\/(\w+)\.embed\.ftl$/.exec(file)?.[1];
    return language ? [[language, { [WAITS]: sentence(text, WAITS) }]] : [];
  });
  const define = {
    "globalThis.WARREN_VERSION": JSON.stringify(await version()),
    "globalThis.WARREN_NOTEBOOK_WORDS": JSON.stringify(Object.fromEntries(languages)),
  };
  const entryPoints = ["notebook/loader.js"];
  const { outputFiles } = await esbuild.build({ ...common, define, entryPoints });
  return outputFiles[0].text;
}

/** The styles, the workers and what goes with each game's WebAssembly, by path. */
async function texts() {
  const { outputFiles } = await esbuild.build({
    ...common,
    define: PARTS,
    entryPoints: [...STYLES, ...WORKERS],
    outbase: www,
  });
  const glue = await esbuild.build({
    ...common,
    bundle: false,
    entryPoints: GLUE,
    outbase: www,
  });
  /** @param {{ path: string, text: string }} file */
  const entry = ({ path: file, text }) => [path.relative(www, file), text];
  return Object.fromEntries([...outputFiles, ...glue.outputFiles].map(entry));
}

/**
 * @param {string} file a language file's text
 * @param {string} name a message of one line without arguments
 */
function sentence(file, name) {
  const text = new RegExp(`^${name} = ([^{}\\n]+)$`, "m").exec(file)?.[1];
  if (!text) throw new Error(`a language file has no ${name} in one line and without arguments`);
  return text;
}

async function version() {
  const crate = await readFile(path.join(root, "Cargo.toml"), "utf8");
  const found = /^version = "(.+)"$/m.exec(crate)?.[1];
  if (!found) throw new Error("Cargo.toml has no version");
  return found;
}

/** Builds the wheel, with hatchling in an environment of its own. */
async function buildWheel() {
  const python = path.join(target, "builder/bin/python");
  if (!(await stat(python).catch(() => null))) {
    await run("python3", ["-m", "venv", path.join(target, "builder")]);
    await run(python, ["-m", "pip", "install", "--quiet", "hatchling>=1.27"]);
  }
  await run(python, ["-m", "hatchling", "build", "-t", "wheel", "-d", target], { cwd: sources });
  const wheel = path.join(target, `warren_widget-${await version()}-py3-none-any.whl`);
  const { size } = await stat(wheel);
  const shown = `${path.relative(root, wheel)}, ${(size / 1e6).toFixed(1)} MB`;
  console.log(`${shown}: ready for pip install`);
}
