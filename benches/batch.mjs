// Measures batches of a starter program on the built site: the time to the end of the first game, the games per hour, and
// whether the page's thread stays free: `make bench RUN="batch [--game dots] [--level 1] [--games 100] [--rounds 3]"`.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serve } from "../tools/serve.mjs";
import { launch } from "./browser.mjs";
import { reportFigure } from "./figures.mjs";

const SITE = fileURLToPath(new URL("../target/site", import.meta.url));

/** The bench counts tasks of the page's thread that take longer than this, in milliseconds. */
const LONG = 50;

const { values } = parseArgs({
  options: {
    game: { type: "string", default: "dots" },
    level: { type: "string", default: "1" },
    games: { type: "string", default: "100" },
    rounds: { type: "string", default: "3" },
  },
});
const source = await readFile(
  new URL(`../examples/${values.game}/starter.js`, import.meta.url),
  "utf8",
);
const site = await serve({ root: SITE });
const browser = await launch();
try {
  /** @type {number[]} */
  const firsts = [];
  /** @type {number[]} */
  const speeds = [];
  /** @type {number[]} */
  const longest = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    const { first, whole, tasks } = await measure();
    const anHour = (3_600_000 * Number(values.games)) / whole;
    firsts.push(first);
    speeds.push(anHour);
    longest.push(...tasks);
    console.log(
      `first game over after ${first.toFixed(0)} ms; ${anHour.toFixed(0)} games an hour; ` +
        `longest task ${Math.max(0, ...tasks).toFixed(0)} ms, ${tasks.length} over ${LONG} ms`,
    );
  }
  reportFigure(
    `first game over after ${range(firsts)} ms; ${range(speeds)} games an hour; ` +
      `longest task ${Math.max(0, ...longest).toFixed(0)} ms`,
  );
} finally {
  await browser.close();
  await site.close();
}

/** @param {number[]} numbers */
function range(numbers) {
  return `${Math.min(...numbers).toFixed(0)} to ${Math.max(...numbers).toFixed(0)}`;
}

/** One batch of a new visitor. */
async function measure() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  try {
    await page.goto(`${site.url}#/programs`);
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({
        name: `Starter.${values.game}.js`,
        mimeType: "text/javascript",
        buffer: Buffer.from(source),
      });
    await page.locator("main.program").waitFor();
    await page.goto(`${page.url()}/games`);
    const many = page.getByRole("region", { name: "Many games" });
    for (const box of await many.getByRole("checkbox").all()) await box.setChecked(false);
    const opponent = { name: `Level ${values.level}`, exact: true };
    await many.getByRole("checkbox", opponent).check();
    await many.getByRole("spinbutton").fill(values.games);
    return await page.evaluate(watch, { games: Number(values.games), long: LONG });
  } finally {
    await context.close();
  }
}

/**
 * Presses the button in the page, and waits until all games are over.
 * @param {{ games: number, long: number }} wanted
 * @returns {Promise<{ first: number, whole: number, tasks: number[] }>}
 */
function watch({ games, long }) {
  return new Promise((resolve) => {
    /** @type {number[]} */
    const tasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) if (duration > long) tasks.push(duration);
    }).observe({ entryTypes: ["longtask"] });
    const bar = /** @type {HTMLProgressElement} */ (document.querySelector("progress"));
    const began = performance.now();
    /** @type {number | undefined} */
    let first;
    const look = () => {
      if (bar.value > 0) first ??= performance.now() - began;
      if (bar.value < games) requestAnimationFrame(look);
      else resolve({ first: first ?? Number.NaN, whole: performance.now() - began, tasks });
    };
    /** @type {HTMLButtonElement} */ (document.querySelector(".batch-wish .primary")).click();
    look();
  });
}
