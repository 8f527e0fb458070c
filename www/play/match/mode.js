// Determines what the visitor may do in the position on the board. Views only read the mode.

import { isPerson, playsAlone } from "./seats.js";

/**
 * - `elsewhere`: another tab plays the game, and this one only watches.
 * - `covered`: the curtain is down until the next person takes the screen. `mayOpen`: the visitor may reveal everything
 *   instead.
 * - `watching`: no moves are possible in the log of one seat. `isDue`: it ends with that seat's turn, which is on the board.
 * - `exploring`: a move begins or continues a variation. `mayMove` is false while the board shows the view of a side that is
 *   not to move.
 * - `reviewing`: an earlier position, or the end of a variation, without a possible move.
 * - `paused`: a game of engines is paused. A move begins a variation here, too.
 * - `over`: the game has ended.
 * - `playing`: a person is to move.
 * - `waiting`: others are to move.
 *
 * `mayContinue`: the visitor may begin a new game with the moves on the board.
 * @typedef {{ mayContinue: boolean } & ({ kind: "elsewhere" | "reviewing" | "over" | "playing" | "waiting" }
 *   | { kind: "watching", isDue: boolean }
 *   | { kind: "covered", mayOpen: boolean }
 *   | { kind: "exploring" | "paused", mayMove: boolean })} Mode
 */

/** @typedef {import("./state.js").State} State */

/**
 * The inputs of the mode, besides the state.
 * @typedef {Object} Facts
 * @property {boolean} isLog whether it is the log of one seat
 * @property {boolean} mayOpen whether the visitor may see everything of a game with secrets, instead of playing it
 * @property {number[]} next the seats to move in the position on the board; empty unless it is completely known
 */

/**
 * @param {Pick<State, "variation" | "curtain" | "due" | "elsewhere" | "isWatched" | "length" | "paused" | "seats" | "shown"
 *   | "verdict" | "viewpoint" | "views">} state
 * @param {Facts} facts
 * @returns {Mode}
 */
export function modeOf(state, { isLog, mayOpen, next }) {
  const { curtain, due, elsewhere, isWatched, paused, seats, verdict, viewpoint, views } = state;
  if (elsewhere) return { kind: "elsewhere", mayContinue: false };
  if (curtain !== null) return { kind: "covered", mayOpen, mayContinue: false };
  if (isLog) {
    const isDue = isLive(state) && due.includes(viewpoint);
    return { kind: "watching", isDue, mayContinue: false };
  }
  const mayContinue = next.length > 0;
  const isPaused = paused && verdict === null && playsAlone(seats);
  const mayMove = views.length === 0 || viewpoint === seats.length || next.includes(viewpoint);
  const isBeside = !isLive(state) || isWatched;
  if (isBeside && mayContinue) return { kind: "exploring", mayMove, mayContinue };
  if (!isLive(state)) return { kind: "reviewing", mayContinue };
  if (isPaused && mayContinue) return { kind: "paused", mayMove, mayContinue };
  if (verdict || due.length === 0) return { kind: "over", mayContinue };
  const isPersonDue = due.some((seat) => isPerson(seats[seat]));
  return { kind: isPersonDue ? "playing" : "waiting", mayContinue };
}

/**
 * Whether the current position of the game is on the board.
 * @param {Pick<State, "variation" | "length" | "shown">} state
 */
export function isLive({ variation, length, shown }) {
  return variation === null && shown === length;
}

/**
 * Whether a move would be a variation.
 * @param {Mode} mode
 */
export function explores({ kind }) {
  return kind === "exploring" || kind === "paused";
}

/**
 * Whether the visitor may request a suggested move.
 * @param {Mode} mode
 */
export function maySuggest(mode) {
  if (mode.kind === "watching") return mode.isDue;
  return mode.kind === "playing" || ("mayMove" in mode && mode.mayMove);
}
