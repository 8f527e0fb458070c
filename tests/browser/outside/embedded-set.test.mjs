// A teacher's set of puzzles on other sites' pages: as an element and in a frame, handed in, and in a course.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { codeOfSet } from "../../../www/play/puzzle/teacher-set.js";
import { faultsOn } from "../axe.mjs";
import { forget, PUZZLES, waitForEvents, withPage } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { clickMove, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** A losing move and the solution of the first puzzle of dots. */
const WRONG = "F1W";
const RIGHT = ["F4W", "F1W"];

const SET = codeOfSet({
  title: "Leads",
  hints: false,
  shuffled: false,
  tries: 1,
  puzzles: [
    { link: PUZZLES.dots, prompt: "Keep your lead.", wrong: "Count once more." },
    { link: PUZZLES.crossing },
    { link: PUZZLES.dots },
  ],
});

/** @param {string} attributes */
const element = (attributes) => `<script type="module" src="SITE/warren-board.js"></script>
  <warren-board id="board" set="${SET}" language="en" ${attributes}></warren-board>
  <script>gather(document.getElementById("board"));</script>`;

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** Solves the first puzzle of dots. @param {Page} page */
async function solve(page) {
  for (const [i, move] of RIGHT.entries()) {
    await clickMove(page, move);
    // The reply follows, except after the last.
    if (i + 1 < RIGHT.length) await waitForEvents(page, "move", 2 * i + 2);
  }
}

pageTest("a set on a page is worked through, and has one result", STILL, async (page, url) => {
  /** @type {string} */
  let progress = "";
  await withPage(page, url, element(""), async () => {
    const [{ state }] = await waitForEvents(page, "ready");
    assert.equal(state.mode, "set");
    assert.equal(state.link, SET);
    assert.deepEqual(state.set, {
      title: "Leads",
      puzzle: 1,
      puzzles: 3,
      solved: 0,
      results: [null, null, null],
    });
    await page.getByText("Puzzle 1 of 3").first().waitFor();
    await page.getByText("Keep your lead.").waitFor();
    assert.equal(await page.getByRole("button", { name: "Hint" }).count(), 0);
    assert.deepEqual(await faultsOn(page), []);
    await clickMove(page, WRONG);
    await page.locator(".set-said:not(.unspoken) > p", { hasText: "Count once more." }).waitFor();
    await press(page, "Next");
    await page.locator('.game[data-game="crossing"]').waitFor();
    await press(page, "Next");
    await page.getByText("Puzzle 3 of 3").first().waitFor();
    await forget(page);
    await solve(page);
    const all = await waitForEvents(page, "state");
    const last = all[all.length - 1].state;
    assert.deepEqual(last.set.results, [
      { attempts: 1, hints: 0, solved: false },
      null,
      { attempts: 1, hints: 0, solved: true },
    ]);
    assert.deepEqual([last.over, last.set.solved], [false, 1]);
    await press(page, "To the result");
    const [{ result, state: end }] = await waitForEvents(page, "end");
    assert.equal(result.text, "1 of 3 solved");
    assert.equal(end.over, true);
    assert.deepEqual(await page.locator(".set-lines li").allInnerTexts(), [
      "Puzzle 1. Not solved: 1 try, no hints.",
      "Puzzle 2. Skipped.",
      "Puzzle 3. Solved: 1 try, no hints.",
    ]);
    assert.deepEqual(await faultsOn(page), []);
    await press(page, "Go to the unsolved puzzles");
    await page.locator('.game[data-game="crossing"]').waitFor();
    progress = await page.evaluate("board.state.progress");
  });
  // Another day: the page restores the stored progress.
  await withPage(page, url, element(`progress="${progress}"`), async () => {
    const [{ state }] = await waitForEvents(page, "ready");
    assert.deepEqual([state.set.puzzle, state.set.solved], [2, 1]);
    await page.getByText("Puzzle 2 of 3").first().waitFor();
  });
  await withPage(page, url, element('progress="EgHekEQHAAMCAQk"'), async () => {
    const [{ message }] = await waitForEvents(page, "error");
    assert.match(message, /progress/);
    assert.equal((await waitForEvents(page, "ready"))[0].state.set.puzzle, 1);
  });
});

pageTest("a puzzle on the board resumes where it stopped", STILL, async (page, url) => {
  /** @type {string} */
  let progress = "";
  await withPage(page, url, element(""), async () => {
    await waitForEvents(page, "ready");
    await clickMove(page, RIGHT[0]);
    await waitForEvents(page, "move", 2);
    progress = await page.evaluate("board.state.progress");
  });
  await withPage(page, url, element(`progress="${progress}"`), async () => {
    const [{ state }] = await waitForEvents(page, "ready");
    assert.equal(state.moves.length, 2);
    await clickMove(page, RIGHT[1]);
    await page.waitForFunction("board.state.set.solved === 1");
  });
});

pageTest("hints and a shown solution stay done on a page", STILL, async (page, url) => {
  const puzzles = [{ link: PUZZLES.dots }, { link: PUZZLES.dots }];
  const set = codeOfSet({ title: "Leads", hints: true, shuffled: false, tries: null, puzzles });
  let progress = "";
  await withPage(page, url, element("").replace(SET, set), async () => {
    await waitForEvents(page, "ready");
    await press(page, "Give up");
    await page.waitForFunction("board.state.set.results[0]?.solved === false");
    await press(page, "Next");
    await page.getByText("Puzzle 2 of 2").first().waitFor();
    await press(page, "Hint");
    await waitForEvents(page, "hint");
    await press(page, "To the result");
    await page.getByText("Puzzle 1. Not solved, the solution was shown").waitFor();
    // A puzzle with a shown solution cannot be solved again.
    await press(page, "Go to the unsolved puzzles");
    await page.getByText("Puzzle 2 of 2").first().waitFor();
    progress = await page.evaluate("board.state.progress");
  });
  await withPage(page, url, element(`progress="${progress}"`).replace(SET, set), async () => {
    await waitForEvents(page, "ready");
    await solve(page);
    const [{ result, state }] = await waitForEvents(page, "end");
    assert.equal(result.text, "1 of 2 solved");
    assert.deepEqual(state.set.results, [
      { attempts: 1, hints: 0, solved: false },
      { attempts: 1, hints: 1, solved: true },
    ]);
  });
});

pageTest("a set in a frame of 320 pixels, by its address", STILL, async (page, url) => {
  const frame = `<iframe id="frame" title="A set" width="320" height="900"
    src="SITE/embed.html?language=en#/set/${SET}"></iframe>
    <script type="module">
      import { connect } from "SITE/embedding/parent.js";
      window.board = connect(document.getElementById("frame"));
      gather(board);
    </script>`;
  await withPage(page, url, frame, async () => {
    await waitForEvents(page, "ready");
    const inside = /** @type {Page} */ (
      /** @type {any} */ (page.frames().find((each) => each.url().includes("embed.html")))
    );
    await inside.getByText("Keep your lead.").waitFor();
    assert.deepEqual(await faultsOn(inside), []);
    const { scrollWidth, width, height } = await inside.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      width: innerWidth,
      height: document.documentElement.scrollHeight,
    }));
    assert.ok(scrollWidth <= width, `${scrollWidth} in ${width}`);
    assert.ok(height <= 900, String(height));
  });
});

