// Who may import whom among the page's modules. Types, which JSDoc imports, do not count.

import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/**
 * The modules that each module imports; paths relative to the folder.
 * @typedef {Map<string, string[]>} Graph
 */

/** What is written elsewhere or built is no source of ours. */
const FOREIGN = ["course-files", "node_modules", "starters", "vendor", "wasm"];
/** The modules that put all others together. */
const ROOTS = [
  "main.js",
  "outside/course/main.js",
  "embed.js",
  "warren-board.js",
  "examples/examples.js",
];

/** The rooms that show something to the visitor, with what they show. */
const SHOWING = [
  "analysis",
  "batches",
  "collect",
  "course",
  "course-file",
  "editor",
  "home",
  "lesson",
  "moving",
  "new-game",
  "notes",
  "pictures",
  "programs",
  "projects",
  "puzzle",
  "settings",
  "share",
  "shell",
  "table",
  "worksheet",
  "your-games",
];

/**
 * For the modules of a folder, the folders that they know nothing of: a board computes no rules and does not care who shows it.
 * @type {Record<string, string[]>}
 */
const UNSEEN = {
  boards: ["game-files.js", "games", "load.js", "match", ...SHOWING],
  games: ["game-files.js", "load.js", "match", ...SHOWING],
  maps: ["boards", "game-files.js", "games", "load.js", "match", "page", "wasm", ...SHOWING],
  page: ["boards", "game-files.js", "load.js", "match", "wasm", ...SHOWING],
  running: ["boards", "game-files.js", "games", "load.js", "match", "wasm", ...SHOWING],
  workers: ["boards", "games", "shell", "table"],
};

/** What holds the state that a room shows. It does not care how it is shown, wherever that is. */
const STATE =
  /^(match|running|scores|worker-client)\/|^projects\/(keeping|store)\.js$|^batches\/(batch|begin|boards|game|job|jobs|kept|ladder|player|records|runs|series|starting|statistics|tally)\.js$|^collect\/(csv|dropped|reading|summary|zip)\.js$|^course\/(cmi5|connection|description|saved|score|scorm|scorm12|scorm2004|session)\.js$|^course-file\/(choice|file|manifests)\.js$|^analysis\/(access|adviser|analyst|following|reviewing)\.js$|^lesson\/(lesson|progress|session)\.js$|^moving\/(choices|code|days|games|gathered|join-projects|lessons|parts|progress|results)\.js$|^puzzle\/(daily|facts|filter|maker|rating|session|sets|teacher-set)\.js$|^editor\/draft\.js$|^programs\/(assignment|draft|file|languages|link|module|program|store|test)\.js$|^your-games\/(rating|results)\.js$/;

/** What turns drawing into files. It is handed the drawing, and knows nothing of games or of the page. */
const WRITING = /^pictures\/(animation|gif|picture|svg-\w+)\.js$/;
const UNWRITTEN = /^(games|match|wasm|load\.js)|^pictures\/(choices|dialog|words)\.js/;

/** What only modules that show something use. */
const DRAWING = /^(boards\/|pictures\/|games\/|page\/dom\.js)/;

/** What everybody may know of the games: which there are, and what each tells of itself in a few numbers. */
const KNOWN = /^games\/(list|\w+\/game)\.js$/;

/** What a worker needs of them to make starts and puzzles. */
const MAKING = /^games\/(\w+\/)?making\.js$/;

/** Of a game's modules, only these play by its rules themselves: the page that explains them, and what a worker makes. */
const PLAYING = /\/(rules|making)\.js$/;

const www = fileURLToPath(new URL("../../www", import.meta.url));

test("the page's modules keep the layers", async () => {
  const graph = await read(www);
  assert.ok(graph.size > 3, `only ${graph.size} modules were found`);
  assert.deepEqual(complaints(graph), []);
});

