/**
 * Fills the npm package `pkg`, or the given folder, which already has the package's hand-written files. Adds the rules and
 * engines as a module for Node and browsers, the custom element with everything it loads, its React component, and the page's
 * side of frames.
 *
 * No module of the package loads a file beside it: see tools/carried.mjs.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import {
  boardParts,
  boardSheets,
  common,
  engines,
  esbuild,
  root,
  wasmModules,
  www,
} from "./board-parts.mjs";
import { carrying, fileModule, listModule } from "./carried.mjs";
import { elementManifest } from "./element-manifest.mjs";
import { publicGlue } from "./glue.mjs";

const folder = path.resolve(process.argv[2] ?? path.join(root, "pkg"));
const dist = path.join(folder, "dist");

/** The module of the element. */
const ELEMENT = "warren-board.js";

/** The modules that pages import. All others are reachable from these. */
const ENTRIES = [ELEMENT, "embed.js"];

/** The page for frames, its plain script and its icon. */
const FILES = ["embed.html", "late.js", "favicon.svg"];

await rm(dist, { recursive: true, force: true });
const sheets = await boardSheets();
await writeBoards();
await writeComponent();
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

/** Writes the element and the script of frames, with everything both load. */
async function writeBoards() {
  const carried = {
    ...(await boardParts(sheets)),
    games: () => listModule("game", wasmModules),
    ...moduleSources("game", wasmModules, (name) =>
      fileModule(path.join(www, `wasm/${name}_bg.wasm`)),
    ),
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

/** Writes the React component, unminified for readable traces. It imports the element from its own file. */
async function writeComponent() {
  const element = {
    name: "element",
    /** @param {any} build */
    setup(build) {
      const file = { path: `./${ELEMENT}`, external: true };
      build.onResolve({ filter: /^warren-games\/element$/ }, () => file);
    },
  };
  await esbuild.build({
    ...common,
    minify: false,
    external: ["react"],
    plugins: [element],
    entryPoints: [fileURLToPath(new URL("packed/react.js", import.meta.url))],
    outfile: path.join(dist, "react.js"),
  });
}

/** Writes the page for frames and the modules for pages with frames. */
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

/** Writes the module with all games, unminified, since its functions appear in the traces of users' errors. */
async function writeEngines() {
  const target = path.join(dist, "wasm");
  const packed = fileURLToPath(new URL("packed/", import.meta.url));
  await esbuild.build({
    ...common,
    minify: false,
    plugins: [carrying(www, { engines: () => fileModule(path.join(engines, "engines_bg.wasm")) })],
    stdin: { contents: await publicGlue(engines), resolveDir: packed },
    entryNames: "engines",
    chunkNames: "module-[hash]",
    outdir: target,
    splitting: true,
  });
  const types = await readFile(path.join(engines, "engines.d.ts"), "utf8");
  const error = await readFile(path.join(packed, "engines.d.ts"), "utf8");
  await writeFile(path.join(target, "engines.d.ts"), `${types}\n${error}`);
  for (const file of ["engines_bg.wasm", "engines_bg.wasm.d.ts"]) {
    await copyFile(path.join(engines, file), path.join(target, file));
  }
}

/**
 * @param {string} kind
 * @param {string[]} names
 * @param {(name: string) => Promise<string>} make
 */
function moduleSources(kind, names, make) {
  return Object.fromEntries(names.map((name) => [`${kind}/${name}`, () => make(name)]));
}

/**
 * Checks that a module does not use its own address.
 * @param {string} file
 */
async function checkIndependent(file) {
  const source = await readFile(path.join(dist, file), "utf8");
  if (source.includes("import.meta")) throw new Error(`${file} asks for its own address`);
}
