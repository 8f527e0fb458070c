// What a page and a board in a frame tell each other: messages of `postMessage`, plain objects with the protocol's version.
//
// A message of another version, of an unknown type or of the wrong shape is ignored. Seats count from 1, as people count them.

/** The version; it rises when an older page could no longer read what is said. */
export const VERSION = 1;

/**
 * How it stands.
 * @typedef {Object} BoardState
 * @property {"play" | "watch" | "puzzle"} mode
 * @property {string} game
 * @property {readonly string[]} moves as records write them, as far as they are known to who looks on
 * @property {number} shown how many of them are played on the board
 * @property {string | null} position of the board, as records write it; null while something of it is a secret
 * @property {readonly number[]} due the seats that are to move
 * @property {readonly (number | null)[] | null} scores by seat; null where the game has none yet
 * @property {boolean} over whether the game, or the attempt at the puzzle, is over
 * @property {PuzzleState | null} puzzle null of a game
 */

/**
 * How it stands with a puzzle.
 * @typedef {Solved & { solved: boolean }} PuzzleState
 */

/**
 * Why a game ended: by its rules, because somebody gave up, because a clock ran out, or because a program broke a rule, stopped or
 * did not answer.
 * @typedef {"rules" | "resigned" | "late" | "fault"} Reason
 */

/**
 * How a game ended, or an attempt at a puzzle without reaching its goal.
 * @typedef {Object} Result
 * @property {"win" | "draw" | "failed" | "given-up"} kind
 * @property {Reason | null} reason null of a puzzle
 * @property {number | null} winner the seat
 * @property {readonly number[] | null} scores by seat
 * @property {string} text in the visitor's language
 */

/**
 * How a puzzle was solved.
 * @typedef {Object} Solved
 * @property {number} attempts the last of which it is: another one begins when moves are taken back after the board has said how
 *   the last one came out, not when moves are taken back before
 * @property {number} hints how many have been asked for, in all attempts
 * @property {boolean} solutionShown whether a solution has been shown
 */

/**
 * What the board says, without the version. First of all, once, that it hears from now on.
 * @typedef {{ type: "listening" }
 *   | { type: "ready", state: BoardState, again?: boolean }
 *   | { type: "state", state: BoardState }
 *   | { type: "move", seat: number | null, move: string | null, ply: number, state: BoardState }
 *   | { type: "hint", state: BoardState }
 *   | { type: "end", result: Result, state: BoardState }
 *   | { type: "solved", solved: Solved, state: BoardState }
 *   | { type: "error", message: string, again?: boolean }
 *   | { type: "resize", height: number }} Said
 */

/**
 * What the page asks for, without the version: to be told once more how high the board is, what was wrong with what was to be
 * opened, and that it is ready, if it is; another board; a move of the person whose turn it is; an option. And it tells whether
 * it is dark.
 * @typedef {{ type: "hello" }
 *   | { type: "scheme", dark: boolean }
 *   | { type: "load", options: Record<string, unknown> }
 *   | { type: "play", move: string }
 *   | { type: "option", name: string, value: unknown }} Asked
 */

/** A longer move is no move of any game. */
const LONGEST_MOVE = 400;
/** More options than these there are none. */
const MOST_OPTIONS = 40;

/**
 * A message to hand to `postMessage`.
 * @template {Said | Asked} Message
 * @param {Message} message
 * @returns {Message & { warren: number }}
 */
export function sealed(message) {
  return { warren: VERSION, ...message };
}

/**
 * What a page asks for.
 * @param {unknown} data of a message from anywhere
 * @returns {Asked | null} null for what is to be ignored
 */
export function askedIn(data) {
  const message = messageIn(data);
  switch (message?.type) {
    case "hello":
      return { type: "hello" };
    case "scheme":
      return typeof message.dark === "boolean" ? { type: "scheme", dark: message.dark } : null;
    case "load": {
      const { options } = message;
      const isFit = isPlain(options) && Object.keys(options).length <= MOST_OPTIONS;
      return isFit ? { type: "load", options } : null;
    }
    case "play": {
      const { move } = message;
      const isFit = typeof move === "string" && move.length <= LONGEST_MOVE;
      return isFit ? { type: "play", move } : null;
    }
    case "option": {
      const { name, value } = message;
      return typeof name === "string" ? { type: "option", name, value } : null;
    }
    default:
      return null;
  }
}

const SAID = new Set([
  "listening",
  "ready",
  "state",
  "move",
  "hint",
  "end",
  "solved",
  "error",
  "resize",
]);

/**
 * What a board says.
 * @param {unknown} data of a message from the board's frame
 * @returns {Said | null} null for what is to be ignored
 */
export function saidIn(data) {
  const message = messageIn(data);
  return message && SAID.has(String(message.type)) ? /** @type {Said} */ (message) : null;
}

/**
 * @param {unknown} data
 * @returns {Record<string, any> | null}
 */
function messageIn(data) {
  return isPlain(data) && data.warren === VERSION ? data : null;
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isPlain(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
