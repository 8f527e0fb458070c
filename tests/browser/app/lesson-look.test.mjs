// A lesson's look: short texts, rings around the places in question, and the way through the steps.

import assert from "node:assert/strict";
import { GAMES } from "../../../www/games/list.js";
import { pageTest } from "../page.mjs";
import { QUIET, ringed } from "../rings.mjs";

/** @typedef {import("playwright-core").Page} Page */

const STILL = { reducedMotion: /** @type {const} */ ("reduce") };

/** The maximum number of lines of a text. */
const MAX_LINES = 2;

/**
 * The texts of a game's own lesson, as a visitor reads them, and the lines that each takes in the coach.
 * @param {Page} page with that lesson
 * @param {string} game
 */
const measureTexts = (page, game) =>
  page.evaluate(async (game) => {
    const { builtInLesson } = await import(new URL("app/lesson/built-in.js", location.href).href);
    const { script } = await builtInLesson(game);
    const sentence = /** @type {HTMLElement} */ (document.querySelector(".coach-say"));
    const feedback = /** @type {HTMLElement} */ (document.querySelector("p.coach-feedback"));
    // It fills the room that the coach reserves for it.
    feedback.style.alignSelf = "start";
    /** @type {{ text: string, lines: number }[]} */
    const measured = [];
    const measure = (/** @type {HTMLElement} */ element, /** @type {string} */ text) => {
      element.textContent = text;
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      measured.push({ text, lines: Math.round(element.offsetHeight / lineHeight) });
    };
    for (const { say, done, wrong } of script.steps) {
      measure(sentence, say);
      for (const [said, text] of Object.entries({ done, wrong })) {
        feedback.className = `coach-feedback ${said}`;
        if (text) measure(feedback, text);
      }
    }
    return measured;
  }, game);

for (const locale of ["en-GB", "ru-RU", "fa-IR"]) {
  for (const hand of ["mouse", "finger", "careful"]) {
    pageTest(
      `each text of a lesson has at most two lines on a phone, for a ${hand} in ${locale}`,
      {
        ...STILL,
        locale,
        viewport: { width: 390, height: 844 },
        hasTouch: hand !== "mouse",
        asWritten: true,
      },
      async (page, url) => {
        if (hand === "careful")
          await page.addInitScript(() => localStorage.setItem("warren.one-tap", "off"));
        const long = [];
        for (const game of Object.keys(GAMES)) {
          await page.goto(`${url}#/learn/${game}`);
          await page.locator(`main[data-game="${game}"] .coach-say:not(:empty)`).waitFor();
          const shown = await page.locator(".coach-say").textContent();
          const texts = await measureTexts(page, game);
          assert.equal(texts[0].text, shown, "the texts are those of this visitor");
          assert.ok(texts.every(({ lines }) => lines > 0));
          long.push(
            ...texts
              .filter(({ lines }) => lines > MAX_LINES)
              .map(({ lines, text }) => `${game}: ${lines}: ${text}`),
          );
        }
        assert.deepEqual(long, []);
      },
    );
  }
}

/**
 * @param {Page} page
 * @param {string} url
 * @param {string} game
 * @param {number} at the number of finished steps
 */
async function openStep(page, url, game, at) {
  await page.addInitScript(
    ([game, at]) => localStorage.setItem("warren.lessons", JSON.stringify({ [game]: at })),
    /** @type {const} */ ([game, at]),
  );
  await page.goto(`${url}#/learn/${game}`);
  await page.mouse.move(0, 0);
}

/**
 * Steps about a place: the number of steps before, some elements over the board, and those with rings.
 * @type {Record<string, { at: number, places: string, rings: number[] }>}
 */
const RINGED = {
  dots: { at: 3, places: '.cell[data-cell="D6"], .cell[data-cell="E6"]', rings: [0] },
  // The cat, and the cell from which it came.
  mice: { at: 1, places: '.cell[data-cell="2 1"], .cell[aria-label*=" cat"]', rings: [1] },
  rabbits: { at: 2, places: ".piece-handle:visible", rings: [0, 1] },
  crossing: {
    at: 0,
    places: '.cell[data-cell="6 0"], .cell[data-cell="7 1"], .cell[data-cell="6 1"]',
    rings: [0, 2],
  },
};

for (const [game, { at, places, rings }] of Object.entries(RINGED)) {
  pageTest(`the lesson of ${game} rings the places in question`, QUIET, async (page, url) => {
    await openStep(page, url, game, at);
    await ringed(page.locator(places), rings);
  });
}

pageTest("a ring goes when its step is done", QUIET, async (page, url) => {
  await openStep(page, url, "dots", 3);
  const cells = page.locator('.cell[data-cell="D6"], .cell[data-cell="E6"]');
  await ringed(cells, [0]);
  await page.locator(".coach-answers button").last().click();
  await ringed(cells, []);
});

/** The classes of the pips. @param {Page} page */
const pipsOf = (page) =>
  page.locator(".coach-pip").evaluateAll((pips) => pips.map((pip) => pip.classList[1] ?? ""));

pageTest(
  "pips show the way, and the step back is apart from the answers",
  STILL,
  async (page, url) => {
    await openStep(page, url, "dots", 3);
    const back = page.locator(".coach").getByRole("button", { name: "One step back" });
    await back.waitFor();
    assert.deepEqual(await pipsOf(page), ["done", "done", "done", "current", "", "", ""]);
    const answers = page.locator(".coach-answers");
    const [first, last] = [answers.locator("button").first(), back];
    const boxes = await Promise.all([first, last].map((each) => each.boundingBox()));
    assert.ok(boxes[0] && boxes[1]);
    const sentence = await page.locator(".coach-say").boundingBox();
    assert.ok(
      sentence && boxes[1].y < sentence.y && sentence.y < boxes[0].y,
      "the sentence lies between them",
    );
    assert.ok(Math.min(boxes[1].width, boxes[1].height) >= 44);
    await back.click();
    await page.getByText("Step 3 of 7").first().waitFor();
    assert.deepEqual(await pipsOf(page), ["done", "done", "current", "", "", "", ""]);
  },
);
