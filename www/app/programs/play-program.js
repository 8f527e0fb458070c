// Begins a game of a program against our engine. The level and the side are stored for each game.

import { preference, setPreference } from "../../kit/page/preferences.js";
import { loadDefaultStart } from "../new-game/usual-start.js";
import { prepareProgram } from "./ready.js";

/** A level that a first program can beat. */
const FIRST_LEVEL = 1;

/** The level of a program's opponent, and the program's side. @typedef {{ level: number, seat: number }} OpponentChoice */

/** @param {string} game */
const preferenceOf = (game) => `program-against.${game}`;

/** @param {string} game @returns {OpponentChoice} the last choice */
export function lastOpponent(game) {
  const [level, seat] = (preference(preferenceOf(game)) ?? "").split(" ").map(Number);
  const isValid = Number.isInteger(level) && level >= 1 && Number.isInteger(seat) && seat >= 0;
  return isValid ? { level, seat } : { level: FIRST_LEVEL, seat: 0 };
}

/** @param {string} game @param {OpponentChoice} choice */
export function storeOpponent(game, { level, seat }) {
  setPreference(preferenceOf(game), `${level} ${seat}`);
}

/**
 * Begins a game, if the program can run.
 * @param {Pick<import("../../main.js").App, "start">} app
 * @param {import("../../play/programs/program.js").Program} program
 * @returns {Promise<import("./ready.js").Diagnostic[]>} the errors that keep it from running
 */
export async function playProgram(app, program) {
  const { game, id, name } = program;
  const faults = await prepareProgram(program);
  if (faults === null) return [];
  if (faults.some(({ severity }) => severity === "error")) return faults;
  const { start, seats: count, levels } = await loadDefaultStart(game);
  const lastChoice = lastOpponent(game);
  const programSeat = lastChoice.seat < count ? lastChoice.seat : 0;
  const level = Math.min(lastChoice.level, levels);
  const seats = Array.from({ length: count }, (_, seat) =>
    seat === programSeat
      ? { kind: /** @type {const} */ ("program"), program: id, name, clock: null }
      : { kind: /** @type {const} */ ("engine"), level, clock: null },
  );
  app.start({ game, seats, ...start });
  return [];
}
