// Helpers for the page tests: the site served on a free port, a browser, and common actions on the page.
// They never wait for a fixed time, only for the page's content.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import path from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/serve.mjs";
import { launch } from "./browsers.mjs";

/**
 * @typedef {import("playwright-core").Page} Page
 * @typedef {import("playwright-core").BrowserContextOptions} BrowserContextOptions
 *
 * The site that a test needs, regardless of SITE. `asWritten`: each module is a file with its own name. `asBuilt`: the site as
 * published.
 * @typedef {{ asWritten?: boolean, asBuilt?: boolean }} Shape
 */

/** The time that the page may take to reach a state, in ms: far more than it needs on a busy machine. */
const PATIENCE = 60_000;

const LAPTOP = { width: 1280, height: 800 };

const here = (/** @type {string} */ place) => fileURLToPath(new URL(place, import.meta.url));
/** The site as published, by `make site`. */
const BUILT = here("../../target/site");
const WRITTEN = here("../../www");
/** The site of most tests. With SITE=www these are the unbundled modules. */
const SITE = process.env.SITE === "www" ? WRITTEN : BUILT;

/** The folder in which TRACE=1 writes a trace of each test, for Playwright's trace viewer. */
const TRACES = process.env.TRACE ? here("../../target/traces") : null;

/** @type {Promise<import("playwright-core").Browser> | undefined} */
let browser;
/** The running servers, by folder. @type {Map<string, ReturnType<typeof serve>>} */
const sites = new Map();

after(async () => {
  await (await browser)?.close();
  for (const site of sites.values()) await (await site).close();
});

/**
 * The address, ending in `/`, of a site that the tests of this file share.
 * @param {Shape} [shape]
 */
export async function address({ asWritten = false, asBuilt = false } = {}) {
  const root = asWritten ? WRITTEN : asBuilt ? BUILT : SITE;
  if (!existsSync(path.join(root, "index.html"))) throw new Error(`There is no ${root}: make site`);
  const site = sites.get(root) ?? serve({ root });
  sites.set(root, site);
  return (await site).url;
}

/** Closes what the running test has opened. @type {(() => unknown)[]} */
let closings = [];

/**
 * Calls `close` after the pages of the running `pageTest` are closed, so that no page asks a server that has gone.
 * @param {() => unknown} close
 */
export function afterPages(close) {
  closings.push(close);
}

/** A service worker would store the whole site for each test's visitor. Only the tests of that worker allow it. */
function withoutServiceWorker() {
  if (!("ServiceWorkerContainer" in globalThis)) return;
  ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
}

/**
 * A test with a new visitor: nothing stored, one blank tab. It fails on any error on the page
 * that the test does not expect.
 * @param {string} name
 * @param {BrowserContextOptions & { expected?: RegExp, keepsPages?: boolean } & Shape} options `expected` matches errors that
 * the test brings about. `serviceWorkers: "allow"` is for offline use. With `keepsPages` the browser keeps pages that are
 * left; all tests of a file set it alike.
 * @param {(page: Page, url: string) => Promise<void>} body
 */
export function pageTest(name, { expected, asWritten, asBuilt, keepsPages, ...options }, body) {
  test(name, async () => {
    browser ??= launch(keepsPages);
    const context = await (await browser).newContext({ viewport: LAPTOP, ...options });
    context.setDefaultTimeout(PATIENCE);
    if (options.serviceWorkers !== "allow") await context.addInitScript(withoutServiceWorker);
    if (TRACES) await context.tracing.start({ screenshots: true, snapshots: true });
    /** @type {string[]} */
    const faults = [];
    context.on("weberror", (error) => faults.push(String(error.error())));
    context.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) faults.push(message.text());
    });
    try {
      await body(await context.newPage(), await address({ asWritten, asBuilt }));
      assert.deepEqual(
        faults.filter((fault) => !expected?.test(fault)),
        [],
      );
    } catch (thrown) {
      for (const page of context.pages()) console.error(await shownOn(page));
      console.error("Errors and warnings on the pages:", faults);
      throw thrown;
    } finally {
      if (TRACES) {
        const file = `${name.replaceAll(/\W+/g, "-")}.zip`;
        await context.tracing.stop({ path: path.join(TRACES, file) });
      }
      await context.close();
      const all = closings.reverse();
      closings = [];
      for (const close of all) await close();
    }
  });
}

