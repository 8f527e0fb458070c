// Checks whether anything grows in a page that is used for hours: `make soak HOURS=8`. HOURS may be a fraction.
//
// One page is never reloaded. In each round it lets engines play each game, asks for a hint in a puzzle of each game, plays a
// visitor's program, and shows a board in an element and one in a frame. Then it deletes the games, as a visitor might.
// After each round, on the home page and after a garbage collection, the bench counts objects and stored data.
//
// The first rounds fill caches and are omitted. The bench compares the medians of the first and of the last third of the
// others. If something has grown by more than its allowance, the exit status is 1. At the end the bench lists the kinds of
// objects that have grown in number since half-time.

import { parseArgs } from "node:util";
import { serve } from "../tools/serve.mjs";
import * as list from "../www/games/list.js";
import { launch, quantile } from "./browser.mjs";
import { reportFigure } from "./figures.mjs";
import { growth, takeHeap } from "./heap.mjs";

/** @typedef {import("playwright-core").Page} Page */

const GAMES = Object.keys(list.GAMES);

const MEBIBYTE = 2 ** 20;
const KIBIBYTE = 2 ** 10;

/** The rounds that are omitted, and the fewest that are compared. */
const WARMING = 2;
const MIN_SAMPLES = 6;

/** The chance difference allowed for the median of each measure. */
const ALLOWANCES = {
  objects: 0.25 * MEBIBYTE,
  code: 1 * MEBIBYTE,
  modules: 1 * MEBIBYTE,
  nodes: 50,
  documents: 1,
  listeners: 20,
  workers: 0,
  frames: 0,
  storage: 8 * KIBIBYTE,
  keys: 1,
};

/** @typedef {keyof typeof ALLOWANCES} Measure */
/** @typedef {Record<Measure, number>} Sample */
/** @typedef {Map<string, import("./heap.mjs").Share>} Heap */

const MEASURES = /** @type {Measure[]} */ (Object.keys(ALLOWANCES));
const IN_MEBIBYTES = new Set(["objects", "code", "modules"]);

/** Plays one move of dots, and then waits. */
const PROGRAM = `const me = await readLine();
if (me === "1") await readLine();
print("D4N");
while ((await readLine()) !== null);`;

const { values } = parseArgs({ options: { hours: { type: "string", default: "8" } } });
const hours = Number(values.hours);
if (!(hours > 0)) throw new Error(`HOURS is a number above 0, not ${values.hours}`);

const site = await serve();
const browser = await launch();
try {
  process.exitCode = (await soak()) ? 1 : 0;
} finally {
  await browser.close();
  await site.close();
}

/** @returns {Promise<boolean>} whether something grows */
async function soak() {
  const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  /** @type {string[]} */
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(site.url);
  const program = await addProgram(page);
  const protocol = await context.newCDPSession(page);
  /** @type {Sample[]} */
  const samples = [];
  const begun = Date.now();
  const end = begun + hours * 3_600_000;
  const half = begun + hours * 1_800_000;
  /** The heap at half-time. @type {Heap | undefined} */
  let before;
  /** @type {Heap} */
  let heap = new Map();
  while (Date.now() < end || samples.length < WARMING + MIN_SAMPLES) {
    for (const game of GAMES) {
      await playEngines(page, game);
      await askForHint(page, game);
    }
    await playProgram(page, program);
    await haveBoards(page, GAMES[samples.length % GAMES.length]);
    await page.evaluate(tidyUp);
    await collectGarbage(page, protocol);
    heap = await takeHeap(protocol);
    const sample = await measure(page, protocol, heap);
    samples.push(sample);
    console.log(`round ${samples.length}: ${line(sample)}`);
    if (Date.now() > half) before ??= heap;
  }
  if (before) tellGrowth(before, heap);
  for (const fault of faults) console.log(`an error on the page: ${fault}`);
  return judge(samples.slice(WARMING)) || faults.length > 0;
}

/** Adds a program. @param {Page} page @returns {Promise<string>} the part of its page's address behind `#` */
async function addProgram(page) {
  await go(page, "#/programs");
  const buffer = Buffer.from(PROGRAM);
  const file = { name: "Mine.dots.js", mimeType: "text/javascript", buffer };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.locator("main.program").waitFor();
  return new URL(page.url()).hash;
}

/**
 * Opens another page of the site without a reload.
 * @param {Page} page
 * @param {string} hash
 */
function go(page, hash) {
  return page.evaluate((hash) => {
    location.hash = hash;
  }, hash);
}

/** Plays the first moves of a game of engines. @param {Page} page @param {string} game */
async function playEngines(page, game) {
  await go(page, `#/new/${game}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Start" }).waitFor();
  for (const side of await dialog.locator("fieldset:has([value=engine])").all()) {
    await side.getByRole("radio", { name: "Engine" }).check();
    await side.getByRole("combobox").selectOption("1");
  }
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.locator(`.game[data-game=${game}] .board`).waitFor();
  await page.locator(".move").nth(3).waitFor();
  await go(page, "#/");
  await page.locator(".card").first().waitFor();
}

/** Asks in the first puzzle of a game for a hint, which its solver finds. @param {Page} page @param {string} game */
async function askForHint(page, game) {
  await go(page, `#/puzzles/${game}`);
  await page.locator(".puzzle-card").first().click();
  await page.locator(".game.puzzle").waitFor();
  const before = await page.locator(".status-text").textContent();
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.waitForFunction(
    (before) => document.querySelector(".status-text")?.textContent !== before,
    before,
  );
}

/** Plays the first moves of a game of the visitor's program. @param {Page} page @param {string} program */
async function playProgram(page, program) {
  await go(page, program);
  await page.locator("main.program").getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".program-turns > li pre", { hasText: "<< D4N" }).waitFor();
  await go(page, "#/");
  await page.locator(".card").first().waitFor();
}

