// No button lies over a piece: neither the zoom buttons nor the arrows at the edge of a zoomed board. The positions
// are those of shipped puzzles, of the games whose boards have such buttons.

import assert from "node:assert/strict";
import { Geometry } from "../../../www/games/rabbits/geometry.js";
import { pageTest, twoFrames } from "../page.mjs";

/** @typedef {import("../page.mjs").Page} Page */

/** The number of positions per game: 200 in all with POSITIONS=all. */
const COUNTS =
  process.env.POSITIONS === "all"
    ? { rabbits: 90, mice: 80, fugitive: 30 }
    : { rabbits: 16, mice: 14, fugitive: 6 };

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

/** The side of the maze, in cells. */
const MAZE = 24;

/**
 * The middles of the pieces on the screen.
 * @param {Page} page
 * @param {string} game
 * @returns {Promise<[number, number][]>}
 */
async function middles(page, game) {
  if (game === "rabbits") {
    const { left, top, side, cells } = await page.locator(".game .board").evaluate((board) => {
      const { left, top, width: side } = board.getBoundingClientRect();
      const texts = [...board.querySelectorAll("ul.unseen li")].map((li) => li.textContent ?? "");
      const cells = texts.flatMap((text) => {
        const found = text.match(/row (\d+), column (\d+)/);
        return found ? [[Number(found[1]), Number(found[2])]] : [];
      });
      return { left, top, side, cells };
    });
    const region = { row: 0, column: 0, rows: MAZE, columns: MAZE };
    const geometry = new Geometry(side, side, 1, region, true);
    return cells.map((cell) => {
      const [x, y] = geometry.centreOf(/** @type {[number, number]} */ (cell));
      return [left + x, top + y];
    });
  }
  const onBoard = game === "mice" ? ".cell:not([aria-label$='empty'])" : ".map-handles button";
  return page.locator(`.game ${onBoard}`).evaluateAll((all) =>
    all.flatMap((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return width > 0 ? [/** @type {[number, number]} */ ([x + width / 2, y + height / 2])] : [];
    }),
  );
}

/**
 * The pieces of the position that lie under a button.
 * @param {Page} page
 * @param {string} game
 */
async function covered(page, game) {
  const points = await middles(page, game);
  assert.ok(points.length > 0, `a board of ${game} has pieces`);
  return buttonsOver(page, points);
}

/**
 * The zoom buttons over points of the window.
 * @param {Page} page
 * @param {[number, number][]} points
 */
function buttonsOver(page, points) {
  return page.evaluate(
    (points) =>
      points.flatMap(([x, y]) => {
        const over = document.elementFromPoint(x, y)?.closest(".zoom button");
        return over ? [`${over.getAttribute("aria-label")} at ${x}, ${y}`] : [];
      }),
    points,
  );
}

/**
 * The zoom buttons over the mover's pieces on a maze that has opened zoomed in. Afterwards the complete maze is shown.
 * @param {Page} page
 */
async function coveredWhereOpened(page) {
  const boxes = await Promise.all(
    (await page.locator(".piece-handle:not([hidden])").all()).map((piece) => piece.boundingBox()),
  );
  const points = boxes.flatMap((box) =>
    box ? [/** @type {[number, number]} */ ([box.x + box.width / 2, box.y + box.height / 2])] : [],
  );
  const over = await buttonsOver(page, points);
  while ((await page.locator(".board .zoom[data-near]").count()) > 0) {
    await page.locator(".zoom-buttons button").last().dispatchEvent("click");
  }
  return over;
}

/** @param {Page} page @param {string} fragment with its `#` @param {string} shown */
async function go(page, fragment, shown) {
  await page.evaluate((fragment) => {
    document.querySelector("main")?.setAttribute("data-left", "");
    location.hash = fragment;
  }, fragment);
  await page.locator(`main:not([data-left]) ${shown}`).first().waitFor({ state: "attached" });
}

for (const [game, count] of Object.entries(COUNTS)) {
  pageTest(
    `no button lies over a piece of ${game}`,
    { hasTouch: true, isMobile: true, reducedMotion: "reduce" },
    async (page, url) => {
      await page.goto(`${url}#/puzzles/${game}`);
      const cards = page.locator(".puzzle-card");
      await cards.first().waitFor();
      while ((await cards.count()) < count) await page.locator(".puzzles-more").click();
      const links = await cards.evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
      const step = Math.max(1, Math.floor(links.length / count));
      const asked = links.filter((_, i) => i % step === 0).slice(0, count);
      assert.equal(asked.length, count);
      /** @type {string[]} */
      const found = [];
      const on = {
        rabbits: ".piece-handle",
        mice: ".cell",
        fugitive: ".map-handles button:not([hidden])",
      };
      for (const link of asked) {
        await go(page, link, on[/** @type {keyof typeof on} */ (game)]);
        if (game === "rabbits") found.push(...(await coveredWhereOpened(page)));
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await twoFrames(page);
          const over = await covered(page, game);
          found.push(...over.map((each) => `${link}, ${size.width} px: ${each}`));
        }
      }
      assert.deepEqual(found, []);
    },
  );
}

for (const [game, pieces] of Object.entries({
  rabbits: ".piece-handle",
  mice: ".cell:not([aria-label$='empty'])",
})) {
  pageTest(
    `a zoomed board of ${game} at rest has no button over a piece`,
    { hasTouch: true, isMobile: true, reducedMotion: "reduce", viewport: SIZES[1] },
    async (page, url) => {
      await page.goto(`${url}#/puzzles/${game}`);
      await page.locator(".puzzle-card").first().click();
      await page.locator(`.game ${pieces}`).first().waitFor({ state: "attached" });
      const nearer = page.getByRole("button", { name: "Zoom in", disabled: false });
      for (let i = 0; i < 3 && (await nearer.count()) > 0; i++) {
        await nearer.tap();
        await page.locator(".zoom[data-near] .zoom-buttons").waitFor({ state: "attached" });
        await page.waitForFunction(
          (pieces) =>
            [...document.querySelectorAll(pieces)].every((piece) => {
              const { x, y, width, height } = piece.getBoundingClientRect();
              const hit = document.elementFromPoint(x + width / 2, y + height / 2);
              return !hit?.closest(".zoom button");
            }),
          `.game ${pieces}`,
        );
      }
    },
  );
}
