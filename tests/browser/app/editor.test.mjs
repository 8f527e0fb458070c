// The editor of positions, in every game: with the mouse, by keys and by touch. It shows what is wrong and how to fix it, and
// the position can be played.

import assert from "node:assert/strict";
import { faultsOn } from "../axe.mjs";
import { board, cell, clickMove, FUGITIVE, MICE, moves, pageTest, RABBITS } from "../page.mjs";
import { loadEngines } from "../race.mjs";

/** @typedef {import("playwright-core").Page} Page */

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/**
 * @param {Page} page
 * @param {string} url
 * @param {string} what
 */
async function edit(page, url, what) {
  await page.goto(`${url}#/edit/${what}`);
  await page.locator(".editor [data-cell]").first().waitFor();
}

/**
 * A cell of the editor's board.
 * @param {Page} page
 * @param {string} name
 */
const at = (page, name) => page.locator(`.editor [data-cell="${name}"]`);

/**
 * @param {Page} page
 * @param {string} name
 */
const label = (page, name) => at(page, name).getAttribute("aria-label");

/**
 * The rules that the position breaks.
 * @param {Page} page
 */
function wrong(page) {
  const rows = page.locator(".editor-problems:not([hidden]) li");
  return rows.evaluateAll((all) => all.map((row) => /** @type {HTMLElement} */ (row).dataset.rule));
}

/**
 * @param {Page} page
 * @param {string} name
 */
const press = (page, name) =>
  page.locator(".editor").getByRole("button", { name, exact: true }).click();

/**
 * @param {Page} page
 * @param {string} name of the field
 * @param {number} value
 */
async function set(page, name, value) {
  const field = page.locator(".editor").getByRole("spinbutton", { name, exact: true });
  await field.fill(String(value));
  await field.press("Enter");
}

/** @param {Page} page */
const text = (page) => page.locator("#edit-text").inputValue();

/**
 * Begins a game between people from the position.
 * @param {Page} page
 * @param {readonly RegExp[]} sides
 * @param {string} onBoard
 */
async function play(page, sides, onBoard) {
  await press(page, "Play from here");
  const dialog = page.getByRole("dialog");
  for (const side of sides) {
    await dialog.getByRole("group", { name: side }).getByRole("radio", { name: "Person" }).check();
  }
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.locator(`.game ${onBoard}`).first().waitFor();
}

pageTest("a position of dots is set up, stored, played and edited again", {}, async (page, url) => {
  await edit(page, url, "dots");
  assert.equal(await text(page), "7/7/2a1A2/7/2A1a2/7/7 0");
  await press(page, "Clear");
  await at(page, "A1").click();
  await at(page, "A1").click();
  await page.keyboard.press("b");
  await at(page, "G7").click();
  await page.keyboard.press("4");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  assert.equal(await label(page, "A1"), "A1, Red, 2 dots");
  assert.equal(await label(page, "G7"), "G7, Blue, 4 dots");
  assert.equal(await label(page, "F7"), "F7, Blue, 1 dot");
  await page.keyboard.press("Control+z");
  assert.equal(await label(page, "F7"), "F7, empty");
  await page.keyboard.press("Control+y");
  assert.equal(await text(page), "5ad/7/7/7/7/7/B6 0");

  await set(page, "Moves played", 900);
  assert.deepEqual(await wrong(page), ["dots-draft-ply"]);
  assert.ok(await page.getByRole("button", { name: "Play from here" }).isDisabled());
  await page.reload();
  await page.locator(".editor-problems li button").click();
  assert.equal(await page.evaluate(() => document.activeElement?.id), "edit-ply");
  await set(page, "Moves played", 7);
  assert.deepEqual(await wrong(page), []);
  assert.equal(await page.getByRole("combobox", { name: "To move" }).inputValue(), "1");
  assert.deepEqual(await faultsOn(page), []);

  await page.locator("#edit-text").fill("5ad/7/7/7/7/7/B5x 7");
  assert.match(String(await page.locator(".editor-text .problem-line").textContent()), /Row 1/);
  await page.locator("#edit-text").fill("5ad/7/7/7/7/7/B5e 7");
  assert.equal(await label(page, "G1"), "G1, Blue, full");

  await play(page, [/Red/, /Blue/], ".cell");
  assert.equal((await board(page)).get("G7"), "Blue, 4 dots");
  await clickMove(page, "F7W");
  assert.deepEqual(await moves(page), ["F7W"]);
  await page.getByRole("button", { name: "Set up from here" }).click();
  await page.locator(".editor .cell").first().waitFor();
  assert.equal(await label(page, "E7"), "E7, Blue, 1 dot");
  // The game under way is unchanged.
  await page.goBack();
  await page.locator(".game .move").first().waitFor();
  assert.deepEqual(await moves(page), ["F7W"]);
});

