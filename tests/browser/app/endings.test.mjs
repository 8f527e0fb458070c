// The end of a game: the card over the board, the result after it is closed, and the position that decided the game.

import assert from "node:assert/strict";
import { endGame, LAST_MOVES } from "../endings.mjs";
import { pageTest } from "../page.mjs";

/** The sizes of screens, upright and lying. @type {[width: number, height: number][]} */
const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 800],
  [1920, 1080],
];

/** The largest part of the board's height that the card may cover. */
const PART = 0.4;

const RESULT = "You win, 31 cells to 18.";

/** @param {import("playwright-core").Page} page */
const card = (page) => page.getByRole("region", { name: "End of the game" });

for (const locale of ["en", "ru", "fa"]) {
  pageTest(
    `the card lies over the lower part of the board in ${locale}`,
    { locale, reducedMotion: "reduce" },
    async (page, url) => {
      for (const game of /** @type {(keyof typeof LAST_MOVES)[]} */ (Object.keys(LAST_MOVES))) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await endGame(page, url, game);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          const [inner, outer] = await page.evaluate(() =>
            [".ending-card", ".game .board"].map((selector) => {
              const { bottom, left, right, top } =
                document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
              return { bottom, left, right, top };
            }),
          );
          const where = `${game}, ${width} × ${height}`;
          const highest = outer.bottom - PART * (outer.bottom - outer.top);
          assert.ok(inner.top >= highest - 0.5, `${where}: ${inner.top} is above ${highest}`);
          assert.ok(inner.bottom <= outer.bottom && inner.bottom > inner.top, where);
          assert.ok(inner.left >= outer.left && inner.right <= outer.right, where);
        }
      }
    },
  );
}

pageTest("any press closes the card, and the result stays readable", {}, async (page, url) => {
  const result = page.locator(".status-text", { hasText: RESULT });
  /** @type {(() => Promise<void>)[]} */
  const ways = [
    () => card(page).getByRole("heading", { name: RESULT }).click(),
    () => card(page).getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
  ];
  for (const close of ways) {
    await endGame(page, url, "dots");
    assert.equal(await result.count(), 0);
    await close();
    await card(page).waitFor({ state: "detached" });
    await result.waitFor();
    const next = page.getByRole("region", { name: "What’s next" });
    await next.getByText("The last capture was yours: move 104, C2→, took 1 cell.").waitFor();
  }
});

pageTest("an earlier position is shown without the card", {}, async (page, url) => {
  await endGame(page, url, "dots");
  await page.locator(".move").first().click();
  await card(page).waitFor({ state: "detached" });
  await page.locator(".status .button").click();
  await page.locator(".status-text", { hasText: RESULT }).waitFor();
  assert.equal(await card(page).count(), 0);
});

pageTest("a finished game that is opened has no card over the board", {}, async (page, url) => {
  await endGame(page, url, "dots");
  await page.reload();
  await page.getByRole("region", { name: "What’s next" }).waitFor();
  await page.locator(".status-text", { hasText: RESULT }).waitFor();
  assert.equal(await card(page).count(), 0);
});

pageTest("the deciding position is a small board that leads to it", {}, async (page, url) => {
  const shown = (/** @type {string} */ text) =>
    page.locator(".status-text", { hasText: text }).waitFor();
  const painted = (/** @type {import("playwright-core").Locator} */ moment) =>
    moment.locator("canvas").evaluate((canvas) => {
      const { height, width } = /** @type {HTMLCanvasElement} */ (canvas);
      const context = /** @type {HTMLCanvasElement} */ (canvas).getContext("2d");
      return context?.getImageData(0, 0, width, height).data.some((value) => value > 0) === true;
    });
  for (const [game, name, position] of /** @type {const} */ ([
    ["dots", "You led from move 66 to the end. Show this position", "Move 66 (you)"],
    ["fugitive", "Before the capture, on turn 21. Show this position", "Move 21 (the engine)"],
  ])) {
    await endGame(page, url, game);
    const moment = page.getByRole("button", { name });
    await moment.waitFor();
    await page.waitForFunction(() => {
      const canvas = document.querySelector(".ending-moment canvas");
      return canvas instanceof HTMLCanvasElement && canvas.width > 0;
    });
    await moment.click();
    await shown(position);
    assert.equal(await card(page).count(), 0);
    assert.ok(await painted(moment), game);
  }
});
