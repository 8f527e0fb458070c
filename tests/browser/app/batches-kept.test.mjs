// Batches that a page has not finished: each game is stored as it ends, and the batch resumes.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { faultsInBothThemes } from "../axe.mjs";
import { addProgram, allWorkersEnd, ladder, many, start, starter, WRONG } from "../batches.mjs";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** The stored games: opponent and number. @param {Page} page @returns {Promise<string[]>} */
const storedGames = (page) =>
  page.evaluate(async () => {
    const asked = (/** @type {IDBRequest} */ request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    if (!(await indexedDB.databases()).some(({ name }) => name === "warren-batches")) return [];
    const db = await asked(indexedDB.open("warren-batches"));
    const games = await asked(db.transaction("games").objectStore("games").getAll());
    db.close();
    return games.map((/** @type {any} */ { opponent, number }) => `${opponent} ${number}`);
  });

/** The time to wait for games that are never stored, in ms. */
const PATIENCE = 60_000;

/**
 * Waits until the stored games satisfy a condition.
 * @param {Page} page
 * @param {(count: number) => boolean} isEnough
 */
async function gamesAreStored(page, isEnough) {
  for (const began = Date.now(); ; ) {
    const games = await storedGames(page);
    if (isEnough(games.length)) return games;
    assert.ok(Date.now() - began < PATIENCE, `${games.length} games are stored`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** @param {Page} page */
const games = (page) => many(page).getByRole("listitem");

/** @param {import("playwright-core").Locator} place */
const goOn = (place) => place.getByRole("button", { name: "Go on" });

/**
 * Returns the text of the file that a press saves.
 * @param {Page} page
 * @param {import("playwright-core").Locator} button
 */
async function saved(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFile(await download.path(), "utf8");
}

/** A program that prints a message before it plays. */
const talkative = async () => `console.error("I am thinking");\n${await starter("dots")}`;

pageTest("a batch that a reload interrupts keeps its games and resumes", {}, async (page, url) => {
  const address = await addProgram(page, url, await talkative());
  await start(page, ["Level 1"], 16);
  await gamesAreStored(page, (count) => count >= 3);
  await page.reload();
  await many(page)
    .getByText(/^Interrupted\. \d+ of 16 games are over\.$/)
    .first()
    .waitFor();
  assert.deepEqual(page.workers(), []);
  const before = (await storedGames(page)).length;
  assert.ok(before >= 3 && before < 16, `${before} games`);
  assert.equal(await games(page).count(), before);
  assert.equal(await many(page).getByRole("table", { name: "Results" }).count(), 1);
  assert.deepEqual(await faultsInBothThemes(page), []);

  const first = games(page).first();
  assert.match(await first.innerText(), /^Game \d+ as .* against Level 1\s.*moves\s+Seed \d+/);
  const log = await saved(page, first.getByRole("button", { name: "Save log" }));
  assert.match(log, /^warren 1 dots log\n>> [01]\n/);
  assert.match(log, /^<< [A-G]\d[NESW]\t\d+ ms$/m);
  assert.match(log, /^!! I am thinking$/m);
  assert.match(log, /^# seed \d+\n$/m);
  const all = many(page).getByRole("button", { name: "Save all records as a file" });
  assert.equal((await saved(page, all)).match(/^# game .*, seed \d+$/gm)?.length, before);
  await first.getByRole("link", { name: /^Game/ }).click();
  await page.locator("main.game .verdict-line").first().waitFor();
  await page.goBack();

  await goOn(many(page)).click();
  await many(page).getByText("All 16 games are over.").first().waitFor();
  assert.equal(await games(page).count(), 16);
  assert.equal(await goOn(many(page)).count(), 0);
  assert.equal(new Set(await gamesAreStored(page, (count) => count === 16)).size, 16);
  await allWorkersEnd(page);

  // Another tab has it, too, until the program is deleted.
  const other = await page.context().newPage();
  await other.goto(address);
  await many(other).getByText("All 16 games are over.").first().waitFor();
  assert.equal(await games(other).count(), 16);
  await other.goto(address.replace("/games", ""));
  await other.getByRole("button", { name: "More" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await other.getByRole("button", { name: "Delete" }).last().click();
  await other.locator("main.programs").waitFor();
  await gamesAreStored(other, (count) => count === 0);
});

pageTest("a climb resumes at the level after the last one passed", {}, async (page, url) => {
  const address = await addProgram(page, url, await starter("dots"));
  await ladder(page).getByRole("button", { name: "Climb" }).click();
  const first = ladder(page)
    .getByRole("listitem")
    .filter({ hasText: /^Level 1(?!\d)/ });
  await first.first().getByText("passed", { exact: true }).waitFor();
  await ladder(page)
    .getByText(/^Level 2 is being played/)
    .waitFor();
  const passed = await first.first().innerText();
  const games = (await gamesAreStored(page, (count) => count >= 12)).filter((place) =>
    place.startsWith("0 "),
  );
  await page.reload();
  await ladder(page)
    .getByText(/^Interrupted\. An unfinished climb does not count yet, but it can go on\. 1 of 12/)
    .first()
    .waitFor();
  assert.equal(await first.first().innerText(), passed);
  assert.equal(await ladder(page).getByText("Not climbed yet.").count(), 0);
  assert.equal(await ladder(page).getByRole("button", { name: "Start a new climb" }).count(), 1);
  assert.deepEqual(await faultsInBothThemes(page), []);

  await goOn(ladder(page)).click();
  await ladder(page)
    .getByText(/^Level [23] is being played/)
    .waitFor();
  const before = (await storedGames(page)).length;
  await gamesAreStored(page, (count) => count > before);
  await ladder(page).getByRole("button", { name: "Cancel" }).click();
  await ladder(page)
    .getByText(/^Cancelled/)
    .first()
    .waitFor();
  assert.equal(await first.first().innerText(), passed);
  assert.deepEqual(
    (await storedGames(page)).filter((place) => place.startsWith("0 ")),
    games,
  );
  await page.goto(`${url}#/`);
  await page.goto(address);
  await goOn(ladder(page)).waitFor();
});

pageTest("a tab leaves a batch alone while another tab plays it", {}, async (page, url) => {
  const address = await addProgram(page, url, await starter("dots"));
  await start(page, ["Level 1"], 200);
  await gamesAreStored(page, (count) => count > 0);
  const other = await page.context().newPage();
  await other.goto(address);
  await many(other).getByText("These games are being played in another tab.").first().waitFor();
  await goOn(many(other)).click();
  await other
    .locator(".notices")
    .getByText("These games are being played in another tab.")
    .waitFor();
  await start(other, ["Level 2"], 2);
  await many(other).getByText("All 2 games are over.").first().waitFor();
  await page.bringToFront();
  await many(page).getByRole("button", { name: "Cancel" }).click();
  await many(page)
    .getByText(/^Cancelled/)
    .first()
    .waitFor();
  const done = await games(page).count();

  await page.reload();
  await many(page).getByText("All 2 games are over.").first().waitFor();
  const choice = many(page).getByRole("combobox", { name: "Played on" });
  await choice.selectOption({ index: 1 });
  await many(page)
    .getByText(/^Interrupted/)
    .first()
    .waitFor();
  assert.ok((await games(page).count()) >= Math.min(done, 20));
  await other.close();
});

pageTest(
  "the database has a bound, and damaged entries are skipped",
  { asWritten: true },
  async (page, url) => {
    const address = await addProgram(page, url, WRONG);
    await start(page, ["Level 1"], 2);
    await many(page).getByText("All 2 games are over.").first().waitFor();
    await gamesAreStored(page, (count) => count === 2);
    const left = await page.evaluate(
      async (program) => {
        const [kept, { openDB }] = await Promise.all(
          ["/play/batches/run-store.js", "/vendor/idb.js"].map((path) => import(path)),
        );
        const [played] = await kept.storedRuns(program);
        const [game] = await kept.gamesOf(played.id);
        for (let number = 0; number < 12; number++) {
          const run = { ...played, id: `${number}`, at: number };
          await kept.storeRun({ ...run, program: "other" }, [game]);
        }
        const db = await openDB("warren-batches");
        const stores = db.transaction(["runs", "games"], "readwrite");
        // A comparison without hypotheses, and a kind of a later version of the page.
        const kinds = [{ kind: "comparison" }, { kind: "later", id: "later" }];
        const others = [{ at: "x" }, { me: null }, { leftOut: [{}] }, { opponents: {} }];
        for (const change of [...others, ...kinds]) {
          stores.objectStore("runs").put({ ...played, id: Object.keys(change)[0], ...change });
        }
        stores.objectStore("runs").put({ id: "nothing" });
        for (const change of [{ record: 7 }, { fault: "?" }, { seat: -1 }, { said: undefined }]) {
          const number = 10 + Object.keys(change)[0].length;
          stores.objectStore("games").put({ ...game, run: played.id, number, ...change });
        }
        // It can be listed, but not opened.
        const unread = { ...game, record: "no record", number: 5 };
        stores.objectStore("games").put({ ...unread, run: played.id });
        await stores.done;
        const games = await db.getAll("games");
        db.close();
        return {
          own: (await kept.storedRuns(program)).length,
          runs: (await kept.storedRuns("other")).map((/** @type {any} */ { at }) => at),
          games: games.filter((/** @type {any} */ { run }) => /^\d+$/.test(run)).length,
        };
      },
      address.match(/program\/([\w-]+)/)?.[1],
    );
    assert.deepEqual(left, { own: 1, runs: [11, 10, 9, 8, 7, 6, 5, 4, 3, 2], games: 10 });

    await page.reload();
    await games(page).nth(2).waitFor();
    assert.equal(await games(page).count(), 3);
    assert.equal(await many(page).getByRole("combobox", { name: "Played on" }).count(), 0);
    await games(page)
      .nth(2)
      .getByRole("link", { name: /^Game 6/ })
      .click();
    await page.locator(".notices .notice").first().waitFor();
    await games(page)
      .first()
      .getByRole("link", { name: /^Game 1/ })
      .click();
    await page.locator("main.game .verdict-line").first().waitFor();
  },
);

pageTest(
  "games that the browser refuses to store last until the tab closes",
  { expected: /./ },
  async (page, url) => {
    await page.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (name, ...given) {
        if (name === "warren-batches") throw new DOMException("refused", "SecurityError");
        return open.call(this, name, ...given);
      };
    });
    const address = await addProgram(page, url, WRONG);
    await start(page, ["Level 1"], 4);
    await many(page).getByText("All 4 games are over.").first().waitFor();
    await page.getByText("Anything you do now lasts until you close this tab.").first().waitFor();
    await start(page, ["Level 2"], 2);
    await many(page).getByText("All 2 games are over.").first().waitFor();
    await page.goto(`${url}#/`);
    await page.goto(address);
    await many(page).getByText("All 2 games are over.").first().waitFor();
    await many(page).getByRole("combobox", { name: "Played on" }).selectOption({ index: 1 });
    await many(page).getByText("All 4 games are over.").first().waitFor();
    assert.equal(await games(page).count(), 4);
    const asked = page.waitForEvent("dialog");
    const leaving = page.close({ runBeforeUnload: true });
    await (await asked).accept();
    await leaving;
  },
);
