// The games that the page offers after a game: a rematch, with the sides swapped, or at another level.

import { GAMES } from "../../games/list.js";
import { onlyPerson } from "./names.js";
import { isPerson } from "./seats.js";

/** @typedef {import("./store.js").Seat} Seat */
/** @typedef {import("./store.js").Pair} Pair */

/**
 * A game to play next.
 * @typedef {Object} NextGame
 * @property {"again" | "sides" | "harder" | "easier"} kind
 * @property {Seat[]} seats
 * @property {number} [level] the engine's new level
 * @property {Pair} [pair] the points of the game just played; the next game completes the pair
 */

/**
 * The games to offer next, best first.
 * @param {Pick<import("./state.js").State, "game" | "seats" | "verdict" | "pair">} state the state of a finished game
 * @param {number} levels the number of engine levels
 * @returns {NextGame[]}
 */
export function nextGames({ game, seats, verdict, pair }, levels) {
  /** @type {NextGame} */
  const rematch = { kind: "again", seats };
  const ownSeat = onlyPerson(seats);
  const hasPrograms = seats.some(({ kind }) => kind === "program");
  if (hasPrograms && seats.length === 2)
    return [rematch, { kind: "sides", seats: seats.toReversed() }];
  if (ownSeat === null || !verdict) return [rematch];
  const result = resultFor(ownSeat, verdict);
  const otherLevel =
    result === "won" ? harderGame(seats, levels) : result === "lost" ? easierGame(seats) : null;
  const swapped = seats.length === 2 ? swappedGame(game, seats, verdict, pair) : null;
  const inOrder =
    GAMES[game].unequal && !pair ? [swapped, otherLevel, rematch] : [otherLevel, rematch, swapped];
  // A loser wants to try again before an easier game.
  if (result === "lost" && inOrder[0] === otherLevel) inOrder.splice(0, 2, rematch, otherLevel);
  return inOrder.filter((next) => next !== null);
}

/**
 * The result of a game for a seat.
 * @param {number} seat
 * @param {import("../../wasm/warren.js").Verdict} verdict
 * @returns {"won" | "lost" | "drawn"}
 */
export function resultFor(seat, { outcome }) {
  const { places } = outcome;
  if (places[seat] !== 1) return "lost";
  return places.filter((place) => place === 1).length === 1 ? "won" : "drawn";
}

/**
 * The points of a pair of games, the second of which is over; null if this game completes no pair.
 * @param {Pick<import("./state.js").State, "seats" | "verdict" | "pair">} state
 * @returns {Pair | null}
 */
export function pairTotal({ seats, verdict, pair }) {
  const ownSeat = onlyPerson(seats);
  if (!pair || !verdict || ownSeat === null) return null;
  const { mine, theirs } = pointsOf(ownSeat, verdict);
  return { mine: pair.mine + mine, theirs: pair.theirs + theirs };
}

/**
 * @param {Seat[]} seats
 * @param {number} levels
 * @returns {NextGame | null} null if the engines cannot be stronger
 */
function harderGame(seats, levels) {
  const level = Math.max(...seats.map(levelOf)) + 1;
  return level > levels ? null : { kind: "harder", level, seats: atLevel(seats, level) };
}

/**
 * @param {Seat[]} seats
 * @returns {NextGame | null} null if the engines cannot be weaker
 */
function easierGame(seats) {
  const level = Math.max(...seats.map(levelOf)) - 1;
  return level < 1 ? null : { kind: "easier", level, seats: atLevel(seats, level) };
}

/** @param {Seat} seat @returns {number} 0 for a person */
const levelOf = (seat) => (seat.kind === "engine" ? seat.level : 0);

/**
 * @param {Seat[]} seats
 * @param {number} level
 * @returns {Seat[]}
 */
const atLevel = (seats, level) =>
  seats.map((seat) => (isPerson(seat) ? seat : { kind: "engine", level, clock: null }));

/**
 * The game with the sides swapped. If the sides are unequal, the two games count together.
 * @param {string} game
 * @param {Seat[]} seats
 * @param {import("../../wasm/warren.js").Verdict} verdict
 * @param {Pair | null} pair the pair of the game just played
 * @returns {NextGame}
 */
function swappedGame(game, seats, verdict, pair) {
  /** @type {NextGame} */
  const next = { kind: "sides", seats: seats.toReversed() };
  const ownSeat = onlyPerson(seats) ?? 0;
  return GAMES[game].unequal && !pair ? { ...next, pair: pointsOf(ownSeat, verdict) } : next;
}

/**
 * @param {number} ownSeat
 * @param {import("../../wasm/warren.js").Verdict} verdict
 * @returns {Pair}
 */
function pointsOf(ownSeat, { outcome: { scores } }) {
  return { mine: scores[ownSeat], theirs: scores[1 - ownSeat] };
}
