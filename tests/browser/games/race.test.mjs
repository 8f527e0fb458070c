// The Crossing as people play it: both at once, against an engine and against each other, with and without a clock; state that
// survives a reload; turns in which an engine fails; the view after the end.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { openText, pageTest } from "../page.mjs";
import {
  beginRace,
  key,
  loadEngines,
  partsOf,
  press,
  resign,
  run,
  textOf,
  turns,
  turnsPlayed,
  walk,
} from "../race.mjs";
import { siteWithEngine } from "../site.mjs";
import { disturb, heard, sent, watch } from "../witness.mjs";

const ENGINE = await readFile(new URL("../../../www/workers/engine.js", import.meta.url), "utf8");

/** @typedef {import("playwright-core").Page} Page */

const STILL = { reducedMotion: /** @type {const} */ ("reduce") };
const ALL = { ...STILL, permissions: ["clipboard-read", "clipboard-write"] };

const curtain = (/** @type {Page} */ page) => page.locator(".curtain");

/** @param {Page} page */
async function lift(page) {
  await curtain(page).getByRole("button", { name: "Show my side" }).click();
  await curtain(page).waitFor({ state: "detached" });
  await page.locator(".bar.near.due").waitFor();
}

/** @param {import("../witness.mjs").Heard[]} messages */
function reportsIn(messages) {
  return messages
    .filter(({ worker }) => worker === "referee.js")
    .map(({ text }) => JSON.parse(text));
}

pageTest("a race survives a reload and leaving the page", ALL, async (page, url) => {
  await beginRace(page, url, ["person", 6]);
  await turnsPlayed(page, 0);
  await run(page, walk(0, 3));
  assert.deepEqual(await turns(page), ["N?", "H?", "E?"]);
  await page.reload();
  await turnsPlayed(page, 3);
  assert.deepEqual(await turns(page), ["N?", "H?", "E?"]);

  await page.getByRole("link", { name: "Warren" }).click();
  await page.locator(".stored li").filter({ hasText: "3 moves" }).waitFor();
  await page.locator(".continue .picture:not(:empty):not(.missing)").waitFor();
  await page.getByRole("link", { name: "Continue" }).click();
  await turnsPlayed(page, 3);
  await run(page, ["H"], 3);
  assert.deepEqual(await turns(page), ["N?", "H?", "E?", "H?"]);

  await resign(page);
  const { moves: played } = partsOf(await textOf(page));
  assert.deepEqual(
    played.map(([own]) => own),
    ["N", "H", "E", "H"],
  );
  assert.deepEqual(await turns(page), played, "after the end, everything is shown");
});

pageTest("a turn has a row, with the visible steps of both players", ALL, async (page, url) => {
  await beginRace(page, url, [6, "person"]);
  await turnsPlayed(page, 0);
  await run(page, walk(1, 2));
  assert.deepEqual(await turns(page), ["?N", "?H"]);
  const rows = page.locator(".moves-row");
  assert.deepEqual(await rows.locator(".moves-number").allTextContents(), ["1", "2"]);
  assert.match(
    String(await page.locator(".move").first().getAttribute("aria-label")),
    /^Turn 1, [?]↑.?: you ↑/,
  );
  // The test views an earlier turn and returns.
  await page.locator(".move").first().click();
  await page.getByText("Move 1 of 2.").waitFor();
  await page.getByRole("button", { name: "Back to game" }).click();
  await run(page, ["H"], 2);
  await resign(page);
  await page.locator(".view-choice").waitFor();
  const names = await page.locator(".view-choice").getByRole("radio").count();
  assert.equal(names, 3);
  const all = await turns(page);
  assert.match(all.join(), /^[NESWH]N,[NESWH]H,[NESWH]H$/);
  await page.locator(".view-choice").getByRole("radio").nth(1).check();
  await page.waitForFunction(() => document.querySelector(".move")?.textContent?.startsWith("?↑"));
  await page.locator(".view-choice").getByRole("radio", { name: "Everything" }).check();
  await page.waitForFunction(() => !document.querySelector(".move")?.textContent?.startsWith("?"));
  assert.deepEqual(await turns(page), all);
});

pageTest("a person's clock that runs out holds the token", ALL, async (page, url) => {
  await watch(page);
  await beginRace(page, url, ["person", 1], { clock: "move-1" });
  await page.locator(".bar.near .bar-clock.running").waitFor();
  await page.locator(".move").nth(1).waitFor();
  assert.deepEqual((await turns(page)).slice(0, 2), ["H?", "H?"]);
  assert.match(
    String(await page.locator(".move").first().getAttribute("aria-label")),
    /Held: out of time$/,
  );
  // Nothing is lost, and the race continues.
  await key(page, "N");
  await page.locator(".move").filter({ hasText: "↑" }).waitFor();
  assert.equal(await page.locator(".verdict-line").count(), 0);
  assert.ok(!(await heard(page)).some(({ text }) => text.includes('"refused"')));
  await resign(page);
});

