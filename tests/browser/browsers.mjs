// The browsers that the page tests run in: headless Chromium, which is the fastest; with BROWSER=chromium all of
// Chromium, with BROWSER=firefox Firefox. HEADED=1 shows the window.

import { chromium, firefox } from "playwright-core";

/** @typedef {import("playwright-core").Browser} Browser */

/** @type {Record<string, { engine: import("playwright-core").BrowserType, options: import("playwright-core").LaunchOptions }>} */
const BROWSERS = {
  "headless-shell": chromiumAt(process.env.HEADLESS_SHELL ?? "/usr/bin/chromium-headless-shell"),
  chromium: chromiumAt(process.env.CHROMIUM ?? "/usr/bin/chromium"),
  firefox: {
    engine: firefox,
    options: {
      executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
      // The ordinary browser, by WebDriver BiDi, instead of one that was built for tests.
      channel: "moz-firefox",
    },
  },
};

/** @param {string} executablePath */
function chromiumAt(executablePath) {
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
  ];
  return { engine: chromium, options: { executablePath, args } };
}

/** The name of the browser that the tests run in. */
export const BROWSER = process.env.BROWSER ?? (process.env.HEADED ? "chromium" : "headless-shell");

/**
 * Playwright makes browsers discard each page that is left. Ordinary browsers keep some, to restore them unchanged.
 * Headless Chromium cannot.
 */
const KEEPING = {
  chromium: { ignoreDefaultArgs: ["--disable-back-forward-cache"] },
  firefox: { firefoxUserPrefs: { "browser.sessionhistory.max_total_viewers": 8 } },
};

/**
 * @param {boolean} [keepsPages] whether the browser keeps pages that are left
 * @returns {Promise<Browser>}
 */
export function launch(keepsPages = false) {
  const name = keepsPages && BROWSER === "headless-shell" ? "chromium" : BROWSER;
  const browser = BROWSERS[name];
  if (!browser) {
    throw new Error(`BROWSER is one of ${Object.keys(BROWSERS).join(", ")}, not ${BROWSER}`);
  }
  const keeping = keepsPages ? KEEPING[/** @type {keyof typeof KEEPING} */ (name)] : {};
  const headless = !process.env.HEADED;
  return browser.engine.launch({ ...browser.options, ...keeping, headless });
}
