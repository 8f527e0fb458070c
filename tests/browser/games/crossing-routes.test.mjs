// Routes of tokens over several turns on the page: by mouse, by finger, by keys; how they stop, ask and are stored.

import assert from "node:assert/strict";
import { cell, pageTest } from "../page.mjs";
import { beginRace, press, turns, turnsPlayed } from "../race.mjs";
import { heard, watch } from "../witness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const STILL = { reducedMotion: /** @type {const} */ ("reduce") };
const PHONE = { ...STILL, viewport: { width: 390, height: 844 }, hasTouch: true };

/** @param {Page} page */
const status = (page) => page.locator(".status-text");

/** @param {Page} page @param {string} name */
const action = (page, name) => page.locator(".status").getByRole("button", { name, exact: true });

/** Waits until at least that many turns have been played. @param {Page} page @param {number} count */
const turnsGoneBy = (page, count) =>
  page.waitForFunction((count) => document.querySelectorAll(".move").length >= count, count);

/**
 * Waits until a route has stopped by itself: it asks, or no token is under way.
 * @param {Page} page
 */
const stopped = (page) =>
  page.waitForFunction(() => {
    const isDue = document.querySelector(".bar.near.due") !== null;
    return isDue && !/^On the way/.test(document.querySelector(".status-text")?.textContent ?? "");
  });

pageTest("one press sends a token over several turns, until it asks", STILL, async (page, url) => {
  await beginRace(page, url, ["person", 1], { start: "statement" });
  // The effect of a press is described and drawn first.
  await cell(page, "0 7").hover();
  await status(page)
    .filter({ hasText: /your goal, \d+ turns away\.$/ })
    .waitFor();
  await cell(page, "0 7").click();
  let presses = 1;
  while ((await page.locator(".move").count()) < 12) {
    const before = await page.locator(".move").count();
    if (await action(page, "Go on").isVisible()) {
      assert.match(
        String(await status(page).textContent()),
        /may end in the water|not as expected/,
      );
      await action(page, "Go on").click();
      presses += 1;
    }
    await page.waitForFunction(
      (before) =>
        document.querySelectorAll(".move").length > before ||
        [...document.querySelectorAll(".status button")].some(
          (each) => each.textContent === "Go on" && !(/** @type {HTMLElement} */ (each).hidden),
        ),
      before,
    );
  }
  assert.ok(presses <= 6, `${presses} presses for 12 turns`);
  // A press on a neighbour, or a step by a key, ends the route.
  await page.keyboard.press("h");
  await stopped(page);
});

pageTest("a route is stopped, and waits after a reload", STILL, async (page, url) => {
  await beginRace(page, url, ["person", 1], { start: "statement" });
  await cell(page, "4 4").focus();
  await page.keyboard.press("Enter");
  await turnsGoneBy(page, 1);
  await page.keyboard.press("Escape");
  await stopped(page);
  assert.equal(await action(page, "Stop").isVisible(), false);
  const played = await page.locator(".move").count();

  // It walks by itself only after it has been sent.
  await cell(page, "0 7").focus();
  await page.keyboard.press("Enter");
  await status(page)
    .filter({ hasText: /^On the way to row 0, column 7|^The next step/ })
    .waitFor();
  await page.reload();
  await status(page).filter({ hasText: "The route to row 0, column 7 waits." }).waitFor();
  const after = await page.locator(".move").count();
  assert.ok(after >= played);
  await action(page, "Go on").click();
  await turnsGoneBy(page, after + 1);

  // An earlier position shows no route, and viewing it loses none.
  await page.keyboard.press("Escape");
  await stopped(page);
  const now = await page.locator(".move").count();
  await page.locator(".move").first().click();
  await cell(page, "0 7").hover();
  await status(page)
    .filter({ hasText: /^Row 0|^Position|move 1/ })
    .waitFor();
  assert.equal(await page.locator(".move").count(), now);
});

