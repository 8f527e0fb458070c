// Fugitive and Detectives by mouse, fingers and keys: routes over several turns, finding a city, and the zoom of a large map,
// also by buttons.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import init, { fugitiveMap } from "../../../pkg/wasm/engines.js";
import { layout } from "../../../www/kit/maps/layout.js";
import {
  button,
  clickCity,
  FOUR,
  field,
  mapOf,
  mayChoose,
  PHONE,
  PLACES,
  pointOf,
  STILL,
  sendButton,
  status,
  turnAfter,
  waitForStatus,
} from "../detectives.mjs";
import { beginGame, FUGITIVE, movesPlayed, pageTest, twoFrames } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {readonly [number, number]} Point */

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

/** A map of the largest size, and the places of its cities. */
const LARGE = fugitiveMap(200, 7);
const LARGE_PLACES = layout(mapOf(LARGE));
/** Four cities of that map, and a fifth far from them. */
const LARGE_FOUR = [20, 60, 110, 180];
const FAR = 157;

const DOUBLE_TAP = { ...PHONE, ...STILL };

/** @param {Page} page */
const finder = (page) => page.getByRole("searchbox", { name: "Find a city" });

/** @param {Page} page @param {string} name */
const zoomButton = (page, name) => page.locator(".zoom-buttons").getByRole("button", { name });

/** An arrow at the edge of the map. @param {Page} page @param {string | RegExp} name */
const arrow = (page, name) => page.locator(".zoom-pointers").getByRole("button", { name });

/** The description of a detective's turn. @param {Page} page @param {number} detective */
const does = (page, detective) =>
  page
    .locator(".map-piece")
    .nth(detective - 1)
    .getAttribute("aria-label");

/** Waits until the whole map is shown, or a part of it. @param {Page} page @param {boolean} isWhole */
const shows = (page, isWhole) =>
  page
    .locator(`.map-handles[style*="${isWhole ? "pan-y" : "none"}"]`)
    .waitFor({ state: "attached" });

/** Waits until a press counts again after the map has moved by itself. @param {Page} page */
const settled = (page) => page.locator(".zoom:not([data-settling])").waitFor({ state: "attached" });

/**
 * Begins as the detectives, and places them.
 * @param {Page} page
 * @param {string} url
 */
async function beginChase(page, url) {
  await beginGame(page, url, ["person", 1], FUGITIVE);
  await mayChoose(page);
  await field(page).fill(FOUR.join(" "));
  await field(page).press("Enter");
  await movesPlayed(page, 3);
  await mayChoose(page);
}

