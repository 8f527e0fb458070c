// Where one person plays, the page says "you" to them and names the other by who it is, in every game and language.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { endGame } from "../endings.mjs";
import { beginGame, cell, movesPlayed, pageTest } from "../page.mjs";

const GAMES = ["dots", "rabbits", "mice", "fugitive", "crossing"];

/** The places that tell of the players and of the end. */
const PLACES =
  ".bar-name, .status-text, .ending-card, .ending, .review, .crossing-table, .move-title";

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
      await page.locator(".ending-card").waitFor();
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

/** The words on the card at the end of each game, which the visitor played against an engine. */
const STORIES = /** @type {const} */ ([
  [
    "dots",
    "You win, 31 cells to 18.",
    "The difference is 13 cells. The last capture was yours: move 104, C2→, took 1 cell.",
  ],
  ["rabbits", "You win, 600 points to 33.", "You caught 8 rabbits; the rabbits ate 33 cabbages."],
  [
    "mice",
    "You win, 13 points to 11.",
    "Your rocket took in 13 mice and no cat. The engine’s rocket took in 11 mice and no cat.",
  ],
  [
    "fugitive",
    "You caught the fugitive in 16, on turn 21: it had come by car from 12.",
    "You win, 16 points to 4.",
  ],
  [
    "crossing",
    "You win, 4 delivered to 2.",
    "You lost 8 hedgehogs to the water in 180 turns. The engine lost 8.",
  ],
]);

pageTest("the end of each game is told to the visitor", {}, async (page, url) => {
  for (const [game, headline, detail] of STORIES) {
    await endGame(page, url, game);
    const card = page.getByRole("region", { name: "End of the game" });
    await card.getByRole("heading", { name: headline, exact: true }).waitFor();
    await card.getByText(detail, { exact: true }).waitFor();
  }
});
