// Boards on other sites' pages in print: their tasks, whole boards, and whole sets.

import assert from "node:assert/strict";
import { codeOfSet } from "../../../www/play/puzzle/teacher-set.js";
import { BROWSER } from "../browsers.mjs";
import { PUZZLES, QUESTION, withPage } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Firefox cannot show a page as on paper. */
const CANNOT_PRINT = BROWSER === "firefox";

const MODULE = `<script type="module" src="SITE/warren-board.js"></script>`;

const SET = codeOfSet({
  title: "Corners",
  hints: true,
  shuffled: false,
  tries: null,
  puzzles: [{ link: PUZZLES.dots, prompt: "Count twice." }, { link: PUZZLES.crossing }],
});

/**
 * The printed form of each board of another page at the moment of printing, when nothing can be loaded.
 * @param {Page} page
 */
async function onPaper(page) {
  await page.evaluate(() => {
    /** @param {Element} board */
    const printed = (board) => {
      const tree = /** @type {ShadowRoot} */ (board.shadowRoot);
      const still = tree.querySelector(".embed-still");
      const [task, canvas] = [".task h2", ":scope > canvas"].map((each) =>
        still?.querySelector(each),
      );
      const around = still?.getBoundingClientRect();
      const picture = canvas?.getBoundingClientRect();
      return {
        task: task?.checkVisibility() ? (task.textContent ?? "") : "",
        isKept: still ? getComputedStyle(still).breakInside : "",
        isAfterHeading: getComputedStyle(board).breakBefore,
        isBelow: (picture?.top ?? 0) >= (task?.getBoundingClientRect().bottom ?? Infinity),
        isWhole:
          picture?.height === picture?.width && (picture?.bottom ?? 0) <= (around?.bottom ?? -1),
      };
    };
    matchMedia("print").addEventListener("change", ({ matches }) => {
      if (!matches) return;
      const boards = [...document.querySelectorAll("warren-board")];
      Object.assign(window, { printed: boards.map(printed) });
    });
  });
  await page.emulateMedia({ media: "print" });
  const printed = await page.waitForFunction(() => /** @type {any} */ (window).printed);
  return printed.jsonValue();
}

pageTest("each of twenty puzzles on a page is printed with its task", STILL, async (page, url) => {
  const games = Object.values(PUZZLES);
  const boards = Array.from(
    { length: 20 },
    (_, i) => `<h2>Exercise ${i + 1}</h2>
    <warren-board language="en" link="${games[i % games.length]}"></warren-board>`,
  );
  const body = `<div style="height: 4000px"></div>${boards.join("")}${MODULE}`;
  await withPage(page, url, body, async () => {
    const stills = page.locator("warren-board .embed-still");
    await stills.nth(19).waitFor({ state: "attached" });
    assert.equal(
      await page.locator("warren-board .game").count(),
      0,
      "no board has been scrolled into view",
    );
    const tasks = await stills.locator("h2").allTextContents();
    assert.deepEqual(
      [...new Set(tasks)],
      [
        "You are Red: be at least 7 cells ahead after your next 2 moves.",
        "Bring the hedgehog to the top right corner within 5 turns. You see everything.",
      ],
    );
    if (CANNOT_PRINT) return;
    const paper = { isKept: "avoid", isAfterHeading: "avoid", isBelow: true, isWhole: true };
    assert.deepEqual(
      await onPaper(page),
      tasks.map((task) => ({ task, ...paper })),
    );
  });
});

pageTest(
  "a lesson, a game and a question are printed with their texts",
  STILL,
  async (page, url) => {
    const boards = ['lesson="dots"', 'game="mice"', `link="${QUESTION}"`].map(
      (attributes) => `<warren-board language="en" ${attributes}></warren-board>`,
    );
    const body = `<div style="height: 4000px"></div>${boards.join("")}${MODULE}`;
    await withPage(page, url, body, async () => {
      const stills = page.locator("warren-board .embed-still");
      await stills.nth(2).waitFor({ state: "attached" });
      const [lesson, game, question] = await stills.allTextContents();
      assert.match(lesson, /^Learn Jumping Dots.*D4/);
      assert.match(game, /^Space MiceRed: 0 points.*Blue: 0 points/);
      assert.match(question, /^The CrossingWhich phases can the marked island have now/);
      assert.match(question, /Turn 0 of \d+Turn 1 of/, "and with the earlier turns");
      // A printed open board has no buttons.
      await page.locator("warren-board").last().scrollIntoViewIfNeeded();
      const giveUp = page.getByRole("button", { name: "Give up" });
      await giveUp.waitFor();
      if (CANNOT_PRINT) return;
      await page.emulateMedia({ media: "print" });
      await giveUp.waitFor({ state: "hidden" });
    });
  },
);

/** Whether each canvas of a set's sheet shows a board. @param {Page} page */
const drawnBoards = (page) =>
  page.locator("warren-board .sheet canvas").evaluateAll((canvases) =>
    canvases.map((each) => {
      const canvas = /** @type {HTMLCanvasElement} */ (each);
      const context = canvas.getContext("2d");
      const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const colours = new Set();
      for (let at = 0; at < data.length; at += 4) colours.add(data.slice(at, at + 3).join());
      return colours.size > 10;
    }),
  );

