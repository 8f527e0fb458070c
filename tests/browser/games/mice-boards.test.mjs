// New boards for Space Mice, made in a worker while the dialog is open.

import assert from "node:assert/strict";
import { STILL } from "../mice.mjs";
import { pageTest } from "../page.mjs";

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true };

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @param {string} url */
async function openDialog(page, url) {
  await page.goto(url);
  await page.getByRole("button", { name: "Options for Space Mice" }).click();
  return page.getByRole("dialog");
}

/** Waits for a board, and returns its picture. @param {Page} page */
async function madeBoard(page) {
  await page.locator(".new-board-picture:not(.waiting) canvas").waitFor();
  await page.locator("dialog button.primary:enabled").waitFor();
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const canvas = document.querySelector(".new-board-picture canvas");
    return /** @type {HTMLCanvasElement} */ (canvas).toDataURL();
  });
}

pageTest("a new board is made, then another, and played on", STILL, async (page, url) => {
  const dialog = await openDialog(page, url);
  await dialog.getByRole("combobox", { name: "Board" }).selectOption("new");
  const first = await madeBoard(page);
  await dialog.getByRole("button", { name: "Another one" }).click();
  await page.waitForFunction((first) => {
    const canvas = document.querySelector(".new-board-picture canvas");
    return /** @type {HTMLCanvasElement | null} */ (canvas)?.toDataURL() !== first;
  }, first);
  await dialog.getByLabel("Size").fill("7");
  await dialog.getByLabel("Players").fill("3");
  await dialog.getByLabel("Doors").fill("3");
  await dialog.getByLabel("Arrows").fill("12");
  await dialog.getByRole("group", { name: "Gold" }).waitFor();
  for (const side of ["Blue", "Gold"]) {
    await dialog.getByRole("group", { name: side }).getByRole("radio", { name: "Person" }).check();
  }
  await madeBoard(page);
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.getByText("Red to move.").waitFor();
  assert.equal(await page.locator(".game .cell").count(), 49);
  assert.equal(await page.locator(".game .cell[aria-label*='door']").count(), 3);
  assert.equal(await page.locator(".bar").count(), 3);
  // On some boards a mouse reaches a rocket before the first arrow.
  const score = await page.locator(".bar-score").first().getAttribute("title");
  assert.match(score ?? "", /^\d+ points?, 4 arrows left$/);

  const again = await openDialog(page, url);
  await madeBoard(page);
  assert.equal(await again.getByRole("combobox", { name: "Board" }).inputValue(), "new");
  assert.equal(await again.getByLabel("Size").inputValue(), "7", "the choice is stored");
});

pageTest("an impossible board is reported, and not begun", STILL, async (page, url) => {
  const dialog = await openDialog(page, url);
  await dialog.getByRole("combobox", { name: "Board" }).selectOption("new");
  await madeBoard(page);
  const start = dialog.getByRole("button", { name: "Start" });
  await dialog.getByLabel("Doors").fill("17");
  await dialog.getByLabel("Doors").blur();
  await dialog.getByText("Out of range: Doors, 1 to 16.").waitFor();
  assert.ok(await start.isDisabled());
  await dialog.getByLabel("Doors").fill("16");
  await dialog.getByLabel("Size").fill("5");
  await dialog.getByLabel("Size").blur();
  await dialog
    .getByText("No board could be made: the walls have room for 12 doors at most.")
    .waitFor();
  assert.ok(await start.isDisabled());
  await dialog.getByLabel("Doors").fill("4");
  await dialog.getByLabel("Doors").blur();
  await madeBoard(page);
  await dialog.getByRole("combobox", { name: "Board" }).selectOption("example");
  assert.ok(await start.isEnabled());
  assert.ok(await dialog.locator(".new-board").isHidden());
});

pageTest("the first tap on Start begins, right after a number", PHONE, async (page, url) => {
  const dialog = await openDialog(page, url);
  await dialog.getByRole("combobox", { name: "Board" }).selectOption("new");
  await madeBoard(page);
  await dialog.getByLabel("Players").fill("4");
  const box = await dialog.getByRole("button", { name: "Start" }).boundingBox();
  assert.ok(box && box.y + box.height <= PHONE.viewport.height, "it is on the screen");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator(".game .cell").first().waitFor();
  assert.equal(await page.locator(".bar").count(), 4);
});
