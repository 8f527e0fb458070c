// The first page's hints to preload files. `early.js` activates those of the address; this module activates later ones.

/**
 * Requests together the files that a view needs and the page has not requested, which modules would request one after another.
 * @param {string} use a word in `data-for` of the page's hints
 */
export function preload(use) {
  for (const hint of /** @type {NodeListOf<HTMLLinkElement>} */ (
    document.querySelectorAll(`link[data-for~="${use}"]:not([rel])`)
  )) {
    if (performance.getEntriesByName(hint.href).length > 0) continue;
    hint.rel = hint.hasAttribute("as") ? "preload" : "modulepreload";
  }
}

/**
 * Whether the files of a view have been requested together.
 * @param {string} use
 */
export const isPreloaded = (use) =>
  document.querySelector(`link[data-for~="${use}"][rel]`) !== null;
