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
 * Starts Chromium.
 * @returns {Promise<import("playwright-core").Browser>}
 */
export function launch() {
  const root = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: root ? [...QUIET, "--no-sandbox"] : QUIET,
  });
}

/**
 * The value below which a part of the sorted numbers lies.
 * @param {number[]} sorted
 * @param {number} part from 0 to 1
 */
export function quantile(sorted, part) {
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN;
}
