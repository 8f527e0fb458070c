// Small choices a visitor makes once: the theme, the language, who sat where last time. When storage is refused they
// last until the page is left.

/** @type {Map<string, string>} */
const unsaved = new Map();

/**
 * @param {string} name
 * @returns {string | null}
 */
export function preference(name) {
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
  try {
    if (value === null) localStorage.removeItem(`warren.${name}`);
    else localStorage.setItem(`warren.${name}`, value);
  } catch {
    // Kept in `unsaved`.
  }
}
