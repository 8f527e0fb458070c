// Questions about the visitor's screen and settings. A server that renders a page has no screen: there no answer ever changes.

/** @type {Pick<MediaQueryList, "matches" | "addEventListener">} */
const NO_SCREEN = { matches: false, addEventListener: () => {} };

/**
 * Whether a media query matches, now and later.
 * @param {string} query
 */
export const media = (query) => globalThis.matchMedia?.(query) ?? NO_SCREEN;
