// Notes on the positions of a game: written and drawn by mouse, stored, and shared.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { loadRules } from "../../../tools/rules.mjs";
import { GAMES } from "../../../www/games/list.js";
import { layout } from "../../../www/kit/maps/layout.js";
import { faultsOn } from "../axe.mjs";
import { linkOf, mapOf, pointOf } from "../detectives.mjs";
import { cell, movesPlayed, openText, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const RECORD = "warren 1 dots\nD4N\nA1N\nE4N\n";
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/** @param {Page} page */
const openNote = (page) => page.getByRole("button", { name: "Note", exact: true }).click();

/** @param {Page} page @param {string} name */
async function middleOf(page, name) {
  const box = await cell(page, name).boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags over the board. @param {Page} page @param {string} from @param {string} to */
async function drag(page, from, to) {
  const [begin, end] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

/** Describes the drawing in words. @param {Page} page @param {string[]} words */
async function drawn(page, words) {
  const items = page.getByRole("list", { name: "Drawn on the board" }).getByRole("listitem");
  await page.waitForFunction(
    (count) => document.querySelectorAll(".board > ul.unseen > li").length === count,
    words.length,
  );
  assert.deepEqual(await items.allTextContents(), words);
}

pageTest("a note is written, drawn, stored, shared and deleted", CLIPBOARD, async (page, url) => {
  await openText(page, url, RECORD);
  await movesPlayed(page, 3);
  await page.getByRole("button", { name: /^Move 1, Red/ }).click();
  await openNote(page);
  const field = page.getByRole("textbox", { name: /^Note on: / });
  await field.fill("Red begins in the middle.");
  const draw = page.getByRole("button", { name: "Draw on the board" });
  await draw.click();
  assert.equal(await draw.getAttribute("aria-pressed"), "true");
  await cell(page, "D4").click({ force: true });
  await page.getByRole("radio", { name: "Red" }).check();
  await drag(page, "D4", "F6");
  const both = ["D4 marked green", "Red arrow from D4 to F6"];
  await drawn(page, both);
  assert.equal(await page.locator(".move").count(), 3, "a press draws and does not play");
  assert.equal(await page.locator(".tried").count(), 0);
  assert.deepEqual(await faultsOn(page), []);
  await page.getByRole("button", { name: "Done" }).click();
  assert.equal(await field.isVisible(), false);
  await page.locator(".note", { hasText: "Red begins in the middle." }).waitFor();

  // It belongs to one position, whose move has a sign.
  const first = page.getByRole("button", { name: /^Move 1, Red/ });
  assert.equal(await first.getAttribute("aria-description"), "With a note");
  await page.getByRole("button", { name: /^Move 1, Blue/ }).click();
  await page.locator(".note").waitFor({ state: "hidden" });
  await page.locator(".board > ul.unseen").waitFor({ state: "detached" });

  // A link and a reload keep it.
  await first.click();
  const link = await linkOf(page);
  await page.reload();
  await first.click();
  await page.locator(".note", { hasText: "Red begins in the middle." }).waitFor();
  await page.goto("about:blank");
  await page.goto(link);
  await page.locator(".note", { hasText: "Red begins in the middle." }).waitFor();
  await drawn(page, both);

  // By keys alone, as text; and a deleted note leaves no trace.
  await openNote(page);
  const lines = page.getByRole("textbox", { name: /^Drawings as text/ });
  assert.equal(await lines.inputValue(), "mark D4 green; arrow D4 F6 red");
  await lines.fill("mark A1 blue");
  await lines.press("Tab");
  await drawn(page, ["A1 marked blue"]);
  await lines.fill("");
  await field.fill("");
  await page.keyboard.press("Escape");
  await page.locator(".board > ul.unseen").waitFor({ state: "detached" });
  assert.equal(await page.locator(".note").isVisible(), false);
  assert.equal(await first.getAttribute("aria-description"), null);
});

/** @param {string} game */
async function endedGame(game) {
  const file = new URL(`../../../www/games/${game}/replay.rec`, import.meta.url);
  const { Scene } = await loadRules(game);
  const scene = Scene.fromRecord(await readFile(file, "utf8"));
  if (scene.outcome(scene.length) === null) scene.finish(0, "resigns");
  return scene.record();
}

/**
 * Two places on a board to draw between.
 * @param {Page} page
 * @param {string} game
 * @param {string} record
 */
async function twoPlaces(page, game, record) {
  if (game === "fugitive") {
    await page.locator(".map-waiting").waitFor({ state: "hidden" });
    const places = layout(mapOf(record.split("\n").slice(1)));
    return Promise.all([pointOf(page, places[0]), pointOf(page, places[1])]);
  }
  const box = await page.locator(".board").boundingBox();
  assert.ok(box);
  const { height, width, x, y } = box;
  return [0.3, 0.7].map((part) => ({ x: x + part * width, y: y + part * height }));
}

pageTest("a note can be drawn on the board of each game", {}, async (page, url) => {
  for (const game of Object.keys(GAMES)) {
    const record = await endedGame(game);
    await openText(page, url, record);
    await openNote(page);
    await page.getByRole("button", { name: "Draw on the board" }).click();
    const [from, to] = await twoPlaces(page, game, record);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await page
      .locator(".board > ul.unseen > li", { hasText: /^Green arrow from / })
      .waitFor({ state: "attached" });
    const lines = page.getByRole("textbox", { name: /^Drawings as text/ });
    assert.match(await lines.inputValue(), /^arrow \S+ \S+ green$/, game);
    await page.getByRole("button", { name: "Done" }).click();
  }
});

pageTest("during a game with secrets, notes are not offered", {}, async (page, url) => {
  await openText(page, url, RECORD);
  await page.getByRole("button", { name: "Note", exact: true }).waitFor();
  await page.goto(url);
  await page.getByRole("button", { name: "Options for Fugitive and Detectives" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  await page.locator(".map-handles").waitFor();
  await page.locator(".moves-empty").waitFor();
  assert.equal(await page.getByRole("button", { name: "Note", exact: true }).isVisible(), false);
});
