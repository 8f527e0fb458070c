// The browsers that the page tests run in: Chromium, or Firefox with BROWSER=firefox.

import { chromium, firefox } from "playwright-core";

/** @typedef {import("playwright-core").Browser} Browser */

const CHROMIUM = {
  engine: chromium,
  options: {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  },
};

const FIREFOX = {
  engine: firefox,
  options: {
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    // The browser as people have it, by WebDriver BiDi, in place of one built for tests.
    channel: "moz-firefox",
  },
};

const BROWSERS = new Map([
  ["chromium", CHROMIUM],
  ["firefox", FIREFOX],
]);

/** The name of the browser that the tests run in. */
export const BROWSER = process.env.BROWSER ?? "chromium";

/** @returns {Promise<Browser>} */
export function launch() {
  const browser = BROWSERS.get(BROWSER);
  if (!browser)
    throw new Error(`BROWSER is one of ${[...BROWSERS.keys()].join(", ")}, not ${BROWSER}`);
  return browser.engine.launch(browser.options);
}
