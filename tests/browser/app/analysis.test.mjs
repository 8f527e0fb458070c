// The analysis tab: the best moves of the position in every game, to whom it may show them, and reviews.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { faultsOn } from "../axe.mjs";
import {
  beginGame,
  clickEmpty,
  clickMove,
  FUGITIVE,
  moves,
  myTurn,
  openText,
  pageTest,
  twoFrames,
} from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const STILL = { reducedMotion: /** @type {const} */ ("reduce") };

/** @param {string} name */
const record = (name) => readFile(new URL(`../../records/${name}.rec`, import.meta.url), "utf8");

/** @param {Page} page */
const scrubber = (page) => page.getByRole("slider", { name: "Turns", exact: true });

/** @param {Page} page */
const openTab = (page) => page.getByRole("tab", { name: "Analysis" }).click();

/** @param {Page} page */
const analyse = (page) => page.getByRole("switch", { name: "Analyse" });

/** The moves of the best line in the list. @param {Page} page */
const best = (page) => page.locator(".look:not(.stale) .best-line").first().getByRole("button");

/** Shows the position after a number of moves. @param {Page} page @param {number} ply */
async function show(page, ply) {
  await scrubber(page).fill(String(ply));
  await shown(page, ply);
}

/** Waits until the page shows the position after a number of moves. @param {Page} page @param {number} ply */
async function shown(page, ply) {
  await page.waitForFunction(
    (ply) =>
      /** @type {HTMLInputElement | null} */ (document.querySelector(".scrubber"))?.value ===
      String(ply),
    ply,
  );
}

