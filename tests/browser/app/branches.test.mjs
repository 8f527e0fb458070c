// Branches: moves tried beside a game, and games that continue from a position. The game itself stays the same, and the page
// shows a seat no secrets.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { faultsOn } from "../axe.mjs";
import { resign, send } from "../detectives.mjs";
import {
  beginGame,
  board,
  cell,
  clickMove,
  moves,
  movesPlayed,
  openText,
  pageTest,
} from "../page.mjs";
import { loadEngines } from "../race.mjs";
import { heard, sent, storage, texts, watch } from "../witness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const STILL = { reducedMotion: /** @type {const} */ ("reduce") };

/** @param {Page} page */
const status = (page) => page.locator(".status-text").textContent();

/** Waits for a line under the board. @param {Page} page @param {string} text */
const says = (page, text) => page.locator(".status-text").filter({ hasText: text }).waitFor();

/** The moves of each branch in the list. @param {Page} page */
const branches = (page) =>
  page
    .locator(".branch")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll(".tried")]
          .map((move) => /** @type {HTMLElement} */ (move).dataset.move)
          .join(" "),
      ),
    );

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** @param {string} name */
const record = (name) => readFile(new URL(`../../records/${name}.rec`, import.meta.url), "utf8");

pageTest("moves are tried beside a game under way", STILL, async (page, url) => {
  await beginGame(page, url, ["person", "person"]);
  const played = ["D4N", "A1N", "B7N"];
  for (const [i, move] of played.entries()) {
    await clickMove(page, move);
    await movesPlayed(page, i + 1);
  }
  await press(page, "Move 1, Red: D4");
  assert.equal((await board(page)).get("A1"), "empty");
  await says(page, "Move 1 (Red): try a move here.");
  assert.match(
    String(await page.locator(".status-text").getAttribute("title")),
    /^You are looking at move 1 \(Red\) of 2\. A move tried here does not change the game\.$/,
  );

  // Another move is a branch; the game's own move belongs to the game.
  await clickMove(page, "G7N");
  await says(page, "Branch after 1 (Red): move 1 (Blue).");
  assert.deepEqual([await branches(page), await moves(page)], [["G7N"], played]);
  assert.equal(await page.locator(".game > [aria-live]").textContent(), "Blue: G7.");
  assert.equal((await board(page)).get("G7"), "Blue, 1 dot");
  assert.equal(await page.locator(".tried[aria-current]").count(), 1);
  await clickMove(page, "F7N");
  await says(page, "Branch after 1 (Red): move 2 (Red).");
  assert.deepEqual(await faultsOn(page), []);

  // Buttons and keys go through it; undo and redo are steps here.
  await press(page, "Undo");
  await says(page, "Branch after 1 (Red): move 1 (Blue).");
  assert.equal((await board(page)).get("F7"), "empty");
  await press(page, "Redo");
  await says(page, "Branch after 1 (Red): move 2 (Red).");
  await page.locator("main").focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await says(page, "Move 1 (Red): try a move here.");
  await page.keyboard.press("ArrowRight");
  await says(page, "Branch after 1 (Red): move 1 (Blue).");
  await page.locator(".score-chart svg[aria-label*='after move 1 (Blue)']").waitFor();

  // The same in the branch: another branch, by key.
  await cell(page, "E7").focus();
  await page.keyboard.press("Enter");
  await says(page, "Branch after 1 (Red): move 2 (Red).");
  assert.deepEqual(await branches(page), ["G7N F7N", "G7N E7N"]);
  await press(page, "Branch, move 2, Red: F7");
  assert.equal((await board(page)).get("F7"), "Red, 1 dot");
  await press(page, "Back to the game");
  await says(page, "Move 1 (Red): try a move here.");
  await clickMove(page, "A1N");
  await says(page, "Move 1 (Blue): try a move here.");
  assert.equal((await branches(page)).length, 2);
  await page.getByRole("button", { name: "Delete the branch after move 1 (Red)" }).first().click();
  assert.deepEqual(await branches(page), ["G7N E7N"]);

  // The game is unchanged, and a move at its end is played; undo of a move removes its branches, too.
  await press(page, "Back to game");
  await says(page, "Blue to move.");
  await clickMove(page, "C7N");
  await movesPlayed(page, 4);
  assert.deepEqual(await branches(page), ["G7N E7N"]);
  for (let count = 3; count >= 0; count--) {
    await press(page, "Undo");
    await page.locator(".move").nth(count).waitFor({ state: "detached" });
  }
  assert.deepEqual([await branches(page), await status(page)], [[], "Red to move."]);
  assert.ok(
    (await storage(page)).every((text) => !text.includes("E7N")),
    "no branch is stored",
  );
});

