// Who frees objects of WebAssembly. The finalizers of the generated glue free all but those that hold much memory.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { transform } from "esbuild";

const www = new URL("../../../www/", import.meta.url);

/** What is written elsewhere or built is no source of ours. */
const FOREIGN = /^(course-files|node_modules|vendor|wasm|starters)\//;

/** The owners of analysts and puzzles, whose searches hold tables of many megabytes. None of them shows anything. */
const OWNERS = [
  "play/puzzle/facts.js",
  "play/puzzle/question.js",
  "play/puzzle/session.js",
  "workers/analyst.js",
  "workers/maker.js",
];

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
  test(`it is noticed when a view frees an object by ${name}`, async () => {
    assert.ok(await frees(source));
  });
}

test("a comment on what is free, and what is called so, may stand", async () => {
  const source = "// scene.free() is not called here\nconst free = [1]; show(free);";
  assert.equal(await frees(source), false);
});
