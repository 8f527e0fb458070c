// Zooming the boards of cells, Rabbit Hunt and Space Mice: by mouse, fingers, keys and buttons, besides their usual functions.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { handle, openStored as openMice, status } from "../mice.mjs";
import { beginGame, cell, moves, movesPlayed, pageTest, RABBITS, scrolled } from "../page.mjs";

/** @typedef {import("../page.mjs").Page} Page */
/** @typedef {{ x: number, y: number }} Point */

const STILL = /** @type {const} */ ({ reducedMotion: "reduce" });
const PHONE = { ...STILL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LYING = { ...PHONE, viewport: { width: 844, height: 390 } };

/** A large board of mice, with Red's first arrow. */
const LARGE = ["25 25", "2", "1", "50", "5 12", "19 12", "6 N", "7 9 S"];

/** @param {Page} page @param {string} name */
const zoomButton = (page, name) => page.locator(".zoom-buttons").getByRole("button", { name });

/** The arrows at the edge. @param {Page} page @param {string | RegExp} name */
const arrow = (page, name) => page.locator(".zoom-pointers").getByRole("button", { name });

/** @param {Page} page */
const letters = (page) => page.getByRole("textbox", { name: "The turn in letters" });

/** Waits until a press counts again after the board has moved by itself. @param {Page} page */
const settled = (page) => page.locator(".zoom:not([data-settling])").waitFor({ state: "attached" });

/** @param {Page} page @param {boolean} isNear */
const near = (page, isNear) =>
  page
    .locator(isNear ? ".zoom[data-near]" : ".zoom:not([data-near])")
    .waitFor({ state: "attached" });

/** @param {Page} page @param {string} selector */
async function boxOf(page, selector) {
  const box = await page.locator(selector).first().boundingBox();
  assert.ok(box);
  return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2, left: box.x, top: box.y };
}

/**
 * The middle of a cell of the maze on the screen, and a cell's width. At the start rabbit 1 is on row 13, column 10, and rabbit
 * 8 on row 14, column 13.
 * @param {Page} page
 * @param {number} row
 * @param {number} column
 */
async function mazeCell(page, row, column) {
  const [one, eight] = [
    await boxOf(page, ".piece-handle >> nth=0"),
    await boxOf(page, ".piece-handle >> nth=7"),
  ];
  const width = (eight.x - one.x) / 3;
  assert.ok(Math.abs(eight.y - one.y - width) < 1);
  return { x: one.x + (column - 10) * width, y: one.y + (row - 13) * width, width };
}

/** Waits until a cell of the maze is wider than a length. @param {Page} page @param {number} length */
const wider = (page, length) =>
  page.waitForFunction((length) => {
    const [one, eight] = [0, 7].map((i) =>
      document.querySelectorAll(".piece-handle")[i].getBoundingClientRect(),
    );
    return (eight.x + eight.width / 2 - one.x - one.width / 2) / 3 > length;
  }, length);

/**
 * Fingers on the screen, as events in the browser.
 * @param {Page} page
 */
async function fingers(page) {
  const session = await page.context().newCDPSession(page);
  const send = (/** @type {any} */ type, /** @type {Point[]} */ ...points) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  return {
    send,
    /** Two fingers move apart around a point. @param {Point} middle @param {number} from @param {number} to */
    pinch: async ({ x, y }, from, to) => {
      const at = (/** @type {number} */ half) => [
        { x: x - half, y },
        { x: x + half, y },
      ];
      await send("touchStart", at(from)[0]);
      await send("touchStart", ...at(from));
      for (let i = 1; i <= 6; i++) await send("touchMove", ...at(from + ((to - from) * i) / 6));
      await send("touchEnd");
    },
    /** Two taps that follow at once. @param {Point} point */
    doubleTap: async (point) => {
      await Promise.all([
        send("touchStart", point),
        send("touchEnd"),
        send("touchStart", point),
        send("touchEnd"),
      ]);
    },
    /** @param {Point} from @param {Point} to */
    drag: async (from, to) => {
      await send("touchStart", from);
      for (let i = 1; i <= 6; i++) {
        const part = i / 6;
        await send("touchMove", {
          x: from.x + (to.x - from.x) * part,
          y: from.y + (to.y - from.y) * part,
        });
      }
      // A finger that rests before it lifts does not fling the board: the next tap would only stop the fling.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
      });
      await send("touchEnd");
    },
  };
}

