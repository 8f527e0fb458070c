// The Crossing on the page: steps by mouse, finger, keys and buttons; the look ahead; the description of a cell; the results
// and the routes of a finished game.

import assert from "node:assert/strict";
import { loadRules } from "../../../tools/rules.mjs";
import { statementGame } from "../../../www/kit/boards/statement.js";
import { faultsInBothThemes } from "../axe.mjs";
import { cell, lettered, openText, pageTest } from "../page.mjs";
import { beginRace, resign, turnsPlayed } from "../race.mjs";

/** @typedef {import("playwright-core").Page} Page */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const STILL = { reducedMotion: /** @type {const} */ ("reduce") };

const { Scene } = await loadRules("crossing");

/** A game in which both players hold, except that the first goes into the water once. */
const HELD = statementGame(Scene, "crossing", ["NH", ...Array(179).fill("HH")]).record();

/** @param {Page} page */
const status = (page) => page.locator(".status-text").textContent();

/** @param {Page} page @param {string} name */
const label = (page, name) => cell(page, name).getAttribute("aria-label");

/** @param {Page} page @param {string | RegExp} name */
const button = (page, name) => page.locator(".crossing-tray").getByRole("button", { name });

/** The steps in the list of moves, of the first player. @param {Page} page */
const steps = async (page) =>
  (await page.locator(".move span:first-child").allTextContents()).map(lettered);

/**
 * Waits until a locator has a text.
 * @param {import("playwright-core").Locator} locator
 * @param {RegExp} wanted
 */
const says = (locator, wanted) => locator.filter({ hasText: wanted }).waitFor();

pageTest("touch also explains why no move can be taken back", PHONE, async (page, url) => {
  await beginRace(page, url, ["person", 1], { start: "statement" });
  const undo = page.getByRole("button", { name: "Undo" });
  assert.equal(await undo.getAttribute("aria-description"), "No moves yet.");
  await button(page, /^Hold/).tap();
  await turnsPlayed(page, 1);
  assert.equal(await undo.getAttribute("aria-disabled"), "true");
  assert.equal(
    await undo.getAttribute("aria-description"),
    "You cannot forget what you have seen. In a practice game, moves can be taken back.",
  );
  // Playwright would wait until the button is enabled.
  await undo.tap({ force: true });
  await says(
    page.locator(".status-text"),
    /^You cannot forget what you have seen\. In a practice game/,
  );
  await says(
    page.locator("main > .unseen"),
    /^You cannot forget what you have seen\. In a practice game/,
  );
  await turnsPlayed(page, 1);
  // After the end of the game there are no secrets.
  await resign(page);
  await says(page.locator(".verdict-line").first(), /^You resigned\. The engine wins\.$/);
  assert.equal(await undo.getAttribute("aria-disabled"), null);
});

pageTest("steps are made by mouse, by keys and by buttons", STILL, async (page, url) => {
  await beginRace(page, url, ["person", 1], { start: "statement" });
  assert.equal(await label(page, "7 0"), "row 7, column 0: your start, you are here");
  assert.equal(
    await label(page, "7 1"),
    "row 7, column 1: island of height 4, above water at 1, rising or sinking",
  );
  assert.equal(await label(page, "3 3"), "row 3, column 3: island of height 4, not seen yet");

  await cell(page, "7 1").hover();
  assert.equal(await status(page), "East: stays above water (height 4, now 1, rising or sinking).");
  await cell(page, "3 3").hover();
  assert.equal(await status(page), "Row 3, column 3: height 4, not seen yet, 7 turns away.");
  await cell(page, "7 1").click();
  await turnsPlayed(page, 1);
  assert.match(String(await label(page, "7 1")), /you are here$/);

  await page.keyboard.press("ArrowUp");
  await turnsPlayed(page, 2);
  assert.deepEqual(await steps(page), ["E", "N"]);
  await button(page, /^Hold/).click();
  await turnsPlayed(page, 3);
  await page.keyboard.press("h");
  await turnsPlayed(page, 4);
  assert.deepEqual(
    (await steps(page)).map((step) => step[0]),
    ["E", "N", "H", "H"],
  );
});

