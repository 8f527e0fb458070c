// The versions of a visitor's program: their numbers and names, and which of them are kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readCollection } from "../../../www/play/programs/file.js";
import {
  isProgram,
  MAX_MODULE_BYTES,
  MAX_NAME_LENGTH,
  newProgram,
} from "../../../www/play/programs/program.js";
import {
  MAX_VERSIONS,
  merged,
  numbered,
  versionsToKeep,
  versionText,
  withChange,
  withSource,
} from "../../../www/play/programs/versions.js";

/** @typedef {import("../../../www/play/programs/program.js").Version} Version */

/**
 * Versions with these names, of different sources.
 * @param {readonly string[]} labels
 * @returns {Version[]}
 */
const named = (labels) =>
  labels.map((label, index) => {
    return { number: index + 1, at: index, label, source: `${index};`, results: {} };
  });

/** @param {readonly Version[]} versions */
const numbersOf = (versions) => versions.map(({ number }) => number);

test("the last versions are kept, fewer of large ones, and always the newest", () => {
  const kept = versionsToKeep(named(Array(50).fill("")));
  assert.deepEqual([kept.length, kept[0].number, kept.at(-1)?.number], [MAX_VERSIONS, 31, 50]);
  const large = named(Array(10).fill("")).map((version) => {
    return { ...version, source: new Uint8Array(MAX_MODULE_BYTES) };
  });
  assert.deepEqual(numbersOf(versionsToKeep(large)), [7, 8, 9, 10]);
  assert.deepEqual(versionsToKeep([]), []);
});

test("versions without a name make room first", () => {
  const labels = Array.from({ length: 30 }, (_, index) => (index < 3 ? `name ${index}` : ""));
  const kept = versionsToKeep(named(labels));
  assert.equal(kept.length, MAX_VERSIONS);
  assert.deepEqual(numbersOf(kept).slice(0, 4), [1, 2, 3, 14]);
  const large = named(["a", "", "", "", ""]).map((version) => {
    return { ...version, source: new Uint8Array(MAX_MODULE_BYTES) };
  });
  assert.deepEqual(numbersOf(versionsToKeep(large)), [1, 3, 4, 5]);
  // If all have a name, the oldest makes room. The newest stays without one.
  const full = named([...Array(MAX_VERSIONS).fill("x"), ""]);
  assert.deepEqual(numbersOf(versionsToKeep(full)), numbersOf(full).slice(1));
});

test("a source is stored once, and named where it is", () => {
  const first = withSource([], "a;", "", 5);
  assert.deepEqual(first.version, { number: 1, at: 5, label: "", source: "a;", results: {} });
  const again = withSource(first.versions, "a;", "", 6);
  assert.deepEqual([again.versions, again.version], [first.versions, first.version]);
  const greedy = withSource(first.versions, "a;", " greedy \n one", 7);
  assert.deepEqual(greedy.versions, [{ ...first.version, label: "greedy one" }]);
  const long = withSource(greedy.versions, "b;", "x".repeat(100), 5);
  assert.equal(long.version.label.length, MAX_NAME_LENGTH);
  // Two versions never share a time, which identifies them.
  assert.deepEqual([long.version.number, long.version.at], [2, 6]);
  // A source that one returned to is its earlier version.
  assert.equal(withSource(long.versions, "a;", "", 9).version, long.versions[0]);
  const second = withSource(long.versions, "a;", "other name", 9);
  assert.deepEqual(
    second.versions.map(({ label }) => label.slice(0, 10)),
    ["greedy one", "xxxxxxxxxx", "other name"],
  );
});

test("numbers stay when older versions are dropped", () => {
  /** @type {readonly Version[]} */
  let versions = [];
  for (let count = 1; count <= MAX_VERSIONS + 5; count++) {
    ({ versions } = withSource(versions, `${count};`, count === 2 ? "kept" : "", count));
  }
  assert.equal(versions.length, MAX_VERSIONS);
  assert.deepEqual(numbersOf(versions).slice(0, 2), [2, 7]);
  assert.equal(numbersOf(versions).at(-1), MAX_VERSIONS + 5);
  for (const { number, source } of versions) assert.equal(source, `${number};`);
});

test("versions from earlier pages get numbers, and no two share one", () => {
  const old = [1, 2, 3].map((at) => ({ at, label: "", source: `${at};` }));
  assert.deepEqual(numbersOf(numbered(old)), [1, 2, 3]);
  const mixed = [{ ...old[0], number: 7 }, { ...old[1], number: 7 }, old[2]];
  assert.deepEqual(numbersOf(numbered(mixed)), [7, 8, 9]);
  // A number from a file that would leave no room for the next one.
  const huge = [{ ...old[0], number: Number.MAX_SAFE_INTEGER }, old[1]];
  assert.deepEqual(numbersOf(numbered(huge)), [1, 2]);
});

test("another device adds versions and names, and changes neither", () => {
  const local = named(["", "mine"]);
  const [first, second] = named(["theirs", "also theirs"]);
  const other = { ...first, number: 2, at: 0.5, label: "third" };
  const all = merged(local, [first, other, second]);
  assert.deepEqual(
    all.map(({ at, label, number }) => [at, number, label]),
    [
      [0, 1, "theirs"],
      [0.5, 3, "third"],
      [1, 2, "mine"],
    ],
  );
  assert.deepEqual(merged(all, all), all);
});

test("an imported version has a name of one line, and only results that can be read", () => {
  const ladder = { at: 2, version: 1, passed: 1, levels: 12, rungs: [{ won: 6, played: 6 }] };
  const version = { at: 1, label: `a\nb${"c".repeat(99)}`, source: "1;", results: { ladder } };
  const program = newProgram({ name: "Bot", game: "dots", language: "javascript", source: "2;" });
  const text = JSON.stringify({
    warren: 1,
    programs: [
      { ...program, versions: [version, { ...version, at: 2, results: { ladder: "high" } }] },
    ],
  });
  const [read] = readCollection(text)?.programs ?? [];
  assert.ok(isProgram(read));
  assert.deepEqual(
    read.versions.map(({ label, number, results }) => [number, label.length, results]),
    [
      [1, MAX_NAME_LENGTH, { ladder }],
      [2, MAX_NAME_LENGTH, {}],
    ],
  );
});

test("a version is renamed by its time, and named by its number", () => {
  const renamed = withChange(named(["a", "b"]), 1, () => ({ label: "c" }));
  assert.deepEqual(
    renamed.map(({ label }) => label),
    ["a", "c"],
  );
  assert.deepEqual(
    withChange(renamed, null, () => ({ label: "d" })),
    renamed,
  );
  assert.equal(versionText(renamed[1]), "2 · c");
  assert.equal(versionText({ number: 3, label: "سریع" }), "3 · \u2068سریع\u2069");
  assert.equal(versionText({ number: 12, label: "" }), "12");
});
