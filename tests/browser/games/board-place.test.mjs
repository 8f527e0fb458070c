// The board does not move under a finger: it keeps its place whatever happens on it. On another site's page, the content below
// it keeps its place, too.

import assert from "node:assert/strict";
import { VIEWS } from "../happenings.mjs";
import { pageTest, twoFrames } from "../page.mjs";

/** @typedef {import("../page.mjs").Page} Page */

/** The place of the board, and the end of the page. @param {Page} page */
async function place(page) {
  await twoFrames(page);
  const board = await page
    .locator(".game .board")
    .first()
    .evaluate((board) => {
      const { x, y, width } = board.getBoundingClientRect();
      return [x, y, width].map(Math.round).join(" ");
    });
  const end = await page.evaluate(() => {
    const element = document.querySelector("warren-board + p");
    return element ? Math.round(element.getBoundingClientRect().y) : 0;
  });
  return { board, end };
}

for (const { locale, width, height } of [
  { locale: "en-GB", width: 320, height: 568 },
  { locale: "ru-RU", width: 390, height: 844 },
  { locale: "fa-IR", width: 844, height: 390 },
]) {
  for (const { name, use, events } of VIEWS) {
    pageTest(
      `the board keeps its place: ${name}, ${locale}, ${width} px`,
      {
        locale,
        viewport: { width, height },
        hasTouch: true,
        isMobile: true,
        reducedMotion: "reduce",
      },
      async (page, url) => {
        await use(page, url, async () => {
          const before = await place(page);
          /** @type {Record<string, unknown>} */
          const moved = {};
          for (const [event, happen] of events) {
            await happen(page);
            const now = await place(page);
            if (JSON.stringify(now) !== JSON.stringify(before)) moved[event] = [before, now];
          }
          assert.deepEqual(moved, {});
        });
      },
    );
  }
}

const LOW = {
  viewport: { width: 320, height: 568 },
  hasTouch: true,
  reducedMotion: /** @type {const} */ ("reduce"),
};

pageTest(
  "on a low screen the line shows the result, and leads to the rest",
  LOW,
  async (page, url) => {
    const [{ use, events }] = VIEWS;
    await use(page, url, async () => {
      for (const [, happen] of events) await happen(page);
    });
    const card = page.getByRole("region", { name: "End of the game" });
    await card.getByRole("button", { name: "Close" }).tap();
    await page.locator(".status-text.verdict-line", { hasText: "You resigned" }).waitFor();
    await page.getByRole("button", { name: "What’s next" }).tap();
    // The button disappears when its target is in view.
    await page.locator(".status .button").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Play again" }).tap();
    await page.locator(".status-text:not(.verdict-line)").waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await card.waitFor();
    await page.locator(".status-text:empty").waitFor({ state: "attached" });
    assert.equal(await page.locator(".status .button").isVisible(), false);
  },
);

pageTest("on a low screen the line shows a lesson step’s outcome", LOW, async (page, url) => {
  const { use, events } = VIEWS.find(({ name }) => name === "lesson") ?? VIEWS[0];
  await use(page, url, async () => {
    for (const [, happen] of events) await happen(page);
    await page.locator(".status-text", { hasText: "Right." }).waitFor();
    await page.getByRole("button", { name: "Read on" }).tap();
    await page.getByRole("button", { name: "Continue" }).tap();
    await page.getByText("Step 2 of 7").first().waitFor();
  });
});
