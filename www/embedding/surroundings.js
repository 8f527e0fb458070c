// Whether a page of somebody else's is dark or light around a board.

const systemDark = matchMedia("(prefers-color-scheme: dark)");

/**
 * Whether the page around a board is dark, as its `color-scheme` says; a page that says nothing is light.
 * @param {Element} board an element, or a frame
 */
export function isDarkAround(board) {
  const root = board.getRootNode();
  const around = board.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  const schemes = around ? getComputedStyle(around).colorScheme.split(" ") : [];
  return schemes.includes("dark") && (!schemes.includes("light") || systemDark.matches);
}

/**
 * Calls back when that may have changed: whoever changes a page's theme changes an attribute of its root or its body.
 * @param {() => void} listener
 * @returns {() => void} ends it
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
