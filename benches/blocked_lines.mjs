// Measures a line in and out of a WASI program in a browser that cannot suspend it, such as WebKit, where the program asks the
// site's service worker: `make bench RUN="blocked_lines [--browser firefox] [--lines 500]"`. Chromium and Firefox can suspend
// it; the bench disables that.

import { parseArgs } from "node:util";
import { openKeptSite } from "../tests/browser/kept-site.mjs";
import { compiled } from "../tests/browser/programs.mjs";
import { launch, quantile } from "./browser.mjs";
import { reportFigure } from "./figures.mjs";

const { values } = parseArgs({
  options: {
    browser: { type: "string", default: "chromium" },
    lines: { type: "string", default: "500" },
  },
});
const site = await openKeptSite();
const browser = await launch(values.browser);
try {
  await site.publish();
  const context = await browser.newContext();
  await context.addInitScript(() => {
    if ("WebAssembly" in globalThis) Reflect.deleteProperty(WebAssembly, "Suspending");
  });
  const page = await context.newPage();
  await page.goto(`${site.url}blank.html`);
  const { base64 } = compiled("tests/wasi/every-call.rs");
  const { ready, times } = await page.evaluate(echo, { base64, count: Number(values.lines) });
  times.sort((a, b) => a - b);
  const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
  const [middle, slow] = [0.5, 0.95].map((part) => quantile(times, part).toFixed(1));
  console.log(
    `${values.browser} ${browser.version()}: ready after ${ready.toFixed(0)} ms, median ${middle} ms`,
  );
  reportFigure(`${mean.toFixed(1)} ms, 95 % within ${slow}`);
} finally {
  await browser.close();
  await site.close();
}

/**
 * In the page.
 * @param {{ base64: string, count: number }} what
 * @returns {Promise<{ ready: number, times: number[] }>} milliseconds
 */
async function echo({ base64, count }) {
  const { Run } = await import(new URL("play/running/run.js", document.baseURI).href);
  const module = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    let ready = 0;
    let sent = 0;
    /** @type {number[]} */
    const times = [];
    const give = () => {
      sent = performance.now();
      run.give([`echo ${times.length}`]);
    };
    const run = new Run(
      { language: "wasi", module },
      {},
      {
        ready: () => {
          ready = performance.now() - begun;
          give();
        },
        line: () => {
          times.push(performance.now() - sent);
          if (times.length < count) return give();
          run.end();
          resolve({ ready, times });
        },
        ended: reject,
      },
    );
  });
}
