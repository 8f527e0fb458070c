// In WebKit, Safari's engine: each game by mouse on the board, and each by engines to its end.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { By, Key } from "selenium-webdriver";
import { loadRules } from "../../tools/rules.mjs";
import { statementLines } from "../../www/kit/boards/statement.js";
import { canvasPoint, wholeSquare } from "../../www/kit/boards/unit-square.js";
import { FOUR, PLACES } from "../browser/detectives.mjs";
import { ARROWS, EXAMPLE } from "../browser/mice.mjs";
import {
  clickAt,
  drag,
  press,
  pressNamed,
  serveSite,
  startWebKit,
  texts,
  waitForCount,
  waitForText,
  waitForVisible,
} from "./webkit.mjs";

const { Scene } = await loadRules("crossing");

/** The lines of the statement's board. */
const STATEMENT = statementLines(Scene, "crossing");

/** @typedef {"person" | number} Player a person, or an engine's level */

/** @type {Awaited<ReturnType<typeof startWebKit>>} */
let webkit;
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;

before(async () => {
  [webkit, site] = await Promise.all([startWebKit(), serveSite()]);
});

after(async () => {
  await webkit?.close();
  await site?.close();
});

/**
 * Begins a game from the home page, with these players in the dialog.
 * @param {string} game
 * @param {Player[]} players
 */
async function begin(game, players) {
  const { driver } = webkit;
  await driver.get(site.url);
  await press(driver, `.card[data-game=${game}] button`);
  for (const [i, player] of players.entries()) {
    const side = `dialog[open] .seat-choice:nth-of-type(${i + 1})`;
    await press(driver, `${side} label:has([value=${player === "person" ? player : "engine"}])`);
    if (player !== "person") await press(driver, `${side} select option[value="${player}"]`);
  }
  await press(driver, "dialog[open] .button.primary");
  await waitForVisible(driver, `.game[data-game=${game}]`);
}

/**
 * Puts a game into the visitor's storage and opens it.
 * @param {string} game
 * @param {string[]} lines of its record
 * @param {Player[]} players
 */
async function openStored(game, lines, players) {
  const { driver } = webkit;
  const id = `stored${game}`;
  const stored = {
    version: 1,
    id,
    game,
    record: [`warren 1 ${game}`, ...lines, ""].join("\n"),
    seats: players.map((player) =>
      player === "person"
        ? { kind: "person", clock: null }
        : { kind: "engine", level: player, clock: null },
    ),
    viewpoint: 0,
    marks: {},
    left: players.map(() => null),
    undone: [],
    paused: false,
    over: false,
    length: 0,
    updated: 1,
  };
  await driver.get(site.url);
  await driver.executeScript(
    "localStorage.setItem(arguments[0], arguments[1])",
    `warren:game:${id}`,
    JSON.stringify(stored),
  );
  await driver.get(`${site.url}#/game/${id}`);
  await waitForVisible(driver, `.game[data-game=${game}]`);
}

/** The content of a cell. @param {string} cell */
async function on(cell) {
  const element = await waitForVisible(webkit.driver, `.game .cell[data-cell="${cell}"]`);
  return String(await element.getAttribute("aria-label"));
}

/** Presses a cell's middle. @param {string} cell */
const pressCell = (cell) => press(webkit.driver, `.game .cell[data-cell="${cell}"]`);

/** Waits until the person near the screen is to move. */
const myTurn = () => waitForVisible(webkit.driver, ".bar.near.due");

test("dots: played by mouse against an engine, and stored", async () => {
  const { driver } = webkit;
  await begin("dots", ["person", 3]);
  await pressCell("D4");
  await waitForCount(driver, ".move", 2);
  await myTurn();
  // On a cell of the player's, handles choose the direction.
  const own = (await on("D4")).includes("Red") ? "D4" : null;
  if (own) {
    await pressCell(own);
    await press(driver, '.handle[data-direction="N"]');
  } else {
    await pressCell((await on("A1")).endsWith("empty") ? "A1" : "G7");
  }
  await waitForCount(driver, ".move", 4);
  await myTurn();
  const list = await texts(driver, ".move");
  await driver.navigate().refresh();
  await waitForCount(driver, ".move", 4);
  assert.deepEqual(await texts(driver, ".move"), list);
  assert.match(list[0], /^D4/);
  if (own) assert.match(list[2], /^D4/);
});

