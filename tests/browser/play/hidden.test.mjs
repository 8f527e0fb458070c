// Games with secrets as people play them: the curtain between two at one screen, a reload, other tabs and a referee that
// fails, sharing, and the view after the end.

import assert from "node:assert/strict";
import { faultsOn } from "../axe.mjs";
import {
  farthest,
  linkOf,
  openGame,
  resign,
  roadsOf,
  send,
  textOf,
  turnAfter,
} from "../detectives.mjs";
import { beginGame, FUGITIVE, moves, movesPlayed, openText, pageTest } from "../page.mjs";
import { disturb, heard, sent, storage, texts, watch } from "../witness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const STILL = { reducedMotion: /** @type {const} */ ("reduce") };
const CLIPBOARD = ["clipboard-read", "clipboard-write"];
const ALL = { ...STILL, permissions: CLIPBOARD };

/** A map with room to run, all in rings, and a game on it. */
const CITIES = 24;
const ROADS = Array.from({ length: CITIES }, (_, i) => {
  const [near, far] = [1, 5].map((step) => ((i + step) % CITIES) + 1);
  return [`C ${i + 1}-${near}`, `T ${i + 1}-${far}`];
}).flat();
const MAP = [String(CITIES), ...ROADS, "END"].join("\n");
const PLACES = "1 2 3 4";
const START = "12";

/** @param {string[]} moves */
const gameText = (moves) => `warren 1 fugitive\n${[MAP, ...moves].join("\n")}\n`;

const curtain = (/** @type {Page} */ page) => page.locator(".curtain");

/**
 * Lifts the curtain, and waits until the side to move sees its turn.
 * @param {Page} page
 */
async function lift(page) {
  await curtain(page).getByRole("button", { name: "Show my side" }).click();
  await curtain(page).waitFor({ state: "detached" });
  await page.locator(".bar.near.due").waitFor();
}

/** @param {Page} page */
const shown = (page) => page.locator("main").evaluate((main) => main.outerHTML);

pageTest("between two people at one screen a curtain falls", ALL, async (page, url) => {
  await watch(page);
  await openGame(page, url, gameText([]));
  assert.equal(await curtain(page).count(), 0, "the first player has no secret yet");
  await send(page, PLACES);
  await curtain(page).waitFor();
  assert.match(String(await curtain(page).textContent()), /^Fugitive’s turn\..*Nobody else should/);
  assert.match(
    String(await page.locator("main > [aria-live]").textContent()),
    /^Fugitive’s turn\. Nobody else should look now\.$/,
  );
  assert.deepEqual(await faultsOn(page), []);
  assert.equal(await page.locator("canvas").count(), 0);
  assert.equal(await page.locator(".move").count(), 0);

  // By keyboard: the button has the focus.
  await page.keyboard.press("Enter");
  await page.locator(".bar.near.due").filter({ hasText: "Fugitive" }).waitFor();
  await curtain(page).waitFor({ state: "detached" });
  await send(page, START);
  await movesPlayed(page, 2);
  assert.equal(await curtain(page).count(), 0, "two moves in a row need no other curtain");
  await send(page, "T 17");
  await curtain(page).waitFor();
  assert.match(String(await curtain(page).textContent()), /^Detectives’ turn\./);
  const html = await shown(page);
  for (const secret of ["T 17", "train 17", "to 17", ">17<"]) assert.ok(!html.includes(secret));
  const last = JSON.parse((await heard(page)).filter(isReferee).at(-1)?.text ?? "null");
  assert.deepEqual([last.news, last.snapshot.curtain], [null, 0], "no side gets news");

  await lift(page);
  assert.deepEqual(await moves(page), [PLACES, START, "T"]);
  const html2 = await shown(page);
  for (const secret of ["T 17", "to 17"]) assert.ok(!html2.includes(secret));
  await send(page, "2 3 4 5");
  await curtain(page).waitFor();
  await lift(page);
  assert.deepEqual(await moves(page), [PLACES, START, "T 17", "2 3 4 5"]);
});

