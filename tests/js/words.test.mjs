// The language file and the code agree: what the code asks for by a literal name is there.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { negotiate } from "../../www/i18n.js";
import { parseRoute } from "../../www/router.js";
import { FluentBundle, FluentResource } from "../../www/vendor/fluent-bundle.js";

const www = new URL("../../www/", import.meta.url);

async function sources() {
  const files = await readdir(www, { recursive: true });
  const ours = files.filter(
    (file) => /\.js$/.test(file) && !/^(vendor|wasm|node_modules)\b/.test(file),
  );
  return Promise.all(ours.map(async (file) => [file, await readFile(new URL(file, www), "utf8")]));
}

async function english() {
  const bundle = new FluentBundle("en");
  const errors = bundle.addResource(
    new FluentResource(await readFile(new URL("locales/en.ftl", www), "utf8")),
  );
  assert.deepEqual(errors, []);
  return bundle;
}

test("every message that the code names is in the language file", async () => {
  const bundle = await english();
  let count = 0;
  for (const [file, source] of await sources()) {
    for (const [, id] of source.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)) {
      count += 1;
      assert.ok(bundle.hasMessage(id), `${file} asks for ${id}, which locales/en.ftl lacks`);
    }
  }
  assert.ok(count > 80, `only ${count} messages were found in the code`);
});

test("every rule that a program can break has its sentence", async () => {
  const bundle = await english();
  const rules = await readFile(new URL("../src/games/dots/mod.rs", www), "utf8");
  const names = [...rules.matchAll(/"(dots-[a-z-]+)"/g)].map(([, name]) => name);
  assert.ok(names.length >= 3);
  for (const name of [...names, "game-over"]) assert.ok(bundle.hasMessage(`illegal-${name}`), name);
});

test("the language is the one chosen, else the visitor's first that there is", () => {
  assert.equal(negotiate(null, ["de-DE", "fa-IR", "en"], ["en", "fa"]), "fa");
  assert.equal(negotiate("en", ["fa"], ["en", "fa"]), "en");
  assert.equal(negotiate("xx", ["de"], ["en", "fa"]), "en");
});

test("an address tells what to show", () => {
  assert.deepEqual(parseRoute(""), { kind: "home" });
  assert.deepEqual(parseRoute("#/"), { kind: "home" });
  assert.deepEqual(parseRoute("#/nowhere"), { kind: "home" });
  assert.deepEqual(parseRoute("#/game/a%20b"), { kind: "game", id: "a b" });
  assert.deepEqual(parseRoute("#AbC-_9"), { kind: "shared", code: "AbC-_9" });
  assert.deepEqual(parseRoute("#%"), { kind: "shared", code: "%" });
});
