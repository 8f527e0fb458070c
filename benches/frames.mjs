// Measures how smoothly pieces move on a phone: `make bench RUN="frames [--moves 60] [--slowdown 4] [--level 1]"`.
//
// Two engines play Rabbit Hunt in a window with a phone's size and pixel ratio, with the browser's processor throttling. The
// pieces' animations show when pieces moved, and the browser's trace shows which frames it drew or dropped meanwhile.

import { parseArgs } from "node:util";
import { serve } from "../tools/serve.mjs";
import { launch, quantile } from "./browser.mjs";
import { reportFigure } from "./figures.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true };

/** The name of a time that both the page's clock and the trace's clock record. */
const MARK = "warren-frames";

/**
 * Times in µs. A dropped frame with a partial update shows the animations' next step, but not yet the page's own changes.
 * @typedef {{name: string, ts: number, args: {hasPartialUpdate?: boolean}}} TraceEvent
 */

const { values } = parseArgs({
  options: {
    moves: { type: "string", default: "60" },
    slowdown: { type: "string", default: "4" },
    level: { type: "string", default: "1" },
  },
});
const site = await serve();
const browser = await launch();
try {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(noteMotions);
  await begin(page, site.url);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slowdown) });
  await browser.startTracing(page, {
    categories: ["disabled-by-default-devtools.timeline.frame", "blink.user_timing"],
  });
  const marked = await page.evaluate((name) => performance.mark(name).startTime, MARK);
  const begun = await page.locator(".move").count();
  const last = begun + Number(values.moves) - 1;
  await page.locator(".move").nth(last).waitFor({ state: "attached", timeout: 600_000 });
  /** @type {{traceEvents: TraceEvent[]}} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const noted = await page.evaluate(
    () => /** @type {{start: number, end: number}[]} */ (/** @type {any} */ (globalThis).motions),
  );
  const mark = traceEvents.find(({ name }) => name === MARK);
  if (!mark) throw new Error("the trace lacks the mark by which its clock is read");
  const toTrace = (/** @type {number} */ time) => mark.ts + (time - marked) * 1000;
  const windows = noted
    .filter(({ start }) => start > marked)
    .map(({ start, end }) => ({ start: toTrace(start), end: toTrace(end) }));
  report(
    windows,
    traceEvents.toSorted((a, b) => a.ts - b.ts),
  );
} finally {
  await browser.close();
  await site.close();
}

/**
 * Begins a game between two engines.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 */
async function begin(page, url) {
  await page.goto(url);
  await page.locator('.card[data-game="rabbits"] .options').click();
  await page.locator("dialog").waitFor();
  for (const side of await page.locator("dialog fieldset").all()) {
    await side.locator('input[value="engine"]').check({ force: true });
    await side.locator("select").selectOption(values.level);
  }
  await page.locator("dialog .button.primary").click();
  await page.locator(".move").nth(3).waitFor();
}

/**
 * Runs in the page: records when pieces moved, in ms of the page's clock. The browser reports when it began to move them, which
 * is some time after the request.
 */
function noteMotions() {
  /** @type {{start: number, end: number}[]} */
  const motions = [];
  /** @type {any} */ (globalThis).motions = motions;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    const length = Number(animation.effect?.getComputedTiming().duration);
    animation.finished.then(
      () => {
        const start = Number(animation.startTime);
        // All pieces of a move start together.
        if (start > (motions.at(-1)?.start ?? 0) + 1) motions.push({ start, end: start + length });
      },
      () => {},
    );
    return animation;
  };
}

/**
 * @param {{start: number, end: number}[]} windows when pieces moved
 * @param {TraceEvent[]} events in order of time
 */
function report(windows, events) {
  const within = (/** @type {string} */ wanted) =>
    windows.map(({ start, end }) =>
      events.filter(({ name, ts }) => name === wanted && ts > start && ts <= end),
    );
  const drawn = within("DrawFrame");
  const dropped = within("DroppedFrame").flat().filter(isLost).length;
  const time = windows.reduce((sum, { start, end }) => sum + end - start, 0) / 1e6;
  const count = drawn.flat().length;
  const intervals = drawn
    .flatMap((frames) => frames.slice(1).map(({ ts }, i) => (ts - frames[i].ts) / 1000))
    .sort((a, b) => a - b);
  const [median, most, longest] = [0.5, 0.95, 1].map((part) =>
    quantile(intervals, part).toFixed(1),
  );
  console.log(
    `${windows.length} moves, ${time.toFixed(1)} s of motion, processor ${values.slowdown} times slower, ` +
      `median between two frames ${median} ms`,
  );
  reportFigure(
    `${(count / time).toFixed(1)} frames a second, ${dropped} of ${count + dropped} dropped; ` +
      `95 % within ${most} ms, longest ${longest}`,
  );
}

/** @param {TraceEvent} frame a dropped frame */
function isLost({ args }) {
  return !args.hasPartialUpdate;
}
