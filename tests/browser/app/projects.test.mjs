// Projects are stored as they are made, appear on the home page, and open again by their address, link or file.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { GAME, PUZZLES } from "../elsewhere.mjs";
import { beginGame, clickMove, movesPlayed, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).first().click();

/** @param {Page} page @param {string} name */
const field = (page, name) => page.getByRole("textbox", { name, exact: true });

/** Opens the home page, and there the project that was changed last. @param {Page} page @param {string} title */
async function goOnFromHome(page, title) {
  await page.getByRole("link", { name: "Warren" }).click();
  await page.getByRole("heading", { name: "Continue making" }).waitFor();
  await page.locator(".making-list li").first().getByRole("link", { name: title }).click();
}

/** @param {Page} page @param {string} url */
async function makeSet(page, url) {
  await page.goto(`${url}#/set`);
  await field(page, "Link of a puzzle").fill(`${url}#${PUZZLES.dots}`);
  await press(page, "Add by link");
  await page.locator(".set-chosen li").first().waitFor();
  await field(page, "Title").fill("Two weeks in spring");
  await field(page, "Your text before the puzzle").fill("Which dot jumps?");
  await page.getByRole("checkbox", { name: /hints/i }).uncheck();
}

/** @param {Page} page */
async function seesSet(page) {
  await page.locator(".set-chosen li").first().waitFor();
  assert.equal(await field(page, "Title").inputValue(), "Two weeks in spring");
  const asked = field(page, "Your text before the puzzle");
  assert.equal(await asked.inputValue(), "Which dot jumps?");
  assert.equal(await page.getByRole("checkbox", { name: /hints/i }).isChecked(), false);
}

pageTest("a set survives Try it out, a reload and the home page", {}, async (page, url) => {
  await makeSet(page, url);
  await press(page, "Try it out");
  await page.getByText("Which dot jumps?").waitFor();
  const learners = page.url();
  await page.goBack();
  await seesSet(page);
  await page.reload();
  await seesSet(page);
  await goOnFromHome(page, "Two weeks in spring");
  await seesSet(page);

  // By the learners' link, also in a browser that has never opened the set.
  const other = await page.context().browser()?.newContext();
  assert.ok(other);
  const colleague = await other.newPage();
  await colleague.goto(learners);
  await colleague.getByRole("link", { name: "Change this set" }).click();
  await seesSet(colleague);
  await field(colleague, "Title").fill("Mine");
  await colleague.reload();
  assert.equal(await field(colleague, "Title").inputValue(), "Mine");
  await other.close();
});

pageTest("two tabs that change a set keep both", {}, async (page, url) => {
  await makeSet(page, url);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await seesSet(second);
  await field(second, "Title").fill("Second");
  await field(page, "Title").fill("First");
  await page.getByRole("link", { name: "Warren" }).click();
  const titles = page.locator(".making-list .stored-title");
  await titles.nth(1).waitFor();
  assert.deepEqual((await titles.allTextContents()).sort(), ["“First”", "“Second”"]);
  await page.getByRole("button", { name: /^Delete “First”, / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("“First”").waitFor({ state: "detached" });
  assert.deepEqual(await titles.allTextContents(), ["“Second”"]);
});

pageTest("a course survives a reload, and opens from its file", {}, async (page, url) => {
  await page.goto(`${url}#/course/dots`);
  const title = field(page, "Title of the course");
  await title.fill("Jumping in June");
  await page.getByRole("spinbutton", { name: "Points off for each hint" }).fill("7");
  await page.reload();
  assert.equal(await title.inputValue(), "Jumping in June");
  assert.equal(
    await page.getByRole("spinbutton", { name: "Points off for each hint" }).inputValue(),
    "7",
  );
  assert.equal(await page.locator(".course-file-items li").count(), 1);
  const saved = page.waitForEvent("download");
  await press(page, "Save the file");
  const zip = await (await saved).path();

  const other = await page.context().browser()?.newContext();
  assert.ok(other);
  const colleague = await other.newPage();
  await colleague.goto(`${url}#/course`);
  const chooser = colleague.waitForEvent("filechooser");
  await press(colleague, "Open a course");
  await (await chooser).setFiles({
    name: "a.zip",
    mimeType: "application/zip",
    buffer: Buffer.from("no zip"),
  });
  await colleague.getByText(/a\.zip cannot be opened/).waitFor();
  const again = colleague.waitForEvent("filechooser");
  await press(colleague, "Open a course");
  const buffer = await readFile(zip);
  await (await again).setFiles({ name: "b.zip", mimeType: "application/zip", buffer });
  await colleague.locator(".course-file-items li").first().waitFor();
  assert.equal(await field(colleague, "Title of the course").inputValue(), "Jumping in June");
  await colleague.reload();
  assert.equal(await field(colleague, "Title of the course").inputValue(), "Jumping in June");
  await goOnFromHome(colleague, "Jumping in June");
  await colleague.locator(".course-file-items li").first().waitFor();
  await other.close();
});

pageTest("an unfinished lesson survives a reload", {}, async (page, url) => {
  await page.goto(`${url}#/teach/${GAME}`);
  const name = field(page, "Name of the lesson");
  await name.fill("Half");
  const says = page.getByRole("textbox", { name: "Explanation and task" }).first();
  await says.fill("");
  await page.reload();
  assert.equal(await name.inputValue(), "Half");
  assert.equal(await says.inputValue(), "");
  await goOnFromHome(page, "Half");
  assert.equal(await name.inputValue(), "Half");
});

pageTest("a position and the goal of its puzzle survive a reload", {}, async (page, url) => {
  const filled = (/** @type {string} */ cell) =>
    page.locator(`.cell[data-cell="${cell}"]:not([aria-label$="empty"])`).waitFor();
  await page.goto(`${url}#/edit/${PUZZLES.dots}`);
  await page.locator(".cell").first().waitFor();
  await page.locator('.cell[data-cell="A7"]').click();
  await filled("A7");
  await press(page, "Make a puzzle");
  const moves = page.getByRole("spinbutton", { name: "Your moves" });
  await moves.fill("2");
  await page.reload();
  await filled("A7");
  await goOnFromHome(page, "Position");
  await filled("A7");
  await press(page, "Make a puzzle");
  assert.equal(await moves.inputValue(), "2");
});

pageTest("notes and programs appear on the home page, too", {}, async (page, url) => {
  await page.goto(`${url}#/programs`);
  await press(page, "Write a program for Jumping Dots");
  await page.getByText("Saved", { exact: true }).waitFor();
  await goOnFromHome(page, "Jumping Dots");
  await page.locator("main.program").waitFor();

  await beginGame(page, url, ["person", "person"]);
  await clickMove(page, "C3E");
  await movesPlayed(page, 1);
  await press(page, "Note");
  await page.getByRole("textbox", { name: /^Note/ }).fill("A good beginning.");
  await goOnFromHome(page, "Notes on a game");
  await page.locator(".note-text", { hasText: "A good beginning." }).waitFor();
});
