// Solves puzzles as a visitor does.

import assert from "node:assert/strict";
import { clickMove } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @param {string} name */
export const press = (page, name) =>
  page.locator(".puzzle .controls").getByRole("button", { name, exact: true }).click();

/** Solves the open puzzle of dots, each move as a hint shows it. @param {Page} page */
export async function solveWithHints(page) {
  const status = page.locator(".status-text");
  // The arrows are those of the board, which is turned for blue.
  const isTurned = (await page.locator(".task h2").textContent())?.startsWith("You are Blue");
  const solved = status.filter({ hasText: "Solved." });
  for (let i = 0; i < 6; i++) {
    await press(page, "Hint");
    await status.filter({ hasText: "Look at" }).waitFor();
    await press(page, "Hint");
    const hint = status.filter({ hasText: "is part of a solution" });
    const text = (await hint.textContent()) ?? "";
    const [, from, arrow] = text.match(/([A-G]\d)([←→↑↓])/) ?? assert.fail(text);
    await clickMove(page, from + (isTurned ? "EWSN" : "WENS")["←→↑↓".indexOf(arrow)]);
    await page.waitForFunction(
      (played) =>
        document.querySelector(".puzzle-after:not([hidden])") ||
        document.querySelectorAll(".script .move:not(:disabled)").length >= played,
      2 * i + 2,
    );
    if (await solved.isVisible()) break;
  }
  await solved.waitFor();
}
