// Opens a game of a batch or of the ladder with the logs of its programs, at the turn to look at first.

import { loadEnding } from "../../games/page-modules.js";
import { seatOf } from "../../play/batches/player.js";
import { gameOf, storedRuns } from "../../play/batches/run-store.js";
import { readLogs } from "../../play/match/stored-logs.js";
import { verdictOf } from "../../play/match/verdict.js";

/** @typedef {import("../../play/match/session.js").Session} Session */

/**
 * @param {Pick<import("../../play/match/sessions.js").Sessions, "viewed">} sessions
 * @param {{ id: string, run: string, opponent: number, number: number }} address the program, and the game in one of its runs
 * @returns {Promise<Session | null>} null if the game is not stored
 */
export async function openPlayedGame(sessions, { id, run, opponent, number }) {
  const [runs, result] = await Promise.all([storedRuns(id), gameOf(run, opponent, number)]);
  const played = runs.find((each) => each.id === run);
  if (!played || !result) return null;
  const { logs = "", record, seat, seed } = result;
  const other = opponentOf(played, opponent);
  if (!other) return null;
  // The seeds of the game, so that it can be played again as it was.
  const seats = (seat === 0 ? [played.me, other] : [other, played.me]).map((player, index) => {
    const place = seatOf(player);
    return place.kind === "program" ? { ...place, seed: (seed + index) >>> 0 } : place;
  });
  const session = await sessions.viewed({
    game: played.game,
    record,
    seats,
    viewpoint: seat,
    programLogs: readLogs(logs),
  });
  session.show(await firstShown(session, result));
  return session;
}

/**
 * The opponent in a run. On the ladder the opponents are the levels.
 * @param {import("../../play/batches/run-store.js").Run} run
 * @param {number} index
 * @returns {import("../../play/batches/player.js").Player | undefined}
 */
function opponentOf({ kind, opponents }, index) {
  return kind === "climb" ? { kind: "engine", level: index + 1 } : opponents[index];
}

/**
 * The ply to show first: in a lost game the program's turn that decided it, otherwise the last.
 * @param {Session} session
 * @param {import("../../play/batches/tally.js").Result} result
 */
async function firstShown({ state, whole }, { fault, result, seat }) {
  const { length } = state;
  const winner = whole && verdictOf(whole)?.outcome.winner;
  if (result > 0 || fault || !whole || winner === null || winner === undefined) return length;
  try {
    const { momentOf } = await loadEnding(state.game);
    const names = { row: Number, inNotation: () => [] };
    const moment = momentOf({ scene: whole, players: [], me: seat, winner, names });
    if (!moment) return length;
    for (let ply = moment.ply - 1; ply >= 0; ply--) {
      if (Array.from(whole.due(ply)).includes(seat)) return ply;
    }
    return 0;
  } catch {
    // The module did not arrive, so the last position has to do.
    return length;
  }
}
