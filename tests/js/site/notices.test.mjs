// The licences of third-party code are distributed with it.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { licencesOf, named, parts } from "../../../tools/notices.mjs";
import { GAMES } from "../../../www/games/list.js";

const www = new URL("../../../www/", import.meta.url);

/** @param {string} file */
const read = (file) => readFile(new URL(file, www), "latin1");

/** All names in the built files: of crates in the paths of panic messages, of packages in their first lines. */
async function namesInBuild() {
  const files = Object.keys(GAMES).map((game) => `wasm/${game}-study_bg.wasm`);
  const modules = await Promise.all(files.map(read));
  const crates = [...modules.join("").matchAll(/([a-z][\w-]*)-(\d+\.\d+\.\d+)\/src\//g)];
  const vendor = (await readdir(new URL("vendor/", www))).filter((file) => file.endsWith(".js"));
  const banners = await Promise.all(vendor.map((file) => read(`vendor/${file}`)));
  const packages = banners.map((text) => /^\/\*! (\S+) (\S+)/.exec(text) ?? []);
  return [...crates, ...packages].map(([, name, version]) => `${name} ${version}`);
}

test("the notices name all third-party code in the build", async () => {
  const notices = await readFile(new URL("notices.txt", www), "utf8");
  const names = new Set([...(await namesInBuild()), ...Object.values(parts()).flat().map(named)]);
  assert.ok(names.size > 25, `${names.size} names`);
  for (const name of names) {
    const entries = notices.split("\n").filter((line) => line.trim().startsWith(name));
    assert.ok(entries.length >= 2, `${name} has no licence in www/notices.txt: run make build`);
  }
});

test("the notices name Python and the C++ compiler if this build has them", async () => {
  const notices = await readFile(new URL("notices.txt", www), "utf8");
  const list = JSON.parse(await readFile(new URL("compilers/list.json", www), "utf8"));
  const said = [
    ["python", "In Python, which is loaded", "CPython", "Mozilla Public License Version 2.0"],
    ["cpp", "In the C++ compiler, which is loaded", "LLVM, Clang, LLD", "LLVM Exceptions to the"],
  ];
  for (const [language, ...texts] of said) {
    const version = list[language]?.about.split(" ")[1];
    for (const text of [...texts, ...(version ? [version] : [])]) {
      assert.equal(notices.includes(text), version !== undefined, text);
    }
  }
});

test("the notices have the copyrights and the texts", async () => {
  const notices = await readFile(new URL("notices.txt", www), "utf8");
  for (const text of [
    "Copyright (c) 2026 The Warren authors",
    "Copyright (c) 2026 Lucide Icons and Contributors",
    "Copyright (c) 2013-present Cole Bemis",
    "Copyright (c) 2017 Matt DesLauriers",
    "contributors to fluent.js",
    "The Rust Project Contributors",
    "Permission is hereby granted, free of charge",
    "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
  ]) {
    assert.ok(notices.includes(text), text);
  }
});

test("a package without a licence text fails the build", () => {
  const part = { name: "new", version: "1.0.0", licence: "MIT OR Apache-2.0", texts: ["hello"] };
  assert.throws(() => licencesOf(part), /new \(MIT OR Apache-2\.0\) has no licence text/);
  const mit = "Permission is hereby granted, free of charge";
  assert.deepEqual(licencesOf({ ...part, texts: [mit] }), [{ licence: "MIT", text: mit }]);
  const both = { ...part, licence: "(MIT OR Apache-2.0) AND Unicode-3.0", texts: [mit] };
  assert.throws(() => licencesOf(both), /no licence text/);
});
