// Puzzles of The Crossing: solved by keys, failed and tried again, with hints, given up, and the next one.

import assert from "node:assert/strict";
import { faultsInBothThemes } from "../axe.mjs";
import { STILL, status } from "../mice.mjs";
import { cell, lettered, openText, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** A generated puzzle, certified: 8 turns at least, 11 ways in 10. */
const PUZZLE = `warren 1 crossing
goal cross 10
start 93225339/55522225/33553243/42233535/53524444/24525434/55253555/92424539 .kbfhib./gnggnmjb/lcfjgaid/knfakfjd/eahdnjba/cgcabnnf/fecmgfge/.emefng. 3,4+7,7 0+0 0
`;
const WAY = "ESEENNNN";

/** @type {Record<string, string>} */
const KEYS = { N: "ArrowUp", E: "ArrowRight", S: "ArrowDown", W: "ArrowLeft", H: "h" };

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

/** @param {Page} page */
const script = async (page) =>
  (await page.locator(".script .move").allTextContents()).map(lettered);

/** @type {Record<string, string>} */
const ARROWS = { N: "↑", E: "→", S: "↓", W: "←", H: "•" };

/** @param {Page} page @param {string | RegExp} text */
const said = (page, text) => page.locator(".status-text", { hasText: text }).waitFor();

/** @param {Page} page @param {number} turns */
const left = (page, turns) =>
  page.locator(".task-left", { hasText: new RegExp(`^${turns} turns? left$`) }).waitFor();

/**
 * Takes steps by keys, each after the previous one has been played.
 * @param {Page} page
 * @param {string} steps
 */
async function walk(page, steps) {
  const before = (await script(page)).filter((step) => step !== "?").length;
  for (const [i, step] of [...steps].entries()) {
    await page.keyboard.press(KEYS[step]);
    await page.waitForFunction(
      ([ply, step]) =>
        document.querySelectorAll(".script .move")[Number(ply)]?.getAttribute("data-move") === step,
      [before + i, step],
    );
  }
}

pageTest("a puzzle is solved by keys, in fewer turns than the limit", {}, async (page, url) => {
  await openPuzzle(page, url);
  const task = "Bring the hedgehog to the top right corner within 10 turns. You see everything.";
  await page.getByRole("heading", { name: task }).waitFor();
  assert.deepEqual(await script(page), Array(10).fill("?"));
  await left(page, 10);
  assert.equal(await status(page), "Choose where to step, or hold.");
  await walk(page, WAY.slice(0, -1));
  await left(page, 3);
  await walk(page, "N");
  await said(page, "Solved. Across after 8 turns.");
  assert.deepEqual(await script(page), [...WAY], "no further step is needed");
  await page.keyboard.press("h");
  assert.equal((await script(page)).length, 8);
  const heading = await page.getByRole("heading", { level: 2 }).first().textContent();
  await page.locator(".status .button", { hasText: "Next" }).click();
  await said(page, "Choose where to step");
  assert.match(String(heading), /within 10 turns/);
  assert.ok((await script(page)).every((step) => step === "?"));
});

pageTest("steps are made by touch on the board and by its buttons", {}, async (page, url) => {
  await openPuzzle(page, url);
  await cell(page, "3 5").click();
  await left(page, 9);
  await page.getByRole("button", { name: /^South/ }).click();
  await left(page, 8);
  assert.deepEqual((await script(page)).slice(0, 3), ["E", "S", "?"]);
  const speech = page.locator("p.unseen[aria-live]");
  assert.equal(
    await speech.textContent(),
    "Player 1: South, stands in row 4, column 5. 8 turns left",
  );
});

pageTest(
  "a step that loses the goal is refused at once, with the reason",
  STILL,
  async (page, url) => {
    await openPuzzle(page, url);
    await walk(page, "EH");
    await said(page, "That puts the goal out of reach.");
    await page.keyboard.press("h");
    assert.deepEqual((await script(page)).slice(0, 3), ["E", "H", "?"], "the step is undone first");
    assert.ok(await button(page, "Hint").isDisabled());
    assert.deepEqual(await faultsInBothThemes(page), []);
    await button(page, "Show why").click();
    await said(page, /^The quickest way takes \d+ more turns, but only 8 are left\.$/);
    assert.ok(
      !(await script(page)).includes("?"),
      "the way is on the board, as far as there is time",
    );
    await page.locator(".status .button", { hasText: "Take the move back" }).click();
    await left(page, 9);
    assert.deepEqual(await script(page), ["E", ...Array(9).fill("?")]);
    await walk(page, WAY.slice(1));
    await said(page, "Solved. Across after 8 turns.");
    await page.reload();
    await left(page, 10);
  },
);

pageTest("a puzzle continues from an earlier position", STILL, async (page, url) => {
  await openPuzzle(page, url);
  await walk(page, "ESE");
  await page.locator(".script .move").first().click();
  await said(page, "This is an earlier position.");
  await page.locator(".status .button", { hasText: "Go on from here" }).click();
  await left(page, 9);
  assert.deepEqual((await script(page)).slice(0, 2), ["E", "?"]);
  await page.getByRole("button", { name: "Try again", exact: true }).click();
  await left(page, 10);
});

pageTest("hints show where to go, then the whole solution", STILL, async (page, url) => {
  await openPuzzle(page, url);
  await button(page, "Hint").click();
  await said(page, "East");
  await button(page, "Hint").click();
  await said(page, `A solution from here: ${[...WAY].map((step) => ARROWS[step]).join(" ")}.`);
  // On these buttons, too, the keys move on the board.
  await walk(page, "E");
  await left(page, 9);
  await button(page, "Hint").click();
  await said(page, "South");
});

pageTest("giving up shows a solution, step by step", STILL, async (page, url) => {
  await openPuzzle(page, url);
  await walk(page, "E");
  await button(page, "Give up").click();
  await button(page, "To the end").click();
  await said(page, `A solution: ${[...WAY].map((step) => ARROWS[step]).join(" ")}.`);
  assert.ok(await button(page, "Give up").isDisabled());
  await page.locator(".script .move").nth(3).click();
  await said(page, "This is an earlier position.");
  assert.equal(await page.locator(".script [aria-current]").textContent(), "→");
});

pageTest("there are easy, medium and hard puzzles", {}, async (page, url) => {
  await page.goto(`${url}#/puzzles/crossing`);
  const turns = async () =>
    Number.parseInt(String(await page.locator(".task-left").textContent()), 10);
  // If the pointer stayed, it would be on the new board, which would then describe the cell under it.
  const makeNew = async () => {
    await button(page, "New puzzle").click();
    await page.mouse.move(0, 0);
  };
  const choice = page.getByRole("combobox", { name: "Difficulty" });
  await makeNew();
  await said(page, "Choose where to step");
  assert.ok((await turns()) <= 10, "an easy one");
  for (const [level, least, most] of /** @type {const} */ ([
    ["hard", 14, 20],
    ["medium", 8, 13],
  ])) {
    const before = page.url();
    await choice.selectOption(level);
    await makeNew();
    await page.waitForFunction((before) => location.href !== before, before);
    await said(page, "Choose where to step");
    const count = await turns();
    assert.ok(least <= count && count <= most, `${level}: ${count}`);
  }
});

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
