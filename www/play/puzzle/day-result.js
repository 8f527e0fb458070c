// The way through a day's puzzles, and their results, for sharing.

import { GAMES } from "../../games/list.js";
import { dayAndMonth, t } from "../../kit/page/i18n.js";
import { sharedAddress, todayAddress } from "../addresses.js";
import { dateOf, dayOf, dayText, doneOn, puzzleOfDay, streakOn } from "./daily.js";
import { doneAt, placeOf } from "./done.js";
import { puzzleIndex } from "./sets.js";

/**
 * The visitor's state in a puzzle of a day: open, solved, or over because the solution was shown.
 * @typedef {{ game: string, state: "open" | "solved" | "shown", done: import("./daily.js").DayResult | null }} DayPuzzle
 */

/**
 * The puzzles of a day, in the order of the games.
 * @param {number} day
 * @returns {Promise<DayPuzzle[]>}
 */
export async function puzzlesOfDay(day) {
  const indexes = await Promise.all(Object.keys(GAMES).map(puzzleIndex));
  return indexes.flatMap((index) => {
    const puzzle = puzzleOfDay(index, day);
    if (!puzzle) return [];
    const { game, key } = puzzle;
    const done = doneOn(game, day);
    const isShown = doneAt(placeOf(key, day)).isShown;
    return { game, done, state: done ? "solved" : isShown ? "shown" : "open" };
  });
}

/**
 * The game of the next open puzzle of a day, after the puzzle of a game. After the last game comes the first.
 * @param {readonly DayPuzzle[]} puzzles
 * @param {string} game
 * @returns {string | null} null if no other puzzle is open
 */
export function nextOfDay(puzzles, game) {
  const at = puzzles.findIndex((puzzle) => puzzle.game === game);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)];
  return others.find(({ state }) => state === "open")?.game ?? null;
}

/**
 * The address of the next open puzzle of a day, or of the day's summary if no other is open.
 * @param {number} day
 * @param {string} game the game of the current puzzle
 */
export async function nextAddressOfDay(day, game) {
  const next = nextOfDay(await puzzlesOfDay(day), game);
  return next === null || day === dayOf() ? todayAddress(next) : dayAddress(next, day);
}

/**
 * The summary of a day: a title, a line for each puzzle, and all of it as a text for sharing. It does not reveal any solution.
 * @param {readonly DayPuzzle[]} puzzles
 * @param {number} day
 */
export function daySummary(puzzles, day) {
  const solved = puzzles.filter(({ state }) => state === "solved").length;
  const title = t("puzzle-day-solved", { solved, count: puzzles.length });
  const lines = puzzles.map(({ done, game, state }) => {
    const result = done ? t("puzzle-shared-result", done) : t(`puzzle-day-${state}`);
    return `${done ? "✓" : "–"} ${t(`${game}-name`)}: ${result}`;
  });
  const head = ["Warren", dayAndMonth(dateOf(day)), title, ...streakPart(streakOn(day))];
  return { title, lines, text: [head.join(" · "), ...lines].join("\n") };
}

/** @param {number} streak */
const streakPart = (streak) => (streak > 0 ? [t("puzzle-shared-streak", { days: streak })] : []);

/**
 * The visitor's result of a day's puzzle as a text for sharing. It does not reveal the solution.
 * @param {string} game
 * @param {import("./daily.js").DayResult} done
 * @param {number} streak
 */
export function resultToShare(game, { day, hints, tries }, streak) {
  return [
    "Warren",
    t(`${game}-name`),
    dayAndMonth(dateOf(day)),
    t("puzzle-shared-result", { tries, hints }),
    ...streakPart(streak),
  ].join(" · ");
}

/**
 * Copies a day's result with the address of its puzzle.
 * @param {string} game
 * @param {import("./daily.js").DayResult} done
 * @param {string} result the result as a text
 * @returns {Promise<string>} the message to show: that the result is copied, or the text itself
 */
export const copyResult = (game, { day }, result) =>
  copyText(`${result}\n${sharedAddress(game, dayAddress(game, day))}`);

/**
 * Copies the summary of today's puzzles with the address of their page.
 * @param {string} summary
 * @returns {Promise<string>} the message to show, as for a single result
 */
export const copySummary = (summary) =>
  copyText(`${summary}\n${new URL(todayAddress(), location.href).href}`);

/** @param {string} text */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return t("puzzle-result-copied");
  } catch {
    return text;
  }
}

/**
 * The fragment of the address of a day's puzzle.
 * @param {string} game
 * @param {number} day
 */
export const dayAddress = (game, day) => todayAddress(game, dayText(day));