/** @param {Page} page @param {string} url */
async function beginLarge(page, url) {
  await page.goto(url);
  await page.getByRole("button", { name: "Options for Fugitive and Detectives" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Map" }).selectOption("own");
  await dialog.getByRole("textbox", { name: /^The map/ }).fill(LARGE.join("\n"));
  for (const [name, player] of /** @type {const} */ ([
    ["Detectives", "Person"],
    ["Fugitive", "Engine"],
  ])) {
    await dialog.getByRole("group", { name }).getByRole("radio", { name: player }).check();
  }
  await dialog.getByRole("button", { name: "Start" }).click();
  await mayChoose(page);
}

/** @param {Page} page @param {string} url */
async function beginLargeChase(page, url) {
  await beginLarge(page, url);
  await field(page).fill(LARGE_FOUR.join(" "));
  await field(page).press("Enter");
  await movesPlayed(page, 3);
  await mayChoose(page);
}

/**
 * The place of a city of the large map, and the box of the map. The first two detectives show how it is zoomed and moved.
 * @param {Page} page
 * @param {number} city
 */
async function nowAt(page, city) {
  // The buttons over the pieces follow the map after a frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const box = await page.locator(".map-handles").boundingBox();
  const handles = await page.locator(".map-handle").evaluateAll((all) =>
    all.slice(0, 2).map((handle) => {
      const { x, y, width, height } = handle.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }),
  );
  assert.ok(box);
  const [one, other] = LARGE_FOUR.map((city) => LARGE_PLACES[city - 1]);
  const side = (handles[1][0] - handles[0][0]) / (other[0] - one[0]);
  const place = LARGE_PLACES[city - 1];
  const x = handles[0][0] + side * (place[0] - one[0]);
  const y = handles[0][1] + side * (place[1] - one[1]);
  const isIn = x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height;
  return { x, y, box, side, isIn };
}

/**
 * Plans four routes and follows them until one arrives. The fugitive may be in the way, which ends the game.
 * @param {Page} page
 * @param {string} url
 * @returns {Promise<boolean>} whether the game continues
 */
async function followsRoutes(page, url) {
  await beginChase(page, url);
  for (const city of [32, 7, 4, 34]) await clickCity(page, city);
  await waitForStatus(page, "48 19 53 34: send it?");
  await sendButton(page).click();
  if ((await turnAfter(page, 5)) === null) return false;
  await mayChoose(page);
  // The fourth was not sent farther; the others have moved on.
  assert.match(await field(page).inputValue(), /^42 7 \d+$/);
  assert.match(String(await does(page, 4)), /not chosen$/);
  await page.locator(".map-road").first().click();
  await sendButton(page).click();
  if ((await turnAfter(page, 7)) === null) return false;
  await mayChoose(page);
  await page.locator(".status-text", { hasText: "Detective 2 has arrived in 7." }).waitFor();
  assert.match(await field(page).inputValue(), /^32 – /);
  return true;
}

pageTest("routes continue by themselves until they arrive", STILL, async (page, url) => {
  // The engine's moves are random, and may end the game first.
  for (let tries = 0; tries < 8; tries++) if (await followsRoutes(page, url)) return;
  assert.fail("the game ended before the routes, eight times");
});

pageTest("a press on a distant city plans a route, another ends it", STILL, async (page, url) => {
  await beginChase(page, url);
  await clickCity(page, 32);
  assert.match(String(await does(page, 1)), /^Detective 1: T 48, on the way to 32$/);
  assert.equal(await status(page), "Detective 2: press a city, near or far.");
  await clickCity(page, 7);
  await page.keyboard.press("1");
  await page.locator(".map-road").first().click();
  assert.doesNotMatch(String(await does(page, 1)), /on the way/);
  assert.match(String(await does(page, 2)), /on the way to 7$/);
  await button(page, "Clear").click();
  for (const detective of [1, 2, 3, 4]) {
    assert.match(String(await does(page, detective)), /not chosen$/);
  }
});

pageTest("routes survive a reload", STILL, async (page, url) => {
  await beginChase(page, url);
  await clickCity(page, 32);
  await clickCity(page, 7);
  await page.reload();
  await mayChoose(page);
  await page.locator(".map-piece", { hasText: "1" }).first().waitFor();
  assert.match(String(await does(page, 1)), /^Detective 1: T 48, on the way to 32$/);
  assert.match(String(await does(page, 2)), /on the way to 7$/);
  await button(page, "Clear").click();
  await page.reload();
  await mayChoose(page);
  assert.match(String(await does(page, 1)), /not chosen$/);
});

pageTest("routes by finger, and by keys alone", DOUBLE_TAP, async (page, url) => {
  await beginChase(page, url);
  const { x, y } = await pointOf(page, PLACES[32 - 1]);
  await page.touchscreen.tap(x, y);
  await page.locator(".map-piece", { hasText: "1" }).first().waitFor();
  assert.match(String(await does(page, 1)), /48, on the way to 32$/);

  await page.locator(".map-handle").nth(1).focus();
  await page.keyboard.press("2");
  await finder(page).focus();
  await page.keyboard.type("7");
  const go = button(page, "Detective 2 to 7");
  await go.focus();
  await page.keyboard.press("Enter");
  assert.match(String(await does(page, 2)), /19, on the way to 7$/);
  assert.equal(await finder(page).inputValue(), "");
  assert.ok(await finder(page).evaluate((field) => field === document.activeElement));
});

pageTest(
  "examples name cities of the map, and can be typed as they are",
  STILL,
  async (page, url) => {
    await beginGame(page, url, ["person", 1], FUGITIVE, "example");
    await mayChoose(page);
    for (const played of [3, 5]) {
      const example = String(await field(page).getAttribute("placeholder")).replace("such as ", "");
      assert.match(example, /^[1-8]( [1-8]){3}$/);
      await field(page).fill(example);
      await field(page).press("Enter");
      if ((await turnAfter(page, played)) === null) break;
      await mayChoose(page);
    }
    await page.goto(`${url}#`);
    await beginGame(page, url, [1, "person"], FUGITIVE, "example");
    await movesPlayed(page, 1);
    await mayChoose(page);
    assert.match(String(await field(page).getAttribute("placeholder")), /^such as [1-8]$/);
  },
);

for (const [language, words] of /** @type {const} */ ([
  ["en", "Detective 1: press a city to begin in."],
  ["ru", "Сыщик 1: нажмите на город, с которого начать."],
  ["fa", "پلیس ۱: شهری را برای شروع بزنید."],
])) {
  pageTest(`the first words say what to press, in ${language}`, STILL, async (page, url) => {
    await page.goto(`${url}embed.html?game=fugitive&engine=off&language=${language}`);
    const line = page.locator(".status-text", { hasText: ":" });
    await line.waitFor();
    // Marks for their direction surround names in sentences.
    const said = String(await line.textContent()).replaceAll(/[\u2066-\u2069]/g, "");
    assert.equal(said, words);
  });
}

pageTest("a city is found by its number, and a piece sent there", DOUBLE_TAP, async (page, url) => {
  await beginLargeChase(page, url);
  await finder(page).fill("999");
  assert.equal(await finder(page).getAttribute("aria-invalid"), "true");
  assert.equal(await button(page, /^Detective 1 to/).count(), 0);
  await finder(page).fill(String(FAR));
  await finder(page).press("Enter");
  await shows(page, false);
  const found = await nowAt(page, FAR);
  assert.ok(found.isIn);
  assert.ok(found.box.y >= 0, "the map itself is in view, too");
  // An arrow points at it when it is out of view, and a press on the arrow brings it back.
  await button(page, "Whole map").click();
  await shows(page, true);
  await page.evaluate(() => scrollTo(0, 0));
  const { x, y } = await nowAt(page, 180);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -2000);
  await arrow(page, `City ${FAR}`).click();
  assert.equal(await arrow(page, `City ${FAR}`).count(), 0);
  assert.ok((await nowAt(page, FAR)).isIn);
  await button(page, `Detective 1 to ${FAR}`).click();
  assert.match(String(await does(page, 1)), new RegExp(`on the way to ${FAR}$`));
});

pageTest("the zoom is on the board: buttons, keys, wheel", STILL, async (page, url) => {
  await beginLargeChase(page, url);
  const board = await page.locator(".board").boundingBox();
  assert.ok(board);
  for (const name of ["Zoom in", "Zoom out"]) {
    const box = await zoomButton(page, name).boundingBox();
    assert.ok(box && box.width >= 44 && box.height >= 44);
    assert.ok(box.x >= board.x && box.x + box.width <= board.x + board.width);
    assert.ok(box.y >= board.y && box.y + box.height <= board.y + board.height);
    // No piece to move is under it.
    for (const handle of await page.locator(".map-handle").all()) {
      const piece = await handle.boundingBox();
      assert.ok(piece);
      const [x, y] = [piece.x + 22, piece.y + 22];
      const isUnder = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
      assert.ok(!isUnder);
    }
  }
  assert.equal(await zoomButton(page, "Zoom out").getAttribute("aria-disabled"), "true");
  const before = await nowAt(page, FAR);
  await zoomButton(page, "Zoom in").click();
  await shows(page, false);
  assert.equal(await zoomButton(page, "Zoom out").getAttribute("aria-disabled"), null);
  // The keys work with the focus still on the button, and Enter presses it.
  await page.keyboard.press("+");
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (side) => {
      const [one, other] = [...document.querySelectorAll(".map-handle")].map((handle) =>
        handle.getBoundingClientRect(),
      );
      return Math.abs(other.x - one.x) > 3 * side;
    },
    Math.abs(before.side * (LARGE_PLACES[59][0] - LARGE_PLACES[19][0])),
  );
  await page.keyboard.press("-");
  await page.keyboard.press("0");
  await shows(page, true);
  const { x, y } = await nowAt(page, 20);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -2000);
  await shows(page, false);
  assert.equal(await zoomButton(page, "Zoom in").getAttribute("aria-disabled"), "true");
});

