// Fugitive and Detectives on the page: both sides by mouse, finger and keys, and as text; the map zoomed and moved; maps
// new, drawn and shared; a whole game between two people at one screen.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pointOnRoad, roadShapesOf } from "../../../www/games/fugitive/geometry.js";
import { faultsInBothThemes } from "../axe.mjs";
import {
  button,
  clickCity,
  FOUR,
  field,
  MAP,
  mayChoose,
  PHONE,
  PLACES,
  pointOf,
  STILL,
  sendButton as send,
  status,
  waitForStatus,
} from "../detectives.mjs";
import { beginGame, FUGITIVE, moves, movesPlayed, pageTest, scrolled } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * The roads of a city: their kinds and the cities at their ends.
 * @param {number} city
 * @returns {[string, number][]}
 */
function roadsFrom(city) {
  return MAP.roads.flatMap(([kind, one, other]) => {
    if (one !== city && other !== city) return [];
    return [/** @type {[string, number]} */ ([kind, one === city ? other : one])];
  });
}

/** The rows in the log of the turns. @param {Page} page */
const log = (page) =>
  page.locator(".log-turns li").evaluateAll((turns) => turns.map((turn) => turn.ariaLabel));

/**
 * Clicks a road, beyond the middle of it.
 * @param {Page} page
 * @param {string} kind
 * @param {number} from
 * @param {number} to
 */
async function clickRoad(page, kind, from, to) {
  const shape = roadShapesOf(MAP.roads, PLACES).find(
    (one) =>
      one.kind === kind && [one.one, one.other].includes(from) && [one.one, one.other].includes(to),
  );
  assert.ok(shape);
  const { x, y } = await pointOf(page, pointOnRoad(shape, shape.one === from ? 0.6 : 0.4));
  await page.mouse.click(x, y);
}

/** Whether the list shows all roads that may be chosen, none cut off. @param {Page} page */
const seesAllRoads = (page) =>
  page.locator(".map-roads").evaluate((list) => {
    const { bottom, left, right, top } = list.getBoundingClientRect();
    const boxes = [...list.children].map((road) => road.getBoundingClientRect());
    return boxes.every(
      (box) =>
        box.top >= top && box.bottom <= bottom + 1 && box.left >= left && box.right <= right + 1,
    );
  });

/** Lifts the curtain if it is down. @param {Page} page */
async function lift(page) {
  await page.getByRole("button", { name: "Show my side" }).click();
  await mayChoose(page);
}

/**
 * Cities that the detectives can reach from the four: all different, and each by only one kind of road.
 * @param {number[]} from
 */
function targetsFrom(from) {
  /** @type {number[]} */
  const taken = [...from];
  return from.map((city) => {
    const found = roadsFrom(city).find(([kind, to]) => kind === "C" && !taken.includes(to));
    assert.ok(found);
    taken.push(found[1]);
    return found[1];
  });
}

