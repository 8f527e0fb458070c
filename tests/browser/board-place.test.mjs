// The board does not move under a finger: it keeps its place whatever happens on it.

import assert from "node:assert/strict";
import { pageTest, twoFrames } from "./page.mjs";

/** @typedef {import("./page.mjs").Page} Page */

/** Where the board is. @param {Page} page */
async function place(page) {
  await twoFrames(page);
  return page.locator(".game .board").evaluate((board) => {
    const { x, y, width } = board.getBoundingClientRect();
    return [x, y, width].map(Math.round).join(" ");
  });
}

/** @param {Page} page @param {string} action */
const act = (page, action) => page.locator(`[data-action=${action}]`).dispatchEvent("click");

for (const { locale, width, height } of [
  { locale: "en-GB", width: 320, height: 568 },
  { locale: "ru-RU", width: 390, height: 844 },
  { locale: "fa-IR", width: 844, height: 390 },
]) {
  pageTest(
    `a puzzle’s board keeps its place, ${locale}, ${width} px`,
    {
      locale,
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
      reducedMotion: "reduce",
    },
    async (page, url) => {
      await page.goto(`${url}#/puzzles/dots`);
      await page.locator(".puzzle-card").nth(8).click();
      await page.locator(".game.puzzle .cell").first().waitFor();
      const line = page.locator(".status-text");
      const before = await place(page);
      /** @type {[string, () => Promise<unknown>][]} */
      const events = [
        ["hint", () => act(page, "hint")],
        ["second hint", () => act(page, "hint")],
        [
          "refused move",
          async () => {
            await page.locator(".cell").first().dispatchEvent("click");
          },
        ],
        ["gave up", () => act(page, "give-up")],
      ];
      for (const [name, happen] of events) {
        const said = await line.textContent();
        await happen();
        if (name !== "refused move") {
          await page.waitForFunction(
            (said) => document.querySelector(".status-text")?.textContent !== said,
            said,
          );
        }
        assert.equal(await place(page), before, name);
      }
      await page.locator(".verdict-line").waitFor();
      assert.equal(await place(page), before, "solution shown");
      await act(page, "again");
      await page.locator(".status-text:not(.verdict-line)").waitFor();
      assert.equal(await place(page), before, "begun again");
    },
  );
}

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
]) {
  pageTest(
    `a lesson’s board keeps its place, ${viewport.width} px`,
    { viewport, hasTouch: true, isMobile: true, reducedMotion: "reduce" },
    async (page, url) => {
      await page.goto(`${url}#/learn/rabbits`);
      const letters = page.locator(".tray input");
      await letters.waitFor();
      const play = async (/** @type {string} */ move) => {
        await letters.evaluate((field, move) => {
          const input = /** @type {HTMLInputElement} */ (field);
          input.value = move;
          input.dispatchEvent(new Event("input", { bubbles: true }));
          input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
        }, move);
      };
      const before = await place(page);
      await play("N-------");
      await page.locator(".coach-told.wrong").waitFor();
      assert.equal(await place(page), before, "a wrong move");
      await page.getByRole("button", { name: "Show me" }).dispatchEvent("click");
      assert.equal(await place(page), before, "the right move is shown");
      // On the smallest screen there is no room for the board and all that is said, and the way on is shown.
      if (viewport.height < 600) return;
      await play("S-------");
      await page.locator(".coach-told.done").waitFor();
      assert.equal(await place(page), before, "praise");
    },
  );
}
