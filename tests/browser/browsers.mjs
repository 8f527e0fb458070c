// The browsers that the page tests run in: Chromium, or Firefox with BROWSER=firefox.

import { chromium, firefox } from "playwright-core";

/** @typedef {import("playwright-core").Browser} Browser */

/** @type {Record<string, { engine: import("playwright-core").BrowserType, options: import("playwright-core").LaunchOptions }>} */
const BROWSERS = {
  chromium: {
    engine: chromium,
    options: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
    },
  },
  firefox: {
    engine: firefox,
    options: {
      executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
      // The browser as people have it, by WebDriver BiDi, in place of one that was built for tests.
      channel: "moz-firefox",
    },
  },
};

/** The name of the browser that the tests run in. */
export const BROWSER = process.env.BROWSER ?? "chromium";

/** @returns {Promise<Browser>} */
export function launch() {
  const browser = BROWSERS[BROWSER];
  if (!browser) {
    throw new Error(`BROWSER is one of ${Object.keys(BROWSERS).join(", ")}, not ${BROWSER}`);
  }
  return browser.engine.launch(browser.options);
}
