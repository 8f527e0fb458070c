// A program that failed in a game: its page marks the line, says what happened, and leads to the game.

import assert from "node:assert/strict";
import { faultsInBothThemes } from "../axe.mjs";
import { start } from "../batches.mjs";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Firefox's console messages when Pyodide tries what its sandbox forbids. */
const PYODIDE = /Content-Security-Policy.*data:text.javascript/;

/** A program that fails in a line. @param {number} line from 3 */
const failingAt = (line) =>
  `${"// more\n".repeat(line - 3)}await readLine();\n\nnothing.at(all);\n`;

/**
 * Adds a program by choosing its file. Its page opens.
 * @param {Page} page
 * @param {string} url
 * @param {string} name
 * @param {string} source
 */
async function addProgram(page, url, name, source) {
  await page.goto(`${url}#/programs`);
  const file = { name, mimeType: "text/plain", buffer: Buffer.from(source) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.locator("main.program").waitFor();
}

/** Plays a game in which the program fails, and returns to its page. @param {Page} page */
async function playAndReturn(page) {
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".program-end").waitFor();
  await page.getByRole("link", { name: "Edit program" }).click();
  await page.locator("main.program").waitFor();
}

/** @param {Page} page */
const notice = (page) => page.locator(".program-notice").getByText(/this source failed/);

/** @param {Page} page */
const mark = (page) => page.locator(".cm-lintRange-error");

/** @param {Page} page */
const code = (page) => page.getByRole("textbox", { name: /^Source of / });

pageTest("the line of a failure is marked until the source changes", {}, async (page, url) => {
  await addProgram(page, url, "Mine.dots.js", failingAt(12));
  await playAndReturn(page);
  await notice(page).waitFor();
  const text = (await notice(page).textContent()) ?? "";
  assert.match(text, /failed in line 12\..*nothing is not defined/);
  await mark(page).waitFor();
  assert.equal(await mark(page).textContent(), "nothing");
  assert.deepEqual(await faultsInBothThemes(page), []);

  // After a reload the line is in sight, and still marked when the grammar has been checked.
  await page.reload();
  await notice(page).waitFor();
  await mark(page).hover();
  await page.getByText("nothing is not defined").nth(1).waitFor();

  // A key that leads to the line, and an edit that takes the mark away.
  await page.getByRole("button", { name: "Go to line 12" }).press("Enter");
  await page.locator(".cm-activeLine", { hasText: "nothing.at(all);" }).waitFor();
  await page.keyboard.type("const nothing = [];\n");
  await notice(page).waitFor({ state: "detached" });
  await mark(page).waitFor({ state: "detached" });
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.reload();
  await code(page).waitFor();
  await page.getByText("Saved", { exact: true }).waitFor();
  assert.equal(await notice(page).count(), 0);
  assert.equal(await mark(page).count(), 0);

  // The same source again has the same line.
  await page.locator(".cm-line", { hasText: "const nothing" }).click();
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Delete");
  await notice(page).waitFor();
  await mark(page).waitFor();
  await page.locator(".program-notice").getByRole("link", { name: "Open the game" }).click();
  await page.locator("main.game .verdict-line").first().waitFor();
});

pageTest(
  "on a phone the notice leads to the line",
  { viewport: { width: 390, height: 844 } },
  async (page, url) => {
    await addProgram(page, url, "Mine.dots.js", failingAt(12));
    await playAndReturn(page);
    await page.getByRole("tab", { name: "Rules" }).click();
    await page.getByRole("button", { name: "Go to line 12" }).click();
    await page.locator(".cm-activeLine", { hasText: "nothing.at(all);" }).waitFor();
    await mark(page).waitFor();
  },
);

pageTest("a line far below is in sight when the page opens", {}, async (page, url) => {
  await addProgram(page, url, "Mine.dots.js", failingAt(150));
  await playAndReturn(page);
  await notice(page).waitFor();
  await page.locator(".cm-line", { hasText: "nothing.at(all);" }).waitFor();
  await page.waitForFunction(() => {
    const { shadowRoot } = /** @type {Element} */ (document.querySelector(".code-editor"));
    const line = shadowRoot?.querySelector(".cm-lintRange-error")?.getBoundingClientRect();
    const view = shadowRoot?.querySelector(".cm-scroller")?.getBoundingClientRect();
    return line && view && line.top > view.top && line.bottom < Math.min(view.bottom, innerHeight);
  });
  // The page itself does not scroll, and the focus stays.
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.equal(await page.locator(".code-editor:focus").count(), 0);
});

/** It fails only when it moves first. */
const FAILING_FIRST = `const side = await readLine();
if (side === "0") nothing.at(all);
while ((await readLine()) !== null);
`;

pageTest("a later game without a failure takes the mark away", {}, async (page, url) => {
  await addProgram(page, url, "Mine.dots.js", FAILING_FIRST);
  const address = page.url();
  await playAndReturn(page);
  await notice(page).waitFor();
  await mark(page).waitFor();
  // The program's page stays open in another tab.
  const other = await page.context().newPage();
  await other.goto(address);
  await mark(other).waitFor();
  await page.goto(`${url}#/new/dots`);
  await notice(other).waitFor();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group", { name: /Red/ }).getByRole("radio", { name: "Person" }).check();
  await dialog.getByRole("group", { name: /Blue/ }).getByRole("radio", { name: "Program" }).check();
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.locator(".program-turns .read").first().waitFor();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await notice(other).waitFor({ state: "detached" });
  await mark(other).waitFor({ state: "detached" });
});

pageTest("the line of a failure in many games is marked", {}, async (page, url) => {
  await addProgram(page, url, "Mine.dots.js", failingAt(12));
  await page.getByRole("link", { name: "Games and ladder" }).click();
  await start(page, ["Level 1"], 2);
  await page.getByText("All 2 games are over.").first().waitFor();
  await page.goBack();
  await notice(page).waitFor();
  assert.match((await notice(page).textContent()) ?? "", /series of games .* line 12/);
  await mark(page).waitFor();
  await page.getByRole("link", { name: "Open the game" }).first().click();
  await page.locator(".program-end").waitFor();
});

pageTest("a failure in Python is marked in its line", { expected: PYODIDE }, async (page, url) => {
  await addProgram(page, url, "Mine.dots.py", "import sys\n\nside = input()\nprint(1 // 0)\n");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: /^Load .* MB$/ }).click();
  await page.locator(".program-end").waitFor();
  await page.getByRole("link", { name: "Edit program" }).click();
  await notice(page).waitFor();
  assert.match((await notice(page).textContent()) ?? "", /line 4\..*ZeroDivisionError/);
  await mark(page).waitFor();
});

const CRASHING = `#include <cstdio>
#include <cstdlib>

int main() {
  char line[100];
  fgets(line, sizeof line, stdin);
  if (line[0]) abort();
  return 0;
}
`;

pageTest("a failure in C++ is marked in its line", {}, async (page, url) => {
  await addProgram(page, url, "Mine.dots.cpp", CRASHING);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: /^Load .* MB$/ }).click();
  await page.locator(".program-end").waitFor();
  await page.getByRole("link", { name: "Edit program" }).click();
  await notice(page).waitFor();
  assert.match((await notice(page).textContent()) ?? "", /line 7\..*it called abort\(\)/);
  await mark(page).waitFor();
});
