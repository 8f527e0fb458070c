// Why a program did not answer. After a silence its input is closed: if its answer arrives then, it was in the program's buffer
// all along. `warren match` diagnoses the same (crates/arena/src/contest/forfeit.rs).

/** The maximum time of a program to end after its input has been closed, in milliseconds. */
export const MAX_ENDING_MS = 500;

/** The maximum quoted length of an unfinished line, in characters. */
const MAX_QUOTE_LENGTH = 60;

/**
 * A silent program's behaviour after its input was closed. `isWaiting`: it noticed that, so it was not computing.
 * @typedef {{ isWaiting: boolean, lines: string[], partial: string, language: string }} FinalOutput
 */

/**
 * The possible cause of a silence. `buffered`: the answer was in the program's buffer; `perhaps`: it may have been; `unended`:
 * the program's output, the text, has no end of line. `language` is the program's, or `c`.
 * @typedef {{ kind: "buffered" | "perhaps" | "unended", text: string, language: string }} Silence
 */

/**
 * @param {import("../../wasm/warren.js").Referee} referee its state before the silence
 * @param {number} seats the number of seats
 * @param {number} seat
 * @param {{ lines: readonly string[], partial: string, isFirst: boolean }} written the output towards its answer, and whether
 *   the answer is its first
 * @param {FinalOutput} finalOutput
 * @returns {Silence | null}
 */
export function causeOfSilence(referee, seats, seat, { lines, partial, isFirst }, finalOutput) {
  const { language } = finalOutput;
  /** @param {string} text @returns {Silence} */
  const unended = (text) => ({ kind: "unended", text: text.slice(0, MAX_QUOTE_LENGTH), language });
  if (partial !== "") return unended(partial);
  if (!finalOutput.isWaiting) return null;
  if (isAnswer(referee, seats, seat, [...lines, ...finalOutput.lines], lines.length)) {
    return { kind: "buffered", text: "", language };
  }
  if (finalOutput.partial !== "") return unended(finalOutput.partial);
  return isFirst ? { kind: "perhaps", text: "", language } : null;
}

/**
 * Whether lines begin with a legal answer that ends at or after a line. A second referee plays them.
 * @param {import("../../wasm/warren.js").Referee} referee
 * @param {number} seats
 * @param {number} seat
 * @param {readonly string[]} lines
 * @param {number} firstNewLine
 */
function isAnswer(referee, seats, seat, lines, firstNewLine) {
  const RefereeClass = /** @type {typeof import("../../wasm/warren.js").Referee} */ (
    referee.constructor
  );
  const rules = Array.from({ length: seats }, () => ({ clock: null, startUp: 0, lenient: false }));
  const second = new RefereeClass(referee.scene(), rules);
  second.begin();
  for (const [index, line] of lines.entries()) {
    const orders = second.line(seat, line, 0);
    const isRefused = orders.some((order) => order.type === "verdict" && order.reason !== "over");
    if (isRefused) return false;
    const isPlayed = orders.some(({ type }) => type === "played");
    if (isPlayed || !second.isDue(seat)) return index >= firstNewLine;
  }
  // The lines hold no whole answer.
  return false;
}
