// How smoothly pieces move on a phone: `node benches/frames.mjs [--moves 60] [--slowdown 4] [--level 1]`.
//
// Two engines play Rabbit Hunt in a window of a phone's size and pixel ratio, with the browser's processor throttling on.
// The browser's own trace tells when pieces were on their way, and which frames it drew or dropped in that time.

import { parseArgs } from "node:util";
import { serve } from "../tools/serve.mjs";
import { launch, quantile } from "./browser.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true };

/** @typedef {{name: string, ph: string, ts: number, args: any, id2?: {local?: string}}} TraceEvent times in µs */

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
  await begin(page, site.url);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slowdown) });
  await browser.startTracing(page, {
    categories: [
      "blink.animations,devtools.timeline,benchmark,rail",
      "devtools.timeline.frame",
      "disabled-by-default-devtools.timeline.frame",
    ],
  });
  const begun = await page.locator(".move").count();
  const last = begun + Number(values.moves) - 1;
  await page.locator(".move").nth(last).waitFor({ state: "attached", timeout: 600_000 });
  /** @type {{traceEvents: TraceEvent[]}} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  report(traceEvents.toSorted((a, b) => a.ts - b.ts));
} finally {
  await browser.close();
  await site.close();
}

/**
 * Begins a game of two engines.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 */
async function begin(page, url) {
  await page.goto(url);
  await page.locator('.card[data-game="rabbits"] .button.primary').click();
  await page.locator("dialog").waitFor();
  for (const side of await page.locator("dialog fieldset").all()) {
    await side.locator('input[value="engine"]').check({ force: true });
    await side.locator("select").selectOption(values.level);
  }
  await page.locator("dialog .button.primary").click();
  await page.locator(".move").nth(3).waitFor();
}

/**
 * The times at which pieces were on their way.
 * @param {TraceEvent[]} events in the order of time
 * @returns {[number, number][]}
 */
function motions(events) {
  /** @type {Set<string | undefined>} */
  const pieces = new Set();
  /** @type {Set<string | undefined>} */
  const moving = new Set();
  /** @type {[number, number][]} */
  const found = [];
  for (const { name, ph, ts, args, id2 } of events) {
    if (name !== "Animation") continue;
    const id = id2?.local;
    if (ph === "b" && args.data?.nodeName === "IMG") pieces.add(id);
    if (ph === "n" && args.data?.state === "running" && pieces.has(id)) {
      if (moving.size === 0) found.push([ts, Number.POSITIVE_INFINITY]);
      moving.add(id);
    }
    if (ph === "e" && moving.delete(id) && moving.size === 0) found[found.length - 1][1] = ts;
  }
  return found.filter(([, end]) => end < Number.POSITIVE_INFINITY);
}

/** @param {TraceEvent[]} events in the order of time */
function report(events) {
  const windows = motions(events);
  const within = (/** @type {string} */ wanted) =>
    windows.map(([start, end]) =>
      events.filter(({ name, ts }) => name === wanted && ts > start && ts <= end),
    );
  const drawn = within("DrawFrame");
  const dropped = within("DroppedFrame").flat().length;
  const time = windows.reduce((sum, [start, end]) => sum + end - start, 0) / 1e6;
  const count = drawn.flat().length;
  const intervals = drawn
    .flatMap((frames) => frames.slice(1).map(({ ts }, i) => (ts - frames[i].ts) / 1000))
    .sort((a, b) => a - b);
  const [median, most, longest] = [0.5, 0.95, 1].map((part) =>
    quantile(intervals, part).toFixed(1),
  );
  console.log(
    `${windows.length} moves, ${time.toFixed(1)} s of motion, processor ${values.slowdown} times slower: ` +
      `${(count / time).toFixed(1)} frames a second, ${dropped} of ${count + dropped} dropped; ` +
      `between two frames median ${median}, 95 % ${most}, longest ${longest} ms`,
  );
  const all = (/** @type {string} */ wanted) => events.filter(({ name }) => name === wanted).length;
  const [drawnAtAll, droppedAtAll] = [all("DrawFrame"), all("DroppedFrame")];
  console.log(
    `with the time between motions, when the page works: ${droppedAtAll} of ${drawnAtAll + droppedAtAll} dropped`,
  );
}
