// Logs of programs on the page: opened as text or as a file, viewed with their seat's knowledge, and exported.

import assert from "node:assert/strict";
import { moves, openMore, pageTest } from "../page.mjs";

/** The beginning of the statement's example of Rabbit Hunt. */
const RABBITS = `\t>>\t120\tthe limit of moves
\t>>\t0\tthe rabbits
1\t<<\tSWNNWSSE\tits first turn
2\t>>\tWSESWE\tthe answer
3\t<<\tSWWEWEEE\t
`;

/** The beginning of the statement's example of The Crossing. */
const CROSSING = `warren 1 crossing log
>> 9 3 2 3 5 4 4 9 3 5 3 4 4 5 3 3 4 3 4 2 3 3 5 5 2 5 3 4 3 5 3 5 3 4 4 5 2 5 5 3 4 5 3 4 4 3 5 3 5 3 5 5 4 3 3 4 9 4 4 3 3 2 4 9
>> 0
>> -9 -1 1 -9 9 1 -9 -9 -9
<< E
>> 0 2 -1 9 0 1 -9 -9 -9
<< N
>> -1 -1 1 1 3 0 9 -1 0
`;

/** The statement's map of Fugitive and Detectives. */
const MAP = `8
C 1-2\nC 1-5\nC 2-5\nC 3-4\nC 3-6\nC 4-7\nC 5-8\nC 6-7\nC 6-8
T 1-8\nT 2-3\nT 3-4\nT 3-8
P 1-4
END
`;

/** The input and output of the detectives' program in a game that ends with a capture in 6. */
const CAPTURE = `>> Detectives
<< 1 2 7 4
>> 8
>> C
<< 8 1 6 3
>> Quit
`;

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/**
 * Enters a text into the dialog that opens games.
 * @param {import("../page.mjs").Page} page
 * @param {string} text
 */
async function openLog(page, text) {
  await page.getByRole("button", { name: "Open a game from text" }).click();
  await page.getByRole("textbox", { name: /program’s log/ }).fill(text);
  await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
}

/** @param {import("../page.mjs").Page} page */
function copied(page) {
  return page.evaluate(() => navigator.clipboard.readText());
}

pageTest(
  "a log of a game without secrets opens that game, and is exported again",
  CLIPBOARD,
  async (page, url) => {
    await page.goto(url);
    await openLog(page, RABBITS.replace("SWWEWEEE", "SWWEWEE"));
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("alert").filter({ hasText: "Line 5, “SWWEWEE”" }).waitFor();
    await dialog.getByRole("textbox").fill(RABBITS);
    await dialog.getByRole("button", { name: "Open", exact: true }).click();
    await page.locator(".moves .move").nth(2).waitFor();
    assert.deepEqual(await moves(page), ["SWNNWSSE", "WSESWE", "SWWEWEEE"]);

    await page.locator(".controls").getByRole("button", { name: "Share" }).click();
    await openMore(page);
    await dialog.getByRole("combobox", { name: "Log of a program" }).selectOption("Hunters");
    await dialog.getByRole("button", { name: "Copy log" }).click();
    await dialog.waitFor({ state: "detached" });
    const log = "warren 1 rabbits log\n>> 120\n>> 1\n>> SWNNWSSE\n<< WSESWE\n>> SWWEWEEE\n";
    assert.equal(await copied(page), log);
  },
);

pageTest(
  "a log of detectives needs its map, and shows where the capture was",
  {},
  async (page, url) => {
    await page.goto(url);
    await openLog(page, CAPTURE);
    const dialog = page.getByRole("dialog");
    const missing = /Line 1.* The file connect\.txt with the map is missing: put its lines before/;
    await dialog.getByRole("alert").filter({ hasText: missing }).waitFor();
    await dialog.getByRole("textbox").fill(MAP + CAPTURE);
    await dialog.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByText("The log of Detectives ends here.").waitFor();
    await page.getByText("At the end the fugitive was in 6.").first().waitFor();
  },
);

