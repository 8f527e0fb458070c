// Puzzles of Space Mice: solved, failed, with hints, given up, and the next one.

import assert from "node:assert/strict";
import { faultsInBothThemes } from "../axe.mjs";
import { handle, picture, STILL, status, tallies } from "../mice.mjs";
import { cell, openText, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** A generated puzzle, whose only solution is 2 2 S. */
const PUZZLE = `warren 1 mice
goal points 9
start 7 14 2,5/4,1 2E/1N/4W/5S 4 0/0 0,4W+2,6N/5,1W+4,6E 1,0S1m/1,1S1m/1,2S1m/3,2W1m/4,2W1m/5,2W1m/6,2W1m/1,3S1m/5,3N1m/0,4S1m/3,4E1m/5,4N1m/0,5S1m/5,5N1m/5,6N1m
?
1 0 E
5 6 E
1 3 E
0 2 S
4 2 N
2 6 N
5 0 S
2 4 S
3 5 N
`;

/**
 * Opens a puzzle from its text.
 * @param {Page} page
 * @param {string} url
 */
async function openPuzzle(page, url) {
  await openText(page, url, PUZZLE);
  await page.locator(".puzzle .cell").first().waitFor();
  // The board now covers the place of the dialog.
  await page.mouse.move(0, 0);
}

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Places an arrow by keys. @param {Page} page @param {string} arrow */
async function place(page, arrow) {
  await cell(page, arrow.slice(0, -2)).focus();
  await page.keyboard.press(arrow.slice(-1).toLowerCase());
  await page.keyboard.press("Enter");
}

/** @param {Page} page */
const script = (page) =>
  page
    .locator(".script .move")
    .evaluateAll((all) => all.map((each) => each.getAttribute("data-move") ?? "?"));

pageTest("a puzzle is solved: given arrows, then the result", {}, async (page, url) => {
  await openPuzzle(page, url);
  await page
    .getByRole("heading", {
      name: "You are Red: place an arrow so that you have at least 9 points at the end.",
    })
    .waitFor();
  assert.deepEqual((await script(page)).slice(0, 3), ["?", "1 0 E", "5 6 E"]);
  assert.deepEqual(await tallies(page), ["0 points, 5 arrows left", "0 points, 5 arrows left"]);
  assert.equal(await status(page), "Place one arrow. The others are given.");
  await page.getByRole("combobox", { name: "Speed" }).selectOption("4");
  await cell(page, "2 2").click();
  await handle(page, "S").hover();
  assert.equal(await status(page), "2,2↓: place it there?", "the outcome is not shown");
  await handle(page, "S").click();
  await page.getByText("The other arrows follow.").waitFor();
  await page.getByText("Solved. You have 9 points.").first().waitFor();
  assert.deepEqual((await script(page)).slice(0, 2), ["2 2 S", "1 0 E"]);
  assert.deepEqual(await tallies(page), ["9 points, 0 arrows left", "2 points, 0 arrows left"]);
  const before = await script(page);
  await page.locator(".status .button", { hasText: "Next" }).click();
  await page.waitForFunction((before) => {
    const moves = [...document.querySelectorAll(".script .move")].map(
      (move) => move.getAttribute("data-move") ?? "?",
    );
    return moves.includes("?") && moves.join() !== before;
  }, before.join());
  await page.getByRole("heading", { name: /^You are (Red|Blue): place an arrow / }).waitFor();
});

pageTest("a puzzle is failed, tried again, and solved", STILL, async (page, url) => {
  await openPuzzle(page, url);
  const start = await picture(page);
  await place(page, "2 2 N");
  await button(page, "To the end").click();
  await page.getByText("Not solved. You have 4 points.").first().waitFor();
  assert.deepEqual(await faultsInBothThemes(page), []);
  await cell(page, "3 3").click();
  assert.match(String(await status(page)), /^This puzzle has ended/);
  await page.mouse.move(0, 0);
  await cell(page, "3 3").blur();
  await page.locator(".status .button", { hasText: "Try again" }).click();
  await page.getByText("Place one arrow.").waitFor();
  assert.ok((await picture(page)) === start, "the board is the start again");
  await place(page, "1 0 N");
  assert.equal(
    await status(page),
    "1 0 must stay free: in turn 6 player 2 places an arrow there.",
    "the cell of a given arrow is reserved",
  );
  await place(page, "2 2 S");
  await button(page, "To the end").click();
  await page.getByText("Solved. You have 9 points.").first().waitFor();
  await page.reload();
  await page.getByText("Place one arrow.").waitFor();
  assert.equal((await script(page))[1], "1 0 E", "the puzzle is the same");
});

pageTest("hints show cell, then arrow; giving up, a solution", STILL, async (page, url) => {
  await openPuzzle(page, url);
  await button(page, "Hint").click();
  await page.getByText("A solution has an arrow on 2 2.").first().waitFor();
  const ringed = await picture(page);
  await button(page, "Hint").click();
  await page.getByText("2,2↓ is part of a solution.").first().waitFor();
  assert.ok((await picture(page)) !== ringed);
  await button(page, "Give up").click();
  await button(page, "To the end").click();
  await page.getByText("A solution: 2,2↓. You have 9 points.").first().waitFor();
  assert.ok(await button(page, "Give up").isDisabled());
  await button(page, "Try again").first().click();
  await page.getByText("Place one arrow.").waitFor();
});

pageTest("puzzles with two arrows: each is asked for in its turn", STILL, async (page, url) => {
  await page.goto(`${url}#/puzzles/mice`);
  await page.getByRole("combobox", { name: "To find" }).selectOption("2");
  await button(page, "New puzzle").click();
  await page.locator(".puzzle .cell").first().waitFor();
  await page.getByRole("heading", { name: /place 2 arrows/ }).waitFor();
  await page.getByText(/Place 2 arrows/).waitFor();
  const empty = await page
    .locator(".cell[aria-label$='empty']")
    .evaluateAll((cells) => cells.map((each) => each.getAttribute("data-cell") ?? ""));
  // No arrow may be placed on the cell of a given one.
  const given = (await script(page)).map((arrow) => arrow.slice(0, -2));
  const name = empty.find((each) => !given.includes(each)) ?? "";
  await place(page, `${name} N`);
  await page.getByText(/Place one arrow/).waitFor();
  assert.equal((await script(page))[0], `${name} N`);
  assert.equal((await script(page))[2], "?");
});

pageTest(
  "puzzles that cannot be loaded are reported, and can be requested again",
  { expected: /ERR_FAILED/ },
  async (page, url) => {
    await page.route("**/mice_bg.wasm*", (route) => route.abort());
    await page.route("**/puzzles/sets.json*", (route) => route.abort());
    await page.goto(`${url}#/puzzles/mice`);
    await page.locator(".puzzle-set .problem-line").waitFor();
    await page.unroute("**/puzzles/sets.json*");
    await page.reload();
    // The list does not need the game, a puzzle does.
    await page.locator(".puzzle-card").first().click();
    await page.getByRole("alert").waitFor();
    await page.unroute("**/mice_bg.wasm*");
    await page.getByRole("link", { name: "Space Mice puzzles" }).click();
    await page.locator(".puzzle-card").first().click();
    await page.locator(".game.puzzle").waitFor();
  },
);

for (const [width, height] of [
  [320, 640],
  [844, 390],
]) {
  pageTest(
    `no part of a puzzle is wider than a screen of ${width} × ${height}`,
    { viewport: { width, height } },
    async (page, url) => {
      await openPuzzle(page, url);
      const [content, screen] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        innerWidth,
      ]);
      assert.ok(content <= screen, `${content} px of content on ${screen} px of screen`);
    },
  );
}
