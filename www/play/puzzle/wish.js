// What a puzzle that is being made asks for, as its maker has chosen it.

/**
 * A goal by its id, its two numbers, the level that replies (0 for the best replies), and the moves that are given.
 * @typedef {{ id: string, value: number, moves: number, level: number, script: string }} Wish
 */

/** The longest text of the moves that are given, in characters. */
const MAX_TEXT_LENGTH = 20_000;

/**
 * Reads what was stored.
 * @param {any} stored
 * @returns {Wish | null} null if it is none
 */
export function wishOf(stored) {
  const { id, level, moves, script, value } = Object(stored);
  const isWhole =
    [id, script].every((text) => typeof text === "string" && text.length <= MAX_TEXT_LENGTH) &&
    [level, moves, value].every((count) => Number.isInteger(count) && count >= 0 && count < 1000);
  return isWhole ? { id, value, moves, level, script } : null;
}

/**
 * What a puzzle asks for.
 * @param {string} puzzle its text
 * @param {number} count of the lines of its start
 * @param {readonly import("../../kit/boards/editing.js").GoalKind[]} goals those that can be chosen
 * @returns {Wish | null} null if it is none of them
 */
export function wishIn(puzzle, count, goals) {
  const [, goal = "", ...rest] = puzzle.trimEnd().split("\n");
  const [, asked = "", level = "0"] =
    goal.match(/^goal (.*?)(?: against (\d+) edition \w+)?$/) ?? [];
  const [first = 0, second = 0] = (asked.match(/\d+/g) ?? []).map(Number);
  for (const { id, moves, text, value } of goals) {
    const numbers =
      value === undefined ? { value: 0, moves: first } : { value: first, moves: second };
    if (text(numbers.value, numbers.moves) !== asked) continue;
    const script = rest.slice(count).join("\n");
    return { id, ...numbers, ...(moves === undefined && { moves: 0 }), level: +level, script };
  }
  return null;
}
