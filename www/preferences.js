// Small choices a visitor makes once: the theme, the language, who sat where last time. When storage is refused they
// last until the page is left.

/** @type {Map<string, string>} */
const unsaved = new Map();

/** Whether they are those of a visitor of the site, who finds them again. */
let areKept = true;

/** A board in a page of somebody else's asks nobody's choices, and keeps none. */
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
 * @param {string | null} value null forgets it
 */
export function setPreference(name, value) {
  if (value === null) unsaved.delete(name);
  else unsaved.set(name, value);
  if (!areKept) return;
  try {
    if (value === null) localStorage.removeItem(`warren.${name}`);
    else localStorage.setItem(`warren.${name}`, value);
  } catch {
    // Kept in `unsaved`.
  }
}
