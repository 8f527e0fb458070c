// Every page, in each language, light and dark, has no findings of axe-core, one first heading, no word of another language;
// on a phone's screen nothing is too wide, and controls are as large as a finger. kit/keyboard.test.mjs shows that every game
// can be played by keys alone.

import assert from "node:assert/strict";
import { faultsInBothThemes, faultsOn } from "../axe.mjs";
import { EVERY_PAGE } from "../every-page.mjs";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** As large as a finger, in CSS pixels. */
const FINGER = 44;

const LAPTOP = { width: 1280, height: 800 };

const PHONES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
];

/** A screen of 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/**
 * The controls in use that are smaller than a finger. Controls over a board's cells and pieces are as large as these: a pad,
 * a list or a zoomed view is the alternative.
 * @param {Page} page
 */
function small(page) {
  return page.evaluate((finger) => {
    const dialog = document.querySelector("dialog[open]");
    const controls = [...document.querySelectorAll("a[href], button, input, select, textarea")];
    return controls.flatMap((control) => {
      const isOnBoard = control.closest(".cells, .piece-handles, .map-handles, .handles, .handle");
      if (isOnBoard || (dialog && !dialog.contains(control))) return [];
      // A control drawn as its label is pressed there.
      const isBehind = control.matches("[type=radio], [type=checkbox], [type=file]");
      const [label] = /** @type {HTMLInputElement} */ (control).labels ?? [];
      const { width, height } = ((isBehind && label) || control).getBoundingClientRect();
      if (width === 0 || !control.checkVisibility()) return [];
      // On a screen with smaller pixels, half a pixel may be lost.
      const isLarge = width >= finger - 0.5 && height >= finger - 0.5;
      return isLarge ? [] : [`${width} × ${height}: ${control.outerHTML.slice(0, 160)}`];
    });
  }, FINGER);
}

/** Waits for the next frame, in which boards are laid out again. @param {Page} page */
function laidOut(page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Words of English sentences: none may remain. Notation, commands and names are not among them. */
const ENGLISH = /\b(the|and|with|your|move|game|board|play|turn|cells|moves|share|rules)\b/i;

/**
 * English sentences on the page, except in code.
 * @param {Page} page
 */
async function englishLeft(page) {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? "";
      if (text && !parent?.closest("code, pre, textarea, noscript, [lang='en']")) found.push(text);
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
      for (const name of ["aria-label", "title", "placeholder"]) {
        found.push(element.getAttribute(name) ?? "");
      }
    }
    return found;
  });
  return texts.filter((text) => ENGLISH.test(text)).map((text) => `English: ${text}`);
}

/** Elements that require sideways scrolling. @param {Page} page */
function tooWide(page) {
  return page
    .locator(":root, dialog[open]")
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(
          ({ localName, scrollWidth, clientWidth }) =>
            `${localName}: ${scrollWidth} px of content on ${clientWidth} px of ${innerWidth} × ${innerHeight}`,
        ),
    );
}

/** Words that do not fit their place, by width or by a line. @param {Page} page */
function cut(page) {
  return page.locator(".status-text, .task, .button:not(.named, [hidden])").evaluateAll((all) =>
    all
      .filter((each) => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = each;
        const line = Number.parseFloat(getComputedStyle(each).lineHeight);
        return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + line / 2;
      })
      .map(({ textContent }) => `cut: ${textContent}`),
  );
}

/** @param {Page} page */
async function outline(page) {
  const first = await page.locator("h1").count();
  const jumps = await page
    .locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])')
    .evaluateAll((all) => all.map(({ outerHTML }) => `in another order: ${outerHTML}`));
  return [...(first === 1 ? [] : [`${first} first headings`]), ...jumps];
}

/**
 * Lists the faults of the page on a phone's screen.
 * @param {Page} page
 * @param {{ width: number, height: number }} phone
 */
async function onPhone(page, phone) {
  await page.setViewportSize(phone);
  await laidOut(page);
  return [...(await small(page)), ...(await tooWide(page)), ...(await cut(page))];
}

/** Checks that do not depend on the language run in one language. @param {Page} page */
async function faultsInEnglish(page) {
  const faults = [...(await faultsInBothThemes(page)), ...(await outline(page))];
  for (const phone of PHONES) faults.push(...(await onPhone(page, phone)));
  await page.setViewportSize(ZOOMED);
  await laidOut(page);
  faults.push(...(await tooWide(page)));
  return [...faults, ...(await faultsOn(page, "structure"))];
}

/** Pictures that point back or forward, and are not mirrored in right-to-left text. @param {Page} page */
function backwards(page) {
  const actions = ["again", "next", "redo", "undo"].map((action) => `[data-action="${action}"]`);
  return page.locator(`[dir="rtl"] :is(${actions}) .icon`).evaluateAll((icons) =>
    icons
      // Hidden elements have no transform, such as a board drawn out of view for printing.
      .filter((icon) => icon.checkVisibility() && getComputedStyle(icon).transform === "none")
      .map((icon) => `backwards: ${icon.parentElement?.outerHTML.slice(0, 160)}`),
  );
}

/** @param {Page} page */
async function faultsInTranslation(page) {
  const faults = [...(await englishLeft(page)), ...(await backwards(page))];
  for (const phone of PHONES) faults.push(...(await onPhone(page, phone)));
  return [...faults, ...(await faultsOn(page, "structure"))];
}

for (const { locale, faultsIn } of [
  { locale: "en-GB", faultsIn: faultsInEnglish },
  { locale: "ru-RU", faultsIn: faultsInTranslation },
  { locale: "fa-IR", faultsIn: faultsInTranslation },
]) {
  pageTest(
    `every page is accessible in ${locale}`,
    { locale, hasTouch: true, reducedMotion: "reduce" },
    async (page, url) => {
      /** @type {Record<string, string[]>} */
      const found = {};
      for (const { name, open } of EVERY_PAGE) {
        await page.setViewportSize(LAPTOP);
        await open(page, url).catch((cause) => {
          throw new Error(`${name} could not be opened`, { cause });
        });
        const faults = await faultsIn(page);
        if (faults.length > 0) found[name] = faults;
      }
      assert.deepEqual(found, {});
    },
  );
}