pageTest("a step off the board is reported, and plays no move", STILL, async (page, url) => {
  await beginRace(page, url, ["person", 1], { start: "statement" });
  assert.equal(await button(page, /^West/).getAttribute("aria-disabled"), "true");
  assert.equal(await button(page, /^North/).getAttribute("aria-label"), "North: drowns");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await status(page), "The step W leads off the board.");
  assert.deepEqual(await steps(page), []);
  // A step that drowns is not an input error: it is played.
  await page.keyboard.press("ArrowUp");
  await turnsPlayed(page, 1);
  assert.deepEqual(await steps(page), ["N×"]);
  const lost = "You: North, drowned in row 6, column 0; back at the start.";
  assert.equal(await status(page), lost);
  await page.locator("main > [aria-live]", { hasText: lost }).waitFor({ state: "attached" });
  assert.equal(
    await page.locator(".bar.near .bar-score").getAttribute("title"),
    "0 delivered, 1 drowned",
  );
  assert.equal(
    await page.locator(".bar.far .bar-score").getAttribute("title"),
    "delivered, shown at the end",
  );
  await page.keyboard.press("h");
  await turnsPlayed(page, 2);
  assert.match(String(await status(page)), /^Press an island beside your hedgehog/);
  // The result replaces the message about the last lost token. The possible score is based on the
  // turns played.
  await page.keyboard.press("ArrowRight");
  await turnsPlayed(page, 3);
  assert.match(String(await status(page)), /^You: East, drowned in row 7, column 1;/);
  await resign(page);
  await says(page.locator(".verdict-line").first(), /^You resigned\. The engine wins\.$/);
  await says(page.locator(".crossing-words"), /You delivered 0 of 0 possible in 3 turns\./);
});

pageTest("a finger taps cells and finger-sized buttons", PHONE, async (page, url) => {
  await beginRace(page, url, ["person", 1], { start: "statement" });
  await cell(page, "7 1").tap();
  await turnsPlayed(page, 1);
  await button(page, /^North/).tap();
  await turnsPlayed(page, 2);
  assert.equal((await steps(page)).length, 2);
  for (const each of await page.locator(".crossing-tray button").all()) {
    const box = await each.boundingBox();
    assert.ok(box && box.width >= 44 && box.height >= 44, `${box?.width} × ${box?.height}`);
  }
  await cell(page, "3 3").tap();
  await says(page.locator(".status-text"), /^Row 3, column 3: /);
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  assert.ok(content <= screen);
});

