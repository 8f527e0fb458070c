// No element that stays in place while the page scrolls, such as the header or a row of buttons, covers a control: any control
// that is scrolled into view, as by the focus, can be pressed. Nor does a page have two filled buttons, which would compete.

import assert from "node:assert/strict";
import { EVERY_PAGE } from "../every-page.mjs";
import { pageTest, twoFrames } from "../page.mjs";

/** @typedef {import("../page.mjs").Page} Page */

const LAPTOP = { width: 1280, height: 800 };

/** Two phones in landscape, and the smallest in portrait. */
const PHONES = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 320, height: 568 },
];

/**
 * The controls that are covered once they have been scrolled into view. Other tests check the controls on boards.
 * @param {Page} page
 */
function covered(page) {
  return page.evaluate(() => {
    const scope = document.querySelector("dialog[open]") ?? document;
    const controls = scope.querySelectorAll("a[href], button, input, select, textarea, summary");
    const found = [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      if (control.closest(".board, [inert]")) return [];
      // A control drawn as its label is pressed there.
      const isBehind = control.matches("[type=radio], [type=checkbox], [type=file]");
      const [label] = /** @type {HTMLInputElement} */ (control).labels ?? [];
      const pressed = (isBehind && label) || control;
      pressed.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = pressed.getBoundingClientRect();
      // Only for screen readers.
      if (width < 2 || height < 2) return [];
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      // The middle of a link of two lines may be empty.
      if (hit && (pressed.contains(hit) || hit.contains(pressed))) return [];
      return [`${pressed.outerHTML.slice(0, 160)} under ${hit?.outerHTML.slice(0, 160)}`];
    });
    scrollTo(0, 0);
    return found;
  });
}

/**
 * The words of the filled buttons in sight: in the dialog if one is open.
 * @param {Page} page
 */
function filledButtons(page) {
  return page.evaluate(() => {
    const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    return [...scope.querySelectorAll(".primary")]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => button.textContent);
  });
}

pageTest(
  "no control is covered on a phone, and each page has one filled button",
  { hasTouch: true, isMobile: true, reducedMotion: "reduce" },
  async (page, url) => {
    /** @type {Record<string, string[]>} */
    const found = {};
    /** The pages with more than one filled button. @type {Record<string, string[]>} */
    const rivals = {};
    let filledCount = 0;
    for (const { name, open } of EVERY_PAGE) {
      await page.setViewportSize(LAPTOP);
      await open(page, url);
      const filled = await filledButtons(page);
      filledCount += filled.length;
      if (filled.length > 1) rivals[name] = filled;
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        await twoFrames(page);
        const under = await covered(page);
        if (under.length > 0) found[`${name}, ${phone.width} × ${phone.height}`] = under;
      }
    }
    assert.deepEqual(found, {});
    assert.deepEqual(rivals, {});
    assert.ok(filledCount > EVERY_PAGE.length / 3, `${filledCount} filled buttons`);
  },
);
