// Data from one device to another: each part merges with the local data, once or repeatedly, and loses nothing.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { preference, setPreference } from "../../../www/kit/page/preferences.js";
import { storeProgress as keepLesson, progressOf } from "../../../www/play/lesson/progress.js";
import * as store from "../../../www/play/match/store.js";
import { mergeContent, readContent, writeContent } from "../../../www/play/moving/parts.js";
import { allPrograms } from "../../../www/play/programs/file.js";
import { newProgram } from "../../../www/play/programs/program.js";
import { putProgram, removeProgram } from "../../../www/play/programs/store.js";
import { listProjects, putProject } from "../../../www/play/projects/store.js";
import { doneOn, storeDay, streakOn } from "../../../www/play/puzzle/daily.js";
import { doneAt, mergedResult, NO_RESULT, storeDone } from "../../../www/play/puzzle/done.js";
import { standingIn } from "../../../www/play/puzzle/rating.js";
import { markSolved, solvedAs } from "../../../www/play/puzzle/sets.js";
import { progressAt, storeProgress } from "../../../www/play/puzzle/teacher-set.js";
import { putResults, results } from "../../../www/play/your-games/results.js";

/** @typedef {import("../../../www/play/moving/parts.js").Content} Content */

/** A device's storage. */
class Memory {
  /** @param {string} key */
  getItem(key) {
    return Object.hasOwn(this, key) ? Reflect.get(this, key) : null;
  }

  /** @param {string} key @param {string} text */
  setItem(key, text) {
    Reflect.set(this, key, text);
  }

  /** @param {string} key */
  removeItem(key) {
    Reflect.deleteProperty(this, key);
  }
}

// A channel to other tabs would never let the tests end.
Reflect.deleteProperty(globalThis, "BroadcastChannel");

beforeEach(async () => {
  Object.assign(globalThis, { localStorage: new Memory() });
  for (const { id } of await allPrograms()) await removeProgram(id);
});

const stored = () => JSON.stringify(Object.entries(globalThis.localStorage));

/** @param {Partial<store.StoredMatch>} [part] @returns {store.StoredMatch} */
const game = (part = {}) => ({
  version: 1,
  id: "abc",
  game: "dots",
  record: "warren 1 dots\nC3E\n",
  seats: [
    { kind: "person", clock: null },
    { kind: "engine", level: 3, clock: null },
  ],
  viewpoint: 0,
  marks: {},
  left: [null, null],
  undone: [],
  paused: false,
  over: false,
  length: 1,
  updated: 1_000,
  ...part,
});

/** @param {Content} content as it comes by a file or a link */
async function come(content) {
  const read = readContent(writeContent(content));
  assert.ok(read);
  const reports = await mergeContent(read);
  return Object.fromEntries(
    [...reports].map(([name, { full, joined, unread }]) => [name, [joined, unread.length, full]]),
  );
}

/** Merges twice: the second time changes nothing. @param {Content} content */
async function comeTwice(content) {
  const first = await come(content);
  const [before, programs] = [stored(), JSON.stringify(await allPrograms())];
  for (const [name, [joined]] of Object.entries(await come(content))) {
    assert.equal(joined, 0, `${name} joined again`);
  }
  assert.deepEqual([stored(), JSON.stringify(await allPrograms())], [before, programs]);
  return first;
}

test("a longer game replaces the local one, and a different one with its id is added", async () => {
  store.put(game());
  const further = game({ record: "warren 1 dots\nC3E\nD4N\n", length: 2 });
  assert.deepEqual(await comeTwice({ games: [further] }), { games: [1, 0, 0] });
  assert.equal(store.get("abc")?.length, 2);
  assert.deepEqual(await come({ games: [game()] }), { games: [0, 0, 0] });
  assert.equal(store.get("abc")?.length, 2, "the local game is longer");
  const other = game({ record: "warren 1 dots\nA1N\n" });
  assert.deepEqual(await comeTwice({ games: [other] }), { games: [1, 0, 0] });
  assert.equal(store.get("abc")?.length, 2);
  assert.equal(store.list().length, 2);
  // The device with the other game gets both back, and has each once.
  const both = store.list();
  Object.assign(globalThis, { localStorage: new Memory() });
  store.put(other);
  await comeTwice({ games: both });
  assert.deepEqual(
    store
      .list()
      .map(({ record }) => record)
      .sort(),
    both.map(({ record }) => record).sort(),
  );
});

test("no local game is removed for incoming ones", async () => {
  for (let i = 0; i < store.MAX_GAMES - 1; i++) store.put(game({ id: `g${i}`, over: true }));
  const fresh = [game({ id: "new1" }), game({ id: "new2" })];
  assert.deepEqual(await comeTwice({ games: fresh }), { games: [1, 0, 1] });
  assert.equal(store.list().length, store.MAX_GAMES);
  assert.ok(store.get("g0"), "the oldest is still here");
});

