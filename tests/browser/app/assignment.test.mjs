// The tab *Assignment*: the program that the statement of Space Mice asks for runs on the example and on generated inputs.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const simulator = await readFile(
  new URL("../../../examples/mice/simulator.js", import.meta.url),
  "utf8",
);

/**
 * Adds a program and opens the tab.
 * @param {Page} page
 * @param {string} url
 * @param {string} source
 */
async function open(page, url, source) {
  await page.goto(`${url}#/programs`);
  const buffer = Buffer.from(source);
  const file = { name: "Mine.mice.js", mimeType: "text/javascript", buffer };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.getByRole("tab", { name: "Assignment" }).click();
  return page.getByRole("tabpanel", { name: "Assignment" });
}

/** @param {import("playwright-core").Locator} panel */
const run = (panel) => panel.getByRole("button", { name: "Run on the example" }).click();

pageTest("the starter is a simulator, which is right on all inputs", {}, async (page, url) => {
  await page.goto(`${url}#/programs`);
  await page.getByRole("button", { name: "Begin with a simulator" }).click();
  await page.locator("main.program").waitFor();
  assert.equal(await page.getByLabel("Name of the program").inputValue(), "Space Mice: simulator");
  await page.getByRole("tab", { name: "Assignment" }).click();
  const panel = page.getByRole("tabpanel", { name: "Assignment" });
  await run(panel);
  await panel.getByRole("status").getByText("All 12 inputs are right.").waitFor();
  const inputs = panel.getByRole("listitem");
  assert.equal(await inputs.count(), 12);
  assert.match((await inputs.nth(0).textContent()) ?? "", /The statement’s example✓ Right/);
  const third = inputs.nth(2);
  assert.match((await third.textContent()) ?? "", /5 by 5, 2 players, 3 doors, 12 turns/);
  // A run may be over before a test sees its progress: the rows before it are gone, and its end is announced.
  await third.evaluate((row) => row.setAttribute("data-before", ""));
  await panel.getByRole("button", { name: "Run on other inputs" }).click();
  await panel.locator("[data-before]").waitFor({ state: "detached" });
  await panel.getByRole("status").getByText("All 12 inputs are right.").waitFor();
  assert.equal(await inputs.count(), 12);
});

pageTest(
  "the page shows the turn at which a simulator without step 5 goes wrong",
  { permissions: ["clipboard-read", "clipboard-write"] },
  async (page, url) => {
    const wrong = simulator.replace(
      "...mice.filter(",
      "...animals.filter(({ isCat }) => !isCat), ...[].filter(",
    );
    assert.notEqual(wrong, simulator);
    const panel = await open(page, url, wrong);
    await run(panel);
    await panel
      .getByRole("status")
      .getByText(/^\d+ of 12 inputs are right\.$/)
      .waitFor();
    const found = panel.locator(".assignment-found");
    const text = (await found.textContent()) ?? "";
    const [, before, turn] =
      text.match(/right up to turn (\d+) and wrong from turn (\d+) on/) ?? assert.fail(text);
    assert.equal(Number(turn), Number(before) + 1, text);
    assert.ok(await found.locator("canvas").isVisible());
    const rows = await found
      .locator("tbody tr")
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent ?? "")),
      );
    assert.ok(rows.length >= 2 && rows.some(([printed, right]) => printed !== right));
    await found.getByRole("button", { name: "Copy the input" }).click();
    await page.getByText("Copied the input.").waitFor();
    const input = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(input.split("\n")[3], turn);
    await found.getByRole("button", { name: "Copy the right output" }).click();
    await page.getByText("Copied the right output.").waitFor();
    const output = await page.evaluate(() => navigator.clipboard.readText());
    assert.deepEqual(
      output.trim().split("\n"),
      rows.map(([, right]) => right),
    );
    await found.getByRole("link", { name: "Open the game at this turn" }).click();
    // The opened game ends with that turn, and with the right scores.
    await page.getByRole("button", { name: "Play again" }).waitFor();
    const scores = (await page.locator("main.game").textContent()) ?? "";
    for (const [, right] of rows) assert.ok(scores.includes(right), `${right}: ${scores}`);
  },
);

/** Programs that fail otherwise, and the verdict on the first input. @type {Record<string, [source: string, verdict: RegExp]>} */
const FAILURES = {
  "an error": [
    "await readLine();\nnothing.at(all);",
    /Ended with an error.*stopped with an error.*line 2.*nothing/s,
  ],
  "no output": ["await readLine();", /Wrong.*nothing8/s],
};

for (const [name, [source, verdict]] of Object.entries(FAILURES)) {
  pageTest(`the page names the fault of a program with ${name}`, {}, async (page, url) => {
    const panel = await open(page, url, source);
    await run(panel);
    await panel.getByRole("status").getByText("0 of 12 inputs are right.").waitFor();
    const first = panel.getByRole("listitem").first();
    await first.locator("summary").click();
    assert.match((await first.textContent()) ?? "", verdict);
  });
}

pageTest("an endless loop is too late, and can be cancelled", {}, async (page, url) => {
  const panel = await open(page, url, "for (;;);");
  await run(panel);
  const first = panel.getByRole("listitem").first();
  await first.locator("summary").click();
  assert.match((await first.textContent()) ?? "", /Too late.*did not finish within 10 seconds/s);
  await panel.getByRole("button", { name: "Cancel" }).click();
  await panel.getByRole("status").getByText("Cancelled.").waitFor();
  await run(panel);
  await panel.getByText("Input 1 of 12…").waitFor();
});

pageTest("a game whose statement asks for a player has no assignment", {}, async (page, url) => {
  await page.goto(`${url}#/programs`);
  await page.getByRole("button", { name: "Write a program for Jumping Dots" }).click();
  await page.getByRole("tab", { name: "Tests" }).waitFor();
  assert.equal(await page.getByRole("tab", { name: "Assignment" }).count(), 0);
});