/** @param {import("../witness.mjs").Heard} message */
function isReferee({ worker }) {
  return worker === "referee.js";
}

pageTest("a held key and a double click do not lift the curtain", STILL, async (page, url) => {
  await openGame(page, url, gameText([]));
  await send(page, PLACES);
  const button = curtain(page).getByRole("button", { name: "Show my side" });
  await button.waitFor();
  await button.evaluate((/** @type {HTMLElement} */ button) => {
    const again = { key: "Enter", repeat: true, bubbles: true, cancelable: true };
    if (button.dispatchEvent(new KeyboardEvent("keydown", again))) button.click();
    button.dispatchEvent(new MouseEvent("click", { detail: 2, bubbles: true }));
  });
  assert.equal(await curtain(page).count(), 1);
  await page.locator("main").evaluate(() => new Promise(requestAnimationFrame));
  assert.equal(await curtain(page).count(), 1);
  await lift(page);
});

pageTest(
  "a reload keeps a game with secrets, and the home page reveals none",
  ALL,
  async (page, url) => {
    await beginGame(page, url, [6, "person"], FUGITIVE);
    await turnAfter(page, 1);
    const [places] = await moves(page);
    const roads = roadsOf(await textOf(page));
    const taken = places.split(" ").map(Number);
    // A city that no detective reaches with its first move.
    const to = farthest(roads, taken, [...roads.keys()]);
    const [kind, start] = (roads.get(to) ?? []).find(([, city]) => !taken.includes(city)) ?? [];
    await send(page, String(start));
    await turnAfter(page, 2);
    const run = `${kind} ${to}`;
    await send(page, run);
    await turnAfter(page, 4);
    const before = await moves(page);
    for (const text of await storage(page)) assert.ok(!text.includes(`\\n${run}\\n`), text);

    await page.reload();
    await turnAfter(page, 4);
    assert.deepEqual(await moves(page), before);
    assert.equal(before[2], run, "the player's moves are known");

    await page.getByRole("link", { name: "Warren" }).click();
    const row = page.locator(".stored li");
    await row.filter({ hasText: /4 moves/ }).waitFor();
    // Its picture is drawn when it comes into view.
    await row.scrollIntoViewIfNeeded();
    await row.locator("canvas").waitFor();
    const home = await shown(page);
    assert.ok(!home.includes(run));
    await page.getByRole("link", { name: "Continue" }).click();
    await turnAfter(page, 4);
    assert.deepEqual(await moves(page), before);
  },
);

pageTest("a game with secrets waits while its tab is hidden", STILL, async (page, url) => {
  await watch(page);
  await beginGame(page, url, ["person", 1], FUGITIVE);
  /** @param {boolean} hidden */
  const hide = (hidden) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await send(page, PLACES);
  await movesPlayed(page, 1);
  const lengths = (await heard(page)).filter(isReferee).map(({ text }) => JSON.parse(text));
  assert.deepEqual(lengths.at(-1).snapshot.length, 1);
  await hide(false);
  await turnAfter(page, 3);
  const asked = (await sent(page, "referee.js")).filter(({ type }) => type === "leave");
  assert.deepEqual(
    asked.map(({ away }) => away),
    [false, true, false],
  );
});

pageTest("a failed referee is reported, and a new one continues", STILL, async (page, url) => {
  await watch(page);
  await beginGame(page, url, ["person", 6], FUGITIVE);
  await send(page, PLACES);
  await turnAfter(page, 3);
  const before = await moves(page);
  for (let times = 1; times <= 2; times++) {
    const known = (await heard(page)).length;
    await disturb(page, "referee.js", { type: "do", what: "nonsense" });
    await page.getByText("The referee stopped. A new one goes on").first().waitFor();
    await page.waitForFunction((known) => {
      const { heard } = /** @type {any} */ (globalThis).witness;
      return heard.slice(known).some((/** @type {any} */ { text }) => text.includes("beginning"));
    }, known);
  }
  assert.deepEqual(await moves(page), before);
  await disturb(page, "referee.js", { type: "do", what: "nonsense" });
  await page.locator(".status").getByText("The referee stopped three times.").waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page
    .locator(".status")
    .getByText("The referee stopped three times.")
    .waitFor({ state: "detached" });
  await turnAfter(page, 3);
  assert.deepEqual(await moves(page), before);
});

