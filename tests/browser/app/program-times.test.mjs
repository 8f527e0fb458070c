// The chart of the times of a program's answers, in the tab *Program*.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { faultsInBothThemes } from "../axe.mjs";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const starter = await readFile(
  new URL("../../../examples/dots/starter.js", import.meta.url),
  "utf8",
);

/** The starter, with a statement before each of its answers, which count from 1. @param {string} statement */
const starterThat = (statement) =>
  starter
    .replace("async function main() {", "async function main() {\n  let count = 0;")
    .replace("if (isMine) print(move);", `if (isMine) { count += 1; ${statement} print(move); }`);

/** @param {Page} page */
const chart = (page) => page.getByRole("slider", { name: "Time of each answer" });

/** The turn whose position is on the board. @param {Page} page */
const current = (page) => page.locator('.program-turn[aria-current="true"]');

/**
 * Adds a program by choosing its file, and begins a game.
 * @param {Page} page
 * @param {string} url
 * @param {string} source
 */
async function play(page, url, source) {
  await page.goto(`${url}#/programs`);
  const file = { name: "Mine.dots.js", mimeType: "text/javascript", buffer: Buffer.from(source) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.locator("main.program").waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).click();
}

/**
 * Presses the chart at the place of a turn, when it has room for 20.
 * @param {Page} page
 * @param {number} number the turn's, from 1
 */
async function press(page, number) {
  const box = await chart(page).boundingBox();
  assert.ok(box);
  const position = { x: (box.width * (number - 0.5)) / 20, y: box.height / 2 };
  await chart(page).click({ position });
}

const SLOW = starterThat(
  "const end = Date.now() + 100 * count; while (Date.now() < end || count === 5);",
);

pageTest("each answer has a bar, which leads to its turn", {}, async (page, url) => {
  await play(page, url, SLOW);
  await page.locator(".program-end").getByText("did not answer").waitFor();
  const summary = page.locator(".time-summary");
  assert.match(
    (await summary.textContent()) ?? "",
    /^Longest \d{3} ms \(turn 4\), median \d{3} ms, limit 1,000 ms\.$/,
  );
  assert.equal(await page.locator(".time-bars:not(.late)").getAttribute("d").then(bars), 4);
  assert.equal(await page.locator(".time-bars.late").getAttribute("d").then(bars), 1);

  await press(page, 2);
  await current(page).getByText("Turn 2", { exact: true }).waitFor();
  assert.match(
    (await chart(page).getAttribute("aria-valuetext")) ?? "",
    /^Turn 2: \d{3} ms of 1,000 ms$/,
  );
  await press(page, 5);
  await current(page).getByText("Turn 5", { exact: true }).waitFor();
  assert.equal(await chart(page).getAttribute("aria-valuetext"), "Turn 5: no answer");
  // There is no later turn.
  await press(page, 18);
  await current(page).getByText("Turn 5", { exact: true }).waitFor();

  await chart(page).press("ArrowLeft");
  await current(page).getByText("Turn 4", { exact: true }).waitFor();
  await chart(page).press("Home");
  await current(page).getByText("Turn 1", { exact: true }).waitFor();
  await chart(page).press("ArrowRight");
  await current(page).getByText("Turn 2", { exact: true }).waitFor();
  assert.equal(await chart(page).getAttribute("aria-valuenow"), "2");
  assert.equal(await chart(page).getAttribute("aria-valuemax"), "5");
  await chart(page).press("End");
  await current(page).getByText("Turn 5", { exact: true }).waitFor();
  assert.deepEqual(await faultsInBothThemes(page), []);
});

/** The number of bars in a path. @param {string | null} path */
const bars = (path) => path?.match(/M/g)?.length ?? 0;

pageTest("the bars keep their places under a pointer", {}, async (page, url) => {
  await play(page, url, starter);
  const svg = page.locator(".time-area svg");
  const rows = page.locator(".program-turns > li");
  await rows.nth(9).waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  const resume = page.getByRole("button", { name: "Go on" });
  await resume.waitFor();
  await chart(page).hover();
  const box = await chart(page).boundingBox();
  assert.equal(await svg.getAttribute("viewBox"), "0 0 20 40");
  // The keyboard leaves the pointer where it is.
  await resume.press("Enter");
  await rows.nth(24).waitFor();
  assert.equal(await svg.getAttribute("viewBox"), "0 0 20 40");
  assert.deepEqual(await chart(page).boundingBox(), box);
  await page.mouse.move(0, 0);
  await page.waitForFunction(
    () => document.querySelector(".time-area svg")?.getAttribute("viewBox") === "0 0 40 40",
  );
});

pageTest(
  "on a phone a finger presses a bar",
  { viewport: { width: 390, height: 844 }, hasTouch: true },
  async (page, url) => {
    await play(page, url, SLOW);
    await page.getByRole("tab", { name: "Program" }).waitFor();
    await page.locator(".program-end").getByText("did not answer").waitFor();
    await chart(page).scrollIntoViewIfNeeded();
    const box = await chart(page).boundingBox();
    assert.ok(box && box.height >= 44);
    await page.touchscreen.tap(box.x + (box.width * 2.5) / 20, box.y + box.height / 2);
    await current(page).getByText("Turn 3", { exact: true }).waitFor();
  },
);
