// A page with boards in another project, and actions on it.

import assert from "node:assert/strict";
import { PUZZLES, waitForEvents } from "../browser/elsewhere.mjs";
import { anyMove } from "../browser/page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Records the events of boards, by the id of the board or its container. They do not bubble, so they are captured on their way. */
export const GATHER = `<script>
  window.events = [];
  for (const type of ["ready", "move", "end", "solved", "error"]) {
    addEventListener(type, ({ target, detail }) => {
      if (target.localName === "warren-board") events.push({ type, id: target.closest("[id]")?.id, ...detail });
    }, true);
  }
</script>`;

/** A game and a puzzle, as a page in HTML has them. */
export const BOARDS = `<warren-board id="game" game="dots" level="1" language="en"></warren-board>
<warren-board id="puzzle" link="${PUZZLES.dots}"></warren-board>`;

/**
 * A page.
 * @param {string} body HTML
 * @param {string} [head] HTML
 */
export const htmlOf = (body, head = "") => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>A project</title><link rel="icon" href="data:,">
${GATHER}${head}<body>${body}</body></html>`;

/** The page of a project that is bundled from `main.js` into `out.js`. */
export const bundledPage = (type = "module") =>
  htmlOf(
    BOARDS,
    `<script ${type === "module" ? 'type="module"' : "defer"} src="./out.js"></script>`,
  );

/**
 * Plays a move of a game and solves a puzzle, by mouse.
 * @param {Page} page with both on it
 */
export async function playAndSolve(page) {
  await waitForEvents(page, "ready", 1);
  await press(page.locator("#game"), "D4", "N");
  await until(page, "move", "game", 2);
  await page.locator("#puzzle").scrollIntoViewIfNeeded();
  await press(page.locator("#puzzle"), "F4", "W");
  await until(page, "move", "puzzle", 2);
  await press(page.locator("#puzzle"), "F1", "W");
  const [{ solved }] = await until(page, "solved", "puzzle", 1);
  assert.deepEqual(solved, { attempts: 1, hints: 0, solutionShown: false });
  assert.deepEqual(await waitForEvents(page, "error", 0), []);
}

/**
 * Plays the rest of the game, by mouse.
 * @param {Page} page
 * @returns {Promise<number>} the number of moves in the game
 */
export async function playToEnd(page) {
  for (let turn = 0; ; turn += 1) {
    const { over, moves } = await whenDue(page);
    if (over) return moves.length;
    const labels = await page
      .locator("#game .cell")
      .evaluateAll((cells) => cells.map((each) => each.getAttribute("aria-label") ?? ""));
    const cells = new Map(labels.map((label) => [label.slice(0, 2), label.slice(4)]));
    const { cell, direction } = anyMove(cells, "Red", turn);
    await press(page.locator("#game"), cell, direction);
    await until(page, "move", "game", moves.length + 1);
  }
}

/**
 * Waits until the person is to move, or the game is over.
 * @param {Page} page
 * @returns {Promise<{ over: boolean, moves: string[] }>}
 */
async function whenDue(page) {
  const found = await page.waitForFunction(() => {
    const { state } = /** @type {any} */ (window).game;
    return state && (state.over || state.due.includes(1)) && state;
  });
  return found.jsonValue();
}

/**
 * Plays a move in a frame that sends the page no events, and waits for the engine's move.
 * @param {import("playwright-core").FrameLocator} frame with a game of dots
 */
export async function playInFrame(frame) {
  const score = frame.locator('.bar[data-seat="1"] .bar-score b');
  await score.filter({ hasText: /^2$/ }).waitFor();
  await press(frame, "D4", "N");
  await score.filter({ hasNotText: /^2$/ }).waitFor();
}

/**
 * Plays a dot: an empty cell is clicked, on a stack its handle.
 * @param {import("playwright-core").Locator | import("playwright-core").FrameLocator} board
 * @param {string} cell
 * @param {string} direction
 */
export async function press(board, cell, direction) {
  const target = board.locator(`.cell[data-cell="${cell}"]`);
  const label = await target.getAttribute("aria-label");
  await target.click();
  if (!label?.endsWith("empty")) {
    await board.locator(`.handle[data-direction="${direction}"]`).click();
  }
}

/**
 * Waits for a number of events of a board, and returns all of them.
 * @param {Page} page
 * @param {string} type
 * @param {string} id
 * @param {number} count
 * @returns {Promise<any[]>}
 */
async function until(page, type, id, count) {
  const found = await page.waitForFunction(
    ({ type, id, count }) => {
      const { events } = /** @type {{ events: any[] }} */ (/** @type {unknown} */ (window));
      const those = events.filter((each) => each.type === type && each.id === id);
      return those.length >= count && those;
    },
    { type, id, count },
  );
  return /** @type {any[]} */ (await found.jsonValue());
}
