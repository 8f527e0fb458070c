// One game in two tabs, and people who play with a clock.

import assert from "node:assert/strict";
import { beginGame, cell, clickMove, moves, movesPlayed, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * @param {Page} page
 * @returns {import("playwright-core").Locator} the button that takes over a game from another tab
 */
const playHere = (page) => page.getByRole("button", { name: "Play here" });

pageTest("a second tab watches, and overwrites nothing", {}, async (first, url) => {
  await beginGame(first, url, ["person", "person"]);
  await clickMove(first, "D4N");
  await movesPlayed(first, 1);

  const second = await first.context().newPage();
  await second.goto(first.url());
  await playHere(second).waitFor();
  assert.deepEqual(await moves(second), await moves(first));

  await clickMove(first, "A1N");
  await movesPlayed(second, 2);

  await playHere(second).click();
  await playHere(first).waitFor();
  await clickMove(second, "B2N");
  await movesPlayed(first, 3);

  // The watching tab does not overwrite the game that the other one has stored.
  await first.reload();
  await playHere(first).waitFor();
  assert.equal((await moves(first)).length, 3);

  await second.close();
  await playHere(first).waitFor({ state: "detached" });
  await clickMove(first, "C1N");
  await movesPlayed(first, 4);
});

/**
 * Begins a game between two people with a clock.
 * @param {Page} page
 * @param {string} url
 * @param {string} clock its name in the dialog
 */
async function beginWithClock(page, url, clock) {
  await page.clock.install();
  await page.goto(url);
  await page.getByRole("button", { name: "Options for Jumping Dots" }).click();
  const dialog = page.getByRole("dialog");
  const blue = dialog.getByRole("group", { name: /Blue/ });
  await blue.getByRole("radio", { name: "Person" }).check();
  await dialog.getByLabel("Clock").selectOption({ value: clock });
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.locator(".game .cell").first().waitFor();
}

pageTest("a person whose time for a move runs out loses", {}, async (page, url) => {
  await beginWithClock(page, url, "move-10");
  await page.clock.fastForward(8_000);
  await clickMove(page, "D4N");
  await movesPlayed(page, 1);
  await page.clock.fastForward(8_000);
  assert.equal(await page.locator(".verdict-line").count(), 0);
  await page.clock.fastForward(4_000);
  await page
    .getByText(/Red wins/)
    .first()
    .waitFor();
  assert.equal(await page.locator('.bar[data-seat="1"] .bar-clock').textContent(), "0.0");
  // The board looks the same with the pointer over a cell: it offers no more moves.
  const drawn = async () => {
    await page.clock.runFor(100);
    return page
      .locator(".game .board canvas")
      .first()
      .evaluate((canvas) => {
        return /** @type {HTMLCanvasElement} */ (canvas).toDataURL();
      });
  };
  await cell(page, "C5").hover();
  const hovered = await drawn();
  await page.mouse.move(0, 0);
  assert.equal(hovered, await drawn());
});

pageTest(
  "the time for a game survives a reload, and undo does not restore it",
  {},
  async (page, url) => {
    const clock = (/** @type {string} */ side) =>
      page.locator(`.bar[data-seat="${side}"] .bar-clock`);
    await beginWithClock(page, url, "game-3");
    // Time moves only when the test moves it, so that no clock ticks between the steps.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.clock.fastForward(60_000);
    await clickMove(page, "D4N");
    await movesPlayed(page, 1);
    assert.match((await clock("0").textContent()) ?? "", /^1:/);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator(".move").first().waitFor({ state: "detached" });
    await page.clock.fastForward(60_000);
    await clock("0").filter({ hasText: /^0:/ }).waitFor();
    await page.reload();
    await clock("0").filter({ hasText: /^0:/ }).waitFor();
    assert.equal(await clock("1").textContent(), "3:00", "blue has not had a turn");
    await page.clock.fastForward(70_000);
    await page.getByText("Red ran out of time. Blue wins.").first().waitFor();
  },
);