pageTest("a damaged set is reported", STILL, async (page, url) => {
  const damaged = element("").replace(SET, `${SET.slice(0, 40)}A${SET.slice(41)}`);
  await withPage(page, url, damaged, async () => {
    const [{ message }] = await waitForEvents(page, "error");
    assert.match(message, /its set of puzzles is damaged/);
    const said = page.getByRole("alert").getByText(/its set of puzzles is damaged/);
    await said.waitFor();
    assert.equal(await page.getByRole("button", { name: "Try again" }).count(), 0);
  });
});

pageTest("a set is handed in, and collected", STILL, async (page, url) => {
  let text = "";
  await withPage(page, url, element('hand_in="on"'), async () => {
    await waitForEvents(page, "ready");
    await solve(page);
    await page.waitForFunction("board.state.set.solved === 1");
    await press(page, "Hand in");
    await page.getByLabel(/name or number/).fill("Zoë");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      press(page, "Save as file"),
    ]);
    text = await readFile(await download.path(), "utf8");
  });
  await page.goto(`${url}#/collect`);
  await page
    .locator(".collect-files")
    .setInputFiles([{ name: "zoe.txt", mimeType: "text/plain", buffer: Buffer.from(text) }]);
  await page.locator(".collect-status", { hasText: "1 hand-in read" }).waitFor();
  const cells = await page
    .locator(".collect-table tbody tr")
    .first()
    .locator("td, th")
    .allInnerTexts();
  assert.deepEqual(
    cells.slice(0, 5).map((cell) => cell.trim()),
    ["Zoë", "Set: “Leads”", "1 of 3", "1", "0"],
  );
});
