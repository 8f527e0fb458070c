// Guesses the game of a text without loading a game's module. The module that is then loaded decides.

import { GAMES } from "./list.js";

/**
 * The game named in the first line with content of a record, a puzzle or a log.
 * @param {string} text
 * @returns {string | undefined} undefined if there is no name of a known game
 */
export function nameInRecord(text) {
  const [, name] = /^(?:[^\S\n]*(?:#.*)?\n)*\s*warren\s+1\s+(\w+)/.exec(text) ?? [];
  return name !== undefined && Object.hasOwn(GAMES, name) ? name : undefined;
}

/** The maximum number of times that a link may have been encoded. */
const MAX_ENCODINGS = 4;

/**
 * Undoes the encodings that other sites apply to a link to redirect to it: `%23` is `#`, `%2523` is `%23`.
 * @param {string} text
 */
export function decodedLink(text) {
  let decoded = text;
  for (let times = 0; times < MAX_ENCODINGS && /%(?:25)*23/.test(decoded); times++) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return decoded;
    }
  }
  return decoded;
}

/**
 * The game of a link, by its number.
 * @param {string} text the link's code, its address, or a text that contains it
 * @returns {string | undefined} undefined if there is no code with the number of a known game
 */
export function nameInLink(text) {
  const [, code] = /(?:^|#|\s)([\w-]{2})[\w-]{6}/.exec(text) ?? [];
  if (code === undefined) return undefined;
  const [byte] = atob(code.replace(/-/g, "+").replace(/_/g, "/"));
  // The first four bits are the format's version, the second four the game's number.
  const number = byte.charCodeAt(0) & 15;
  return Object.keys(GAMES).find((game) => GAMES[game].number === number);
}

/**
 * All games, beginning with those whose programs read such first lines.
 * @param {string} text a log that does not name its game
 * @returns {string[]} all games
 */
export function namesForLog(text) {
  const lines = [...text.matchAll(/^[\d.:)\s]*(?:>>|<<)[^\S\n]*([^\t\r\n]*)/gm)];
  const read = lines.map(([, line]) => line.trim()).join("\n");
  const isLikely = (/** @type {string} */ game) => GAMES[game].logBegins.test(read);
  const names = Object.keys(GAMES);
  return [...names.filter(isLikely), ...names.filter((game) => !isLikely(game))];
}
