// The keys to choose a turn, a digit for a piece and an arrow or a letter of the contest for its step; and the keys that zoom.

import { zoomOfKey } from "../../kit/boards/zoom.js";
import { keyOf } from "../../kit/page/keys.js";
import { STAY } from "./position.js";

/**
 * @typedef {{ kind: "select", piece: number }
 *   | { kind: "step", letter: string }
 *   | { kind: "back" | "send" | "leave" | "suggest" }} KeyAction
 */

/** @type {ReadonlyMap<string, KeyAction>} */
const ACTIONS_BY_KEY = new Map([
  ["ArrowUp", { kind: "step", letter: "N" }],
  ["ArrowRight", { kind: "step", letter: "E" }],
  ["ArrowDown", { kind: "step", letter: "S" }],
  ["ArrowLeft", { kind: "step", letter: "W" }],
  ["N", { kind: "step", letter: "N" }],
  ["E", { kind: "step", letter: "E" }],
  ["S", { kind: "step", letter: "S" }],
  ["W", { kind: "step", letter: "W" }],
  ["-", { kind: "step", letter: STAY }],
  ["0", { kind: "step", letter: STAY }],
  [" ", { kind: "step", letter: STAY }],
  ["Backspace", { kind: "back" }],
  ["Enter", { kind: "send" }],
  ["Escape", { kind: "leave" }],
  ["R", { kind: "suggest" }],
]);

/**
 * The action of a key, or null.
 * @param {import("../../kit/page/keys.js").KeyPress} event
 * @returns {KeyAction | null}
 */
export function actionOf(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const key = keyOf(event);
  if (/^[1-9]$/.test(key)) return { kind: "select", piece: Number(key) - 1 };
  return ACTIONS_BY_KEY.get(key.length === 1 ? key.toUpperCase() : key) ?? null;
}

/**
 * The zoom factor of a key, or null. `-` and `0`, which also mean to stay, zoom only on the zoom's own buttons.
 * @param {import("../../kit/page/keys.js").KeyPress} event
 * @param {boolean} isOnButton
 * @returns {number | null}
 */
export function zoomFactorOf(event, isOnButton) {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const key = keyOf(event);
  const hasOtherAction = ACTIONS_BY_KEY.has(key);
  return hasOtherAction && !isOnButton ? null : (zoomOfKey(key) ?? null);
}
