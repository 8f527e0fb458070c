// A puzzle's first hint rings its piece or cell on the board, until the next move or until moves are taken back.

import assert from "node:assert/strict";
import { codeOfSet } from "../../../www/play/puzzle/teacher-set.js";
import { PUZZLES, withPage } from "../elsewhere.mjs";
import { cell, clickMove, pageTest } from "../page.mjs";
import { QUIET, ringed } from "../rings.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** Types a turn beside the board and sends it. @param {Page} page @param {string} move */
async function send(page, move) {
  await page.locator(".tray input").first().fill(move);
  await page.keyboard.press("Enter");
}

/**
 * Shipped puzzles: what the first hint says, which of the elements it rings, and a move.
 * @type {{ game: string, place: number, says: string, at: string, ring: number,
 *   play: (page: Page) => Promise<void>, prepare?: (page: Page) => Promise<void> }[]}
 */
const HINTED = [
  {
    game: "dots",
    place: 4,
    says: "Look at F4.",
    at: '.cell[data-cell="F1"], .cell[data-cell="F4"]',
    ring: 0,
    play: (page) => clickMove(page, "F4W"),
  },
  {
    game: "mice",
    place: 1,
    says: "A solution has an arrow on 3 2.",
    at: '.cell[data-cell="3 1"], .cell[data-cell="3 2"]',
    ring: 1,
    play: async (page) => {
      await cell(page, "3 1").focus();
      await page.keyboard.press("e");
      await page.keyboard.press("Enter");
    },
  },
  {
    game: "rabbits",
    place: 7,
    says: "Look at Rabbit 1.",
    at: ".piece-handle:visible",
    ring: 0,
    play: (page) => send(page, "NN------"),
  },
  {
    game: "fugitive",
    place: 7,
    says: "Detective 1 goes to 1.",
    at: ".city",
    ring: 0,
    // The first detective's place is the city.
    prepare: async (page) => {
      const first = page.locator(".map-handle").first();
      const label = await first.getAttribute("aria-label");
      await send(page, "1 2 3 17");
      await page.locator(`.map-handle:first-child:not([aria-label="${label}"])`).waitFor();
      await first.evaluate((handle) => {
        const city = /** @type {HTMLElement} */ (handle.cloneNode());
        city.className = "city";
        const { height, width } = handle.getBoundingClientRect();
        city.style.cssText += `; position: absolute; inset: 0 auto auto 0; inline-size: ${width}px; block-size: ${height}px; visibility: hidden`;
        handle.closest(".board")?.append(city);
      });
      await page.locator(".puzzle .controls").getByRole("button", { name: "Try again" }).click();
      await page.locator(`.map-handle:first-child[aria-label="${label}"]`).waitFor();
    },
    play: (page) => send(page, "12 2 17 3"),
  },
  {
    game: "crossing",
    place: 1,
    says: "A solution begins with South.",
    at: '.cell[data-cell="0 5"], .cell[data-cell="1 5"]',
    ring: 1,
    play: (page) => page.keyboard.press("ArrowDown"),
  },
];

for (const { game, place, says, at, ring, play, prepare } of HINTED) {
  pageTest(`a hint rings its place on the board of ${game}`, QUIET, async (page, url) => {
    await page.goto(`${url}#/puzzles/${game}`);
    await page
      .locator(".puzzle-card")
      .nth(place - 1)
      .click();
    await page.locator(".game.puzzle").waitFor();
    await page.mouse.move(0, 0);
    await page
      .locator(".game .board")
      .locator(prepare ? "button" : at)
      .first()
      .waitFor();
    await prepare?.(page);
    const elements = page.locator(".game .board").locator(at);
    await ringed(elements, []);
    await press(page, "Hint");
    await page.locator(".status-text", { hasText: says }).waitFor();
    await ringed(elements, [ring]);
    assert.equal(await page.getByRole("list", { name: "Drawn on the board" }).count(), 0);
    await play(page);
    await ringed(elements, []);
    await page.locator(".puzzle .controls").getByRole("button", { name: "Try again" }).click();
    await press(page, "Hint");
    await ringed(elements, [ring]);
  });
}

const FRAME = `<iframe id="board" title="A board" width="700" height="900"
  src="SITE/embed.html?language=en#${PUZZLES.dots}"></iframe>`;

const SET = codeOfSet({
  title: "Leads",
  hints: true,
  shuffled: false,
  tries: null,
  puzzles: [{ link: PUZZLES.dots }, { link: PUZZLES.dots }],
});

const ELEMENT = `<script type="module" src="SITE/warren-board.js"></script>
  <warren-board id="board" set="${SET}" language="en"></warren-board>`;

for (const [what, html] of Object.entries({ "puzzle in a frame": FRAME, "set on a page": ELEMENT }))
  pageTest(`a hint rings its place on the board of a ${what}`, QUIET, async (page, url) => {
    await withPage(page, url, html, async () => {
      const inside = html === FRAME ? page.frameLocator("#board") : page;
      const hint = inside.getByRole("button", { name: "Hint", exact: true });
      await hint.click();
      await inside.getByText("Look at F4.").first().waitFor();
      await ringed(inside.locator('.cell[data-cell="F4"], .cell[data-cell="F1"]'), [0]);
    });
  });
