// Worksheets: sets of puzzles as pages to print, and their solutions.

import assert from "node:assert/strict";
import { codeOfSet } from "../../../www/play/puzzle/teacher-set.js";
import { faultsOn } from "../axe.mjs";
import { BROWSER } from "../browsers.mjs";
import { GAME, PUZZLES, QUESTION } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Firefox can neither show a page as on paper nor save one. */
const CANNOT_PRINT = BROWSER === "firefox";

/** The room on A4 between margins of 12 mm, in CSS pixels. */
const PAPER = { width: 703, height: 1031 };

/** @param {Partial<import("../../../www/play/puzzle/teacher-set.js").TeacherSet>} [part] */
const setOf = (part) =>
  codeOfSet({
    title: "Corners",
    hints: true,
    shuffled: false,
    tries: null,
    puzzles: [{ link: PUZZLES.dots, prompt: "Count twice." }, { link: PUZZLES.crossing }],
    ...part,
  });

/** Seven puzzles: a page of four, and one of three. */
const SEVEN = setOf({
  puzzles: Array.from({ length: 7 }, (_, i) => ({
    link: [PUZZLES.dots, PUZZLES.crossing, QUESTION][i % 3],
    ...(i === 0 && { prompt: "Count twice." }),
  })),
});

/** The number of pages of a PDF of Chromium. @param {Page} page */
async function printedPages(page) {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Opens the worksheet of the current view. @param {Page} page @param {string} [name] of the button */
async function openWorksheet(page, name = "Print a worksheet…") {
  await page.getByRole("button", { name }).click();
  await ready(page);
}

/** Waits until a worksheet can be printed. @param {Page} page */
const ready = (page) => page.locator(".worksheet .primary:enabled").waitFor();

/**
 * Lists the faults in the pages of a worksheet on paper.
 * @param {Page} page
 */
const faultsOfPages = (page) =>
  page.locator(".sheet-page:not(.sheet-solutions)").evaluateAll((pages) => {
    /** @param {Element} inner @param {Element} outer */
    const isIn = (inner, outer) => {
      const [small, large] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
      const slack = 0.5;
      return (
        small.top >= large.top - slack &&
        small.bottom <= large.bottom + slack &&
        small.left >= large.left - slack &&
        small.right <= large.right + slack
      );
    };
    return pages.flatMap((each, at) => {
      const items = [...each.querySelectorAll(".sheet-puzzle")];
      const outside = items.flatMap((item) =>
        [...item.querySelectorAll("h2, .sheet-task, img, .sheet-lines, .sheet-choices")]
          .filter((part) => !isIn(part, item) || !isIn(part, each))
          .map((part) => `${part.tagName} ${part.className} of page ${at + 1} is cut`),
      );
      const small = [...each.querySelectorAll(".sheet-boards > .sheet-board > img")]
        .filter((image) => image.getBoundingClientRect().height < 70)
        .map(() => `a board of page ${at + 1} is too small`);
      const isHigh = each.getBoundingClientRect().height > innerHeight;
      return [...outside, ...small, ...(isHigh ? [`page ${at + 1} is too high`] : [])];
    });
  });

pageTest(
  "a worksheet has four puzzles to a page, whole and with headings",
  STILL,
  async (page, url) => {
    await page.goto(`${url}#/change-set/${SEVEN}`);
    await openWorksheet(page);
    assert.deepEqual(await faultsOn(page), []);
    await page.getByRole("combobox", { name: "Puzzles per page" }).selectOption("4");
    await page.getByText("2 pages").waitFor();
    const counts = await page
      .locator(".sheet-page")
      .evaluateAll((pages) => pages.map((each) => each.querySelectorAll(".sheet-puzzle").length));
    assert.deepEqual(counts, [4, 3]);
    const first = await page.locator(".sheet-page").first().innerText();
    assert.match(
      first,
      /Corners\s+Name\s+Date\s+Puzzle 1 · Jumping Dots\s+You are Red.*\s+Count twice\./,
    );
    if (CANNOT_PRINT) return;
    assert.equal(await printedPages(page), 2);
    for (const [count, pages] of [
      [1, 7],
      [2, 4],
      [4, 2],
    ]) {
      await page.getByRole("combobox", { name: "Puzzles per page" }).selectOption(String(count));
      assert.equal(await printedPages(page), pages, `${count} to a page`);
    }
    await page.setViewportSize(PAPER);
    for (const count of ["1", "2", "4"]) {
      await page.emulateMedia({ media: "screen" });
      await page.getByRole("combobox", { name: "Puzzles per page" }).selectOption(count);
      await page.emulateMedia({ media: "print" });
      await page.locator(".header").waitFor({ state: "hidden" });
      assert.deepEqual(await faultsOfPages(page), [], `${count} to a page`);
    }
  },
);

pageTest("words too long for four puzzles to a page take more pages", STILL, async (page, url) => {
  const prompt = "Count every cell once more. ".repeat(21).trim();
  const puzzles = [PUZZLES.dots, QUESTION, PUZZLES.crossing, PUZZLES.dots].map((link) => ({
    link,
    prompt,
  }));
  await page.goto(`${url}#/change-set/${setOf({ puzzles })}`);
  await openWorksheet(page);
  await page.getByRole("combobox", { name: "Puzzles per page" }).selectOption("4");
  if (CANNOT_PRINT) return;
  assert.equal(await printedPages(page), 2);
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  await page.locator(".header").waitFor({ state: "hidden" });
  assert.deepEqual(await faultsOfPages(page), ["page 1 is too high"]);
});

pageTest("solutions are on a separate page, on request", STILL, async (page, url) => {
  await page.goto(`${url}#/change-set/${SEVEN}`);
  await openWorksheet(page);
  const solutions = page.locator(".sheet-solutions");
  assert.equal(await solutions.count(), 0);
  await page.getByRole("combobox", { name: "Puzzles per page" }).selectOption("4");
  await page.getByLabel("Solutions on a separate page").check();
  await page.getByText("3 pages").waitFor();
  await ready(page);
  const texts = await solutions.locator("li").allInnerTexts();
  assert.equal(texts.length, 7);
  assert.equal(texts[0], "Puzzle 1 · Jumping Dots\nF4←, D2↑, F1←");
  assert.match(texts[1], /^Puzzle 2 · The Crossing\s+[←↑→↓• ]+$/);
  if (!CANNOT_PRINT) assert.equal(await printedPages(page), 3);
  await page.getByLabel("Solutions on a separate page").uncheck();
  await page.getByText("2 pages").waitFor();
  assert.equal(await solutions.count(), 0);
});

pageTest("a learner is not offered solutions that the set forbids", STILL, async (page, url) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { isPrinted: true });
  });
  await page.goto(`${url}#/set/${setOf({ hints: false })}`);
  await page.locator(".game.puzzle").waitFor();
  await openWorksheet(page);
  assert.equal(await page.getByLabel("Solutions on a separate page").count(), 0);
  assert.equal(await page.locator(".sheet-solutions").count(), 0);
  await page.getByRole("button", { name: "Print", exact: true }).click();
  assert.ok(await page.evaluate("isPrinted"));
  await page.getByRole("button", { name: "Back" }).click();
  await page.locator(".game.puzzle").waitFor();
  assert.equal(await page.locator(".worksheet").count(), 0);
});

