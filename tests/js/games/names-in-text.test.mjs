// The page finds the game of a text before any game's module has loaded.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import init, * as engines from "../../../pkg/wasm/engines.js";
import { GAMES } from "../../../www/games/list.js";
import { nameInLink, nameInRecord, namesForLog } from "../../../www/games/names-in-text.js";
import { fixture, GENERATIONS } from "../../frozen/generations.mjs";

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

const folder = new URL("../../records/", import.meta.url);
const files = (await readdir(folder)).filter((file) => file.endsWith(".rec"));
const records = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));

test("a record names its game", () => {
  assert.ok(records.length > 20, `${records.length} records`);
  for (const record of records) assert.equal(nameInRecord(record), engines.gameOfRecord(record));
  assert.equal(nameInRecord("# A comment.\n\n  warren 1 dots\nD4N\n"), "dots");
  for (const text of ["", "warren 1 chess\n", "warren 1 toString\n", "D4N\nwarren 1 dots\n"]) {
    assert.equal(nameInRecord(text), undefined, text);
  }
});

test("a link has its game's number, in any place", async () => {
  for (const generation of GENERATIONS) {
    for (const { code, name } of await fixture(generation, "links")) {
      const game = engines.gameOfLink(code);
      assert.equal(nameInLink(code), game, name);
      assert.equal(nameInLink(`https://example.org/warren/#${code}`), game, name);
      assert.equal(
        nameInLink(`See https://example.org/embed.html?mode=watch#${code} !`),
        game,
        name,
      );
    }
  }
  for (const text of ["", "#", "ab", "Hello, world", "https://example.org/", "-_-_-_-_-_"]) {
    assert.doesNotThrow(() => nameInLink(text), text);
  }
});

test("a log that names no game is first tried as one of the right game", () => {
  const seen = new Set();
  for (const record of records) {
    const game = engines.gameOfRecord(record);
    let scene;
    try {
      scene = engines.Scene.fromRecord(record);
    } catch {
      // A rejected log.
      continue;
    }
    for (let seat = 0; seat < scene.seats; seat++) {
      const log = engines.Log.of(scene, seat);
      const text = log.text();
      log.free();
      const [, ...unnamed] = text.split("\n");
      const [first, ...others] = namesForLog(unnamed.join("\n"));
      assert.deepEqual([first, ...others].sort(), Object.keys(GAMES).sort());
      // In a game with its own start, programs get more than lines.
      if (!unnamed[0].startsWith("start ")) assert.equal(first, game, text.slice(0, 200));
    }
    seen.add(game);
    scene.free();
  }
  assert.equal(seen.size, Object.keys(GAMES).length);
  assert.deepEqual(namesForLog("").toSorted(), Object.keys(GAMES).sort());
});
