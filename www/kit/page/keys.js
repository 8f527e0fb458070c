// Keys as the page reads them, whatever keyboard they were pressed on.

import { plainDigits } from "./digits.js";

/** What stands on a Latin keyboard where others have a letter. @type {Record<string, string>} */
const SIGNS = { Comma: ",", Period: ".", BracketLeft: "[", BracketRight: "]" };

/**
 * What is read of a key that was pressed.
 * @typedef {Pick<KeyboardEvent, "altKey" | "code" | "ctrlKey" | "isComposing" | "key" | "metaKey" | "shiftKey">} Pressed
 */

/**
 * The key of an event, as `event.key` has it on a Latin keyboard. A letter of another alphabet is read by its place: `т` is `n`.
 * Digits are 0 to 9.
 * @param {Pressed} event
 * @returns {string} empty while an input method composes
 */
export function keyOf({ code, isComposing, key, shiftKey }) {
  if (isComposing || key === "Process") return "";
  if (!/^\p{L}\p{M}*$/u.test(key) || /^[a-z]$/i.test(key)) return plainDigits(key);
  const letter = code.match(/^Key([A-Z])$/)?.[1];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  return SIGNS[code] ?? key;
}
