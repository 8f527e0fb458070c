// Games, choices and a draft as a visitor's browser stores them, made by playing on the page.

import { openGame, resign, send, textOf, turnAfter } from "../../browser/detectives.mjs";
import { ARROWS, EXAMPLE, handle } from "../../browser/mice.mjs";
import {
  beginGame,
  cell,
  clickMove,
  FUGITIVE,
  MICE,
  moves,
  movesPlayed,
  openText,
  RABBITS,
} from "../../browser/page.mjs";
import { beginRace, loadEngines, press as step, turnsPlayed } from "../../browser/race.mjs";
import { recordOf } from "../unsealed.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {(page: Page, url: string) => Promise<void>} Plays plays a game, up to where it is left */

/** A map with room to run, all in rings. */
const CITIES = 24;
const ROADS = Array.from({ length: CITIES }, (_, i) => {
  const [near, far] = [1, 5].map((step) => ((i + step) % CITIES) + 1);
  return [`C ${i + 1}-${near}`, `T ${i + 1}-${far}`];
}).flat();
export const MAP = ["warren 1 fugitive", String(CITIES), ...ROADS, "END", ""].join("\n");

const RABBITS_LOG = ">> 120\n>> 0\n<< SWNNWSSE\n>> WSESWE\n<< SWWEWEEE\n";

const CROSSING_LOG = `warren 1 crossing log
>> 9 3 2 3 5 4 4 9 3 5 3 4 4 5 3 3 4 3 4 2 3 3 5 5 2 5 3 4 3 5 3 5 3 4 4 5 2 5 5 3 4 5 3 4 4 3 5 3 5 3 5 5 4 3 3 4 9 4 4 3 3 2 4 9
>> 0
>> -9 -1 1 -9 9 1 -9 -9 -9
<< E
>> 0 2 -1 9 0 1 -9 -9 -9
<< N
>> -1 -1 1 1 3 0 9 -1 0
`;

/** @param {Page} page @param {string[]} list @param {number} [before] */
async function clickAll(page, list, before = 0) {
  for (const [i, move] of list.entries()) {
    await clickMove(page, move);
    await movesPlayed(page, before + i + 1);
  }
}

/** @param {Page} page @param {string} text */
async function sendRabbits(page, text) {
  await page.getByRole("textbox", { name: "The turn in letters" }).fill(text);
  await page.keyboard.press("Enter");
}

/** @param {Page} page @param {string} arrow such as `2 0 W` */
async function place(page, arrow) {
  await cell(page, arrow.slice(0, -2)).click();
  await handle(page, arrow.slice(-1)).click();
}

/** @param {Page} page */
async function lift(page) {
  await page.locator(".curtain").getByRole("button", { name: "Show my side" }).click();
  await page.locator(".curtain").waitFor({ state: "detached" });
  await page.locator(".bar.near.due").waitFor();
}

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** @param {Page} page @param {string} url @param {string} text */
async function openLog(page, url, text) {
  await openText(page, url, text);
  await page.locator(".moves .move").first().waitFor();
}

