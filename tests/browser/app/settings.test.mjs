// The settings: each applies at once and is stored; sounds and vibration are off by default.

import assert from "node:assert/strict";
import { faultsInBothThemes } from "../axe.mjs";
import { beginGame, cell, clickMove, movesPlayed, myTurn, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const STILL = { reducedMotion: /** @type {const} */ ("reduce") };

/** @param {Page} page */
async function openSettings(page) {
  await page.getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await dialog.waitFor();
  return dialog;
}

/** @param {Page} page */
async function closeSettings(page) {
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
}

/** The settings on the page's root element. @param {Page} page */
const onPage = (page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

/** The picture on the board once everything requested has been painted. @param {Page} page */
const picture = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(".board canvas"));
    return canvas.toDataURL();
  });

pageTest("a setting applies at once, and after a reload", STILL, async (page, url) => {
  await beginGame(page, url, ["person", 1]);
  const before = await picture(page);
  const dialog = await openSettings(page);
  assert.deepEqual(await faultsInBothThemes(page), []);
  await dialog.getByRole("combobox", { name: "Theme" }).selectOption("Dark");
  assert.equal((await onPage(page)).theme, "dark");
  await dialog.getByRole("combobox", { name: "Theme" }).selectOption("Light");
  assert.equal(await picture(page), before);
  await dialog.getByRole("switch", { name: "Names of rows and columns" }).uncheck();
  const bare = await picture(page);
  assert.notEqual(bare, before, "no names of rows and columns");
  await dialog.getByRole("combobox", { name: "Contrast" }).selectOption("High");
  assert.equal((await onPage(page)).contrast, "high");
  const strong = await picture(page);
  assert.notEqual(strong, bare);
  await closeSettings(page);
  assert.deepEqual(await faultsInBothThemes(page), []);
  await page.reload();
  await cell(page, "D4").waitFor();
  assert.equal((await onPage(page)).contrast, "high");
  assert.equal(await picture(page), strong);
  await openSettings(page);
  await dialog.getByRole("button", { name: "Русский" }).click();
  await page.getByRole("button", { name: "Настройки" }).waitFor();
});

pageTest("a turn needs a confirmation if the visitor wants one", STILL, async (page, url) => {
  await page.goto(url);
  const dialog = await openSettings(page);
  await dialog.getByRole("switch", { name: "Ask before a turn is sent" }).check();
  await closeSettings(page);
  await beginGame(page, url, ["person", 1]);
  await cell(page, "D4").click();
  const question = page.getByRole("dialog", { name: "Play D4?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  assert.equal(await page.locator(".move").count(), 0);
  await cell(page, "D4").click();
  await question.getByRole("button", { name: "Play", exact: true }).click();
  await movesPlayed(page, 2);
});

pageTest(
  "today's puzzles do not count in the rating if the visitor says so",
  STILL,
  async (page, url) => {
    await page.clock.setFixedTime(new Date(2026, 10, 25, 12));
    await page.goto(url);
    const dialog = await openSettings(page);
    const choice = dialog.getByRole("switch", { name: "Today’s puzzles count in my rating" });
    assert.ok(await choice.isChecked());
    await choice.uncheck();
    await closeSettings(page);
    const after = page.locator(".puzzle-after");
    for (const [address, isRated] of /** @type {const} */ ([
      ["#/today/dots", false],
      ["#/today/dots/2026-11-24", false],
      ["#/puzzles/dots", true],
    ])) {
      await page.goto(`${url}${address}`);
      if (isRated) await page.locator(".puzzle-card").nth(3).click();
      await page.locator(".game.puzzle").waitFor();
      await page.getByRole("button", { name: "Give up" }).click();
      await after.getByText("A solution:").waitFor();
      assert.equal(await after.getByText("Finding your rating: 1 of 8").isVisible(), isRated);
    }
  },
);

pageTest("the visitor's choice of motion precedes the system's", STILL, async (page, url) => {
  const boardNow = () =>
    page.evaluate(() => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(".board canvas"));
      return canvas.toDataURL();
    });
  // The pictures after the move, at times that the test sets, however slow the machine is.
  const pictures = async () => {
    await beginGame(page, url, ["person", "person"]);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await cell(page, "C3").click();
    await page.locator('.handle[data-direction="E"]').focus();
    await page.keyboard.press("Enter");
    await movesPlayed(page, 1);
    const seen = new Set();
    for (let frame = 0; frame < 12; frame++) {
      await page.clock.runFor(50);
      seen.add(await boardNow());
    }
    await page.clock.resume();
    return seen.size;
  };
  await page.clock.install();
  assert.ok((await pictures()) <= 2, "the system asks for no motion");
  const dialog = await openSettings(page);
  await dialog.getByRole("combobox", { name: "Motion" }).selectOption("Slow");
  await closeSettings(page);
  assert.ok((await pictures()) > 3, "dots fly");
});

pageTest(
  "digits are those of the language, or 0 to 9",
  { ...STILL, locale: "fa-IR" },
  async (page, url) => {
    await page.goto(`${url}#/learn/dots`);
    const count = page.locator(".coach-count");
    await count.filter({ hasText: "۷" }).waitFor();
    await page.getByRole("button", { name: "تنظیمات" }).click();
    await page.getByRole("switch", { name: "رقم‌های فارسی" }).click();
    await count.filter({ hasText: "7" }).waitFor();
  },
);

/** Counts the tones and the pulses. */
function listen() {
  const heard = { tones: 0, pulses: 0 };
  Object.assign(globalThis, { heard });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    heard.tones += 1;
    start.apply(this, when);
  };
  Navigator.prototype.vibrate = () => {
    heard.pulses += 1;
    return true;
  };
}

/** @param {Page} page @returns {Promise<{ tones: number, pulses: number }>} */
const heard = (page) => page.evaluate(() => /** @type {any} */ (globalThis).heard);

pageTest("there is no sound or vibration by default", STILL, async (page, url) => {
  await page.addInitScript(listen);
  await beginGame(page, url, ["person", 1]);
  await clickMove(page, "D4N");
  await movesPlayed(page, 2);
  await myTurn(page);
  assert.deepEqual(await heard(page), { tones: 0, pulses: 0 });
  const dialog = await openSettings(page);
  await dialog.getByRole("switch", { name: "Sounds" }).check();
  await dialog.getByRole("switch", { name: "Vibration" }).check();
  await page.waitForFunction(() => /** @type {any} */ (globalThis).heard.tones > 0);
  await closeSettings(page);
  const { tones } = await heard(page);
  await page.locator('.cell[aria-label$="empty"]').first().click();
  await movesPlayed(page, 4);
  await page.waitForFunction((tones) => /** @type {any} */ (globalThis).heard.tones > tones, tones);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.waitForFunction(() => /** @type {any} */ (globalThis).heard.pulses > 0);
});
