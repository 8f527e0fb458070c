// The visitor's programs, their limits, and their files.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { loadRules } from "../../../tools/rules.mjs";
import { GAMES } from "../../../www/games/list.js";
import {
  blobOf,
  readCollection,
  readProgram,
  writeCollection,
} from "../../../www/play/programs/file.js";
import { moduleFault } from "../../../www/play/programs/module.js";
import {
  copyOf,
  ENDINGS,
  fileNameOf,
  fitName,
  freeName,
  isProgram,
  MAX_NAME_LENGTH,
  MAX_TEXT_BYTES,
  newProgram,
  readFileName,
} from "../../../www/play/programs/program.js";
import { LANGUAGES } from "../../../www/play/running/languages.js";

/** @typedef {import("../../../www/play/programs/program.js").Language} Language */

const dots = newProgram({ name: "Bot", game: "dots", language: "javascript", source: "1;\n" });

test("a new program is valid, and a copy is another program", () => {
  assert.ok(isProgram(dots));
  const versions = [{ number: 1, at: 1, label: "", source: "", results: {} }];
  const copy = copyOf({ ...dots, versions }, "Other");
  assert.ok(isProgram(copy));
  assert.notEqual(copy.id, dots.id);
  assert.deepEqual([copy.name, copy.source, copy.versions], ["Other", "1;\n", []]);
});

test("values that are not programs are recognised", () => {
  for (const wrong of [
    null,
    {},
    { ...dots, id: "../x" },
    { ...dots, name: "" },
    { ...dots, name: "x".repeat(MAX_NAME_LENGTH + 1) },
    { ...dots, game: "toString" },
    { ...dots, language: "basic" },
    { ...dots, source: new Uint8Array(1) },
    { ...dots, language: "wasi" },
    { ...dots, source: "x".repeat(MAX_TEXT_BYTES + 1) },
    { ...dots, changed: Number.NaN },
    { ...dots, versions: [{ at: 1, label: "" }] },
    { ...dots, versions: [null] },
    { ...dots, versions: [{ at: 1e300, label: "", source: "" }] },
    { ...dots, versions: [{ at: 1, label: 1, source: "" }] },
    { ...dots, versions: [{ at: 1, label: "", source: "", number: 0 }] },
    { ...dots, versions: [{ at: 1, label: "", source: "", number: "2" }] },
    { ...dots, tests: [{}] },
    { ...dots, tests: [null] },
  ]) {
    assert.equal(isProgram(wrong), false, JSON.stringify(wrong)?.slice(0, 200));
  }
});

test("names are one line, and no two are the same", () => {
  assert.equal(fitName("  a \n b\t"), "a b");
  assert.equal(fitName("x".repeat(100)).length, MAX_NAME_LENGTH);
  assert.equal(freeName("Bot", []), "Bot");
  assert.equal(freeName("Bot", [{ name: "Bot" }]), "Bot 2");
  assert.equal(freeName("Bot", [{ name: "Bot" }, { name: "Bot 2" }]), "Bot 3");
  assert.equal(freeName("Bot 2", [{ name: "Bot 2" }]), "Bot 3");
  const long = "x".repeat(MAX_NAME_LENGTH);
  const other = freeName(long, [{ name: long }]);
  assert.ok(other !== long && other.length <= MAX_NAME_LENGTH && other.endsWith(" 2"));
});

test("a file’s name gives the language, and the game that Warren wrote into it", () => {
  assert.equal(fileNameOf({ ...dots, name: "My bot: 1/2" }), "My-bot-12.dots.js");
  assert.equal(fileNameOf({ ...dots, name: "???" }), "program.dots.js");
  for (const game of Object.keys(GAMES)) {
    for (const language of /** @type {Language[]} */ (Object.keys(ENDINGS))) {
      const name = fileNameOf({ name: "Bot", game, language });
      assert.deepEqual(readFileName(name), { name: "Bot", game, language });
    }
  }
  assert.deepEqual(readFileName("My_best.PY"), { name: "My best", game: null, language: "python" });
  assert.deepEqual(readFileName("a.b.mjs"), { name: "a.b", game: null, language: "javascript" });
  assert.equal(readFileName("notes.txt").language, null);
  assert.equal(readFileName("Makefile").language, null);
  assert.equal(readFileName("x.constructor").language, null);
});

test("files have the endings of their languages", () => {
  for (const [language, { endings }] of Object.entries(LANGUAGES)) {
    const ours = ENDINGS[/** @type {Language} */ (language)].map((ending) => `.${ending}`);
    assert.deepEqual(ours, endings, language);
  }
});

/** A module that imports nothing and exports `_start`. */
const MODULE = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, 4, 1, 0x60, 0, 0],
  ...[3, 2, 1, 0],
  ...[7, 10, 1, 6, ...Buffer.from("_start"), 0, 0],
  ...[10, 4, 1, 2, 0, 0x0b],
]);

