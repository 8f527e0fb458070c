// Boards in pages generated from texts, with code from the page of examples.

import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { serve } from "../../tools/serve.mjs";
import { STILL } from "../browser/mice.mjs";
import { pageTest } from "../browser/page.mjs";
import { GATHER, playAndSolve, playInFrame } from "./page.mjs";
import { codeFor, codesOf, folderWith, python } from "./pasted.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * A page in Markdown with a game, a puzzle and a frame.
 * @param {{ game: string, puzzle: string }} codes
 * @param {string} frame
 */
const textOf = ({ game, puzzle }, frame) => `# A lecture

A game:

${game}

A puzzle:

${puzzle}

A frame:

${frame}
`;

/** @param {Page} page */
async function playsAll(page) {
  await playAndSolve(page);
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await playInFrame(page.frameLocator("iframe"));
}

pageTest("MkDocs with Material", STILL, async (page, url) => {
  const codes = codesOf(await codeFor(page, url, "MkDocs"));
  const frame = await codeFor(page, url, "Moodle");
  // The usual fonts come from elsewhere.
  const settings = (/** @type {string} */ address) => `site_name: A course
site_url: ${address}
theme:
  name: material
  font: false
  features: [navigation.instant]
  palette: { scheme: slate }
`;
  const { root, remove } = await folderWith({
    "docs/index.md": `# A course\n\n${GATHER}\n\nBoards are in the [lecture](lecture.md).\n`,
    "docs/lecture.md": textOf(codes, frame),
  });
  await mkdir(path.join(root, "site"));
  const site = await serve({ root: path.join(root, "site"), base: "/course/" });
  try {
    await writeFile(path.join(root, "mkdocs.yml"), settings(site.url));
    await python("mkdocs", ["build", "--strict", "--quiet"], root);
    // Material inserts the next page into this one, whose scripts keep running.
    await page.goto(site.url);
    await page.getByRole("link", { name: "lecture", exact: true }).click();
    await playsAll(page);
    assert.equal(page.url(), `${site.url}lecture/`);
    // And a page that is opened directly.
    await page.reload();
    await page.locator("#game").scrollIntoViewIfNeeded();
    await page.locator("#game .cell").first().waitFor();
  } finally {
    await site.close();
    await remove();
  }
});

pageTest("Sphinx, with MyST and with reStructuredText", STILL, async (page, url) => {
  const codes = codesOf(await codeFor(page, url, "Sphinx, MyST"));
  const frame = await codeFor(page, url, "Moodle");
  const raw = (/** @type {string} */ html) => `\`\`\`{raw} html\n${html}\n\`\`\``;
  const indented = codes.game.replace(/^```.*$/gm, "").replaceAll("\n", "\n   ");
  const { root, remove } = await folderWith({
    "conf.py": 'project = "A course"\nextensions = ["myst_parser"]\n',
    "index.md": `${raw(GATHER)}\n\n${textOf(codes, raw(frame))}\n\`\`\`{toctree}\nexercise\n\`\`\`\n`,
    "exercise.rst": `Exercise\n========\n\n.. raw:: html\n${indented}\n`,
  });
  await python("sphinx-build", ["--fail-on-warning", "--quiet", ".", "built"], root);
  const site = await serve({ root: path.join(root, "built") });
  try {
    await page.goto(site.url);
    await playsAll(page);
    await page.goto(`${site.url}exercise.html`);
    await page.locator("#game .cell").first().waitFor();
  } finally {
    await site.close();
    await remove();
  }
});
