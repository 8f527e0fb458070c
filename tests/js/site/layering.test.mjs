// Each rule of `tools/layers.mjs` finds violations.

import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { cruise } from "dependency-cruiser";
import layers from "../../../tools/layers.mjs";

/**
 * The rules that modules break; paths relative to the folder of the page.
 * @param {Record<string, string>} sources
 */
async function broken(sources) {
  const baseDir = await mkdtemp(path.join(tmpdir(), "warren-layering-"));
  try {
    for (const [name, source] of Object.entries(sources)) {
      const file = path.join(baseDir, "www", name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, source);
    }
    const { forbidden, options } = /** @type {any} */ (layers);
    const ruleSet = { forbidden };
    const { output } = await cruise(["www"], { ...options, baseDir, validate: true, ruleSet });
    const { violations } = /** @type {import("dependency-cruiser").ICruiseResult} */ (output)
      .summary;
    return [...new Set(violations.map(({ rule }) => rule.name))];
  } finally {
    await rm(baseDir, { recursive: true });
  }
}

/** Violations of each rule, as one import or more. @type {Record<string, Record<string, string>>} */
const BREAKS = {
  "kit builds on what is below it": {
    "kit/page/a.js": 'import "../../play/b.js";',
    "play/b.js": "",
  },
  "games builds on what is below it": { "games/list.js": 'import "../app/b.js";', "app/b.js": "" },
  "play builds on what is below it": {
    "play/a.js": 'import("../games/modules.js");',
    "games/modules.js": "",
  },
  "app builds on what is below it": { "app/a.js": 'import "../outside/b.js";', "outside/b.js": "" },
  "outside builds on what is below it": { "outside/a.js": 'import "../views.js";', "views.js": "" },
  "workers builds on what is below it": { "workers/a.js": 'import "../app/b.js";', "app/b.js": "" },
  "nothing imports itself": { "kit/a.js": 'import "./b.js";', "kit/b.js": 'import("./a.js");' },
  "each import resolves": { "kit/a.js": 'import "./nowhere.js";' },
  "only our own modules": { "kit/a.js": 'import { test } from "node:test";' },
  "no module imports a root": { "app/a.js": 'import "../main.js";', "main.js": "" },
  "no module imports a worker": { "app/a.js": 'import "../workers/b.js";', "workers/b.js": "" },
  "a worker draws nothing": {
    "workers/a.js": 'import "../kit/b.js";',
    "kit/b.js": 'import "./boards/c.js";',
    "kit/boards/c.js": "",
  },
  "modules with state draw nothing": {
    "play/a.js": 'import "../kit/b.js";',
    "kit/b.js": 'import "./page/dom.js";',
    "kit/page/dom.js": "",
  },
  "games do not import each other": {
    "games/mice/a.js": 'import "../dots/b.js";',
    "games/dots/b.js": "",
  },
  "only the list imports a game": {
    "app/a.js": 'import "../games/dots/b.js";',
    "games/dots/b.js": "",
  },
  "a board imports no rules": {
    "games/dots/index.js": 'import "../../wasm/warren.js";',
    "wasm/warren.js": "",
  },
  "a drawing depends only on its arguments": {
    "games/dots/draw.js": 'import "../../kit/boards/b.js";',
    "kit/boards/b.js": 'import "../page/c.js";',
    "kit/page/c.js": "",
  },
  "writers of pictures know no games": {
    "app/pictures/picture.js": 'import "../b.js";',
    "app/b.js": 'import "../play/c.js";',
    "play/c.js": "",
  },
  "the sandbox knows no match": {
    "play/running/a.js": 'import "../b.js";',
    "play/b.js": 'import "./match/c.js";',
    "play/match/c.js": "",
  },
  "maps import only maps": { "kit/maps/a.js": 'import "../page/b.js";', "kit/page/b.js": "" },
};

for (const { name } of layers.forbidden) {
  test(`a violation is found: ${name}`, async () => {
    const found = await broken(BREAKS[name] ?? {});
    assert.ok(found.includes(name), found.join("; "));
  });
}

test("sound modules pass", async () => {
  const sources = {
    "main.js": 'import "./views.js";',
    "views.js": 'import("./app/a.js"); import("./outside/b.js");',
    "app/a.js": 'import "../play/match/a.js"; import "../games/list.js";',
    "outside/b.js": 'import "../app/a.js";',
    "play/match/a.js": 'import "../../games/list.js"; import "../../wasm/warren.js";',
    "games/list.js": 'import "./dots/game.js";',
    "games/dots/game.js": "",
    "games/dots/rules.js": 'import "../../wasm/warren.js";',
    "games/dots/draw.js": 'import "../../kit/boards/canvas.js";',
    "kit/boards/canvas.js": "",
    "workers/engine.js": 'import "../wasm/warren.js"; import "../games/dots/making.js";',
    "games/dots/making.js": "",
    "wasm/warren.js": "",
  };
  assert.deepEqual(await broken(sources), []);
});
