// The code of a link to a game, for sharing or storing it.

import { isPerson, seatWords } from "../match/seats.js";

/** @typedef {import("../match/session.js").Session} Session */

/**
 * The game with its players, for others to see. A variation has no players.
 * @param {Pick<Session, "shareableScene" | "state">} session the session whose game may be shared
 */
export function sharedGame({ shareableScene, state }) {
  const game = /** @type {import("../../wasm/warren.js").Scene} */ (shareableScene).copy();
  const { length, seats, variation } = state;
  if (variation || length === 0 || seats.every(isPerson)) return game;
  for (const [seat, player] of seats.entries()) game.tell(`seat ${seat}: ${seatWords(player)}`);
  return game;
}

/**
 * The code of the displayed game, or of its start while it has secrets; null if none of it may be shared.
 * @param {Session} session
 */
export function codeOfSession(session) {
  const { isSecret, shareableScene, state } = session;
  if (!shareableScene) return null;
  if (isSecret) return shareableScene.link(0);
  const { seats, shown, viewpoint } = state;
  return sharedGame(session).link(shown, viewpoint < seats.length ? viewpoint : undefined);
}
