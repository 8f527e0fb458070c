// Programs in Python and C++ from their page to their games, and the page's message where a language is not offered.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {string} place */
const example = (place) => readFile(new URL(`../../../examples/${place}`, import.meta.url), "utf8");

/** @param {Page} page */
const turns = (page) => page.locator(".program-turns > li");

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

/** Firefox's console messages when Pyodide tries what its sandbox forbids. */
const PYODIDE = /Content-Security-Policy.*data:text.javascript/;

/** Agrees to load the language. @param {Page} page */
const load = (page) => page.getByRole("button", { name: /^Load .* MB$/ }).click();

pageTest("if a site lacks languages, the page says so", {}, async (page, url) => {
  await page.route("**/compilers/list.json*", (route) => route.fulfill({ json: {} }));
  await page.goto(`${url}#/programs`);
  await page.getByText("This site was set up without Python").waitFor();
  await page.getByText("This site was set up without C++").waitFor();
  assert.equal(await page.locator("#program-language").count(), 0, "there is nothing to choose");
});

pageTest("if the browser lacks what a language needs, the page says so", {}, async (page, url) => {
  await page.addInitScript(() => Reflect.deleteProperty(WebAssembly, "Suspending"));
  await page.goto(`${url}#/programs`);
  await page.getByText("Programs in Python cannot run in this browser").waitFor();
  await page.getByRole("button", { name: "Write a program for Jumping Dots" }).waitFor();
});

pageTest(
  "if the needs of a language are unknown, the page says so",
  { expected: /list\.json|ERR_FAILED/ },
  async (page, url) => {
    await page.route("**/compilers/list.json*", (route) => route.abort());
    await page.goto(`${url}#/programs`);
    await page.getByText("Programs in Python cannot run now").waitFor();
  },
);

/** Its headers compile quickly. It plays one move of dots and ends. */
const CPP = `#include <cstdio>

int main() {
  int never_used;
  char line[100];
  fgets(line, sizeof line, stdin);
  puts("D4N");
  return 0;
}
`;

pageTest("a C++ program is compiled with its warnings, and plays", {}, async (page, url) => {
  await addProgram(page, url, "Mine.dots.cpp", CPP);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await load(page);
  await page.locator(".program-end").getByText("had ended").waitFor();
  assert.match((await turns(page).first().locator("pre").textContent()) ?? "", /^>> 0\n<< D4N/);
  await page.getByRole("link", { name: "Edit program" }).click();
  await page.locator(".cm-lint-marker-warning").waitFor();
});

pageTest("a Python program plays many games", { expected: PYODIDE }, async (page, url) => {
  await addProgram(page, url, "Mine.dots.py", await example("dots/starter.py"));
  await page.getByRole("link", { name: "Games and ladder" }).click();
  const many = page.getByRole("region", { name: "Many games" });
  await many.getByRole("spinbutton").press("Control+A");
  await page.keyboard.type("2");
  await many.getByRole("button", { name: "Start" }).click();
  await load(page);
  await many.getByText("All 2 games are over.").first().waitFor();
});

pageTest(
  "without a connection a loaded language still runs",
  {
    serviceWorkers: "allow",
    asBuilt: true,
    expected: /Content-Security-Policy.*data:text|ERR_INTERNET|NetworkError/,
  },
  async (page, url) => {
    await addProgram(page, url, "Mine.dots.py", "input()\nprint('D4N')\ninput()\n");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await load(page);
    await turns(page).nth(1).waitFor();
    // The whole site is stored once its worker is active.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.goto(`${url}#/programs`);
    await page.reload();
    await page.getByRole("link", { name: "Mine" }).first().click();
    await page.locator("main.program").waitFor();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await turns(page).nth(1).waitFor();
  },
);