pageTest("detectives place and go by mouse, by keys and by buttons", STILL, async (page, url) => {
  await beginGame(page, url, ["person", 1], FUGITIVE);
  await mayChoose(page);
  assert.equal(await status(page), "Detective 1: press a city to begin in.");
  assert.equal(await send(page).getAttribute("aria-disabled"), "true");
  for (const city of FOUR) await clickCity(page, city);
  assert.equal(await field(page).inputValue(), FOUR.join(" "));
  assert.match(String(await status(page)), /^29 53 11 36: send it\?/);
  assert.equal(await send(page).count(), 1);
  assert.equal(await send(page).textContent(), "Send 29 53 11 36");
  await send(page).click();
  await movesPlayed(page, 3);
  await mayChoose(page);
  const [places, start, run] = await moves(page);
  assert.equal(places, FOUR.join(" "));
  assert.match(start, /^\d+$/);
  assert.match(run, /^[CTP]$/, "only the kind of road is known");
  const rows = await page.locator(".moves-number").allTextContents();
  assert.deepEqual(rows, ["", "1"], "the placements are before the first turn");
  assert.match(String((await log(page))[0]), /^Turn 1: by (car|train|plane)$/);
  assert.match(
    String(await page.locator(".map-belief").textContent()),
    /^The fugitive (can be in \d+ cities|is in \d+)\.$/,
  );

  assert.equal(await status(page), "Detective 1: press a city, near or far.");
  await page.keyboard.press("2");
  await clickCity(page, 53);
  await waitForStatus(page, "Detective 2 is in 53 already and must move on.");
  assert.equal(await field(page).inputValue(), "");
  assert.equal(await page.locator(".map-road").count(), 11);
  assert.ok(await seesAllRoads(page));
  await field(page).fill("27 7");
  await field(page).press("Enter");
  await waitForStatus(page, "Detective 2 cannot reach 7 from here");
  await button(page, "Clear").click();

  const to = targetsFrom(FOUR);
  await clickRoad(page, "C", FOUR[0], to[0]);
  await button(page, `${to[1]} by`).first().click();
  await page.keyboard.press("Escape");
  // By keys: around the third's roads to the right one.
  await page.keyboard.press("3");
  const wanted = new RegExp(`^(Car|Train|Plane) to ${to[2]}\\.$`);
  for (let i = 0; i < 30 && !wanted.test(String(await status(page))); i++) {
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Enter");
  await button(page, `${to[3]} by`).first().click();
  assert.equal(await field(page).inputValue(), to.join(" "));
  // Every road is chosen: the focus moves on to the button that sends.
  assert.ok(await send(page).evaluate((button) => button === document.activeElement));
  await page.keyboard.press("Escape");
  await page.locator(".map-handle").first().focus();
  await page.keyboard.press("Enter");
  await movesPlayed(page, 4);
  assert.equal((await moves(page))[3], to.join(" "));
});

pageTest("a choice is undone; two in one city are reported", STILL, async (page, url) => {
  await beginGame(page, url, ["person", 1], FUGITIVE);
  await mayChoose(page);
  await field(page).fill("۲۹ ٥٣ 53");
  assert.equal(await field(page).inputValue(), "29 53 53");
  assert.equal(await page.locator(".map-piece.problem").count(), 0);
  await field(page).fill("29 53 53 36");
  assert.match(String(await status(page)), /^Two detectives would be in 53\./);
  assert.equal(await page.locator(".map-piece.problem").count(), 2);
  assert.deepEqual(await faultsInBothThemes(page), []);
  assert.equal(await field(page).getAttribute("aria-invalid"), "true");
  assert.equal(await send(page).getAttribute("aria-disabled"), "true");
  await field(page).press("Enter");
  assert.deepEqual(await moves(page), []);
  await page.locator(".map-piece").nth(2).click();
  await clickCity(page, 11);
  assert.equal(await field(page).inputValue(), "29 53 11 36");
  await page.keyboard.press("Escape");
  await page.locator(".map-piece").nth(3).focus();
  await page.keyboard.press("Backspace");
  assert.equal(await field(page).inputValue(), "29 53 11");
  await field(page).fill("29 53 11 61");
  assert.match(
    String(await status(page)),
    /^There is no city 61: the map has the cities 1 to 60\./,
  );
  await button(page, "Clear").click();
  assert.equal(await field(page).inputValue(), "");
});

/** Two cities that are joined by train and by car. */
const PAIRS = MAP.roads.flatMap(([kind, one, other]) => {
  const isTwice = MAP.roads.some((road) => road[0] === "C" && road[1] === one && road[2] === other);
  return kind === "T" && isTwice ? [[one, other]] : [];
});

/**
 * Begins games as the fugitive until the detectives are placed far from such cities.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 */
async function safePair(page, url) {
  for (;;) {
    await beginGame(page, url, [1, "person"], FUGITIVE);
    await movesPlayed(page, 1);
    await mayChoose(page);
    const detectives = (await moves(page))[0].split(" ").map(Number);
    const isSafe = (/** @type {number} */ city) =>
      !detectives.includes(city) && !roadsFrom(city).some(([, to]) => detectives.includes(to));
    const pair = PAIRS.find((ends) => ends.every(isSafe));
    if (pair) return pair;
  }
}

pageTest("the fugitive runs by road, and is asked for the kind", STILL, async (page, url) => {
  const [from, to] = await safePair(page, url);
  await clickCity(page, from);
  await send(page).click();
  await movesPlayed(page, 2);
  await page.locator(".map-road").first().waitFor();
  const roads = await page
    .locator(".map-road")
    .evaluateAll((all) => all.map((one) => one.ariaLabel));
  assert.equal(roads.length, roadsFrom(from).length);
  await clickCity(page, to);
  const kinds = page.getByRole("group", { name: `To ${to} by` });
  assert.deepEqual(await kinds.getByRole("button").count(), 2);
  await page.keyboard.press("Escape");
  assert.equal(await kinds.count(), 0);
  await clickCity(page, to);
  await kinds.getByRole("button", { name: "train" }).click();
  assert.equal(await field(page).inputValue(), `T ${to}`);
  await clickRoad(page, "C", from, to);
  assert.equal(await field(page).inputValue(), `C ${to}`);
  // A second press on the choice sends it.
  await clickRoad(page, "C", from, to);
  await movesPlayed(page, 3);
  assert.equal((await moves(page))[2], `C ${to}`);
  await page
    .locator(".map-belief")
    .getByText(/^The detectives know that you are in/)
    .waitFor();
});

pageTest("a suggestion fills in the missing choices", STILL, async (page, url) => {
  await beginGame(page, url, ["person", 1], FUGITIVE);
  await mayChoose(page);
  await field(page).fill(FOUR.join(" "));
  await field(page).press("Enter");
  await movesPlayed(page, 3);
  await mayChoose(page);
  const [own] = targetsFrom(FOUR);
  await button(page, `${own} by`).first().click();
  await page.getByRole("button", { name: "Suggest a move" }).click();
  await page.locator(".map-piece.offered").first().waitFor();
  assert.equal(await page.locator(".map-piece.offered").count(), 3);
  assert.match(await field(page).inputValue(), new RegExp(`^${own} \\d+ \\d+ \\d+$`));
});

pageTest("fingers: a tap, a pinch, a drag of the zoomed map", PHONE, async (page, url) => {
  await beginGame(page, url, ["person", 1], FUGITIVE);
  await mayChoose(page);
  const map = page.locator(".map-handles");
  // On the whole map one finger scrolls the page, on a part of it the map.
  const takes = (/** @type {"pan-y" | "none"} */ action) =>
    page.locator(`.map-handles[style*="${action}"]`).waitFor({ state: "attached" });
  await takes("pan-y");
  const box = await map.boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  /** @param {"touchStart" | "touchMove" | "touchEnd"} type @param {number[][]} points from the middle */
  const touched = (type, points) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([right, down], id) => ({ x: x + right, y: y + down, id })),
    });
  await touched("touchStart", [[0, 0]]);
  for (let up = 15; up <= 150; up += 15) {
    await touched("touchMove", [[0, -up]]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await scrolled(page, () => touched("touchEnd", []));
  assert.ok((await page.evaluate(() => scrollY)) > 50);
  assert.equal(await field(page).inputValue(), "", "the pinch chooses nothing");
  await page.evaluate(() => scrollTo(0, 0));
  for (const city of FOUR) {
    const { x, y } = await pointOf(page, PLACES[city - 1]);
    await page.touchscreen.tap(x + 3, y - 3);
  }
  assert.equal(await field(page).inputValue(), FOUR.join(" "));
  for (const name of ["Zoom in", "Zoom out", "Whole map", "Save map", "Clear", /^Send /]) {
    const box = await page.locator(".game").getByRole("button", { name }).boundingBox();
    assert.ok(box && box.width >= 44 && box.height >= 44, `${name}: ${box?.width}, ${box?.height}`);
  }
  await send(page).tap();
  await movesPlayed(page, 3);
  await mayChoose(page);
  await page.locator(".map-piece").nth(1).tap();
  assert.ok(await seesAllRoads(page));
  const own = await pointOf(page, PLACES[53 - 1]);
  await page.touchscreen.tap(own.x, own.y);
  await waitForStatus(page, "Detective 2 is in 53 already and must move on.");
  const place = async () => {
    const box = await page.locator(".map-handle").first().boundingBox();
    assert.ok(box);
    return box;
  };
  const before = await place();
  await page.evaluate(() => scrollTo(0, 0));
  await touched("touchStart", [
    [-30, 0],
    [30, 0],
  ]);
  for (const far of [45, 60, 90]) {
    await touched("touchMove", [
      [-far, 0],
      [far, 0],
    ]);
  }
  await touched("touchEnd", []);
  await takes("none");
  const near = await place();
  const [far, closer] = [before, near].map((one) => Math.hypot(one.x + 22 - x, one.y + 22 - y));
  assert.ok(closer > 1.5 * far, `${closer} px from the middle, ${far} before`);
  await touched("touchStart", [[0, 0]]);
  for (const part of [10, 25, 40]) await touched("touchMove", [[part, part / 2]]);
  await touched("touchEnd", []);
  const moved = await place();
  assert.ok(Math.abs(moved.x - near.x - 40) < 3 && Math.abs(moved.y - near.y - 20) < 3);
  assert.equal(await field(page).inputValue(), "", "the drag chooses nothing");
  // The browser would take a tap so soon after a drag for its end.
  await button(page, "Whole map").click();
  await takes("pan-y");
});

