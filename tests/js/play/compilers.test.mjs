// The files that the build bundles for Python and C++.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { readTar, writeTar } from "../../../tools/compilers/tar.mjs";

const folder = new URL("../../../www/compilers/", import.meta.url);

/** @typedef {import("../../../www/play/running/compilers.js").ListedLanguage} ListedLanguage */

/** @type {Record<string, ListedLanguage>} */
const list = JSON.parse(await readFile(new URL("list.json", folder), "utf8"));

test("archives are read as they were written, and are the same each time", () => {
  const entries = [
    { name: "include/", content: new Uint8Array() },
    { name: "include/empty.h", content: new Uint8Array() },
    { name: "include/a.h", content: new Uint8Array(513).fill(7) },
    { name: "b.h", content: new Uint8Array(512).fill(8) },
  ];
  const archive = writeTar(entries);
  assert.deepEqual(
    readTar(archive).map(({ name, content }) => [name, [...content]]),
    entries.map(({ name, content }) => [name, [...content]]),
  );
  assert.deepEqual(writeTar(entries), archive);
});

test("each piece has its hash as its name, and together they are the files", async () => {
  for (const [language, { files, bytes, size }] of Object.entries(list)) {
    let loaded = 0;
    let inflated = 0;
    for (const [name, { size: own, pieces }] of Object.entries(files)) {
      const contents = await Promise.all(
        pieces.map(([hash]) => readFile(new URL(`${language}/${hash}.bin`, folder))),
      );
      for (const [i, content] of contents.entries()) {
        const [hash, length] = pieces[i];
        assert.equal(createHash("sha256").update(content).digest("hex"), hash, name);
        assert.equal(content.length, length, name);
        loaded += length;
      }
      const whole = gunzipSync(Buffer.concat(contents));
      assert.equal(whole.length, own, name);
      inflated += own;
    }
    assert.deepEqual([loaded, inflated], [bytes, size], language);
  }
});

test("every file is in the list", async () => {
  for (const language of await readdir(folder)) {
    if (language.includes(".")) continue;
    const listed = Object.values(list[language].files).flatMap(({ pieces }) => pieces);
    const names = new Set(listed.map(([hash]) => `${hash}.bin`));
    assert.deepEqual(new Set(await readdir(new URL(`${language}/`, folder))), names);
  }
});
