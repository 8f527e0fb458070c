// What the page writes into the browser: in few modules, each of which has a row in the table of writes that fail.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { preference, setPreference } from "../../www/page/preferences.js";
import { keep, kept } from "../../www/running/kept.js";
import { keepResult, results } from "../../www/your-games/results.js";
import { WRITERS } from "../browser/writers.mjs";

const www = new URL("../../www/", import.meta.url);

/** What is not written here. */
const OTHERS = /^(node_modules|vendor|wasm|compilers|course-files|starters)\//;

/** How modules write: to the storage, a database, or caches. */
const WRITES =
  /\bstore\("(?:local|session)Storage"|\bstore\(AREA|\bopenDB\(|\.setItem\(|\bcaches\.open\(/;

test("each module that writes has a row in the table of writes that fail", async () => {
  const files = (await readdir(www, { recursive: true })).filter(
    (file) => file.endsWith(".js") && !OTHERS.test(file),
  );
  const writers = [];
  for (const file of files) {
    if (WRITES.test(await readFile(new URL(file, www), "utf8"))) writers.push(file);
  }
  assert.deepEqual(writers.sort(), Object.keys(WRITERS).sort());
});

/** A storage in which every write fails while `isFull`. */
const storage = {
  isFull: false,
  /** @type {Map<string, string>} */
  kept: new Map(),
  /** @param {string} key */
  getItem: (key) => storage.kept.get(key) ?? null,
  /** @param {string} key @param {string} text */
  setItem: (key, text) => {
    if (storage.isFull) throw new DOMException("full", "QuotaExceededError");
    storage.kept.set(key, text);
  },
  /** @param {string} key */
  removeItem: (key) => {
    if (storage.isFull) throw new DOMException("no", "SecurityError");
    storage.kept.delete(key);
  },
};
Object.assign(globalThis, { localStorage: storage });
after(() => Reflect.deleteProperty(globalThis, "localStorage"));

test("a choice that is not stored holds until the page is left", () => {
  assert.equal(setPreference("theme", "dark"), true);
  storage.isFull = true;
  assert.equal(setPreference("theme", "light"), false);
  assert.equal(preference("theme"), "light");
  assert.equal(setPreference("theme", null), false);
  assert.equal(preference("theme"), null);
  assert.equal(storage.getItem("warren.theme"), "dark");
  storage.isFull = false;
  assert.equal(setPreference("theme", "light"), true);
  // From here on another tab's choice counts again.
  storage.setItem("warren.theme", "dark");
  assert.equal(preference("theme"), "dark");
});

test("a result that cannot be stored leaves those before", () => {
  const result = { game: "dots", level: 1, seat: 0, result: 1, mine: 3, theirs: 2, helped: false };
  assert.equal(keepResult({ ...result, id: "a", at: 1 }), true);
  storage.isFull = true;
  assert.equal(keepResult({ ...result, id: "b", at: 2 }), false);
  assert.deepEqual(
    results().map(({ id }) => id),
    ["a"],
  );
  storage.isFull = false;
});

test("what the caches refuse is there until the page is left", async () => {
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
    await keep(`compilers/${i}`, new Blob(["text"]));
    assert.equal(await (await kept(`compilers/${i}`))?.text(), "text");
  }
});
