// Tests of a visitor's program: a position of a game, and the answers that the program must or must not give.

/**
 * @typedef {Object} ProgramTest
 * @property {string} name
 * @property {string} record a game in whose last position the program must move
 * @property {number} seat the program's seat
 * @property {number} seed the seed of its random numbers
 * @property {{ answers: string[], must: boolean }} expected the answers of which it must give one, or none. The lines of an
 *   answer are joined by a blank
 */

/** The maximum length of a record, and of the answers together, in characters. */
const MAX_RECORD_LENGTH = 64 * 1024;
const MAX_ANSWERS_LENGTH = 2000;

/**
 * Whether a stored or imported value is a test.
 * @param {any} test
 * @returns {test is ProgramTest}
 */
export function isTest(test) {
  const { expected, name, record, seat, seed } = test ?? {};
  const { answers, must } = expected ?? {};
  return (
    typeof name === "string" &&
    typeof record === "string" &&
    record.length <= MAX_RECORD_LENGTH &&
    Number.isInteger(seat) &&
    seat >= 0 &&
    Number.isInteger(seed) &&
    Array.isArray(answers) &&
    answers.every((answer) => typeof answer === "string") &&
    answers.join("").length <= MAX_ANSWERS_LENGTH &&
    typeof must === "boolean"
  );
}

/**
 * An answer as tests compare it: its lines joined, with single blanks.
 * @param {readonly string[]} lines
 */
export const answerText = (lines) => lines.join(" ").trim().replace(/\s+/g, " ");

/**
 * The typed answers of a test, one per line.
 * @param {string} text
 */
export function readAnswers(text) {
  const lines = text.split("\n").map((line) => answerText([line]));
  return lines.filter((line) => line !== "");
}

/**
 * Whether a test passes: the program has answered as expected, and legally.
 * @param {ProgramTest} test
 * @param {import("../match/position-answer.js").Reply} reply
 */
export function isPassed({ expected }, reply) {
  if (reply.kind !== "answer") return false;
  return expected.answers.includes(answerText(reply.lines)) === expected.must;
}
