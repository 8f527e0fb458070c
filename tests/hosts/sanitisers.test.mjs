// Boards in texts where the sanitiser of a learning system or a forum allows only frames.

import assert from "node:assert/strict";
import { cp } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { serve } from "../../tools/serve.mjs";
import { BROWSER } from "../browser/browsers.mjs";
import { PUZZLES } from "../browser/elsewhere.mjs";
import { STILL } from "../browser/mice.mjs";
import { pageTest } from "../browser/page.mjs";
import { htmlOf, playInFrame, press } from "./page.mjs";
import { codeFor, folderWith, python } from "./pasted.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** The allowed attributes of a frame. */
const ATTRIBUTES = ["src", "title", "width", "height"];

/** The browser's console message when the frame asks for permission to copy. */
const HOW = { ...STILL, expected: /Clipboard API has been blocked/ };

/**
 * An author's text: a frame in which learners hand in, from the page of examples, and an element. The sanitiser
 * removes the element.
 * @param {Page} page
 * @param {string} url of the site
 */
async function written(page, url) {
  const frame = await codeFor(page, url, "Canvas");
  const game = frame.replace("game=dots", "game=dots&amp;level=1&amp;language=en");
  const puzzle = frame.replace("?game=dots", `?hand_in=on&amp;language=en#${PUZZLES.dots}`);
  assert.notEqual(puzzle, frame);
  return `<p onclick="stop()">A lecture</p>${game}${puzzle}${await codeFor(page, url, "MkDocs")}`;
}

/**
 * Serves a page.
 * @param {Record<string, string>} files
 * @param {(root: string) => Promise<void>} fill
 * @param {(url: string) => Promise<void>} use
 */
async function withFiles(files, fill, use) {
  const { root, remove } = await folderWith(files);
  await fill(root);
  const site = await serve({ root });
  try {
    await use(site.url);
  } finally {
    await site.close();
    await remove();
  }
}

/**
 * Checks that only frames remain, plays in one, and hands in the work of the other.
 * @param {Page} page
 * @param {string} url of the site
 */
async function playsAndHandsIn(page, url) {
  await page.getByText("A lecture").waitFor();
  assert.equal(await page.locator("#lecture").getByText("A lecture").getAttribute("onclick"), null);
  assert.equal(await page.locator("warren-board, #lecture script, [style]").count(), 0);
  await playInFrame(page.frameLocator("iframe >> nth=0"));

  const puzzle = page.frameLocator("iframe >> nth=1");
  const pressButton = (/** @type {string} */ name) =>
    puzzle.getByRole("button", { name, exact: true }).click();
  await press(puzzle, "F4", "W");
  await puzzle.getByText("Your move. It decides.").waitFor();
  await press(puzzle, "F1", "W");
  await puzzle
    .getByText(/^Solved/)
    .first()
    .waitFor();
  await pressButton("Hand in");
  await puzzle.getByLabel(/name or number/).fill("Zoë");
  // Firefox lets any frame copy and save, and sends a test no events about it.
  if (BROWSER === "firefox") return;
  await pressButton("Copy");
  // The sanitiser has removed the attribute that allows the frame to copy.
  await puzzle.getByText("This page does not let the board copy.").waitFor();
  const text = await puzzle.locator(".hand-in-text").inputValue();

  await page.goto(`${url}#/collect`);
  await page.locator("#collect-text").fill(text);
  await page.locator(".collect-bring .button").last().click();
  const row = page.locator(".collect-table tbody tr").first();
  await row.getByText("Zoë").waitFor();
  assert.match(await row.innerText(), /solved\s+1\s/);
}

pageTest("DOMPurify, in the page", HOW, async (page, url) => {
  const text = await written(page, url);
  const options = { ALLOWED_TAGS: ["p", "iframe"], ALLOWED_ATTR: ATTRIBUTES };
  const files = {
    "text.txt": text,
    "index.html": htmlOf(
      '<main id="lecture"></main>',
      `<script type="module">
        import purify from "./purify.es.mjs";
        const text = await (await fetch("text.txt")).text();
        document.getElementById("lecture").innerHTML = purify.sanitize(text, ${JSON.stringify(options)});
      </script>`,
    ),
  };
  const installed = path.dirname(createRequire(import.meta.url).resolve("dompurify"));
  const fill = (/** @type {string} */ root) =>
    cp(path.join(installed, "purify.es.mjs"), path.join(root, "purify.es.mjs"));
  await withFiles(files, fill, async (address) => {
    await page.goto(address);
    await playsAndHandsIn(page, url);
  });
});

pageTest("nh3, on the server", HOW, async (page, url) => {
  const clean = `
import pathlib, sys, nh3
folder = pathlib.Path(sys.argv[1])
text = nh3.clean((folder / "text.txt").read_text(), tags={"p", "iframe"}, attributes={"iframe": set(sys.argv[2:])})
page = (folder / "page.txt").read_text()
(folder / "index.html").write_text(page.replace("TEXT", text))
`;
  const files = {
    "text.txt": await written(page, url),
    "page.txt": htmlOf('<main id="lecture">TEXT</main>'),
  };
  const fill = async (/** @type {string} */ root) => {
    await python("python", ["-c", clean, root, ...ATTRIBUTES]);
  };
  await withFiles(files, fill, async (address) => {
    await page.goto(address);
    await playsAndHandsIn(page, url);
  });
});
