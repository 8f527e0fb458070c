// Puzzles with hidden information: the known facts are shown, an answer is judged in every consistent world, and such a world
// refutes a wrong answer on the board.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { loadRules } from "../../../tools/rules.mjs";
import { layout } from "../../../www/kit/maps/layout.js";
import { keyOf, readIndex } from "../../../www/play/puzzle/sets.js";
import { faultsOn } from "../axe.mjs";
import { pointOf, button as trayButton, field as turnField } from "../detectives.mjs";
import { PUZZLES } from "../elsewhere.mjs";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const PHONE = { viewport: { width: 320, height: 740 }, hasTouch: true };

/** The fugitive's puzzles, as the page loads them. */
const SETS = new URL("../../../www/puzzles/fugitive/", import.meta.url);
const file = new URL("../../../www/games/fugitive/questions.txt", import.meta.url);
const warren = await loadRules("fugitive");
const QUESTIONS = warren.readPuzzles(await readFile(file, "utf8")).map(({ tempting, text }) => {
  const puzzle = warren.Puzzle.read(text);
  const right = puzzle.outlook([]).keeps;
  return { puzzle, kind: puzzle.goal().kind, right, tempting: tempting ?? "" };
});

/** The first question of a kind. @param {string} kind */
function asked(kind) {
  const found = QUESTIONS.find((each) => each.kind === kind);
  assert.ok(found);
  return found;
}

/** @param {Page} page @param {string} url @param {string} kind */
async function open(page, url, kind) {
  const { puzzle, right, tempting } = asked(kind);
  await page.goto(`${url}#${puzzle.link()}`);
  await page.locator(".question .map-handles").waitFor();
  await page.locator(".map-waiting").waitFor({ state: "hidden" });
  return { puzzle, right, tempting };
}

/** @param {Page} page @param {RegExp} words */
async function says(page, words) {
  await page.locator(".question .status-text").filter({ hasText: words }).waitFor();
  // Screen readers announce it, and nothing else on the page at the same time.
  await page
    .locator("main > [aria-live]")
    .filter({ hasText: words })
    .waitFor({ state: "attached" });
  assert.equal(await page.locator(".status [role=status]").count(), 0);
}

/** The button beside the verdict. @param {Page} page */
const again = (page) => page.locator(".status").getByRole("button", { name: "Try again" });

/** The points of a question's cities. @param {(typeof QUESTIONS)[0]["puzzle"]} puzzle */
function placesOf(puzzle) {
  const scene = warren.Scene.start("fugitive", puzzle.start());
  return layout(/** @type {any} */ (scene.setting(0)));
}

pageTest("where can it be: cities are marked, and checked", PHONE, async (page, url) => {
  const { puzzle, right } = await open(page, url, "where");
  const cities = right[0].split(" ").map(Number);
  const places = placesOf(puzzle);
  const check = page.getByRole("button", { name: "Check" });
  assert.equal(await check.isDisabled(), true, "nothing is marked yet");
  assert.equal(await page.locator(".map-belief").isVisible(), false, "the answer is not shown");
  assert.deepEqual(await faultsOn(page), []);
  const tap = async (/** @type {number} */ city) => {
    const { x, y } = await pointOf(page, places[city - 1]);
    await page.touchscreen.tap(x, y);
  };
  const field = page.getByRole("textbox", { name: "Or their numbers, with spaces" });
  const wrong = places.findIndex((_, i) => !cities.includes(i + 1)) + 1;
  await tap(cities[0]);
  await tap(wrong);
  assert.equal(await field.inputValue(), `${cities[0]} ${wrong}`);
  await check.tap();
  await says(page, new RegExp(`^Not possible: ${wrong}\\. .*missing: the board shows a way`));
  // The board shows the way but not the rest of the answer.
  await page
    .locator(".board li", { hasText: `${wrong} marked red` })
    .waitFor({ state: "attached" });
  assert.equal(await page.locator(".board li", { hasText: "marked green" }).count(), 0);
  assert.equal(await page.locator(".map-belief").isVisible(), false);
  await again(page).tap();
  await tap(wrong);
  for (const city of cities.slice(1)) await tap(city);
  assert.equal(await field.inputValue(), cities.join(" "));
  await check.tap();
  await says(page, /^Right, in /);
  await page.goto(`${url}#/puzzles/fugitive`);
  await page.locator(".puzzle-count", { hasText: /^1 of / }).waitFor();
});

pageTest("where can it be: answered by keys alone", {}, async (page, url) => {
  const { right } = await open(page, url, "where");
  await page.getByRole("textbox", { name: "Or their numbers, with spaces" }).focus();
  await page.keyboard.type(`${right[0]} 999`);
  await page.keyboard.press("Enter");
  await says(page, /^Right, in /);
});

