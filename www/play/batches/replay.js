// Plays a finished game of a program again with its current source: on the same board, with the same seed and opponent. The
// opponent repeats its moves as long as the program does.

import { loadGame } from "../load.js";
import { readLogs } from "../match/stored-logs.js";
import { playGame, UnplayableProgram } from "./game.js";
import { loadPlayers } from "./starting.js";

/** @typedef {import("../match/seats.js").Seat} Seat */
/** @typedef {import("../match/match.js").GameMatch["programLogs"][number]} Log */
/** @typedef {import("../../wasm/warren.js").Scene} Scene */

/**
 * A finished game, and the program to play it again.
 * @typedef {Object} GameToReplay
 * @property {string} game
 * @property {string} record
 * @property {readonly Seat[]} seats
 * @property {number} seat the program's
 */

/**
 * A game played again.
 * @typedef {Object} Replayed
 * @property {string} record
 * @property {import("../match/match.js").GameMatch["programLogs"]} logs by seat
 */

/**
 * @param {GameToReplay} before
 * @param {number} from the ply from which on the opponent chooses its moves again, even if the program still answers as before
 * @param {AbortSignal} signal
 * @returns {Promise<Replayed>}
 * @throws {UnplayableProgram} if the source cannot run
 */
export async function replayGame({ game, record, seats, seat }, from, signal) {
  const warren = await loadGame(game);
  const players = seats.map((player, index) => playerOf(player, index === seat));
  const { programs, ready } = await loadPlayers(players);
  await ready();
  const scene = warren.Scene.fromRecord(record);
  scene.cut(Math.min(from, scene.length));
  const last = answerPlies(scene, seat).at(-1);
  if (last !== undefined) scene.cut(last);
  const own = seats[seat];
  const seed = ((own.kind === "program" && own.seed) || 0) - seat;
  for (;;) {
    try {
      const signals = [signal];
      const played = await playGame({
        warren,
        scene: scene.copy(),
        players,
        programs,
        seed,
        signals,
      });
      return { record: played.record, logs: readLogs(played.logs) };
    } catch (thrown) {
      if (!(thrown instanceof UnplayableProgram) || thrown.answer === undefined) throw thrown;
      // It answers differently from here on.
      scene.cut(answerPlies(scene, thrown.seat)[thrown.answer]);
    }
  }
}

/**
 * The plies at which a seat has to answer.
 * @param {Scene} scene
 * @param {number} seat
 */
export function answerPlies(scene, seat) {
  const plies = Array.from({ length: scene.length + 1 }, (_, ply) => ply);
  return plies.filter((ply) => Array.from(scene.due(ply)).includes(seat));
}

/**
 * The first turn, from 0, in which the answers differ; null if all are the same.
 * @param {Log} before
 * @param {Log} now
 */
export function firstDifference(before, now) {
  const [old, fresh] = [before, now].map((log) => log?.turns.map(answerOf) ?? []);
  const length = Math.max(old.length, fresh.length);
  const index = Array.from({ length }, (_, at) => at).findIndex((at) => old[at] !== fresh[at]);
  return index < 0 ? null : index;
}

/**
 * The answer of a turn; empty if there is none.
 * @param {import("../match/program-log.js").Turn} turn
 */
export const answerOf = ({ wrote }) => wrote.map(({ text }) => text.trim()).join("\n");

/**
 * @param {Seat} seat
 * @param {boolean} isOwn whether it is the program that plays again, with its current source
 * @returns {import("./player.js").Player}
 */
function playerOf(seat, isOwn) {
  if (seat.kind === "engine") return { kind: "engine", level: seat.level };
  if (seat.kind !== "program") throw new Error(`a game of a ${seat.kind} cannot be played again`);
  const { name, program, version } = seat;
  return { kind: "program", program, name, ...(!isOwn && version !== undefined && { version }) };
}
