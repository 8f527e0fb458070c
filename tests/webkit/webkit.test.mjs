// In WebKit, Safari's engine: a game by hand, one by engines, a link, and boards on a page of another origin. What all
// browsers share is tested in Chromium.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/serve.mjs";
import { atLeast, press, seen, startWebKit, texts } from "./webkit.mjs";

const COURSE = fileURLToPath(new URL("course", import.meta.url));

/** @type {Awaited<ReturnType<typeof startWebKit>>} */
let webkit;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

before(async () => {
  [webkit, site] = await Promise.all([startWebKit(), serve()]);
});

after(async () => {
  await webkit?.close();
  await site?.close();
});

/**
 * Begins a game from the home page, with the players that the dialog is given.
 * @param {string} game
 * @param {("person" | "engine")[]} players
 * @param {number} level of the engines
 */
async function begin(game, players, level) {
  const { driver } = webkit;
  await driver.get(site.url);
  await press(driver, `.card[data-game=${game}] button`);
  for (const [i, player] of players.entries()) {
    const side = `dialog[open] .seat-choice:nth-of-type(${i + 1})`;
    await press(driver, `${side} label:has([value=${player}])`);
    if (player === "engine") {
      await press(driver, `${side} select option[value="${level}"]`);
    }
  }
  await press(driver, "dialog[open] .button.primary");
}

/** The link of a record that is kept for ever. @param {number} version @param {string} record */
async function keptLink(version, record) {
  const file = new URL(`../links/version-${version}.txt`, import.meta.url);
  const lines = (await readFile(file, "utf8")).split("\n");
  const line = lines.find((each) => each.startsWith(`${record} `));
  assert.ok(line, `${file.pathname} has a link of ${record}`);
  return line.split(" ")[1];
}

test("a game is played by hand against an engine, and kept", async () => {
  const { driver } = webkit;
  await begin("dots", ["person", "engine"], 3);
  await press(driver, '.game .cell[data-cell="D4"]');
  await atLeast(driver, ".move", 2);
  await seen(driver, ".bar.near.due");
  const list = await texts(driver, ".move");
  await driver.navigate().refresh();
  await atLeast(driver, ".move", 2);
  assert.deepEqual(await texts(driver, ".move"), list);
  assert.match(list[0], /^D4/);
});

// Its referee is a worker of its own, which starts those of the engines.
test("engines play a whole game with secrets", async () => {
  const { driver } = webkit;
  await begin("fugitive", ["engine", "engine"], 1);
  await seen(driver, ".verdict-line");
});

test("links of both versions are opened", async () => {
  const { driver } = webkit;
  for (const version of [1, 2]) {
    await driver.get("about:blank");
    await driver.get(`${site.url}#${await keptLink(version, "rabbits-002")}`);
    await seen(driver, ".game .piece-handle");
    await atLeast(driver, ".move", 1);
  }
});

test("a frame and an element are played on a page of another origin", async () => {
  const { driver } = webkit;
  const course = await serve({ root: COURSE });
  try {
    await driver.get(`${course.url}?site=${encodeURIComponent(site.url)}`);
    await driver.switchTo().frame(await seen(driver, "iframe"));
    await press(driver, '.cell[data-cell="D4"]');
    await seen(driver, ".bar.near.due");
    await driver.switchTo().defaultContent();
    const frame = await told(driver, "frame", "move", 2);
    assert.deepEqual(
      frame.map(({ seat, ply }) => [seat, ply]),
      [
        [1, 1],
        [2, 2],
      ],
    );

    await driver.executeScript("document.querySelector('warren-board').scrollIntoView()");
    await told(driver, "element", "ready", 1);
    await driver.executeScript("document.querySelector('warren-board').play('D4N')");
    const element = await told(driver, "element", "move", 2);
    assert.deepEqual(
      element.map(({ seat, ply }) => [seat, ply]),
      [
        [1, 1],
        [2, 2],
      ],
    );
  } finally {
    await course.close();
  }
});

/**
 * Waits until a board has told something so often, and gives all of that.
 * @param {import("selenium-webdriver").WebDriver} driver
 * @param {"frame" | "element"} board
 * @param {string} type
 * @param {number} count
 * @returns {Promise<any[]>}
 */
async function told(driver, board, type, count) {
  const wanted = "return told[arguments[0]].filter(({ type }) => type === arguments[1])";
  /** @type {any[]} */
  let found = [];
  await driver.wait(
    async () => {
      found = await driver.executeScript(wanted, board, type);
      return found.length >= count;
    },
    60_000,
    `the ${board} has not told ${count} times: ${type}`,
  );
  return found;
}
