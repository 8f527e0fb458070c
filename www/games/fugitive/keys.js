// The keys to choose a turn and to zoom the map.

import { zoomOfKey } from "../../kit/boards/zoom.js";
import { keyOf } from "../../kit/page/keys.js";
import { isDialogOpen, listenAround } from "../../kit/page/roots.js";

/**
 * The actions of the keys on a board. An action that returns false had no effect, so the page may handle the key.
 * @typedef {object} Keyed
 * @property {() => boolean} isShown whether the board shows a position
 * @property {() => boolean} byKeys whether the visitor selected a piece by keys, so that arrows choose its road
 * @property {() => boolean} isEmpty whether nothing is chosen yet
 * @property {() => boolean} isWhole whether the turn is complete
 * @property {(piece: number) => boolean} select
 * @property {(by: 1 | -1) => boolean} point goes on to the next road of the selected piece
 * @property {(right: number, down: number) => void} move moves the map, in CSS pixels
 * @property {(factor: number) => void} zoom zooms the map; 0 shows all of it
 * @property {() => boolean} back takes back the last choice
 * @property {() => void} enter chooses what the keys have selected, or sends the turn
 * @property {() => void} leave
 */

/**
 * @typedef {{ kind: "select", piece: number }
 *   | { kind: "turn", by: 1 | -1, right: number, down: number }
 *   | { kind: "zoom", factor: number }
 *   | { kind: "back" | "enter" | "leave" }} KeyAction
 */

/** How far a press moves the map, in CSS pixels. */
const MOVE = 60;

/** @type {ReadonlyMap<string, KeyAction>} */
const ACTIONS = new Map([
  ["ArrowUp", { kind: "turn", by: -1, right: 0, down: MOVE }],
  ["ArrowRight", { kind: "turn", by: 1, right: -MOVE, down: 0 }],
  ["ArrowDown", { kind: "turn", by: 1, right: 0, down: -MOVE }],
  ["ArrowLeft", { kind: "turn", by: -1, right: MOVE, down: 0 }],
  ["Backspace", { kind: "back" }],
  ["Enter", { kind: "enter" }],
  [" ", { kind: "enter" }],
  ["Escape", { kind: "leave" }],
]);

/**
 * The action of a key, or null.
 * @param {import("../../kit/page/keys.js").Pressed} event
 * @returns {KeyAction | null}
 */
export function actionOf(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const plain = keyOf(event);
  if (/^[1-4]$/.test(plain)) return { kind: "select", piece: Number(plain) - 1 };
  const factor = zoomOfKey(plain);
  return factor === undefined ? (ACTIONS.get(plain) ?? null) : { kind: "zoom", factor };
}

/**
 * The board handles keys when the focus is on it, on the tray, or on no control. Arrows belong to the board only while a piece is
 * selected by keys; otherwise they go through the moves.
 * @param {{ container: HTMLElement, pieces: HTMLElement, zoom: HTMLElement, tray: import("./tray.js").Tray }} where
 * @param {Keyed} board
 * @param {AbortSignal} signal
 */
export function listenToKeys({ container, pieces, zoom, tray }, board, signal) {
  const hear = (/** @type {KeyboardEvent} */ event) => {
    const { target } = event;
    const here = target instanceof Node && pieces.contains(target);
    const nowhere = target === document.body || target === container.closest(".game");
    const beside = target instanceof Node && zoom.contains(target);
    if (!(here || beside || nowhere || tray.takesKeys) || isDialogOpen(container)) return;
    const action = actionOf(event);
    if (!action || !board.isShown()) return;
    if (action.kind === "turn" && !here && !board.byKeys()) return;
    // Here the key presses the focused piece's button, and that selects the piece.
    const isPress = here && !board.byKeys() && !board.isWhole();
    if (action.kind === "enter" && isPress) return;
    if (action.kind === "enter" && (beside || tray.owns(target) || (nowhere && board.isEmpty())))
      return;
    if (act(action, board)) event.preventDefault();
  };
  listenAround(container, "keydown", hear, { signal });
}

/**
 * @param {KeyAction} action
 * @param {Keyed} board
 * @returns {boolean} whether the action had an effect
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
