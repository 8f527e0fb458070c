// The moments worth a flourish: a capture or a delivery, a solved puzzle, and a finished day.

import assert from "node:assert/strict";
import { GAMES } from "../../../www/games/list.js";
import { dayOf } from "../../../www/play/puzzle/daily.js";
import { beginGame, clickMove, movesPlayed, pageTest } from "../page.mjs";
import { solveWithHints } from "../solving.mjs";

/** @typedef {import("playwright-core").Page} Page */

const MOVING = { reducedMotion: /** @type {const} */ ("no-preference"), asWritten: true };
const STILL = { reducedMotion: /** @type {const} */ ("reduce"), asWritten: true };

const MAX_MS = 400;

/** Noon of a Wednesday. */
const WEDNESDAY = new Date(2026, 10, 25, 12);

/** A finished motion. @typedef {{ ms: number, properties: string[] }} Motion */

/** Notes each motion of a flourish when it is over, and the pulses of the device. */
function observe() {
  /** @type {Motion[]} */
  const motions = [];
  Object.assign(globalThis, { motions, pulses: 0 });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    const effect = /** @type {KeyframeEffect} */ (animation.effect);
    if (this.closest(".flourish")) {
      animation.finished.then(() => {
        const properties = effect.getKeyframes().flatMap(Object.keys);
        const ms = Number(effect.getComputedTiming().endTime);
        motions.push({ ms, properties: [...new Set(properties)] });
      });
    }
    return animation;
  };
  Navigator.prototype.vibrate = () => {
    /** @type {any} */ (globalThis).pulses += 1;
    return true;
  };
}

/** @param {Page} page */
const pulsesOf = (page) => page.evaluate(() => /** @type {any} */ (globalThis).pulses);

/** Waits until a flourish is over, and checks it. @param {Page} page */
async function checkFlourish(page) {
  await page.waitForFunction(
    () =>
      /** @type {any} */ (globalThis).motions.length > 0 && !document.querySelector(".flourish"),
  );
  /** @type {Motion[]} */
  const motions = await page.evaluate(() => /** @type {any} */ (globalThis).motions);
  for (const { ms, properties } of motions) {
    assert.ok(ms > 0 && ms <= MAX_MS, `${ms} ms`);
    const own = ["offset", "computedOffset", "easing", "composite", "opacity", "transform"];
    assert.deepEqual(
      properties.filter((property) => !own.includes(property)),
      [],
    );
  }
  return motions.length;
}

/** The requests for the module, as they come. @param {Page} page */
function requestsOf(page) {
  /** @type {string[]} */
  const requests = [];
  page.on("request", (request) => {
    if (request.url().includes("flourish")) requests.push(request.url());
  });
  return requests;
}

/** Plays two quiet moves and a capture, with a check before it. @param {Page} page @param {() => void} beforeCapture */
async function capture(page, beforeCapture) {
  for (const [i, move] of ["C4N", "D4N"].entries()) {
    await clickMove(page, move);
    await movesPlayed(page, i + 1);
  }
  beforeCapture();
  await clickMove(page, "C4E");
  await movesPlayed(page, 3);
}

/** Everything but the last puzzle of a day is solved. @param {Page} page @param {string} last */
async function beginDay(page, last) {
  await page.clock.setFixedTime(WEDNESDAY);
  const result = { day: dayOf(WEDNESDAY), tries: 1, hints: 0 };
  const others = Object.keys(GAMES).filter((game) => game !== last);
  const done = Object.fromEntries(others.map((game) => [game, [result]]));
  await page.addInitScript(
    (days) => {
      localStorage.setItem("warren.puzzle-days", days);
      localStorage.setItem("warren.vibration", "on");
    },
    JSON.stringify({ spans: [], done }),
  );
}

pageTest("a capture has a flourish, which loads with it", MOVING, async (page, url) => {
  await page.addInitScript(observe);
  const requests = requestsOf(page);
  await beginGame(page, url, ["person", "person"]);
  const board = page.locator(".board");
  const before = await board.boundingBox();
  await capture(page, () => assert.deepEqual(requests, []));
  assert.equal(await checkFlourish(page), 1);
  assert.equal(requests.length, 1);
  assert.deepEqual(await board.boundingBox(), before);
  assert.equal(await pulsesOf(page), 0, "the visitor has not asked for vibration");
});

pageTest("a solved puzzle has a flourish", MOVING, async (page, url) => {
  await page.addInitScript(observe);
  await page.clock.setFixedTime(WEDNESDAY);
  const requests = requestsOf(page);
  await page.goto(`${url}#/today/dots`);
  await page.locator(".game.puzzle .cell").first().waitFor();
  assert.deepEqual(requests, []);
  await solveWithHints(page);
  const solved = await checkFlourish(page);
  assert.equal(requests.length, 1);
  assert.ok(solved > 1);
});

pageTest("the end of a day has a greater flourish", MOVING, async (page, url) => {
  await page.addInitScript(observe);
  await beginDay(page, "dots");
  await page.goto(`${url}#/today/dots`);
  await page.locator(".game.puzzle .cell").first().waitFor();
  await solveWithHints(page);
  assert.ok((await checkFlourish(page)) > 20);
  await page.waitForFunction(() => /** @type {any} */ (globalThis).pulses === 1);
});

pageTest("where nothing may move there is no flourish", STILL, async (page, url) => {
  await page.addInitScript(observe);
  const requests = requestsOf(page);
  await beginGame(page, url, ["person", "person"]);
  await capture(page, () => {});
  await beginDay(page, "dots");
  await page.goto(`${url}#/today/dots`);
  await page.reload();
  await page.locator(".game.puzzle .cell").first().waitFor();
  await solveWithHints(page);
  await page.locator(".puzzle-after:not([hidden])").waitFor();
  assert.deepEqual(requests, []);
  assert.equal(await page.locator(".flourish").count(), 0);
  assert.equal(await pulsesOf(page), 0);
});