pageTest(
  "an engine plays on while moves are tried, and suggests some",
  STILL,
  async (page, url) => {
    await beginGame(page, url, ["person", 1]);
    await clickMove(page, "D4N");
    await movesPlayed(page, 1);
    await page.locator("main").focus();
    await page.keyboard.press("ArrowLeft");
    await movesPlayed(page, 2);
    await page.keyboard.press("ArrowLeft");
    await says(page, "Start: try a move here.");
    await clickMove(page, "D3N");
    await says(page, "Branch after start: move 1 (you).");
    await press(page, "Suggest a move");
    await page
      .locator(".status-text")
      .filter({ hasText: /^A good move: [A-G][1-7][↑→↓←]?\.$/ })
      .waitFor();
    assert.deepEqual(await branches(page), ["D3N"]);
    await press(page, "Back to game");
    await press(page, "Back to game");
    await says(page, "Your move.");
  },
);

/**
 * Waits for a suggestion.
 * @param {Page} page
 * @returns {Promise<{ seat: number } & import("../../../www/wasm/warren.js").Told>} the seat that was asked, and what it knows
 */
async function suggested(page) {
  const speech = page.locator(".game > [aria-live]");
  const said = await speech.textContent();
  await press(page, "Suggest a move");
  await page
    .locator(".game > [aria-live]:not(:empty)")
    .filter({ hasText: "A good move: ", hasNotText: said || "-" })
    .waitFor({ state: "attached" });
  const asked = (await sent(page, "engine.js")).filter(({ type }) => type === "start").at(-1);
  const { files, lines, position, seat, transcript } = asked;
  return { seat, files, lines, position, transcript };
}

