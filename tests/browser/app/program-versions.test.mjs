// The versions of a program: kept, named, compared, and taken back as its source.

import assert from "node:assert/strict";
import { faultsInBothThemes } from "../axe.mjs";
import { many, setGames } from "../batches.mjs";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** A program that loses at once. */
const FIRST = 'await readLine();\nprint("Z9N");\nawait readLine();\n';

/** @param {Page} page */
const code = (page) => page.getByRole("textbox", { name: /^Source of / });

/** The lines of the program's source. @param {Page} page */
const lines = (page) => page.locator(".program-source .cm-line");

/** @param {Page} page */
const rows = (page) => page.locator(".program-versions > li");

/** @param {Page} page */
const comparison = (page) => page.getByRole("dialog", { name: "Compare versions" });

/** Waits until the typed text is stored. @param {Page} page */
const saved = (page) => page.getByText("Saved", { exact: true }).waitFor();

/**
 * Adds a program by choosing its file, and opens the tab with its versions.
 * @param {Page} page
 * @param {string} url
 * @param {string | Uint8Array} [source]
 * @param {string} [name] of the file
 */
async function open(page, url, source = FIRST, name = "Mine.dots.js") {
  await page.goto(`${url}#/programs`);
  const file = { name, mimeType: "application/octet-stream", buffer: Buffer.from(source) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await openTab(page);
}

/** @param {Page} page */
async function openTab(page) {
  await page.getByRole("tab", { name: "Versions" }).click();
  await page.getByRole("button", { name: "Keep this version" }).waitFor();
}

/**
 * Types at the beginning of the source.
 * @param {Page} page
 * @param {string} text
 */
async function type(page, text) {
  await code(page).focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type(text);
  await saved(page);
}

/** @param {Page} page @param {string} name */
async function keep(page, name) {
  await page.getByRole("textbox", { name: "Name of the version" }).fill(name);
  await page.getByRole("button", { name: "Keep this version" }).click();
}

/** The numbers and names in the list. @param {Page} page */
const names = (page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => {
      const number = row.querySelector(".version-number")?.textContent;
      return `${number} ${row.querySelector("input")?.value}`.trim();
    }),
  );