pageTest("undo after the end goes back to the person's last turn", ALL, async (page, url) => {
  await beginRace(page, url, ["person", 6]);
  await turnsPlayed(page, 0);
  await run(page, walk(0, 4));
  assert.equal(await page.getByRole("button", { name: "Undo" }).isDisabled(), true);
  await resign(page);
  const first = partsOf(await textOf(page));
  await page.getByRole("button", { name: "Undo" }).click();
  await turnsPlayed(page, 3);
  assert.deepEqual(await turns(page), ["N?", "H?", "E?"]);
  await run(page, ["N"], 3);
  assert.deepEqual(await turns(page), ["N?", "H?", "E?", "N?"]);
  await resign(page);
  const second = partsOf(await textOf(page));
  assert.deepEqual(second.heights, first.heights);
  assert.deepEqual(second.phases, first.phases);
  assert.deepEqual(second.moves.slice(0, 3), first.moves.slice(0, 3));

  await page.getByRole("button", { name: "Play again" }).click();
  await page.locator(".moves-empty").waitFor();
  await turnsPlayed(page, 0);
  await resign(page);
  const again = partsOf(await textOf(page));
  assert.notDeepEqual(again.phases, first.phases, "a new race has a new board");
});

pageTest("two people at one screen get one curtain per turn", ALL, async (page, url) => {
  await watch(page);
  await beginRace(page, url, ["person", "person"]);
  await curtain(page).waitFor();
  await lift(page);
  await press(page, "N");
  await curtain(page).waitFor();
  assert.equal(await page.locator(".move").count(), 0, "the move waits for the other");
  assert.equal(await page.locator(".tray button").count(), 0);
  const last = reportsIn(await heard(page)).at(-1);
  assert.deepEqual([last.news, last.snapshot.seatAtScreen, last.snapshot.curtain], [null, null, 1]);
  await lift(page);
  await press(page, "W");
  // The player who answered second answers first in the next turn.
  await turnsPlayed(page, 1);
  assert.deepEqual(await turns(page), ["?W"]);
  await press(page, "H");
  await curtain(page).waitFor();
  await lift(page);
  assert.deepEqual(await turns(page), ["N?"]);
  await press(page, "H");
  await turnsPlayed(page, 2);
  assert.deepEqual(await turns(page), ["N?", "H?"]);

  // After a reload the page asks again for an answer that waited.
  await press(page, "E");
  await curtain(page).waitFor();
  await page.reload();
  await curtain(page).waitFor();
  await lift(page);
  await resign(page);
  assert.deepEqual(await turns(page), ["NW", "HH"]);
  assert.deepEqual(partsOf(await textOf(page)).moves, ["NW", "HH"]);
});

pageTest("the clock stops for the player without the screen", STILL, async (page, url) => {
  await beginRace(page, url, ["person", "person"], { clock: "move-1" });
  await curtain(page).waitFor();
  assert.equal(await page.locator(".bar-clock.running").count(), 0);
  await lift(page);
  // Time runs out, and the token holds: then it is the other's turn, and that clock waits for the curtain.
  await curtain(page).waitFor();
  assert.equal(await page.locator(".bar-clock.running").count(), 0);
  await lift(page);
  await page.locator(".move").first().waitFor();
  assert.deepEqual((await turns(page)).slice(0, 1), ["?H"]);
});

pageTest("a suggestion is for the player who has the screen", STILL, async (page, url) => {
  await watch(page);
  await beginRace(page, url, [6, "person"]);
  await turnsPlayed(page, 0);
  await run(page, ["H"]);
  await page.getByRole("button", { name: "Suggest a move" }).click();
  await page
    .getByText(/^A good move: [↑→↓←•]\.$/)
    .first()
    .waitFor();
  const [, asked] = await sent(page, "engine.js");
  assert.deepEqual([asked.type, asked.seat, asked.position], ["start", 1, null]);
  assert.equal(asked.lines.at(-1), "1");
  assert.equal(asked.transcript.length, 3);
  assert.deepEqual(asked.transcript[1], { answered: ["H"] });
});

pageTest("a visitor watches engines race, also step by step", STILL, async (page, url) => {
  await watch(page);
  await beginRace(page, url, [2, 6]);
  await page.locator(".move").nth(2).waitFor();
  assert.match((await turns(page)).join(), /^[NESWH]{2}(,[NESWH]{2})+$/);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Go on" }).waitFor();
  const before = (await turns(page)).length;
  await page.getByRole("button", { name: "Play one move" }).click();
  await page.locator(".move").nth(before).waitFor();
  await page.getByRole("button", { name: "Play one move" }).click();
  await page
    .locator(".move")
    .nth(before + 1)
    .waitFor();
  assert.ok(!(await heard(page)).some(({ worker }) => worker === "referee.js"));
});

