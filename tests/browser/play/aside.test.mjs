// A page that becomes inactive and returns: hidden, asleep, kept by the browser when the visitor leaves it, or discarded.

import assert from "node:assert/strict";
import { send, turnAfter } from "../detectives.mjs";
import {
  beginGame,
  cell,
  clickMove,
  FUGITIVE,
  moves,
  movesPlayed,
  myTurn,
  pageTest,
} from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Sends a page the events of being left or returned to, while the browser keeps it unchanged.
 * @param {Page} page
 * @param {"pagehide" | "pageshow"} type
 */
const turn = (page, type) =>
  page.evaluate((type) => {
    dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  }, type);

/** @param {Page} page @param {boolean} hidden */
const hide = (page, hidden) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/** @param {Page} page */
const playHere = (page) => page.getByRole("button", { name: "Play here" });

pageTest(
  "a page that the browser kept resumes, or sees that another tab has played on",
  {},
  async (page, url) => {
    await beginGame(page, url, ["person", 1]);
    await clickMove(page, "D4N");
    await movesPlayed(page, 2);
    await turn(page, "pagehide");
    await turn(page, "pageshow");
    await playHere(page).waitFor({ state: "detached" });
    assert.equal(await myTurn(page), true);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator(".move").first().waitFor({ state: "detached" });
    await clickMove(page, "D4N");
    await movesPlayed(page, 2);

    // An inactive page does not hold the lock of its game.
    await turn(page, "pagehide");
    const other = await page.context().newPage();
    await other.goto(page.url());
    await cell(other, "A1").waitFor();
    assert.equal(await playHere(other).count(), 0);
    await other.getByRole("button", { name: "Undo" }).click();
    await other.locator(".move").first().waitFor({ state: "detached" });
    await turn(page, "pageshow");
    await page.locator(".move").first().waitFor({ state: "detached" });
    await playHere(page).waitFor();
    await other.close();
    await playHere(page).waitFor({ state: "detached" });
    await clickMove(page, "E5N");
    await movesPlayed(page, 2);
    assert.equal((await moves(page))[0], "E5N");
  },
);

pageTest("a game with secrets resumes after its page was inactive", {}, async (page, url) => {
  await beginGame(page, url, ["person", 6], FUGITIVE);
  await send(page, "1 2 3 4");
  await turnAfter(page, 3);
  const before = await moves(page);
  await turn(page, "pagehide");
  await turn(page, "pageshow");
  await playHere(page).waitFor({ state: "detached" });
  await turnAfter(page, before.length);
  assert.deepEqual(await moves(page), before);
});

pageTest("the time of a game is stored as soon as its page is hidden", {}, async (page, url) => {
  await page.clock.install();
  await page.goto(url);
  await page.getByRole("button", { name: "Options for Jumping Dots" }).click();
  await page.getByRole("dialog").getByLabel("Clock").selectOption({ value: "game-3" });
  await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  await cell(page, "A1").waitFor();
  await page.clock.fastForward(60_000);
  await hide(page, true);
  const left = await page.evaluate(() => {
    const id = location.hash.split("/").pop();
    return JSON.parse(localStorage.getItem(`warren:game:${id}`) ?? "").left[0];
  });
  assert.ok(left <= 120_000, `${left}`);
});