const broken = {
  "a root is imported": {
    sources: { "main.js": "", "view.js": 'import "./main.js";' },
    says: "view.js imports main.js, which puts all others together",
  },
  "a worker is imported": {
    sources: { "view.js": 'import("./workers/engine.js");', "workers/engine.js": "" },
    says: "view.js imports workers/engine.js, which runs as a program of its own",
  },
  "a worker knows a board": {
    sources: {
      "workers/engine.js": 'import "../help.js";',
      "help.js": 'import "./kit/boards/canvas.js";',
      "kit/boards/canvas.js": "",
    },
    says: "workers/engine.js reaches kit/boards/canvas.js by way of help.js",
  },
  "a board knows the rules": {
    sources: {
      "games/dots/index.js": 'import "../../wasm/warren.js"; export * from "../../help.js";',
      "help.js": 'import "./load.js";',
      "load.js": 'import "./wasm/warren.js";',
      "wasm/warren.js": "",
    },
    says: [
      "games/dots/index.js imports wasm/warren.js; a board is handed what it shows",
      "games/dots/index.js reaches load.js by way of help.js",
    ],
  },
  "a game being played knows its view": {
    sources: {
      "play/match/session.js": 'import "../table/page.js";',
      "app/table/page.js": 'import "../page/dom.js";',
      "kit/page/dom.js": "",
    },
    says: "play/match/session.js reaches kit/page/dom.js by way of app/table/page.js",
  },
  "a game being played knows a board": {
    sources: {
      "play/match/session.js": 'import "../games/modules.js";',
      "games/modules.js": 'import "./dots/index.js";',
      "games/dots/index.js": "",
    },
    says: "play/match/session.js reaches games/dots/index.js by way of games/modules.js",
  },
  "a game knows another": {
    sources: { "games/mice/draw.js": 'import "../dots/draw.js";', "games/dots/draw.js": "" },
    says: [
      "games/mice/draw.js imports games/dots/draw.js, which is that game's own",
      "games/mice/draw.js reaches games/dots/draw.js",
    ],
  },
  "a view knows a game": {
    sources: { "app/table/page.js": 'import "../games/dots/draw.js";', "games/dots/draw.js": "" },
    says: "app/table/page.js imports games/dots/draw.js, which is that game's own",
  },
  "what boards share knows a game": {
    sources: {
      "kit/boards/cells.js": 'import "../games/modules.js";',
      "games/modules.js": 'import "./dots/index.js";',
      "games/dots/index.js": "",
    },
    says: [
      "kit/boards/cells.js reaches games/modules.js",
      "kit/boards/cells.js reaches games/dots/index.js by way of games/modules.js",
    ],
  },
  "a drawing uses more than boards": {
    sources: { "games/dots/draw.js": 'import "../../state.js";', "state.js": "" },
    says: "games/dots/draw.js reaches state.js",
  },
  "a module that is chosen while running forms a cycle": {
    sources: {
      "games/modules.js": 'import("./" + game + "/index.js");',
      "games/dots/index.js": 'import "../modules.js";',
    },
    says: "games/modules.js imports itself by way of games/dots/index.js",
  },
  "modules form a cycle": {
    sources: {
      "a.js": 'import "./b.js";',
      "b.js": 'import "./c/d.js";',
      "c/d.js": 'import "../b.js";',
    },
    says: "b.js imports itself by way of c/d.js",
  },
  "a package is imported": {
    sources: { "view.js": 'import { test } from "node:test";' },
    says: 'view.js imports "node:test", which is not a path that begins with a dot',
  },
};

for (const [name, { sources, says }] of Object.entries(broken)) {
  test(`it is noticed when ${name}`, async () => {
    const found = await complaintsAbout(sources);
    for (const sentence of [says].flat()) assert.ok(found.includes(sentence), found.join("\n"));
  });
}

test("it is noticed when an imported module is not there", async () => {
  await assert.rejects(complaintsAbout({ "view.js": 'import "./nowhere.js";' }), /nowhere\.js/);
});

test("sound modules pass", async () => {
  const sources = {
    "main.js": 'import "./game.js"; import "./games/modules.js"; import "./vendor/fluent.js";',
    "games/list.js": 'import "./dots/game.js";',
    "games/modules.js": 'import("./" + game + "/index.js"); import("./" + game + "/rules.js");',
    "games/making.js": 'import("./" + game + "/making.js");',
    "games/dots/game.js": "",
    "games/dots/making.js": 'import "../../wasm/warren.js";',
    "games/dots/rules.js": 'import "../../wasm/warren.js";',
    "game.js": '/** @import { Job } from "./workers/engine.js" */ import "./match/load.js";',
    "match/load.js": '// import "./main.js"\nimport "../wasm/warren.js";',
    "words.js": 'import "./games/list.js";',
    "games/dots/index.js": 'import "./draw.js"; import "../../words.js";',
    "games/dots/draw.js": 'import "../../boards/canvas.js";',
    "kit/boards/canvas.js": "",
    "workers/engine.js": 'import "../wasm/warren.js"; import "../games/making.js";',
    "wasm/warren.js": "",
    "vendor/fluent.js": "",
  };
  assert.deepEqual(await complaintsAbout(sources), []);
});

/**
 * @param {Record<string, string>} sources
 * @returns {Promise<string[]>}
 */
