// The page's writes into the browser: in few modules, each with a row in the table of failing writes.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { preference, setPreference } from "../../../www/kit/page/preferences.js";
import { wouldLoseWork } from "../../../www/kit/page/storage.js";
import { list, put, remove } from "../../../www/play/match/store.js";
import { storedFile as keptFile, storeFile } from "../../../www/play/running/stored-files.js";
import { results, storeResult } from "../../../www/play/your-games/results.js";
import { WRITERS } from "../../browser/writers.mjs";

const www = new URL("../../../www/", import.meta.url);

/** Code from elsewhere. */
const OTHERS = /^(node_modules|vendor|wasm|compilers|course-files|starters)\//;

/** The calls that write: to the storage, a database, or caches. */
const WRITES =
  /\bstore\("(?:local|session)Storage"|\bstore\(AREA|\bopenDB\(|\.setItem\(|\bcaches\.open\(/;

test("each module that writes has a row in the table of failing writes", async () => {
  const files = (await readdir(www, { recursive: true })).filter(
    (file) => file.endsWith(".js") && !OTHERS.test(file),
  );
  const writers = [];
  for (const file of files) {
    if (WRITES.test(await readFile(new URL(file, www), "utf8"))) writers.push(file);
  }
  assert.deepEqual(writers.sort(), Object.keys(WRITERS).sort());
});

let isFull = false;
/** The stored values. @type {Record<string, string>} */
const kept = {};

/** A storage in which every write fails while `isFull`. Its methods are not among its keys. */
const storage = Object.defineProperties(/** @type {any} */ (kept), {
  getItem: { value: (/** @type {string} */ key) => kept[key] ?? null },
  setItem: {
    value: (/** @type {string} */ key, /** @type {string} */ text) => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      kept[key] = text;
    },
  },
  removeItem: {
    value: (/** @type {string} */ key) => {
      if (isFull) throw new DOMException("no", "SecurityError");
      delete kept[key];
    },
  },
});
Object.assign(globalThis, { localStorage: storage });
after(() => Reflect.deleteProperty(globalThis, "localStorage"));

test("a game that cannot be stored lasts until the tab is closed", () => {
  const seats = [0, 1].map(() => ({ kind: /** @type {const} */ ("person"), clock: null }));
  const game = {
    version: /** @type {const} */ (1),
    game: "dots",
    record: "warren 1 dots\n",
    seats,
    viewpoint: 0,
    marks: {},
    left: [null, null],
    undone: [],
    paused: false,
    over: false,
    length: 0,
    updated: 1,
  };
  const ids = () => list().map(({ id }) => id);
  assert.equal(put({ ...game, id: "a" }), true);
  isFull = true;
  assert.equal(put({ ...game, id: "b", updated: 2 }), false);
  assert.deepEqual(ids(), ["b", "a"]);
  assert.equal(wouldLoseWork(), true);
  remove("b");
  assert.deepEqual(ids(), ["a"]);
  assert.equal(wouldLoseWork(), false);
  isFull = false;
  remove("a");
});

test("a choice that is not stored lasts until the page is left", () => {
  assert.equal(setPreference("theme", "dark"), true);
  isFull = true;
  assert.equal(setPreference("theme", "light"), false);
  assert.equal(preference("theme"), "light");
  assert.equal(setPreference("theme", null), false);
  assert.equal(preference("theme"), null);
  assert.equal(storage.getItem("warren.theme"), "dark");
  isFull = false;
  assert.equal(setPreference("theme", "light"), true);
  // From here on another tab's choice counts again.
  storage.setItem("warren.theme", "dark");
  assert.equal(preference("theme"), "dark");
});

test("a result that cannot be stored lasts until the tab is closed", () => {
  const result = { game: "dots", level: 1, seat: 0, result: 1, mine: 3, theirs: 2, helped: false };
  assert.equal(storeResult({ ...result, id: "a", at: 1 }), true);
  isFull = true;
  assert.equal(storeResult({ ...result, id: "b", at: 2 }), false);
  const ids = () => results().map(({ id }) => id);
  assert.deepEqual(ids(), ["a", "b"]);
  assert.match(kept["warren:results"], /^\[\{[^{]*"id":"a"[^{]*$/);
  assert.equal(wouldLoseWork(), true);
  isFull = false;
  assert.equal(storeResult({ ...result, id: "c", at: 3 }), true);
  assert.deepEqual(ids(), ["a", "b", "c"]);
  assert.equal(wouldLoseWork(), false);
});

test("a file that the caches refuse lasts until the page is left", async () => {
  const put = async () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const refusals = [
    async () => ({ put, match: async () => undefined, keys: async () => [] }),
    async () => {
      throw new DOMException("no", "SecurityError");
    },
  ];
  for (const [i, open] of refusals.entries()) {
    Object.assign(globalThis, { caches: { open } });
    await storeFile(`compilers/${i}`, new Blob(["text"]));
    assert.equal(await (await keptFile(`compilers/${i}`))?.text(), "text");
  }
});
