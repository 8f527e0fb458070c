// The work that embedded boards store for their visitors: by content, within bounds, and shared with other tabs.

import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import {
  MAX_KEPT,
  MAX_PROGRESS_LENGTH,
  progressStoreOf,
} from "../../../www/outside/embedding/keep.js";
import { optionsOfMessage, readOptions } from "../../../www/outside/embedding/options.js";

/** @type {Map<string, string>} */
const kept = new Map();
let room = Number.POSITIVE_INFINITY;
const storage = new Proxy(
  {
    /** @param {string} key */
    getItem: (key) => kept.get(key) ?? null,
    /** @param {string} key @param {string} text */
    setItem: (key, text) => {
      const others = [...kept].filter(([other]) => other !== key).length;
      if (others >= room) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, text);
    },
    /** @param {string} key */
    removeItem: (key) => void kept.delete(key),
  },
  {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  },
);
Object.assign(globalThis, { localStorage: storage });
after(() => Reflect.deleteProperty(globalThis, "localStorage"));
beforeEach(() => {
  kept.clear();
  room = Number.POSITIVE_INFINITY;
});

/** @param {Record<string, unknown>} given @param {string} [around] */
function keep(given, around = "https://course.example") {
  const found = progressStoreOf(readOptions(optionsOfMessage(given)).options, around);
  assert.ok(found);
  return found;
}

test("stored work belongs to the page around the board, its content, and a name", () => {
  const set = { set: "SET_of_puzzles" };
  assert.equal(keep(set).write("one"), true);
  assert.equal(keep({ ...set, language: "fa", hand_in: true, keep: "on" }).progress, "one");
  assert.equal(keep(set, "https://other.example").progress, null);
  assert.equal(keep({ set: "another" }).progress, null);
  assert.equal(keep({ ...set, keep: "week-2" }).progress, null);
  keep({ game: "dots", level: 3 }).write("game");
  assert.equal(keep({ game: "dots", level: 3 }).progress, "game");
  assert.equal(keep({ game: "dots", level: 8 }).progress, null, "another opponent, another game");
});

test("a watched board, or one with storing turned off, stores nothing", () => {
  for (const given of [
    { set: "SET_of_puzzles", keep: "off" },
    { set: "SET_of_puzzles", keep: false },
    { game: "dots", mode: "watch" },
    { game: "dots", people: "none" },
  ]) {
    assert.equal(
      progressStoreOf(readOptions(optionsOfMessage(given)).options, ""),
      null,
      JSON.stringify(given),
    );
  }
  assert.ok(
    progressStoreOf(readOptions(optionsOfMessage({ lesson: "dots", mode: "watch" })).options, ""),
  );
});

test("a tab gets the work that another tab has stored, once", () => {
  const [one, other] = [keep({ set: "SET" }), keep({ set: "SET" })];
  one.write("a");
  assert.deepEqual(other.news(), { before: null, now: "a" });
  assert.equal(other.news(), null);
  other.write("ab");
  assert.deepEqual(one.news(), { before: "a", now: "ab" });
  assert.equal(other.news(), null, "a tab's own writes are not news");
});

test("a tab that starts afresh neither gets nor overwrites the work of others", () => {
  const [old, fresh] = [keep({ set: "SET" }), keep({ set: "SET" })];
  old.write("old");
  fresh.news();
  fresh.startAfresh();
  assert.equal(keep({ set: "SET" }).progress, null);
  old.write("older");
  assert.equal(old.news(), null);
  assert.equal(keep({ set: "SET" }).progress, null);
  fresh.write("new");
  old.write("oldest");
  assert.equal(keep({ set: "SET" }).progress, "new");
  assert.equal(fresh.news(), null);
});

test("only the newest boards are stored, within bounds", () => {
  for (let i = 0; i < MAX_KEPT + 5; i++) {
    keep({ set: `SET_${i}` }).write("done");
    // In the order in which they were written.
    for (const [key, text] of kept) {
      const entry = JSON.parse(text);
      kept.set(key, JSON.stringify({ ...entry, at: entry.at - 1 }));
    }
  }
  assert.equal(kept.size, MAX_KEPT);
  assert.equal(keep({ set: "SET_0" }).progress, null);
  assert.equal(keep({ set: `SET_${MAX_KEPT + 4}` }).progress, "done");
  assert.equal(keep({ set: "SET_5" }).write("x".repeat(MAX_PROGRESS_LENGTH + 1)), false);
  assert.equal(keep({ set: "SET_5" }).progress, "done");
});

test("a full storage loses Warren's oldest board, and none of the page's data", () => {
  kept.set("of the page", "stays");
  keep({ set: "A" }).write("a");
  const [key] = [...kept.keys()].slice(-1);
  kept.set(key, JSON.stringify({ ...JSON.parse(kept.get(key) ?? ""), at: 1 }));
  keep({ set: "B" }).write("b");
  room = 3;
  assert.equal(keep({ set: "C" }).write("c"), true);
  assert.deepEqual(
    ["A", "B", "C"].map((set) => keep({ set }).progress),
    [null, "b", "c"],
  );
  room = 0;
  assert.equal(keep({ set: "D" }).write("d"), false);
  assert.equal(kept.get("of the page"), "stays");
});

test("unreadable data is ignored", () => {
  keep({ set: "SET" }).write("a");
  const [key] = kept.keys();
  const entry = { who: "x", progress: "a", at: 1 };
  for (const text of [
    "",
    "{",
    "null",
    "[]",
    "1",
    JSON.stringify({ ...entry, who: 1 }),
    JSON.stringify({ ...entry, progress: "<a>" }),
    JSON.stringify({ ...entry, progress: {} }),
    JSON.stringify({ ...entry, at: "x" }),
    JSON.stringify({ ...entry, progress: "a".repeat(3 * MAX_PROGRESS_LENGTH) }),
  ]) {
    kept.set(key, text);
    const here = keep({ set: "SET" });
    assert.deepEqual([here.progress, here.news()], [null, null], text.slice(0, 60));
    assert.equal(here.write("again"), true);
  }
});
