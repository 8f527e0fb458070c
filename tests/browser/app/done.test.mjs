// The deeds of a visitor at a puzzle stay done, in each place, however the visitor begins again.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { dateOf, puzzleOfDay } from "../../../www/play/puzzle/daily.js";
import { keyOf, readIndex } from "../../../www/play/puzzle/sets.js";
import { codeOfSet } from "../../../www/play/puzzle/teacher-set.js";
import { ASKED, DOTS, press, QUESTION_LINK } from "../deeds.mjs";
import { PUZZLES } from "../elsewhere.mjs";
import { freshVisitor, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../deeds.mjs").Deed} Deed */

const read = (/** @type {string} */ file) =>
  readFile(new URL(`../../../www/${file}`, import.meta.url), "utf8");

/** A day on which the puzzle of dots is the first one. */
const INDEX = readIndex("dots", JSON.parse(await read("puzzles/sets.json")).dots);
const KEY = keyOf(PUZZLES.dots);
const DAY = Array.from({ length: 400 }, (_, i) => 20_800 + i).find(
  (day) => puzzleOfDay(INDEX, day)?.key === KEY,
);
assert.ok(DAY);

/** @param {string} link */
const setOf = (link) =>
  `#/set/${codeOfSet({ title: "One", hints: true, shuffled: false, tries: null, puzzles: [{ link }] })}`;

/** Returns the mark of a puzzle in the list. @param {string} key */
const marked = (key) => async (/** @type {Page} */ page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem("warren.puzzles-solved") ?? "{}")[key],
    key,
  );

/** Copies the day's result; empty if there is none. @param {Page} page */
async function ofDay(page) {
  await page.locator(".puzzle-after").waitFor();
  const copy = page.getByRole("button", { name: "Copy the result" });
  if (!(await copy.isVisible())) return "";
  await copy.click();
  await page.getByText("The result is copied.").waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return /· ([^·]*) · 🔥 1/.exec(text)?.[1];
}

/** Copies the set's result. @param {Page} page */
async function ofSet(page) {
  const copy = page.getByRole("button", { name: "Copy your result" });
  if (!(await copy.isVisible())) await press(page, "Next");
  await copy.click();
  await page.getByText("Your result is copied.").waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return text.split("\n").at(-1)?.replace("Puzzle 1. ", "");
}

/**
 * A place with a puzzle. `result` reads the final result from the page; `results` are the expected ones after each deed.
 * @typedef {Object} Place
 * @property {string} address
 * @property {typeof DOTS | typeof ASKED} puzzle
 * @property {(page: Page) => Promise<unknown>} result
 * @property {Partial<Record<Deed, string>>} results
 */

const ALONE = { "wrong move": "alone", hint: "helped", "shown solution": "helped" };
const SET = {
  "wrong move": "Solved: 2 tries, no hints.",
  hint: "Solved: 1 try, 1 hint.",
  "shown solution": "Not solved, the solution was shown: 1 try, no hints.",
};

/** @type {Record<string, Place>} */
const PLACES = {
  alone: { address: `#${PUZZLES.dots}`, puzzle: DOTS, result: marked(KEY), results: ALONE },
  "of the day": {
    address: "#/today/dots",
    puzzle: DOTS,
    result: ofDay,
    results: { "wrong move": "2 tries, no hints", hint: "1 try, 1 hint", "shown solution": "" },
  },
  "in a set": { address: setOf(PUZZLES.dots), puzzle: DOTS, result: ofSet, results: SET },
  "a question": {
    address: `#${QUESTION_LINK}`,
    puzzle: ASKED,
    result: marked(keyOf(QUESTION_LINK)),
    results: ALONE,
  },
  "a question in a set": {
    address: setOf(QUESTION_LINK),
    puzzle: ASKED,
    result: ofSet,
    results: SET,
  },
};

/**
 * Ways to begin again after a deed. They return the page on which the puzzle is open again.
 * @type {Record<string, (page: Page, address: string, act: () => Promise<void>) => Promise<Page>>}
 */
const WAYS = {
  reload: async (page, _, act) => {
    await act();
    await page.reload();
    return page;
  },
  Back: async (page, _, act) => {
    await act();
    await page.evaluate(() => location.assign("#/puzzles"));
    await page.locator(".puzzle-sets").first().waitFor();
    await page.goBack();
    return page;
  },
  "a second tab": async (page, address, act) => {
    const other = await page.context().newPage();
    await other.goto(address);
    await other.locator(".game.puzzle").waitFor();
    await page.bringToFront();
    await act();
    await other.bringToFront();
    return other;
  },
  "closed and opened": async (page, address, act) => {
    await act();
    const context = page.context();
    await page.close();
    const other = await context.newPage();
    await other.goto(address);
    return other;
  },
};

for (const [name, place] of Object.entries(PLACES)) {
  for (const [deed, act] of Object.entries(place.puzzle.deeds)) {
    pageTest(`a ${deed} stays done: ${name}`, {}, async (page, url) => {
      const one = async (/** @type {string} */ way) => {
        const context = await freshVisitor(page);
        await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => {});
        await context.clock.setFixedTime(dateOf(DAY));
        const first = await context.newPage();
        const address = `${url}${place.address}`;
        await first.goto(address);
        await place.puzzle.there(first);
        const then = await WAYS[way](first, address, () => act(first));
        const copy = then.getByRole("button", { name: "Copy your result" });
        const again = then.locator(".game.puzzle");
        await again.or(copy).first().waitFor();
        if (!(await copy.isVisible())) {
          await place.puzzle.there(then);
          await place.puzzle.solve(then);
        }
        const expected = place.results[/** @type {Deed} */ (deed)];
        assert.equal(await place.result(then), expected, way);
        await context.close();
      };
      for (const way of Object.keys(WAYS)) await one(way);
    });
  }
}
