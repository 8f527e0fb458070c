// Helpers for the page tests of The Crossing: beginning a race, stepping, and the protocol's lines for a seat of a record.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import init, * as engines from "../../pkg/wasm/engines.js";
import { lettered } from "./page.mjs";

export { resign, textOf } from "./detectives.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./page.mjs").Player} Player */
/** @typedef {"N" | "E" | "S" | "W" | "H"} Step */

const module = new URL("../../pkg/wasm/engines_bg.wasm", import.meta.url);

/** The rules, for use in the test itself. */
export async function loadEngines() {
  await init({ module_or_path: await readFile(module) });
  return engines;
}

// ---- on the page

/** @type {Record<Step, { key: string, button: RegExp }>} */
const STEPS = {
  N: { key: "ArrowUp", button: /^North/ },
  E: { key: "ArrowRight", button: /^East/ },
  S: { key: "ArrowDown", button: /^South/ },
  W: { key: "ArrowLeft", button: /^West/ },
  H: { key: "h", button: /^Hold/ },
};

/**
 * Begins a race from the home page.
 * @param {Page} page
 * @param {string} url
 * @param {Player[]} players
 * @param {{ start?: "new" | "statement", clock?: string, practice?: boolean }} [choice]
 */
export async function beginRace(
  page,
  url,
  players,
  { start = "new", clock = "none", practice = false } = {},
) {
  await page.goto(url);
  await page.getByRole("button", { name: "Options for The Crossing" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("#crossing-setting").selectOption(start);
  for (const [seat, player] of players.entries()) {
    const side = dialog.locator("fieldset").nth(seat);
    await side.getByRole("radio", { name: player === "person" ? "Person" : "Engine" }).check();
    if (player !== "person") await side.getByRole("combobox").selectOption(String(player));
  }
  if (players.includes("person")) await dialog.locator("#clock").selectOption(clock);
  if (practice) await dialog.getByRole("checkbox", { name: /^Practice/ }).check();
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.locator('.game[data-game="crossing"]').waitFor();
}

/**
 * Checks what can be shared while a race has secrets: only the lines that the person's own program would get.
 * @param {Page} page
 */
export async function shareDialog(page) {
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("can share the game then").waitFor();
  const ways = dialog.getByRole("button", { name: /^(Copy|Save)/ });
  assert.deepEqual(await ways.allTextContents(), ["Copy log"]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

/**
 * Steps by the board's button.
 * @param {Page} page
 * @param {Step} step
 */
export async function press(page, step) {
  await page.locator(".tray").getByRole("button", { name: STEPS[step].button }).click();
}

/**
 * Steps by key.
 * @param {Page} page
 * @param {Step} step
 */
export async function key(page, step) {
  await page.keyboard.press(STEPS[step].key);
}

/**
 * Waits until exactly that many turns have been played and the near side is to move again, or the game is over.
 * @param {Page} page
 * @param {number} count
 */
export async function turnsPlayed(page, count) {
  await page.waitForFunction((count) => {
    const isAsked = document.querySelector(".bar.near.due, .verdict-line") !== null;
    return isAsked && document.querySelectorAll(".move").length === count;
  }, count);
}

/**
 * Steps, by button and by key in turn, and waits for the next turn each time.
 * @param {Page} page
 * @param {readonly Step[]} steps
 * @param {number} [played] turns before
 */
export async function run(page, steps, played = 0) {
  for (const [i, step] of steps.entries()) {
    await (i % 2 === 0 ? press : key)(page, step);
    await turnsPlayed(page, played + i + 1);
  }
}

/**
 * The turns in the list of moves, without signs for their outcome: a letter for each player, `?` for a hidden one.
 * @param {Page} page
 */
export async function turns(page) {
  const texts = await page.locator(".move").allTextContents();
  return texts.map((text) => lettered(text).replace(/[^NESWH?]/g, ""));
}

/** The number of steps in one direction that never leave the board, even after returns to the start. */
const SIDE = 7;

/**
 * Steps from a player's start towards its goal that stay on the board whatever happens to the token, with pauses.
 * @param {number} seat
 * @param {number} count
 * @returns {Step[]}
 */
export function walk(seat, count) {
  /** @type {Step[]} */
  const round = ["N", "H", seat === 0 ? "E" : "W", "H"];
  return Array.from({ length: count }, (_, i) => (i < 4 * SIDE ? round[i % 4] : "H"));
}

// ---- the known lines

/**
 * The lines of a record of The Crossing.
 * @param {string} record
 */
export function partsOf(record) {
  const all = record.trim().split("\n");
  const lines = all.filter((line) => !line.startsWith("#"));
  const [heights, phases, directions] = [1, 9, 17].map((from) => lines.slice(from, from + 8));
  return {
    heights,
    phases,
    directions,
    moves: lines.slice(25).filter((line) => /^[NESWH]{2}$/.test(line)),
  };
}

/**
 * The protocol's lines for a seat in a game: its first lines, and then its input and answers.
 * @param {typeof engines} warren
 * @param {string} record
 * @param {number} seat
 */
export function transcriptOf(warren, record, seat) {
  const scene = warren.Scene.fromRecord(record);
  // A forfeit is omitted: its due lines are sent all the same.
  scene.cut(scene.length);
  const rules = [0, 1].map(() => ({ clock: null, startUp: 0, lenient: false }));
  const referee = new warren.Referee(scene, rules);
  const order = referee.begin().find((order) => order.type === "start" && order.seat === seat);
  referee.free();
  scene.free();
  if (order?.type !== "start") throw new Error("the seat gets no lines");
  return { lines: order.lines, said: order.transcript };
}
