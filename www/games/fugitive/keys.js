// The keys to choose a turn and to zoom the map.

import { zoomOfKey } from "../../kit/boards/zoom.js";
import { keyOf } from "../../kit/page/keys.js";
import { isDialogOpen, listenAround } from "../../kit/page/roots.js";

/**
 * The actions of the keys on a board. An action that returns false had no effect, so the page may handle the key.
 * @typedef {object} KeyHost
 * @property {() => boolean} isShown whether the board shows a position
 * @property {() => boolean} isSelectedByKeys whether the visitor selected a piece by keys, so that arrows choose its road
 * @property {() => boolean} isEmpty whether the turn has no choices yet
 * @property {() => boolean} isComplete whether the turn is complete
 * @property {(piece: number) => boolean} select
 * @property {(by: 1 | -1) => boolean} selectNextRoad selects the next road of the selected piece
 * @property {(right: number, down: number) => void} moveMap moves the map, in CSS pixels
 * @property {(factor: number) => void} zoomMap zooms the map; 0 shows all of it
 * @property {() => boolean} removeLastChoice removes the last choice
 * @property {() => void} enter chooses the road that the keys have selected, or sends the turn
 * @property {() => void} leave
 */

/**
 * @typedef {{ kind: "select", piece: number }
 *   | { kind: "turn", by: 1 | -1, right: number, down: number }
 *   | { kind: "zoom", factor: number }
 *   | { kind: "back" | "enter" | "leave" }} KeyAction
 */

/** The distance by which a press moves the map, in CSS pixels. */
const MOVE_LENGTH = 60;

/** @type {ReadonlyMap<string, KeyAction>} */
const ACTIONS_BY_KEY = new Map([
  ["ArrowUp", { kind: "turn", by: -1, right: 0, down: MOVE_LENGTH }],
  ["ArrowRight", { kind: "turn", by: 1, right: -MOVE_LENGTH, down: 0 }],
  ["ArrowDown", { kind: "turn", by: 1, right: 0, down: -MOVE_LENGTH }],
  ["ArrowLeft", { kind: "turn", by: -1, right: MOVE_LENGTH, down: 0 }],
  ["Backspace", { kind: "back" }],
  ["Enter", { kind: "enter" }],
  [" ", { kind: "enter" }],
  ["Escape", { kind: "leave" }],
]);

/**
 * The action of a key, or null.
 * @param {import("../../kit/page/keys.js").KeyPress} event
 * @returns {KeyAction | null}
 */
export function actionOf(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const key = keyOf(event);
  if (/^[1-4]$/.test(key)) return { kind: "select", piece: Number(key) - 1 };
  const factor = zoomOfKey(key);
  return factor === undefined ? (ACTIONS_BY_KEY.get(key) ?? null) : { kind: "zoom", factor };
}

/**
 * The board handles keys when the focus is on it, on the tray, or on no control. It handles arrows only while a piece is selected by
 * keys; otherwise they step through the moves.
 * @param {{ container: HTMLElement, pieces: HTMLElement, zoom: HTMLElement, tray: import("./tray.js").Tray }} where
 * @param {KeyHost} board
 * @param {AbortSignal} signal
 */
export function listenToKeys({ container, pieces, zoom, tray }, board, signal) {
  const handleKey = (/** @type {KeyboardEvent} */ event) => {
    const { target } = event;
    const isOnPiece = target instanceof Node && pieces.contains(target);
    const isOnNoControl = target === document.body || target === container.closest(".game");
    const isOnZoom = target instanceof Node && zoom.contains(target);
    const isOurs = isOnPiece || isOnZoom || isOnNoControl || tray.hasFocusForKeys;
    if (!isOurs || isDialogOpen(container)) return;
    const action = actionOf(event);
    if (!action || !board.isShown()) return;
    if (action.kind === "turn" && !isOnPiece && !board.isSelectedByKeys()) return;
    // The key presses the focused piece's button, which selects the piece.
    const pressesPiece = isOnPiece && !board.isSelectedByKeys() && !board.isComplete();
    if (action.kind === "enter" && pressesPiece) return;
    if (
      action.kind === "enter" &&
      (isOnZoom || tray.handlesEnter(target) || (isOnNoControl && board.isEmpty()))
    )
      return;
    if (runAction(action, board)) event.preventDefault();
  };
  listenAround(container, "keydown", handleKey, { signal });
}

/**
 * @param {KeyAction} action
 * @param {KeyHost} board
 * @returns {boolean} whether the action had an effect
 */
function runAction(action, board) {
  switch (action.kind) {
    case "select":
      return board.select(action.piece);
    case "back":
      return board.removeLastChoice();
    case "turn":
      if (!board.selectNextRoad(action.by)) board.moveMap(action.right, action.down);
      return true;
    case "zoom":
      board.zoomMap(action.factor);
      return true;
    default:
      board[action.kind]();
      return true;
  }
}