pageTest("a finished game of secrets is tried and continued", STILL, async (page, url) => {
  const warren = await loadEngines();
  const text = await record("fugitive-006");
  const scene = warren.Scene.fromRecord(text);
  const played = scene.moves();
  await watch(page);
  await openText(page, url, text);
  await movesPlayed(page, played.length);
  await page.getByRole("button", { name: /^Move 2, Detectives/ }).click();
  await says(page, "Move 2 (Detectives): try a move here.");

  // The view of the side to move can be shown, or everything.
  assert.deepEqual(Array.from(scene.due(6)), [1]);
  await page.getByRole("radio", { name: "Detectives" }).check();
  assert.equal(await page.getByLabel("The turn as text").isEditable(), false);
  assert.equal(await page.getByRole("button", { name: "Suggest a move" }).isEnabled(), false);
  await page.getByRole("radio", { name: "Everything" }).check();
  const options = /** @type {unknown} */ (scene.options(6));
  const [roads] = /** @type {import("../../../www/wasm/warren.js").FugitiveOptions} */ (options)
    .roads;
  const other = roads.map((way) => way.join(" ")).find((way) => way !== played[6]);
  assert.ok(other);
  await send(page, other);
  await says(page, "Branch after 2 (Detectives): move 3 (Fugitive).");
  assert.deepEqual(await branches(page), [other]);

  // A suggestion uses only what the side to move knows, in a branch as in the game.
  const tried = scene.copy();
  tried.cut(6);
  tried.play(other);
  assert.deepEqual(await suggested(page), { seat: 0, ...tried.told(7, 0) });
  tried.free();
  await press(page, "Back to the game");
  assert.deepEqual(await suggested(page), { seat: 1, ...scene.told(6, 1) });
  // It disappears with the view.
  await page.getByRole("radio", { name: "Detectives" }).check();
  await says(page, "Move 2 (Detectives): try a move here.");

  // As the detectives from the middle of a turn, which the page has shown completely: the new game has its own secrets.
  const ply = 21;
  assert.deepEqual(Array.from(scene.due(ply)), [0]);
  await page.getByRole("button", { name: /^Move 10, Fugitive/ }).click();
  await press(page, "Continue from here");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("A new game begins after move 10 (Fugitive)").waitFor();
  const engine = dialog.getByRole("group", { name: /Fugitive/ });
  await engine.getByRole("radio", { name: "Engine" }).check();
  await engine.getByRole("combobox").selectOption("2");
  const shared = page.url();
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/#\/game\//);
  assert.notEqual(page.url(), shared);
  const known = scene.copy();
  known.cut(ply);
  const sight = known.sight(0);
  await page.locator(".bar.near.due").filter({ hasText: "You" }).waitFor();
  await movesPlayed(page, ply);
  assert.deepEqual(await moves(page), sight.moves(), "as the detectives know it");
  assert.equal(await page.getByRole("button", { name: "Continue from here" }).isVisible(), false);
  const [stored] = (await storage(page)).filter((each) => each.includes('"version":1'));
  assert.match(JSON.parse(stored).record, /^~/, "sealed");

  // From now on moves are secret again, until the new game is over. The old game's moves may have been the same.
  await page.evaluate(() => /** @type {any} */ (globalThis).witness.texts.clear());
  await send(page, played[ply]);
  await movesPlayed(page, ply + 2);
  await page.locator(".bar.near.due").waitFor();
  const [ran] = (await moves(page)).slice(ply + 1);
  assert.match(ran, /^[CTP]$/, "the kind of road, not the city");
  await page.getByRole("button", { name: /^Move 10, the engine/ }).click();
  await says(page, "Move 10 (the engine) of 11.");
  const [seen, reports, kept] = [await texts(page), await heard(page), await storage(page)];
  await press(page, "Back to game");
  await resign(page);
  const [whole] = (await moves(page)).slice(ply + 1);
  assert.match(whole, /^[CTP] \d+$/);
  const label = `Move 11, the engine: ${whole}`;
  assert.ok((await texts(page)).includes(label));
  assert.ok(!seen.includes(label));
  const sent = reports.filter(({ worker }) => worker === "referee.js");
  assert.ok(sent.length > 0);
  const heardOf = sent.flatMap(({ text }) => JSON.parse(text).news?.said ?? []);
  const after = heardOf.slice(
    heardOf.findIndex((said) => "answered" in said && said.answered.join(" ") === played[ply]),
  );
  assert.ok(
    after.some((said) => said.heard === ran),
    "the detectives hear the road",
  );
  assert.ok(!JSON.stringify(sent).includes(`"${whole}"`) && !JSON.stringify(kept).includes(label));
  for (const each of [sight, known, scene]) each.free();
});

pageTest(
  "steps in The Crossing are tried while the other player's stay the same",
  STILL,
  async (page, url) => {
    const text = await record("crossing-000");
    const scene = (await loadEngines()).Scene.fromRecord(text);
    await watch(page);
    await openText(page, url, text);
    await movesPlayed(page, 180);
    await page.getByRole("radio", { name: "Player 2" }).check();
    await page.getByRole("button", { name: /^Turn 30, / }).click();
    assert.deepEqual(await suggested(page), { seat: 1, ...scene.told(30, 1) });
    scene.free();
    const turns = text.split("\n").slice(1 + 3 * 8);
    const step = turns[30][1] === "H" ? "North" : "Hold";
    await page.getByRole("button", { name: new RegExp(`^${step}`) }).click();
    await page.locator(".tried").waitFor();
    await page.getByRole("radio", { name: "Everything" }).check();
    assert.deepEqual(await branches(page), [`${turns[30][0]}${step[0]}`]);
    await page.getByRole("button", { name: "One move back" }).click();
    await says(page, "Move 30: try a move here.");

    // It continues against an engine, which races with its seat's knowledge.
    await press(page, "Continue from here");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("A new game begins after move 30").waitFor();
    const first = dialog.getByRole("group", { name: /Player 1/ });
    await first.getByRole("radio", { name: "Engine" }).check();
    await first.getByRole("combobox").selectOption("1");
    await dialog.getByRole("button", { name: "Start" }).click();
    await page.waitForURL(/#\/game\//);
    await page.locator(".bar.near.due").filter({ hasText: "You" }).waitFor();
    await page.getByRole("button", { name: /^Hold/ }).click();
    await movesPlayed(page, 31);
    const shown = await page.locator(".move").last().textContent();
    assert.match(String(shown), /^\?•/);
    await page.reload();
    await movesPlayed(page, 31);
    assert.equal(await page.locator(".move").last().textContent(), shown);
  },
);
