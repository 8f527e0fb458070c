// Whole games against the engine: one by mouse, one by the keyboard alone.

import assert from "node:assert/strict";
import { anyMove, beginGame, board, cell, moves, movesPlayed, myTurn, pageTest } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** A game ends within so many moves. */
const MOST_MOVES = 241;

pageTest("a whole game by mouse ends with a result", {}, async (page, url) => {
  await beginGame(page, url, ["person", 1]);
  await cell(page, "D4").click();
  for (let turn = 1; await myTurn(page); turn++) {
    const played = (await moves(page)).length;
    const { cell: from, direction, empty } = anyMove(await board(page), "Red", turn);
    await cell(page, from).click();
    if (!empty) await page.locator(`.handle[data-direction="${direction}"]`).click();
    await movesPlayed(page, played + 1);
  }
  await finished(page);
});

pageTest("a whole game by the keyboard alone ends with a result", {}, async (page, url) => {
  await page.goto(url);
  await tabTo(page, 'button[aria-label="Play Jumping Dots"]');
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
  for (let turn = 1; await myTurn(page); turn++) {
    const played = (await moves(page)).length;
    const { cell: to, direction, empty } = anyMove(await board(page), "Red", turn);
    if (turn % 5 === 0) {
      await page.keyboard.type(to + direction);
    } else {
      await walkTo(page, to);
      await page.keyboard.press("Enter");
      if (!empty) {
        await page.keyboard.press(`Arrow${ARROWS[direction]}`);
        await page.keyboard.press("Enter");
      }
    }
    await movesPlayed(page, played + 1);
  }
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
  assert.equal(await page.locator(".verdict-line").textContent(), result);
  assert.ok((await page.locator(".game [aria-live]").textContent())?.endsWith(result));
  assert.ok((await moves(page)).length <= MOST_MOVES);
}