pageTest("the map is zoomed by wheel and keys, and moved by dragging", STILL, async (page, url) => {
  await beginGame(page, url, ["person", 1], FUGITIVE);
  await mayChoose(page);
  await field(page).fill(FOUR.join(" "));
  await field(page).press("Enter");
  await movesPlayed(page, 3);
  await mayChoose(page);
  const first = page.locator(".map-handle").first();
  /** The place of the first city, once the map has followed after a frame. */
  const standsAt = (/** @type {number} */ left, /** @type {number} */ top) =>
    page.waitForFunction(
      ([left, top]) => {
        const box = document.querySelector(".map-handle")?.getBoundingClientRect();
        if (!box) return false;
        return Math.hypot(box.x + box.width / 2 - left, box.y + box.height / 2 - top) < 3;
      },
      [left, top],
    );
  // Also waits until it stops moving.
  await first.scrollIntoViewIfNeeded();
  const box = await first.boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -400);
  await page.locator('.map-handles[style*="none"]').waitFor({ state: "attached" });
  // The point under the mouse stays.
  await standsAt(x, y);
  await page.mouse.move(x + 30, y + 90);
  await page.mouse.down();
  await page.mouse.move(x - 10, y + 60, { steps: 4 });
  await page.mouse.up();
  await standsAt(x - 40, y - 30);
  await first.focus();
  await page.keyboard.press("0");
  await page.locator('.map-handles[style*="pan-y"]').waitFor({ state: "attached" });
  await standsAt(x, y);
});

