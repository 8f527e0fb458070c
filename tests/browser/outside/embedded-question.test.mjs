// Questions, the puzzles with hidden information, on other sites' pages and in sets.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { loadRules } from "../../../tools/rules.mjs";
import { codeOfSet } from "../../../www/play/puzzle/teacher-set.js";
import { faultsOn } from "../axe.mjs";
import { PUZZLES, waitForEvents, withPage } from "../elsewhere.mjs";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const PHONE = { viewport: { width: 320, height: 740 }, hasTouch: true };

const file = new URL("../../../www/games/fugitive/questions.txt", import.meta.url);
const warren = await loadRules("fugitive");
const [QUESTION] = warren
  .readPuzzles(await readFile(file, "utf8"))
  .map(({ tempting, text }) => {
    const puzzle = warren.Puzzle.read(text);
    const [right] = puzzle.outlook([]).keeps;
    return { link: puzzle.link(), kind: puzzle.goal().kind, right, wrong: tempting ?? "" };
  })
  .filter(({ kind }) => kind === "where");

const SET = codeOfSet({
  title: "What is known",
  hints: true,
  shuffled: false,
  tries: 3,
  puzzles: [
    { link: QUESTION.link, prompt: "Follow the roads.", wrong: "Where did they search?" },
    { link: PUZZLES.dots },
  ],
});

/** @param {string} attributes */
const element = (attributes) => `<script type="module" src="SITE/warren-board.js"></script>
  <warren-board id="board" language="en" ${attributes}></warren-board>
  <script>gather(document.getElementById("board"));</script>`;

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** Presses the button beside the verdict. @param {Page} page */
const again = (page) => page.locator(".status").getByRole("button", { name: "Try again" }).click();

/** @param {Page} page @param {string} cities */
async function answer(page, cities) {
  await page.locator(".question-field").fill(cities);
  await press(page, "Check");
}

pageTest("a question on a page is answered, and resumed", PHONE, async (page, url) => {
  let progress = "";
  await withPage(page, url, element(`link="${QUESTION.link}"`), async () => {
    const [{ state }] = await waitForEvents(page, "ready");
    assert.deepEqual([state.mode, state.link, state.position], ["puzzle", QUESTION.link, null]);
    assert.deepEqual(state.puzzle, {
      solved: false,
      attempts: 1,
      hints: 0,
      solutionShown: false,
    });
    assert.deepEqual(await faultsOn(page), []);
    await answer(page, QUESTION.wrong);
    const [{ result }] = await waitForEvents(page, "end");
    assert.deepEqual([result.kind, result.reason], ["failed", "wrong"]);
    progress = await page.evaluate("board.state.progress");
    await again(page);
    await page.evaluate("board.play('nowhere')");
    assert.match((await waitForEvents(page, "error"))[0].message, /nowhere/);
    await answer(page, QUESTION.right);
    const [{ solved }] = await waitForEvents(page, "solved");
    assert.deepEqual(solved, { attempts: 2, hints: 0, solutionShown: false });
    await page.locator(".question .status-text").getByText(/Right/).waitFor();
    const width = await page.evaluate("document.documentElement.scrollWidth");
    assert.ok(Number(width) <= 320, String(width));
  });
  const resumed = element(`link="${QUESTION.link}" progress="${progress}"`);
  await withPage(page, url, resumed, async () => {
    const [{ state }] = await waitForEvents(page, "ready");
    assert.equal(state.over, true);
    assert.equal(await page.locator(".question-field").inputValue(), QUESTION.wrong);
    await again(page);
    await page.evaluate(`board.play("${QUESTION.right}")`);
    const [{ solved }] = await waitForEvents(page, "solved");
    assert.equal(solved.attempts, 2);
  });
});

pageTest("without permitted help, no answer is shown", PHONE, async (page, url) => {
  await withPage(page, url, element(`link="${QUESTION.link}" analysis="off"`), async () => {
    await waitForEvents(page, "ready");
    await page.getByRole("button", { name: "Check" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Give up" }).count(), 0);
  });
});

pageTest("a set can hold a question, on a page and on the site", PHONE, async (page, url) => {
  await withPage(page, url, element(`set="${SET}"`), async () => {
    await waitForEvents(page, "ready");
    await answer(page, QUESTION.wrong);
    await page
      .locator(".set-said:not(.unspoken) > p", { hasText: "Where did they search?" })
      .waitFor();
    await again(page);
    await answer(page, QUESTION.right);
    await page.waitForFunction("board.state.set.solved === 1");
    assert.deepEqual(await faultsOn(page), []);
  });
  await page.goto(`${url}#/set/${SET}`);
  await page.getByText("Follow the roads.").waitFor();
  await answer(page, QUESTION.wrong);
  await page
    .locator(".set-said:not(.unspoken) > p", { hasText: "Where did they search?" })
    .waitFor();
  await again(page);
  await answer(page, QUESTION.right);
  await page.locator(".set-said", { hasText: "Solved: 2 tries, no hints." }).waitFor();
  assert.deepEqual(await faultsOn(page), []);
  await page.locator(".status").getByRole("button", { name: "Next" }).click();
  await page.getByText("Puzzle 2 of 2").first().waitFor();
});

pageTest("an answer to a question is handed in, and collected", PHONE, async (page, url) => {
  let text = "";
  await withPage(page, url, element(`link="${QUESTION.link}" hand_in="on"`), async () => {
    await waitForEvents(page, "ready");
    await answer(page, QUESTION.wrong);
    await press(page, "Hand in");
    await page.getByLabel(/name or number/).fill("Zoë");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      press(page, "Save as file"),
    ]);
    text = await readFile(await download.path(), "utf8");
  });
  await page.goto(`${url}#/collect`);
  const buffer = Buffer.from(text);
  const given = { name: "zoe.txt", mimeType: "text/plain", buffer };
  await page.locator(".collect-files").setInputFiles([given]);
  await page.locator(".collect-status", { hasText: "1 hand-in read" }).waitFor();
  await page.getByRole("cell", { name: "not solved" }).waitFor();
  await page.locator(".collect-opener").click();
  await page.locator(".collect-tried li", { hasText: QUESTION.wrong }).waitFor();
});
