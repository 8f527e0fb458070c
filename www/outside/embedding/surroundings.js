// Detects whether another site's page is dark or light around a board.

import { media } from "../../kit/page/media.js";

const systemDark = media("(prefers-color-scheme: dark)");

/**
 * Whether the page around a board is dark, by its `color-scheme`. Without one it is light.
 * @param {Element} board an element, or a frame
 */
export function isDarkAround(board) {
  const root = board.getRootNode();
  const container = board.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  const schemes = container ? getComputedStyle(container).colorScheme.split(" ") : [];
  return schemes.includes("dark") && (!schemes.includes("light") || systemDark.matches);
}

/**
 * Calls the listener when the theme may have changed. Pages change their theme by an attribute of the root or the body.
 * @param {() => void} listener
 * @returns {() => void} stops the callbacks
 */
export function followPage(listener) {
  const changes = new MutationObserver(listener);
  for (const part of [document.documentElement, document.body]) {
    if (part) changes.observe(part, { attributes: true });
  }
  systemDark.addEventListener("change", listener);
  return () => {
    changes.disconnect();
    systemDark.removeEventListener("change", listener);
  };
}