pageTest("arrows at the edge point at cities outside", STILL, async (page, url) => {
  await beginLargeChase(page, url);
  const { x, y } = await nowAt(page, 20);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -2000);
  await shows(page, false);
  const names = [/^Detective 2 in 60/, /^Detective 3 in 110/, /^Detective 4 in 180/];
  for (const name of names) {
    const box = await arrow(page, name).boundingBox();
    assert.ok(box && box.width >= 44 && box.height >= 44);
  }
  await arrow(page, names[3 - 1]).click();
  assert.equal(await arrow(page, names[3 - 1]).count(), 0);
  await arrow(page, /^Detective 1 in 20/).waitFor();
  assert.ok((await nowAt(page, 180)).isIn);
  // A suggestion is for all of them, also for those outside.
  await page.getByRole("button", { name: "Suggest a move" }).click();
  await page.locator(".map-piece.offered").first().waitFor();
  await arrow(page, /^Detective 1 in 20: /).waitFor();
});

pageTest(
  "fingers on a large map: a double tap, and a tap that fits two",
  DOUBLE_TAP,
  async (page, url) => {
    await beginLarge(page, url);
    assert.equal(
      await status(page),
      "Detective 1: press a city to begin in. Zoom the map with two fingers.",
    );
    const { x, y } = await pointOf(page, LARGE_PLACES[FAR - 1]);
    const touch = await page.context().newCDPSession(page);
    const tap = () => [
      touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] }),
      touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
    ];
    await Promise.all([...tap(), ...tap()]);
    await shows(page, false);
    assert.equal(await field(page).inputValue(), "", "the first tap was undone");
    await button(page, "Whole map").click();
    await shows(page, true);

    // Between the two cities that are nearest to each other.
    await field(page).fill(LARGE_FOUR.join(" "));
    await field(page).press("Enter");
    await movesPlayed(page, 3);
    await mayChoose(page);
    await page.evaluate(() => scrollTo(0, 0));
    const [one, other] = nearestPair();
    const middle = /** @type {Point} */ ([(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]);
    const between = await pointOf(page, middle);
    // A tap that follows at once was meant for the earlier picture.
    await page.locator(".map-handles").evaluate((map, { x, y }) => {
      for (const right of [0, 40]) {
        const at = {
          clientX: x + right,
          clientY: y,
          pointerId: 7,
          pointerType: "touch",
          button: 0,
        };
        for (const type of ["pointerdown", "pointerup"]) {
          map.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true }));
        }
      }
    }, between);
    await waitForStatus(page, "Two cities are close together");
    await shows(page, false);
    assert.equal(await field(page).inputValue(), "");
    await settled(page);
    // Now there is room for a finger.
    const { side } = await nowAt(page, FAR);
    assert.ok(side * Math.hypot(one[0] - other[0], one[1] - other[1]) >= 44);
  },
);

