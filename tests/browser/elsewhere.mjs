// Pages of another origin than the site's, with boards on them.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serve } from "../../tools/serve.mjs";
import { afterPages } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Links of the first puzzles that are shipped, by game. */
export const PUZZLES = {
  dots: "JXpVORtKZt1zMw8fMHtoFZcQ_cLjiC9NJ4TCEAAAw5A",
  crossing: "JMvomBgESt_bpHO7LiGfmV8Av5sYY9EbYC01vpjAydaDAFoaTDvJKVjaQRkcgcVia2RfwAAAAAAIKA",
};

/** A question of The Crossing: which phases an island can have. */
export const QUESTION = "JJTiGYCTfrmhPcF8a1rJ9F1rW9bue9nAwKzAwMC0g4GBxYIBHbDyH2Dgc2DgYGCRkD4AAA";

/** A game of Jumping Dots of 12 moves, shown after the eighth. */
export const GAME = "JbrIY4BjYEhgcGiAoQWMDAA";

const EVENTS = ["ready", "state", "move", "hint", "suggestion", "end", "solved", "error"];

/**
 * Opens a page of another origin. It gathers the events of its boards in `events`.
 * @param {Page} page
 * @param {string} url of the site
 * @param {string} body HTML, in which `SITE/` is the site
 * @param {(url: string) => Promise<void>} use
 * @param {string} [head] HTML
 */
export async function withPage(page, url, body, use, head = "") {
  const root = await mkdtemp(path.join(tmpdir(), "warren-elsewhere-"));
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width">${head}<title>A course</title><link rel="icon" href="data:,">
    <script>
      window.events = [];
      window.gather = (board) => {
        for (const type of ${JSON.stringify(EVENTS)}) {
          board.addEventListener(type, ({ detail }) => events.push({ type, ...detail }));
        }
      };
    </script>
    <main><h1>A course</h1>${body}</main></html>`;
  await writeFile(path.join(root, "index.html"), html.replaceAll("SITE/", url));
  afterPages(() => rm(root, { recursive: true }));
  const site = await serve({ root });
  afterPages(site.close);
  await page.goto(site.url);
  await use(site.url);
}

/**
 * Waits until the page has gathered that many events of a type, and returns all of them.
 * @param {Page} page
 * @param {string} type
 * @param {number} [count]
 * @returns {Promise<any[]>}
 */
export async function waitForEvents(page, type, count = 1) {
  await page.waitForFunction(
    ({ type, count }) =>
      /** @type {any} */ (window).events.filter((/** @type {any} */ each) => each.type === type)
        .length >= count,
    { type, count },
  );
  return page.evaluate(
    (type) =>
      /** @type {any} */ (window).events.filter((/** @type {any} */ each) => each.type === type),
    type,
  );
}

/** Discards the events gathered so far. @param {Page} page */
export const forget = (page) =>
  page.evaluate(() => {
    /** @type {any} */ (window).events.length = 0;
  });
