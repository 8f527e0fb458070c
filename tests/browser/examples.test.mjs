// The page of examples, and the code of a frame that "Share" gives.

import assert from "node:assert/strict";
import { faultsOn } from "./axe.mjs";
import { withPage } from "./elsewhere.mjs";
import { STILL } from "./mice.mjs";
import { beginGame, clickMove, movesPlayed, pageTest } from "./page.mjs";

pageTest("the page of examples grades a puzzle", STILL, async (page, url) => {
  await page.goto(`${url}examples/`);
  const graded = page.locator("section", { hasText: "A graded puzzle" });
  const board = graded.locator("warren-board");
  await board.scrollIntoViewIfNeeded();
  await board.locator(".game.puzzle canvas").first().waitFor();
  await board.getByRole("button", { name: "Hint", exact: true }).click();
  await board.locator(".status-text", { hasText: "south" }).waitFor();
  await board.evaluate((board) => {
    for (const step of "SEEN") /** @type {any} */ (board).play(step);
  });
  const grade = graded.getByText("85 points, in 1 attempt with 1 hint.");
  await grade.waitFor();
  await board.getByRole("button", { name: "Try again", exact: true }).click();
  const again = await board.evaluate((board) => {
    const puzzle = /** @type {any} */ (board);
    for (const step of "SEEN") puzzle.play(step);
    return puzzle.state.puzzle;
  });
  assert.deepEqual([again.solved, again.attempts], [true, 2]);
  assert.ok(await grade.isVisible(), "solved again, it is worth no less");
  const frame = page.frameLocator("iframe");
  await frame.locator(".game .piece-handle").first().waitFor();
  const code = await page.locator("pre").allTextContents();
  assert.ok(code.length >= 9, `${code.length} pieces of code`);
  for (const each of code) assert.ok(each.includes(url), each);
  assert.deepEqual(await faultsOn(page), []);
});

pageTest("the code that Share gives shows the game on another page", STILL, async (page, url) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await beginGame(page, url, ["person", "person"]);
  for (const [i, move] of ["C3E", "C5S"].entries()) {
    await clickMove(page, move);
    await movesPlayed(page, i + 1);
  }
  await page.getByRole("button", { name: "Share" }).click();
  const how = page.getByRole("link", { name: "How to put it into a page" });
  assert.equal(await how.getAttribute("href"), `${url}examples/`);
  await page.getByRole("button", { name: "Copy code to embed" }).click();
  await page.getByText("Code copied.").waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(code, /^<iframe src="[^"]*embed\.html\?mode=watch#[\w-]+"\s+title="Jumping Dots: /);
  await withPage(page, url, code, async () => {
    const frame = page.frameLocator("iframe");
    await frame.locator(".game .cell").first().waitFor();
    await frame.getByRole("button", { name: "One move back" }).click();
    await frame.getByRole("button", { name: "One move forward" }).click();
  });
});
