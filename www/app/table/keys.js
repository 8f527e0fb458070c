// The keys for going through a game, the same wherever a board is shown.

import { keyOf } from "../../kit/page/keys.js";
import { rootOf, sourceOf } from "../../kit/page/roots.js";

/**
 * The left and right arrow keys go from move to move when the focus is in the panel or on no element. On a board where the
 * visitor may not move now, the space bar plays the game through. Keys that the board itself has handled are ignored.
 * @param {Object} host
 * @param {HTMLElement} host.view
 * @param {Element} host.panel
 * @param {Element} host.board
 * @param {import("../../play/match/playback.js").Playback} host.playback
 * @param {() => boolean} host.spacePlaysGame whether the space bar starts and pauses playback
 * @param {AbortSignal} signal removes the listeners
 */
export function listenToKeys({ view, panel, board, playback, spacePlaysGame }, signal) {
  /** @param {KeyboardEvent} event */
  const isSpace = (event) =>
    keyOf(event) === " " &&
    board.contains(/** @type {Node} */ (sourceOf(event))) &&
    spacePlaysGame();
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    const target = /** @type {Element} */ (sourceOf(event));
    const hasNoFocus = target === document.body && rootOf(view) === document;
    const isForPlayback = hasNoFocus || target === view || panel.contains(target);
    const key = keyOf(event);
    if (isForPlayback && key === "ArrowLeft") playback.stepBack();
    else if (isForPlayback && key === "ArrowRight") playback.stepForward();
    else if (!isSpace(event)) return;
    else if (!event.repeat) playback.toggle();
    event.preventDefault();
  };
  /** The browser presses a button when the space bar comes up again. @param {KeyboardEvent} event */
  const onKeyUp = (event) => {
    if (isSpace(event)) event.preventDefault();
  };
  // The window receives a key event after the board, wherever the board listens.
  addEventListener("keydown", onKeyDown, { signal });
  addEventListener("keyup", onKeyUp, { signal });
}
