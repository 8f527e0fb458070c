// The visitor's last choice for a new game, by game.

import { preference, setPreference } from "../../kit/page/preferences.js";
import { isSeat } from "../match/seats.js";

/**
 * A player for a seat: null for a person, the level of an engine, or a visitor's program.
 * @typedef {number | null | import("../match/seats.js").ProgramPlayer} ChosenPlayer
 */

/**
 * The last choice. `levels` has the player of each seat. The setting is a number, the name of a start, the numbers of a new
 * start, or the text of the visitor's own start.
 * @typedef {{ levels: ChosenPlayer[], clock: string, setting?: unknown, practice?: boolean }} Choice
 */

/**
 * @param {import("../match/seats.js").Seat} seat
 * @returns {ChosenPlayer}
 */
export function chosenOf(seat) {
  if (seat.kind === "program") return { ...seat, seed: undefined };
  return seat.kind === "engine" ? seat.level : null;
}

/** @param {string} game */
const nameOf = (game) => `new-game.${game}`;

/**
 * @param {string} game
 * @param {Choice} choice
 */
export const storeChoice = (game, choice) => setPreference(nameOf(game), JSON.stringify(choice));

/**
 * Stores the players, for the next game.
 * @param {string} game
 * @param {readonly import("../match/store.js").Seat[]} seats
 */
export function storeLevels(game, seats) {
  const levels = seats.map(chosenOf);
  storeChoice(game, { ...lastChoice(game), levels });
}

/**
 * @param {string} game
 * @param {number} [levels] the number of engine levels; by default the levels are not checked
 * @returns {Choice} the last choice, with a level for each seat; the setting is not checked
 */
export function lastChoice(game, levels = Number.POSITIVE_INFINITY) {
  const defaults = { levels: [], clock: "none" };
  try {
    const stored = JSON.parse(preference(nameOf(game)) ?? "null");
    const isValid =
      Array.isArray(stored?.levels) &&
      stored.levels.every(
        (/** @type {unknown} */ level) =>
          level === null ||
          (Number.isInteger(level) && Number(level) >= 1 && Number(level) <= levels) ||
          (typeof level === "object" && isSeat(level)),
      );
    if (!isValid) return defaults;
    const { levels: chosen, clock, setting, practice } = stored;
    return { levels: chosen, clock: String(clock), setting, practice: practice === true };
  } catch {
    return defaults;
  }
}
