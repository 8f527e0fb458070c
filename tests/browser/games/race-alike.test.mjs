// Two races that a player of The Crossing cannot distinguish, though all islands out of view and the other player move
// differently: they are the same on the page, in its document, its storage, its pictures and its workers' messages.

import assert from "node:assert/strict";
import { pageTest } from "../page.mjs";
import {
  loadEngines,
  partsOf,
  press,
  resign,
  shareDialog,
  textOf,
  transcriptOf,
  turnsPlayed,
  walk,
} from "../race.mjs";
import { siteWithEngine } from "../site.mjs";
import { moment, watch } from "../witness.mjs";

/**
 * @typedef {import("playwright-core").Page} Page
 * @typedef {import("../race.mjs").Step} Step
 */

const ALL = {
  reducedMotion: /** @type {const} */ ("reduce"),
  permissions: ["clipboard-read", "clipboard-write"],
};
/** The turns of a game. */
const TURNS = 180;
/** The turns after which an island repeats its cycle. */
const CYCLE = 14;

const warren = await loadEngines();

/** The number of turns that are played. */
const ALIKE = 14;

/**
 * Two records of races without moves: with the same heights, with the same islands in the windows of a player who starts on the
 * left and walks, and with all other islands at other points of their cycle.
 */
function alike() {
  const start = warren.drawStart("crossing", 2, 11) ?? [];
  const one = record(start);
  const seen = seenFrom(one, walk(0, ALIKE));
  const rows = [0, 8, 16].map((from) => start.slice(from, from + 8));
  const [heights, phases] = rows.slice(0, 2).map((lines) => lines.map((line) => line.split(" ")));
  const directions = rows[2].map((line) => [...line]);
  for (const [row, line] of heights.entries()) {
    for (const [column, height] of line.entries()) {
      if (height === "9" || seen.has(`${row} ${column}`)) continue;
      let place = { phase: Number(phases[row][column]), direction: directions[row][column] };
      for (let turn = 0; turn < 5; turn++) place = next(Number(height), place);
      phases[row][column] = String(place.phase);
      directions[row][column] = place.direction;
    }
  }
  const words = (/** @type {string[][]} */ grid) => grid.map((line) => line.join(" "));
  const lines = [...rows[0], ...words(phases), ...directions.map((line) => line.join(""))];
  return [one, record(lines)];
}

/** @param {string[]} lines of a start */
const record = (lines) => `${["warren 1 crossing", ...lines].join("\n")}\n`;

/**
 * The cells in the windows of the player on the left.
 * @param {string} record without moves
 * @param {Step[]} steps
 */
function seenFrom(record, steps) {
  const scene = warren.Scene.fromRecord(record);
  for (const step of steps) scene.play(`${step}H`);
  const sight = scene.sight(0);
  const seen = new Set();
  for (let ply = 0; ply <= steps.length; ply++) {
    const report = /** @type {import("../../../www/wasm/warren.js").CrossingReport} */ (
      sight.report(ply)
    );
    const [row, column] = report.players[0]?.cell ?? [0, 0];
    for (let i = 0; i < 9; i++) seen.add(`${row + Math.floor(i / 3) - 1} ${column + (i % 3) - 1}`);
  }
  sight.free();
  scene.free();
  return seen;
}

/**
 * An island a turn later.
 * @param {number} height
 * @param {{ phase: number, direction: string }} place
 */
function next(height, { phase, direction }) {
  const lowest = height - CYCLE / 2;
  const isUp = direction === "U" ? phase < height : phase === lowest;
  return isUp ? { phase: phase + 1, direction: "U" } : { phase: phase - 1, direction: "D" };
}

/**
 * An engine in a worker that steps as planned. It runs in a worker, so it needs nothing else.
 * @param {string[]} steps
 */
function plannedRacer(steps) {
  const scope = /** @type {any} */ (globalThis);
  let turn = 0;
  scope.onmessage = (/** @type {any} */ { data }) => {
    if (data.type === "load") scope.postMessage({ type: "ready" });
    if (data.type === "start") {
      turn = data.transcript.filter((/** @type {any} */ each) => "answered" in each).length;
    }
    if (!data.due) return;
    scope.postMessage({ type: "answer", job: data.job, lines: [steps[turn]], took: 1 });
    turn += 1;
  };
}

/**
 * Puts a race into the browser's storage as the page stores it, and opens it.
 * @param {Page} page
 * @param {string} url
 * @param {string} record
 */