/** All kinds of games that are stored. @type {Record<string, Plays>} */
const GAMES = {
  "two people, with moves taken back and the board turned": async (page, url) => {
    await beginGame(page, url, ["person", "person"]);
    await clickAll(page, ["C3E", "C5S", "E5W", "G7N", "A1N"]);
    await press(page, "Undo");
    await press(page, "Undo");
    await press(page, "Turn the board");
  },
  "a person against an engine": async (page, url) => {
    await beginGame(page, url, ["person", 3]);
    await clickMove(page, "D4N");
    await movesPlayed(page, 2);
  },
  "people with a clock for the whole game": async (page, url) => {
    await page.goto(url);
    await press(page, "Options for Jumping Dots");
    const dialog = page.getByRole("dialog");
    const blue = dialog.getByRole("group", { name: /Blue/ });
    await blue.getByRole("radio", { name: "Person" }).check();
    await dialog.getByLabel("Clock").selectOption("game-10");
    await dialog.getByRole("button", { name: "Start" }).click();
    await clickAll(page, ["C3E", "C5S"]);
  },
  "engines, paused": async (page, url) => {
    await beginGame(page, url, [1, 2]);
    await movesPlayed(page, 1);
    await press(page, "Pause");
    await page.getByRole("button", { name: "Go on" }).waitFor();
  },
  "given up": async (page, url) => {
    await beginGame(page, url, ["person", "person"]);
    await clickAll(page, ["C3E", "C5S"]);
    await resign(page);
  },
  "from a position set up, with branches tried beside it": async (page, url) => {
    await page.goto(`${url}#/edit/dots`);
    await page.locator('.editor [data-cell="A1"]').first().click();
    await page.locator(".editor").getByRole("button", { name: "Play from here" }).click();
    const dialog = page.getByRole("dialog");
    const blue = dialog.getByRole("group", { name: /Blue/ });
    await blue.getByRole("radio", { name: "Person" }).check();
    await dialog.getByRole("button", { name: "Start" }).click();
    await page.locator(".game .cell").first().waitFor();
    await clickAll(page, ["D4N", "B1N", "B7N"]);
    await page.locator(".move").first().click();
    await clickMove(page, "G7N");
    await page.locator(".branch").waitFor();
  },
  "rabbits and hunters": async (page, url) => {
    await beginGame(page, url, ["person", "person"], RABBITS);
    await sendRabbits(page, "SWNNWSSE");
    await movesPlayed(page, 1);
    await sendRabbits(page, "WSESWE");
    await movesPlayed(page, 2);
  },
  "rabbits against an engine, with another limit of moves": async (page, url) => {
    await openText(page, url, "warren 1 rabbits\nlimit 150\nSWNNWSSE\nWSESWE\n");
    await page.locator(".game .piece-handle").first().waitFor();
    await sendRabbits(page, "--------");
    await movesPlayed(page, 3);
  },
  "a log of a game in which all is seen": async (page, url) => {
    await openText(page, url, RABBITS_LOG);
    await movesPlayed(page, 3);
    await sendRabbits(page, "------");
    await movesPlayed(page, 4);
  },
  "mice, the statement's example, over": async (page, url) => {
    await openText(page, url, [...EXAMPLE, ...ARROWS.slice(0, 7), ""].join("\n"));
    await movesPlayed(page, 7);
    await place(page, ARROWS[7]);
    await page.locator(".verdict-line").waitFor();
  },
  "mice of four": async (page, url) => {
    await beginGame(page, url, ["person", "person", "person", "person"], MICE, "four");
    await place(page, "3 4 N");
    await movesPlayed(page, 1);
    await place(page, "4 3 W");
    await movesPlayed(page, 2);
  },
  "fugitive of two people, behind the curtain": async (page, url) => {
    await openGame(page, url, MAP);
    await send(page, "1 2 3 4");
    await lift(page);
    await send(page, "12");
    await movesPlayed(page, 2);
    await send(page, "T 17");
    await lift(page);
    await send(page, "2 3 4 5");
    await page.locator(".curtain").waitFor();
  },
  "fugitive against an engine": async (page, url) => {
    await beginGame(page, url, ["person", 1], FUGITIVE);
    await send(page, "1 2 3 4");
    await turnAfter(page, 3);
  },
  "fugitive, given up": async (page, url) => {
    await openGame(page, url, MAP);
    await send(page, "1 2 3 4");
    await lift(page);
    await send(page, "12");
    await movesPlayed(page, 2);
    await resign(page);
  },
  "crossing of two people, behind the curtain": async (page, url) => {
    await beginRace(page, url, ["person", "person"], { start: "statement" });
    await lift(page);
    await step(page, "E");
    await page.locator(".curtain").waitFor();
  },
  "crossing against an engine, on a new board": async (page, url) => {
    await beginRace(page, url, ["person", 1]);
    for (let count = 1; count <= 3; count++) {
      await step(page, "H");
      await turnsPlayed(page, count);
    }
  },
  "crossing, given up": async (page, url) => {
    await beginRace(page, url, ["person", 1], { start: "statement" });
    await step(page, "E");
    await turnsPlayed(page, 1);
    await resign(page);
  },
  "a log of the crossing": (page, url) => openLog(page, url, CROSSING_LOG),
  "a log of fugitive": async (page, url) => openLog(page, url, await fugitiveLog()),
};

