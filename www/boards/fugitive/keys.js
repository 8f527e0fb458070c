// The keys with which a turn is chosen and the map is zoomed.

/**
 * @typedef {{ kind: "select", piece: number }
 *   | { kind: "turn", by: 1 | -1, right: number, down: number }
 *   | { kind: "zoom", factor: number }
 *   | { kind: "whole" | "back" | "enter" | "leave" }} KeyAction
 */

/** How much nearer a press brings the map. */
export const STEP = 1.5;

/** How far a press moves the map, in CSS pixels. */
const MOVE = 60;

/** @type {ReadonlyMap<string, KeyAction>} */
const ACTIONS = new Map([
  ["ArrowUp", { kind: "turn", by: -1, right: 0, down: MOVE }],
  ["ArrowRight", { kind: "turn", by: 1, right: -MOVE, down: 0 }],
  ["ArrowDown", { kind: "turn", by: 1, right: 0, down: -MOVE }],
  ["ArrowLeft", { kind: "turn", by: -1, right: MOVE, down: 0 }],
  ["+", { kind: "zoom", factor: STEP }],
  ["=", { kind: "zoom", factor: STEP }],
  ["-", { kind: "zoom", factor: 1 / STEP }],
  ["0", { kind: "whole" }],
  ["Backspace", { kind: "back" }],
  ["Enter", { kind: "enter" }],
  [" ", { kind: "enter" }],
  ["Escape", { kind: "leave" }],
]);

/**
 * What a key means; null when nothing.
 * @param {Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey">} event
 * @returns {KeyAction | null}
 */
export function actionOf({ key, ctrlKey, altKey, metaKey }) {
  if (ctrlKey || altKey || metaKey) return null;
  if (/^[1-4]$/.test(key)) return { kind: "select", piece: Number(key) - 1 };
  return ACTIONS.get(key) ?? null;
}
