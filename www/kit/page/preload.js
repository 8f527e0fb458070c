// The first page's hints to preload files. `early.js` activates those of the address; this module activates later ones.

/** The number of files of which browsers remember that they were requested. */
const MAX_REMEMBERED = 250;

/**
 * Requests together the files that a view needs and the page has not requested, which modules would request one after another.
 * @param {string} use a word in `data-for` of the page's hints
 */
export function preload(use) {
  const entries = performance.getEntriesByType("resource");
  if (entries.length >= MAX_REMEMBERED) return;
  const requested = new Set(entries.map(({ name }) => name));
  for (const hint of /** @type {NodeListOf<HTMLLinkElement>} */ (
    document.querySelectorAll(`link[data-for~="${use}"]:not([rel])`)
  )) {
    if (requested.has(hint.href)) continue;
    hint.rel = hint.hasAttribute("as") ? "preload" : "modulepreload";
  }
}

/**
 * Whether the files of a view have been requested together.
 * @param {string} use
 */
export const isPreloaded = (use) =>
  document.querySelector(`link[data-for~="${use}"][rel]`) !== null;
