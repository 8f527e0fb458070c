// Today's puzzles: their page, the puzzle of a game, the streak over days, and the panel beside a finished puzzle. Also
// the filters of the list of puzzles.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { faultsOn } from "../axe.mjs";
import { STILL } from "../mice.mjs";
import { clickMove, pageTest, twoFrames } from "../page.mjs";
import { press, solveWithHints } from "../solving.mjs";

/** @typedef {import("playwright-core").Page} Page */

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/** Noon of a Wednesday. */
const WEDNESDAY = new Date(2026, 10, 25, 12);

pageTest("today's puzzles are a card for each game, on a phone too", PHONE, async (page, url) => {
  await page.clock.setFixedTime(WEDNESDAY);
  await page.goto(`${url}#/today`);
  const cards = page.locator(".puzzle-today .puzzle-card");
  await cards.nth(4).waitFor();
  assert.equal(await cards.count(), 5);
  await page.getByText("Nov 25: one puzzle for each game").waitFor();
  assert.equal(await page.getByText("Today is Sunday").count(), 0);
  assert.deepEqual(await faultsOn(page), []);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(wide, 320);
  await cards.first().click();
  await page.locator(".game.puzzle").waitFor();
  assert.match(page.url(), /#\/today\/[a-z]+$/);
});

pageTest(
  "the day's puzzle counts once, and a streak continues from day to day",
  { ...STILL, permissions: ["clipboard-read", "clipboard-write"] },
  async (page, url) => {
    const after = page.locator(".puzzle-after");
    for (const [days, streak, counted] of [
      [0, "1 day in a row", 1],
      [1, "2 days in a row", 2],
      [3, "1 day in a row", 3],
    ]) {
      await page.clock.setFixedTime(new Date(2026, 10, 25 + Number(days), 12));
      await page.goto(`${url}#/today`);
      await page.locator(".puzzle-card").nth(4).waitFor();
      await page.locator('[data-game="dots"] .puzzle-card').click();
      await page.locator(".game.puzzle").waitFor();
      assert.equal(await after.isVisible(), false);
      await solveWithHints(page);
      await after.getByText(`Today’s puzzle is solved. ${streak}`).waitFor();
      await after.getByText(`Finding your rating: ${counted} of 8`).waitFor();
      await page.goto(`${url}#/today`);
      await page.locator(".puzzle-streak", { hasText: String(streak) }).waitFor();
      const done = page.locator('[data-game="dots"]').getByText("Today’s puzzle is solved.");
      await done.waitFor();
      assert.equal((await page.locator(".puzzle-today .puzzle-solved:visible").count()) > 0, true);
    }
  },
);

pageTest(
  "a shared result reveals nothing, and its link opens that day's puzzle",
  { ...STILL, permissions: ["clipboard-read", "clipboard-write"] },
  async (page, url) => {
    await page.clock.setFixedTime(WEDNESDAY);
    await page.goto(`${url}#/today/dots`);
    await page.locator(".game.puzzle").waitFor();
    const task = await page.locator(".task h2").textContent();
    await solveWithHints(page);
    const after = page.locator(".puzzle-after");
    assert.deepEqual(await faultsOn(page), []);
    await after.getByRole("button", { name: "Copy the result" }).click();
    await page.getByText("The result is copied.").waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const [line, link] = text.split("\n");
    assert.match(line, /^Warren · Jumping Dots · Nov 25 · 1 try, \d+ hints? · 🔥 1$|hints · 🔥 1$/);
    assert.match(link, /#\/today\/dots\/2026-11-25$/);
    await page.clock.setFixedTime(new Date(2026, 10, 28, 12));
    await page.goto("about:blank");
    await page.goto(link);
    await page.getByRole("heading", { name: String(task) }).waitFor();
  },
);

pageTest(
  "Next walks through the day's five",
  { ...STILL, permissions: ["clipboard-read", "clipboard-write"] },
  async (page, url) => {
    await page.clock.setFixedTime(WEDNESDAY);
    await page.goto(`${url}#/today`);
    await page.locator(".puzzle-today .puzzle-card").nth(4).waitFor();
    assert.equal(await page.locator(".day-summary").count(), 0);
    await page.locator(".puzzle-today .puzzle-card").first().click();
    /** @param {string} game */
    const isOpen = async (game) => {
      await page.waitForURL((to) => to.hash === `#/today/${game}`);
      await page.locator(`.game.puzzle[data-game="${game}"]`).waitFor();
    };
    const nextOfDay = page.getByRole("button", { name: "Next puzzle of the day" });
    const nextAfterGivingUp = async () => {
      await press(page, "Give up");
      await nextOfDay.waitFor();
      await press(page, "Next");
    };
    await isOpen("rabbits");
    await nextAfterGivingUp();
    await isOpen("mice");
    // It stays open for later.
    await press(page, "Next");
    await isOpen("dots");
    await page.reload();
    await isOpen("dots");
    await solveWithHints(page);
    await nextOfDay.click();
    await isOpen("fugitive");
    await nextAfterGivingUp();
    await isOpen("crossing");
    await nextAfterGivingUp();
    await isOpen("mice");
    await page.reload();
    await isOpen("mice");
    await nextAfterGivingUp();
    const summary = page.locator(".day-summary");
    await summary.getByRole("heading", { name: "1 of 5 solved" }).waitFor();
    assert.match(page.url(), /#\/today$/);
    const lines = await summary.getByRole("listitem").allTextContents();
    assert.equal(lines.length, 5);
    assert.match(lines[2], /^✓ Jumping Dots: 1 try, \d+ hints?$/);
    assert.equal(lines.filter((line) => /^– .*: solution seen$/.test(line)).length, 4);
    assert.deepEqual(await faultsOn(page), []);
    await summary.getByRole("button", { name: "Copy the result" }).click();
    await page.getByText("The result is copied.").waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const [head, ...copied] = text.split("\n");
    assert.equal(head, "Warren · Nov 25 · 1 of 5 solved · 🔥 1");
    assert.deepEqual(copied, [...lines, page.url()]);
  },
);

pageTest("Next after a past day's puzzle stays in that day", STILL, async (page, url) => {
  await page.clock.setFixedTime(WEDNESDAY);
  await page.goto(`${url}#/today/crossing/2026-11-24`);
  await page.locator(".game.puzzle").waitFor();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Next puzzle of the day" }).click();
  await page.waitForURL(/#\/today\/rabbits\/2026-11-24$/);
  await page.locator('.game.puzzle[data-game="rabbits"]').waitFor();
});

/**
 * The boards on the cards, by game: each as the colours of 24 × 24 points.
 * @param {Page} page
 * @returns {Promise<Record<string, number[]>>}
 */
const boards = (page) =>
  page.locator(".puzzle-grid > li").evaluateAll((cards) => {
    const pointsOf = (/** @type {Element} */ card) => {
      const small = new OffscreenCanvas(24, 24).getContext("2d");
      if (!small) throw new Error("no canvas");
      small.imageSmoothingQuality = "high";
      for (const canvas of card.querySelectorAll("canvas")) small.drawImage(canvas, 0, 0, 24, 24);
      return Array.from(small.getImageData(0, 0, 24, 24).data);
    };
    return Object.fromEntries(
      cards.map((card) => [/** @type {HTMLElement} */ (card).dataset.game, pointsOf(card)]),
    );
  });

/** The largest difference of a colour. @param {number[]} one @param {number[]} other */
const difference = (one, other) => Math.max(...one.map((colour, i) => Math.abs(colour - other[i])));

// Each day has a question of one of the games with secrets, and a puzzle of the other.
for (const date of ["2026-11-25", "2026-11-26"]) {
  pageTest(
    `the cards of ${date} need no rules, and are drawn by the rules if the drawings are missing`,
    { ...STILL, expected: /404/ },
    async (page, url) => {
      /** @type {string[]} */
      const modules = [];
      page.on("request", (request) => {
        if (request.url().includes(".wasm")) modules.push(request.url());
      });
      await page.clock.setFixedTime(new Date(`${date}T12:00`));
      const drawn = page.locator(".puzzle-grid > li:has(canvas)");
      await page.goto(`${url}#/today`);
      await drawn.nth(4).waitFor();
      // After a painted frame the boards are complete.
      await twoFrames(page);
      const expected = await boards(page);
      await page.goto(`${url}#/puzzles/dots`);
      await drawn.nth(4).waitFor();
      assert.deepEqual(modules, []);
      await page.route("**/puzzles/drawings/**", (route) => route.fulfill({ status: 404 }));
      await page.goto("about:blank");
      await page.goto(`${url}#/today`);
      await drawn.nth(4).waitFor();
      assert.ok(modules.length > 0);
      for (const [game, points] of Object.entries(expected)) {
        assert.ok(new Set(points).size > 4, `the board of ${game} is painted`);
        // Drawings round the places of cities.
        while (difference(points, (await boards(page))[game]) > 16);
      }
    },
  );
}

pageTest("an impossible or future date opens no puzzle", STILL, async (page, url) => {
  await page.clock.setFixedTime(WEDNESDAY);
  for (const [date, message] of [
    ["2026-02-30", "There is no puzzle for 2026-02-30."],
    ["0000-00-00", "There is no puzzle for 0000-00-00."],
    ["9999-12-31", "There is no puzzle for 9999-12-31."],
    ["2026-11-26", "The puzzle of 2026-11-26 is still to come."],
    ["2027-01-01", "The puzzle of 2027-01-01 is still to come."],
  ]) {
    await page.goto(`${url}#/today/dots/${date}`);
    await page.getByRole("alert").filter({ hasText: message }).waitFor();
    await page.locator(".puzzle-today .puzzle-card").nth(4).waitFor();
  }
  await page.goto(`${url}#/today/dots/2026-11-24`);
  await page.locator(".game.puzzle").waitFor();
});

pageTest("a mined puzzle names the game that it comes from", STILL, async (page, url) => {
  const file = new URL("../../../www/puzzles/dots/05.json", import.meta.url);
  /** @type {{ link: string, origin: { levels: number[], ply: number } | null }[]} */
  const set = JSON.parse(await readFile(file, "utf8"));
  const mined = set.find(({ origin }) => origin);
  assert.ok(mined?.origin);
  const [one, other] = mined.origin.levels;
  await page.goto(`${url}#${mined.link}`);
  await page.locator(".puzzle .cell").first().waitFor();
  await press(page, "Give up");
  const origin = `From a game between engines of levels ${one} and ${other}, after move ${mined.origin.ply}.`;
  await page.locator(".puzzle-after").getByText(origin).waitFor();
});

pageTest(
  "the panel beside a finished puzzle shows what failed and what is next",
  STILL,
  async (page, url) => {
    await page.goto(`${url}#/puzzles/dots`);
    await page.locator(".puzzle-card").nth(3).click();
    await page.locator(".game.puzzle").waitFor();
    const before = page.url();
    const after = page.locator(".puzzle-after");
    await press(page, "Give up");
    await after.getByText("A solution:").waitFor();
    await after.getByRole("heading", { name: "Similar puzzles" }).waitFor();
    assert.equal(await after.locator(".puzzle-card").count(), 3);
    await after.getByRole("button", { name: "Play on from here" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Start" }).waitFor();
    await page.keyboard.press("Escape");
    await after.getByRole("button", { name: "Next for you" }).click();
    await page.waitForURL((to) => to.href !== before);
    assert.equal(await after.isVisible(), false);
  },
);

pageTest(
  "the list grows by a dozen, and its address keeps the filter",
  PHONE,
  async (page, url) => {
    await page.goto(`${url}#/puzzles/dots`);
    const cards = page.locator(".puzzle-grid > li");
    await cards.nth(11).waitFor();
    assert.equal(await cards.count(), 12);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await cards.nth(12).waitFor();
    assert.ok(
      await cards
        .nth(12)
        .locator("a")
        .evaluate((link) => link === document.activeElement),
    );
    await page.getByRole("combobox", { name: "Difficulty" }).selectOption("Hard");
    await page.waitForURL(/#\/puzzles\/dots\/hard$/);
    const hard = await page.locator(".puzzle-count").textContent();
    assert.match(hard ?? "", /^0 of \d+ solved$/);
    await page.getByRole("combobox", { name: "Solved or not" }).selectOption("Solved");
    await page.getByText("No puzzle matches.").waitFor();
    assert.equal(await cards.count(), 0);
    await page.goto("about:blank");
    await page.goto(`${url}#/puzzles/dots/hard/unsolved`);
    await page.locator(".puzzle-count", { hasText: String(hard) }).waitFor();
    assert.equal(await page.getByRole("combobox", { name: "Difficulty" }).inputValue(), "hard");
    assert.deepEqual(await faultsOn(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  },
);

pageTest("the page of themes leads to the puzzles of each", STILL, async (page, url) => {
  await page.route("**/puzzles/sets.json*", async (route) => {
    const sets = await (await route.fetch()).json();
    sets.dots.themes = ["made-up", "other"];
    for (const [at, puzzle] of sets.dots.puzzles.entries()) puzzle[2] = at < 3 ? [0, 1] : [1];
    await route.fulfill({ json: sets });
  });
  await page.goto(`${url}#/puzzles/dots`);
  await page.getByRole("link", { name: "Themes" }).click();
  const themes = page.locator(".puzzle-theme");
  await themes.nth(1).waitFor();
  assert.deepEqual(await faultsOn(page), []);
  await themes.filter({ hasText: "0 of 3 solved" }).click();
  await page.waitForURL(/#\/puzzles\/dots\/theme-made-up$/);
  await page.locator(".puzzle-count", { hasText: "0 of 3 solved" }).waitFor();
  assert.equal(await page.locator(".puzzle-grid > li").count(), 3);
  await page.locator(".puzzle-card").first().click();
  await page.locator(".game.puzzle").waitFor();
  await press(page, "Give up");
  await page.locator(".puzzle-after").getByRole("link", { name: "other" }).click();
  await page.waitForURL(/#\/puzzles\/dots\/theme-other$/);
});

pageTest(
  "a wrong try is reported with its reason, and counts in the rating, which is shown from the eighth puzzle",
  STILL,
  async (page, url) => {
    const counted = Array.from({ length: 7 }, (_, i) => `p${i}`);
    const standing = { rating: 1300, deviation: 90, volatility: 0.06, counted };
    await page.addInitScript(
      (ratings) => localStorage.setItem("warren.puzzle-ratings", ratings),
      JSON.stringify({ dots: standing }),
    );
    await page.goto(`${url}#/puzzles/dots`);
    await page.locator(".puzzle-card").nth(3).click();
    await page.getByRole("heading", { name: "You are Red: be at least 7 cells ahead" }).waitFor();
    await clickMove(page, "F1W");
    await page.locator(".status-text", { hasText: "out of reach" }).waitFor();
    await press(page, "Give up");
    const after = page.locator(".puzzle-after");
    await after.getByText(/F1← fails: the reply is [A-G]\d/).waitFor();
    await after.getByText(/^Your rating in these puzzles: 1300 → 12\d\d\s±\s1\d\d$/).waitFor();
  },
);