/** The middles of the pieces that may be moved, by number, and a cell's width. @returns {Promise<any>} */
function pieces() {
  return webkit.driver.executeScript(() => {
    const handles = [...document.querySelectorAll(".piece-handle")].filter(
      (handle) => handle.getBoundingClientRect().width > 0,
    );
    const all = handles.map((handle) => {
      const [, number, , column] =
        handle.ariaLabel?.match(/^\w+ (\d+), row (\d+), column (\d+)/)?.map(Number) ?? [];
      const { x, y, width, height } = handle.getBoundingClientRect();
      return { number, column, x: x + width / 2, y: y + height / 2 };
    });
    const [one] = all;
    const other = all.find(({ x }) => Math.abs(x - one.x) > 1) ?? one;
    const cell = (other.x - one.x) / (other.column - one.column);
    return { cell, at: Object.fromEntries(all.map((each) => [each.number, each])) };
  });
}

test("rabbits: a turn is drawn and pressed, and hunters reply", async () => {
  const { driver } = webkit;
  await begin("rabbits", ["person", 1]);
  await waitForVisible(driver, ".game .piece-handle");
  const { cell, at } = await pieces();
  await drag(driver, at[1], { x: at[1].x - cell, y: at[1].y });
  await clickAt(driver, at[4]);
  await waitForText(driver, ".status-text", /^Rabbit 4: press where it goes/);
  await clickAt(driver, { x: at[4].x + cell, y: at[4].y });
  await pressNamed(driver, ".turn", /^Send/);
  await waitForCount(driver, ".move", 2);
  const [first] = await driver.findElements(By.css(".move"));
  assert.equal(await first.getAttribute("data-move"), "W--E----");
  await myTurn();
});

test("mice: the statement's whole game by mouse ends 8 : 8", async () => {
  const { driver } = webkit;
  await openStored("mice", EXAMPLE, ["person", "person"]);
  for (const [i, arrow] of ARROWS.entries()) {
    const [x, y, heading] = arrow.split(" ");
    await pressCell(`${x} ${y}`);
    await press(driver, `.handle[data-direction="${heading}"]`);
    await waitForCount(driver, ".move", i + 1);
  }
  await waitForText(driver, ".verdict-line", "A draw: Red and Blue have 8 points each.");
});

test("fugitive: detectives are sent by presses on the map", async () => {
  const { driver } = webkit;
  await begin("fugitive", ["person", 1]);
  await mayChoose();
  for (const city of FOUR) await clickCity(city);
  await pressNamed(driver, ".game", /^Send/);
  await waitForCount(driver, ".move", 3);
  await mayChoose();
  for (const city of [32, 7, 4, 34]) await clickCity(city);
  await waitForText(driver, ".status-text", /: send it\?$/);
  await pressNamed(driver, ".game", /^Send/);
  await waitForCount(driver, ".move", 4);
});

/** Waits until the map is drawn and a city can be chosen. */
async function mayChoose() {
  await waitForVisible(webkit.driver, ".map-turn:not(.waiting)");
  const isDrawn = "return document.querySelector('.map-waiting')?.checkVisibility() !== true";
  await webkit.driver.wait(() => webkit.driver.executeScript(isDrawn), 60_000, "no map is drawn");
}

/** @param {number} city */
async function clickCity(city) {
  const map = await waitForVisible(webkit.driver, ".map-handles");
  const box = /** @type {DOMRect} */ (
    await webkit.driver.executeScript("return arguments[0].getBoundingClientRect().toJSON()", map)
  );
  const [x, y] = canvasPoint(PLACES[city - 1], wholeSquare(box.width, box.height));
  await clickAt(webkit.driver, { x: box.x + x, y: box.y + y });
}

test("crossing: steps by mouse, by key and by button", async () => {
  const { driver } = webkit;
  await openStored("crossing", STATEMENT, ["person", 1]);
  await pressCell("7 1");
  await waitForCount(driver, ".move", 1);
  await myTurn();
  await driver.actions().sendKeys(Key.ARROW_UP).perform();
  await waitForCount(driver, ".move", 2);
  await myTurn();
  await pressNamed(driver, ".crossing-tray", /^Hold/);
  await waitForCount(driver, ".move", 3);
  const steps = await texts(driver, ".move span:first-child");
  assert.deepEqual(
    steps.map((step) => step[0]),
    ["→", "↑", "•"],
  );
});

/** Games of engines to their ends; slow games begin from a start with few turns. */
const WHOLE = {
  dots: () => begin("dots", [1, 1]),
  rabbits: () => openStored("rabbits", ["limit 20"], [1, 1]),
  mice: () => openStored("mice", EXAMPLE, [1, 1]),
  // The referee of a game with secrets runs in its own worker, which starts those of the engines.
  fugitive: () => begin("fugitive", [1, 1]),
  crossing: () => openStored("crossing", [...STATEMENT, ...Array(150).fill("HH")], [1, 1]),
};

for (const [game, open] of Object.entries(WHOLE)) {
  test(`${game}: engines play to the end`, async () => {
    const { driver } = webkit;
    await open();
    await waitForVisible(driver, ".verdict-line", 180_000);
    assert.equal((await texts(driver, ".notice")).join(), "", "no engine failed");
  });
}
