// Where one person plays, the page says "you" to them and names the other by who it is, in every game and language.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beginGame, cell, movesPlayed, pageTest } from "../page.mjs";

const GAMES = ["dots", "rabbits", "mice", "fugitive", "crossing"];

/** The places that tell of the players and of the end. */
const PLACES = ".bar-name, .status-text, .ending, .review, .crossing-table, .move-title";

/** The names of a game's sides. @param {string} game @param {string} language */
async function sideNames(game, language) {
  const path = new URL(`../../../www/games/${game}/words.${language}.ftl`, import.meta.url);
  const words = await readFile(path, "utf8");
  return [...words.matchAll(/^[a-z]+-seat-\d = (.+)$/gm)].map(([, name]) => name);
}

/** The texts of the places, without the marks of direction. @param {import("playwright-core").Page} page */
const texts = (page) =>
  page
    .locator(PLACES)
    .evaluateAll((all) =>
      all.map((each) => (each.textContent ?? "").replace(/[\u2066-\u2069\u200f]/g, "")),
    );

for (const locale of ["en", "ru", "fa"]) {
  pageTest(`the visitor is never called by a side in ${locale}`, { locale }, async (page, url) => {
    for (const game of GAMES) {
      const names = await sideNames(game, locale);
      assert.ok(names.length >= 2);
      const check = async (/** @type {string} */ when) => {
        const said = await texts(page);
        // A side's name is a whole word: pieces are named in explanations.
        const named = said.filter((text) =>
          names.some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(text)),
        );
        assert.deepEqual(named, [], `${game}, ${when}`);
        assert.ok(said.length >= 3, `${game}, ${when}`);
      };
      await page.goto(`${url}#/`);
      await page.locator(`.card[data-game="${game}"] .card-buttons .play`).click();
      await page.locator(".game .board canvas").first().waitFor();
      await page.locator(".status-text:not(:empty)").waitFor();
      await check("at the start");
      const undo = page.locator('[data-action="undo"]');
      if (await undo.isVisible()) {
        assert.equal(await undo.getAttribute("aria-disabled"), "true");
        const reason = String(await undo.getAttribute("aria-description"));
        await undo.click({ force: true });
        assert.equal(await page.locator(".status-text").textContent(), reason);
      }
      await page.locator('[data-action="resign"]').click();
      await page.getByRole("dialog").locator(".button").last().click();
      await page.locator(".ending:not([hidden])").waitFor();
      await check("at the end");
    }
  });
}

pageTest("the list of moves and the review say “you”", {}, async (page, url) => {
  await beginGame(page, url, ["person", 1]);
  await cell(page, "D4").click();
  await movesPlayed(page, 2);
  const titles = await page
    .locator(".move")
    .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
  assert.equal(titles[0], "Move 1, you: D4");
  assert.match(String(titles[1]), /^Move 1, the engine: /);
  await page.locator(".status-text", { hasText: /^The engine: .+\. Your move\.$/ }).waitFor();
  await page.locator('[data-action="resign"]').click();
  await page.getByRole("dialog").locator(".button").last().click();
  await page.locator(".ending").getByRole("button", { name: "Review" }).click();
  await page.locator(".review-side").nth(1).waitFor();
  assert.deepEqual(await page.locator(".review-side h3").allTextContents(), [
    "You",
    "Engine, level 1",
  ]);
  await page.getByText(/who was ahead: above the middle, you\.$/).waitFor();
});
