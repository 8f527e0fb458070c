// Rabbit Hunt by routes: pieces are sent far, walk turn by turn, and can be chosen together.

import assert from "node:assert/strict";
import { beginGame, moves, movesPlayed, pageTest, RABBITS } from "../page.mjs";

/** @typedef {import("../page.mjs").Page} Page */

const STILL = /** @type {const} */ ({ reducedMotion: "reduce" });
const PHONE = { ...STILL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** @param {Page} page */
const letters = (page) => page.getByRole("textbox", { name: "The turn in letters" });

/** @param {Page} page */
const send = (page) => page.locator(".turn-send");

/**
 * The middle of a cell on the screen, and a cell's width.
 * @param {Page} page
 * @param {number} row
 * @param {number} column
 */
async function cellAt(page, row, column) {
  const middle = async (/** @type {number} */ number) => {
    const box = await page.locator(".piece-handle").nth(number).boundingBox();
    assert.ok(box);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  // At the start rabbit 1 is on row 13, column 10, and rabbit 8 on row 14, column 13.
  const [[x1, y1], [x8, y8]] = [await middle(0), await middle(7)];
  const cell = (x8 - x1) / 3;
  assert.ok(Math.abs(y8 - y1 - cell) < 1);
  return { x: x1 + (column - 10) * cell, y: y1 + (row - 13) * cell, cell };
}

/** @param {Page} page */
const chosen = (page) =>
  page
    .locator('.turn-piece[aria-pressed="true"]')
    .evaluateAll((pieces) => pieces.map((piece) => piece.textContent?.trim()));

/** The stored routes. @param {Page} page */
const plans = (page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith("warren:game:"));
    return JSON.parse(localStorage.getItem(key ?? "") ?? "{}").plans;
  });

pageTest(
  "a piece is sent far with two presses, and walks on with one key",
  STILL,
  async (page, url) => {
    await beginGame(page, url, ["person", 1], RABBITS);
    const [one, goal] = [await cellAt(page, 13, 10), await cellAt(page, 14, 6)];
    await page.mouse.click(one.x, one.y);
    await page.mouse.click(goal.x, goal.y);
    const turn = await letters(page).inputValue();
    assert.match(turn, /^[WS]-{7}$/);
    await send(page).getByText("Send (1 on the way, 7 stay)").waitFor();
    const stored = await plans(page);
    assert.match(stored, /^0 1[WS]{5}\/$/);
    await page.keyboard.press("Enter");
    await movesPlayed(page, 2);
    await send(page).getByText("Send (1 on the way, 7 stay)").waitFor();

    await page.reload();
    await send(page).getByText("Send (1 on the way, 7 stay)").waitFor();
    for (const played of [4, 6, 8, 10]) {
      await page.keyboard.press("Enter");
      await movesPlayed(page, played);
    }
    await send(page)
      .getByText(/^Send\b(?! \()/)
      .waitFor();
    const [, route] = /1([WS]+)/.exec(stored) ?? [];
    const walked = (await moves(page)).filter((_, ply) => ply % 2 === 0).map((move) => move[0]);
    assert.equal(walked.join(""), route);
  },
);

pageTest("undo discards the routes, and so does another step", STILL, async (page, url) => {
  await beginGame(page, url, ["person", "person"], RABBITS);
  const [one, goal] = [await cellAt(page, 13, 10), await cellAt(page, 13, 6)];
  await page.mouse.click(one.x, one.y);
  await page.mouse.click(goal.x, goal.y);
  assert.equal(await plans(page), "0 1WWWW/");
  await page.keyboard.press("Enter");
  await movesPlayed(page, 1);
  assert.equal(await plans(page), "1 1WWW/");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(".moves-empty").waitFor();
  await page.waitForFunction(() => !JSON.stringify(localStorage).includes('plans\\":\\"1 1'));
  assert.equal(await plans(page), undefined);

  await page.mouse.click(one.x, one.y);
  await page.mouse.click(goal.x, goal.y);
  await page.keyboard.press("1");
  await page.keyboard.press("ArrowUp");
  assert.equal(await letters(page).inputValue(), "N-------");
  await send(page).getByText("Send (1 moves, 7 stay)").waitFor();
});

pageTest(
  "a route is drawn with the mouse, and shortened by going back",
  STILL,
  async (page, url) => {
    await beginGame(page, url, ["person", "person"], RABBITS);
    const { x, y, cell } = await cellAt(page, 13, 10);
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const [right, down] of [
      [-1, 0],
      [-2, 0],
      [-2, 1],
      [-2, 2],
      [-2, 1],
    ]) {
      await page.mouse.move(x + right * cell, y + down * cell, { steps: 4 });
    }
    await page.mouse.up();
    assert.equal(await plans(page), "0 1WWS/");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - cell, y, { steps: 3 });
    await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.up();
    assert.equal(await letters(page).inputValue(), "--------");
    assert.equal(await plans(page), undefined);
  },
);

