/**
 * Bundles the modules of `www` into few files for the built site.
 *
 * On its own, esbuild creates a file for each set of modules with the same users, which would be about fifty small files for
 * the first page. So the modules that are loaded together are declared as bundles here. A page that needs one of a bundle's
 * modules gets all of them, in one file.
 *
 * With Rollup's approach, a minimum file size, a first visit loads more files or more bytes. The home page was 69.6 kB in 12
 * files with these bundles, 79.8 kB in 35 files with Rollup and no minimum, and 122.7 kB in 19 files with 20 kB as the minimum.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { GAMES } from "../www/games/list.js";
import { checkAddresses, readAddressed } from "./addresses.mjs";

// The packages are installed in `www`, where a bare import from this folder does not find them.
const esbuild = createRequire(new URL("../www/package.json", import.meta.url))("esbuild");

/** The entry of the site's first page. */
const MAIN = "main.js";

const NAMES = Object.keys(GAMES);

/** The languages with a grammar, which is loaded with the first program in it. */
const LANGUAGES = ["cpp", "javascript", "python"];

/** In `www` these modules import each game's module separately. In the built site they import all at once. */
const ALL_AT_ONCE = new Map([
  ["games/pictures.js", allOf("picture.js", (game) => `* as ${game}`)],
  ["games/replays.js", allOf("replay.js", (game) => `{ REPLAY as ${game} }`)],
]);

/**
 * A module whose default export has a part of each game.
 * @param {string} file the name of each game's module
 * @param {(game: string) => string} what the imports from a game
 */
function allOf(file, what) {
  const imports = NAMES.map((game) => `import ${what(game)} from "./${game}/${file}";`);
  return `${imports.join("\n")}\nexport default { ${NAMES.join(", ")} };\n`;
}

/**
 * Modules for one file: all modules that the roots reach, except those of earlier bundles. With `shared`, only those that other
 * entries or late parts reach too, since the rest is in the root's own file.
 * @typedef {{roots: string[], shared: boolean}} Bundle
 */

/**
 * The input of one build: the files that pages and workers load themselves, from which all other modules are reached, and the
 * bundles.
 * @typedef {{entries: string[], bundles: Bundle[]}} Part
 */

/** @param {...string} roots */
const shared = (...roots) => ({ roots, shared: true });

/** The parts of the site. They share no module, since shared modules would need more and smaller files. @type {Part[]} */
const PARTS = [
  {
    entries: [
      MAIN,
      "early.js",
      "late.js",
      "style.css",
      "boards.css",
      "styles/about.css",
      "styles/analysis.css",
      "styles/assignment.css",
      "styles/batch-versions.css",
      "styles/batches.css",
      "styles/collect.css",
      "styles/course-file.css",
      "styles/editor.css",
      "styles/embed.css",
      "styles/ending.css",
      "styles/examples.css",
      "styles/lesson.css",
      "styles/moving.css",
      "styles/notes.css",
      "styles/pictures.css",
      "styles/program-log.css",
      "styles/program-versions.css",
      "styles/programs.css",
      "styles/puzzle.css",
      "styles/puzzles.css",
      "styles/rules.css",
      "styles/settings.css",
      "styles/share.css",
      "styles/sheet.css",
      "styles/worksheet.css",
      "styles/your-games.css",
    ],
    bundles: [
      // Loaded first, so that everything else on the page can use them.
      {
        roots: [
          MAIN,
          "kit/boards/best-moves.js",
          "kit/boards/drawn-number.js",
          "kit/boards/canvas.js",
          "kit/boards/coordinates.js",
          "kit/boards/still-scene.js",
          "kit/boards/unit-square.js",
          "kit/boards/zoom-grid.js",
          "kit/page/motion.js",
        ],
        shared: false,
      },
      shared(
        "game.js",
        "kit/boards/cells.js",
        "kit/boards/handles.js",
        "kit/boards/life-cycle.js",
        "kit/boards/motion.js",
        "kit/boards/one-tap.js",
        "kit/boards/place-names.js",
        "kit/boards/program-drawings.js",
        "kit/boards/statement.js",
        "app/new-game/seat-choice.js",
        "kit/page/save.js",
        "kit/worker-client/worker-client.js",
      ),
      // The home page of a returning visitor counts solved puzzles, and needs no more of the puzzle page.
      shared("app/home/reached.js"),
      shared("app/puzzle/page.js", "app/puzzle/list.js", "app/puzzle/making.js"),
      shared("app/lesson/page.js", "app/lesson/teach.js"),
      // For a button on the home page and for programs; a board does not need it.
      shared("app/new-game/usual-start.js"),
      shared("app/programs/list.js"),
      // The code editor is larger than everything else together, and a list does not need it. Its bundle has the code that its
      // grammars share.
      shared(
        "app/programs/code-editor.js",
        ...LANGUAGES.map((language) => `vendor/codemirror-lang-${language}.js`),
      ),
      // Not with the first game that zooms, since other boards would then load that game's board.
      shared("kit/boards/zoom.js"),
      // The pictures first: modules that they share with a board must not load the board on the home page.
      ...NAMES.map((game) => shared(`games/${game}/picture.js`)),
      ...NAMES.map((game) => shared(`games/${game}/index.js`)),
    ],
  },
  {
    entries: [
      "workers/analyst.js",
      "workers/blocking-wasi.js",
      "workers/compiler.js",
      "workers/engine.js",
      "workers/gif.js",
      "workers/layout.js",
      "workers/maker.js",
      "workers/referee.js",
      // As an entry beside others, it gets a file at the top.
      "site.js",
    ],
    bundles: [],
  },
  // Boards on other pages.
  {
    entries: ["embed.js", "warren-board.js", "examples/examples.js"],
    bundles: [
      shared("embed.js", "warren-board.js"),
      shared(
        "outside/embedding/game-board.js",
        "outside/embedding/lesson-board.js",
        "kit/boards/best-moves.js",
        "kit/boards/drawn-number.js",
        "kit/boards/canvas.js",
        "kit/boards/cells.js",
        "kit/boards/coordinates.js",
        "kit/page/motion.js",
        "kit/boards/handles.js",
        "kit/boards/life-cycle.js",
        "kit/boards/motion.js",
        "kit/boards/place-names.js",
        "kit/boards/program-drawings.js",
        "kit/page/save.js",
      ),
      // A game does not need the modules of puzzles.
      shared("outside/embedding/puzzle-board.js"),
      shared("kit/boards/zoom.js", "kit/boards/zoom-grid.js"),
      ...NAMES.map((game) => shared(`games/${game}/index.js`)),
    ],
  },
  { entries: ["embedding/parent.js"], bundles: [] },
  // The scripts that sandboxes get as text, which cannot import anything: each is one file.
  ...["javascript", "python", "python-snapshot", "wasi"].map((name) => ({
    entries: [`play/running/sandbox/${name}.js`],
    bundles: [],
  })),
];