test("an unreadable game stays on both devices", async () => {
  localStorage.setItem("warren:game:abc", "{");
  await comeTwice({ games: [game(), { ...game({ id: "x" }), record: 7 }, game({ id: "../x" })] });
  assert.equal(localStorage.getItem("warren:game:abc"), "{");
  assert.equal(store.list().length, 1);
});

test("results merge: the later counts, and help is not forgotten", async () => {
  const result = { game: "dots", level: 3, seat: 0, result: 1, mine: 3, theirs: 2, helped: false };
  putResults([
    { ...result, id: "a", at: 5, helped: true },
    { ...result, id: "b", at: 6 },
  ]);
  const content = {
    results: [
      { ...result, id: "a", at: 9, result: 0 },
      { ...result, id: "b", at: 1, result: 0 },
      { ...result, id: "c", at: 2 },
      { ...result, id: "" },
    ],
  };
  assert.deepEqual(await comeTwice(content), { results: [2, 1, 0] });
  assert.deepEqual(
    results().map(({ at, helped, id, result }) => [id, at, result, helped]),
    [
      ["c", 2, 1, false],
      ["b", 6, 1, false],
      ["a", 9, 0, true],
    ],
  );
});

test("a puzzle whose solution was shown on one device is not solved by the other", async () => {
  const [solved, shown] = [
    { tries: 1, hints: 0, isSolved: true, isShown: false },
    { tries: 3, hints: 2, isSolved: false, isShown: true },
  ];
  const both = { tries: 3, hints: 2, isSolved: false, isShown: true };
  assert.deepEqual(mergedResult(solved, shown), both);
  assert.deepEqual(mergedResult(shown, solved), both);
  storeDone("p1", shown);
  storeDone("p2", solved);
  markSolved("p2", "alone");
  const progress = {
    done: { p1: solved, p2: shown, p3: solved, p4: { tries: -1 } },
    solved: { p1: "alone", p3: "alone", p5: "cheated" },
  };
  assert.deepEqual(await comeTwice({ progress }), { progress: [5, 2, 0] });
  assert.deepEqual([doneAt("p1"), doneAt("p2"), doneAt("p3")], [both, both, solved]);
  assert.deepEqual(["p1", "p2", "p3", "p5"].map(solvedAs), ["helped", "helped", "alone", null]);
});

test("without more room, local data stays", async () => {
  for (let i = 0; i < 399; i++) storeDone(`p${i}`, { ...NO_RESULT, tries: 1 });
  const done = Object.fromEntries(
    Array.from({ length: 300 }, (_, i) => [`q${i}`, { ...NO_RESULT, tries: 1 }]),
  );
  assert.deepEqual(await comeTwice({ progress: { done } }), { progress: [1, 0, 299] });
  assert.equal(doneAt("p0").tries, 1);
  assert.equal(doneAt("q299").tries, 1);
});

test("a set merges by its puzzles, and keeps its local order", async () => {
  const solved = { tries: 1, hints: 0, isSolved: true, isShown: false };
  const tried = { tries: 2, hints: 1, isSolved: false, isShown: false };
  storeProgress("one", { seed: 7, results: [tried, null] });
  const here = JSON.parse(preference("puzzle-sets") ?? "");
  const [key] = Object.keys(here);
  const sets = { [key]: { seed: 9, results: [solved, tried, null] }, other: { seed: 1 } };
  assert.deepEqual(await comeTwice({ progress: { sets } }), { progress: [1, 1, 0] });
  assert.deepEqual(progressAt("one", 2), {
    seed: 7,
    results: [{ ...tried, isSolved: true }, tried],
  });
});

test("days merge into one streak, and keep the greater tries", async () => {
  storeDay("dots", { day: 20_800, tries: 3, hints: 0 }, true);
  const days = {
    spans: [[20_798, 20_799], [5, 6], "x"],
    done: {
      dots: [{ day: 20_800, tries: 1, hints: 2 }],
      mice: [{ day: 20_799, tries: 1, hints: 0 }],
    },
  };
  await comeTwice({ progress: { days } });
  assert.equal(streakOn(20_800), 3);
  assert.deepEqual(doneOn("dots", 20_800), { day: 20_800, tries: 3, hints: 2 });
  assert.deepEqual(doneOn("mice", 20_799), { day: 20_799, tries: 1, hints: 0 });
});