pageTest("a token waits on its route while the page is hidden", STILL, async (page, url) => {
  const hide = (/** @type {boolean} */ hidden) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await beginRace(page, url, ["person", 1], { start: "statement" });
  await cell(page, "0 7").click();
  await turnsGoneBy(page, 1);
  await hide(true);
  // Turns under way arrive, and then no more do, though time passes.
  let count = -1;
  while (count !== (await page.locator(".move").count())) {
    count = await page.locator(".move").count();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
    });
  }
  await hide(false);
  await page.waitForFunction(
    (count) =>
      document.querySelectorAll(".move").length > count ||
      [...document.querySelectorAll(".status button")].some(
        (each) => each.textContent === "Go on" && each.checkVisibility(),
      ),
    count,
  );
});

pageTest("a finger first sees the way, then sends the token", PHONE, async (page, url) => {
  await beginRace(page, url, ["person", 1], { start: "statement" });
  await turnsPlayed(page, 0);
  await cell(page, "3 3").tap();
  await status(page)
    .filter({ hasText: /^Row 3, column 3: .*turns away\.$/ })
    .waitFor();
  assert.equal(await page.locator(".move").count(), 0, "no move has been played");
  await action(page, "Go").tap();
  await turnsGoneBy(page, 1);
  const stop = action(page, "Stop");
  if (await stop.isVisible()) await stop.tap();
  await stopped(page);
  // The same with a second tap in place of the button.
  const played = await page.locator(".move").count();
  await cell(page, "0 7").tap();
  await action(page, "Go").waitFor();
  await cell(page, "0 7").tap();
  await page.waitForFunction(
    (played) =>
      document.querySelectorAll(".move").length > played ||
      /^The next step/.test(document.querySelector(".status-text")?.textContent ?? ""),
    played,
  );
});

pageTest(
  "between two people a route is sent before the screen changes hands",
  STILL,
  async (page, url) => {
    await watch(page);
    await beginRace(page, url, ["person", "person"], { start: "statement" });
    const curtain = page.locator(".curtain");
    const lift = async () => {
      await curtain.getByRole("button", { name: "Show my side" }).click();
      await curtain.waitFor({ state: "detached" });
      await page.locator(".bar.near.due").waitFor();
    };
    if (await curtain.isVisible()) await lift();
    // A press shows the way; no move is played before it is sent.
    await cell(page, "7 2").click();
    const send = page.locator(".status").getByRole("button", { name: /^Send \d+ steps$/ });
    await send.waitFor();
    assert.equal(await page.locator(".move").count(), 0);
    await send.click();
    await curtain.waitFor();
    assert.doesNotMatch(String(await page.locator("main").textContent()), /turns away|On the way/);

    // The second player steps turn by turn, and sees no curtain while the first one's steps last.
    await lift();
    await press(page, "H");
    await turnsPlayed(page, 1);
    await press(page, "H");
    await page.waitForFunction(
      () => document.querySelectorAll(".move").length === 2 || document.querySelector(".curtain"),
    );
    // While the second player watches, the page receives only that player's steps, which all hold.
    const reports = (await heard(page))
      .filter(({ worker }) => worker === "referee.js")
      .map(({ text }) => JSON.parse(text));
    const second = reports.flatMap(({ news }) => (news?.seat === 1 ? news.said : []));
    const answers = second.filter((each) => "answered" in each);
    assert.ok(answers.length > 0 && answers.every(({ answered }) => String(answered) === "H"));
    while (!(await curtain.isVisible())) {
      const count = await page.locator(".move").count();
      assert.ok((await turns(page)).every((turn) => turn.startsWith("?")));
      await press(page, "H");
      await page.waitForFunction(
        (count) =>
          document.querySelectorAll(".move").length > count || document.querySelector(".curtain"),
        count,
      );
    }
    await lift();
    const played = await turns(page);
    assert.ok(played.length >= 2, `${played} with one curtain each`);
    assert.ok(played.every((turn) => turn.endsWith("?")));
  },
);