/**
 * Describes a page whose test fails: its address, and its contents as a screen reader reads them.
 * @param {Page} page
 */
async function shownOn(page) {
  const contents = await page
    .locator("body")
    .ariaSnapshot({ timeout: 5_000 })
    .catch((thrown) => String(thrown));
  return `The page at ${page.url()} shows:\n${contents.slice(0, 4_000)}`;
}

/**
 * Another new visitor, beside that of a test, with a separate browser context.
 * @param {Page} page of the test
 */
export async function freshVisitor(page) {
  const browser = page.context().browser();
  if (!browser) throw new Error("the test has no browser");
  const context = await browser.newContext({ viewport: LAPTOP });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(withoutServiceWorker);
  return context;
}

/**
 * A seat in the new-game dialog: a person, or an engine's level.
 * @typedef {"person" | number} Player
 */

/** The names of a game, its sides and the buttons on its board. */
const DOTS = { name: "Jumping Dots", sides: [/Red/, /Blue/], onBoard: ".cell" };
export const RABBITS = {
  name: "Rabbit Hunt",
  sides: [/Rabbits/, /Hunters/],
  onBoard: ".piece-handle",
};

export const MICE = {
  name: "Space Mice",
  sides: [/Red/, /Blue/, /Gold/, /Violet/],
  onBoard: ".cell",
};

export const FUGITIVE = {
  name: "Fugitive and Detectives",
  sides: [/Detectives/, /Fugitive/],
  onBoard: ".map-tray",
};

/**
 * Begins a game from the home page.
 * @param {Page} page
 * @param {string} url
 * @param {Player[]} players
 * @param {typeof DOTS} [game]
 * @param {string} [start] the start's name, where there are several
 */
export async function beginGame(page, url, players, { name, sides, onBoard } = DOTS, start) {
  await page.goto(url);
  await page.getByRole("button", { name: `Options for ${name}` }).click();
  const dialog = page.getByRole("dialog");
  if (start) await dialog.getByRole("combobox", { name: /^(Board|Map)$/ }).selectOption(start);
  for (const [seat, player] of players.entries()) {
    const side = dialog.getByRole("group", { name: sides[seat] });
    await side.getByRole("radio", { name: player === "person" ? "Person" : "Engine" }).check();
    if (player !== "person") await side.getByRole("combobox").selectOption(String(player));
  }
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.locator(`.game ${onBoard}`).first().waitFor();
}

/**
 * Opens a game from text, from the home page.
 * @param {Page} page
 * @param {string} url
 * @param {string} text
 */
export async function openText(page, url, text) {
  await page.goto(url);
  await page.getByRole("button", { name: "Open a game from text" }).click();
  await page.getByRole("textbox", { name: /^A record, a puzzle’s input/ }).fill(text);
  await page.getByRole("dialog").getByRole("button", { name: "Open" }).click();
}

/**
 * A cell's button.
 * @param {Page} page
 * @param {string} cell such as `D4`
 */
export function cell(page, cell) {
  return page.locator(`.game .cell[data-cell="${cell}"]`);
}

/**
 * The labels of the board's cells, by name: `Red, 3 dots`, `Blue, full`, `empty`.
 * @param {Page} page
 * @returns {Promise<Map<string, string>>}
 */
export async function board(page) {
  const labels = await page
    .locator(".game .cell")
    .evaluateAll((cells) => cells.map((each) => each.getAttribute("aria-label") ?? ""));
  return new Map(labels.map((label) => [label.slice(0, 2), label.slice(4)]));
}

/**
 * The moves in the list, in the contest's notation.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export function moves(page) {
  return page
    .locator(".move")
    .evaluateAll((all) =>
      all.map((each) => /** @type {HTMLElement} */ (each).dataset.move ?? each.textContent ?? ""),
    );
}

