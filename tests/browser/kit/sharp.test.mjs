// A board is as sharp as the display: under CSS zoom, and on a display of another pixel ratio.

import assert from "node:assert/strict";
import { pageTest } from "../page.mjs";

/** @typedef {import("../page.mjs").Page} Page */

const AS_WRITTEN = { asWritten: true };

/** Puts a bare board, 200 CSS pixels wide, into a box with a zoom. @param {Page} page @param {string} zoom */
const openBoard = (page, zoom) =>
  page.evaluate(async (zoom) => {
    const file = "kit/boards/canvas.js";
    const { openSurface } = await import(`../${file}`);
    const box = document.createElement("div");
    box.style.zoom = zoom;
    const board = document.createElement("div");
    board.className = "board";
    board.style.cssText = "position: relative; inline-size: 200px; block-size: 200px";
    box.append(board);
    document.body.replaceChildren(box);
    openSurface(board, (/** @type {CanvasRenderingContext2D} */ context) => {
      board.dataset.painted = String(context.canvas.width);
    });
  }, zoom);

/** Waits until the board is painted with that many pixels in each row. @param {Page} page @param {number} pixels */
async function painted(page, pixels) {
  await page.waitForFunction(
    (pixels) => document.querySelector(".board")?.getAttribute("data-painted") === String(pixels),
    pixels,
    { timeout: 10_000 },
  );
  const [width, shown] = await page.locator(".board > canvas").evaluate((canvas) => {
    const { width } = /** @type {HTMLCanvasElement} */ (canvas);
    return [width, canvas.getBoundingClientRect().width * devicePixelRatio];
  });
  assert.equal(width, pixels);
  assert.ok(Math.abs(width - shown) <= 1, `${width} pixels for ${shown}`);
}

pageTest("a board is sharp under CSS zoom", AS_WRITTEN, async (page, url) => {
  await page.goto(url);
  await openBoard(page, "1.5");
  await painted(page, 300);
  await page.evaluate(() => {
    const box = /** @type {HTMLElement} */ (document.querySelector(".board")?.parentElement);
    box.style.zoom = "2";
  });
  await painted(page, 400);
});

/** Emulates browsers that do not report an element's size in device pixels. */
function countNoDevicePixels() {
  const { observe } = ResizeObserver.prototype;
  ResizeObserver.prototype.observe = function (target, options) {
    if (options?.box === "device-pixel-content-box") throw new TypeError("no such box");
    observe.call(this, target, options);
  };
}

for (const counts of [true, false]) {
  const browser = counts ? "a browser" : "a browser that does not count its pixels";
  pageTest(`a board adapts to another display in ${browser}`, AS_WRITTEN, async (page, url) => {
    if (!counts) await page.addInitScript(countNoDevicePixels);
    await page.goto(url);
    await openBoard(page, "1");
    await painted(page, 200);
    const session = await page.context().newCDPSession(page);
    for (const [i, deviceScaleFactor] of [2, 1.25, 3, 1].entries()) {
      await session.send("Emulation.setDeviceMetricsOverride", {
        // With the same width Chromium would not evaluate its media queries.
        width: 1000 + i,
        height: 800,
        deviceScaleFactor,
        mobile: false,
      });
      await painted(page, 200 * deviceScaleFactor);
    }
  });
}