pageTest("a second tab watches a game with secrets", STILL, async (first, url) => {
  await beginGame(first, url, ["person", 6], FUGITIVE);
  await send(first, PLACES);
  await turnAfter(first, 3);
  const second = await first.context().newPage();
  await second.goto(first.url());
  const playHere = (/** @type {Page} */ page) => page.getByRole("button", { name: "Play here" });
  await playHere(second).waitFor();
  assert.deepEqual(await moves(second), await moves(first));
  await playHere(second).click();
  await playHere(first).waitFor();
  await turnAfter(second, 3);
  await resign(second);
  await first.locator(".view-choice").waitFor();
  assert.deepEqual(await moves(first), await moves(second));
});

pageTest("an unfinished game is shared without its moves", ALL, async (page, url) => {
  await beginGame(page, url, ["person", 6], FUGITIVE);
  await send(page, PLACES);
  await turnAfter(page, 3);
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  await page.getByText("For now only its start is shared").waitFor();
  await page.keyboard.press("Escape");
  const text = await textOf(page);
  assert.match(text, /^\d+\n([CTP] \d+-\d+\n)+END\n$/, "the map as a program gets it");
  const link = await linkOf(page);
  await resign(page);
  const whole = await linkOf(page);
  assert.match(await textOf(page), /^warren 1 fugitive\n|END\n1 2 3 4\n/);

  await page.goto(link);
  await page.locator(".moves-empty").waitFor();
  await page.goto(whole);
  await movesPlayed(page, 3);
  await page.locator(".view-choice").getByText("Everything").waitFor();
});

pageTest("after the end, any side's view can be shown", ALL, async (page, url) => {
  const played = [PLACES, START, "T 17", "2 3 4 5", "C 18", "3 4 5 6"];
  await openText(page, url, gameText([...played, "end 1 resigns"]));
  await movesPlayed(page, 6);
  // The points are those of a forfeit, and the parts of a running game are gone.
  assert.equal(
    await page.locator(".verdict-line").first().textContent(),
    "Fugitive resigns. Detectives win. 20 points to 0.",
  );
  const points = page.locator(".bar-score b");
  assert.deepEqual((await points.allTextContents()).sort(), ["0", "20"]);
  assert.equal(await page.locator(".log-now").textContent(), "2 of 50 turns were played.");
  assert.equal(
    await page.locator(".map-belief").textContent(),
    "At the end the fugitive was in 18.",
  );
  const choose = (/** @type {string} */ name) =>
    page.locator(".view-choice").getByRole("radio", { name }).check();
  assert.deepEqual(await moves(page), played);
  await choose("Detectives");
  await page.getByRole("button", { name: "Move 1, Fugitive: T", exact: true }).waitFor();
  assert.equal((await moves(page))[2], "T");
  await choose("Fugitive");
  await page.getByRole("button", { name: "Move 1, Fugitive: T 17" }).waitFor();
  await choose("Everything");
  assert.deepEqual(await moves(page), played);
  assert.equal(await page.locator('[data-action="flip"]').isVisible(), false);
  assert.deepEqual(await faultsOn(page), []);
  const record = await textOf(page);
  await page.getByRole("button", { name: "Play again" }).click();
  await page.locator(".moves-empty").waitFor();
  assert.ok(record.includes(`\n${await textOf(page)}`), "on the same map");
});