pageTest("a puzzle that cannot be read is reported in its place", STILL, async (page, url) => {
  const links = [PUZZLES.dots, GAME, "JXpVORtK", PUZZLES.crossing];
  await page.goto(`${url}#/set/${setOf({ puzzles: links.map((link) => ({ link })) })}`);
  await page.locator(".game.puzzle").waitFor();
  await openWorksheet(page);
  const texts = await page.locator(".sheet-puzzle").allInnerTexts();
  assert.match(texts[0], /^Puzzle 1 · Jumping Dots/);
  assert.match(texts[1], /^Puzzle 2\s+There is no puzzle: the link holds no puzzle/);
  assert.match(texts[2], /^Puzzle 3\s+There is no puzzle: /);
  assert.match(texts[3], /^Puzzle 4 · The Crossing/);
  await page.getByLabel("Solutions on a separate page").check();
  await ready(page);
  assert.equal(await page.locator(".sheet-solutions li").count(), 2);
});

pageTest(
  "a puzzle that a worksheet lacks is reported, and requested again",
  { ...STILL, expected: /Failed to load|net::ERR|NetworkError|Loading failed/ },
  async (page, url) => {
    await page.goto(
      `${url}#/set/${setOf({ puzzles: [{ link: PUZZLES.dots }, { link: PUZZLES.crossing }] })}`,
    );
    await page.locator(".game.puzzle").waitFor();
    const crossing = "**/crossing_bg.wasm*";
    await page.route(crossing, (route) => route.abort());
    await page.getByRole("button", { name: "Print a worksheet…" }).click();
    const again = page.locator(".worksheet").getByRole("button", { name: "Try again" });
    await again.waitFor();
    assert.ok(await page.getByRole("button", { name: "Print", exact: true }).isDisabled());
    await page.unroute(crossing);
    await again.click();
    await ready(page);
    assert.equal(await page.locator(".sheet-puzzle img").count(), 2);
  },
);

pageTest("today's puzzles are a worksheet, too", STILL, async (page, url) => {
  await page.goto(`${url}#/today`);
  await openWorksheet(page);
  assert.equal(await page.locator(".sheet-puzzle").count(), 5);
});

/** @type {[string, { print: string, head: RegExp, puzzle: string }][]} */
const LANGUAGES = [
  ["en", { print: "Print a worksheet…", head: /Name\s+Date/, puzzle: "Puzzle 2 · The Crossing" }],
  ["ru", { print: "Распечатать задания…", head: /Имя\s+Дата/, puzzle: "Задача 2 · " }],
  ["fa", { print: "چاپ برگهٔ تمرین…", head: /نام\s+تاریخ/, puzzle: "معمای ۲ · " }],
];

for (const [locale, { head, print, puzzle }] of LANGUAGES) {
  pageTest(`${locale}: a worksheet is in the language`, { ...STILL, locale }, async (page, url) => {
    await page.goto(`${url}#/change-set/${setOf({})}`);
    await openWorksheet(page, print);
    assert.match(await page.locator(".sheet-name").innerText(), head);
    // The language isolates its words with invisible marks.
    const name = await page.locator(".sheet-puzzle h2").last().innerText();
    assert.ok(name.replaceAll(/[\u2066-\u2069]/g, "").startsWith(puzzle), name);
    const [sheet, heading] = await page.locator(".sheet-puzzles").evaluate((sheet) => {
      const text = document.createRange();
      text.selectNodeContents(/** @type {Element} */ (sheet.querySelector("h2")));
      return [sheet, text].map((each) => {
        const { left, right } = each.getBoundingClientRect();
        return { left, right };
      });
    });
    const edge = locale === "fa" ? "right" : "left";
    assert.ok(Math.abs(sheet[edge] - heading[edge]) < 1, `the heading begins at the ${edge}`);
  });
}
