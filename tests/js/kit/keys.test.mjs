// Keys on keyboards of other alphabets.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { actionOf as crossing } from "../../../www/games/crossing/keys.js";
import { actionOf as fugitive } from "../../../www/games/fugitive/keys.js";
import { actionOf as rabbits } from "../../../www/games/rabbits/keys.js";
import { keyOf } from "../../../www/kit/page/keys.js";

const www = new URL("../../../www/", import.meta.url);

/** @param {string} key @param {string} code */
const pressed = (key, code, more = {}) => ({
  key,
  code,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
});

test("letters of other alphabets are read by their place, and digits as 0 to 9", () => {
  const keys = [
    ["n", "KeyN", "n"],
    ["т", "KeyN", "n"],
    ["د", "KeyN", "n"],
    ["у", "KeyE", "e"],
    ["ث", "KeyE", "e"],
    ["х", "BracketLeft", "["],
    ["ю", "Period", "."],
    ["۵", "Digit5", "5"],
    ["٥", "Digit5", "5"],
    // On a French keyboard the letter counts, not its place.
    ["a", "KeyQ", "a"],
    ["é", "Digit2", "é"],
    ["ArrowUp", "ArrowUp", "ArrowUp"],
    [" ", "Space", " "],
    // On-screen keyboards report no place.
    ["т", "", "т"],
  ];
  for (const [key, code, read] of keys) assert.equal(keyOf(pressed(key, code)), read, key);
  assert.equal(keyOf(pressed("Т", "KeyN", { shiftKey: true })), "N");
});

test("keys are ignored while an input method composes", () => {
  assert.equal(keyOf(pressed("n", "KeyN", { isComposing: true })), "");
  assert.equal(keyOf(pressed("Process", "KeyN")), "");
});

test("the boards take the letters of Russian and Persian keyboards", () => {
  for (const [key, code, letter] of [
    ["т", "KeyN", "N"],
    ["у", "KeyE", "E"],
    ["ы", "KeyS", "S"],
    ["ц", "KeyW", "W"],
    ["د", "KeyN", "N"],
    ["ث", "KeyE", "E"],
    ["س", "KeyS", "S"],
    ["ص", "KeyW", "W"],
  ]) {
    assert.deepEqual(rabbits(pressed(key, code)), { kind: "step", letter });
  }
  assert.deepEqual(rabbits(pressed("к", "KeyR")), { kind: "suggest" });
  assert.deepEqual(crossing(pressed("р", "KeyH")), { kind: "step", step: "H" });
  assert.deepEqual(crossing(pressed("ح", "KeyP")), { kind: "numbers" });
  assert.deepEqual(crossing(pressed("ъ", "BracketRight")), { kind: "ahead", turns: 1 });
  assert.deepEqual(fugitive(pressed("۳", "Digit3")), { kind: "select", piece: 2 });
  for (const actionOf of [crossing, fugitive, rabbits]) {
    assert.equal(actionOf(pressed("Enter", "Enter", { isComposing: true })), null);
  }
});

test("every listener reads keys in this way", async () => {
  const files = (await readdir(www, { recursive: true })).filter(
    (file) =>
      /\.js$/.test(file) &&
      !/^(node_modules|vendor|wasm|compilers|course-files|starters)\//.test(file),
  );
  const listening = [];
  for (const file of files) {
    const source = await readFile(new URL(file, www), "utf8");
    if (!/addEventListener\("keydown"|listenAround\([^)]*"keydown"/.test(source)) continue;
    listening.push(file);
    const raw = source.match(/\bevent\.key (===|in)|\[event\.key\]|\{ key \}\) =>/g) ?? [];
    assert.deepEqual(raw, [], `${file} reads a key by itself`);
  }
  assert.ok(listening.length > 10, `only ${listening.length} listeners were found`);
});