/**
 * Waits until exactly that many boards of a set's sheet are drawn. A closed set opens for print and prepares a sheet of its own,
 * so there are two sheets for a moment.
 * @param {Page} page
 * @param {number} count
 */
async function boardsDrawn(page, count) {
  const deadline = Date.now() + 60_000;
  for (let drawn = await drawnBoards(page); ; drawn = await drawnBoards(page)) {
    if (drawn.length === count && drawn.every((each) => each)) return;
    assert.ok(Date.now() < deadline, `${drawn} instead of ${count} boards`);
  }
}

for (const [name, gap] of /** @type {const} */ ([
  ["an open", 0],
  ["a closed", 4000],
])) {
  pageTest(`${name} set is printed with all its puzzles`, STILL, async (page, url) => {
    const board = `<warren-board language="en" set="${SET}"></warren-board>`;
    const body = `<div style="height: ${gap}px"></div>${board}${MODULE}`;
    await withPage(page, url, body, async () => {
      const items = page.locator("warren-board .sheet .sheet-puzzle");
      await items.nth(1).waitFor({ state: "attached" });
      assert.deepEqual(await items.locator("h2").allTextContents(), [
        "Puzzle 1 · Jumping Dots",
        "Puzzle 2 · The Crossing",
      ]);
      assert.deepEqual(await items.locator(".sheet-task").allTextContents(), [
        "You are Red: be at least 7 cells ahead after your next 2 moves.",
        "Bring the hedgehog to the top right corner within 5 turns. You see everything.",
      ]);
      assert.match((await items.first().textContent()) ?? "", /Count twice\./);
      assert.ok(await items.first().locator(".sheet-lines > div").count(), "room for the answer");
      assert.deepEqual(await drawnBoards(page), [], "the page is not being printed yet");
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await boardsDrawn(page, 2);
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await boardsDrawn(page, 0);
      if (CANNOT_PRINT) return;
      await page.emulateMedia({ media: "print" });
      // A closed set opens for print, with its own sheet.
      await page.waitForFunction(() => {
        const tree = document.querySelector("warren-board")?.shadowRoot;
        const items = [...(tree?.querySelectorAll(".sheet-puzzle") ?? [])];
        const isKept = (/** @type {Element} */ item) =>
          getComputedStyle(item).breakInside === "avoid";
        return items.length === 2 && items.every((item) => item.checkVisibility() && isKept(item));
      });
      await page.getByRole("button", { name: "Next" }).waitFor({ state: "hidden" });
    });
  });
}

pageTest("an open board stays with its heading, and widens no page", STILL, async (page, url) => {
  if (CANNOT_PRINT) return;
  const boards = ['lesson="dots"', `link="${QUESTION}"`, 'game="dots"', `set="${SET}"`].map(
    (attributes) => `<h2>Exercise</h2><warren-board language="en" ${attributes}></warren-board>`,
  );
  // Columns break like pages, and can be measured.
  const style = `<style>main.pages { columns: 600px; column-fill: auto; height: 1100px }</style>`;
  await page.setViewportSize({ width: 1000, height: 6000 });
  await withPage(page, url, style + boards.join("") + MODULE, async () => {
    await page.locator("warren-board .sheet").waitFor({ state: "attached" });
    await page.locator("warren-board .board canvas").nth(3).waitFor();
    const widths = await page.evaluate(() => {
      const main = /** @type {HTMLElement} */ (document.querySelector("main"));
      // Pages are narrower, and scripts do not measure again.
      main.style.width = "600px";
      return [main.scrollWidth, main.clientWidth];
    });
    assert.ok(widths[0] > widths[1], "the board is measured again on the screen");
    await page.emulateMedia({ media: "print" });
    await page.locator("warren-board .sheet").waitFor();
    const printed = await page.evaluate(() => {
      const main = /** @type {HTMLElement} */ (document.querySelector("main"));
      main.style.width = "400px";
      const width = [main.scrollWidth, main.clientWidth];
      main.style.width = "";
      main.className = "pages";
      const headings = [...document.querySelectorAll("h2")];
      const left = (/** @type {Element | null | undefined} */ of) =>
        Math.round(of?.getBoundingClientRect().left ?? 0);
      const places = headings.map((heading) => {
        const tree = heading.nextElementSibling?.shadowRoot;
        const sheet = tree?.querySelector(".sheet .sheet-board");
        const task = [...(tree?.querySelectorAll(".embedded, .sheet-puzzle") ?? [])].find((each) =>
          each.checkVisibility(),
        );
        return { heading: left(heading), board: left(task), sheet: sheet !== null };
      });
      return { width, places };
    });
    assert.equal(printed.width[0], printed.width[1]);
    for (const { board, heading } of printed.places)
      assert.ok(Math.abs(board - heading) < 20, JSON.stringify(printed.places));
    for (const name of ["Show me", "Give up", "Suggest", "Next"]) {
      assert.equal(await page.getByRole("button", { name }).count(), 0, name);
    }
  });
});
