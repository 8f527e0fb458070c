// Every finished game is played back, scrubbed, stepped through, and viewed on its chart.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { movesPlayed, openText, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const STILL = { reducedMotion: /** @type {const} */ ("reduce") };

/** @param {Page} page */
const scrubber = (page) => page.getByRole("slider", { name: "Turns", exact: true });

/**
 * Waits until the page shows the position after that many moves. The scrubber names them as the list does, by rows.
 * @param {Page} page
 * @param {number} ply
 */
async function at(page, ply) {
  const rows = page.locator(".moves-row");
  const last = await rows.last().locator(".moves-number").textContent();
  if (ply === 0) {
    await page.locator(`.scrubber[aria-valuetext="Start, before move 1 of ${last}"]`).waitFor();
    return;
  }
  const label = await page
    .locator(".move")
    .nth(ply - 1)
    .getAttribute("aria-label");
  const [, row] = label?.match(/^(?:Move|Turn) (\d+), /) ?? [];
  await page
    .locator(`.scrubber[aria-valuetext^="Move ${row} "][aria-valuetext*=" of ${last}, after "]`)
    .waitFor();
  assert.equal(Number(await scrubber(page).inputValue()), ply);
}

/** The position that the chart describes, in its name and under it. @param {Page} page */
async function chartTells(page) {
  const name = await page.locator(".score-chart svg").getAttribute("aria-label");
  const caption = await page.locator(".score-caption").textContent();
  assert.equal(name?.toLowerCase().endsWith(String(caption).toLowerCase()), true, `${name}`);
  return caption;
}

/** @type {{ name: string, sides: number, ends: RegExp, begins: RegExp }[]} */
const GAMES = [
  {
    name: "dots-005",
    sides: 2,
    begins: /start: Red 2, Blue 2$/,
    ends: /30 \(Blue\): Red \d+, Blue \d+$/,
  },
  { name: "rabbits-002", sides: 2, begins: /start: Rabbits 0, Hunters 0$/, ends: /: Rabbits \d+/ },
  {
    name: "fugitive-006",
    sides: 1,
    begins: /start: no city known yet$/,
    ends: /25 \(Detectives\): the fugitive was in 6$/,
  },
  {
    name: "crossing-000",
    sides: 2,
    begins: /start: Player 1 0, Player 2 0$/,
    ends: /180: Player 1/,
  },
];

pageTest("every game is played back, scrubbed and charted", STILL, async (page, url) => {
  for (const { name, sides, begins, ends } of GAMES) {
    const text = await readFile(new URL(`../../records/${name}.rec`, import.meta.url), "utf8");
    await openText(page, url, text);
    const length = Number(await scrubber(page).getAttribute("max"));
    await movesPlayed(page, length);
    await at(page, length);
    assert.match(String(await chartTells(page)), ends, name);
    const drawn = page.locator(".score-line[points*=' ']");
    assert.equal(await drawn.count(), sides, name);
    assert.equal(await page.locator(".moves-nav").count(), 0, "one set of buttons");

    const box = await page.locator(".score-chart svg").boundingBox();
    assert.ok(box);
    await page.locator(".score-chart svg").click({ position: { x: box.width / 2, y: 20 } });
    await at(page, Math.round(length / 2));
    await scrubber(page).focus();
    await page.keyboard.press("Home");
    await at(page, 0);
    assert.match(String(await chartTells(page)), begins, name);
    await page.keyboard.press("ArrowRight");
    await at(page, 1);

    // Playback goes from move to move, also past positions in which a move is possible, until it is stopped.
    await page.getByRole("combobox", { name: "Speed" }).selectOption("4");
    await page.getByRole("button", { name: "Replay the moves" }).click();
    await page.waitForFunction(
      () =>
        Number(document.querySelector(".scrubber")?.getAttribute("aria-valuetext")?.split(" ")[1]) >
        3,
    );
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Replay the moves" }).waitFor();
    const stopped = Number(await scrubber(page).inputValue());
    assert.ok(Number.isInteger(stopped) && stopped > 3 && stopped < length, `${stopped}`);
    await scrubber(page).focus();
    await page.keyboard.press("End");
    await at(page, length);
  }
});

pageTest(
  "the chart draws an engine's evaluations, where there are any",
  { asWritten: true },
  async (page, url) => {
    await page.goto(url);
    await page.getByRole("button", { name: "Options for Jumping Dots" }).waitFor();
    const seen = await page.evaluate(async () => {
      const path = "/app/analysis/score-chart.js";
      const { ScoreChart } =
        /** @type {typeof import("../../../www/app/analysis/score-chart.js")} */ (
          await import(new URL(`.${path}`, location.href).href)
        );
      const chart = new ScoreChart(() => {});
      document.body.append(chart.element);
      const standing = (/** @type {number} */ ply) => ({ values: [ply, null], text: String(ply) });
      const show = (/** @type {string[]} */ line) =>
        chart.show(/** @type {any} */ ({ line, shown: 1, viewpoint: 0 }), standing, {
          positionName: (ply) => ply,
        });
      const line = () => {
        const drawn = chart.element.querySelector(".score-evaluation");
        const isHidden = drawn?.getAttribute("visibility") === "hidden";
        return isHidden ? null : drawn?.getAttribute("points");
      };
      show(["a", "b", "c", "d"]);
      const none = line();
      const marks = () =>
        [...chart.element.querySelectorAll(".score-mark")].map((each) => {
          const { left, top } = /** @type {HTMLElement} */ (each).style;
          return `${each.className} ${left} ${top}`;
        });
      chart.setReview(
        [
          { ply: 0, value: 0 },
          { ply: 2, value: 10 },
          { ply: 4, value: Number.NEGATIVE_INFINITY },
        ],
        [
          { ply: 1, kind: "slight" },
          { ply: 2, kind: "weak" },
          { ply: 4, kind: "bad" },
        ],
      );
      const [whole, wholeMarks] = [line(), marks()];
      const lines = chart.element.querySelectorAll(".score-line[points*=' ']").length;
      show(["a", "b", "x", "y"]);
      const [part, partMarks] = [line(), marks()];
      chart.setReview([], []);
      return { none, whole, wholeMarks, lines, part, partMarks, gone: line(), noMarks: marks() };
    });
    assert.deepEqual(seen, {
      none: null,
      whole: "0.00,20.00 50.00,2.00 100.00,38.00",
      wholeMarks: ["score-mark weak 50% 5%", "score-mark bad 100% 95%"],
      lines: 1,
      part: "0.00,20.00 50.00,2.00",
      partMarks: ["score-mark weak 50% 5%"],
      gone: null,
      noMarks: [],
    });
  },
);
