// The results of the visitor's games against engines, in the browser's storage. They remain when the games themselves are
// deleted.

import { store, stored } from "../../kit/page/storage.js";

const STORAGE_KEY = "warren:results";

/** The maximum number of stored results; beyond it the oldest are dropped. */
export const MAX_RESULTS = 2000;

/**
 * A game of one person against engines of one level.
 * @typedef {Object} Result
 * @property {string} id the game's id
 * @property {string} game
 * @property {number} level the engines' level
 * @property {number} seat the person's seat
 * @property {number} result 1 for a win, 0.5 for a tie, 0 for a loss
 * @property {number} mine the person's points
 * @property {number} theirs the best points among the others
 * @property {number} at the time of its end, in milliseconds since 1970
 * @property {boolean} helped whether an engine helped, or moves could be undone in a game with secrets
 */

/** All results, oldest first. @returns {Result[]} */
export function results() {
  try {
    return readResults(stored("localStorage", STORAGE_KEY) ?? "[]");
  } catch {
    return [];
  }
}

/**
 * @param {Result} result replaces a result of the same game, for example after its end was undone
 * @returns {boolean} whether it could be stored
 */
export function storeResult(result) {
  return putResults([result]);
}

/**
 * @param {readonly Result[]} newResults replace the results of the same games
 * @returns {boolean} whether they could be stored
 */
export function putResults(newResults) {
  const byId = new Map(results().map((each) => [each.id, each]));
  for (const each of newResults) byId.set(each.id, each);
  const newest = [...byId.values()].sort((one, other) => one.at - other.at).slice(-MAX_RESULTS);
  return store("localStorage", STORAGE_KEY, JSON.stringify(newest));
}

/**
 * The results in a text. Invalid entries are skipped.
 * @param {string} text
 * @returns {Result[]}
 * @throws {SyntaxError} if the text is not JSON
 */
export function readResults(text) {
  const stored = JSON.parse(text);
  return Array.isArray(stored) ? stored.filter(isResult).map(resultOf) : [];
}

/** The limit of a level and of a seat, excluded. */
const MAX_NUMBER = 100;

/** The maximum length of an id and of a game's name, in characters. */
const MAX_NAME_LENGTH = 60;

/** The maximum time of a `Date`, in milliseconds since 1970. */
const MAX_TIME_MS = 8.64e15;

/** @param {any} each */
export function isResult(each) {
  const { at, game, helped, id, level, mine, result, seat, theirs } = each ?? {};
  return (
    isName(id) &&
    isName(game) &&
    [level, seat].every((value) => Number.isInteger(value) && value >= 0 && value < MAX_NUMBER) &&
    [0, 0.5, 1].includes(result) &&
    [mine, theirs].every(Number.isFinite) &&
    Number.isFinite(at) &&
    Math.abs(at) <= MAX_TIME_MS &&
    typeof helped === "boolean"
  );
}

/** @param {unknown} value */
const isName = (value) =>
  typeof value === "string" && value.length > 0 && value.length <= MAX_NAME_LENGTH;

/** @param {Result} each @returns {Result} a copy with only its known fields */
export function resultOf({ at, game, helped, id, level, mine, result, seat, theirs }) {
  return { id, game, level, seat, result, mine, theirs, at, helped };
}