pageTest(
  "two people at one screen play to the capture, and then see everything",
  STILL,
  async (page, url) => {
    await beginGame(page, url, ["person", "person"], FUGITIVE, "example");
    await mayChoose(page);
    const play = async (/** @type {string} */ turn) => {
      await field(page).fill(turn);
      await field(page).press("Enter");
    };
    await play("1 2 6 8");
    await lift(page);
    await play("4");
    await movesPlayed(page, 2);
    await play("C 3");
    await lift(page);
    assert.equal((await moves(page))[2], "C");
    assert.equal(
      await page.locator(".map-belief").textContent(),
      "The fugitive can be in 2 cities.",
    );
    await play("5 3 7 6");
    await page.locator(".verdict-line").first().waitFor();
    assert.equal(
      await page.locator(".verdict-line").first().textContent(),
      "Detectives win, 20 points to 0.",
    );
    const story = "The detectives caught the fugitive in 3, on turn 1: it had come by car from 4.";
    await page.getByRole("heading", { name: story }).waitFor();
    assert.equal(await page.locator(".map-turn").isVisible(), false);
    await page.getByRole("radio", { name: "Everything" }).check({ force: true });
    assert.equal((await log(page))[0], "Turn 1: by car to 3");
    assert.equal((await moves(page))[2], "C 3");
    assert.match(
      (
        await page.getByRole("list", { name: "Who is where" }).locator("li").allTextContents()
      ).join(),
      /Detective 2 in 3.*Fugitive in 3/,
    );
  },
);