pageTest("a log of a game with secrets shows what its seat knew", CLIPBOARD, async (page, url) => {
  await page.goto(url);
  await page.getByRole("button", { name: "Open a game from text" }).click();
  const file = { name: "bot.log", mimeType: "text/plain", buffer: Buffer.from(CROSSING) };
  await page.locator("#record-file").setInputFiles(file);
  const dialog = page.getByRole("dialog");
  const field = await dialog.getByRole("textbox").elementHandle();
  await page.waitForFunction(
    (field) => field instanceof HTMLTextAreaElement && field.value !== "",
    field,
  );
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByText("The log of Player 1 ends here.").waitFor();
  assert.deepEqual(await page.locator(".moves .move").allTextContents(), ["→?", "↑?"]);
  assert.equal(await page.getByRole("button", { name: "East" }).count(), 0, "no steps");
  assert.equal(await page.getByRole("button", { name: "Resign" }).isVisible(), false);

  // The engine is asked what its program would have been asked.
  await page.getByRole("button", { name: "Suggest a move" }).click();
  await page
    .locator(".status-text")
    .filter({ hasText: /^A good move: [↑→↓←•]\.$/ })
    .waitFor();

  // Its moves are judged by the knowledge of its seat.
  await page.getByRole("tab", { name: "Analysis" }).click();
  await page.getByRole("switch", { name: "Analyse" }).check();
  const lines = page.getByRole("list", { name: "Best moves" }).getByRole("listitem");
  await lines.nth(2).waitFor();
  await page.getByText("Judged by what Player 1 knows, not by what is hidden.").waitFor();
  await lines.first().getByRole("button").first().click();
  await page.getByRole("switch", { name: "Analyse" }).uncheck();
  await page.getByRole("button", { name: "Review the game" }).click();
  await page.locator(".review-side").filter({ hasText: "Player 1" }).waitFor();
  assert.equal(await page.locator(".review-side").count(), 1);

  await page.reload();
  await page.getByText("The log of Player 1 ends here.").waitFor();
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  await dialog.getByRole("button", { name: "Copy as text" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.equal(await copied(page), CROSSING);

  // It is stored among the games, but cannot be continued.
  await page.getByRole("link", { name: "Warren" }).click();
  await page.locator(".stored li").filter({ hasText: "2 moves" }).waitFor();
  assert.equal(await page.locator(".continue").count(), 0);
});

pageTest(
  "a game that still has secrets exports only the log of your own side",
  CLIPBOARD,
  async (page, url) => {
    await page.goto(url);
    await page.getByRole("button", { name: "Options for The Crossing" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
    await page.getByRole("button", { name: "Hold" }).click();
    await page.locator(".moves .move").first().waitFor();
    await page.locator(".controls").getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    assert.equal(await dialog.getByRole("button", { name: "Copy link" }).count(), 0);
    const sides = dialog.getByRole("combobox", { name: "Log of a program" }).locator("option");
    assert.deepEqual(await sides.allTextContents(), ["You"]);
    await dialog.getByRole("button", { name: "Copy log" }).click();
    await dialog.waitFor({ state: "detached" });
    const log = await copied(page);
    assert.match(
      log,
      /^warren 1 crossing log\n(>> [\d ]+\n){8}>> 0\n>> [-\d ]+\n<< H\n>> [-\d ]+\n$/,
    );
  },
);

pageTest(
  "a log that ends with an invalid answer opens before it, and shows it",
  {},
  async (page, url) => {
    await page.goto(url);
    await openLog(
      page,
      "warren 1 dots log\n# seat 1: Anna\n>> 1\n>> C4N\n<< Z9N\t12 ms, refused\n",
    );
    await page
      .locator(".moves-about")
      .filter({ hasText: "refused this answer of a program: “Z9N”" })
      .waitFor();
    assert.deepEqual(await moves(page), ["C4N"]);
    await page.locator(".bar-name").filter({ hasText: "Anna" }).waitFor();
    // In a game with secrets, the log is viewed with its seat's knowledge.
    await page.goto(url);
    await openLog(page, `${CROSSING}<< X\n`);
    await page
      .locator(".moves-about")
      .filter({ hasText: "refused this answer of a program: “X”" })
      .waitFor();
    assert.equal((await moves(page)).length, 2);
  },
);