pageTest("with the shift key arrows look around, from cell to cell", STILL, async (page, url) => {
  await beginRace(page, url, ["person", 1], { start: "statement" });
  await cell(page, "7 1").focus();
  await page.keyboard.press("Shift+ArrowUp");
  assert.match(String(await status(page)), /^Row 6, column 1: height 3, now 1, /);
  await page.keyboard.press("Shift+ArrowLeft");
  assert.match(String(await status(page)), /^North: drowns \(height 5, now -1, /);
  assert.deepEqual(await steps(page), []);
  // An arrow alone is a step wherever the focus is, and Enter is a step to the cell.
  await page.keyboard.press("ArrowRight");
  await turnsPlayed(page, 1);
  await cell(page, "7 1").focus();
  await page.keyboard.press("Enter");
  await turnsPlayed(page, 2);
  assert.deepEqual(await steps(page), ["E", "H×"], "the token holds while its island sinks");
});

pageTest("the look ahead shows the future islands", STILL, async (page, url) => {
  await beginRace(page, url, ["person", 1], { start: "statement" });
  const words = page.locator(".crossing-ahead-words");
  await page.keyboard.press("h");
  await turnsPlayed(page, 1);
  assert.match(
    String(await label(page, "7 1")),
    /: island of height 4, at the water’s level, sinking, under next turn$/,
  );
  await page.keyboard.press(".");
  assert.equal(await words.textContent(), "In 1 turn");
  assert.match(String(await label(page, "7 1")), /: island of height 4, 1 under water$/);
  await page.keyboard.press("]");
  assert.match(String(await label(page, "7 1")), /: island of height 4, 2 under water$/);
  assert.equal(await label(page, "3 3"), "row 3, column 3: island of height 4, not seen yet");
  await page.keyboard.press(",");
  assert.equal(await words.textContent(), "In 1 turn");
  await page.getByRole("slider", { name: "ahead" }).fill("13");
  assert.equal(await words.textContent(), "In 13 turns");
  assert.equal(
    await button(page, "One turn further ahead").getAttribute("aria-disabled"),
    "true",
    "then the cycle begins again",
  );
  await page.keyboard.press("h");
  await turnsPlayed(page, 2);
  assert.equal(await words.textContent(), "Turn 3 of 180");
});

pageTest(
  "keys step after a button has been pressed, but not in the panel",
  STILL,
  async (page, url) => {
    await beginRace(page, url, ["person", 1], { start: "statement" });
    await button(page, "One turn further ahead").click();
    await page.keyboard.press("ArrowRight");
    await turnsPlayed(page, 1);
    await page.getByRole("button", { name: "Suggest a move" }).click();
    await says(page.locator(".status-text"), /^A good move: [↑→↓←•]\.$/);
    await page.keyboard.press("ArrowUp");
    await turnsPlayed(page, 2);
    await page.getByRole("tab", { name: "Moves" }).focus();
    await page.keyboard.press("h");
    await page.keyboard.press("ArrowLeft");
    assert.deepEqual(await steps(page), ["E", "N"]);
  },
);

pageTest("the choice of numbers is stored", STILL, async (page, url) => {
  await beginRace(page, url, ["person", 1], { start: "statement" });
  const numbers = button(page, "Show numbers");
  assert.equal(await numbers.getAttribute("aria-pressed"), "false");
  await page.keyboard.press("p");
  assert.equal(await numbers.getAttribute("aria-pressed"), "true");
  await page.reload();
  await page.locator(".crossing-tray").waitFor();
  assert.equal(await numbers.getAttribute("aria-pressed"), "true");
});

pageTest("after the end of a game, its results and routes are shown", STILL, async (page, url) => {
  await openText(page, url, HELD);
  const rows = page.locator(".crossing-table tbody tr");
  await rows.first().waitFor();
  const figures = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((each) => each.textContent)),
  );
  assert.deepEqual(
    figures.map((row) => [row[0], row[1], row[3]]),
    [
      ["Player 1", "0", "1"],
      ["Player 2", "0", "0"],
    ],
  );
  assert.ok(figures.every((row) => Number(row[2]) > 0));
  assert.deepEqual(await faultsInBothThemes(page), []);
  await says(
    page.locator(".crossing-words"),
    /Player 1 delivered 0 of \d+ possible in 180 turns\./,
  );
  const before = await page.locator(".board canvas").screenshot();
  await page.getByRole("checkbox", { name: "Best route of Player 1" }).check();
  await page.getByRole("checkbox", { name: "Whole game" }).check();
  await page.waitForFunction(() => new Promise((done) => requestAnimationFrame(() => done(true))));
  assert.ok(!before.equals(await page.locator(".board canvas").screenshot()), "they are drawn");
  // Another view shows that player's knowledge, and nothing of the other's.
  await page.locator(".view-choice").getByText("Player 2").click();
  await page.locator(".move").nth(9).click();
  await says(page.locator(".bar .bar-score"), /shown at the end/);
  assert.equal(await page.getByRole("checkbox", { name: "Player 1" }).count(), 0);
});

pageTest("a game is played back, and each turn is animated", {}, async (page, url) => {
  await openText(page, url, HELD);
  await page.locator(".crossing-table").waitFor();
  await page.getByRole("button", { name: "Replay the moves" }).click();
  await says(page.locator(".status-text"), /^Move 2: try a move here\.$/);
  await page.getByRole("button", { name: "Stop the replay" }).click();
  const scrubber = page.getByRole("slider", { name: "Turns", exact: true });
  const box = await scrubber.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + 0.3 * box.width, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 0.4 * box.width + 0.3, box.y + box.height / 2);
  await page.mouse.up();
  const moment = Number(await scrubber.inputValue());
  assert.notEqual(moment, Math.round(moment));
  const canvas = page.locator(".board canvas");
  const between = await canvas.screenshot();
  await page.getByRole("button", { name: "One move forward" }).click();
  await page.waitForFunction(
    (arrived) => Number(/** @type {any} */ (document.querySelector(".scrubber")).value) === arrived,
    Math.ceil(moment),
  );
  assert.ok(
    !between.equals(await canvas.screenshot()),
    "between two turns the picture equals neither",
  );
});
