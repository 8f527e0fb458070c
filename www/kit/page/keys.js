// Keys as the page reads them, independent of the keyboard layout.

import { plainDigits } from "./digits.js";

/** The characters on a Latin keyboard where other layouts have letters. @type {Record<string, string>} */
const LATIN_CHARACTERS = { Comma: ",", Period: ".", BracketLeft: "[", BracketRight: "]" };

/**
 * The properties of a key event that are read.
 * @typedef {Pick<KeyboardEvent, "altKey" | "code" | "ctrlKey" | "isComposing" | "key" | "metaKey" | "shiftKey">} KeyPress
 */

/**
 * The key of an event, as `event.key` on a Latin keyboard. A letter of another alphabet is mapped by its position: `т` is `n`.
 * Digits are 0 to 9.
 * @param {KeyPress} event
 * @returns {string} empty while an input method composes
 */
export function keyOf({ code, isComposing, key, shiftKey }) {
  if (isComposing || key === "Process") return "";
  if (!/^\p{L}\p{M}*$/u.test(key) || /^[a-z]$/i.test(key)) return plainDigits(key);
  const letter = code.match(/^Key([A-Z])$/)?.[1];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  return LATIN_CHARACTERS[code] ?? key;
}