test("a module has to be a program for WASI", async () => {
  assert.equal(await moduleFault(MODULE), null);
  assert.equal((await moduleFault(Buffer.from("hello")))?.fault, "none");
  assert.equal((await moduleFault(MODULE.subarray(0, 20)))?.fault, "broken");
  const library = MODULE.slice();
  library.set(Buffer.from("_other"), 22);
  assert.equal((await moduleFault(library))?.fault, "startless");
  // It imports `env.f`, a function, which moves its own function to the second place.
  const needy = Uint8Array.from([
    ...MODULE.subarray(0, 14),
    ...[2, 9, 1, 3, ...Buffer.from("env"), 1, ...Buffer.from("f"), 0, 0],
    ...MODULE.subarray(14, 18),
    ...[7, 10, 1, 6, ...Buffer.from("_start"), 0, 1],
    ...MODULE.subarray(30),
  ]);
  assert.deepEqual(await moduleFault(needy), { fault: "needy", needs: "env" });
});

/** @type {Language[]} */
const ALL = ["javascript", "python", "cpp", "wasi"];

test("a file is read, or its fault is reported", async () => {
  const file = (/** @type {BlobPart} */ content, /** @type {string} */ name) =>
    new File([content], name);
  assert.deepEqual(await readProgram(file("a\r\nb\r", "Bot.dots.py"), ALL), {
    name: "Bot",
    game: "dots",
    language: "python",
    source: "a\nb\n",
  });
  const module = await readProgram(file(MODULE, "x.wasm"), ALL);
  assert.ok("source" in module && module.source instanceof Uint8Array);
  /** @type {[File, string][]} */
  const wrong = [
    [file("x", "x.txt"), "kind"],
    [file("x", "x"), "kind"],
    [file("x".repeat(MAX_TEXT_BYTES + 1), "x.js"), "large"],
    [file(Uint8Array.of(0xff, 0x41), "x.js"), "text"],
    [file(Uint8Array.of(0x41, 0, 0x42), "x.js"), "text"],
    [file("x", "x.wasm"), "none"],
  ];
  for (const [given, why] of wrong) {
    const read = await readProgram(given, ALL);
    assert.equal("why" in read && read.why, why, given.name);
  }
  const unoffered = await readProgram(file("x", "x.py"), ["javascript"]);
  assert.equal("why" in unoffered && unoffered.why, "kind");
});

test("a program’s file is its source", async () => {
  assert.equal(await blobOf(dots).text(), "1;\n");
  const bytes = new Uint8Array(await blobOf({ source: MODULE }).arrayBuffer());
  assert.deepEqual(bytes, MODULE);
});

test("all programs go into one file and are read from it", () => {
  const test = {
    name: "Third move",
    record: "warren 1 dots\n",
    seat: 0,
    seed: 1,
    expected: { answers: ["C4N"], must: true },
  };
  const ladder = { at: 2, version: 1, passed: 1, levels: 12, rungs: [{ won: 6, played: 6 }] };
  const module = newProgram({ name: "M", game: "mice", language: "wasi", source: MODULE });
  const full = {
    ...dots,
    versions: [{ number: 3, at: 1, label: "greedy", source: "0;", results: { ladder } }],
    tests: [test],
    results: { ladder },
  };
  const programs = [full, module];
  assert.deepEqual(readCollection(writeCollection(programs)), { programs, unread: [] });
});

test("a program is read again, whatever its name and text begin with", () => {
  const sign = "data:application/wasm;base64,";
  const programs = [sign, `${sign}AAAA`, `${sign}%`].map((source, at) => ({
    ...dots,
    id: `p${at}`,
    name: `${sign}${at}`,
    source,
    versions: [{ number: 1, at: 1, label: sign, source, results: {} }],
  }));
  assert.deepEqual(readCollection(writeCollection(programs)), { programs, unread: [] });
});

test("a program whose bytes are damaged is named, and the others are read", () => {
  const module = newProgram({ name: "M", game: "mice", language: "wasi", source: MODULE });
  const text = writeCollection([module, dots]).replace(/base64,\w{4}/, "base64,%%%%");
  assert.deepEqual(readCollection(text), { programs: [dots], unread: ["M"] });
});

test("entries of a file that are not programs are skipped", () => {
  const text = writeCollection([dots]);
  const { programs } = JSON.parse(text);
  const mixed = JSON.stringify({
    warren: 1,
    programs: [{ ...programs[0], extra: 1, results: { ladder: "high", batch: {} } }, { id: 1 }, 7],
  });
  assert.deepEqual(readCollection(mixed), { programs: [dots], unread: ["2", "3"] });
  for (const other of ["", "{", "[]", "{}", '{"warren":2,"programs":[]}', '{"warren":1}']) {
    assert.equal(readCollection(other), null, other);
  }
});

test("the sample sessions of the rules are games", async () => {
  for (const game of Object.keys(GAMES)) {
    const warren = await loadRules(game);
    for (const seat of [0, 1]) {
      const session = new URL(`../../../www/starters/${game}/session-${seat}.log`, import.meta.url);
      const log = warren.Log.read(await readFile(session, "utf8"));
      assert.equal(log.seat, seat, game);
      assert.ok(log.said().length > 1, game);
    }
  }
});
