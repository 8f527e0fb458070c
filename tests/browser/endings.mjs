// Helpers for the page tests of a game's end: a game whose last move is played again on the page.

import { readFile } from "node:fs/promises";

/** @typedef {"person" | number} Player a person, or an engine's level */

/** A finished game of each kind, and players of whom the person plays the last move. */
export const LAST_MOVES = /** @type {const} */ ({
  dots: { record: "dots-008", players: [3, "person"] },
  rabbits: { record: "rabbits-006", players: [3, "person"] },
  mice: { record: "mice-000", players: [3, "person"] },
  fugitive: { record: "fugitive-008", players: ["person", 3] },
  crossing: { record: "crossing-004", players: ["person", 3] },
});

/**
 * Opens a game without its last move, and plays the move.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 * @param {keyof typeof LAST_MOVES} game
 */
export async function endGame(page, url, game) {
  const { players, record } = LAST_MOVES[game];
  const path = new URL(`../records/${record}.rec`, import.meta.url);
  const lines = (await readFile(path, "utf8")).trimEnd().split("\n");
  const last = lines.pop();
  const seats = players.map((player) =>
    player === "person"
      ? { kind: "person", clock: null }
      : { kind: "engine", level: player, clock: null },
  );
  const stored = {
    version: 1,
    id: "ending",
    game,
    record: `${lines.join("\n")}\n`,
    seats,
    viewpoint: [...players].indexOf("person"),
    marks: {},
    left: seats.map(() => null),
    undone: [last],
    paused: false,
    over: false,
    length: 0,
    updated: 1,
  };
  await page.goto(url);
  await page.evaluate(
    (text) => localStorage.setItem("warren:game:ending", text),
    JSON.stringify(stored),
  );
  await page.goto(`${url}#/game/ending`);
  await page.locator('[data-action="redo"]:enabled').click();
  await page.locator(".ending-card").waitFor();
}
