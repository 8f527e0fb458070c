// Small choices of a visitor: the theme, the language, the seats of the last game. Without storage they last until the page is
// left.

import { store, tellUnkept } from "./storage.js";

/** The preference that says whether the visitor has ever kept a program. */
export const HAS_PROGRAMS = "programs";

/** What could not be stored; null was to be removed. @type {Map<string, string | null>} */
const unsaved = new Map();

/** Whether choices are stored, for the visitors of the site. */
let areKept = true;

/** For a board embedded in another site's page: neither reads nor stores the visitor's choices. */
export function keepNoPreferences() {
  areKept = false;
}

/**
 * @param {string} name
 * @returns {string | null}
 */
export function preference(name) {
  const newer = unsaved.get(name);
  if (newer !== undefined || !areKept) return newer ?? null;
  try {
    return localStorage.getItem(`warren.${name}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string | null} value null removes it
 * @returns {boolean} whether it lasts longer than the page
 */
export function setPreference(name, value) {
  unsaved.set(name, value);
  if (!areKept) return false;
  if (store("localStorage", `warren.${name}`, value) !== null) {
    tellUnkept();
    return false;
  }
  unsaved.delete(name);
  return true;
}
