// The options of a puzzle in the making, as its author has chosen them.

/**
 * A goal by its id, its two numbers, the level that replies (0 for the best replies), and the given moves.
 * @typedef {{ id: string, value: number, moves: number, level: number, script: string }} PuzzleOptions
 */

/** The maximum length of the text of the given moves, in characters. */
const MAX_TEXT_LENGTH = 20_000;

/**
 * Reads stored options.
 * @param {any} stored
 * @returns {PuzzleOptions | null} null if the value is invalid
 */
export function readPuzzleOptions(stored) {
  const { id, level, moves, script, value } = Object(stored);
  const isValid =
    [id, script].every((text) => typeof text === "string" && text.length <= MAX_TEXT_LENGTH) &&
    [level, moves, value].every((count) => Number.isInteger(count) && count >= 0 && count < 1000);
  return isValid ? { id, value, moves, level, script } : null;
}

/**
 * Reads the options from a puzzle.
 * @param {string} puzzle the puzzle's text
 * @param {number} count the number of lines of its start
 * @param {readonly import("../../kit/boards/editing.js").GoalKind[]} goals the available goals
 * @returns {PuzzleOptions | null} null if the puzzle has another goal
 */
export function puzzleOptionsOf(puzzle, count, goals) {
  const [, goal = "", ...rest] = puzzle.trimEnd().split("\n");
  const [, goalText = "", level = "0"] =
    goal.match(/^goal (.*?)(?: against (\d+) edition \w+)?$/) ?? [];
  const [first = 0, second = 0] = (goalText.match(/\d+/g) ?? []).map(Number);
  for (const { id, moves, text, value } of goals) {
    const numbers =
      value === undefined ? { value: 0, moves: first } : { value: first, moves: second };
    if (text(numbers.value, numbers.moves) !== goalText) continue;
    const script = rest.slice(count).join("\n");
    return { id, ...numbers, ...(moves === undefined && { moves: 0 }), level: +level, script };
  }
  return null;
}
