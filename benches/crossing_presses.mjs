// Counts the presses in a game of The Crossing: `make bench RUN="crossing_presses [--turns 180] [--level 4] [--games 2]"`.
//
// A simple player sends tokens to the goal, on the page of the built site, with a real mouse: it presses the goal, and *Go on*
// whenever the route asks. It plays against the engine, and against such a player at the same screen. There each presses *Show
// my side*, the goal, and *Send*. Without routes each step is a press: one per turn, or between two people two and
// the curtain's.

import { parseArgs } from "node:util";
import { launch } from "./browser.mjs";
import { reportFigure } from "./figures.mjs";
import { hostSite } from "./host.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { values } = parseArgs({
  options: {
    turns: { type: "string", default: "180" },
    level: { type: "string", default: "4" },
    games: { type: "string", default: "2" },
  },
});
const most = Number(values.turns);

/** The cells that the players aim for. */
const GOALS = ["0 7", "0 0"];

const host = await hostSite();
const browser = await launch();
try {
  const figures = [];
  for (const people of [1, 2]) {
    const who = people === 1 ? "one person" : "two people";
    const pressesByGame = [];
    for (let game = 1; game <= Number(values.games); game += 1) {
      const { presses, scores, turns } = await play(people);
      const each = (presses / turns).toFixed(2);
      pressesByGame.push(each);
      console.log(
        `${who}, game ${game}: ${presses} presses in ${turns} turns, ${each} a turn; ${scores}`,
      );
    }
    figures.push(`${who} ${pressesByGame.join(", ")}`);
  }
  reportFigure(`a turn: ${figures.join("; ")}`);
} finally {
  await browser.close();
  await host.close();
}

/**
 * Plays a game on the page.
 * @param {number} people
 */
async function play(people) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await openGame(page, people);
  let presses = 0;
  for (;;) {
    const state = await settled(page);
    const turns = await page.locator(".move").count();
    if (state === "over" || turns >= most) {
      const scores = (await page.locator(".bar").allInnerTexts()).join("; ").replace(/\s+/g, " ");
      await page.close();
      return { presses, scores, turns };
    }
    presses += state === "covered" ? await lift(page) : await act(page, people > 1);
    await page.waitForFunction(
      (before) =>
        document.querySelectorAll(".move").length !== before ||
        document.querySelector(".curtain, .verdict-line") !== null ||
        [...document.querySelectorAll(".status button")].some(
          (each) => /^(Go on|Send|Stop)/.test(each.textContent ?? "") && each.checkVisibility(),
        ),
      state === "covered" ? -1 : turns,
    );
  }
}

/**
 * Waits until a player must press something.
 * @param {Page} page
 * @returns {Promise<"over" | "covered" | "due">}
 */
async function settled(page) {
  const found = await page.waitForFunction(() => {
    if (document.querySelector(".verdict-line")) return "over";
    if (document.querySelector(".curtain")) return "covered";
    const isWalking = [...document.querySelectorAll(".status button")].some(
      (each) => each.textContent === "Stop" && each.checkVisibility(),
    );
    return document.querySelector(".bar.near.due") && !isWalking ? "due" : null;
  });
  return /** @type {any} */ (await found.jsonValue());
}

/** @param {Page} page */
async function lift(page) {
  await page.getByRole("button", { name: "Show my side" }).click();
  await page.locator(".curtain").waitFor({ state: "detached" });
  return 1;
}

/**
 * Continues the route, or begins one. If no way is known, the token holds.
 * @param {Page} page
 * @param {boolean} isShared
 */
async function act(page, isShared) {
  const on = page.locator(".status").getByRole("button", { name: "Go on" });
  if (await on.isVisible()) {
    await on.click();
    return 1;
  }
  const isFirst = (await page.locator(".bar.near").getAttribute("data-seat")) === "0";
  const before = await page.locator(".move").count();
  await page.locator(`.cell[data-cell="${GOALS[isFirst ? 0 : 1]}"]`).click();
  const send = page.locator(".status").getByRole("button", { name: /^Send/ });
  if (isShared) {
    if (await send.isVisible()) {
      await send.click();
      return 2;
    }
  } else if (await page.locator(".status").getByRole("button").first().isVisible()) return 1;
  if ((await page.locator(".move").count()) > before) return 1;
  await page.keyboard.press("h");
  return 2;
}

/**
 * @param {Page} page
 * @param {number} people
 */
async function openGame(page, people) {
  await page.goto(host.url);
  await page.getByRole("button", { name: "Options for The Crossing" }).click();
  const dialog = page.getByRole("dialog");
  const second = dialog.locator("fieldset").nth(1);
  await dialog.locator("fieldset").first().getByRole("radio", { name: "Person" }).check();
  await second.getByRole("radio", { name: people === 2 ? "Person" : "Engine" }).check();
  if (people === 1) await second.getByRole("combobox").selectOption(values.level);
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.locator('.game[data-game="crossing"]').waitFor();
}
