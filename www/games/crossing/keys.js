// The actions of the keys on the board.

import { keyOf } from "../../kit/page/keys.js";

/**
 * @typedef {{ kind: "step", step: import("./position.js").Step } | { kind: "look", down: number, right: number } |
 *   { kind: "ahead", turns: number } | { kind: "numbers" } | { kind: "leave" }} KeyAction
 */

/** @type {Record<string, import("./position.js").Step>} */
const STEP_KEYS = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W", h: "H" };

/** @type {Record<string, readonly [number, number]>} */
const FOCUS_MOVES = { ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowDown: [1, 0], ArrowLeft: [0, -1] };

/** @type {Record<string, number>} */
const LOOK_AHEAD_KEYS = { ",": -1, "[": -1, ".": 1, "]": 1 };

/**
 * An arrow plays a step; with the shift key it moves the focus to the next cell.
 * @param {import("../../kit/page/keys.js").KeyPress} event
 * @returns {KeyAction | null}
 */
export function actionOf(event) {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey) return null;
  const key = keyOf(event);
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (name in FOCUS_MOVES && shiftKey) {
    const [down, right] = FOCUS_MOVES[name];
    return { kind: "look", down, right };
  }
  if (name in LOOK_AHEAD_KEYS) return { kind: "ahead", turns: LOOK_AHEAD_KEYS[name] };
  if (name in STEP_KEYS) return { kind: "step", step: STEP_KEYS[name] };
  if (name === "p") return { kind: "numbers" };
  return name === "Escape" ? { kind: "leave" } : null;
}

/**
 * The action of an arrow key that moves the focus.
 * @param {import("../../kit/page/keys.js").KeyPress} event
 * @returns {KeyAction}
 */
export function focusActionOf({ key }) {
  const [down, right] = FOCUS_MOVES[key] ?? [0, 0];
  return { kind: "look", down, right };
}
