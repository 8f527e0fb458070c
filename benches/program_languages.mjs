// Measures the costs of a program in each language, in the page: the bytes loaded first, and the times to get ready, to start,
// and for a line in and out: `make bench RUN="program_languages [--browser firefox] [--languages python,cpp] [--lines 1000]"`.
//
// The modules run from their sources. Each language has a new visitor. "First" starts with nothing stored, from a server on
// this machine; "next" is a changed program in the same page; "later" is the same in a newly opened page. A program reads a
// line and writes it, that many times; the time of a line includes the way to the program's worker and back.

import { parseArgs } from "node:util";
import { serve } from "../tools/serve.mjs";
import { launch, quantile } from "./browser.mjs";
import { reportFigure } from "./figures.mjs";

const { values } = parseArgs({
  options: {
    browser: { type: "string", default: "chromium" },
    languages: { type: "string", default: "javascript,python,cpp" },
    lines: { type: "string", default: "1000" },
    starts: { type: "string", default: "7" },
  },
});
const [lines, starts] = [values.lines, values.starts].map(Number);

/** A program that writes what it reads; `n` makes another of the same kind. @type {Record<string, (n: number) => string>} */
const ECHO = {
  javascript: (n) =>
    `let line, last = ${n}; while ((line = await readLine()) !== null) print(line);`,
  python: (n) => `import sys\nlast = ${n}\nfor line in sys.stdin:\n    print(line, end="")\n`,
  cpp: (n) => `#include <iostream>
#include <string>
#include <vector>
#include <algorithm>
int main() {
  std::string line;
  std::vector<int> lengths{${n}};
  while (std::getline(std::cin, line)) {
    lengths.push_back(line.size());
    std::sort(lengths.begin(), lengths.end());
    std::cout << line << std::endl;
  }
}
`,
};

const site = await serve();
const browser = await launch(values.browser);
console.log(`${values.browser} ${browser.version()}, ${lines} lines, median of ${starts} starts`);
console.log(
  "language    MB  | ready first, next, later ms | start ms | line, mean µs (95 %) | measured, mean µs (95 %)",
);
const figures = [];
for (const language of values.languages.split(",")) figures.push(await measure(language));
reportFigure(`ready, start, a line: ${figures.join("; ")}`);
await browser.close();
await site.close();

/**
 * Prints what a language costs.
 * @param {string} language
 * @returns {Promise<string>} the figure: getting ready for the first time, starting, and a line
 */
async function measure(language) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site.url);
  let n = 0;
  const next = () => {
    n += 1;
    return ECHO[language](n);
  };
  const first = await prepare(page, language, next());
  const second = await prepare(page, language, next());
  const begun = [];
  let echoed = { ways: [Number.NaN], times: [Number.NaN] };
  const source = next();
  for (let i = 0; i < starts; i += 1) {
    const { ready, ways, times } = await echo(page, language, source, i === 0 ? lines : 1);
    begun.push(ready);
    if (i === 0) echoed = { ways, times };
  }
  await page.reload();
  const third = await prepare(page, language, next());
  const bytes = await page.evaluate(async (language) => {
    const { neededFor } = await import(new URL("play/running/compilers.js", location.href).href);
    return (await neededFor(language))?.bytes ?? 0;
  }, language);
  await context.close();
  const microseconds = (/** @type {number[]} */ all) => {
    const sorted = all.toSorted((a, b) => a - b);
    // Firefox's clock counts whole milliseconds, so a median would be meaningless.
    const mean = sorted.reduce((sum, each) => sum + each, 0) / sorted.length;
    return [mean, quantile(sorted, 0.95)].map((time) => (1000 * time).toFixed(0));
  };
  const [way, slowWay] = microseconds(echoed.ways);
  const [time, slowTime] = microseconds(echoed.times);
  const start = quantile(
    begun.toSorted((a, b) => a - b),
    0.5,
  ).toFixed(0);
  console.log(
    `${language.padEnd(10)} ${(bytes / 1e6).toFixed(1).padStart(4)} | ${[first, second, third].map((ms) => ms.toFixed(0)).join(", ")} | ` +
      `${start} | ${way} (${slowWay}) | ${time} (${slowTime})`,
  );
  return `${language} ${first.toFixed(0)}, ${start} ms, ${way} µs`;
}

/**
 * Gets a program ready.
 * @param {import("playwright-core").Page} page
 * @param {string} language
 * @param {string} source
 * @returns {Promise<number>} milliseconds
 */
function prepare(page, language, source) {
  return page.evaluate(
    async ([language, source]) => {
      const { prepare } = await import(new URL("play/running/prepare.js", location.href).href);
      const begun = performance.now();
      await prepare({ language, source });
      return performance.now() - begun;
    },
    [language, source],
  );
}

/**
 * Starts a program and sends it lines, one after the other.
 * @param {import("playwright-core").Page} page
 * @param {string} language
 * @param {string} source
 * @param {number} count
 * @returns {Promise<{ready: number, ways: number[], times: number[]}>} milliseconds until it was ready, of each line from here
 *   and back, and as its worker measured them
 */
function echo(page, language, source, count) {
  return page.evaluate(
    async ({ language, source, count }) => {
      const load = (/** @type {string} */ file) => import(new URL(file, location.href).href);
      const { Run } = await load("play/running/run.js");
      const runnable = await (await load("play/running/prepare.js")).prepare({ language, source });
      const begun = performance.now();
      let ready = 0;
      let sent = 0;
      /** @type {number[]} */
      const ways = [];
      /** @type {number[]} */
      const times = [];
      return new Promise((resolve, reject) => {
        const give = () => {
          sent = performance.now();
          run.give([`line ${ways.length}`]);
        };
        const run = new Run(
          runnable,
          {},
          {
            ready: () => {
              ready = performance.now() - begun;
              give();
            },
            line: (/** @type {string} */ _, /** @type {number} */ took) => {
              ways.push(performance.now() - sent);
              times.push(took);
              if (ways.length < count) return give();
              run.end();
              resolve({ ready, ways, times });
            },
            ended: reject,
          },
        );
      });
    },
    { language, source, count },
  );
}
