// Decides which position may be analysed, for which seat the page may suggest a move, and what that seat knows.

import { explores, isLive } from "../match/mode.js";
import { isPerson } from "../match/seats.js";

/** @typedef {import("../match/viewed-game.js").ViewedGame} ViewedGame */
/** @typedef {import("../match/state.js").State} State */
/** @typedef {import("../../wasm/warren.js").Told} Knowledge */
/** @typedef {import("../../wasm/warren.js").Scene} Scene */
/** @typedef {import("../../wasm/warren.js").Scene} HiddenScene the scene of a game with secrets */

/**
 * The reason why the position may not be analysed:
 * - `live`: a person plays the game against an engine, and has not requested help;
 * - `clock`: a person plays the game, and a person has a clock;
 * - `secret`: the analysis would reveal another side's secret;
 * - `turn`: in a game with secrets, it is not the person's turn;
 * - `wait`: a person plays the game with help, and it is not the person's turn;
 * - `over`: no seat is to move;
 * - `view`: the board shows the view of a side that is not to move;
 * - `log`: the seat of the log is not to move;
 * - `elsewhere`: the game is open in another tab;
 * - `covered`: the curtain is down.
 * @typedef {"live" | "clock" | "wait" | "secret" | "turn" | "over" | "view" | "log" | "elsewhere" | "covered"} Refusal
 */

/**
 * A position that may be analysed.
 * @typedef {Object} AnalysablePosition
 * @property {number} seat the seat to analyse for
 * @property {number[]} seats all seats to move
 * @property {boolean} isHidden whether only that seat may see the position
 * @property {boolean} isPlayed whether a person is still playing against someone, and therefore has to request the analysis
 * @property {string} key equal for two positions only if all other fields are equal
 * @property {() => Knowledge | undefined} knowledge the transcript of the seat
 */

/**
 * The position on the board, or the reason why it may not be analysed and, if known, the seat to move.
 * @param {ViewedGame} session
 * @param {number | null} chosen the seat to analyse for, if several are to move
 * @returns {AnalysablePosition | { refusal: Refusal, seat?: number }}
 */
export function analysisOf(session, chosen) {
  const { state, whole } = session;
  const { mode, seats, shown, verdict, viewpoint, views } = state;
  if (mode.kind === "covered" || mode.kind === "elsewhere") return { refusal: mode.kind };
  if (mode.kind === "watching") return loggedPosition(session);
  if (!whole) return ownPosition(session);
  const isPlayed = isLive(state) && !verdict && isContested(seats);
  if (isPlayed && seats.some((seat) => isPerson(seat) && hasClock(seat)))
    return { refusal: "clock" };
  if (isPlayed && !state.about.includes("helped")) return { refusal: "live" };
  if (isPlayed && mode.kind !== "playing") return { refusal: "wait" };
  const due = Array.from(whole.due(shown));
  if (due.length === 0) return { refusal: "over" };
  const isHidden = views.length > 0;
  const openSeats = isHidden && viewpoint < seats.length ? [viewpoint] : due;
  if (!due.includes(openSeats[0])) return { refusal: "view", seat: due[0] };
  const seat = chosen !== null && openSeats.includes(chosen) ? chosen : openSeats[0];
  const knowledge = () => knowledgeOf(whole, shown, seat, isHidden);
  return { seat, seats: openSeats, isHidden, isPlayed, key: keyOf(state, seat), knowledge };
}

/**
 * The seat for which the page may suggest a move in the position on the board, and what it knows; null if there is none.
 * @param {ViewedGame} session
 * @returns {{ seat: number, knowledge: Knowledge } | null}
 */
export function suggestionRequest(session) {
  const { due, mode, verdict, viewpoint } = session.state;
  if (explores(mode)) {
    const position = analysisOf(session, null);
    const knowledge = "knowledge" in position ? position.knowledge() : undefined;
    return "knowledge" in position && knowledge ? { seat: position.seat, knowledge } : null;
  }
  // In games with secrets, only for the seat at the screen.
  const seat = session.isSecret ? viewpoint : due[0];
  const knowledge = session.knowledge();
  return due.includes(seat) && knowledge && !verdict && isLive(session.state)
    ? { seat, knowledge }
    : null;
}

/**
 * The transcript of a seat to move.
 * @param {Scene} whole the complete game
 * @param {number} ply
 * @param {number} seat
 * @param {boolean} isHidden whether the sides know different things
 * @returns {Knowledge}
 */
export function knowledgeOf(whole, ply, seat, isHidden) {
  if (isHidden) return /** @type {HiddenScene} */ (whole).told(ply, seat);
  return { files: [], lines: [], position: whole.position(ply), transcript: [] };
}

/**
 * The complete moves of a line of answers, as far as they are legal.
 * @param {Scene} whole
 * @param {number} ply
 * @param {number} seat
 * @param {string[]} line in a game with secrets, only the seat's own answers
 * @param {boolean} isHidden
 * @returns {string[]}
 */
export function wholeMoves(whole, ply, seat, line, isHidden) {
  const gameMoves = whole.moves();
  const scene = whole.copy();
  scene.cut(ply);
  /** @type {string[]} */
  const moves = [];
  try {
    for (const answer of line) {
      const { length } = scene;
      const isAnswer = isHidden && scene.due(length).includes(seat);
      const move = isAnswer
        ? /** @type {HiddenScene} */ (scene).moveWith(length, seat, answer, gameMoves[length])
        : answer;
      scene.play(move);
      moves.push(move);
    }
  } catch {
    // From here the game differs from what the seat expected.
  }
  return moves;
}

/**
 * The position of the only person in a game with secrets, at that person's turn.
 * @param {ViewedGame} session
 * @returns {AnalysablePosition | { refusal: Refusal }}
 */
function ownPosition(session) {
  const { state } = session;
  const { due, seats, verdict, viewpoint: seat } = state;
  const people = seats.filter(isPerson);
  if (people.length > 1) return { refusal: "secret" };
  if (people.some(hasClock)) return { refusal: "clock" };
  if (verdict || !isLive(state) || !due.includes(seat)) return { refusal: "turn" };
  const key = keyOf(state, seat);
  return {
    seat,
    seats: [seat],
    isHidden: true,
    isPlayed: true,
    key,
    knowledge: () => session.knowledge(),
  };
}

/**
 * The position of a log, at a turn of its seat.
 * @param {ViewedGame} session
 * @returns {AnalysablePosition | { refusal: Refusal }}
 */
function loggedPosition({ log, state }) {
  const { shown, viewpoint: seat } = state;
  const knowledge = log?.knowledgeAt(shown);
  if (!knowledge) return { refusal: "log" };
  const key = keyOf(state, seat);
  return { seat, seats: [seat], isHidden: true, isPlayed: false, key, knowledge: () => knowledge };
}

/**
 * Whether a person plays against an engine, or with a clock.
 * @param {State["seats"]} seats
 */
export function isContested(seats) {
  const people = seats.filter(isPerson);
  return people.length > 0 && (people.length < seats.length || people.some(hasClock));
}

/** @param {State["seats"][number]} seat */
const hasClock = (seat) => seat.clock !== null;

/**
 * @param {State} state
 * @param {number} seat
 */
function keyOf({ game, line, shown }, seat) {
  return `${game} ${seat} ${shown} ${line.slice(0, shown).join("/")}`;
}
