// Games against the engine from the home page to the verdict, by mouse and by the keyboard alone. A record provides the moves
// between the opening and the last moves.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import {
  anyMove,
  beginGame,
  board,
  cell,
  moves,
  movesPlayed,
  myTurn,
  openText,
  pageTest,
} from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** The number of moves within which a game ends. */
const MAX_MOVES = 241;
/** The number of turns of each opening that are played. */
const OPENING = 6;
/** The number of moves of the record before a game continues; Red is to move. */
const LATE = 220;

/**
 * Continues a long game of a record, near its end, as Red against the engine.
 * @param {Page} page
 * @param {string} url
 */
async function continueLate(page, url) {
  await openText(
    page,
    url,
    await readFile(new URL("../../records/dots-001.rec", import.meta.url), "utf8"),
  );
  await page
    .locator(".move")
    .nth(LATE - 1)
    .click();
  await page.getByRole("button", { name: "Continue from here" }).click();
  const dialog = page.getByRole("dialog");
  const engine = dialog.getByRole("group", { name: /Blue/ });
  await engine.getByRole("radio", { name: "Engine" }).check();
  await engine.getByRole("combobox").selectOption("1");
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/#\/game\//);
  await movesPlayed(page, LATE);
}

/**
 * Plays until that many turns are over, or the game is.
 * @param {Page} page
 * @param {number} turns
 * @param {(turn: number) => Promise<void>} play
 */
async function playTurns(page, turns, play) {
  for (let turn = 1; turn <= turns && (await myTurn(page)); turn++) {
    const played = (await moves(page)).length;
    await play(turn);
    await movesPlayed(page, played + 1);
  }
}

pageTest("a game by mouse ends with a result", {}, async (page, url) => {
  /** @param {number} turn */
  const play = async (turn) => {
    const { cell: from, direction, empty } = anyMove(await board(page), "Red", turn);
    await cell(page, from).click();
    if (!empty) await page.locator(`.handle[data-direction="${direction}"]`).click();
  };
  await beginGame(page, url, ["person", 1]);
  await cell(page, "D4").click();
  await playTurns(page, OPENING, play);
  await continueLate(page, url);
  await playTurns(page, MAX_MOVES, play);
  await finished(page);
});

pageTest("a game by the keyboard alone ends with a result", {}, async (page, url) => {
  /** @param {number} turn */
  const play = async (turn) => {
    const { cell: to, direction, empty } = anyMove(await board(page), "Red", turn);
    if (turn % 3 === 0) {
      await page.keyboard.type(to + direction);
      return;
    }
    await walkTo(page, to);
    await page.keyboard.press("Enter");
    if (!empty) {
      await page.keyboard.press(`Arrow${ARROWS[direction]}`);
      await page.keyboard.press("Enter");
    }
  };
  await page.goto(url);
  await tabTo(page, 'button[aria-label="Options for Jumping Dots"]');
  await page.keyboard.press("Enter");
  await tabTo(page, 'dialog fieldset:nth-of-type(2) input[value="engine"]');
  await tabTo(page, "dialog fieldset:nth-of-type(2) select");
  await page.keyboard.press("Home");
  await tabTo(page, "dialog .button.primary");
  await page.keyboard.press("Enter");
  await page.locator(".game .cell").first().waitFor();
  assert.match(String(await page.locator(".bar.far").textContent()), /Engine, level 1/);

  await tabTo(page, ".cell");
  await walkTo(page, "C4");
  await page.keyboard.press("Enter");
  await playTurns(page, OPENING, play);
  await continueLate(page, url);
  await tabTo(page, ".cell");
  await playTurns(page, MAX_MOVES, play);
  await finished(page);
});

/** @type {Record<string, string>} */
const ARROWS = { N: "Up", E: "Right", S: "Down", W: "Left" };

/**
 * Presses Tab until an element has the focus.
 * @param {Page} page
 * @param {string} selector
 */
async function tabTo(page, selector) {
  await page.locator(selector).first().waitFor();
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not reach ${selector}`);
}

/**
 * Moves the focus on the board by the arrow keys.
 * @param {Page} page
 * @param {string} target
 */
async function walkTo(page, target) {
  const at = await page.evaluate(
    () => /** @type {HTMLElement} */ (document.activeElement).dataset.cell,
  );
  assert.ok(at, "the focus stays on the board");
  const columns = target.charCodeAt(0) - at.charCodeAt(0);
  const rows = Number(target[1]) - Number(at[1]);
  for (let i = 0; i < Math.abs(columns); i++) {
    await page.keyboard.press(columns > 0 ? "ArrowRight" : "ArrowLeft");
  }
  for (let i = 0; i < Math.abs(rows); i++) {
    await page.keyboard.press(rows > 0 ? "ArrowUp" : "ArrowDown");
  }
}

/** @param {Page} page */
async function finished(page) {
  const cells = await board(page);
  const count = (/** @type {string} */ side) =>
    [...cells.values()].filter((text) => text.startsWith(side)).length;
  const [red, blue] = [count("Red"), count("Blue")];
  assert.equal(red + blue, 49, "no cell is empty");
  const result =
    red > blue
      ? `You win, ${red} cells to ${blue}.`
      : `You lose, ${red} ${red === 1 ? "cell" : "cells"} to ${blue}.`;
  assert.equal(await page.locator(".verdict-line").first().textContent(), result);
  assert.ok((await page.locator("main > [aria-live]").textContent())?.endsWith(result));
  assert.ok((await moves(page)).length <= MAX_MOVES);
}
