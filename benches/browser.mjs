// What the benches that need a browser share.

import { chromium } from "playwright-core";

/** Nothing that Chromium does on its own may disturb a measurement, or reach out. */
const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Where Chromium is and how it is started.
 * @param {string[]} [more] arguments
 */
export function howToLaunch(more = []) {
  const root = process.getuid?.() === 0;
  return {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [...QUIET, ...(root ? ["--no-sandbox"] : []), ...more],
  };
}

/**
 * Starts Chromium.
 * @returns {Promise<import("playwright-core").Browser>}
 */
export function launch() {
  return chromium.launch(howToLaunch());
}

/**
 * The value below which a part of the sorted numbers lies.
 * @param {number[]} sorted
 * @param {number} part from 0 to 1
 */
export function quantile(sorted, part) {
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN;
}
