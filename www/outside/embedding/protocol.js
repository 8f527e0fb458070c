// The messages between a page and a board in a frame: plain objects for `postMessage`, with the protocol's version.
//
// A message of another version, of an unknown type or of the wrong shape is ignored. Seats count from 1, as people count them.

/** The version. It increases when older pages cannot read the messages. */
export const VERSION = 1;

/**
 * The state of a board.
 * @typedef {Object} BoardState
 * @property {"play" | "watch" | "puzzle" | "lesson" | "set"} mode
 * @property {string} game
 * @property {readonly string[]} moves in the notation of records, as far as the viewer knows them
 * @property {number} shown the number of moves on the board
 * @property {string | null} position the position on the board, in the notation of records; null while part of it is secret
 * @property {readonly number[]} due the seats to move
 * @property {readonly (number | null)[] | null} scores by seat; null while the game has none
 * @property {boolean} over whether the game, or the attempt at the puzzle, is over
 * @property {PuzzleState | null} puzzle null for anything else
 * @property {LessonState} [lesson] only for a lesson
 * @property {SetState} [set] only for a set; `puzzle` is then the state of the puzzle on the board, and null on the result page
 * @property {string | null} link the code of a link to the board's content; null if it would reveal a secret, and for the
 *   lesson that comes with a game
 * @property {string | null} progress the visitor's progress, for the option of the same name; null while a game has secrets
 */

/**
 * The state of a puzzle.
 * @typedef {Solved & { solved: boolean }} PuzzleState
 */

/**
 * A learner's progress in a lesson: the step, from 1, and the number of wrong tries so far.
 * @typedef {{ step: number, steps: number, wrong: number }} LessonState
 */

/**
 * A learner's progress in a set of puzzles. `puzzle` is the number of the puzzle on the board, in the learner's own order, and one
 * more than `puzzles` on the result page. `results` are in the order of the set, null for untouched puzzles.
 * @typedef {Object} SetState
 * @property {string} title
 * @property {number} puzzle
 * @property {number} puzzles
 * @property {number} solved the number of puzzles solved
 * @property {readonly ({ attempts: number, hints: number, solved: boolean } | null)[]} results
 */

/**
 * The reason for the end of a game: its rules, a resignation, a clock that ran out, or a program that broke a rule, stopped or did
 * not answer. The reason for the end of an attempt at a puzzle: a move that put the goal out of reach, a goal not reached after all
 * moves, a solver without a reply, or a visitor's request for the solution.
 * @typedef {"rules" | "resigned" | "late" | "fault" | "wrong" | "unmet" | "stuck" | "given-up"} Reason
 */

/**
 * The result of a game, or of a failed attempt at a puzzle.
 * @typedef {Object} Result
 * @property {"win" | "draw" | "failed" | "given-up"} kind
 * @property {Reason} reason
 * @property {number | null} winner the winner's seat
 * @property {readonly number[] | null} scores by seat
 * @property {string} text in the visitor's language
 */

/**
 * How a puzzle or a set of them was solved, or a lesson gone through.
 * @typedef {Object} Solved
 * @property {number} attempts the number of attempts. A new one begins when moves are taken back after the board has reported
 *   the result of the last; taking back moves before that does not count
 * @property {number} hints the number of hints requested in all attempts
 * @property {boolean} solutionShown whether a solution has been shown
 */

/**
 * The board's messages, without the version. The first one, sent once, is `listening`.
 * @typedef {{ type: "listening" }
 *   | { type: "ready", state: BoardState, again?: boolean }
 *   | { type: "state", state: BoardState }
 *   | { type: "move", seat: number | null, move: string | null, ply: number, state: BoardState }
 *   | { type: "hint", state: BoardState }
 *   | { type: "suggestion", state: BoardState }
 *   | { type: "end", result: Result, state: BoardState }
 *   | { type: "solved", solved: Solved, state: BoardState }
 *   | { type: "error", message: string, again?: boolean }
 *   | { type: "resize", height: number }} Said
 */

/**
 * The page's messages, without the version. `hello` asks the board to repeat its height, its faults and, if it is ready,
 * `ready`. `scheme` says whether the page is dark. `load` opens another board, `play` plays a move for the person whose turn it
 * is, and `option` changes an option.
 * @typedef {{ type: "hello" }
 *   | { type: "scheme", dark: boolean }
 *   | { type: "load", options: Record<string, unknown> }
 *   | { type: "play", move: string }
 *   | { type: "option", name: string, value: unknown }} Asked
 */

/** The maximum length of a move: more than in any game. */
const MAX_MOVE_LENGTH = 400;
/** The maximum number of options in a message: more than there are. */
const MAX_OPTIONS = 40;

/**
 * A message for `postMessage`.
 * @template {Said | Asked} Message
 * @param {Message} message
 * @returns {Message & { warren: number }}
 */
export function sealed(message) {
  return { warren: VERSION, ...message };
}

/**
 * The message of a page.
 * @param {unknown} data the data of any message
 * @returns {Asked | null} null if the message is to be ignored
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
      const isValid = isPlain(options) && Object.keys(options).length <= MAX_OPTIONS;
      return isValid ? { type: "load", options } : null;
    }
    case "play": {
      const { move } = message;
      const isValid = typeof move === "string" && move.length <= MAX_MOVE_LENGTH;
      return isValid ? { type: "play", move } : null;
    }
    case "option": {
      const { name, value } = message;
      return typeof name === "string" ? { type: "option", name, value } : null;
    }
    default:
      return null;
  }
}

/** The events of a board, which an element fires. */
export const EVENTS = Object.freeze([
  "ready",
  "state",
  "move",
  "hint",
  "suggestion",
  "end",
  "solved",
  "error",
]);

/** The types of the board's messages. */
export const SAID = new Set(["listening", ...EVENTS, "resize"]);

/**
 * The message of a board.
 * @param {unknown} data the data of a message from the board's frame
 * @returns {Said | null} null if the message is to be ignored
 */
export function saidIn(data) {
  const message = messageIn(data);
  return message && SAID.has(message.type) ? /** @type {Said} */ (message) : null;
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