async function complaintsAbout(sources) {
  const folder = await mkdtemp(path.join(tmpdir(), "warren-layering-"));
  try {
    for (const [name, source] of Object.entries(sources)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), source);
    }
    return complaints(await read(folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * @param {string} folder
 * @returns {Promise<Graph>} with our own modules and, as leaves, the foreign ones that they import
 */
async function read(folder) {
  const files = (await readdir(folder, { recursive: true })).map((file) =>
    file.replaceAll(path.sep, "/"),
  );
  const entryPoints = files.filter((file) => file.endsWith(".js") && !isForeign(file));
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints,
    outdir: "out",
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    logLevel: "silent",
  });
  const graph = new Map();
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    const names = imports.flatMap((one) => {
      if (!one.external) return [one.path];
      return one.path.startsWith(".") ? matching(file, one.path, files) : [`"${one.path}"`];
    });
    graph.set(file, isForeign(file) ? [] : names);
  }
  return graph;
}

/**
 * The files that an import may mean whose path is put together while the page runs.
 * @param {string} file
 * @param {string} pattern such as `./**\/*\/index.js`
 * @param {string[]} files
 */
function matching(file, pattern, files) {
  const parts = path.posix.join(path.posix.dirname(file), pattern).split(/(?:\*\*\/)?\*/);
  const found = new RegExp(`^${parts.map((part) => part.replace(/[.+]/g, "\\$&")).join(".*")}$`);
  return files.filter((name) => found.test(name));
}

/** @param {string} file */
function isForeign(file) {
  return FOREIGN.includes(file.split("/")[0]);
}

/**
 * @param {Graph} graph
 * @returns {string[]} a sentence for each breach
 */
function complaints(graph) {
  return [...graph].flatMap(([file, imports]) => [
    ...imports.flatMap((used) => direct(file, used) ?? []),
    ...[...reached(graph, file)].flatMap(([used, way]) => {
      const by = way.length > 0 ? ` by way of ${way.join(", ")}` : "";
      if (used === file) return `${file} imports itself${by}`;
      return mayReach(file, used) ? [] : `${file} reaches ${used}${by}`;
    }),
  ]);
}

/**
 * @param {string} file
 * @param {string} used
 * @returns {string | undefined}
 */
function direct(file, used) {
  if (used.startsWith('"') || used.startsWith("node_modules/")) {
    return `${file} imports ${used}, which is not a path that begins with a dot`;
  }
  if (ROOTS.includes(used)) return `${file} imports ${used}, which puts all others together`;
  if (used.startsWith("workers/") && !file.startsWith("workers/")) {
    return `${file} imports ${used}, which runs as a program of its own`;
  }
  if (/^(boards|games)\//.test(file) && used.startsWith("wasm/") && !PLAYING.test(file)) {
    return `${file} imports ${used}; a board is handed what it shows`;
  }
  // The list, and how modules are found, stand beside the folders of games.
  const of = gameOf(used);
  if (of !== undefined && gameOf(file) !== of && !/^games\/[\w-]+\.js$/.test(file)) {
    return `${file} imports ${used}, which is that game's own`;
  }
  return undefined;
}

/**
 * Whether a module may depend on another at any depth.
 * @param {string} file
 * @param {string} used
 */
function mayReach(file, used) {
  if (KNOWN.test(used)) return true;
  const [folder] = file.split("/");
  const [usedFolder] = used.split("/");
  if (folder === "workers" && MAKING.test(used)) return true;
  if (UNSEEN[folder]?.includes(usedFolder) || UNSEEN[folder]?.includes(used)) return false;
  if (STATE.test(file) && DRAWING.test(used)) return false;
  if (WRITING.test(file) && UNWRITTEN.test(used)) return false;
  const game = gameOf(file);
  if (game === undefined) return true;
  const of = gameOf(used);
  if (of !== undefined) return of === game;
  // A drawing is a function of what it is given.
  return usedFolder === "boards" || path.posix.basename(file) !== "draw.js";
}

/**
 * The game in whose folder a file is.
 * @param {string} file
 */
function gameOf(file) {
  return file.match(/^games\/(\w+)\//)?.[1];
}

/**
 * What a module depends on, with the modules on the way.
 * @param {Graph} graph
 * @param {string} file
 * @returns {Map<string, string[]>}
 */
function reached(graph, file) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  /** @type {[string, string[]][]} */
  const open = [[file, []]];
  for (const [at, way] of open) {
    for (const used of graph.get(at) ?? []) {
      if (found.has(used)) continue;
      found.set(used, way);
      open.push([used, [...way, used]]);
    }
  }
  return found;
}
