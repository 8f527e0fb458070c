/**
 * Builds the Python package `warren-widget`: the front end of its boards, and the wheel, into target/widget.
 *
 * A notebook serves no files of a package. So boards are one module, with words, styles and workers inside, as the npm
 * package's modules have, and it comes from the kernel. A game's WebAssembly is loaded when that game is shown.
 */
import { execFile } from "node:child_process";
import { copyFile, cp, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import {
  boardParts,
  boardSheets,
  boardWords,
  common,
  esbuild,
  root,
  wasmModules,
  www,
} from "./board-parts.mjs";
import { carrying, IN_NOTEBOOK } from "./carried.mjs";

const run = promisify(execFile);
const target = path.join(root, "target/widget");
/** The package's sources, with built files. */
const sources = path.join(target, "package");
const built = path.join(sources, "src/warren/static");

/** The sentence that a board shows before its files have loaded. */
const WAITS = "notebook-waits";

await rm(sources, { recursive: true, force: true });
await cp(path.join(root, "python"), sources, {
  recursive: true,
  filter: (file) => path.basename(file) !== "__pycache__",
});
await mkdir(path.join(built, "wasm"), { recursive: true });
await writeFile(path.join(built, "board.js"), await bundledBoard());
await writeFile(path.join(built, "loader.js"), await bundledLoader());
for (const name of wasmModules) {
  await copyFile(path.join(www, `wasm/${name}_bg.wasm`), path.join(built, `wasm/${name}_bg.wasm`));
}
await copyFile(path.join(root, "LICENSE"), path.join(sources, "LICENSE"));
await copyFile(path.join(www, "notices.txt"), path.join(sources, "NOTICES.txt"));
await buildWheel();

/** The element, everything it loads, and the code that shows it in a notebook. */
async function bundledBoard() {
  const contents = 'import "./warren-board.js"; export * from "./outside/notebook/board.js";';
  const { outputFiles } = await esbuild.build({
    ...common,
    plugins: [carrying(www, await boardParts(await boardSheets()), IN_NOTEBOOK)],
    stdin: { contents, resolveDir: www, sourcefile: "board.js" },
    write: false,
  });
  return outputFiles[0].text;
}

async function bundledLoader() {
  const languages = (await boardWords()).flatMap(([file, text]) => {
    const language = /^locales\/(\w+)\.embed\.ftl$/.exec(file)?.[1];
    return language ? [[language, { [WAITS]: sentence(text, WAITS) }]] : [];
  });
  const define = {
    "globalThis.WARREN_VERSION": JSON.stringify(await version()),
    "globalThis.WARREN_NOTEBOOK_WORDS": JSON.stringify(Object.fromEntries(languages)),
  };
  const entryPoints = ["outside/notebook/loader.js"];
  const { outputFiles } = await esbuild.build({ ...common, define, entryPoints, write: false });
  return outputFiles[0].text;
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

/** Builds the wheel, with hatchling in a virtual environment. */
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
