// Helpers for tests of batches: adding a program, and choosing its games.

import { readFile } from "node:fs/promises";

/** @typedef {import("playwright-core").Page} Page */

/** @param {string} game */
export const starter = (game) =>
  readFile(new URL(`../../examples/${game}/starter.js`, import.meta.url), "utf8");

/** A program that answers with an invalid move. */
export const WRONG = 'await readLine();\nprint("Z9N");\nawait readLine();';

/**
 * Adds a program by choosing its file, and opens the page of its games.
 * @param {Page} page
 * @param {string} url
 * @param {string} source
 * @param {{ name?: string, game?: string }} [how]
 * @returns {Promise<string>} the address of that page
 */
export async function addProgram(page, url, source, { name = "Mine", game = "dots" } = {}) {
  await page.goto(`${url}#/programs`);
  const file = {
    name: `${name}.${game}.js`,
    mimeType: "text/javascript",
    buffer: Buffer.from(source),
  };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.locator("main.program").waitFor();
  const address = `${page.url()}/games`;
  await page.goto(address);
  await many(page).waitFor();
  return address;
}

/** @param {Page} page */
export const many = (page) => page.getByRole("region", { name: "Many games" });

/** @param {Page} page */
export const comparison = (page) => page.getByRole("region", { name: "Is the new one better?" });

/** @param {Page} page */
export const ladder = (page) => page.getByRole("region", { name: "The ladder" });

/**
 * Starts a batch against the opponents with these names.
 * @param {Page} page
 * @param {string[]} opponents
 * @param {number} games against each
 */
export async function start(page, opponents, games) {
  for (const box of await many(page).getByRole("checkbox").all()) await box.setChecked(false);
  for (const name of opponents)
    await many(page).getByRole("checkbox", { name, exact: true }).check();
  await setGames(page, games);
  await many(page).getByRole("button", { name: "Start" }).click();
}

/**
 * Types the number of games. In Firefox, `fill` appends to a number field.
 * @param {Page} page
 * @param {number} games
 */
export async function setGames(page, games) {
  await many(page).getByRole("spinbutton").press("Control+A");
  await page.keyboard.type(String(games));
}

/**
 * Replaces the source of the program whose games are shown, as the editor does, and opens its games again. Only for a site as
 * written.
 * @param {Page} page
 * @param {string} source
 */
export async function changeSource(page, source) {
  const [, id] = page.url().match(/program\/([\w-]+)\/games/) ?? [];
  await page.evaluate(
    async ([id, source]) => {
      const path = "/play/programs/store.js";
      const { changeProgram } = await import(path);
      await changeProgram(id, () => ({ source }));
    },
    [id, source],
  );
  await page.reload();
  await many(page).waitFor();
}

/** Waits until no game's worker is left. @param {Page} page */
export async function allWorkersEnd(page) {
  while (page.workers().length > 0) await page.workers()[0].waitForEvent("close");
}