pageTest("a new map, a visitor's map, and the map as a file", {}, async (page, url) => {
  await page.goto(url);
  await page.getByRole("button", { name: "Options for Fugitive and Detectives" }).click();
  const dialog = page.getByRole("dialog");
  const start = dialog.getByRole("button", { name: "Start" });
  await dialog.getByRole("combobox", { name: "Map" }).selectOption("new");
  await dialog.getByRole("spinbutton", { name: "Cities, 20 to 200" }).fill("");
  await page.keyboard.type("٢۰۱");
  assert.equal(await dialog.getByRole("spinbutton").inputValue(), "201");
  await dialog.getByRole("spinbutton").press("Tab");
  await dialog.getByText(/^Out of range: Cities/).waitFor();
  assert.ok(await start.isDisabled());
  await dialog.getByRole("spinbutton").fill("20");
  await dialog.getByRole("spinbutton").press("Tab");
  await dialog.locator(".new-board-picture canvas").first().waitFor();
  await start.click();
  await mayChoose(page);
  const saved = async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Save map").click(),
    ]);
    assert.equal(download.suggestedFilename(), "connect.txt");
    return readFile(await download.path(), "utf8");
  };
  const made = await saved();
  assert.match(made, /^20\n(?:[CTP] \d+-\d+\n)+END\n$/);

  await page.getByRole("button", { name: "New game" }).click();
  await dialog.getByRole("combobox", { name: "Map" }).selectOption("own");
  const text = dialog.getByRole("textbox", { name: "The map, in the form of connect.txt" });
  await text.fill("8\nC 1-2\nX 2-3\nEND");
  await dialog.getByText(/^Line 3, .*not a kind of road/).waitFor();
  assert.ok(await start.isDisabled());
  await text.fill(made);
  await dialog.locator(".own-start canvas").first().waitFor();
  await start.click();
  await mayChoose(page);
  assert.equal(await saved(), made);
});

pageTest("engines play a whole game, which all views show", STILL, async (page, url) => {
  await beginGame(page, url, [1, 1], FUGITIVE, "example");
  await page.locator(".verdict-line").first().waitFor();
  assert.match(
    String(await page.locator(".verdict-line").first().textContent()),
    /^(Detectives win|Fugitive wins|A draw), /,
  );
  assert.equal(await page.locator(".map-turn").isVisible(), false, "there is nothing to choose");
  for (const view of ["Detectives", "Fugitive", "Everything"]) {
    await page.getByRole("radio", { name: view }).check({ force: true });
    await page.locator(".map-belief").filter({ hasText: "At the end" }).waitFor();
  }
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [844, 390],
]) {
  pageTest(
    `no part of the map is wider than a screen of ${width} × ${height}`,
    { viewport: { width, height }, ...STILL },
    async (page, url) => {
      await beginGame(page, url, ["person", 1], FUGITIVE);
      await mayChoose(page);
      await field(page).fill(FOUR.join(" "));
      await field(page).press("Enter");
      await movesPlayed(page, 3);
      await mayChoose(page);
      for (const tab of ["Analysis", "Rules", "Moves"]) {
        await page.getByRole("tab", { name: tab }).click();
        const [content, screen] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          innerWidth,
        ]);
        assert.ok(content <= screen, `${content} px of content on ${screen} px of screen`);
      }
      for (const road of await page.locator(".map-road, .map-piece").all()) {
        const box = await road.boundingBox();
        assert.ok(box && box.width >= 44 && box.height >= 44, `${box?.width} × ${box?.height}`);
      }
    },
  );
}
