// The keys with which a turn is chosen and the map is zoomed.

import { plainDigits } from "../../digits.js";
import { isDialogOpen, listenAround } from "../../roots.js";

/**
 * What the keys do on a board. Those that return whether they did anything leave the key to the page where they did not.
 * @typedef {object} Keyed
 * @property {() => boolean} isShown whether there is anything on the board
 * @property {() => boolean} byKeys whether keys have chosen a piece, so that arrows choose its road
 * @property {() => boolean} isEmpty whether nothing is chosen yet
 * @property {() => boolean} isWhole whether all is chosen
 * @property {(piece: number) => boolean} select
 * @property {(by: 1 | -1) => boolean} point goes on to the next of the selected piece's roads
 * @property {(right: number, down: number) => void} move the map, by CSS pixels
 * @property {(factor: number) => void} zoom
 * @property {() => void} whole shows the whole map
 * @property {() => boolean} back takes back the last choice
 * @property {() => void} enter takes what the keys have come to, or sends the turn
 * @property {() => void} leave
 */

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
  const plain = plainDigits(key);
  if (/^[1-4]$/.test(plain)) return { kind: "select", piece: Number(plain) - 1 };
  return ACTIONS.get(plain) ?? null;
}

/**
 * Keys belong to the board when the focus is on it, on the tray, or nowhere in particular; arrows then only when keys have
 * chosen a piece, else they go through the moves.
 * @param {{ container: HTMLElement, pieces: HTMLElement, tray: import("./tray.js").Tray }} where
 * @param {Keyed} board
 * @param {AbortSignal} signal
 */
export function listenToKeys({ container, pieces, tray }, board, signal) {
  const hear = (/** @type {KeyboardEvent} */ event) => {
    const { target } = event;
    const here = target instanceof Node && pieces.contains(target);
    const nowhere = target === document.body || target === container.closest(".game");
    if (!(here || nowhere || tray.takesKeys) || isDialogOpen(container)) return;
    const action = actionOf(event);
    if (!action || !board.isShown()) return;
    if (action.kind === "turn" && !here && !board.byKeys()) return;
    // The button of a piece that keys have come to is pressed: that chooses it.
    const isPress = here && !board.byKeys() && !board.isWhole();
    if (action.kind === "enter" && isPress) return;
    if (action.kind === "enter" && (tray.owns(target) || (nowhere && board.isEmpty()))) return;
    if (act(action, board)) event.preventDefault();
  };
  listenAround(container, "keydown", hear, { signal });
}

/**
 * @param {KeyAction} action
 * @param {Keyed} board
 * @returns {boolean} whether it did anything
 */
function act(action, board) {
  switch (action.kind) {
    case "select":
      return board.select(action.piece);
    case "back":
      return board.back();
    case "turn":
      if (!board.point(action.by)) board.move(action.right, action.down);
      return true;
    case "zoom":
      board.zoom(action.factor);
      return true;
    default:
      board[action.kind]();
      return true;
  }
}
