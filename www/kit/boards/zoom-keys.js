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
  const hear = (/** @type {KeyboardEvent} */ event) => {
    const { target, ctrlKey, altKey, metaKey, defaultPrevented } = event;
    const here = target instanceof Node && container.contains(target);
    const nowhere = target === document.body || target === container.closest(".game");
    if (defaultPrevented || ctrlKey || altKey || metaKey) return;
    if (!(here || nowhere) || isDialogOpen(container)) return;
    const factor = zoomOfKey(keyOf(event));
    if (factor === undefined) return;
    event.preventDefault();
    zoom.by(factor);
  };
  listenAround(container, "keydown", hear, { signal });
}