/** The log of the detectives in a game of fugitive that goes on. */
async function fugitiveLog() {
  const { Log, Scene } = await loadEngines();
  return Log.of(Scene.fromRecord(`${MAP}1 2 3 4\n12\nT 17\n2 3 4 5\n`), 0).text();
}

/** Solves a puzzle alone and one with a hint. @type {Plays} */
async function solvePuzzles(page, url) {
  const open = async (/** @type {string} */ game, /** @type {number} */ at) => {
    await page.goto(`${url}#/puzzles/${game}`);
    await page.locator(".puzzle-card").nth(at).click();
    await page.locator(".game.puzzle .cell").first().waitFor();
    await page.mouse.move(0, 0);
  };
  const standing = (/** @type {number} */ count) =>
    page.waitForFunction(
      (count) => document.querySelectorAll(".script .move:not(:disabled)").length === count,
      count,
    );
  const solved = () => page.locator(".status-text", { hasText: /^Solved/ }).waitFor();
  await open("dots", 3);
  await clickMove(page, "F4W");
  await standing(2);
  await clickMove(page, "F1W");
  await solved();
  await open("crossing", 0);
  await page.locator(".puzzle .controls").getByRole("button", { name: "Hint" }).click();
  for (const [i, key] of ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp"].entries()) {
    await page.keyboard.press(key);
    await standing(i + 1);
  }
  await solved();
}

/** Chooses what a page remembers, and leaves a draft. @type {Plays} */
async function choose(page, url) {
  await page.goto(url);
  await press(page, "Theme: as the system");
  await press(page, "Theme: light");
  await page.goto(`${url}#/edit/dots`);
  await page.locator('.editor [data-cell="B2"]').first().click();
}

/** @param {Page} page */
const stored = (page) => page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);

/**
 * @param {Page} page of a fresh visitor who may use the clipboard
 * @param {string} url
 */
export async function makeStored(page, url) {
  /** @type {Record<string, string>} what each game is, by its name in the storage */
  const names = {};
  for (const [name, play] of Object.entries(GAMES)) {
    console.log(`stored: ${name}`);
    await play(page, url);
    await page.waitForFunction(() => location.hash.startsWith("#/game/"));
    names[await page.evaluate(() => location.hash.slice("#/game/".length))] = name;
  }
  await solvePuzzles(page, url);
  await choose(page, url);
  const draft = await page.locator('.editor [data-cell="B2"]').first().getAttribute("aria-label");
  const [local, session] = await stored(page);
  const engines = await loadEngines();
  const games = [];
  for (const id of Object.keys(names)) {
    const stored = JSON.parse(local[`warren:game:${id}`]);
    const record = stored.isLog ? null : recordOf(engines, stored);
    games.push({ ...(await seen(page, url, id, names[id])), record });
  }
  for (const key of Object.keys(local)) {
    const id = key.replace("warren:game:", "");
    // Games played on the way to another one.
    if (id !== key && !names[id]) delete local[key];
  }
  return { local, session, draft, games };
}

/**
 * What a stored game shows.
 * @param {Page} page
 * @param {string} url
 * @param {string} id
 * @param {string} name
 */
async function seen(page, url, id, name) {
  await page.goto("about:blank");
  await page.goto(`${url}#/game/${id}`);
  await page.locator(".game .board, .curtain").first().waitFor();
  await page.waitForFunction(() => document.querySelector(".move, .curtain"));
  const isHidden = (await page.locator(".curtain").count()) > 0;
  const game = await page.locator(".game").getAttribute("data-game");
  const isOver = (await page.locator(".verdict-line").count()) > 0;
  const list = isHidden ? [] : await moves(page);
  const [near] = await page
    .locator(".bar.near")
    .evaluateAll((bars) => bars.map((bar) => /** @type {HTMLElement} */ (bar).dataset.seat));
  const text = await textOf(page).catch(() => null);
  return { id, name, game, isHidden, isOver, moves: list, near: near ?? null, text };
}
