// On every page, light and dark: nothing that axe-core finds, one first heading, and controls as large as a finger on the
// screen of a phone. That every game is played by keys alone is shown elsewhere.

import assert from "node:assert/strict";
import { EVERY_PAGE } from "./every-page.mjs";
import { allFaults, pageTest } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** As large as a finger, in CSS pixels. */
const FINGER = 44;

const PHONES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
];

/**
 * The controls in use that are smaller than a finger. Those over a board's cells and pieces are as large as these: a pad,
 * a list or a nearer view stand beside them.
 * @param {Page} page
 */
function small(page) {
  return page.evaluate((finger) => {
    const dialog = document.querySelector("dialog[open]");
    const controls = [...document.querySelectorAll("a[href], button, input, select, textarea")];
    return controls.flatMap((control) => {
      const isOnBoard = control.closest(".cells, .piece-handles, .map-handles, .handles, .handle");
      if (isOnBoard || (dialog && !dialog.contains(control))) return [];
      // What is drawn as its label is pressed there.
      const isBehind = control.matches("[type=radio], [type=checkbox], [type=file]");
      const [label] = /** @type {HTMLInputElement} */ (control).labels ?? [];
      const { width, height } = ((isBehind && label) || control).getBoundingClientRect();
      if (width === 0 || !control.checkVisibility()) return [];
      // Half a pixel may be lost where the screen's are smaller.
      const isLarge = width >= finger - 0.5 && height >= finger - 0.5;
      return isLarge ? [] : [`${width} × ${height}: ${control.outerHTML.slice(0, 160)}`];
    });
  }, FINGER);
}

/** Boards are laid out anew with the next frame. @param {Page} page */
function laidOut(page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

for (const { name, open } of EVERY_PAGE) {
  pageTest(
    `everybody can use it: ${name}`,
    { hasTouch: true, reducedMotion: "reduce" },
    async (page, url) => {
      await open(page, url);
      for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await allFaults(page), [], colorScheme);
      }
      assert.equal(await page.locator("h1").count(), 1);
      assert.equal(
        await page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])').count(),
        0,
      );
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        await laidOut(page);
        assert.deepEqual(await small(page), [], `${phone.width} px`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.deepEqual(await allFaults(page), [], `${phone.width} px`);
        assert.ok(wide <= phone.width, `${wide} px of content on ${phone.width} px of screen`);
      }
    },
  );
}
