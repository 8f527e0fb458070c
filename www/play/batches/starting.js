// Starts the players of many games. Each program is prepared once, since compiling may take seconds.

import { loadPart } from "../../kit/page/failure.js";
import { loadPrograms } from "../match/seats.js";
import { UnplayableProgram } from "./game.js";
import { seatOf } from "./player.js";

/** @typedef {import("./player.js").Player} Player */
/** @typedef {import("../match/seats.js").Programs} Programs */

/**
 * @typedef {Object} LoadedPlayers
 * @property {Programs} programs
 * @property {() => Promise<void>} ready prepares all programs; rejects with {@link UnplayableProgram} if one cannot run
 */

const loadParts = () =>
  Promise.all([
    loadPart(import("../match/program-seat.js")),
    loadPart(import("../match/runnables.js")),
  ]);

/** Loads what every batch needs, so that the first game starts without delay. */
export function preload() {
  // The batch requests it again, and reports any failure.
  loadParts().catch(() => {});
  loadPrograms([seatOf({ kind: "engine", level: 1 })], {}).catch(() => {});
}

/**
 * @param {readonly Player[]} players
 * @returns {Promise<LoadedPlayers>}
 */
export async function loadPlayers(players) {
  const [{ ProgramSeat }, runnablesModule] = await loadParts();
  /** @type {Map<string, ReturnType<typeof runnablesModule.runnableOf>>} by program and version */
  const runnables = new Map();
  /** @type {typeof runnablesModule.runnableOf} */
  const runnableOf = (player) => {
    const key = `${player.program} ${player.version}`;
    const runnable = runnables.get(key) ?? runnablesModule.runnableOf(player);
    runnables.set(key, runnable);
    return runnable;
  };
  const programs = await loadPrograms(players.map(seatOf), {
    program: async () => (_game, seat, seed, listener) =>
      new ProgramSeat(seat, seed, listener, { runnableOf }),
  });
  const ready = async () => {
    for (const player of players) {
      if (player.kind !== "program") continue;
      const runnable = await runnableOf({ ...player, clock: null });
      if ("kind" in runnable) throw new UnplayableProgram(player, runnable.kind, runnable.message);
    }
  };
  return { programs, ready };
}
