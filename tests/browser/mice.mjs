// Helpers for the tests of Space Mice: the statement's example, games from the visitor's storage, the board's content.

import { cell } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */

export const STILL = { reducedMotion: /** @type {const} */ ("reduce") };

export const EXAMPLE = ["5 5", "2", "2", "8", "1 2", "3 2", "2 E", "2 W"];
export const ARROWS = ["2 0 W", "2 2 E", "1 0 S", "1 1 E", "2 1 W", "0 1 S", "0 3 E", "2 0 E"];

/** @param {Page} page */
export const status = (page) => page.locator(".status-text").textContent();

/** The points of each seat. @param {Page} page */
export const tallies = (page) =>
  page.locator(".bar").evaluateAll((bars) =>
    bars
      .map((bar) => [bar.dataset.seat, bar.querySelector(".bar-score")?.getAttribute("title")])
      .sort()
      .map(([, tally]) => tally),
  );

/** The content of a cell. @param {Page} page @param {string} name */
export const contentOf = (page, name) => cell(page, name).getAttribute("aria-label");

/** @param {Page} page @param {string} direction */
export const handle = (page, direction) => page.locator(`.handle[data-direction="${direction}"]`);

/** The picture on the canvas once everything requested has been painted. @param {Page} page */
export function picture(page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(".board canvas"));
    return canvas.toDataURL();
  });
}

/**
 * Puts a game into the visitor's storage and opens it.
 * @param {Page} page
 * @param {string} url
 * @param {{ lines: string[], seats: ("person" | number)[] }} game
 */
export async function openStored(page, url, { lines, seats }) {
  const stored = {
    version: 1,
    id: "stored",
    game: "mice",
    record: ["warren 1 mice", ...lines, ""].join("\n"),
    seats: seats.map((seat) =>
      seat === "person"
        ? { kind: "person", clock: null }
        : { kind: "engine", level: seat, clock: null },
    ),
    viewpoint: 0,
    marks: {},
    left: seats.map(() => null),
    undone: [],
    paused: false,
    over: false,
    length: 0,
    updated: 1,
  };
  await page.goto(url);
  await page.evaluate(
    (text) => localStorage.setItem("warren:game:stored", text),
    JSON.stringify(stored),
  );
  await page.goto(`${url}#/game/stored`);
  await page.locator(".game .cell").first().waitFor();
}
