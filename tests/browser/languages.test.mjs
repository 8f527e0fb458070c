// The language of the page: the browser's, or the one chosen in the header, which is kept; its direction; boards as they are
// everywhere. What stands on each page in each language is asked elsewhere.

import assert from "node:assert/strict";
import { pageTest } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** The button in the header that opens the list. @param {Page} page */
const opener = (page) => page.locator(".header .language > button");

/** @param {Page} page */
const list = (page) => page.locator(".language-list");

/**
 * Which language has the focus; empty where none has.
 * @param {Page} page
 */
const focused = (page) =>
  page.evaluate(() => document.activeElement?.closest(".language-list button")?.textContent ?? "");

for (const { tag, locale, direction, letters } of [
  { tag: "ru", locale: "ru-RU", direction: "ltr", letters: /[а-яё]/i },
  { tag: "fa", locale: "fa-IR", direction: "rtl", letters: /[آ-ی]/ },
]) {
  pageTest(`${tag}: the page speaks as the browser does`, { locale }, async (page, url) => {
    await page.goto(url);
    await page.locator('.card[data-game="dots"] .button.primary').click();
    assert.equal(await page.locator("html").getAttribute("lang"), tag);
    assert.equal(await page.locator("html").getAttribute("dir"), direction);
    assert.match(await page.locator("main").innerText(), letters);
    await page.locator("dialog[open] .button.primary").click();
    // Boards are the same in all languages.
    const board = page.locator(".game .board");
    await board.locator("canvas").first().waitFor();
    assert.equal(await board.evaluate((board) => getComputedStyle(board).direction), "ltr");
  });
}

pageTest("a language is chosen in the header and kept", { locale: "en-GB" }, async (page, url) => {
  await page.goto(url);
  await opener(page).click();
  await page.getByRole("button", { name: "فارسی" }).click();
  await page.locator("html[lang=fa][dir=rtl] .header").waitFor();
  await page.reload();
  await page.locator("html[lang=fa] .header").waitFor();
  await opener(page).click();
  assert.equal(await list(page).locator("[aria-current]").textContent(), "فارسی");
  await page.getByRole("button", { name: "Русский" }).click();
  await page.locator("html[lang=ru][dir=ltr] .header").waitFor();
});

pageTest("keys go through the languages, and only Enter chooses", {}, async (page, url) => {
  await page.goto(url);
  await opener(page).focus();
  await page.keyboard.press("ArrowDown");
  assert.equal(await focused(page), "English");
  assert.equal(await opener(page).getAttribute("aria-expanded"), "true");
  await page.keyboard.press("ArrowDown");
  assert.equal(await focused(page), "Русский");
  await page.keyboard.press("Escape");
  assert.ok(await list(page).isHidden());
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  assert.equal(await focused(page), "فارسی");
  // Whoever goes on has chosen nothing.
  await page.keyboard.press("Tab");
  assert.ok(await list(page).isHidden());
  await opener(page).click();
  await page.locator("main").click({ position: { x: 4, y: 4 } });
  assert.ok(await list(page).isHidden());
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  await opener(page).press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator("html[lang=ru] .header").waitFor();
});
