// Who may move in the position shown, and the reason if nobody may.

import { t } from "../page/i18n.js";
import { sideWords, stallText } from "./names.js";

/** @typedef {import("../match/session.js").Session} Session */
/** @typedef {import("../match/state.js").State} State */

/**
 * Why the visitor may not move now; null where they may.
 * @param {Session} session
 * @param {boolean} isPlaying whether playback is running
 */
export function refusalOf(session, isPlaying) {
  const { state } = session;
  const { variation, game, seats, due, elsewhere, isLog, length, shown, tries, verdict } = state;
  if (elsewhere) return t("refuse-elsewhere");
  if (isLog) return t("refuse-log");
  if (isPlaying) return t("refuse-playing");
  if (tries) return refusalBeside(session);
  if (variation) return t("refuse-branch-over");
  if (shown < length) return t("refuse-past");
  if (verdict || due.length === 0) return t("illegal-game-over");
  if (state.stalled?.who === "referee") return stallText(state.stalled);
  const engines = due.every((seat) => seats[seat].kind === "engine");
  return engines ? t("refuse-engine", sideWords(game, due[0])) : null;
}

/**
 * Why the visitor may not try a move beside the game. In a game with secrets, only the view of the side to move allows it.
 * @param {Session} session
 */
function refusalBeside({ scene, state }) {
  const { game, mayTry, shown } = state;
  return mayTry ? null : t("refuse-other-view", sideWords(game, scene.due(shown)[0] ?? 0));
}

/**
 * Whether the current position of the game is shown.
 * @param {State} state
 */
export function isLive({ variation, length, shown }) {
  return variation === null && shown === length;
}

/**
 * Whether a person plays in the game and it is not over.
 * @param {State} state
 */
export function isPlayed({ isLog, isOpened, seats, verdict }) {
  return !verdict && !isLog && !isOpened && seats.some(({ kind }) => kind === "person");
}

/**
 * The seats whose moves may be chosen: those of people in an unfinished game, and all seats where a move makes a variation.
 * @param {State} state
 */
export function peopleOf({ isLog, seats, tries, verdict }) {
  if (tries) return seats.map((_, seat) => seat);
  if (verdict || isLog) return [];
  return seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
}