/** Shows a board in an element and one in a frame, and removes them. @param {Page} page @param {string} game */
async function haveBoards(page, game) {
  await page.evaluate(async (game) => {
    await import(new URL("warren-board.js", document.baseURI).href);
    const element = document.createElement("warren-board");
    element.setAttribute("game", game);
    const ready = new Promise((resolve) => {
      element.addEventListener("ready", resolve, { once: true });
    });
    document.body.prepend(element);
    await ready;
    element.remove();

    const { connect } = await import(new URL("embedding/parent.js", document.baseURI).href);
    const frame = document.createElement("iframe");
    frame.src = new URL(`embed.html?game=${game}&language=en`, document.baseURI).href;
    document.body.prepend(frame);
    const board = connect(frame);
    await new Promise((resolve) => board.addEventListener("ready", resolve, { once: true }));
    board.close();
    frame.remove();
  }, game);
}

/** Runs in the page: deletes the games that are stored. */
function tidyUp() {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith("warren:game:")) localStorage.removeItem(key);
  }
}

/**
 * @param {Page} page
 * @param {import("playwright-core").CDPSession} protocol
 */
async function collectGarbage(page, protocol) {
  // Finalizers run in later tasks, and an object that they free may hold others.
  for (let times = 0; times < 3; times += 1) {
    await protocol.send("HeapProfiler.collectGarbage");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  }
}

/**
 * The heap's objects, and the code that the browser makes for functions that are called often. The rest of the browser's
 * memory, such as a record of everything that the page has fetched, exists only for this bench.
 * @param {Heap} heap
 */
function sizesOf(heap) {
  const sizes = { objects: 0, code: 0 };
  for (const [kind, { size }] of heap) {
    if (kind.startsWith("code ")) sizes.code += size;
    else if (!kind.startsWith("native ")) sizes.objects += size;
  }
  return sizes;
}

/**
 * @param {Page} page on the home page
 * @param {import("playwright-core").CDPSession} protocol
 * @param {Heap} heap
 * @returns {Promise<Sample>}
 */
async function measure(page, protocol, heap) {
  const { nodes, documents, jsEventListeners } = await protocol.send("Memory.getDOMCounters");
  const inPage = await page.evaluate(async (games) => {
    const { loadGame, loadStudy } = await import(new URL("play/load.js", document.baseURI).href);
    let modules = 0;
    for (const module of games.flatMap((game) => [loadGame(game), loadStudy(game)])) {
      modules += (await (await module).default()).memory.buffer.byteLength;
    }
    const all = Object.entries(localStorage);
    const { usage = 0 } = await navigator.storage.estimate();
    const texts = all.reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    return { modules, storage: usage + 2 * texts, keys: all.length };
  }, GAMES);
  return {
    ...sizesOf(heap),
    nodes,
    documents,
    listeners: jsEventListeners,
    workers: page.workers().length,
    frames: page.frames().length - 1,
    ...inPage,
  };
}

/** @param {Heap} first @param {Heap} last */
function tellGrowth(first, last) {
  console.log("\nMore on the heap than after half of the time:");
  for (const { kind, count, size } of growth(first, last, 15)) {
    console.log(`  ${(size / KIBIBYTE).toFixed(1)} KiB, ${count} objects: ${kind}`);
  }
}

/** @param {Measure} name @param {number} value */
function shown(name, value) {
  if (IN_MEBIBYTES.has(name)) return `${(value / MEBIBYTE).toFixed(2)} MiB`;
  return name === "storage" ? `${(value / KIBIBYTE).toFixed(1)} KiB` : String(value);
}

/** @param {Sample} sample */
function line(sample) {
  return MEASURES.map((name) => `${name} ${shown(name, sample[name])}`).join(", ");
}

/**
 * Prints the table.
 * @param {Sample[]} samples
 * @returns {boolean} whether something grows
 */
function judge(samples) {
  const third = Math.floor(samples.length / 3);
  const parts = [samples.slice(0, third), samples.slice(-third)];
  /** @type {string[]} */
  const growing = [];
  /** @type {string[]} */
  const heap = [];
  console.log(`\n| ${samples.length} rounds | first third | last third | allowance | |`);
  console.log("| --- | --- | --- | --- | --- |");
  for (const name of MEASURES) {
    const [first, last] = parts.map((part) => {
      const sorted = part.map((sample) => sample[name]).sort((a, b) => a - b);
      return quantile(sorted, 0.5);
    });
    const isMore = last - first > ALLOWANCES[name];
    const cells = [first, last, ALLOWANCES[name]].map((value) => shown(name, value));
    console.log(`| ${[name, ...cells, isMore ? "GROWS" : "flat"].join(" | ")} |`);
    if (isMore) growing.push(name);
    if (name === "objects" || name === "code") heap.push(`${name} ${cells[0]} to ${cells[1]}`);
  }
  const verdict = growing.length > 0 ? `${growing.join(", ")} grow` : "nothing grows";
  reportFigure(`${samples.length} rounds, ${verdict}: ${heap.join(", ")}`);
  return growing.length > 0;
}