/**
 * The path of a file in the site, and its content.
 * @typedef {[file: string, content: Uint8Array]} Content
 */

/**
 * The result of bundling: the files with their contents, the file of each entry or late part, and the files that each file
 * needs to start.
 * @typedef {{contents: Content[], fileOfModule: Map<string, string>, needs: Map<string, string[]>}} Modules
 */

/** @typedef {{ version: string, hashes: Record<string, string> }} Release */

/**
 * Bundles all modules.
 * @param {string} www the folder of the modules
 * @param {Release} release the values for `site.js`: the version, and the hashes of files
 * @returns {Promise<Modules>}
 */
export async function bundleModules(www, release) {
  const parts = await Promise.all(PARTS.map((part) => bundlePart(www, release, part)));
  return {
    contents: parts.flatMap(({ contents }) => contents),
    // A board's module is in several parts. The first page preloads its own.
    fileOfModule: new Map(parts.toReversed().flatMap(({ fileOfModule }) => [...fileOfModule])),
    needs: new Map(parts.flatMap(({ needs }) => [...needs])),
  };
}

/**
 * @param {string} www
 * @param {Release} release
 * @param {Part} part
 * @returns {Promise<Modules>}
 */
async function bundlePart(www, { version, hashes }, { entries, bundles }) {
  const options = {
    absWorkingDir: www,
    entryPoints: entries,
    outdir: www,
    outbase: www,
    // At the top, where `site.js` finds the site's files.
    chunkNames: "module-[hash]",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    legalComments: "inline",
    define: {
      "globalThis.WARREN_VERSION": JSON.stringify(version),
      "globalThis.WARREN_HASHES": JSON.stringify(JSON.stringify(hashes)),
    },
    write: false,
    metafile: true,
    logLevel: "warning",
  };
  const { metafile: unbundled } = await esbuild.build({
    ...options,
    plugins: [bundleImports(www, version, [])],
  });
  const gathered = gatherBundles(unbundled, entries, bundles);
  const { outputFiles, metafile } = await esbuild.build({
    ...options,
    plugins: [bundleImports(www, version, gathered)],
  });
  return modulesOf(www, outputFiles, metafile, gathered);
}

/**
 * The part of esbuild's metafile that is used here.
 * @typedef {{kind: string, path: string}} Import
 * @typedef {{
 *   inputs: Record<string, {imports: Import[]}>,
 *   outputs: Record<string, {entryPoint?: string, imports: Import[], inputs: Record<string, {bytesInOutput: number}>}>,
 * }} Metafile
 */

/** @typedef {{members: string[], heads: Set<string>}} GatheredBundle */

