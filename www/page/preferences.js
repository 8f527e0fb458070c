// Small choices of a visitor: the theme, the language, the seats of the last game. Without storage they last until the page is
// left.

/** The preference that says whether the visitor has ever kept a program. */
export const HAS_PROGRAMS = "programs";

/** @type {Map<string, string>} */
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
  if (!areKept) return unsaved.get(name) ?? null;
  try {
    return localStorage.getItem(`warren.${name}`) ?? unsaved.get(name) ?? null;
  } catch {
    return unsaved.get(name) ?? null;
  }
}

/**
 * @param {string} name
 * @param {string | null} value null removes it
 */
export function setPreference(name, value) {
  if (value === null) unsaved.delete(name);
  else unsaved.set(name, value);
  if (!areKept) return;
  try {
    if (value === null) localStorage.removeItem(`warren.${name}`);
    else localStorage.setItem(`warren.${name}`, value);
  } catch {
    // `unsaved` has it.
  }
}