pageTest("a hunt is set up by dragging, keys and numbers", {}, async (page, url) => {
  await edit(page, url, "rabbits");
  await press(page, "Clear");
  await press(page, "Rabbit");
  await at(page, "3,3").click();
  await press(page, "Cabbage");
  await at(page, "20,2").hover();
  await page.mouse.down();
  for (const column of [3, 4, 5]) await at(page, `20,${column}`).hover();
  await page.mouse.up();
  assert.equal(await label(page, "20,4"), "row 20, column 4: cabbage");
  assert.deepEqual(await wrong(page), ["rabbits-draft-hunters"]);
  // A problem leads to the tool that fixes it.
  await page.locator(".editor-problems li button").click();
  await at(page, "10,10").click();
  for (let hunter = 2; hunter <= 6; hunter++) {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  }
  assert.equal(await label(page, "10,15"), "Hunter 6: row 10, column 15");
  assert.deepEqual(await wrong(page), []);
  await page.keyboard.press("m");
  await at(page, "10,15").hover();
  await page.mouse.down();
  await at(page, "12,15").hover();
  await page.mouse.up();
  assert.equal(await label(page, "12,15"), "Hunter 6: row 12, column 15");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  assert.equal(await label(page, "10,15"), "row 10, column 15: empty");
  await page.keyboard.press("Control+Shift+z");
  await set(page, "Points: Hunters", 50);
  assert.deepEqual(await wrong(page), ["rabbits-draft-caught"]);
  await set(page, "Points: Hunters", 75);
  await play(page, RABBITS.sides, RABBITS.onBoard);
  const places = await page.locator(".game .board li").allTextContents();
  assert.ok(places.includes("Rabbit 1: row 3, column 3"), places.join());
});

pageTest("a board of mice is built and corrected", {}, async (page, url) => {
  await edit(page, url, "mice");
  await press(page, "Clear");
  assert.deepEqual(await wrong(page), [
    "mice-draft-rocket",
    "mice-draft-rocket",
    "mice-draft-doors",
  ]);
  await at(page, "2 2").click();
  await page.keyboard.press("2");
  await at(page, "6 6").click();
  await press(page, "Door");
  await at(page, "4 0").click();
  assert.deepEqual(await wrong(page), []);
  await page.keyboard.press("m");
  await at(page, "8 4").click();
  await page.keyboard.press("e");
  await at(page, "8 5").click();
  assert.deepEqual(await wrong(page), ["mice-draft-wall"]);
  const isWrong = page.locator('[role=gridcell][aria-invalid="true"]');
  assert.equal(await isWrong.locator("button").getAttribute("data-cell"), "8 5");
  await press(page, "Turn");
  await at(page, "8 5").click();
  assert.deepEqual(await wrong(page), []);
  await page.locator("#edit-form").selectOption("board");
  assert.equal(await text(page), "9 9\n2\n1\n40\n2 2\n6 6\n4 N");

  // The proposed puzzle can be checked without changes.
  await press(page, "Make a puzzle");
  const making = page.getByRole("dialog");
  const arrows = making.getByRole("textbox", { name: /^The next 40 arrows/ });
  const proposed = (await arrows.inputValue()).split("\n");
  assert.deepEqual([proposed[0], proposed.length], ["?", 40]);
  await making.getByRole("button", { name: "Check" }).click();
  await making.getByText(/Proved|This goal cannot be reached/).waitFor();
  assert.ok(await making.getByRole("button", { name: "Open it" }).isEnabled());
  await arrows.fill("?\n8 7 N");
  await making.getByText("2 turns are given, but 40 are left in the game.").waitFor();
  assert.ok(await making.getByRole("button", { name: "Check" }).isDisabled());
  await page.keyboard.press("Escape");

  await play(page, MICE.sides.slice(0, 2), MICE.onBoard);
  assert.match(String(await cell(page, "8 3").getAttribute("aria-label")), /mouse/);
  assert.match(String(await cell(page, "8 6").getAttribute("aria-label")), /mouse/);
});