/** @param {Page} page */
const chosen = (page) =>
  page
    .locator('.turn-piece[aria-pressed="true"]')
    .evaluateAll((pieces) => pieces.map((piece) => piece.textContent?.trim()));

pageTest(
  "the maze zooms by wheel and keys, and a wide screen gives no hint",
  STILL,
  async (page, url) => {
    await page.setViewportSize({ width: 1600, height: 1000 });
    await beginGame(page, url, ["person", "person"], RABBITS);
    assert.equal(
      await zoomButton(page, "Zoom in").count(),
      0,
      "cells are large enough for a mouse",
    );
    const before = await mazeCell(page, 13, 10);
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, 100);
    await page.mouse.wheel(0, -300);
    await near(page, true);
    await wider(page, 1.3 * before.width);
    const after = await mazeCell(page, 13, 10);
    assert.ok(
      Math.hypot(after.x - before.x, after.y - before.y) < 2,
      "the point under the mouse stays",
    );
    // The keys continue from that view; the contest's letter for staying does not zoom.
    await page.keyboard.press("+");
    await wider(page, 1.3 * after.width);
    await page.keyboard.press("1");
    await page.keyboard.press("-");
    assert.equal(await letters(page).inputValue(), "--------");
    await near(page, true);
    for (let i = 0; i < 6; i++) await page.keyboard.press("_");
    await near(page, false);
    assert.equal(await zoomButton(page, "Zoom in").count(), 0);
    assert.ok(Math.abs((await mazeCell(page, 13, 10)).width - before.width) < 0.01);
  },
);

pageTest(
  "a zoomed maze: a drag moves it, a frame needs Shift, routes are drawn",
  STILL,
  async (page, url) => {
    await beginGame(page, url, ["person", "person"], RABBITS);
    const start = await mazeCell(page, 13, 10);
    await page.mouse.move(start.x, start.y);
    await page.mouse.wheel(0, -500);
    await near(page, true);
    const one = await mazeCell(page, 13, 10);
    await page.mouse.click(one.x, one.y);
    await page.mouse.click(one.x - 2 * one.width, one.y);
    assert.equal(await letters(page).inputValue(), "W-------");

    // From an empty cell.
    const ground = await mazeCell(page, 17, 8);
    await page.mouse.move(ground.x, ground.y);
    await page.mouse.down();
    await page.mouse.move(ground.x + 50, ground.y - 40, { steps: 5 });
    await page.mouse.up();
    const moved = await mazeCell(page, 13, 10);
    assert.ok(Math.abs(moved.x - one.x - 50) < 8 && Math.abs(moved.y - one.y + 40) < 8);
    assert.deepEqual(await chosen(page), []);

    const [from, to] = [await mazeCell(page, 12.2, 9.4), await mazeCell(page, 14.6, 11.4)];
    await page.keyboard.down("Shift");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await page.keyboard.up("Shift");
    assert.deepEqual(await chosen(page), ["1", "2", "5", "6"]);
    assert.ok(Math.abs((await mazeCell(page, 13, 10)).x - moved.x) < 1, "the board has stayed");
    await page.keyboard.press("Escape");

    const two = await mazeCell(page, 13, 11);
    await page.mouse.move(two.x, two.y);
    await page.mouse.down();
    await page.mouse.move(two.x, two.y - two.width, { steps: 5 });
    await page.mouse.up();
    assert.equal(await letters(page).inputValue(), "WN------");
  },
);

