// In WebKit, Safari's engine: links, puzzles, boards on pages of another origin, languages, the site without a connection, and
// Trusted Types. Behaviour common to all browsers is tested in Chromium.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/serve.mjs";
import { successfulAttacks } from "../browser/attacked.mjs";
import { PUZZLES } from "../browser/elsewhere.mjs";
import { Host } from "../browser/host.mjs";
import {
  press,
  pressNamed,
  SITE,
  serveSite,
  startWebKit,
  waitForCount,
  waitForNone,
  waitForText,
  waitForVisible,
} from "./webkit.mjs";

const COURSE = fileURLToPath(new URL("course", import.meta.url));

/** @type {Awaited<ReturnType<typeof startWebKit>>} */
let webkit;
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;

before(async () => {
  [webkit, site] = await Promise.all([startWebKit(), serveSite()]);
});

after(async () => {
  await webkit?.close();
  await site?.close();
});

/** The link of a record that must stay readable forever. @param {number} version @param {string} record */
async function keptLink(version, record) {
  const file = new URL(`../links/version-${version}.txt`, import.meta.url);
  const lines = (await readFile(file, "utf8")).split("\n");
  const line = lines.find((each) => each.startsWith(`${record} `));
  assert.ok(line, `${file.pathname} has a link of ${record}`);
  return line.split(" ")[1];
}

/** Opens an address in a freshly loaded page. @param {string} address */
async function open(address) {
  await webkit.driver.get("about:blank");
  await webkit.driver.get(address);
}

/** Plays a move of dots by mouse. @param {string} move such as `D4N`, from a cell of the player's */
async function playFrom(move) {
  await press(webkit.driver, `.game .cell[data-cell="${move.slice(0, 2)}"]`);
  await press(webkit.driver, `.handle[data-direction="${move[2]}"]`);
}

test("links of both versions are opened", async () => {
  const { driver } = webkit;
  for (const version of [1, 2]) {
    await open(`${site.url}#${await keptLink(version, "rabbits-002")}`);
    await waitForVisible(driver, ".game .piece-handle");
    await waitForCount(driver, ".move", 1);
  }
});

test("a puzzle is refuted, and solved", async () => {
  const { driver } = webkit;
  await open(`${site.url}#/puzzles/dots`);
  await press(driver, ".puzzle-card:nth-of-type(4), li:nth-of-type(4) .puzzle-card");
  await waitForVisible(driver, ".game.puzzle");
  await waitForText(
    driver,
    "h2",
    "You are Red: be at least 7 cells ahead after your next 2 moves.",
  );
  await playFrom("F1W");
  await waitForText(driver, ".status-text", /That puts the goal out of reach\./);
  await pressNamed(driver, ".status", "Show why");
  await waitForText(driver, ".status-text", /The goal is out of reach\./);
  await pressNamed(driver, ".status", "Take the move back");
  await waitForNone(driver, ".script .move:not(:disabled)");
  await playFrom("F4W");
  await waitForCount(driver, ".script .move:not(:disabled)", 2);
  await playFrom("F1W");
  await waitForText(driver, ".status-text", /^Solved\. It took 2 moves\./);
});

test("a frame and an element are played on a page of another origin", async () => {
  const { driver } = webkit;
  const course = await serve({ root: COURSE });
  try {
    await driver.get(`${course.url}?site=${encodeURIComponent(site.url)}`);
    await driver.switchTo().frame(await waitForVisible(driver, "iframe"));
    await press(driver, '.cell[data-cell="D4"]');
    await waitForVisible(driver, ".bar.near.due");
    await driver.switchTo().defaultContent();
    const frame = await waitForEvents(driver, "frame", "move", 2);
    assert.deepEqual(
      frame.map(({ seat, ply }) => [seat, ply]),
      [
        [1, 1],
        [2, 2],
      ],
    );

    await driver.executeScript("document.querySelector('warren-board').scrollIntoView()");
    await waitForEvents(driver, "element", "ready", 1);
    await driver.executeScript("document.querySelector('warren-board').play('D4N')");
    const element = await waitForEvents(driver, "element", "move", 2);
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

for (const { tag, name, direction, letters, digits } of [
  { tag: "fa", name: "فارسی", direction: "rtl", letters: /[آ-ی]/, digits: /[۰-۹]/ },
  { tag: "ru", name: "Русский", direction: "ltr", letters: /[а-яё]/i, digits: /[0-9]/ },
]) {
  test(`${tag}: the page is in the chosen language, and a game is played`, async () => {
    const { driver } = webkit;
    await open(site.url);
    await press(driver, ".header > .named:last-child");
    await pressNamed(driver, ".languages", name);
    await waitForVisible(driver, `html[lang=${tag}][dir=${direction}]`);
    await waitForText(driver, "main", letters);
    await press(driver, ".card[data-game=dots] .options");
    await press(driver, "dialog[open] .button.primary");
    await press(driver, '.game .cell[data-cell="D4"]');
    await waitForCount(driver, ".move", 2);
    // Boards are the same in all languages.
    const board = "return getComputedStyle(document.querySelector('.game .board')).direction";
    assert.equal(await driver.executeScript(board), "ltr");
    await waitForText(driver, ".bar .bar-score", digits);
    const widths = "return [document.documentElement.scrollWidth, innerWidth]";
    const [content, screen] = /** @type {number[]} */ (await driver.executeScript(widths));
    assert.ok(content <= screen, `${content} px of content on ${screen} px of screen`);
  });
}

test("after the first visit everything works without a connection", async () => {
  const { driver } = webkit;
  const host = new Host(SITE, "/course/a/warren/");
  await host.open();
  try {
    await driver.get(`${host.url}?language=en`);
    const isKept = "return navigator.serviceWorker.controller?.state === 'activated'";
    await driver.wait(() => driver.executeScript(isKept), 60_000, "the site is not kept");
    await host.close();
    await open(host.url);
    await press(driver, ".card[data-game=dots] .options");
    await press(driver, "dialog[open] .button.primary");
    await press(driver, '.game .cell[data-cell="D4"]');
    await waitForCount(driver, ".move", 2);
    await open(`${host.url}#/puzzles/rabbits`);
    await press(driver, ".puzzle-card");
    await waitForVisible(driver, ".game.puzzle");
    assert.deepEqual(host.missing, []);
  } finally {
    await host.close();
  }
});

test("nothing foreign becomes HTML or a script", async () => {
  const { driver } = webkit;
  await open(`${site.url}#${PUZZLES.dots}`);
  await waitForVisible(driver, ".puzzle .controls svg");
  assert.equal(await driver.executeScript("return 'trustedTypes' in window"), true);
  assert.deepEqual(await driver.executeScript(`return (${successfulAttacks})()`), []);
});

/**
 * Waits for a number of events of a board, and returns them all.
 * @param {import("selenium-webdriver").WebDriver} driver
 * @param {"frame" | "element"} board
 * @param {string} type
 * @param {number} count
 * @returns {Promise<any[]>}
 */
async function waitForEvents(driver, board, type, count) {
  const wanted = "return events[arguments[0]].filter(({ type }) => type === arguments[1])";
  /** @type {any[]} */
  let found = [];
  await driver.wait(
    async () => {
      found = await driver.executeScript(wanted, board, type);
      return found.length >= count;
    },
    60_000,
    `the ${board} has not sent ${count} times: ${type}`,
  );
  return found;
}
