// In WebKit, Safari's engine: games of a visitor's programs, from their files to their turns, in each language that works there.

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { By, until } from "selenium-webdriver";
import { compiled } from "../browser/programs.mjs";
import {
  pressNamed,
  serveSite,
  startWebKit,
  texts,
  waitForCount,
  waitForText,
  waitForVisible,
} from "./webkit.mjs";

/** The time that a compiler may take to load and to compile, in ms. */
const COMPILING = 300_000;

/** Its headers compile quickly. It plays one move of dots and waits. */
const CPP = `#include <cstdio>

int main() {
  char line[100];
  fgets(line, sizeof line, stdin);
  puts("D4N");
  fflush(stdout);
  while (fgets(line, sizeof line, stdin)) {}
}
`;

/** @type {Awaited<ReturnType<typeof startWebKit>>} */
let webkit;
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
/** @type {string} */
let folder;

before(async () => {
  [webkit, site, folder] = await Promise.all([
    startWebKit(),
    serveSite(),
    mkdtemp(path.join(tmpdir(), "warren-programs-")),
  ]);
});

after(async () => {
  await webkit?.close();
  await site?.close();
  await rm(folder, { recursive: true });
});

/** @param {string} place in the examples */
const example = (place) => fileURLToPath(new URL(`../../examples/${place}`, import.meta.url));

/**
 * Adds a program by choosing its file, and plays against an engine.
 * @param {string} file
 * @param {string} game which the page asks for if the file's name does not give it
 */
async function playWith(file, game) {
  const { driver } = webkit;
  await driver.get("about:blank");
  await driver.get(`${site.url}#/programs`);
  const input = until.elementLocated(By.css('main input[type="file"]'));
  await (await driver.wait(input, 60_000)).sendKeys(file);
  await driver.wait(until.elementLocated(By.css("dialog[open], main.program")), 60_000);
  if ((await driver.findElements(By.css("dialog[open]"))).length > 0) {
    await pressNamed(driver, "dialog[open]", game);
  }
  await waitForVisible(driver, "main.program");
  await pressNamed(driver, "main.program", "Play");
}

test("a program in JavaScript plays, also where a worker has secrets", async () => {
  const { driver } = webkit;
  for (const [game, name] of [
    ["dots", "Jumping Dots"],
    ["fugitive", "Fugitive and Detectives"],
  ]) {
    await playWith(example(`${game}/starter.js`), name);
    await waitForCount(driver, ".move", 4);
    assert.deepEqual(await texts(driver, ".verdict-line"), []);
  }
});

test("a WASI program plays, though WebKit cannot suspend it", async () => {
  const { driver } = webkit;
  assert.equal(await driver.executeScript("return 'Suspending' in WebAssembly"), false);
  const file = path.join(folder, "Mine.dots.wasm");
  const { base64 } = compiled("examples/dots/starter.rs", "2024");
  await writeFile(file, base64, "base64");
  await playWith(file, "Jumping Dots");
  await waitForCount(driver, ".move", 4);
  assert.deepEqual(await texts(driver, ".verdict-line"), []);
});

test("a program in C++ is compiled in the page, and plays", async () => {
  const { driver } = webkit;
  const file = path.join(folder, "Mine.dots.cpp");
  await writeFile(file, CPP);
  await playWith(file, "Jumping Dots");
  await pressNamed(driver, "body", /^Load .* MB$/);
  await driver.wait(async () => (await texts(driver, ".move")).length >= 2, COMPILING);
  assert.deepEqual(await texts(driver, ".verdict-line"), []);
});

test("the page says that programs in Python cannot run", async () => {
  const { driver } = webkit;
  await driver.get("about:blank");
  await driver.get(`${site.url}#/programs`);
  await waitForText(driver, "main p", /Programs in Python cannot run in this browser/);
});