pageTest("islands are raised until a token can stand", {}, async (page, url) => {
  await edit(page, url, "crossing");
  await press(page, "Clear");
  await press(page, "Player 1");
  await at(page, "4 3").click();
  assert.deepEqual(await wrong(page), []);
  await page.keyboard.press("-");
  assert.deepEqual(await wrong(page), ["crossing-draft-under"]);
  await press(page, "One turn later");
  await at(page, "4 3").click();
  assert.deepEqual(await wrong(page), []);
  await at(page, "5 5").focus();
  await page.keyboard.press("9");
  assert.deepEqual(await wrong(page), ["crossing-draft-height"]);
  await page.keyboard.press("5");
  assert.equal(await label(page, "5 5"), "row 5, column 5: height 5, phase 2, rising");
  await set(page, "Delivered: Player 2", 2);
  assert.deepEqual(await wrong(page), ["crossing-draft-delivered"]);
  await set(page, "Turns played", 60);
  await play(page, [/Player 1/], ".cell");
  assert.match(String(await cell(page, "4 3").getAttribute("aria-label")), /you are here/);
});

pageTest("a map is drawn city by city", {}, async (page, url) => {
  await edit(page, url, "fugitive");
  await press(page, "Clear");
  const spot = async (/** @type {number} */ city) => {
    const box = await at(page, String(city)).boundingBox();
    assert.ok(box);
    return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
  };
  const drag = async (/** @type {number} */ from, /** @type {number} */ to) => {
    await page.mouse.move(...(await spot(from)));
    await page.mouse.down();
    await page.mouse.move(...(await spot(to)), { steps: 4 });
    await page.mouse.up();
  };
  await drag(1, 2);
  await drag(2, 3);
  await page.mouse.click(...(await spot(3)));
  await page.mouse.click(...(await spot(4)));
  assert.deepEqual(await wrong(page), ["fugitive-draft-roads", "fugitive-draft-roads"]);
  await at(page, "4").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  assert.deepEqual(await wrong(page), []);
  await page.keyboard.press("p");
  await drag(1, 3);
  assert.deepEqual(await wrong(page), ["fugitive-draft-plane", "fugitive-draft-plane"]);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("d");
  for (const city of [1, 2, 3]) await page.mouse.click(...(await spot(city)));
  assert.deepEqual(await wrong(page), ["fugitive-draft-detectives"]);
  await page.mouse.click(...(await spot(4)));
  assert.equal(await text(page), "4 C1-2+C1-4+C2-3+C3-4 1,2,3,4 - 1");
  await page.locator("#edit-form").selectOption("board");
  assert.equal(await text(page), "4\nC 1-2\nC 1-4\nC 2-3\nC 3-4\nEND");
  await play(page, [/Fugitive/], FUGITIVE.onBoard);
});

pageTest("a position is set up by fingers on a small screen", PHONE, async (page, url) => {
  await edit(page, url, "rabbits");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  await page.locator('[data-tool="remove"]').tap();
  const pad = page.getByRole("group", { name: "Cursor on the board" });
  await at(page, "11,12").focus();
  const north = pad.getByRole("button", { name: "North" });
  await north.tap();
  assert.ok(await north.evaluate((button) => button === document.activeElement));
  await pad.getByRole("button", { name: "Apply" }).tap();
  assert.equal(await label(page, "10,12"), "row 10, column 12: empty");
  assert.deepEqual(await wrong(page), ["rabbits-draft-hunters"]);
  await page.locator('[data-action="undo"]').tap();
  assert.deepEqual(await wrong(page), []);
  await at(page, "9,11").tap();
  assert.equal(await label(page, "9,11"), "row 9, column 11: empty");
  assert.deepEqual(await faultsOn(page), []);

  // Cities are closer together than a finger is wide; the pad moves from one to the next.
  await edit(page, url, "fugitive");
  await at(page, "7").focus();
  const before = await label(page, "8");
  await page.keyboard.press("PageDown");
  assert.ok(await at(page, "8").evaluate((city) => city === document.activeElement));
  await pad.getByRole("button", { name: "Apply" }).tap();
  assert.equal(await at(page, "8").getAttribute("aria-pressed"), "true");
  for (const way of ["North", "West", "East", "South"]) {
    const button = pad.getByRole("button", { name: way });
    await button.tap();
    assert.ok(await button.evaluate((button) => button === document.activeElement));
    if ((await page.locator('.map-editor [tabindex="0"]').getAttribute("data-cell")) !== "8") break;
  }
  await pad.getByRole("button", { name: "Apply" }).tap();
  assert.equal(await page.locator('.map-editor [aria-pressed="true"]').count(), 0);
  assert.notEqual(await label(page, "8"), before);
});