for (const kind of ["fewest", "net", "slip"]) {
  pageTest(`a question that asks for a move: ${kind}`, {}, async (page, url) => {
    const { puzzle, right } = await open(page, url, kind);
    const seat = puzzle.seat;
    const sights = puzzle.known();
    assert.ok(sights && sights.worlds > 0);
    const tempting = wrongMove(puzzle, right);
    const send = async (/** @type {string} */ move) => {
      await turnField(page).fill(move);
      await turnField(page).press("Enter");
    };
    await send(tempting);
    await page.locator(".question.failed").waitFor();
    await says(page, seat === 0 ? /fits the known turns/ : /would hold/);
    await again(page).click();
    await send(right[right.length - 1]);
    await says(page, /^Right, in /);
    assert.equal(await trayButton(page, /^Send/).count(), 0, "no further turn can be sent");
  });
}

pageTest("Next leads from puzzle to puzzle, also to questions", {}, async (page, url) => {
  const files = await readdir(SETS);
  const all = await Promise.all(
    files.sort().map(async (name) => JSON.parse(await readFile(new URL(name, SETS), "utf8"))),
  );
  /** @type {{ link: string, isQuestion?: boolean }[]} */
  const set = all.flat();
  const at = set.findIndex(({ isQuestion }, i) => !isQuestion && set[i + 1]?.isQuestion);
  await page.goto(`${url}#${set[at].link}`);
  const next = page.locator(".puzzle .controls").getByRole("button", { name: "Next", exact: true });
  await next.click();
  await page.locator(".question .map-handles").waitFor();
  assert.ok(page.url().endsWith(`#${set[at + 1].link}`));
  await page.getByRole("button", { name: "Give up" }).click();
  const after = page.locator(".puzzle-after");
  await after.getByRole("heading", { name: "Similar puzzles" }).waitFor();
  assert.equal(await after.locator(".puzzle-card").count(), 3);
  assert.deepEqual(await faultsOn(page), []);
  await after.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  await page.locator(".game:not(.question) .map-handles").waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Give up" }).click();
  const before = page.url();
  await after.getByRole("button", { name: "Next for you" }).click();
  await page.waitForURL((to) => to.href !== before);
  await page.locator(".game.puzzle").waitFor();
});

pageTest("where to begin: the detectives are placed", {}, async (page, url) => {
  const { right, tempting } = await open(page, url, "place");
  await page.getByRole("heading", { name: /^Place your detectives/ }).waitFor();
  assert.deepEqual(await faultsOn(page), []);
  const send = async (/** @type {string} */ move) => {
    await turnField(page).fill(move);
    await turnField(page).press("Enter");
  };
  await send(tempting);
  await says(page, /^Not so: here is a way in which the fugitive gets away/);
  await again(page).click();
  // Any order will do.
  await send(right[0].split(" ").reverse().join(" "));
  await says(page, /^Right/);
});

/**
 * A legal answer that is wrong.
 * @param {(typeof QUESTIONS)[0]["puzzle"]} puzzle
 * @param {string[]} right
 */
function wrongMove(puzzle, right) {
  const position = puzzle.known()?.position ?? [];
  /** @type {{ roads: [string, number][][] }} */
  const { roads } = /** @type {any} */ (warren.Scene.start("fugitive", position).options(0));
  /** @type {string[][]} */
  let answers = [[]];
  for (const each of roads) {
    const steps = each.map(([by, city]) => (puzzle.seat === 0 ? `${city}` : `${by} ${city}`));
    answers = answers.flatMap((begun) => steps.map((step) => [...begun, step]));
  }
  const legal = answers
    .map((each) => each.join(" "))
    .filter((each) => {
      try {
        puzzle.check([], each);
        return !right.includes(each);
      } catch {
        return false;
      }
    });
  const wrong = legal.find((each) => puzzle.judge([each])?.met === false);
  assert.ok(wrong);
  return wrong;
}

pageTest("showing the answer counts as help", {}, async (page, url) => {
  const { right } = await open(page, url, "where");
  await page.getByRole("button", { name: "Give up" }).click();
  await says(page, new RegExp(`^The answer: ${right[0]}\\.`));
  await page
    .locator(".board li", { hasText: "marked green" })
    .first()
    .waitFor({ state: "attached" });
});

/** The sizes at which puzzles and questions are compared. @type {[number, number][]} */
const SIZES = [
  [320, 640],
  [390, 844],
  [844, 390],
  [1280, 800],
];

/** The buttons of a puzzle with their places across, and whether they end the window. @param {Page} page */
const buttonsOf = (page) =>
  page.locator(".controls button").evaluateAll((buttons) =>
    buttons.map((each) => {
      const { bottom, left, width } = each.getBoundingClientRect();
      const isLast = Math.abs(bottom - innerHeight) < 2;
      return [each.getAttribute("aria-label"), Math.round(left), Math.round(width), isLast];
    }),
  );