/** The pictures on the board's canvases. @param {Page} page */
const drawn = (page) =>
  page
    .locator(".board canvas")
    .evaluateAll((all) =>
      all.map((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL()).join(),
    );

/** Waits until the picture differs from an earlier one. @param {Page} page @param {string} before */
const drawnAnew = (page, before) =>
  page.waitForFunction(
    (before) =>
      [...document.querySelectorAll(".board canvas")]
        .map((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL())
        .join() !== before,
    before,
  );

/** @param {Page} page @param {boolean} hidden */
const hide = (page, hidden) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/** A position of each game, with the side to move where only its own view knows it. */
const GAMES = [
  { name: "dots-005", ply: 50, words: /^(Red|Blue) (ahead|behind) by about [\d.]+ cells$/ },
  { name: "rabbits-002", ply: 200, words: /(ahead|behind) by about [\d.]+ points$|even/ },
  { name: "mice-002", ply: 90, words: /(ahead|behind) by about [\d.]+ points$|even/ },
  { name: "fugitive-006", ply: 15, words: /^Detectives get about/, knows: "Detectives" },
  { name: "crossing-000", ply: 60, words: /^Player 1 delivers about/, knows: "Player 1" },
];

pageTest("the best moves of a position are shown in every game", STILL, async (page, url) => {
  for (const [i, { name, ply, words, knows }] of GAMES.entries()) {
    await openText(page, url, await record(name));
    await openTab(page);
    if (i === 0) {
      assert.equal(await analyse(page).isChecked(), false, "off by default");
      assert.equal(await page.locator(".look").isVisible(), false);
      await analyse(page).check();
    }
    assert.equal(await analyse(page).isChecked(), true, "stored as a preference");
    await show(page, ply);
    await best(page).first().waitFor();
    assert.match(String(await page.locator(".line-words").first().textContent()), words, name);

    // The board shows the best moves, where that is allowed.
    const arrows = page.getByRole("checkbox", { name: "Arrows" });
    await arrows.uncheck();
    const before = await drawn(page);
    await arrows.check();
    await drawnAnew(page, before);
    await arrows.uncheck();

    // The bar shows who is ahead, where a side's own view knows it.
    const bar = page.locator(".worth-bar");
    assert.equal(await bar.isVisible(), name !== "crossing-000", name);
    if (name !== "crossing-000") {
      assert.match(String(await bar.getAttribute("aria-label")), /ahead by about [\d.]+\.$|even/);
    }

    // Focus draws the move. A line stays the same during a press.
    await best(page).first().focus();
    await drawnAnew(page, before);
    await page.mouse.move(0, 0);

    if (knows) {
      await page.getByText(new RegExp(`^Judged by what ${knows} knows?,`)).waitFor();
      await page.getByRole("button", { name: `See what ${knows} know` }).click();
      await page
        .getByRole("group", { name: "Whose view" })
        .getByRole("radio", { name: knows, checked: true })
        .waitFor();
      await page.getByRole("radio", { name: "Everything" }).check();
    }
    if (name.startsWith("crossing")) {
      await page.getByRole("group", { name: "Whose move" }).getByText("Player 2").click();
      await page.getByText(/^Judged by what Player 2 knows,/).waitFor();
      await page
        .locator(".line-words")
        .filter({ hasText: /^Player 2 delivers/ })
        .first()
        .waitFor();
    }

    // A move of a line opens the line up to there, and steps continue in it; then that position is analysed.
    const count = await best(page).count();
    await best(page)
      .nth(Math.min(1, count - 1))
      .click();
    await page.waitForFunction(
      (ply) => Number(/** @type {any} */ (document.querySelector(".scrubber"))?.value) > ply,
      ply,
    );
    await best(page).first().waitFor();
    if (name === "dots-005") {
      await shown(page, ply + 2);
      await page
        .locator(".status-text")
        .filter({ hasText: /^Branch after 25 \(Blue\): move 26 \(Blue\)/ })
        .waitFor();
      await page.getByRole("combobox", { name: "How many moves" }).selectOption("5");
      await page.locator(".best-line:not(.empty)").nth(4).waitFor();
      assert.deepEqual(await faultsOn(page), []);
    }
  }
});

const FAILING = { ...STILL, expected: /made to fail/ };

pageTest("a game that is over is reviewed", FAILING, async (page, url) => {
  for (const name of ["crossing-000", "dots-005"]) {
    await openText(page, url, await record(name));
    await openTab(page);
    await page.getByRole("button", { name: "Review the game" }).click();
    await page.locator(".review-side").nth(1).waitFor();
    assert.equal(await page.getByRole("button", { name: "Review the game" }).count(), 0);
    await page.getByRole("tab", { name: "Moves" }).click();
    const marked = page.locator(".move:has(.flaw)").first();
    assert.match(
      String(await marked.getAttribute("aria-label")),
      /(Blunder|Mistake|Inaccuracy): (loses|lets)/,
    );
    assert.equal(await page.locator(".score-evaluation[visibility]").count(), 0, "in the chart");
    // A press on a mark of the chart shows the mistake.
    const mark = page.locator(".score-mark").first();
    const place = await mark.boundingBox();
    assert.ok(place);
    await page.mouse.click(place.x + place.width / 2 + 3, place.y + place.height + 8);
    await page.locator('.move[aria-current="step"]:has(.flaw)').waitFor();
    assert.ok(await page.locator(".worth-bar").isVisible(), "as the review found");
    await openTab(page);
  }
  // The position before a move, and a better move, beside the game.
  const worst = page.locator(".worst-move").first();
  const text = String(await worst.textContent());
  await worst.click();
  await page
    .locator(".status-text")
    .filter({ hasText: /try a move here/ })
    .waitFor();
  await page.locator(".better-line").first().click();
  // The line begins in place of the move.
  await page
    .locator(".status-text")
    .filter({ hasText: `: move ${Number.parseInt(text, 10)} (` })
    .waitFor();
  assert.equal(await page.locator(".review-side").count(), 2);
  assert.deepEqual(await faultsOn(page), []);
  await page.setViewportSize({ width: 320, height: 700 });
  // A new size redraws the board in a separate frame.
  await page.waitForFunction(() => document.documentElement.scrollWidth <= 320);

  // A review can be cancelled.
  await openText(page, url, await record("rabbits-002"));
  await openTab(page);
  await page.getByRole("button", { name: "Review the game" }).click();
  const progress = page.getByRole("progressbar", { name: "Moves reviewed" });
  const reviewed = () => progress.evaluate((bar) => /** @type {any} */ (bar).value);
  const goesOn = (/** @type {number} */ than) =>
    page.waitForFunction(
      (than) => /** @type {any} */ (document.querySelector(".review progress")).value > than,
      than,
    );
  await goesOn(0);
  // It stops while the page is hidden: the report under way arrives, and then no more, though frames pass.
  await hide(page, true);
  let count = -1;
  while (count !== (await reviewed())) {
    count = await reviewed();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
    });
  }
  await hide(page, false);
  await goesOn(count);
  await page.locator(".review-running").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Review the game" }).waitFor();
  assert.equal(await page.locator(".review-side, .move .flaw").count(), 0);

  // A failed review says so, also to screen readers.
  const body = 'throw new Error("made to fail");';
  await page.route("**/workers/analyst.js*", (route) =>
    route.fulfill({ body, contentType: "text/javascript" }),
  );
  await page.getByRole("button", { name: "Review the game" }).click();
  await page
    .locator(".review [aria-live]")
    .filter({ hasText: "The review could not be finished" })
    .waitFor({ state: "attached" });
  await page.reload();
  await openTab(page);
  await analyse(page).check();
  await show(page, 1);
  const look = page.locator(".look");
  await look.getByText("The engine stopped and could not be started again.").first().waitFor();
  await page.unroute("**/workers/analyst.js*");
  await look.getByRole("button", { name: "Try again" }).click();
  await best(page).first().waitFor();
});