for (const [name, options] of /** @type {const} */ ([
  ["upright", PHONE],
  ["lying", LYING],
])) {
  pageTest(
    `on a phone, ${name}, a pinch zooms the maze for fingers`,
    options,
    async (page, url) => {
      await beginGame(page, url, ["person", "person"], RABBITS);
      const { pinch, send } = await fingers(page);
      const one = await mazeCell(page, 13, 10);
      assert.ok(one.width < 24);
      const plus = await zoomButton(page, "Zoom in").boundingBox();
      assert.ok(plus && plus.width >= 44 && plus.height >= 44);
      const board = await boxOf(page, ".board");
      await pinch({ x: board.x, y: board.y }, 30, 170);
      await near(page, true);
      await wider(page, 44);
      assert.deepEqual(await chosen(page), [], "a pinch chooses nothing");
      for (const handle of await page.locator(".piece-handle").all()) {
        const box = await handle.boundingBox();
        assert.ok(box && box.width >= 44 && box.height >= 44);
      }
      // Resting fingers choose, also on a zoomed board.
      const [two, five] = [await mazeCell(page, 13, 11), await mazeCell(page, 14, 12)];
      await send("touchStart", two);
      await send("touchStart", two, five);
      await send("touchMove", { x: two.x + 4, y: two.y + 3 }, five);
      await send("touchEnd");
      const pieces = await chosen(page);
      assert.ok(pieces.length >= 2, pieces.join());
      await pinch({ x: board.x, y: board.y }, 170, 20);
      await near(page, false);
      assert.deepEqual(await chosen(page), pieces);
    },
  );
}

pageTest(
  "fingers: a double tap undoes the first tap, a drag moves or draws",
  PHONE,
  async (page, url) => {
    await beginGame(page, url, ["person", "person"], RABBITS);
    const { doubleTap, drag } = await fingers(page);
    const one = await mazeCell(page, 13, 10);
    await doubleTap(one);
    await near(page, true);
    assert.deepEqual(await chosen(page), []);
    await zoomButton(page, "Zoom in").tap();
    await wider(page, 44);
    const before = await mazeCell(page, 13, 10);
    const board = await boxOf(page, ".board");
    const ground = { x: board.left + 40, y: board.top + board.height - 40 };
    await drag(ground, { x: ground.x + 60, y: ground.y - 60 });
    const after = await mazeCell(page, 13, 10);
    assert.ok(after.x > before.x + 30 && after.y < before.y - 30, "the board has moved");
    await drag(after, { x: after.x - after.width, y: after.y });
    assert.equal(await letters(page).inputValue(), "W-------");
    const now = await mazeCell(page, 13, 10);
    assert.ok(
      Math.hypot(now.x - after.x, now.y - after.y) < 1,
      "drawing a route does not move the board",
    );
    // A second double tap zooms in, or out from the greatest zoom.
    await doubleTap(await mazeCell(page, 16, 10));
    await doubleTap(await mazeCell(page, 16, 10));
    await near(page, false);
  },
);

pageTest("over the whole maze a finger scrolls the page", PHONE, async (page, url) => {
  await beginGame(page, url, ["person", "person"], RABBITS);
  const { drag } = await fingers(page);
  const board = await boxOf(page, ".board");
  await scrolled(page, () =>
    drag({ x: board.left + 60, y: board.top + 330 }, { x: board.left + 60, y: board.top + 100 }),
  );
  assert.ok((await page.evaluate(() => scrollY)) > 40);
  await near(page, false);
  await page.evaluate(() => scrollTo(0, 0));
  await zoomButton(page, "Zoom in").tap();
  await near(page, true);
  const before = await mazeCell(page, 13, 10);
  await drag(
    { x: board.left + 60, y: board.top + 330 },
    { x: board.left + 60, y: board.top + 200 },
  );
  assert.ok((await mazeCell(page, 13, 10)).y < before.y - 50);
  assert.equal(await page.evaluate(() => scrollY), 0, "a zoomed board moves instead");
});

