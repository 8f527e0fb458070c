// Queries the visitor's screen and settings. On a server that renders a page, which has no screen, the answers never change.

/** @type {Pick<MediaQueryList, "matches" | "addEventListener">} */
const NO_MATCH = { matches: false, addEventListener: () => {} };

/**
 * Whether a media query matches, now and later.
 * @param {string} query
 */
export const media = (query) => globalThis.matchMedia?.(query) ?? NO_MATCH;