pageTest("a game under way shows no help unless asked", STILL, async (page, url) => {
  await beginGame(page, url, ["person", 1]);
  await openTab(page);
  assert.equal(await analyse(page).isChecked(), false);
  const marking = page.getByText(/^You are playing\. If you analyse now, the game is marked/);
  await marking.waitFor();
  assert.equal(await page.locator(".analysis").getByText(/pause/i).count(), 0, "nothing to pause");
  assert.equal(await page.getByRole("button", { name: "Review the game" }).count(), 0);
  assert.equal(page.workers().filter((each) => each.url().includes("analyst")).length <= 1, true);
  await page.getByRole("tab", { name: "Moves" }).click();
  await clickMove(page, "D4N");
  await page.locator(".move").nth(1).waitFor();
  assert.equal(await myTurn(page), true);
  await openTab(page);
  assert.equal(await page.locator(".look").isVisible(), false);
  const played = await moves(page);
  await show(page, 1);
  await analyse(page).check();
  await best(page).first().waitFor();
  await show(page, 2);
  await page.locator(".look").waitFor({ state: "hidden" });
  assert.equal(await analyse(page).isChecked(), false);
  assert.deepEqual(await moves(page), played);
  assert.equal(await page.locator(".moves-about").textContent(), "");

  // On request the page helps, turn by turn. The game says so, after a reload too.
  await analyse(page).check();
  await best(page).first().waitFor();
  await marking.waitFor({ state: "hidden" });
  await page.getByRole("tab", { name: "Moves" }).click();
  const about = page
    .locator(".moves-about")
    .filter({ hasText: "played with hints from the engine" });
  await about.waitFor();
  await clickEmpty(page, ["A1N", "G7N"]);
  await page.locator(".move").nth(3).waitFor();
  await openTab(page);
  await best(page).first().waitFor();
  await page.reload();
  await about.waitFor();
  await openTab(page);
  assert.equal(await analyse(page).isChecked(), false, "each turn needs a new request");

  // With secrets it uses what the side knows at its own turn, on request.
  await beginGame(page, url, ["person", 1], FUGITIVE, "The statement’s example, 8 cities");
  await openTab(page);
  assert.equal(await analyse(page).isChecked(), false);
  await marking.waitFor();
  await analyse(page).check();
  await page.getByText(/^Judged by what Detectives know,/).waitFor();
  // For a single move, the arrows of the best and of the pressed move look alike. And the list may have moved under the
  // mouse, which draws its line already.
  await best(page).first().waitFor();
  await page.getByRole("checkbox", { name: "Arrows" }).uncheck();
  await page.mouse.move(0, 0);
  await twoFrames(page);
  const before = await drawn(page);
  await best(page).first().click();
  await drawnAnew(page, before);
  assert.equal(await page.locator(".branch").count(), 0);
  await page.getByRole("tab", { name: "Moves" }).click();
  await about.waitFor();
});

pageTest("a game that has just ended is reviewed with one press", STILL, async (page, url) => {
  await beginGame(page, url, ["person", 1]);
  await clickMove(page, "D4N");
  await page.locator(".move").nth(1).waitFor();
  await myTurn(page);
  const review = page.getByRole("button", { name: "Review", exact: true });
  assert.equal(await review.count(), 0);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await review.focus();
  await page.keyboard.press("Enter");
  await page.locator(".review-side").nth(1).waitFor();
  // A second press only shows the existing review.
  await page.getByRole("tab", { name: "Moves" }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await review.click();
  await page.locator(".review-side").nth(1).waitFor();
});
