// The keys that zoom a board, on boards where these keys have no other meaning.

import { keyOf } from "../page/keys.js";
import { isDialogOpen, listenAround } from "../page/roots.js";
import { zoomOfKey } from "./zoom.js";

/**
 * The board handles its keys when the focus is on it or on no control.
 * @param {HTMLElement} container
 * @param {import("./zoom.js").Zoom} zoom
 * @param {AbortSignal} signal
 */
export function listenToZoomKeys(container, zoom, signal) {
  const handleKey = (/** @type {KeyboardEvent} */ event) => {
    const { target, ctrlKey, altKey, metaKey, defaultPrevented } = event;
    const isOnBoard = target instanceof Node && container.contains(target);
    const isOnNoControl = target === document.body || target === container.closest(".game");
    if (defaultPrevented || ctrlKey || altKey || metaKey) return;
    if (!(isOnBoard || isOnNoControl) || isDialogOpen(container)) return;
    const factor = zoomOfKey(keyOf(event));
    if (factor === undefined) return;
    event.preventDefault();
    zoom.zoomBy(factor);
  };
  listenAround(container, "keydown", handleKey, { signal });
}