test("the rating from more puzzles stays", async () => {
  const rated = (/** @type {number} */ rating, /** @type {string[]} */ counted) => ({
    rating,
    deviation: 90,
    volatility: 0.06,
    counted,
  });
  setPreference(
    "puzzle-ratings",
    JSON.stringify({ dots: rated(1400, ["pa", "pb"]), mice: rated(1500, ["pa"]) }),
  );
  const ratings = {
    dots: rated(2000, ["pc"]),
    mice: rated(1600, ["pc", "pd"]),
    "no game": rated(1, []),
  };
  assert.deepEqual(await comeTwice({ progress: { ratings } }), { progress: [1, 1, 0] });
  assert.deepEqual([standingIn("dots").rating, standingIn("mice").rating], [1400, 1600]);
});

test("in each lesson the later step counts", async () => {
  keepLesson("dots", 3);
  keepLesson("mice", null);
  const lessons = { dots: 2, mice: 4, crossing: 5, rabbits: "done", fugitive: -1 };
  assert.deepEqual(await comeTwice({ progress: { lessons } }), { progress: [2, 1, 0] });
  assert.deepEqual(["dots", "mice", "crossing", "rabbits", "fugitive"].map(progressOf), [
    3,
    null,
    5,
    null,
    0,
  ]);
});

test("a setting is taken over if none was chosen here", async () => {
  setPreference("theme", "dark");
  const choices = { theme: "light", contrast: "high", motion: "<b>", language: "fa", other: "x" };
  assert.deepEqual(await comeTwice({ choices }), { choices: [1, 1, 0] });
  const names = ["theme", "contrast", "motion", "language", "other"];
  assert.deepEqual(names.map(preference), ["dark", "high", null, null, null]);
});

test("a program stays, a different one with its id is added, and tests and versions merge", async () => {
  const mine = {
    ...newProgram({ name: "Mine", game: "dots", language: "python", source: "1" }),
    id: "p",
  };
  const tests = [
    { name: "t", record: "x", seat: 0, seed: 1, expected: { answers: ["A1N"], must: true } },
  ];
  await putProgram(mine);
  const same = {
    ...mine,
    name: "Other name",
    tests,
    versions: [{ at: 3, label: "", source: "0" }],
  };
  assert.deepEqual(await comeTwice({ programs: [same] }), { programs: [1, 0, 0] });
  const other = { ...mine, source: "2" };
  const bad = { ...mine, id: "bad", name: "Bad", source: 7 };
  assert.deepEqual(await comeTwice({ programs: [other, bad] }), { programs: [1, 1, 0] });
  const both = await allPrograms();
  assert.deepEqual(
    both
      .map(({ name, source, tests, versions }) => [name, source, tests.length, versions.length])
      .sort(),
    [
      ["Mine 2", "2", 0, 0],
      ["Mine", "1", 1, 1],
    ],
  );
  // The device with the other program gets both back, and has each once.
  for (const { id } of both) await removeProgram(id);
  await putProgram(other);
  await comeTwice({ programs: both });
  assert.deepEqual((await allPrograms()).map(({ source }) => source).sort(), ["1", "2"]);
});

test("a project stays, and a different one with its id is added under a free title", async () => {
  const project = /** @type {const} */ ({
    version: 1,
    id: "x",
    kind: "set",
    title: "Forks",
    game: null,
    updated: 5,
    content: { puzzles: [] },
  });
  putProject(project);
  const other = { ...project, content: { puzzles: ["a"] } };
  const bad = { ...project, id: "y", title: "Bad", kind: "<b>" };
  assert.deepEqual(await comeTwice({ projects: [project, other, bad] }), { projects: [1, 1, 0] });
  assert.deepEqual(
    listProjects()
      .map(({ content, title }) => [title, content])
      .sort(),
    [
      ["Forks 2", { puzzles: ["a"] }],
      ["Forks", { puzzles: [] }],
    ],
  );
});

test("one reader opens the old files and the new, and names what it cannot read", async () => {
  const old = JSON.stringify({ warren: 1, games: [game()], results: [] });
  assert.deepEqual(readContent(old), { games: [game()] });
  const program = newProgram({
    name: "M",
    game: "dots",
    language: "wasi",
    source: Uint8Array.of(0, 97),
  });
  const text = writeContent({ programs: [program] });
  assert.deepEqual(Object.keys(readContent(text) ?? {}), ["programs"]);
  assert.deepEqual(await come({ programs: [program] }), { programs: [1, 0, 0] });
  for (const text of ["", "{", "null", "[]", "7", '{"warren":2,"games":[]}', '{"warren":1}']) {
    assert.equal(readContent(text), null, text);
  }
  assert.deepEqual(readContent('{"warren":1,"games":[],"results":[]}'), {});
  const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const wrong = `{"warren":1,"games":7,"progress":[1],"projects":[{"content":${deep}}],"results":"x"}`;
  const reports = await mergeContent(/** @type {Content} */ (readContent(wrong)));
  for (const name of /** @type {const} */ (["games", "progress", "projects", "results"])) {
    assert.equal(reports.get(name)?.unread.length, 1, name);
  }
});
