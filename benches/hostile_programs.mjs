// Measures the effect of hostile programs on the page: `make bench RUN="hostile_programs [--rounds 3] [--memory]"`.
//
// One page, never reloaded, plays a game of Jumping Dots with each program against the engine of level 1. Each program loses in
// its own way. The bench measures the longest task on the page's thread during the game, and the page's heap after it and
// after a garbage collection. With `--memory` another program allocates memory until none is left, which may use
// most of the machine's.

import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serve } from "../tools/serve.mjs";
import { launch } from "./browser.mjs";
import { reportFigure } from "./figures.mjs";

const SITE = fileURLToPath(new URL("../target/site", import.meta.url));

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "1" },
    memory: { type: "boolean", default: false },
  },
});

/** @type {Record<string, string>} */
const PROGRAMS = {
  "an honest end": "await readLine();",
  "an endless loop": "await readLine(); for (;;);",
  "a flood of lines": 'await readLine(); for (;;) print("E4N");',
  "a line without end": 'await readLine(); for (;;) process.stdout.write("E4N".repeat(1000));',
  "a flood on standard error": 'await readLine(); for (;;) console.error("x".repeat(1000));',
  "an endless recursion": "await readLine(); const f = () => f() + 1; f();",
  "promises without end": "await readLine(); for (;;) await null;",
  "timers without end":
    "await readLine(); const go = () => { setTimeout(go); setTimeout(go); }; go();",
};
if (values.memory) {
  PROGRAMS["all the memory"] =
    "await readLine(); const all = []; for (;;) all.push(new Array(1e6).fill(all.length));";
}

const site = await serve({ root: SITE });
const browser = await launch();
try {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const protocol = await context.newCDPSession(page);
  await page.addInitScript(() => {
    const seen = /** @type {any} */ (globalThis);
    seen.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.longest = Math.max(seen.longest, duration);
      }
    }).observe({ entryTypes: ["longtask"] });
  });
  await page.goto(site.url);
  const rounds = Array.from({ length: Number(values.rounds) }, () => Object.entries(PROGRAMS));
  const most = { task: 0, bytes: 0 };
  for (const [name, source] of rounds.flat()) {
    await page.goto(`${site.url}#/programs`);
    const file = { name: "Mine.dots.js", mimeType: "text/javascript", buffer: Buffer.from(source) };
    await page.locator('input[type="file"]').first().setInputFiles(file);
    await page.locator("main.program").waitFor();
    await page.evaluate(() => {
      Object.assign(globalThis, { longest: 0 });
    });
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator(".program-end:not([hidden])").waitFor();
    const longest = await page.evaluate(() => /** @type {any} */ (globalThis).longest);
    await page.goto(`${site.url}#/programs`);
    await page.locator("main.programs").waitFor();
    await protocol.send("HeapProfiler.collectGarbage");
    const { usedSize } = await protocol.send("Runtime.getHeapUsage");
    const frames = page.frames().length - 1;
    most.task = Math.max(most.task, longest);
    most.bytes = Math.max(most.bytes, usedSize);
    console.log(
      `${name.padEnd(26)} longest task ${longest === 0 ? "below 50" : longest.toFixed(0)} ms; ` +
        `afterwards ${(usedSize / 1e6).toFixed(1)} MB, ${page.workers().length} workers, ${frames} frames`,
    );
  }
  const task = most.task === 0 ? "below 50" : most.task.toFixed(0);
  reportFigure(`longest task ${task} ms; afterwards at most ${(most.bytes / 1e6).toFixed(1)} MB`);
} finally {
  await browser.close();
  await site.close();
}
