// Small choices of a visitor: the theme, the language, the seats of the last game.

import { store, stored } from "./storage.js";

/** The preference that says whether the visitor has ever kept a program. */
export const HAS_PROGRAMS = "programs";

/** The choices of a board in another site's page, which last until the page is left. @type {Map<string, string | null> | null} */
let passing = null;

/** For a board embedded in another site's page: neither reads nor stores the visitor's choices. */
export function keepNoPreferences() {
  passing = new Map();
}

/**
 * @param {string} name
 * @returns {string | null}
 */
export function preference(name) {
  return passing ? (passing.get(name) ?? null) : stored("localStorage", `warren.${name}`);
}

/**
 * @param {string} name
 * @param {string | null} value null removes it
 * @returns {boolean} whether it lasts longer than the page
 */
export function setPreference(name, value) {
  if (passing === null) return store("localStorage", `warren.${name}`, value);
  passing.set(name, value);
  return false;
}
