// Audits the built site with Lighthouse: `make lighthouse`, optionally with ROUNDS=5, and with ONLY=home for the pages with
// that in their names. Afterwards also `node benches/lighthouse.mjs --quiet 2`: each round waits for a load of at
// most 2.
//
// The built site is served compressed, as by static servers, and audited with Lighthouse's own mobile profile: the screen of a
// Moto G Power, and times that it simulates for slow 4G and a processor 4 times slower. The times depend on other load on the
// machine, so the load is printed beside them. The rules are not a page but a tab, which Lighthouse audits as a
// snapshot, without times.

import { createRequire } from "node:module";
import os from "node:os";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { launchOptions, quantile } from "./browser.mjs";
import { reportFigure } from "./figures.mjs";
import { hostSite, puzzleLink, startLink } from "./host.mjs";

/** The lowest score of an audit that Lighthouse shows in green. */
const PASSED = 0.9;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    only: { type: "string", default: "" },
    quiet: { type: "string", default: "Infinity" },
  },
});

const { navigation, snapshot } = await installed("lighthouse");
const { default: puppeteer } = await installed("puppeteer-core");

const host = await hostSite();
const start = await startLink("dots");
const [dots, rabbits] = [`dots/${start}`, `rabbits/${await startLink("rabbits")}`];
/** The pages to visit, each with its language; with `tab`, after that tab has been opened. */
const VISITS = [
  { name: "home", language: "en", address: "" },
  { name: "a shared game of dots", language: "en", address: dots },
  { name: "a shared game of rabbits", language: "en", address: rabbits },
  { name: "a shared puzzle", language: "en", address: await puzzleLink("dots") },
  { name: "a board in a frame", language: "en", address: `embed.html${start}` },
  { name: "the puzzles", language: "en", address: "#/puzzles" },
  { name: "the rules of dots", language: "en", address: dots, tab: "rules" },
  { name: "home", language: "ru", address: "" },
  { name: "a shared game of dots", language: "ru", address: dots },
  { name: "home", language: "fa", address: "" },
  { name: "a shared game of dots", language: "fa", address: dots },
].filter(({ name, language }) => `${name} ${language}`.includes(values.only));

try {
  console.log(
    "| page | performance | FCP, LCP, TBT, CLS | accessibility | best practices | SEO | load |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- |");
  /** @type {Map<string, number[]>} */
  const medians = new Map();
  for (const visit of VISITS) {
    const rounds = await audit(visit);
    print(visit, rounds);
    for (const { id, title } of categoriesOf(rounds, visit.tab)) {
      const all = rounds.map(({ report }) => Math.round(100 * report.categories[id].score));
      medians.set(title, [...(medians.get(title) ?? []), median(all)]);
    }
  }
  const figures = [...medians].map(([title, all]) => {
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return `${title} ${least === most ? least : `${least} to ${most}`}`;
  });
  reportFigure(figures.join(", "));
} finally {
  await host.close();
}

/**
 * Loads a package that only this bench needs. A bare import from this folder would not find it.
 * @param {string} name
 */
function installed(name) {
  const require = createRequire(new URL("lighthouse/package.json", import.meta.url));
  try {
    return import(pathToFileURL(require.resolve(name)).href);
  } catch {
    console.error("Lighthouse is not installed: `make lighthouse` does that.");
    process.exit(1);
  }
}

/**
 * The result of one round, and the machine's load when it began.
 * @typedef {{report: any, load: number}} Round
 */

/**
 * Audits a page, with a new browser for each round.
 * @param {typeof VISITS[number]} visit
 * @returns {Promise<Round[]>}
 */
async function audit({ language, address, tab }) {
  const rounds = [];
  for (let round = 0; round < (tab ? 1 : Number(values.rounds)); round += 1) {
    await quiet();
    const load = os.loadavg()[0];
    const browser = await puppeteer.launch(
      launchOptions([`--lang=${language}`, `--accept-lang=${language}`]),
    );
    try {
      const page = await browser.newPage();
      const url = host.url + address;
      if (tab) {
        await page.goto(url);
        await page.locator(`#tab-${tab}`).click();
        await page.waitForSelector(`#panel-${tab} h2`);
      }
      const { lhr: report } = await (tab ? snapshot(page) : navigation(page, url));
      rounds.push({ report, load });
    } finally {
      await browser.close();
    }
  }
  return rounds;
}

/**
 * The categories with a score. A tab has no performance.
 * @param {Round[]} rounds
 * @param {string} [tab]
 * @returns {{ id: string, title: string }[]}
 */
function categoriesOf([{ report }], tab) {
  const all = Object.entries(report.categories).map(([id, { title }]) => ({ id, title }));
  return all.filter(({ id }) => !(tab && id === "performance"));
}

/** Waits until the machine's load average of the last minute is low enough. */
async function quiet() {
  while (os.loadavg()[0] > Number(values.quiet)) await setTimeout(1000);
}

/**
 * Prints a row of the table, and below it the failed audits.
 * @param {typeof VISITS[number]} visit
 * @param {Round[]} rounds
 */
function print({ name, language, tab }, rounds) {
  const score = (/** @type {string} */ category) =>
    spread(rounds.map(({ report }) => Math.round(100 * report.categories[category].score)));
  const time = (/** @type {string} */ id, unit = 1, digits = 0) =>
    (median(rounds.map(({ report }) => report.audits[id].numericValue)) / unit).toFixed(digits);
  const paints = () =>
    `${time("first-contentful-paint", 1000, 2)} s, ${time("largest-contentful-paint", 1000, 2)} s`;
  const cells = [
    `${name}, ${language}`,
    tab ? "" : score("performance"),
    tab
      ? ""
      : `${paints()}, ${time("total-blocking-time")} ms, ${time("cumulative-layout-shift", 1, 3)}`,
    score("accessibility"),
    score("best-practices"),
    score("seo"),
    spread(rounds.map(({ load }) => Number(load.toFixed(1)))),
  ];
  console.log(`| ${cells.join(" | ")} |`);
  for (const [id, text] of failed(rounds)) console.log(`    ${id}: ${text}`);
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return quantile(sorted, 0.5);
}

/** @param {number[]} numbers */
function spread(numbers) {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${median(numbers)} (${least} to ${most})`;
}

/**
 * The audits with a weight that failed in some round, with their messages.
 * @param {Round[]} rounds
 * @returns {Map<string, string>}
 */
function failed(rounds) {
  const found = new Map();
  for (const { report } of rounds) {
    for (const { auditRefs } of Object.values(report.categories)) {
      for (const { id, weight } of auditRefs) {
        const { score, title, displayValue = "" } = report.audits[id];
        if (weight > 0 && score !== null && score < PASSED)
          found.set(id, `${title} ${displayValue}`);
      }
    }
  }
  return found;
}