/**
 * The modules of each bundle, and the entries and late parts that have to import them, so that whatever reaches one module of a
 * bundle reaches all of them.
 * @param {Metafile} metafile the metafile of a build without bundles
 * @param {string[]} entries
 * @param {Bundle[]} bundles
 * @returns {GatheredBundle[]}
 */
function gatherBundles({ inputs, outputs }, entries, bundles) {
  /** The entries and the late-imported modules. */
  const heads = Object.values(outputs).flatMap(({ entryPoint }) =>
    entryPoint?.endsWith(".js") ? [entryPoint] : [],
  );
  const reachedFrom = new Map(heads.map((head) => [head, withImports(inputs, [head])]));
  const headsReaching = (/** @type {string} */ module) =>
    heads.filter((head) => reachedFrom.get(head)?.has(module));
  /** @type {Set<string>} */
  const assigned = new Set();
  const gathered = bundles.map(({ roots, shared }) => {
    const members = [...withImports(inputs, roots)].filter(
      (module) => !assigned.has(module) && (!shared || headsReaching(module).length > 1),
    );
    for (const module of members) assigned.add(module);
    const all = heads.filter((head) => !entries.includes(head) || roots.includes(head));
    return { members, heads: new Set(shared ? [] : all) };
  });
  // A head that imports a bundle reaches all of the bundle's imports, which may be part of another bundle.
  for (let isStable = false; !isStable; ) {
    isStable = true;
    for (const { members, heads: users } of gathered) {
      for (const head of members.flatMap(headsReaching)) users.add(head);
      for (const head of users) {
        const now = /** @type {Set<string>} */ (reachedFrom.get(head));
        const more = [...withImports(inputs, members)].filter((module) => !now.has(module));
        for (const module of more) now.add(module);
        isStable &&= more.length === 0;
      }
    }
  }
  return gathered;
}

/**
 * Returns modules and all their imports, at any depth, without late imports.
 * @param {Metafile["inputs"]} inputs
 * @param {string[]} modules
 */
function withImports(inputs, modules) {
  const found = new Set(modules);
  for (const module of found) {
    if (!inputs[module]) throw new Error(`${module} is a bundle's root, and nothing imports it`);
    for (const { kind, path } of inputs[module].imports) {
      // Other imports are patterns, for names composed at run time.
      if (kind === "import-statement" && inputs[path]) found.add(path);
    }
  }
  return found;
}

/**
 * An esbuild plugin that makes modules import the given bundles before their own imports, and the addresses of workers relative
 * to the top.
 * @param {string} www
 * @param {string} version
 * @param {GatheredBundle[]} gathered
 */
function bundleImports(www, version, gathered) {
  return {
    name: "bundles",
    /** @param {any} build */
    setup(build) {
      build.onLoad({ filter: /\.js$/ }, async (/** @type {{path: string}} */ { path: file }) => {
        const module = path.relative(www, file).split(path.sep).join("/");
        const others = gathered
          .filter(({ heads }) => heads.has(module))
          .flatMap(({ members }) => members.filter((other) => other !== module));
        if (module.startsWith("node_modules/") && others.length === 0) return undefined;
        const imports = others.map((other) => `import ${JSON.stringify(path.join(www, other))};\n`);
        const source = ALL_AT_ONCE.get(module) ?? (await readAddressed(www, file, version));
        return { contents: imports.join("") + source, loader: "js" };
      });
    },
  };
}

/**
 * @param {string} www
 * @param {{path: string, contents: Uint8Array, text: string}[]} files
 * @param {Metafile} metafile
 * @param {GatheredBundle[]} gathered
 * @returns {Modules}
 */
function modulesOf(www, files, { outputs }, gathered) {
  const outputsWith = (/** @type {string} */ module) =>
    Object.keys(outputs).filter((file) => outputs[file].inputs[module]?.bytesInOutput > 0);
  for (const { members } of gathered) {
    const files = new Set(members.flatMap(outputsWith));
    if (files.size > 1) throw new Error(`The bundle of ${members[0]} is in ${files.size} files`);
  }
  const misplaced = outputsWith("site.js").find((file) => file.includes("/"));
  if (misplaced) throw new Error(`site.js, which asks for its own address, is in ${misplaced}`);
  checkAddresses(files.map(({ path: file, text }) => [path.relative(www, file), text]));
  const fileOfModule = new Map(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint ? [[entryPoint, file]] : [],
    ),
  );
  // Only the page loads this file, so it can load the file that this one re-exports instead.
  const [start] = outputsWith(MAIN);
  if (start) fileOfModule.set(MAIN, start);
  const contents = files
    .map(
      ({ path: file, contents }) => /** @type {Content} */ ([path.relative(www, file), contents]),
    )
    .filter(([file]) => !start || file !== MAIN);
  const needs = new Map(
    Object.entries(outputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => path),
    ]),
  );
  return { contents, fileOfModule, needs };
}
