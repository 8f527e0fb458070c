// Helpers for the page tests of Fugitive and Detectives: beginning a game, sending turns as text, moving on the map.

import assert from "node:assert/strict";
import { loadRules } from "../../tools/rules.mjs";
import { starts } from "../../www/games/fugitive/starts.js";
import { canvasPoint, wholeSquare } from "../../www/kit/boards/unit-square.js";
import { layout } from "../../www/kit/maps/layout.js";
import { FUGITIVE, openMore, openText } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../www/kit/maps/layout.js").MapView} MapView */

/** @typedef {"C" | "T" | "P"} Kind */
/** The kind of a road, and the city at its end. @typedef {[Kind, number]} Way */
/** The roads from each city. @typedef {Map<number, Way[]>} Roads */

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const STILL = { reducedMotion: /** @type {const} */ ("reduce") };

/** The usual map, and the places of its cities. */
const { Scene } = await loadRules("fugitive");
export const MAP = mapOf(starts(Scene)[0].lines);
export const PLACES = layout(MAP);

/** Four cities of it that are far from each other. */
export const FOUR = [29, 53, 11, 36];

/** @param {string[]} lines @returns {MapView} */
export function mapOf([cities, ...lines]) {
  const roads = lines.flatMap((line) => {
    const [, kind, one, other] = line.match(/^([CTP]) (\d+)-(\d+)$/) ?? [];
    return kind ? [/** @type {const} */ ([kind, Number(one), Number(other)])] : [];
  });
  return { cities: Number(cities), roads };
}

/** @param {Page} page */
export const status = (page) => page.locator(".status-text").textContent();

/** @param {Page} page */
export const field = (page) => page.getByRole("textbox", { name: "The turn as text" });

/** @param {Page} page @param {string | RegExp} name */
export const button = (page, name) => page.locator(".map-tray").getByRole("button", { name });

/** @param {Page} page */
export const sendButton = (page) => page.getByRole("button", { name: /^Send( |$)/ });

/** Waits until the map is drawn and a city can be chosen. @param {Page} page */
export async function mayChoose(page) {
  await page.locator(".map-turn:not(.waiting)").waitFor();
  await page.locator(".map-waiting").waitFor({ state: "hidden" });
}

/**
 * Returns the place of a point of the whole map on the page, in CSS pixels.
 * @param {Page} page
 * @param {readonly [number, number]} place in the unit square
 */
export async function pointOf(page, place) {
  const box = await page.locator(".map-handles").boundingBox();
  assert.ok(box);
  const [x, y] = canvasPoint(place, wholeSquare(box.width, box.height));
  return { x: box.x + x, y: box.y + y };
}

/** @param {Page} page @param {number} city */
export async function clickCity(page, city) {
  const { x, y } = await pointOf(page, PLACES[city - 1]);
  await page.mouse.click(x, y);
}

/**
 * Waits until the line under the board shows a text, and screen readers announce it.
 * @param {Page} page
 * @param {string} text
 */
export async function waitForStatus(page, text) {
  await page.locator(".status-text", { hasText: text }).waitFor();
  await page.locator("main > [aria-live]", { hasText: text }).waitFor({ state: "attached" });
}

/**
 * Sends the turn of the side that is to move, by its text.
 * @param {Page} page
 * @param {string} text such as `T 101` or `25 75 125 175`
 */
export async function send(page, text) {
  const field = page.getByLabel("The turn as text");
  await field.fill(text);
  await field.press("Enter");
}

/**
 * Waits until the near side is to move after at least that many moves, or the game is over.
 * @param {Page} page
 * @param {number} least
 * @returns {Promise<number | null>} the number of moves played; null if the game is over
 */
export async function turnAfter(page, least) {
  await page.waitForFunction((least) => {
    if (document.querySelector(".verdict-line")) return true;
    const isNear = document.querySelector(".bar.near.due") !== null;
    return isNear && document.querySelectorAll(".move").length >= least;
  }, least);
  if ((await page.locator(".verdict-line").count()) > 0) return null;
  return page.locator(".move").count();
}

/**
 * Resigns for the side to move.
 * @param {Page} page
 */
export async function resign(page) {
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.locator(".verdict-line").first().waitFor();
}

/**
 * Returns the game as text.
 * @param {Page} page allowed to use the clipboard
 */
export function textOf(page) {
  return shared(page, "Copy as text", openMore);
}

/**
 * Returns the game as a link.
 * @param {Page} page allowed to use the clipboard
 */
export function linkOf(page) {
  return shared(page, "Copy link", async () => {});
}

/**
 * @param {Page} page
 * @param {string} way the button that copies
 * @param {(page: Page) => Promise<void>} findWay makes it visible
 */
async function shared(page, way, findWay) {
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  await findWay(page);
  await page.getByRole("dialog").getByRole("button", { name: way }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  return page.evaluate(() => navigator.clipboard.readText());
}

/**
 * @param {string} text of a map or of a game that begins with one
 * @returns {Roads}
 */
export function roadsOf(text) {
  /** @type {Roads} */
  const roads = new Map();
  for (const [, kind, a, b] of text.matchAll(/^([CTP]) (\d+)-(\d+)$/gm)) {
    for (const [from, to] of [
      [Number(a), Number(b)],
      [Number(b), Number(a)],
    ]) {
      const of = roads.get(from) ?? [];
      roads.set(from, of);
      of.push([/** @type {Kind} */ (kind), to]);
    }
  }
  return roads;
}

/**
 * Returns the city, among some, that is farthest from the detectives.
 * @param {Roads} roads
 * @param {number[]} detectives
 * @param {number[]} among
 */
export function farthest(roads, detectives, among) {
  const distance = new Map(detectives.map((city) => [city, 0]));
  for (const [city, steps] of distance) {
    for (const [, to] of roads.get(city) ?? []) {
      if (!distance.has(to)) distance.set(to, steps + 1);
    }
  }
  return among.reduce((best, city) =>
    (distance.get(city) ?? 0) > (distance.get(best) ?? 0) ? city : best,
  );
}

/**
 * Numbers below a count, the same in every run of a test.
 * @param {number} seed
 */
export function chooser(seed) {
  let state = seed;
  return (/** @type {number} */ count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/**
 * Opens a game between two people from text.
 * @param {Page} page
 * @param {string} url
 * @param {string} text
 */
export async function openGame(page, url, text) {
  await openText(page, url, text);
  await page.locator(`.game ${FUGITIVE.onBoard}, .curtain`).first().waitFor();
}
