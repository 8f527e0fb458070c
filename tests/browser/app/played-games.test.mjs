// The games of a program open with what it read, wrote and said, also after a reload.

import assert from "node:assert/strict";
import { faultsOn } from "../axe.mjs";
import { addProgram, ladder, many, start, starter } from "../batches.mjs";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** The turns of the tab *Program*. @param {Page} page */
const turns = (page) => page.locator(".program-turns li");

/** Says something in each turn, and fails in its third. */
const failing = async () => {
  const source = await starter("dots");
  assert.match(source, /print\(/);
  return `let turn = 0;
const print_ = print;
globalThis.print = (line) => {
  turn += 1;
  console.error(\`turn \${turn}\`);
  if (turn === 3) throw new Error("lost the way");
  print_(line);
};
${source.replaceAll("print(", "globalThis.print(")}`;
};

/** The number of games whose logs the browser stores. @param {Page} page @returns {Promise<number>} */
const loggedGames = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("warren-logs");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("logs").objectStore("logs").count();
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

/** Opens the first game of a list. @param {import("playwright-core").Locator} part */
const openFirst = (part) => part.locator(".batch-games a").first().click();

pageTest("a game lost by a fault opens with its log at that turn", {}, async (page, url) => {
  await addProgram(page, url, await failing());
  await start(page, ["Level 1"], 2);
  await many(page).getByText("All 2 games are over.").first().waitFor();
  await openFirst(many(page));
  await page.getByRole("tab", { name: "Program", selected: true }).waitFor();
  await turns(page).nth(2).waitFor();
  assert.equal(await turns(page).count(), 3);
  const check = async () => {
    const second = await turns(page).nth(1).innerText();
    assert.match(second, / of 1,000 ms\n>> .*\n!! turn 2\n<< [A-G]\d[NESW]\n/);
    assert.match(await turns(page).nth(2).innerText(), /!! turn 3/);
    const end = page.locator(".program-end");
    await end.getByText(/lost the way/).waitFor();
    await end.getByText(/line 6/).waitFor();
    assert.equal(await turns(page).nth(2).getAttribute("class"), "shown");
  };
  await check();
  assert.deepEqual(await faultsOn(page), []);
  await page.reload();
  await turns(page).nth(2).waitFor();
  await check();
  await page.goBack();
  await many(page).getByText("All 2 games are over.").first().waitFor();
});

pageTest("a lost game opens at the turn that decided it", {}, async (page, url) => {
  await addProgram(page, url, await starter("dots"));
  await ladder(page).getByRole("button", { name: "Climb" }).click();
  const lost = ladder(page).locator('.batch-games li[data-result="lost"] a');
  await lost.first().waitFor();
  await lost.first().click();
  const shown = page.locator(".program-turns li.shown");
  await shown.waitFor();
  const count = await turns(page).count();
  assert.ok(count > 3, `${count} turns`);
  const number = Number((await shown.innerText()).match(/Turn (\d+)/)?.[1]);
  assert.ok(number >= 1 && number < count, `turn ${number} of ${count}`);
  assert.match(await shown.innerText(), /<< [A-G]\d[NESW]/);
});

pageTest("a note on a game of a program is kept with its log", {}, async (page, url) => {
  await addProgram(page, url, await failing());
  await start(page, ["Level 1"], 2);
  await many(page).getByText("All 2 games are over.").first().waitFor();
  await openFirst(many(page));
  await page.getByRole("tab", { name: "Moves" }).click();
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await page.getByRole("textbox", { name: /^Note on: / }).fill("Too greedy here.");
  await page.waitForFunction(() => location.hash.startsWith("#/game/"));
  await page.reload();
  await page.locator(".note", { hasText: "Too greedy here." }).waitFor();
  await turns(page).nth(2).waitFor();
});

pageTest("a game is replayed with the current source", {}, async (page, url) => {
  const address = await addProgram(page, url, await failing());
  await start(page, ["Level 1"], 2);
  await many(page).getByText("All 2 games are over.").first().waitFor();
  const game = await many(page).locator(".batch-games a").first().getAttribute("href");
  await page.goto(address.replace("/games", ""));
  const code = page.getByRole("textbox", { name: /^Source of / });
  await code.focus();
  await page.keyboard.press("ControlOrMeta+Home");
  for (let line = 0; line < 5; line++) await page.keyboard.press("ArrowDown");
  await page.keyboard.type("//");
  await page.getByText("Saved", { exact: true }).waitFor();

  await page.goto(`${url}${game}`);
  await page.getByRole("button", { name: "Replay with the current source" }).click();
  const dialog = page.getByRole("dialog", { name: "Replay with the current source" });
  await dialog.getByText("The program answers differently from turn 3 on.").waitFor();
  assert.match(
    await dialog.locator(".replay-result").innerText(),
    /^Before: .*program stopped.*\nNow: ./,
  );
  await dialog.getByText("Turn 3", { exact: true }).waitFor();
  const [old, fresh] = await dialog.locator("figure").allInnerTexts();
  assert.match(old, /^Before\s+no answer\s+turn 3\s*$/);
  assert.match(fresh, /^Now\s+[A-G]\d[NESW]\s+\d+ ms\s+turn 3\s*$/);
  assert.deepEqual(await faultsOn(page), []);
  await dialog.getByRole("button", { name: "One turn back" }).click();
  const [before, now] = await dialog.locator("figure code").allInnerTexts();
  assert.equal(before, now);
  await dialog.getByRole("button", { name: "One turn on" }).click();

  await dialog.getByRole("button", { name: "Make turn 3 a test" }).click();
  await page
    .getByRole("dialog", { name: "Make it a test" })
    .getByRole("button", { name: "Add the test" })
    .click();
  await dialog.getByRole("button", { name: "Open the new game" }).click();
  await page.waitForFunction(() => location.hash.startsWith("#/game/"));
  await turns(page).nth(3).waitFor();
  await page.reload();
  await turns(page).nth(3).waitFor();
  await page.goto(address.replace("/games", ""));
  await page.getByRole("tab", { name: "Tests" }).click();
  await page.locator(".program-test-name", { hasText: "Turn 3" }).first().waitFor();
});

pageTest("the page says how much games and logs take, and deletes them", {}, async (page, url) => {
  const address = await addProgram(page, url, await starter("dots"));
  await page.goto(`${url}#/programs`);
  await page.locator(".program-row").waitFor();
  await page.locator(".programs-room").waitFor({ state: "hidden" });
  await page.goto(address);
  await start(page, ["Level 1"], 2);
  await many(page).getByText("All 2 games are over.").first().waitFor();
  await page.goto(`${url}#/programs`);
  await page.getByText("Games and logs of programs take 0.1 of 80 MB.").waitFor();
  assert.deepEqual(await faultsOn(page), []);
  await page.getByRole("button", { name: "Delete games and logs" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete games and logs" }).click();
  await page.locator(".programs-room").waitFor({ state: "hidden" });
  await page.goto(address);
  await many(page).waitFor();
  assert.equal(await page.locator(".batch-games a").count(), 0);
});

pageTest(
  "the source, the board and the log of the last game share a screen",
  {},
  async (page, url) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const address = await addProgram(page, url, await failing());
    await page.goto(address.replace("/games", ""));
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page
      .locator(".program-end")
      .getByText(/lost the way/)
      .waitFor();
    await page.getByRole("link", { name: "Edit program" }).click();
    const last = page.getByRole("tabpanel", { name: "Last game" });
    await last.getByText(/lost the way/).waitFor();
    for (const part of [
      ".cm-line",
      ".program-last .program-end",
      ".program-last .picture canvas",
    ]) {
      const box = await page.locator(part).first().boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 800, part);
    }
    assert.match(
      await last.locator(".program-last > .program-lines").innerText(),
      /^>> .*\n!! turn 3\n?$/,
    );
    await last.getByRole("button", { name: "One turn back" }).click();
    assert.match(
      await last.locator(".program-last > .program-lines").innerText(),
      /!! turn 2\n<< [A-G]/,
    );
    assert.deepEqual(await faultsOn(page), []);
    await last.getByRole("button", { name: "Replay with the current source" }).click();
    await page.getByText("The current source gives the same answers.").waitFor();
  },
);

pageTest("a single game keeps its log, until it is deleted", {}, async (page, url) => {
  const address = await addProgram(page, url, await failing());
  await page.goto(address.replace("/games", ""));
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page
    .locator(".program-end")
    .getByText(/lost the way/)
    .waitFor();
  await page.reload();
  await page
    .locator(".program-end")
    .getByText(/lost the way/)
    .waitFor();
  assert.equal(await turns(page).count(), 3);
  assert.match(await turns(page).nth(1).innerText(), /!! turn 2/);
  assert.equal(await loggedGames(page), 1);
  await page.goto(`${url}#/`);
  await page.locator(".stored .icon-button").first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.locator(".stored .icon-button").first().waitFor({ state: "detached" });
  while ((await loggedGames(page)) > 0);
});