pageTest(
  "a shared unfinished game may be viewed completely, and then is not played",
  ALL,
  async (page, url) => {
    const played = [PLACES, START, "T 17", "2 3 4 5"];
    await openText(page, url, gameText(played));
    await curtain(page).waitFor();
    assert.deepEqual(await faultsOn(page), []);
    const address = page.url();
    for (const key of ["Tab", "Tab", "Enter"]) await page.keyboard.press(key);
    await movesPlayed(page, 4);
    assert.deepEqual(await moves(page), played);
    assert.equal(await page.getByRole("radio", { name: "Everything" }).isChecked(), true);
    assert.equal(await page.getByRole("button", { name: "Undo" }).isDisabled(), true);
    assert.equal(await page.getByRole("button", { name: "Resign" }).isVisible(), false);
    assert.ok(
      (await textOf(page)).endsWith(`\n${played.join("\n")}\n`),
      "the whole game is shared",
    );
    await page.getByRole("radio", { name: "Detectives" }).check();
    await page.getByRole("button", { name: "Move 1, Fugitive: T", exact: true }).waitFor();

    // It is analysed, and a move in it begins a branch.
    await page.getByRole("radio", { name: "Fugitive" }).check();
    await page.getByText("Move 1 (Detectives): try a move here.").waitFor();
    await page.getByRole("tab", { name: "Analysis" }).click();
    await page.getByRole("switch", { name: "Analyse" }).check();
    await page.locator(".best-line").first().waitFor();
    await page.getByRole("tab", { name: "Moves" }).click();
    await send(page, "C 18");
    await page.locator(".tried").waitFor();
    assert.deepEqual([await moves(page), page.url()], [played, address]);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    assert.ok(!kept.some((key) => key.startsWith("warren:game:")), "no part of it is stored");

    // Opened again it may be played instead, and then it has secrets.
    await page.reload();
    await lift(page);
    await send(page, "C 18");
    await curtain(page).waitFor();
    assert.equal(await page.getByRole("button", { name: "See everything" }).isVisible(), false);
  },
);

pageTest("undo of the end restores the secrets", ALL, async (page, url) => {
  await watch(page);
  await beginGame(page, url, ["person", 6], FUGITIVE);
  await send(page, PLACES);
  await turnAfter(page, 3);
  assert.equal(await page.getByRole("button", { name: "Undo" }).isDisabled(), true);
  await send(page, await page.evaluate(anyAnswer));
  await turnAfter(page, 5);
  const known = await moves(page);
  await resign(page);
  const all = await moves(page);
  assert.match(all[2], /^[CTP] \d+$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(".move").nth(3).waitFor({ state: "detached" });
  assert.deepEqual(await moves(page), known.slice(0, 3));
  for (const text of await storage(page)) assert.ok(!text.includes(`\\n${all[2]}\\n`));
  await page.getByRole("button", { name: "Redo" }).click();
  await movesPlayed(page, 5);
  assert.deepEqual(await moves(page), known);
});

/** Four cities to which the detectives in 1 to 4 of the usual map may go. */
function anyAnswer() {
  return "32 9 17 15";
}

pageTest("a suggestion uses only the knowledge of the person's side", STILL, async (page, url) => {
  await watch(page);
  await beginGame(page, url, ["person", 6], FUGITIVE);
  await send(page, PLACES);
  await turnAfter(page, 3);
  await page.getByRole("button", { name: "Suggest a move" }).click();
  await page
    .getByText(/^A good move: \d+ \d+ \d+ \d+\.$/)
    .first()
    .waitFor();
  const known = await moves(page);
  const [, asked] = await sent(page, "engine.js");
  assert.deepEqual([asked.type, asked.seat, asked.position], ["start", 0, null]);
  assert.deepEqual(asked.transcript, [
    { answered: [PLACES] },
    { heard: known[1] },
    { heard: known[2] },
  ]);
});

pageTest("a spectator of engines sees everything, or one side", STILL, async (page, url) => {
  await watch(page);
  // The strongest fugitive is not caught by its first move, which would reveal it to everyone.
  await beginGame(page, url, [1, 12], FUGITIVE);
  await movesPlayed(page, 4);
  const all = await moves(page);
  assert.match(all[2], /^[CTP] \d+$/);
  await page.locator(".view-choice").getByRole("radio", { name: "Detectives" }).check();
  await page.waitForFunction(
    () => document.querySelectorAll(".move")[2]?.textContent?.length === 1,
  );
  assert.ok((await texts(page)).length > 0);
  assert.ok(!(await heard(page)).some(isReferee), "there are no secrets");
});
