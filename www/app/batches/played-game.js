// Opens a game of a batch or of the ladder with the logs of its programs, at the turn to look at first.

import { GAMES } from "../../games/list.js";
import { loadEnding } from "../../games/page-modules.js";
import { t } from "../../kit/page/i18n.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { seatOf } from "../../play/batches/player.js";
import { gameOf, storedRuns } from "../../play/batches/run-store.js";
import { loadGame } from "../../play/load.js";
import { viewedMatch } from "../../play/match/matches.js";
import { Session } from "../../play/match/session.js";
import { readLogs } from "../../play/match/stored-logs.js";
import { verdictOf } from "../../play/match/verdict.js";

/** @typedef {import("../../play/addresses.js").PlayedPlace} PlayedPlace */
/** @typedef {Pick<import("../../views.js").Host, "app" | "loadPlaying">} Host */

/**
 * @param {Host} host
 * @param {string} program its id
 * @param {PlayedPlace} place
 * @returns {Promise<import("../../main.js").View | null>} null, with a notice, if the game is not stored or cannot be read
 */
export async function playedGameView({ app, loadPlaying }, program, place) {
  try {
    const session = await openPlayedGame(program, place);
    const { gameView } = await loadPlaying();
    if (session) return gameView(app, session);
    app.notices.show(t("unknown-game"));
  } catch (thrown) {
    app.notices.show(await loadThrownText(thrown));
  }
  return null;
}

/**
 * @param {string} program
 * @param {PlayedPlace} place
 * @returns {Promise<Session | null>} null if the game is not stored
 */
async function openPlayedGame(program, { run, opponent, number }) {
  const [runs, result] = await Promise.all([storedRuns(program), gameOf(run, opponent, number)]);
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
  const { game } = played;
  const warren = await loadGame(game);
  const match = viewedMatch(warren, record, seats, readLogs(logs));
  const viewpoint = GAMES[game].secrets ? seats.length : seat;
  // A note on it makes a stored copy.
  const session = new Session(warren, match, { id: null, game, seats, viewpoint });
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
