// Measures how much memory the page takes while a visitor looks through many games:
// `make bench RUN="memory [--rounds 20] [--free written|none] [--copies 2000] [--puzzles 20]"`.
//
// One page, never reloaded, opens a long game of each kind in each round, goes through all its positions, looks through its
// puzzles, and opens a puzzle, the editor and the home page. An object of WebAssembly is freed by a call of `free` or by the
// finalizer that the generated glue registers for it. With `--free none` the calls do nothing. The memory of a WebAssembly module
// never shrinks: its final size is the most it needed.
//
// Afterwards the bench copies each game as fast as it can, which no visitor does, and solves a puzzle whose solver has a large
// table again and again. It leaves all of them to the finalizers.

import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { loadRules } from "../tools/rules.mjs";
import { serve } from "../tools/serve.mjs";
import { launch } from "./browser.mjs";
import { reportFigure } from "./figures.mjs";

const MEBIBYTE = 2 ** 20;

/** Long games, by the game's name. */
const RECORDS = {
  dots: "dots-005",
  rabbits: "rabbits-002",
  mice: "mice-002",
  fugitive: "fugitive-002",
  crossing: "crossing-007",
};

/** A puzzle whose solver has a large table. */
const PUZZLE = {
  game: "dots",
  text: `warren 1 dots
goal cells 14 in 1
start aaaa3/a2a3/1aa1A1A/2AA1a1/AAAABA1/5a1/1A3aA 20
`,
};

/**
 * The number of objects of WebAssembly that were made, freed by a call and freed by a finalizer.
 * @typedef {{made: number, freed: number, collected: number}} Counts
 */

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    free: { type: "string", default: "written" },
    copies: { type: "string", default: "2000" },
    puzzles: { type: "string", default: "20" },
  },
});
const games = Object.keys(RECORDS);
const texts = await Promise.all(
  Object.values(RECORDS).map((name) =>
    readFile(new URL(`../tests/records/${name}.rec`, import.meta.url), "utf8"),
  ),
);
const site = await serve();
const browser = await launch();
try {
  const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript(countObjects);
  await page.goto(site.url);
  const devtools = await context.newCDPSession(page);
  const heap = async () => (await devtools.send("Runtime.getHeapUsage")).usedSize / MEBIBYTE;
  const measure = async () => ({ ...(await page.evaluate(memories, games)), heap: await heap() });
  await page.evaluate(prepare, { games, isIdle: values.free === "none" });
  const most = { heap: 0, waiting: 0 };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [i, game] of games.entries()) {
      await page.evaluate(stepThrough, await linkOf(game, texts[i], round));
      await page.evaluate(visitOthers, { game, round });
      const { made, freed, collected, heap } = await measure();
      most.heap = Math.max(most.heap, heap);
      most.waiting = Math.max(most.waiting, made - freed - collected);
    }
    if ((round + 1) % 5 === 0) report(`after ${round + 1} rounds`, await measure());
  }
  await collect(devtools);
  const visited = await measure();
  report("after a collection", visited);
  const count = Number(values.copies);
  for (const [i, game] of games.entries()) {
    await page.evaluate(copyOften, { game, text: texts[i], count });
  }
  report(`after ${count} copies of each game`, await measure());
  await page.evaluate(solvePuzzles, { ...PUZZLE, count: Number(values.puzzles) });
  report(`after ${values.puzzles} puzzles`, await measure());
  await collect(devtools);
  report("after a collection", await measure());
  reportFigure(
    `modules: ${modulesOf(visited).join(", ")}; JS heap at most ${most.heap.toFixed(1)}, ` +
      `then ${visited.heap.toFixed(1)} MiB; ${most.waiting} objects wait for finalizers`,
  );
} finally {
  await browser.close();
  await site.close();
}

/**
 * A link to the end of a game, seen from a seat that changes with the round.
 * @param {string} game
 * @param {string} text
 * @param {number} round
 */
async function linkOf(game, text, round) {
  const { Scene } = await loadRules(game);
  const scene = Scene.fromRecord(text);
  try {
    return `#${scene.link(scene.length, round % scene.seats)}`;
  } finally {
    scene.free();
  }
}

/**
 * Collects all garbage. The finalizers run in later tasks.
 * @param {import("playwright-core").CDPSession} devtools
 */
async function collect(devtools) {
  await devtools.send("HeapProfiler.collectGarbage");
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await devtools.send("HeapProfiler.collectGarbage");
}

