// The details of a game besides its moves: who played it, whether it was for practice, and the notation of its moves.

import assert from "node:assert/strict";
import { linkOf, resign, textOf } from "../detectives.mjs";
import { beginGame, clickMove, movesPlayed, myTurn, openText, pageTest } from "../page.mjs";
import { beginRace, run, turnsPlayed } from "../race.mjs";

/** @typedef {import("playwright-core").Page} Page */

const CLIPBOARD = {
  reducedMotion: /** @type {const} */ ("reduce"),
  permissions: ["clipboard-read", "clipboard-write"],
};

/** @param {Page} page */
const players = (page) => page.locator(".bar-name").allTextContents();

pageTest("a link and a record name the players", CLIPBOARD, async (page, url) => {
  await beginGame(page, url, ["person", 2]);
  await clickMove(page, "D4N");
  await movesPlayed(page, 2);
  await myTurn(page);
  await resign(page);
  assert.deepEqual(await players(page), ["Engine, level 2", "You"]);
  const link = await linkOf(page);
  const text = await textOf(page);
  assert.match(text, /^warren 1 dots\n# seat 0: person\n# seat 1: engine, level 2\nD4N\n/);

  // For others, no player is “you”.
  await page.goto("about:blank");
  await page.goto(link);
  await movesPlayed(page, 2);
  assert.deepEqual(await players(page), ["Engine, level 2", "Person"]);
  // A shared link says the same.
  assert.equal(await textOf(page), text);
  await openText(page, url, text);
  await movesPlayed(page, 2);
  assert.deepEqual(await players(page), ["Engine, level 2", "Person"]);
  await page.reload();
  await movesPlayed(page, 2);
  assert.deepEqual(await players(page), ["Engine, level 2", "Person"]);
});

pageTest("a visitor to a shared game is another player", CLIPBOARD, async (page, url) => {
  await openText(page, url, "warren 1 dots\n# seat 0: Alpha\n# seat 1: engine, level 4\nD4N\n");
  await movesPlayed(page, 1);
  assert.deepEqual(await players(page), ["Engine, level 4", "“Alpha”"]);
  await clickMove(page, "A1N");
  await movesPlayed(page, 2);
  assert.deepEqual(await players(page), ["Blue", "Red"]);
  assert.doesNotMatch(await textOf(page), /#/);
});

pageTest("a practice game with secrets allows undo", CLIPBOARD, async (page, url) => {
  await beginRace(page, url, ["person", 1], { start: "statement", practice: true });
  const undo = page.getByRole("button", { name: "Undo" });
  const about = page.locator(".moves-about");
  await about.filter({ hasText: "A practice game" }).waitFor();
  await turnsPlayed(page, 0);
  assert.equal(await undo.getAttribute("aria-description"), "No moves yet.");
  await run(page, ["E", "N"]);
  await undo.click();
  await turnsPlayed(page, 1);
  await undo.click();
  await turnsPlayed(page, 0);
  await page.getByRole("button", { name: "Redo" }).click();
  await turnsPlayed(page, 1);
  await run(page, ["H"], 1);

  // It stays a practice game after a reload.
  await page.reload();
  await turnsPlayed(page, 2);
  await about.filter({ hasText: "A practice game" }).waitFor();
  await undo.click();
  await turnsPlayed(page, 1);

  // Its record and its link say so. The start alone, which others may play, is not marked.
  assert.ok(!(await page.locator("body").textContent())?.includes("# practice"));
  await resign(page);
  const comments = (await textOf(page)).split("\n").filter((line) => line.startsWith("#"));
  assert.deepEqual(comments, ["# practice", "# seat 0: person", "# seat 1: engine, level 1"]);
  const link = await linkOf(page);
  await page.goto("about:blank");
  await page.goto(link);
  await about.filter({ hasText: "A practice game" }).waitFor();
  await page.goto(url);
  await page.getByRole("button", { name: "Options for The Crossing" }).click();
  assert.ok(await page.getByRole("checkbox", { name: /^Practice/ }).isChecked(), "as last time");
});

pageTest("practice is offered where one person plays with secrets", {}, async (page, url) => {
  const box = page.getByRole("checkbox", { name: /^Practice/ });
  await page.goto(url);
  await page.getByRole("button", { name: "Options for Jumping Dots" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start" }).waitFor();
  assert.equal(await box.isVisible(), false);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Options for The Crossing" }).click();
  const second = page.getByRole("dialog").locator("fieldset").nth(1);
  await second.getByRole("radio", { name: "Engine" }).check();
  assert.equal(await box.isVisible(), true);
  await second.getByRole("radio", { name: "Person" }).check();
  assert.equal(await box.isVisible(), false);
});

pageTest("the contest's notation is available on request", CLIPBOARD, async (page, url) => {
  await openText(page, url, "warren 1 dots\nD4N\nA1N\nD4E\nA1N\n");
  await movesPlayed(page, 4);
  const texts = () => page.locator(".move").allTextContents();
  assert.deepEqual(await texts(), ["D4", "A1", "D4→", "A1↑"]);
  // Arrows turn with the board.
  await page.getByRole("button", { name: "Flip the board" }).click();
  assert.deepEqual(await texts(), ["D4", "A1", "D4←", "A1↓"]);
  const asked = page.getByRole("button", { name: "Contest notation" });
  await asked.focus();
  await page.keyboard.press("Enter");
  assert.deepEqual(await texts(), ["D4N", "A1N", "D4E", "A1N"]);
  assert.equal(await asked.getAttribute("aria-pressed"), "true");
  await page.reload();
  await movesPlayed(page, 4);
  assert.deepEqual(await texts(), ["D4N", "A1N", "D4E", "A1N"], "the choice is stored");
  await asked.click();
  assert.equal((await texts())[0], "D4");
});

pageTest("a game in which a move was suggested says so", CLIPBOARD, async (page, url) => {
  const suggest = page.getByRole("button", { name: "Suggest" });
  const about = page
    .locator(".moves-about")
    .filter({ hasText: "played with hints from the engine" });
  await beginGame(page, url, ["person", 1]);
  await clickMove(page, "D4N");
  await movesPlayed(page, 2);
  await myTurn(page);
  assert.equal(await about.count(), 0);
  await suggest.click();
  await about.waitFor();
  assert.match(await textOf(page), /^warren 1 dots\n# helped\n/);

  // With secrets the sealed game stores the mark, and the page shows it at once.
  await beginRace(page, url, ["person", 1], { start: "statement" });
  await turnsPlayed(page, 0);
  await suggest.click();
  await about.waitFor();
  await run(page, ["H"]);
  await page.reload();
  await turnsPlayed(page, 1);
  await about.waitFor();
});
