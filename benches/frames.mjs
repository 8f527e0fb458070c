// How smoothly pieces move on a phone: `node benches/frames.mjs [--game rabbits] [--moves 60] [--slowdown 4] [--level 1]`.
//
// Two engines play in a window of a phone's size and pixel ratio, with the browser's processor throttling on. Between a
// move's appearance in the list and the end of its motion each frame's interval is noted. Beside it the same page when
// nothing moves, which is what this machine gives at best.

import { parseArgs } from "node:util";
import { serve } from "../tools/serve.mjs";
import { launch, quantile } from "./browser.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true };

const { values } = parseArgs({
  options: {
    game: { type: "string", default: "rabbits" },
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
  await page.goto(site.url);
  await page.locator(`.card[data-game="${values.game}"] .button.primary`).click();
  await page.locator("dialog").waitFor();
  for (const side of await page.locator("dialog fieldset").all()) {
    await side.locator('input[value="engine"]').check({ force: true });
    await side.locator("select").selectOption(values.level);
  }
  await page.locator("dialog .button.primary").click();
  await page.locator(".move").nth(3).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slowdown) });
  const { moving, resting } = await page.evaluate(watch, Number(values.moves));
  console.log(`${values.moves} moves of ${values.game}, processor ${values.slowdown} times slower`);
  print("while pieces move", moving);
  print("while nothing moves", resting);
} finally {
  await browser.close();
  await site.close();
}

/**
 * Runs in the page: the intervals between frames in ms, while so many moves are played, and between the motions.
 * @param {number} moves
 * @returns {Promise<{moving: number[], resting: number[]}>}
 */
function watch(moves) {
  /** A motion takes no longer, in ms: the board's 180 or 200, and a frame to begin with. */
  const MOTION = 200;
  /** @type {number[]} */
  const moving = [];
  /** @type {number[]} */
  const resting = [];
  let movedAt = Number.NEGATIVE_INFINITY;
  let seen = 0;
  const list = /** @type {Element} */ (document.querySelector(".moves"));
  new MutationObserver(() => {
    movedAt = performance.now();
    seen += 1;
  }).observe(list, { childList: true, subtree: true });
  return new Promise((resolve) => {
    let last = performance.now();
    const frame = () => {
      const now = performance.now();
      const since = last - movedAt;
      if (since >= 0 && since < MOTION) moving.push(now - last);
      else if (since > 2 * MOTION && now > movedAt) resting.push(now - last);
      last = now;
      if (seen < moves) requestAnimationFrame(frame);
      else resolve({ moving, resting });
    };
    requestAnimationFrame(frame);
  });
}

/**
 * @param {string} when
 * @param {number[]} intervals
 */
function print(when, intervals) {
  const sorted = intervals.toSorted((a, b) => a - b);
  const sum = sorted.reduce((total, each) => total + each, 0);
  const rate = (1000 * sorted.length) / sum;
  const late = sorted.filter((each) => each > 25).length;
  const [median, most, longest] = [0.5, 0.95, 1].map((part) => quantile(sorted, part).toFixed(1));
  console.log(
    `${when}: ${rate.toFixed(1)} frames a second over ${sorted.length} frames; interval median ${median}, ` +
      `95 % ${most}, longest ${longest} ms; ${late} frames came late (more than 25 ms)`,
  );
}