pageTest("a question has the frame and the buttons of a puzzle", {}, async (page, url) => {
  const link = asked("where").puzzle.link();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.goto(`${url}#${PUZZLES.crossing}`);
    await page.locator(".puzzle:not(.question) .cell").first().waitFor();
    const expected = await buttonsOf(page);
    await page.goto(`${url}#${link}`);
    await page.locator(".question .map-handles").waitFor();
    assert.deepEqual(await buttonsOf(page), expected, `${width} × ${height}`);
    const [task, board, status, controls] = await Promise.all(
      [".task", ".board", ".status", ".controls"].map((each) =>
        page.locator(`.question ${each}`).evaluate((one) => one.getBoundingClientRect().toJSON()),
      ),
    );
    const isWide = width > height;
    assert.equal(task.left >= board.right, isWide, "the task is beside a wide board");
    assert.equal(task.bottom <= board.top, !isWide, "or above it");
    assert.ok(status.top >= (isWide ? task.bottom : board.bottom) - 1);
    assert.ok(controls.top >= status.bottom - 1);
    assert.ok(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
  }
});

pageTest("hints first count the right cities, then ring them", {}, async (page, url) => {
  const { puzzle, right } = await open(page, url, "where");
  const cities = right[0].split(" ");
  const wrong = placesOf(puzzle).findIndex((_, i) => !cities.includes(`${i + 1}`)) + 1;
  const field = page.getByRole("textbox", { name: "Or their numbers, with spaces" });
  const hint = page.getByRole("button", { name: "Hint" });
  const picture = async () =>
    (await page.locator(".board canvas").first().screenshot()).toString("hex");
  await field.fill(`${cities[0]} ${wrong}`);
  await hint.click();
  await says(page, /^The whole answer has .* You have 1 right and 1 wrong\.$/);
  const withoutRing = await picture();
  await hint.click();
  await says(page, new RegExp(`^Wrong: ${wrong}\\.$`));
  assert.notEqual(await picture(), withoutRing, "a ring");
  await field.fill(cities[0]);
  await hint.click();
  await says(page, new RegExp(`^Missing: ${cities[1]}\\.$`));
  await field.fill(right[0]);
  await hint.click();
  await says(page, /^All of it is right/);
  await page.getByRole("button", { name: "Check" }).click();
  await says(page, /^Right, in /);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  assert.match(stored["warren.puzzles-solved"], /helped/, "as other puzzles with hints");
  assert.match(stored["warren.puzzles-done"], /"hints":4/);
});

pageTest("hints for a move first give a part of it away", {}, async (page, url) => {
  const { right } = await open(page, url, "net");
  const hint = page.getByRole("button", { name: "Hint" });
  await hint.click();
  await says(page, /Detective 1/);
  await hint.click();
  await says(page, new RegExp(`^A right answer: ${right[0]}\\.$`));
});

pageTest("a question counts in the rating, and Next follows the rating", {}, async (page, url) => {
  const sets = JSON.parse(await readFile(new URL("../sets.json", SETS), "utf8"));
  const index = readIndex("fugitive", sets.fugitive);
  const ratingOf = (/** @type {string} */ address) =>
    index.find(({ key }) => key === keyOf(address.split("#")[1]))?.rating ?? 0;
  const all = await Promise.all(
    (await readdir(SETS)).map(async (name) =>
      JSON.parse(await readFile(new URL(name, SETS), "utf8")),
    ),
  );
  const { link } = all.flat().find(({ goal }) => goal.kind === "where");
  for (const rating of [1000, 1800]) {
    await page.goto(url);
    await page.evaluate((rating) => {
      const standing = { rating, deviation: 60, volatility: 0.06, counted: [], since: 0 };
      localStorage.setItem("warren.puzzle-ratings", JSON.stringify({ fugitive: standing }));
    }, rating);
    await page.goto(`${url}#${link}`);
    await page.getByRole("button", { name: "Hint" }).click();
    await says(page, /^The whole answer has/);
    const stored = await page.evaluate(() => localStorage.getItem("warren.puzzle-ratings"));
    const { counted, rating: after } = JSON.parse(stored ?? "").fugitive;
    assert.deepEqual(counted, [keyOf(link)]);
    assert.ok(after < rating, "help lowers the rating, as at other puzzles");
    await page.locator(".controls").getByRole("button", { name: "Next" }).click();
    await page.waitForURL((to) => to.hash !== `#${link}`);
    const distance = Math.abs(ratingOf(page.url()) - after);
    assert.ok(distance <= 120, `${distance} points from ${after}`);
  }
});