pageTest(
  "the zoomed maze follows the piece, and points at pieces outside",
  STILL,
  async (page, url) => {
    await beginGame(page, url, ["person", "person"], RABBITS);
    const far = await mazeCell(page, 2, 2);
    await page.mouse.move(far.x, far.y);
    for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -400);
    await near(page, true);
    await page.keyboard.press("8");
    const board = await boxOf(page, ".board");
    await page.waitForFunction(
      ({ left, top, width }) => {
        const { x, y } = document.querySelectorAll(".piece-handle")[7].getBoundingClientRect();
        return x > left && y > top && x < left + width && y < top + width;
      },
      { left: board.left, top: board.top, width: board.width },
    );
    await settled(page);
    // From an empty cell.
    await page.mouse.move(board.left + 560, board.top + 500);
    await page.mouse.down();
    await page.mouse.move(board.left + 60, board.top + 40, { steps: 5 });
    await page.mouse.up();
    const out = arrow(page, /^Rabbit 8/);
    const box = await out.boundingBox();
    assert.ok(box && box.width >= 44 && box.height >= 44);
    await out.click();
    await out.waitFor({ state: "detached" });
    await settled(page);
    // The suggestion is for all pieces, also for those outside.
    await page.getByRole("button", { name: "Suggest the rest" }).click();
    await page.locator('.turn-step[data-kind="offered"]').first().waitFor();
    const suggested = await letters(page).inputValue();
    assert.notEqual(suggested, "");
  },
);

pageTest("the zoomed maze follows a piece that moves at its edge", STILL, async (page, url) => {
  await beginGame(page, url, ["person", "person"], RABBITS);
  const start = await mazeCell(page, 13, 10);
  await page.mouse.move(start.x, start.y);
  for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -400);
  await near(page, true);
  // Rabbit 1 is brought to the right edge, chosen and moved.
  const board = await boxOf(page, ".board");
  const one = await mazeCell(page, 13, 10);
  const ground = { x: board.left + 120, y: board.top + 120 };
  await page.mouse.move(ground.x, ground.y);
  await page.mouse.down();
  await page.mouse.move(ground.x + board.left + board.width - 20 - one.x, ground.y, { steps: 6 });
  await page.mouse.up();
  const edge = await mazeCell(page, 13, 10);
  assert.ok(edge.x > board.left + board.width - 40 && edge.x < board.left + board.width);
  await page.mouse.click(edge.x, edge.y);
  await page.getByRole("textbox", { name: "The turn in letters" }).fill("NNNN----");
  await page.keyboard.press("Enter");
  await movesPlayed(page, 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(".moves-empty").waitFor();
  const after = await mazeCell(page, 13, 10);
  assert.ok(Math.abs(after.x - board.x) < 60, "the piece is in the middle now");
});

/** The picture to share, as SVG. @param {Page} page */
async function shared(page) {
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Picture…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Picture of / });
  await dialog.getByRole("radio", { name: "SVG" }).check();
  await dialog.getByText(/^SVG, /).waitFor();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  return text;
}

pageTest("a picture of a zoomed board shows the whole board", STILL, async (page, url) => {
  await beginGame(page, url, ["person", "person"], RABBITS);
  const before = await shared(page);
  const { x, y } = await mazeCell(page, 13, 10);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -600);
  await near(page, true);
  assert.equal(await shared(page), before);
  await near(page, true);
});