pageTest(
  "several pieces are chosen by a frame and with Shift, and sent together",
  STILL,
  async (page, url) => {
    await beginGame(page, url, ["person", "person"], RABBITS);
    const [from, to] = [await cellAt(page, 12.2, 9.4), await cellAt(page, 14.6, 11.4)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    assert.deepEqual(await chosen(page), ["1", "2", "5", "6"]);
    const eight = await cellAt(page, 14, 13);
    await page.keyboard.down("Shift");
    await page.mouse.click(eight.x, eight.y);
    const one = await cellAt(page, 13, 10);
    await page.mouse.click(one.x, one.y);
    await page.keyboard.up("Shift");
    assert.deepEqual(await chosen(page), ["2", "5", "6", "8"]);
    const goal = await cellAt(page, 18, 12);
    await page.mouse.click(goal.x, goal.y);
    assert.equal((await plans(page)).match(/ \d/g).join(""), " 2 5 6 8");
    await page.keyboard.press("Enter");
    await movesPlayed(page, 1);
  },
);

pageTest("two fingers choose the pieces between them", PHONE, async (page, url) => {
  await beginGame(page, url, ["person", "person"], RABBITS);
  const [one, six] = [await cellAt(page, 13, 10), await cellAt(page, 14, 11)];
  const touch = await page.context().newCDPSession(page);
  const points = [one, six].map(({ x, y }, id) => ({ x, y, id }));
  const dispatch = (/** @type {any} */ type, /** @type {any[]} */ touchPoints) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  await dispatch("touchStart", points.slice(0, 1));
  await dispatch("touchStart", points);
  await dispatch("touchEnd", []);
  const pieces = await chosen(page);
  for (const piece of ["1", "2", "5", "6"]) assert.ok(pieces.includes(piece), pieces.join());
  const goal = await cellAt(page, 20, 12);
  await page.touchscreen.tap(goal.x, goal.y);
  assert.ok((await plans(page)).match(/ \d/g).length >= 4);
});

pageTest("a rabbit stops before a hunter, and the page says so", STILL, async (page, url) => {
  const field = ["007fff", ...Array(22).fill("ffffff"), "ffffff"];
  const far = "0,0/0,1/0,2/0,3/0,4/0,5/0,6";
  // Rabbit 1 walks east towards hunter 1, which stays.
  const hunters = "12,13/23,0/23,1/23,2/23,3/23,4";
  const cabbages = field.map((row, i) => (i === 12 ? "ff003f" : row));
  const start = `start ${cabbages.join("/")} 12,10/${far} ${hunters} 0 0 0 120`;
  await page.goto(url);
  const stored = {
    version: 1,
    id: "stored",
    game: "rabbits",
    record: `warren 1 rabbits\n${start}\n`,
    seats: [0, 1].map(() => ({ kind: "person", clock: null })),
    viewpoint: 0,
    marks: {},
    left: [null, null],
    undone: [],
    paused: false,
    over: false,
    length: 0,
    updated: 1,
    plans: "0 1EEE/",
  };
  await page.evaluate(
    (text) => localStorage.setItem("warren:game:stored", text),
    JSON.stringify(stored),
  );
  await page.goto(`${url}#/game/stored`);
  await send(page).getByText("Send (1 on the way, 7 stay)").waitFor();
  await page.keyboard.press("Enter");
  await movesPlayed(page, 1);
  await letters(page).fill("------");
  await page.keyboard.press("Enter");
  await movesPlayed(page, 2);
  await page.getByText("Rabbit 1 stops: a hunter is near.").first().waitFor();
  await send(page)
    .getByText(/^Send\b(?! \()/)
    .waitFor();
});
