// Batches of a visitor's program, and the ladder, with real programs in their sandboxes.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { faultsInBothThemes } from "../axe.mjs";
import {
  addProgram,
  allWorkersEnd,
  changeSource,
  ladder,
  many,
  setGames,
  start,
  starter,
  WRONG,
} from "../batches.mjs";
import { pageTest } from "../page.mjs";

pageTest("a batch shows its results, games and records", {}, async (page, url) => {
  const address = await addProgram(page, url, await starter("dots"));
  await start(page, ["Level 1", "Level 2"], 4);
  await many(page).getByText("All 8 games are over.").first().waitFor();
  const rows = many(page).getByRole("table", { name: "Results" }).getByRole("row");
  assert.equal(await rows.count(), 3);
  for (const at of [1, 2]) {
    const cells = await rows.nth(at).getByRole("cell").allInnerTexts();
    const [won, drawn, lost] = cells.slice(0, 3).map(Number);
    assert.equal(won + drawn + lost, 4);
    assert.match(cells[3], /^\d+%\n\d+% to \d+%/);
    // There is no interval if both pairs of games happen to have the same points (tests/js/play/batches-statistics.test.mjs).
    assert.match(cells[4], /^[+−]?\d+\.\d(\n[+−]?\d+\.\d to [+−]?\d+\.\d)?$/);
    assert.match(cells[6], /^\d+ ms$/);
    assert.equal(cells[7], "none");
  }
  assert.deepEqual(await faultsInBothThemes(page), []);
  await allWorkersEnd(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    many(page).getByRole("button", { name: "Save all records as a file" }).click(),
  ]);
  const records = await readFile(await download.path(), "utf8");
  assert.equal(records.match(/^warren 1 dots$/gm)?.length, 8);
  assert.equal(records.match(/^# seat [01]: Mine$/gm)?.length, 8);
  assert.equal(records.match(/^# seat 0: Mine$/gm)?.length, 4);

  const game = many(page).getByRole("listitem").first().getByRole("link", { name: /^Game/ });
  const [, scores] = (await game.innerText()).match(/(\d+ to \d+)/) ?? [];
  await game.click();
  await page.locator("main.game .verdict-line").first().waitFor();
  const shown = await page.locator(".bar-score").allInnerTexts();
  const points = (/** @type {string} */ text) => (text.match(/\d+/g) ?? []).map(Number);
  assert.deepEqual(shown.flatMap((text) => points(text).slice(0, 1)).sort(), points(scores).sort());

  // The results are still there, and on the program's card.
  await page.goBack();
  await many(page).getByText("All 8 games are over.").first().waitFor();
  await page.goto(`${url}#/programs`);
  await page
    .getByText(/Level 2/i)
    .first()
    .waitFor();

  // After a reload the page still has all of it, and starts no game.
  await page.goto(address);
  await page.reload();
  await many(page).getByText("All 8 games are over.").first().waitFor();
  assert.equal(await rows.count(), 3);
  assert.equal(await many(page).getByRole("listitem").count(), 8);
  assert.deepEqual(page.workers(), []);
});

pageTest("a fault has a name, and games can be filtered by it", {}, async (page, url) => {
  await addProgram(page, url, WRONG);
  await start(page, ["Level 1"], 4);
  await many(page).getByText("All 4 games are over.").first().waitFor();
  const cells = many(page).getByRole("row").nth(1).getByRole("cell");
  assert.equal(await cells.nth(2).innerText(), "4");
  assert.equal(await cells.nth(7).innerText(), "illegal move: 4");
  await many(page)
    .getByText(/^Against Level 1, only \d of 4 games were different/)
    .waitFor();
  await many(page)
    .getByText(/^“Mine”: illegal move: .*Z9N/)
    .first()
    .waitFor();
  const games = many(page).getByRole("listitem");
  assert.equal(await games.count(), 4);
  await many(page).getByRole("combobox", { name: "Show" }).selectOption("Games lost");
  assert.equal(await games.count(), 4);
  await many(page).getByRole("combobox", { name: "Show" }).selectOption("All games");
  assert.equal(await games.count(), 4);
});

pageTest("games continue beside other pages, and can be cancelled", {}, async (page, url) => {
  const address = await addProgram(page, url, await starter("dots"));
  await start(page, ["Level 1"], 200);
  await many(page).getByRole("listitem").first().waitFor();
  await page.goto(`${url}#/`);
  await page.getByRole("heading", { name: "Jumping Dots" }).waitFor();
  assert.ok(page.workers().length > 0);

  // Another program's page says so.
  await addProgram(page, url, WRONG, { name: "Other" });
  await page.getByText("Games of “Mine” are being played.").waitFor();
  assert.ok(await many(page).getByRole("button", { name: "Start" }).isDisabled());
  assert.ok(await ladder(page).getByRole("button", { name: "Climb" }).isDisabled());

  await page.goto(address);
  const bar = many(page).getByRole("progressbar");
  await bar.waitFor();
  assert.equal(await bar.getAttribute("max"), "200");
  const cancel = many(page).getByRole("button", { name: "Cancel" });
  await cancel.click();
  await many(page)
    .getByText(/^Cancelled\. \d+ of 200 games were over by then\./)
    .first()
    .waitFor();
  await allWorkersEnd(page);
  assert.equal(await cancel.count(), 0);
  assert.ok(await many(page).getByRole("button", { name: "Start" }).isEnabled());
  await many(page).getByRole("table", { name: "Results" }).waitFor();
});

pageTest("an earlier version is an opponent", { asWritten: true }, async (page, url) => {
  await addProgram(page, url, WRONG);
  assert.equal(await many(page).getByRole("group", { name: "Earlier versions" }).count(), 0);
  await start(page, ["Level 1"], 2);
  await many(page).getByText("All 2 games are over.").first().waitFor();
  await changeSource(page, await starter("dots"));
  const version = many(page).getByRole("group", { name: "Earlier versions" }).getByRole("checkbox");
  await version.first().waitFor();
  assert.equal(await version.count(), 1);
  for (const box of await many(page).getByRole("checkbox").all()) await box.setChecked(false);
  await version.check();
  await setGames(page, 20);
  await many(page).getByRole("button", { name: "Start" }).click();
  await many(page).getByText("All 20 games are over.").first().waitFor();
  const cells = many(page).getByRole("row").nth(1).getByRole("cell");
  assert.deepEqual((await cells.allInnerTexts()).slice(0, 3), ["20", "0", "0"]);
  await many(page)
    .getByText(/^Faults of “Mine \(.*\)”: illegal move: 20$/)
    .waitFor();
});

pageTest("the ladder ends at a level that is not passed, and is stored", {}, async (page, url) => {
  await addProgram(page, url, WRONG);
  await ladder(page).getByText("Not climbed yet.").waitFor();
  assert.equal(
    await ladder(page)
      .getByRole("list", { name: /^Levels/ })
      .getByRole("listitem")
      .count(),
    12,
  );
  await ladder(page).getByRole("button", { name: "Climb" }).click();
  await ladder(page)
    .getByText(/^Last climb on .*\. Level 1 is not passed yet\.$/)
    .waitFor();
  const lowest = ladder(page)
    .getByRole("listitem")
    .filter({ hasText: /^Level 1(?!\d)/ })
    .first();
  assert.match(await lowest.innerText(), /not passed\s+0 of 5 pairs/);
  assert.deepEqual(await faultsInBothThemes(page), []);
  await page.reload();
  await ladder(page)
    .getByText(/Level 1 is not passed yet\.$/)
    .waitFor();
  assert.match(await lowest.innerText(), /not passed\s+0 of 5 pairs/);
  await page.goto(`${url}#/programs`);
  await page
    .getByText(/0 of 12/)
    .first()
    .waitFor();
});

pageTest("a level is passed, and a cancelled climb does not count yet", {}, async (page, url) => {
  await addProgram(page, url, await starter("dots"));
  await ladder(page).getByRole("button", { name: "Climb" }).click();
  const rung = ladder(page).getByRole("listitem").filter({ hasText: "passed" }).first();
  await rung.waitFor();
  assert.match(await rung.innerText(), /^Level 1\s+passed\s+\d+(\.5)? of \d+ pairs/);
  await ladder(page).getByRole("button", { name: "Cancel" }).click();
  await ladder(page)
    .getByText(/^Cancelled\. An unfinished climb does not count yet/)
    .first()
    .waitFor();
  assert.equal(
    await ladder(page)
      .getByText(/^Last climb/)
      .count(),
    0,
  );
  assert.match(await rung.innerText(), /^Level 1\s+passed/);
  await allWorkersEnd(page);
});
