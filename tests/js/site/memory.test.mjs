// The modules that free objects of WebAssembly, and the memory that puzzles hold. Finalizers free all other objects.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { transform } from "esbuild";
import { loadRules } from "../../../tools/rules.mjs";

const www = new URL("../../../www/", import.meta.url);

/** Files from elsewhere or built files, which are not our sources. */
const FOREIGN = /^(course-files|node_modules|vendor|wasm|starters)\//;

/** The owners of analysts and puzzles, whose searches hold tables of many megabytes. None of them is a view. */
const OWNERS = [
  "play/puzzle/facts.js",
  "play/puzzle/question.js",
  "play/puzzle/session.js",
  "workers/analyst.js",
  "workers/maker.js",
];

/** The size in bytes of the table in which the solver of dots stores its results. */
const TABLE = 32 << 20;

/**
 * Whether a module frees an object itself.
 * @param {string} source
 */
async function frees(source) {
  const { code } = await transform(source, { format: "esm", legalComments: "none" });
  return /\.free\b|\busing \w+ =/.test(code);
}

test("only the owners of large objects free them", async () => {
  const files = (await readdir(www, { recursive: true }))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".js") && !FOREIGN.test(file));
  assert.ok(files.length > 150, `only ${files.length} files were found`);
  const found = await Promise.all(
    files.map(async (file) =>
      (await frees(await readFile(new URL(file, www), "utf8"))) ? [file] : [],
    ),
  );
  assert.deepEqual(found.flat().sort(), OWNERS);
});

const freeing = {
  "a call": "scene.free();",
  "a call of what may be missing": "sight?.free();",
  "a call in a function": "const subject = { close: () => scene.free() };",
  "a declaration": "using scene = draft.scene();",
};

for (const [name, source] of Object.entries(freeing)) {
  test(`a view that frees an object by ${name} is found`, async () => {
    assert.ok(await frees(source));
  });
}

test("comments and other names may contain “free”", async () => {
  const source = "// scene.free() is not called here\nconst free = [1]; show(free);";
  assert.equal(await frees(source), false);
});

test("a puzzle has no table before it is solved", async () => {
  const { default: load, Puzzle, readPuzzles } = await loadRules("dots");
  const { memory } = await load();
  const set = readPuzzles(await readFile(new URL("games/dots/puzzles.txt", www), "utf8"));
  const puzzles = set.map(({ text }) => Puzzle.read(text));
  assert.ok(puzzles.length > 200, `only ${puzzles.length} puzzles were read`);
  for (const puzzle of puzzles) assert.ok(puzzle.goal() && puzzle.link() && puzzle.start());
  const before = memory.buffer.byteLength;
  assert.ok(before < TABLE, `${puzzles.length} puzzles hold ${before} bytes`);
  assert.ok(puzzles[0]?.proof().proven);
  assert.ok(memory.buffer.byteLength >= before + TABLE, "the solver of dots has no table");
});