pageTest("every city of a large map can be hit by a finger", PHONE, async (page, url) => {
  await edit(page, url, "fugitive");
  // Twelve rows of cities, each with roads to those beside it.
  const [rows, columns] = [12, 16];
  const city = (/** @type {number} */ row, /** @type {number} */ column) =>
    row * columns + column + 1;
  const roads = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (column > 0) roads.push(`C${city(row, column - 1)}-${city(row, column)}`);
      if (row > 0) roads.push(`C${city(row - 1, column)}-${city(row, column)}`);
    }
  }
  await page.locator("#edit-text").fill(`${rows * columns} ${roads.join("+")} 1,2,3,4 - 1`);
  await at(page, String(rows * columns)).waitFor({ state: "attached" });
  const middles = () =>
    page.locator(".map-editor [data-cell]").evaluateAll((cities) =>
      cities.map((city) => {
        const { left, top, width, height } = city.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }),
    );
  // A worker lays out the map, which is then drawn.
  const spread = (/** @type {number} */ least) =>
    page.waitForFunction((least) => {
      const all = [...document.querySelectorAll(".map-editor [data-cell]")].map((city) =>
        city.getBoundingClientRect(),
      );
      const [one, other] = [all[0], all[1]];
      return Math.hypot(one.x - other.x, one.y - other.y) >= least;
    }, least);
  await spread(10);
  await page.locator('[data-tool="fugitive"]').tap();
  const wanted = city(6, 8);
  const tap = async () => {
    const { x, y } = (await middles())[wanted - 1];
    await page.touchscreen.tap(x, y);
  };
  await tap();
  await page.getByText("The map has zoomed in").waitFor();
  await spread(25);
  assert.doesNotMatch(String(await label(page, String(wanted))), /Fugitive/);
  await page.locator(".zoom:not([data-settling])").waitFor({ state: "attached" });
  await tap();
  await at(page, String(wanted)).and(page.locator('[aria-label*="Fugitive"]')).waitFor();

  const zoom = page.locator(".editor-zoom");
  await zoom.getByRole("button", { name: "Whole map" }).tap();
  for (let i = 0; i < 6; i++) await page.getByRole("button", { name: "Zoom in" }).tap();
  await spread(44);
  const before = (await middles())[0];
  // The pad moves on, and the city that it reaches is in view.
  const pad = page.getByRole("group", { name: "Cursor on the board" });
  for (const way of ["North", "East", "South", "West"]) {
    for (let i = 0; i < 3; i++) await pad.getByRole("button", { name: way }).tap();
  }
  assert.notDeepEqual((await middles())[0], before);
  const cursor = await page.locator('.map-editor [tabindex="0"]').boundingBox();
  const board = await page.locator(".editor .board").boundingBox();
  assert.ok(cursor && board);
  assert.ok(cursor.x >= board.x && cursor.x + cursor.width <= board.x + board.width);
  assert.ok(cursor.y >= board.y && cursor.y + cursor.height <= board.y + board.height);
});

pageTest("a link to the editor opens with text that a chat appended", {}, async (page, url) => {
  const engines = await loadEngines();
  const scene = engines.Scene.start("dots");
  scene.play("D4N");
  const code = scene.link(0);
  scene.free();
  const after = `${code.slice(0, 8)}%0A${code.slice(8)}&utm_source=chat`;
  for (const what of [`${code}.`, after, "dots)"]) {
    await edit(page, url, what);
    assert.equal(await page.locator(".editor").getAttribute("data-game"), "dots");
    await page.goto("about:blank");
  }
  await page.goto(`${url}#/edit/no-link-at-all`);
  await page.getByText(/could not be read/).waitFor();
});
