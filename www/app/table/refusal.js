// The seats that may move in the position shown, and the reason if none may.

import { t } from "../../kit/page/i18n.js";
import { explores } from "../../play/match/mode.js";
import { playerWords, stallText } from "../../play/match/names.js";
import { isPerson, peopleAt } from "../../play/match/seats.js";

/** @typedef {import("../../play/match/session.js").Session} Session */
/** @typedef {import("../../play/match/state.js").State} State */

/**
 * The reason why the visitor may not move now; null if they may.
 * @param {Session} session
 * @param {boolean} isPlaying whether playback is running
 */
export function refusalOf(session, isPlaying) {
  const { state } = session;
  const { due, game, mode, seats, stalled, variation } = state;
  if (mode.kind === "elsewhere") return t("refuse-elsewhere");
  if (mode.kind === "watching") return t("refuse-log");
  if (isPlaying) return t("refuse-playing");
  switch (mode.kind) {
    case "exploring":
    case "paused":
      // In a game with secrets, only the view of the side to move allows it.
      if (mode.mayMove) return null;
      return t("refuse-other-view");
    case "reviewing":
      return variation ? t("refuse-branch-over") : t("refuse-past");
    case "over":
      return t("illegal-game-over");
    default:
      if (stalled && stalled.who !== "engine") return stallText(stalled);
      if (mode.kind !== "waiting") return null;
      return t("side-thinks", playerWords(game, seats, due[0]));
  }
}

/**
 * The reason why no move may be taken back in a game that people play; null if one may, or outside of such a game.
 * @param {State} state
 */
export function undoRefusalOf(state) {
  const { length, mode, undoable, variation, views } = state;
  if (mode.kind === "elsewhere") return t("refuse-elsewhere");
  if (undoable || variation || !isPlayed(state)) return null;
  if (length === 0) return t("moves-none");
  // Only a game with secrets has views to choose from.
  return t(
    views.length > 0 && !state.about.includes("practice") ? "refuse-undo" : "refuse-undo-own",
  );
}

/**
 * Whether a person plays in the game and it is not over.
 * @param {State} state
 */
export function isPlayed({ isWatched, seats, verdict }) {
  return !verdict && !isWatched && seats.some(isPerson);
}

/**
 * The seats whose moves may be chosen: those of people in an unfinished game, and all seats where a move makes a variation.
 * @param {State} state
 */
export function peopleOf({ isWatched, mode, seats, verdict }) {
  if (explores(mode)) return seats.map((_, seat) => seat);
  if (verdict || isWatched) return [];
  return peopleAt(seats);
}