pageTest("a second tab watches a race", STILL, async (first, url) => {
  await beginRace(first, url, ["person", 6]);
  await turnsPlayed(first, 0);
  await run(first, walk(0, 2));
  const second = await first.context().newPage();
  await watch(second);
  await second.goto(first.url());
  const playHere = (/** @type {Page} */ page) => page.getByRole("button", { name: "Play here" });
  await playHere(second).waitFor();
  assert.deepEqual(await turns(second), ["N?", "H?"]);
  const known = (await heard(second)).length;
  await playHere(second).click();
  await playHere(first).waitFor();
  // Its own referee has opened the game.
  await second.waitForFunction((known) => {
    const { heard } = /** @type {any} */ (globalThis).witness;
    return heard.slice(known).some((/** @type {any} */ { text }) => text.includes('"beginning":{'));
  }, known);
  await turnsPlayed(second, 2);
  await run(second, ["H"], 2);
  await first.locator(".move").nth(2).waitFor();
  assert.deepEqual(await turns(first), ["N?", "H?", "H?"]);
  await resign(second);
  await first.locator(".view-choice").waitFor();
  assert.deepEqual(await turns(first), await turns(second));
});

pageTest("a failed referee is replaced by one that knows as much", ALL, async (page, url) => {
  await watch(page);
  await beginRace(page, url, ["person", 6]);
  await turnsPlayed(page, 0);
  await run(page, walk(0, 2));
  await disturb(page, "referee.js", { type: "do", what: "nonsense" });
  await page.getByText("The referee stopped. A new one goes on").first().waitFor();
  await page.waitForFunction(() => {
    const { heard } = /** @type {any} */ (globalThis).witness;
    return heard.filter((/** @type {any} */ { text }) => text.includes('"beginning":{')).length > 1;
  });
  await turnsPlayed(page, 2);
  await run(page, ["H"], 2);
  await resign(page);
  const { moves } = partsOf(await textOf(page));
  assert.deepEqual(
    moves.map(([own]) => own),
    ["N", "H", "H"],
  );
});

pageTest("a race of two people is opened from text", ALL, async (page, url) => {
  const warren = await loadEngines();
  const scene = warren.Scene.start("crossing", warren.drawStart("crossing", 2, 5));
  scene.play("NW");
  await openText(page, url, scene.record());
  scene.free();
  await curtain(page).waitFor();
  await lift(page);
  assert.deepEqual(await turns(page), ["N?"]);
  await press(page, "H");
  await curtain(page).waitFor();
  await lift(page);
  assert.deepEqual(await turns(page), ["?W"]);
  await press(page, "H");
  await turnsPlayed(page, 2);
  await page.reload();
  await curtain(page).waitFor();
  await lift(page);
  assert.deepEqual(await turns(page), ["N?", "H?"]);
});

// ---- engines that fail

/**
 * An engine that stops once it has reported its intended move, once per turn.
 */
function failing() {
  const thinking = "  for (;;) {\n    const sliceStart = performance.now();";
  assert.equal(ENGINE.split(thinking).length, 2, "the worker begins to think in one place");
  return ENGINE.replace(thinking, `  throw new Error("as planned");\n${thinking}`);
}

pageTest(
  "the last reported move of a failing engine is its answer, and stays secret until then",
  { ...ALL, expected: /as planned/ },
  async (page) => {
    const url = await siteWithEngine(failing());
    await watch(page);
    await beginRace(page, url, ["person", 6]);
    await turnsPlayed(page, 0);
    const stopped = page.getByText(/The engine stopped\. Its last reported move was played/);
    for (const [i, step] of walk(0, 4).entries()) {
      await page.locator("main").evaluate(() => new Promise(requestAnimationFrame));
      await press(page, step);
      await turnsPlayed(page, i + 1);
      await stopped.first().waitFor();
    }
    const reports = reportsIn(await heard(page));
    const notices = reports.flatMap(({ type }, i) => (type === "notice" ? [i] : []));
    assert.equal(notices.length, 4);
    for (const i of notices) {
      const last = reports.slice(0, i).findLast(({ type }) => type === "state");
      const next = reports.slice(i).find(({ type }) => type === "state");
      assert.equal(
        next.snapshot.length,
        last.snapshot.length + 1,
        "the notice comes with the move",
      );
    }
    assert.equal(await page.locator(".move svg").count(), 4, "the turns are marked");
    await resign(page);
    assert.equal(partsOf(await textOf(page)).moves.length, 4);
  },
);
