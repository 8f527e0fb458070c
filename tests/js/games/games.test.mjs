// Only the list and a game's own folder know a game by its name: shared code asks for a game's features.

import assert from "node:assert/strict";
import { access, readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { transform } from "esbuild";
import init, * as engines from "../../../pkg/wasm/engines.js";
import { loadRules } from "../../../tools/rules.mjs";
import { replayOf, sampleOf } from "../../../tools/samples.mjs";
import { GAMES } from "../../../www/games/list.js";

const root = new URL("../../../", import.meta.url);
const read = (/** @type {string} */ file) => readFile(new URL(file, root), "utf8");

const NAMES = Object.keys(GAMES);

/** A game's name as a word, or as the beginning of another name: `dots`, `catch-rabbits`, `miceBoard`. */
const NAMED = new RegExp(`(?<![\\w])(${NAMES.join("|")})(?![a-z])`);

/** Files that may name games. @type {[RegExp, string][]} */
const EXEMPT = [
  [/^www\/games\//, "a game's own, and the list"],
  [/^www\/examples\//, "a document: boards of certain games, with the code to paste"],
  [/^www\/(vendor|wasm|node_modules)\//, "not written here"],
  [/^www\/\w+\/index\.html$/, "the page of each game, which a tool writes by the list"],
  [/^www\/starters\//, "programs of authors, copied from examples/"],
  [/^www\/course-files\//, "built from other modules"],
];

/**
 * The places where a module names a game: in texts, in names of properties, imports and exports. Comments may name games, and
 * so may local names, such as `dots` for drawn dots: these get other names here.
 * @param {string} file
 * @param {string} source
 */
async function namesInModule(file, source) {
  const { code } = await transform(source, {
    format: "esm",
    legalComments: "none",
    minifyIdentifiers: true,
  });
  return namesInLines(file, code);
}

/**
 * The places where a style sheet or a page names a game, except the sheet that imports all: it cannot use the list.
 * @param {string} file
 * @param {string} source
 */
function namesInText(file, source) {
  const text = source
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, "")
    .replace(/^@import ".\/games\/\w+\/style\.css";$/gm, "");
  return namesInLines(file, text);
}

/** @param {string} file @param {string} text */
function namesInLines(file, text) {
  const lines = text.split("\n").filter((line) => NAMED.test(line));
  return lines.map((line) => `${file}: ${line.trim()}`);
}

/** @param {string} file @param {string} source */
async function namesIn(file, source) {
  return /\.m?js$/.test(file) ? namesInModule(file, source) : namesInText(file, source);
}

test("no shared file of the page and no tool names a game", async () => {
  const files = await Promise.all(
    ["www", "tools"].map(async (folder) => {
      const inside = await readdir(new URL(folder, root), { recursive: true });
      return inside.map((file) => `${folder}/${file.replaceAll("\\", "/")}`);
    }),
  );
  const ours = files
    .flat()
    .filter((file) => /\.(m?js|css|html)$/.test(file) && !EXEMPT.some(([of]) => of.test(file)));
  assert.ok(ours.length > 150, `only ${ours.length} files were found`);
  const found = await Promise.all(ours.map(async (file) => namesIn(file, await read(file))));
  assert.deepEqual(found.flat(), []);
});

const naming = {
  "a comparison": 'if (game === "dots") flip();',
  "a case": 'switch (game) { case "mice": flip(); }',
  "a table": "const HEIGHTS = { fugitive: 1180 };",
  "a member": "const height = HEIGHTS.crossing;",
  "a message": "t(`rabbits-edit-$" + "{word}`);",
  "a word": 't("puzzle-goal-catch-rabbits");',
  "a function of the rules": "const { miceBoard } = engines;",
  "an import": 'import { crossingPuzzle as make } from "../../wasm/engines.js";',
  "a folder": 'import "../games/dots/draw.js";',
};

for (const [name, source] of Object.entries(naming)) {
  test(`a module that names a game by ${name} is found`, async () => {
    assert.notDeepEqual(await namesIn("table/view.js", source), []);
  });
}

test("local names and comments may name games", async () => {
  const source =
    "/** As in dots: `mice`. */ const dots = [1, 2]; for (const crossing of dots) draw(crossing);";
  assert.deepEqual(await namesIn("table/view.js", source), []);
  assert.deepEqual(await namesIn("style.css", "/* mice */ .dotsy { color: red }"), []);
  assert.notDeepEqual(await namesIn("style.css", '[data-game="mice"] .mark { color: red }'), []);
});

test("the list has the games of the rules, with their descriptions", async () => {
  await init({ module_or_path: await readFile(new URL("pkg/wasm/engines_bg.wasm", root)) });
  assert.deepEqual(engines.games(), NAMES);
  for (const [game, { number, secrets = false }] of Object.entries(GAMES)) {
    assert.equal(engines.isHidden(game), secrets, game);
    const scene = engines.Scene.start(game);
    const [head] = Buffer.from(scene.link(0).slice(0, 4), "base64url");
    scene.free();
    // The first four bits are the version.
    assert.equal(head & 15, number, game);
  }
});

test("a game's module plays this game alone, and knows the texts of the others", async () => {
  for (const game of NAMES) {
    const rules = await loadRules(game);
    assert.deepEqual(rules.games(), [game]);
    for (const other of NAMES) {
      const scene = engines.Scene.start(other);
      const [record, link] = [scene.record(), scene.link(0)];
      scene.free();
      assert.equal(rules.gameOfRecord(record), other);
      assert.equal(rules.gameOfLink(link), other);
      if (other === game) {
        for (const own of [rules.Scene.fromRecord(record), rules.Scene.fromLink(link)]) own.free();
        continue;
      }
      assert.throws(() => rules.Scene.start(other), { rule: "fault-elsewhere" });
      assert.throws(() => rules.Scene.fromRecord(record), { rule: "fault-elsewhere" });
      assert.throws(() => rules.Scene.fromLink(link), { rule: "link-other-game" });
    }
    assert.throws(() => rules.Scene.start("chess"), { rule: "unknown-game" });
  }
});

test("the cards of the home page show the samples by the rules", async () => {
  let written = 0;
  for (const game of NAMES) {
    const replay = await read(`www/games/${game}/replay.js`);
    assert.equal(replay, await replayOf(game), "run node tools/samples.mjs");
    const sample = await sampleOf(game);
    if (sample === null) continue;
    written += 1;
    assert.equal(await read(`www/games/${game}/sample.js`), sample, "run node tools/samples.mjs");
  }
  assert.ok(written > 0);
});

test("the main style sheet imports those of all games, in the list's order", async () => {
  const sheet = await read("www/style.css");
  const imported = [...sheet.matchAll(/"\.\/games\/(\w+)\/style\.css"/g)].map(([, game]) => game);
  assert.deepEqual(imported, NAMES);
});

test("each game has a folder with everything that the page uses", async () => {
  const folders = (await readdir(new URL("www/games", root), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  assert.deepEqual(folders.sort(), [...NAMES].sort());
  const modules = ["index", "picture", "print", "editor", "rules"].map((name) => `${name}.js`);
  const others = ["puzzles.txt", "preview.json", "preview.png", "style.css"];
  for (const [game, { puzzleKinds }] of Object.entries(GAMES)) {
    const making = puzzleKinds ? ["making.js"] : [];
    for (const file of [...modules, ...others, ...making]) {
      await access(new URL(`www/games/${game}/${file}`, root));
    }
  }
});

test("a game's worker module generates all that the game offers", async () => {
  for (const [game, { puzzleKinds }] of Object.entries(GAMES)) {
    const board = await read(`www/games/${game}/index.js`);
    const starts = /^ {2}making: /m.test(board);
    if (!puzzleKinds && !starts) continue;
    const making = await import(`../../../www/games/${game}/making.js`);
    assert.equal(typeof making.makePuzzle === "function", puzzleKinds !== undefined, game);
    assert.equal(typeof making.makeStart === "function", starts, game);
  }
});
