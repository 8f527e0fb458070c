// Games in which a visitor's program plays: on the page, in a worker where there are secrets, and every way in which it loses.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {string} game */
const starter = (game) =>
  readFile(new URL(`../../../examples/${game}/starter.js`, import.meta.url), "utf8");

/**
 * Adds a program by choosing its file. Its page opens.
 * @param {Page} page
 * @param {string} url
 * @param {string} game
 * @param {string} source
 */
async function addProgram(page, url, game, source) {
  await page.goto(`${url}#/programs`);
  const file = {
    name: `Mine.${game}.js`,
    mimeType: "text/javascript",
    buffer: Buffer.from(source),
  };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.locator("main.program").waitFor();
}

/** @param {Page} page */
const play = (page) => page.getByRole("button", { name: "Play", exact: true }).click();

/** The list of turns. @param {Page} page */
const turns = (page) => page.locator(".program-turns > li");

pageTest("a program plays, and each of its turns leads to its position", {}, async (page, url) => {
  const source = await starter("dots");
  // The same program, which loses in its third turn by a move on a cell of the opponent's.
  const wrong = source
    .replace("async function main() {", "async function main() {\n  let count = 0;")
    .replace(
      "if (isMine) print(move);",
      'if (isMine) {\n console.error("cells", ...board.scores()); print(++count === 3 ? "D9N" : move);\n }',
    );
  assert.notEqual(wrong, source);
  await addProgram(page, url, "dots", wrong);
  await play(page);
  await page.getByRole("tab", { name: "Program" }).waitFor();
  const end = page.locator(".program-end");
  await end.waitFor();
  assert.match((await end.textContent()) ?? "", /illegal answer in turn 3: .*D9N/s);
  assert.match((await page.locator(".ending-card").textContent()) ?? "", /illegal move/);
  assert.equal(await turns(page).count(), 3);
  const first = turns(page).first();
  assert.match((await first.locator("pre").textContent()) ?? "", /^>> 0\n(!! cells 2 2\n<<|<<) /);
  await first.getByRole("button").click();
  await page
    .getByText("The start")
    .or(page.getByText(/^Start/))
    .first()
    .waitFor();
  const current = page.locator('.program-turns > li:has(button[aria-current="true"])');
  await current.and(first).waitFor();
  const second = turns(page).nth(1);
  await second.getByRole("button").click();
  await current.and(second).waitFor();
  assert.equal(await current.count(), 1);
});

/** @type {Record<string, [source: string, verdict: RegExp]>} */
const LOSSES = {
  "an error": [
    "const me = await readLine();\n\nnothing.at(all);",
    /had ended.*stopped with an error.*\(line 3\).*nothing is not defined/s,
  ],
  // It was still computing, so the page does not mention buffers.
  "an endless loop": [
    "await readLine();\nfor (;;);",
    /did not answer within [^.]*\.The page cannot estimate the line where it was/,
  ],
  "an answer that it keeps": [
    'await readLine();\nawait readLine();\nprint("E4N");',
    /did not answer within.*the answer was still in the program’s buffer: flush after each answer, in JavaScript with .*console\.log\(move\)/s,
  ],
  "an answer without its end": [
    'await readLine();\nprocess.stdout.write("E4N");\nawait readLine();',
    /did not answer within.*It wrote .*E4N.* without a line break: an answer ends with one\./s,
  ],
  "no answer at all": [
    "await readLine();\nawait readLine();",
    /did not answer within.*It may have written its answer into a buffer/s,
  ],
  "an early end": ["await readLine();", /had ended/],
  // One answer, then a line without end: more lines would be the answers of later turns.
  "a flood": [
    'await readLine();\nfor (;;) print("E4N\\n" + "x".repeat(100_000));',
    /far more than was asked/,
  ],
  "a long line": ['await readLine();\nprint("E4N".repeat(1000));', /illegal answer.*E4NE4N.*…$/s],
};

for (const [name, [source, verdict]] of Object.entries(LOSSES)) {
  pageTest(`a program loses by ${name}, and the page stays responsive`, {}, async (page, url) => {
    await addProgram(page, url, "dots", source);
    await play(page);
    await page.locator(".program-end").filter({ hasText: verdict }).waitFor();
    // The page reacts to input at once.
    await page.getByRole("tab", { name: "Moves" }).click();
    await page.getByRole("button", { name: "Play again" }).waitFor();
  });
}

pageTest("after a reload a program starts only on request", {}, async (page, url) => {
  await addProgram(page, url, "dots", await starter("dots"));
  await page.goto(`${url}#/new/dots`);
  const dialog = page.getByRole("dialog");
  const red = dialog.getByRole("group", { name: /Red/ });
  const blue = dialog.getByRole("group", { name: /Blue/ });
  await red.getByRole("radio", { name: "Program" }).check();
  assert.deepEqual(await red.getByRole("combobox").locator("option").allTextContents(), ["Mine"]);
  await blue.getByRole("radio", { name: "Person" }).check();
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.getByText("Your move.").first().waitFor();
  assert.equal(await turns(page).count(), 1);
  await page.reload();
  const start = page.getByRole("button", { name: "Start it" });
  await start.waitFor();
  await page.getByText("It starts when you say so").first().waitFor();
  await start.click();
  await page.getByText("Your move.").first().waitFor();
  await page.getByText("repeated").first().waitFor();
});

pageTest(
  "in a game with secrets a program’s lines are shown after the end",
  {},
  async (page, url) => {
    await addProgram(page, url, "crossing", await starter("crossing"));
    await page.goto(`${url}#/new/crossing`);
    const dialog = page.getByRole("dialog");
    const sides = dialog.getByRole("group").filter({ has: page.getByRole("radio") });
    await sides.nth(0).getByRole("radio", { name: "Person" }).check();
    await sides.nth(1).getByRole("radio", { name: "Program" }).check();
    await dialog.getByRole("button", { name: "Start" }).click();
    await page.getByText("are secret until the game is over").waitFor();
    await page.keyboard.press("h");
    // A move is reported when both have moved, so the program has received its first lines then.
    await page.getByText("You: Hold").first().waitFor();
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await turns(page).first().locator("pre", { hasText: /^>> / }).waitFor();
  },
);