pageTest("mice on a phone: zoomed in for a finger, and out again", PHONE, async (page, url) => {
  await openMice(page, url, { lines: LARGE, seats: ["person", "person"] });
  await movesPlayed(page, 1);
  const { doubleTap, pinch, drag } = await fingers(page);
  const small = await cell(page, "12 12").boundingBox();
  assert.ok(small && small.width < 24);
  await doubleTap(await boxOf(page, '.cell[data-cell="12 12"]'));
  await near(page, true);
  assert.equal(await page.locator(".handles:visible").count(), 0, "the first tap was undone");
  const board = await boxOf(page, ".board");
  await pinch({ x: board.x, y: board.y }, 30, 150);
  await page.waitForFunction(
    () => (document.querySelector('[data-cell="12 12"]')?.getBoundingClientRect().width ?? 0) >= 44,
  );
  // No pad is needed now.
  const here = await boxOf(page, '.cell[data-cell="12 12"]');
  await page.touchscreen.tap(here.x, here.y);
  assert.equal(await status(page), "12 12: choose where the arrow points.");
  assert.equal(await page.getByRole("group", { name: "Move the chosen cell" }).count(), 0);
  // A drag from the chosen cell sets the heading; a drag elsewhere moves the board.
  await drag(here, { x: here.x + here.width, y: here.y });
  assert.match(String(await status(page)), /^12,12→: /);
  const other = await boxOf(page, '.cell[data-cell="12 14"]');
  await drag(other, { x: other.x - 60, y: other.y - 50 });
  const moved = await boxOf(page, '.cell[data-cell="12 14"]');
  assert.ok(moved.x < other.x - 20 && moved.y < other.y - 20);
  assert.match(String(await status(page)), /^12,12→: /, "the choice stays");
  await page.getByRole("button", { name: "Place" }).tap();
  await movesPlayed(page, 2);
  assert.deepEqual(await moves(page), ["7 9 S", "12 12 E"]);
  // Red's next arrow is chosen here; an arrow at the edge points at the last one when it is outside.
  await near(page, true);
  await drag({ x: board.x, y: board.y }, { x: board.x - 170, y: board.y - 170 });
  await drag({ x: board.x, y: board.y }, { x: board.x - 170, y: board.y - 170 });
  await arrow(page, /^12 12: Blue’s arrow/).tap();
  await arrow(page, /^12 12: /).waitFor({ state: "detached" });
  await pinch({ x: board.x, y: board.y }, 150, 10);
  await near(page, false);
});

pageTest("mice by keys: the zoomed board follows the focus", STILL, async (page, url) => {
  await openMice(page, url, { lines: LARGE, seats: ["person", "person"] });
  await movesPlayed(page, 1);
  assert.equal(await zoomButton(page, "Zoom in").count(), 0);
  await cell(page, "12 12").focus();
  await page.keyboard.press("ArrowLeft");
  for (let i = 0; i < 3; i++) await page.keyboard.press("+");
  await near(page, true);
  const board = await boxOf(page, ".board");
  for (let i = 0; i < 8; i++) await page.keyboard.press("ArrowLeft");
  for (let i = 0; i < 9; i++) await page.keyboard.press("ArrowUp");
  const box = await boxOf(page, '.cell[data-cell="3 3"]');
  assert.ok(box.x > board.left && box.y > board.top, "the cell is in view");
  assert.ok(box.x < board.left + board.width && box.y < board.top + board.height);
  assert.equal(await page.evaluate(() => [scrollX, scrollY].join()), "0,0");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await movesPlayed(page, 2);
  assert.deepEqual(await moves(page), ["7 9 S", "3 3 S"]);
  await page.keyboard.press("0");
  await near(page, false);
});

pageTest(
  "mice by mouse: a small board does not zoom, a large one keeps its drag",
  STILL,
  async (page, url) => {
    await openMice(page, url, { lines: LARGE, seats: ["person", "person"] });
    await movesPlayed(page, 1);
    const first = await boxOf(page, '.cell[data-cell="12 12"]');
    await page.mouse.move(first.x, first.y);
    await page.mouse.wheel(0, -500);
    await near(page, true);
    const at = await boxOf(page, '.cell[data-cell="12 12"]');
    assert.ok(at.width > 1.5 * first.width);
    await page.mouse.down();
    await page.mouse.move(at.x + 70, at.y + 30, { steps: 5 });
    await page.mouse.up();
    const moved = await boxOf(page, '.cell[data-cell="12 12"]');
    assert.ok(Math.abs(moved.x - at.x - 70) < 8, "a drag moves the board");
    await page.mouse.click(moved.x, moved.y);
    await handle(page, "N").click();
    await movesPlayed(page, 2);
    assert.deepEqual(await moves(page), ["7 9 S", "12 12 N"]);

    const example = ["5 5", "2", "2", "8", "1 2", "3 2", "2 E", "2 W"];
    await openMice(page, url, { lines: example, seats: ["person", "person"] });
    const cellBefore = await boxOf(page, '.cell[data-cell="2 2"]');
    await page.mouse.move(cellBefore.x, cellBefore.y);
    await page.mouse.wheel(0, -500);
    await page.keyboard.press("+");
    await near(page, false);
  },
);
