// Helpers shared by the benches that need a browser.

import { chromium, firefox } from "playwright-core";

/** Switches off Chromium's background activity, which would disturb measurements or use the network. */
const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The path of Chromium and its arguments.
 * @param {string[]} [more] further arguments
 */
export function launchOptions(more = []) {
  const root = process.getuid?.() === 0;
  return {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [...QUIET, ...(root ? ["--no-sandbox"] : []), ...more],
  };
}

/**
 * Starts a browser.
 * @param {string} [name] `firefox`, or else Chromium
 * @returns {Promise<import("playwright-core").Browser>}
 */
export function launch(name) {
  if (name !== "firefox") return chromium.launch(launchOptions());
  const executablePath = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
  return firefox.launch({ executablePath, channel: "moz-firefox" });
}

/**
 * The quantile of sorted numbers.
 * @param {number[]} sorted
 * @param {number} part from 0 to 1
 */
export function quantile(sorted, part) {
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN;
}