/** Runs in the page before its modules: counts the objects registered for finalizers. */
function countObjects() {
  /** @type {Counts} */
  const counts = { made: 0, freed: 0, collected: 0 };
  /** @type {any} */ (globalThis).counts = counts;
  const { prototype } = FinalizationRegistry;
  const { register, unregister } = prototype;
  prototype.register = function (...registered) {
    counts.made += 1;
    register.apply(this, registered);
  };
  prototype.unregister = function (token) {
    counts.freed += 1;
    return unregister.call(this, token);
  };
  globalThis.FinalizationRegistry = new Proxy(FinalizationRegistry, {
    construct: (Registry, [finalize]) =>
      new Registry((held) => {
        counts.collected += 1;
        finalize(held);
      }),
  });
}

/**
 * Runs in the page: loads the games' modules, and replaces `free` where it is to do nothing.
 * @param {{games: string[], isIdle: boolean}} wanted
 */
async function prepare({ games, isIdle }) {
  const { loadGame, loadStudy } = await import(new URL("play/load.js", document.baseURI).href);
  for (const module of games.flatMap((game) => [loadGame(game), loadStudy(game)])) {
    const classes = Object.values(await module).filter((each) => each.prototype?.free);
    if (isIdle) for (const { prototype } of classes) prototype.free = () => {};
  }
}

/**
 * Runs in the page: the counts, and the bytes of the memory of each game's modules.
 * @param {string[]} games
 * @returns {Promise<Counts & {bytes: number[]}>}
 */
async function memories(games) {
  const { loadGame, loadStudy } = await import(new URL("play/load.js", document.baseURI).href);
  const bytesOf = async (/** @type {Promise<any>} */ module) =>
    (await (await module).default()).memory.buffer.byteLength;
  const bytes = await Promise.all(
    games.map(async (game) => (await bytesOf(loadGame(game))) + (await bytesOf(loadStudy(game)))),
  );
  return { .../** @type {any} */ (globalThis).counts, bytes };
}

/**
 * Runs in the page: opens a game, and goes through all its positions back to the start.
 * @param {string} hash
 */
async function stepThrough(hash) {
  const task = () => new Promise((resolve) => setTimeout(resolve));
  location.hash = hash;
  const scrubber = () =>
    /** @type {HTMLInputElement | null} */ (document.querySelector(".scrubber"));
  while (!scrubber()) await task();
  const key = { key: "ArrowLeft", bubbles: true, cancelable: true };
  for (let left = Number(scrubber()?.max); left > 0; left -= 1) {
    scrubber()?.dispatchEvent(new KeyboardEvent("keydown", key));
    await task();
  }
}

/**
 * Runs in the page: looks through the list of a game's puzzles, and opens a puzzle, the editor and the home page.
 * @param {{game: string, round: number}} visit
 */
async function visitOthers({ game, round }) {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 200));
  const cards = () =>
    /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(".puzzle-card")]);
  location.hash = `#/puzzles/${game}`;
  while (cards().length === 0) await pause();
  for (const card of cards()) {
    card.scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const hash of [cards()[round % cards().length].hash, `#/edit/${game}`, "#/"]) {
    location.hash = hash;
    await pause();
  }
}

/**
 * Runs in the page: makes copies of a game (in a game with secrets, observations) and drops them.
 * @param {{game: string, text: string, count: number}} wanted
 */
async function copyOften({ game, text, count }) {
  const { loadGame } = await import(new URL("play/load.js", document.baseURI).href);
  const { Scene, isHidden } = await loadGame(game);
  const scene = Scene.fromRecord(text);
  for (let made = 0; made < count; made += 1) {
    if (isHidden(game)) scene.sight(made % scene.seats);
    else scene.copy();
    if (made % 20 === 0) await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Runs in the page: reads and solves a puzzle again and again, and drops what it has read.
 * @param {{game: string, text: string, count: number}} wanted
 */
async function solvePuzzles({ game, text, count }) {
  const { loadStudy } = await import(new URL("play/load.js", document.baseURI).href);
  const { Puzzle } = await loadStudy(game);
  for (let made = 0; made < count; made += 1) {
    Puzzle.read(text).proof();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * The memory of each game's module.
 * @param {{bytes: number[]}} measured
 */
function modulesOf({ bytes }) {
  return games.map((game, i) => `${game} ${(bytes[i] / MEBIBYTE).toFixed(1)} MiB`);
}

/**
 * @param {string} when
 * @param {Counts & {bytes: number[], heap: number}} measured
 */
function report(when, { bytes, heap, made, freed, collected }) {
  console.log(
    `${when}: ${modulesOf({ bytes }).join(", ")}, JS heap ${heap.toFixed(1)} MiB; ` +
      `${made} objects made, ${freed} freed, ${collected} collected`,
  );
}
