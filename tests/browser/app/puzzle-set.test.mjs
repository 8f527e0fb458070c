// A teacher puts a set of puzzles together, and a learner goes through it.

import assert from "node:assert/strict";
import { faultsOn } from "../axe.mjs";
import { PUZZLES } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { clickMove, openMore, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** A puzzle of dots, its losing move, and the moves that solve it. */
const PLACE = 3;
const WRONG = "F1W";
const RIGHT = ["F4W", "F1W"];

/** Makes a set of two puzzles of dots, and opens it. @param {Page} page @param {string} url */
async function makeSet(page, url) {
  await page.goto(`${url}#/set`);
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByText("Give the set a title.").waitFor();
  await page.getByLabel("Title").fill("Leads");
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByText("Add a puzzle first.").waitFor();
  await page.getByRole("combobox", { name: "Game" }).selectOption("dots");
  const puzzle = page.getByRole("combobox", { name: "Puzzle", exact: true });
  await puzzle
    .locator("option", { hasText: "4. Red: lead by 7 in 2 moves" })
    .waitFor({ state: "attached" });
  await puzzle.selectOption(String(PLACE));
  const add = page.getByRole("button", { name: "Add", exact: true });
  await add.click();
  await add.click();
  await page.getByText("2 puzzles in the set").waitFor();
  const chosen = page.locator(".set-chosen li");
  await chosen.first().getByLabel("Your text before the puzzle").fill("Keep your lead.");
  await chosen.first().getByLabel("Text after a wrong answer").fill("Count once more.");
  await page.getByLabel("Hints and solutions are allowed").uncheck();
  await page.getByRole("combobox", { name: "Tries for each puzzle" }).selectOption("3");
}

/** @param {Page} page @param {string} name */
const control = (page, name) =>
  page.locator(".puzzle .controls").getByRole("button", { name, exact: true });

pageTest(
  "a set is made, solved with the teacher's texts, and ends with one result",
  { ...STILL, permissions: ["clipboard-read", "clipboard-write"] },
  async (page, url) => {
    await makeSet(page, url);
    assert.deepEqual(await faultsOn(page), []);
    await page.getByRole("button", { name: "Copy the link" }).click();
    await page.getByText("The link is copied.").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto("about:blank");
    await page.goto(link);
    await page.locator(".game.puzzle").waitFor();
    await page.getByText("Puzzle 1 of 2").first().waitFor();
    await page.getByText("Keep your lead.").waitFor();
    assert.equal(await control(page, "Hint").count(), 0);
    assert.deepEqual(await faultsOn(page), []);
    await clickMove(page, WRONG);
    await page.locator(".set-said:not(.unspoken) > p", { hasText: "Count once more." }).waitFor();
    await control(page, "Try again").click();
    for (const [i, move] of RIGHT.entries()) {
      await clickMove(page, move);
      const played = i + 1 < RIGHT.length ? 2 * i + 2 : 2 * i + 1;
      await page.waitForFunction((played) => {
        const bar = document.querySelector(".playback input");
        return bar instanceof HTMLInputElement && Number(bar.max) >= played;
      }, played);
    }
    await page.locator(".set-said", { hasText: "Solved: 2 tries, no hints." }).waitFor();
    // Another day: the learner continues at an open puzzle.
    await page.reload();
    await page.getByText("Puzzle 2 of 2").first().waitFor();
    await control(page, "Next").click();
    await page.getByText("1 of 2 solved").waitFor();
    await page.getByText("Puzzle 2. Skipped.").waitFor();
    assert.deepEqual(await faultsOn(page), []);
    await page.getByRole("button", { name: "Copy your result" }).click();
    await page.getByText("Your result is copied.").waitFor();
    const result = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(
      result,
      "Warren · Leads\n1 of 2 solved\nPuzzle 1. Solved: 2 tries, no hints.\nPuzzle 2. Skipped.",
    );
    await page.getByRole("button", { name: "Go to the unsolved puzzles" }).click();
    await page.getByText("Puzzle 2 of 2").first().waitFor();
  },
);

pageTest("a set is saved as a file and opened again", STILL, async (page, url) => {
  await makeSet(page, url);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  const file = await download.path();
  await page.goto("about:blank");
  await page.goto(`${url}#/set`);
  await page.locator('.set-maker input[type="file"]').setInputFiles(file);
  await page.locator(".set-chosen li").nth(1).waitFor();
  await page.waitForFunction(
    () =>
      /** @type {HTMLInputElement | null} */ (document.querySelector(".set-label input"))?.value ===
      "Leads",
  );
  const words = page.locator(".set-chosen li").first().getByLabel("after a wrong answer");
  assert.equal(await words.inputValue(), "Count once more.");
});

pageTest("a damaged link of a set is reported", STILL, async (page, url) => {
  const alert = page.getByRole("alert").filter({ hasText: "its set of puzzles is damaged" });
  for (const damaged of ["8gAAAAAA", "x", "A".repeat(300)]) {
    await page.goto("about:blank");
    await page.goto(`${url}#/set/${damaged}`);
    await alert.waitFor();
    assert.doesNotMatch((await alert.textContent()) ?? "", /connection/);
  }
});

pageTest("a shared puzzle carries a teacher's texts", STILL, async (page, url) => {
  await page.goto(`${url}#${PUZZLES.dots}`);
  await page.locator(".puzzle .cell").first().waitFor();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await openMore(page);
  await page.getByRole("link", { name: "Add your own words" }).click();
  const chosen = page.locator(".set-chosen li");
  await chosen.getByLabel("Text after a wrong answer").fill("Count once more.");
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.locator(".game.puzzle").waitFor();
  await clickMove(page, "F1W");
  await page.locator(".set-said:not(.unspoken) > p", { hasText: "Count once more." }).waitFor();
});