/** The compass letters of arrows, as in the contest's notation. */
const LETTERS = new Map([..."↑→↓←•"].map((arrow, i) => [arrow, "NESWH"[i]]));

/**
 * A text with the contest's letters in place of arrows.
 * @param {string | null} text
 */
export const lettered = (text) =>
  [...(text ?? "")].map((each) => LETTERS.get(each) ?? each).join("");

/** Shows the ways to share that the open dialog has behind "More". @param {Page} page */
export const openMore = (page) => page.getByRole("dialog").locator("summary").click();

/**
 * Waits until that many moves have been played.
 * @param {Page} page
 * @param {number} count
 */
export async function movesPlayed(page, count) {
  await page
    .locator(".move")
    .nth(count - 1)
    .waitFor();
}

/**
 * Waits until it is the near side's turn and no earlier position is shown, or the game is over.
 * @param {Page} page
 * @returns {Promise<boolean>} whether the game continues
 */
export async function myTurn(page) {
  const state = page.locator(".bar.near.due, .verdict-line").first();
  await state.waitFor();
  return (await page.locator(".verdict-line").count()) === 0;
}

/**
 * Plays a move by mouse, as a visitor does: an empty cell is clicked, on a stack its handle.
 * @param {Page} page
 * @param {string} move such as `D4N`
 */
export async function clickMove(page, move) {
  const label = await cell(page, move.slice(0, 2)).getAttribute("aria-label");
  await cell(page, move.slice(0, 2)).click();
  if (!label?.endsWith("empty")) await page.locator(`.handle[data-direction="${move[2]}"]`).click();
}

/**
 * Plays the first of these moves whose cell is empty: an engine may have occupied some.
 * @param {Page} page
 * @param {string[]} moves such as `A1N`
 */
export async function clickEmpty(page, moves) {
  for (const move of moves) {
    const label = await cell(page, move.slice(0, 2)).getAttribute("aria-label");
    if (label?.endsWith("empty")) return clickMove(page, move);
  }
  throw new Error(`none of ${moves.join(", ")} is empty`);
}

/**
 * A cell that a side can play from, and a direction: empty cells first, so that a game progresses.
 * @param {Map<string, string>} cells
 * @param {"Red" | "Blue"} side
 * @param {number} turn varies the choice
 */
export function anyMove(cells, side, turn) {
  const names = [...cells.keys()];
  const empty = names.filter((name) => cells.get(name) === "empty");
  const own = names.filter(
    (name) => cells.get(name)?.startsWith(side) && !cells.get(name)?.endsWith("full"),
  );
  const open = empty.length > 0 ? empty : own;
  return {
    cell: open[(turn * 7) % open.length],
    direction: "NESW"[turn % 4],
    empty: empty.length > 0,
  };
}

/**
 * The dots on the board and the cells of each side, as the bars show them.
 * @param {Page} page
 */
export async function tallies(page) {
  const titles = await page
    .locator(".bar-score")
    .evaluateAll((scores) => scores.map((score) => score.getAttribute("title")));
  return titles.sort();
}

/** Waits until all changes so far have been drawn. @param {Page} page */
export const twoFrames = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/**
 * Performs an action that scrolls the page, and waits until the page rests: it keeps rolling after a finger leaves it.
 * @param {Page} page
 * @param {() => Promise<unknown>} scroll
 */
export async function scrolled(page, scroll) {
  const rests = await page.evaluateHandle(() => ({
    promise: new Promise((resolve) => {
      document.addEventListener("scrollend", () => resolve(true), { once: true });
    }),
  }));
  await scroll();
  await rests.evaluate(({ promise }) => promise);
  await rests.dispose();
}

/**
 * Delays the browser's answer about the write lock until the event `locks-answer`, as if it were busy.
 * @param {Page} page
 */
export async function delayLocks(page) {
  await page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks);
    const asked = new Promise((resolve) => {
      addEventListener("locks-answer", resolve, { once: true });
    });
    const delayed = async (/** @type {Parameters<typeof request>} */ ...given) => {
      await asked;
      return request(...given);
    };
    Object.assign(navigator.locks, { request: delayed });
  });
}