pageTest("a version is kept, compared, and taken back", {}, async (page, url) => {
  await open(page, url);
  await page.getByText("No versions yet.").waitFor();
  await keep(page, "  first   try ");
  await page.getByText("This is version 1 · first try now.").waitFor();
  await page.getByText("The same as version 1 · first try").waitFor();
  await type(page, "// two\n");
  await page.getByText("Not kept yet").waitFor();
  await keep(page, "");
  await page.getByText("This is version 2 now.").waitFor();
  await type(page, "// three\n");
  assert.deepEqual(await names(page), ["2", "1 first try"]);

  await page.getByRole("button", { name: "Compare: 1 · first try" }).click();
  await comparison(page).getByText("1 changed place", { exact: true }).waitFor();
  const before = comparison(page).getByRole("textbox", { name: "Source: 1 · first try" });
  const after = comparison(page).getByRole("textbox", { name: "Source: Current source" });
  assert.equal(await before.locator(".cm-changedLine").count(), 0);
  assert.deepEqual(await after.locator(".cm-changedLine").allTextContents(), [
    "// three",
    "// two",
  ]);
  await after.focus();
  await page.keyboard.type("x");
  assert.equal(await after.getByText("x").count(), 0);
  // Any two can be compared.
  await comparison(page).getByRole("combobox", { name: "Before" }).selectOption("2");
  await comparison(page)
    .getByRole("textbox", { name: "Source: 2", exact: true })
    .locator(".cm-line", { hasText: "// two" })
    .waitFor();
  await page.keyboard.press("Escape");
  await comparison(page).waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Go back to this one: 1 · first try" }).press("Enter");
  await page
    .getByText("Version 1 · first try is the source again. The source before it is version 3.")
    .waitFor();
  assert.equal(await lines(page).first().textContent(), "await readLine();");
  await page.getByText("The same as version 1 · first try").waitFor();
  assert.deepEqual(await names(page), ["3", "2", "1 first try"]);
  // The pressed button is hidden, and the focus is before it.
  await rows(page).last().and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await comparison(page).getByRole("textbox", { name: "Source: 2", exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await code(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await page.getByText("The same as version 3").waitFor();
  assert.equal(await lines(page).first().textContent(), "// three");
  await saved(page);

  await page.reload();
  await openTab(page);
  assert.deepEqual(await names(page), ["3", "2", "1 first try"]);
  assert.equal(await lines(page).first().textContent(), "// three");
  await page.getByRole("button", { name: "Go back to this one: 1 · first try" }).click();
  await page.getByText("The source before it is version 3.").waitFor();
  await saved(page);
  await page.reload();
  await lines(page).first().waitFor();
  assert.equal(await lines(page).first().textContent(), "await readLine();");
});

pageTest("a version is renamed where it is", {}, async (page, url) => {
  await open(page, url);
  await keep(page, "");
  const field = page.getByRole("textbox", { name: "Name of version 1" });
  await field.fill("  slow  but sure ");
  await field.press("Enter");
  await page.getByText("The same as version 1 · slow but sure").waitFor();
  assert.equal(await field.inputValue(), "slow but sure");
  await page.keyboard.type("x");
  await field.press("Escape");
  assert.equal(await field.inputValue(), "slow but sure");
  await field.and(page.locator(":focus")).waitFor();
  await page.reload();
  await openTab(page);
  assert.deepEqual(await names(page), ["1 slow but sure"]);
  await field.fill("");
  await field.press("Tab");
  await page.getByText("The same as version 1", { exact: true }).waitFor();
});

pageTest("the comparison folds what is the same, and steps by keys", {}, async (page, url) => {
  const middle = Array.from({ length: 30 }, (_, index) => `const v${index} = ${index};\n`).join("");
  await open(page, url, `first();\n${middle}last();\n`);
  await keep(page, "old");
  await type(page, "zero(7, 'x'); // y\n");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("end();\n");
  await saved(page);
  await page.getByRole("button", { name: "Compare: 1 · old" }).click();
  const count = comparison(page).getByRole("status");
  await comparison(page).getByText("2 changed places").waitFor();
  const after = comparison(page).getByRole("textbox", { name: "Source: Current source" });
  await after.getByText("26 unchanged lines").waitFor();
  assert.equal(await after.getByText("const v15 = 15;").count(), 0);
  assert.deepEqual(await faultsInBothThemes(page), []);
  await after.focus();
  await page.keyboard.press("F7");
  assert.equal(await count.textContent(), "Changed place 1 of 2");
  await page.keyboard.press("F7");
  await page.keyboard.press("F7");
  assert.equal(await count.textContent(), "Changed place 1 of 2");
  await page.keyboard.press("Shift+F7");
  assert.equal(await count.textContent(), "Changed place 2 of 2");
  await comparison(page).getByRole("checkbox", { name: "Show unchanged lines" }).check();
  await after.getByText("const v15 = 15;").waitFor();

  // A narrow page has one column, with what was there before above.
  await page.setViewportSize({ width: 390, height: 844 });
  await comparison(page).locator(".cm-mergeView").waitFor({ state: "detached" });
  assert.equal(await comparison(page).getByRole("textbox").count(), 1);
  await comparison(page).getByRole("combobox", { name: "Before" }).selectOption("0");
  await comparison(page).getByRole("combobox", { name: "After" }).selectOption("1");
  await comparison(page).locator(".cm-deletedChunk", { hasText: "zero(7, 'x');" }).waitFor();
  assert.deepEqual(await faultsInBothThemes(page), []);
  await comparison(page).getByRole("combobox", { name: "Before" }).selectOption("1");
  await comparison(page).getByText("No differences").waitFor();
  assert.ok(await comparison(page).getByRole("button", { name: "Next change" }).isDisabled());
});

pageTest("versions have the same names where they play", {}, async (page, url) => {
  const name = `${"long ".repeat(11)}name`;
  await open(page, url, FIRST, `${name}.dots.js`);
  await keep(page, "greedy");
  await type(page, "// two\n");
  const address = page.url();
  await page.goto(`${address}/games`);
  const version = many(page).getByRole("group", { name: "Earlier versions" }).getByRole("checkbox");
  await version.first().waitFor();
  const label = await version.first().evaluate((box) => box.parentElement?.textContent ?? "");
  assert.match(label, /^Version 1 · greedy, /);
  for (const box of await many(page).getByRole("checkbox").all()) await box.setChecked(false);
  await version.first().check();
  await setGames(page, 2);
  await many(page).getByRole("button", { name: "Start" }).click();
  await many(page).getByText("All 2 games are over.").first().waitFor();
  // A player's name has room for the version's number, not for its name.
  const opponent = await many(page).getByRole("rowheader").first().textContent();
  assert.equal(opponent, `“${name.slice(0, 56)} (1)”`);

  await page.goto(address);
  await openTab(page);
  assert.deepEqual(await names(page), ["2", "1 greedy"]);
  await rows(page)
    .first()
    .getByText(/^Against .* won, .* lost\.$/)
    .waitFor();
  assert.equal(
    await rows(page)
      .last()
      .getByText(/^Against/)
      .count(),
    0,
  );
  assert.deepEqual(await faultsInBothThemes(page), []);
});

/** A module that imports nothing and exports `_start`, with a custom section of one byte. @param {number} byte */
const module = (byte) =>
  Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...[1, 4, 1, 0x60, 0, 0],
    ...[3, 2, 1, 0],
    ...[7, 10, 1, 6, ...Buffer.from("_start"), 0, 0],
    ...[10, 4, 1, 2, 0, 0x0b],
    ...[0, 3, 1, 0x78, byte],
  ]);

pageTest("a module has versions without a comparison", {}, async (page, url) => {
  await open(page, url, module(1), "Mine.dots.wasm");
  await page.getByText("A WebAssembly module has no lines to compare.").waitFor();
  await keep(page, "one");
  await page.getByText("The same as version 1 · one").waitFor();
  const file = { name: "b.wasm", mimeType: "application/wasm", buffer: Buffer.from(module(2)) };
  await page.locator('.program-source input[type="file"]').setInputFiles(file);
  await page.getByText("Not kept yet").waitFor();
  assert.equal(await page.getByRole("button", { name: "Compare" }).count(), 0);
  await page.getByRole("button", { name: "Go back to this one: 1 · one" }).click();
  await page.getByText("The source before it is version 2.").waitFor();
  await page.getByText("The same as version 1 · one").waitFor();
});

pageTest("a tab that may only read changes no version", {}, async (page, url) => {
  await open(page, url);
  await keep(page, "one");
  await type(page, "// two\n");
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByText("This program is being written in another tab").waitFor();
  await openTab(second);
  assert.ok(await second.getByRole("button", { name: "Keep this version" }).isDisabled());
  assert.ok(await second.getByRole("button", { name: "Go back to this one" }).isDisabled());
  await second.getByRole("button", { name: "Compare: 1 · one" }).click();
  await comparison(second).getByText("1 changed place", { exact: true }).waitFor();
  // A version that the other tab keeps appears here.
  await keep(page, "two");
  await rows(second).nth(1).waitFor();
  assert.deepEqual(await names(second), ["2 two", "1 one"]);
});
