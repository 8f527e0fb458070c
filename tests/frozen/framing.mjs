// A page of another origin with a board in a frame, which talks with it by plain messages, without what Warren has for that.

import { withPage } from "../browser/elsewhere.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {Record<string, any> & { type: string }} Message */

/**
 * What is done, and what the page hears because of it.
 * @typedef {object} Step
 * @property {Message} [ask] a message to the board
 * @property {keyof typeof PRESSED} [press] a button on the board
 * @property {"shape"} [holds] only fields and types are frozen: an engine has moved
 * @property {Message[]} hears
 */

/** @typedef {{ name: string, address: string, steps: Step[] }} Talk `address`: behind `embed.html` */

/** What a visitor presses in the frame. @satisfies {Record<string, string>} */
export const PRESSED = {
  undo: "[data-action=undo]",
  curtain: ".curtain button",
  again: "[data-action=again]",
  "give up": "[data-action=give-up]",
};

/**
 * @param {Page} page
 * @param {string} url of the site
 * @param {string} address
 * @param {() => Promise<void>} use
 */
export async function withFrame(page, url, address, use) {
  const body = `<script>
      window.heard = [];
      addEventListener("message", ({ data }) => window.heard.push(data));
    </script>
    <iframe id="frame" title="A board" width="700" height="700" src="SITE/embed.html${address}"></iframe>`;
  await withPage(page, url, body, use);
}

/**
 * @param {Page} page
 * @param {Omit<Step, "hears">} step
 */
export async function take(page, { ask, press }) {
  if (ask) {
    await page.evaluate((message) => {
      const frame = /** @type {HTMLIFrameElement} */ (document.getElementById("frame"));
      frame.contentWindow?.postMessage(message, "*");
    }, ask);
  }
  if (press) await page.frameLocator("#frame").locator(PRESSED[press]).first().click();
}

/**
 * Waits until messages of these types have come, in this order, be it among others; hands over all since then and forgets them.
 * A board tells its height when it likes.
 * @param {Page} page
 * @param {string[]} types
 * @returns {Promise<Message[]>}
 */
export async function hear(page, types) {
  await page.waitForFunction((types) => {
    const heard = /** @type {any} */ (window).heard.map((/** @type {Message} */ { type }) => type);
    const wanted = types.filter((type) => type !== "resize");
    let found = 0;
    for (const type of heard) if (type === wanted[found]) found += 1;
    return found === wanted.length && (!types.includes("resize") || heard.includes("resize"));
  }, types);
  return page.evaluate(() => /** @type {any} */ (window).heard.splice(0));
}

/**
 * Of what was heard, the messages that were waited for.
 * @param {Message[]} heard
 * @param {string[]} types
 */
export function awaited(heard, types) {
  const wanted = types.filter((type) => type !== "resize");
  let found = 0;
  const inOrder = heard.filter(({ type }) => {
    if (type !== wanted[found]) return false;
    found += 1;
    return true;
  });
  const resize = types.includes("resize") && heard.find(({ type }) => type === "resize");
  return resize ? [...inOrder, resize] : inOrder;
}
