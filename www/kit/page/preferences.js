// Small settings of a visitor: the theme, the language, the seats of the last game.

import { store, stored } from "./storage.js";

/** The preference that records whether the visitor has ever stored a program. */
export const HAS_PROGRAMS = "programs";

/**
 * The settings of an embedded board, which last until the visitor leaves the page.
 * @type {Map<string, string | null> | null}
 */
let temporaryPreferences = null;

/** For a board embedded in another site's page: neither reads nor stores the visitor's settings. */
export function disablePreferences() {
  temporaryPreferences = new Map();
}

/**
 * @param {string} name
 * @returns {string | null}
 */
export function preference(name) {
  return temporaryPreferences
    ? (temporaryPreferences.get(name) ?? null)
    : stored("localStorage", `warren.${name}`);
}

/**
 * @param {string} name
 * @param {string | null} value null removes it
 * @returns {boolean} whether it lasts longer than the page
 */
export function setPreference(name, value) {
  if (temporaryPreferences === null) return store("localStorage", `warren.${name}`, value);
  temporaryPreferences.set(name, value);
  return false;
}
