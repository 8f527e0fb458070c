// Which game a text is probably of. No game's module is needed for that: the module that is loaded then has the last word.

import { GAMES } from "./games/list.js";

/**
 * The game that a record, a puzzle or a log names in its first line with content.
 * @param {string} text
 * @returns {string | undefined} undefined if it names none of ours
 */
export function nameInRecord(text) {
  const [, name] = /^(?:[^\S\n]*(?:#.*)?\n)*\s*warren\s+1\s+(\w+)/.exec(text) ?? [];
  return name !== undefined && Object.hasOwn(GAMES, name) ? name : undefined;
}

/**
 * The game whose number a link has.
 * @param {string} text the link's code, its address, or a text that has it
 * @returns {string | undefined} undefined if no code with a game of ours is found
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
 * The games whose log a text may be, the likely ones first: those whose programs read such lines first.
 * @param {string} text a log that names no game
 * @returns {string[]} all games
 */
export function namesForLog(text) {
  const lines = [...text.matchAll(/^[\d.:)\s]*(?:>>|<<)[^\S\n]*([^\t\r\n]*)/gm)];
  const read = lines.map(([, line]) => line.trim()).join("\n");
  const isLikely = (/** @type {string} */ game) => GAMES[game].logBegins.test(read);
  const names = Object.keys(GAMES);
  return [...names.filter(isLikely), ...names.filter((game) => !isLikely(game))];
}