/** The places of the two cities of the large map that are nearest to each other. */
function nearestPair() {
  let [pair, least] = [[LARGE_PLACES[0], LARGE_PLACES[1]], Infinity];
  for (const one of LARGE_PLACES) {
    for (const other of LARGE_PLACES) {
      const far = one === other ? Infinity : Math.hypot(one[0] - other[0], one[1] - other[1]);
      if (far < least) [pair, least] = [[one, other], far];
    }
  }
  return pair;
}

pageTest("a press does not count if the map has moved under it", STILL, async (page, url) => {
  await beginGame(page, url, ["person", 1], FUGITIVE);
  await mayChoose(page);
  const { x, y } = await pointOf(page, PLACES[29 - 1]);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.wheel(0, -500);
  await shows(page, false);
  await page.mouse.up();
  assert.equal(await field(page).inputValue(), "");
  await page.keyboard.press("0");
  await shows(page, true);
  // Another turn has begun meanwhile.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await field(page).fill(FOUR.join(" "));
  await field(page).press("Enter");
  await movesPlayed(page, 3);
  await mayChoose(page);
  await page.mouse.up();
  assert.equal(await field(page).inputValue(), "");
  // A double click on a road chooses for one piece only: the roads of the next have come under the mouse.
  await page.locator(".map-road").first().dblclick();
  assert.match(await field(page).inputValue(), /^\d+$/);
  await settled(page);
});

pageTest("between two people routes stay behind the curtain", STILL, async (page, url) => {
  await beginGame(page, url, ["person", "person"], FUGITIVE);
  await mayChoose(page);
  const turn = async (/** @type {string} */ text) => {
    await field(page).fill(text);
    await field(page).press("Enter");
  };
  const lift = async () => {
    await page.getByRole("button", { name: "Show my side" }).click();
    await page.locator(".curtain").waitFor({ state: "detached" });
    await mayChoose(page);
    // The new board finds its size and place in the next frames.
    await twoFrames(page);
  };
  await turn(FOUR.join(" "));
  await lift();
  await turn("60");
  await movesPlayed(page, 2);
  await mayChoose(page);
  await turn("C 4");
  await lift();
  await clickCity(page, 32);
  await clickCity(page, 7);
  for (const detective of ["3", "4"]) {
    await page.keyboard.press(detective);
    await page.locator(".map-road").first().click();
  }
  assert.match(String(await does(page, 1)), /^Detective 1: T 48, on the way to 32$/);
  await sendButton(page).click();
  await page.locator(".curtain").waitFor();

  // Neither the fugitive's screen nor the storage has the routes, and the fugitive has none.
  const stored = await page.evaluate(() => Object.values(localStorage).join("\n"));
  assert.doesNotMatch(stored, /plans/);
  await lift();
  assert.doesNotMatch(String(await page.locator(".map-tray").innerHTML()), /on the way/);
  await turn("C 60");
  await lift();
  assert.match(String(await does(page, 1)), /on the way to 32$/);
});