async function openStored(page, url, record) {
  const scene = warren.Scene.fromRecord(record);
  const { lines } = transcriptOf(warren, record, 0);
  const stored = {
    version: 1,
    id: "alike",
    game: "crossing",
    seats: [
      { kind: "person", clock: null },
      { kind: "engine", level: 1, clock: null },
    ],
    viewpoint: 0,
    marks: {},
    paused: false,
    record: scene.seal(),
    beginning: { seat: 0, files: [], lines, position: null },
    left: [null, null],
    undone: [],
    over: false,
    length: 0,
    updated: 1,
  };
  scene.free();
  await page.goto(url);
  await page.evaluate(
    (stored) => localStorage.setItem("warren:game:alike", JSON.stringify(stored)),
    stored,
  );
  await page.goto(`${url}#/game/alike`);
  await turnsPlayed(page, 0);
}

/**
 * A moment, in which the person's answer and the report after the turn count as one: the time that an engine takes is not
 * secret, and varies.
 * @param {Page} page
 */
async function wholeTurns(page) {
  const { messages, ...others } = await moment(page);
  const reports = messages["referee.js"] ?? [];
  /** @type {any[]} */
  const turns = [];
  /** @type {any[]} */
  let said = [];
  for (const report of reports) {
    said.push(...(report.news?.said ?? []));
    const isWaiting = report.type === "state" && report.news.said.length === 1 && !report.moved;
    if (isWaiting && "answered" in report.news.said[0]) continue;
    turns.push({ ...report, news: { ...report.news, said } });
    said = [];
  }
  return { ...others, messages: { ...messages, "referee.js": turns } };
}

/**
 * The race on the home page. The time of storing is omitted, and so are the other games' pictures, which appear when they
 * are ready.
 * @param {Page} page
 */
async function atHome(page) {
  const { stored } = await moment(page);
  const shown = await page.evaluate(() => {
    const pictures = [...document.querySelectorAll(".continue canvas, .stored canvas")].map(
      (canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL(),
    );
    return { page: document.querySelector(".continue")?.outerHTML, pictures };
  });
  assert.ok(shown.pictures.length >= 2);
  return { shown, stored };
}

/**
 * @param {Page} page
 * @param {string} url
 * @param {string} record
 */
async function playAlike(page, url, record) {
  await watch(page);
  await openStored(page, url, record);
  /** @type {unknown[]} */
  const moments = [await wholeTurns(page)];
  for (const [i, step] of walk(0, ALIKE).entries()) {
    await press(page, step);
    await turnsPlayed(page, i + 1);
    moments.push(await wholeTurns(page));
    if (i !== ALIKE / 2) continue;
    await page.reload();
    await turnsPlayed(page, i + 1);
    moments.push(await wholeTurns(page));
    await page.goto(url);
    for (const place of [".continue", ".stored"]) {
      // Pictures are drawn when they come into view.
      await page.locator(place).scrollIntoViewIfNeeded();
      await page.locator(`${place} canvas`).waitFor();
    }
    moments.push(await atHome(page));
    await page.getByRole("link", { name: "Continue" }).click();
    await turnsPlayed(page, i + 1);
  }
  await shareDialog(page);
  moments.push(await wholeTurns(page));
  await resign(page);
  return { moments, end: await wholeTurns(page), record: await textOf(page) };
}

pageTest(
  "two races that a player cannot distinguish are the same on the page",
  ALL,
  async (page) => {
    const browser = page.context().browser();
    assert.ok(browser);
    const rivals = [Array.from({ length: TURNS }, () => "H"), walk(1, TURNS)];
    /** @type {Awaited<ReturnType<typeof playAlike>>[]} */
    const games = [];
    for (const [i, record] of alike().entries()) {
      const context = await browser.newContext(ALL);
      try {
        const source = `(${plannedRacer})(${JSON.stringify(rivals[i])});`;
        const url = await siteWithEngine(source);
        games.push(await playAlike(await context.newPage(), url, record));
      } finally {
        await context.close();
      }
    }
    const [one, other] = games;
    // They are two games, and one for the player.
    const [a, b] = games.map(({ record }) => partsOf(record));
    assert.deepEqual(a.heights, b.heights);
    assert.notDeepEqual(a.phases, b.phases);
    assert.notDeepEqual(a.directions, b.directions);
    assert.notDeepEqual(a.moves, b.moves);
    assert.deepEqual(transcriptOf(warren, one.record, 0), transcriptOf(warren, other.record, 0));

    assert.equal(one.moments.length, ALIKE + 4);
    for (const [i, moment] of one.moments.entries()) {
      assert.deepEqual(moment, other.moments[i], `moment ${i}`);
    }
    // With full knowledge they differ: so the test would have noticed a difference.
    assert.notDeepEqual(one.end.messages, other.end.messages);
    assert.notDeepEqual(one.end.stored, other.end.stored);
    assert.notEqual(one.end.shown.page, other.end.shown.page);
    assert.notDeepEqual(one.end.shown.pictures, other.end.shown.pictures);
  },
);
