// The deeds of visitors at a puzzle, in any place: a wrong move, a hint, asking for the solution, and solving it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { loadRules } from "../../tools/rules.mjs";
import { clickMove } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {"wrong move" | "hint" | "shown solution"} Deed */

const warren = await loadRules("fugitive");
const QUESTION = warren
  .readPuzzles(
    await readFile(new URL("../../www/games/fugitive/questions.txt", import.meta.url), "utf8"),
  )
  .map(({ tempting, text }) => {
    const puzzle = warren.Puzzle.read(text);
    const [right] = puzzle.outlook([]).keeps;
    return { link: puzzle.link(), kind: puzzle.goal().kind, right, wrong: tempting ?? "" };
  })
  .find(({ kind }) => kind === "where");
assert.ok(QUESTION);
export const { right: RIGHT_CITIES, wrong: WRONG_CITIES } = QUESTION;
export const { link: QUESTION_LINK } = QUESTION;

/** @param {Page} page @param {string} name */
export const press = (page, name) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** @param {Page} page @param {string} text */
const says = (page, text) => page.locator(".status-text", { hasText: text }).waitFor();

/** Waits until that many moves have been played. @param {Page} page @param {number} count */
const played = (page, count) =>
  page.locator(`.playback input[max="${count}"]`).waitFor({ state: "attached" });

/** The ways to do things at a puzzle of dots. */
export const DOTS = {
  /** @param {Page} page */
  there: (page) => page.locator(".game.puzzle .cell").first().waitFor(),
  deeds: {
    "wrong move": async (/** @type {Page} */ page) => {
      await clickMove(page, "F1W");
      await page.getByRole("button", { name: "Show why" }).waitFor();
    },
    hint: async (/** @type {Page} */ page) => {
      await press(page, "Hint");
      await says(page, "Look at");
    },
    "shown solution": async (/** @type {Page} */ page) => {
      await press(page, "Give up");
      await played(page, 3);
    },
  },
  /** @param {Page} page */
  solve: async (page) => {
    for (const [i, move] of ["F4W", "F1W"].entries()) {
      await clickMove(page, move);
      await played(page, i === 0 ? 2 : 3);
    }
    await says(page, "Solved");
  },
};

/** The ways to do things at a question. */
export const ASKED = {
  /** @param {Page} page */
  there: (page) => page.locator(".question .question-field").waitFor(),
  deeds: {
    "wrong move": async (/** @type {Page} */ page) => {
      await page.locator(".question-field").fill(WRONG_CITIES);
      await press(page, "Check");
      await page.locator(".question.failed").waitFor();
    },
    "shown solution": async (/** @type {Page} */ page) => {
      await press(page, "Give up");
      await page.getByRole("button", { name: "Give up", disabled: true }).waitFor();
    },
  },
  /** @param {Page} page */
  solve: async (page) => {
    await page.locator(".question-field").fill(RIGHT_CITIES);
    await press(page, "Check");
    await page.locator(".question .status-text", { hasText: /^(Right|The answer)/ }).waitFor();
  },
};
