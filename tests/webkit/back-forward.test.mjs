// In WebKit, Safari's engine: the back button, from another site, restores the page as it was left, and its game resumes.

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { serve } from "../../tools/serve.mjs";
import {
  press,
  serveSite,
  startWebKit,
  texts,
  waitForCount,
  waitForNone,
  waitForVisible,
} from "./webkit.mjs";

/** The time spent on another page, in ms: longer than any request made on leaving may last. */
const AWAY = 2200;

/** @type {Awaited<ReturnType<typeof startWebKit>>} */
let webkit;
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
/** @type {string} */
let folder;
/** @type {Awaited<ReturnType<typeof serve>>} */
let elsewhere;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "warren-elsewhere-"));
  const page = '<!doctype html><link rel="icon" href="data:,"><title>Elsewhere</title>';
  await writeFile(path.join(folder, "index.html"), page);
  [webkit, site, elsewhere] = await Promise.all([
    startWebKit(),
    serveSite(),
    serve({ root: folder }),
  ]);
});

after(async () => {
  await webkit?.close();
  await site?.close();
  await elsewhere?.close();
  await rm(folder, { recursive: true });
});

/** Leaves for another site, and returns with the browser's button. */
async function leaveAndReturn() {
  const { driver } = webkit;
  await driver.executeScript("window.left = true");
  await driver.get(elsewhere.url);
  const isLong = `return performance.now() > ${AWAY}`;
  await driver.wait(() => driver.executeScript(isLong));
  await driver.navigate().back();
  assert.equal(await driver.executeScript("return window.left"), true, "the page is restored");
}

/** Plays on an empty cell by mouse. */
async function playAnywhere() {
  await press(webkit.driver, '.game .cell[aria-label$="empty"]');
}

test("a game resumes with its clock and its engine", async () => {
  const { driver } = webkit;
  await driver.get(`${site.url}#/new/dots`);
  await press(driver, "dialog[open] #clock option[value=game-3]");
  await press(driver, "dialog[open] .button.primary");
  await press(driver, '.game .cell[data-cell="D4"]');
  await waitForCount(driver, ".move", 2);
  await waitForVisible(driver, ".bar.near.due");
  const before = await readClock();
  await leaveAndReturn();
  await waitForVisible(driver, ".bar.near.due");
  const after = await readClock();
  // It ran while the page was open, and stopped on another page; the rest allows for whole seconds.
  const most = after.now - before.now - AWAY / 1000 + 1;
  const ran = before.left - after.left;
  assert.ok(ran <= most, `the clock ran for ${ran} s, at most ${most} s allowed`);
  await playAnywhere();
  await waitForCount(driver, ".move", 4);
  await waitForVisible(driver, ".bar.near.due");
  // In the middle of a turn of the engine's.
  await playAnywhere();
  await leaveAndReturn();
  await waitForCount(driver, ".move", 6);
  await waitForNone(driver, ".notice");
});

/** The seconds left to the near side, and the time of day in seconds. @returns {Promise<{ left: number, now: number }>} */
function readClock() {
  return webkit.driver.executeScript(() => {
    const text = document.querySelector(".bar.near .bar-clock")?.textContent ?? "";
    const [, minutes, seconds] = text.match(/(\d+):(\d+)/) ?? [];
    return { left: 60 * Number(minutes) + Number(seconds), now: Date.now() / 1000 };
  });
}

// The referee of a game with secrets and its engines are in workers.
test("engines play on in a game with secrets", async () => {
  const { driver } = webkit;
  await driver.get(`${site.url}#/new/fugitive`);
  for (const side of [1, 2]) {
    await press(driver, `dialog[open] .seat-choice:nth-of-type(${side}) label:has([value=engine])`);
  }
  await press(driver, "dialog[open] .button.primary");
  await waitForCount(driver, ".move", 2);
  await leaveAndReturn();
  const { length } = await texts(driver, ".move");
  await driver.wait(async () => {
    const isOver = (await texts(driver, ".verdict-line")).length > 0;
    return isOver || (await texts(driver, ".move")).length > length;
  });
});
