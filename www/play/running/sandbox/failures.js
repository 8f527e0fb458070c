// Describes an error that ended a program.

import { sliceOf, textOf } from "./captured.js";

/**
 * A place in a program's own text, both counted from 1.
 * @typedef {{line: number, column?: number, name?: string}} Place
 */

/** The maximum length of a message. Longer ones are not more helpful. */
const MAX_MESSAGE_LENGTH = 2000;
const MAX_PLACES = 50;

/** A line of a stack, of Chromium (`at name (address:1:2)`) and of others (`name@address:1:2`). */
const STACK_LINE = /^\s*(?:at (?:async )?(?:(.*?) \()?|(?:async\*)?(.*?)@)(.*?):(\d+):(\d+)\)?$/;

/**
 * An error's message, with its kind. A program can throw anything, even values that cannot be converted to text.
 * @param {unknown} thrown
 */
export function messageOf(thrown) {
  try {
    if (typeof thrown === "object" && thrown !== null && "message" in thrown) {
      const { name, message } = /** @type {{name?: unknown, message: unknown}} */ (thrown);
      return sliceOf(`${name ?? "Error"}: ${message}`, 0, MAX_MESSAGE_LENGTH);
    }
    return sliceOf(textOf(thrown), 0, MAX_MESSAGE_LENGTH);
  } catch {
    return "";
  }
}

/**
 * The places of an error's trace that are in a script.
 * @param {unknown} thrown
 * @param {string} address the script's address
 * @param {number} prefixLength the number of characters before the program in the script's first line
 * @returns {Place[]} innermost first
 */
export function traceOf(thrown, address, prefixLength) {
  try {
    const { stack } = /** @type {{stack?: unknown}} */ (thrown);
    return typeof stack === "string" ? placesIn(stack, address, prefixLength) : [];
  } catch {
    return [];
  }
}

/**
 * @param {string} stack
 * @param {string} address
 * @param {number} prefixLength
 */
export function placesIn(stack, address, prefixLength) {
  /** @type {Place[]} */
  const places = [];
  for (const text of stack.split("\n")) {
    const match = STACK_LINE.exec(text);
    if (!match || match[3] !== address || places.length === MAX_PLACES) continue;
    const name = match[1] ?? match[2];
    places.push({
      ...placeAt(Number(match[4]), Number(match[5]), prefixLength),
      ...(name && { name }),
    });
  }
  return places;
}

/**
 * @param {number} line a line of a script, from 1
 * @param {number} column
 * @param {number} prefixLength the number of characters before the program in the script's first line
 * @returns {Place}
 */
export const placeAt = (line, column, prefixLength) => ({
  line,
  column: line === 1 ? Math.max(column - prefixLength, 1) : column,
});
