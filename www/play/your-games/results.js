// The results of the visitor's games against engines, in the browser's storage. They stay when the games themselves are deleted.

import { store, stored } from "../../kit/page/storage.js";

const KEY = "warren:results";

/** The most results to keep; beyond it the oldest are dropped. */
export const MAX_RESULTS = 2000;

/**
 * A game of one person against engines of one level.
 * @typedef {Object} Result
 * @property {string} id of the game
 * @property {string} game
 * @property {number} level of the engines
 * @property {number} seat the person's
 * @property {number} result 1 for a win, 0.5 for a draw, 0 for a loss
 * @property {number} mine the person's points
 * @property {number} theirs the points of the best of the others
 * @property {number} at when it ended, in milliseconds since 1970
 * @property {boolean} helped whether an engine helped, or moves could be taken back in a game with secrets
 */

/** All results, the oldest first. @returns {Result[]} */
export function results() {
  try {
    return readResults(stored("localStorage", KEY) ?? "[]");
  } catch {
    return [];
  }
}

/**
 * @param {Result} result replaces that of the same game, such as after its end was taken back
 * @returns {boolean} whether it could be stored
 */
export function keepResult(result) {
  return mergeResults([result]);
}

/**
 * @param {readonly Result[]} more replace those of the same games
 * @returns {boolean} whether they could be stored
 */
export function mergeResults(more) {
  const byId = new Map(results().map((each) => [each.id, each]));
  for (const each of more) byId.set(each.id, each);
  const all = [...byId.values()].sort((one, other) => one.at - other.at).slice(-MAX_RESULTS);
  return store("localStorage", KEY, JSON.stringify(all));
}

/**
 * The results in a text. What is none is left out.
 * @param {string} text
 * @returns {Result[]}
 * @throws {SyntaxError} if the text is not JSON
 */
export function readResults(text) {
  const read = JSON.parse(text);
  return Array.isArray(read) ? read.filter(isResult).map(resultOf) : [];
}

/** @param {any} each */
export function isResult(each) {
  const { at, game, helped, id, level, mine, result, seat, theirs } = each ?? {};
  return (
    isName(id) &&
    isName(game) &&
    [level, seat].every((value) => Number.isInteger(value) && value >= 0 && value < 100) &&
    [0, 0.5, 1].includes(result) &&
    [mine, theirs].every(Number.isFinite) &&
    Number.isFinite(at) &&
    Math.abs(at) <= 8.64e15 &&
    typeof helped === "boolean"
  );
}

/** @param {unknown} value */
const isName = (value) => typeof value === "string" && value.length > 0 && value.length <= 60;

/** @param {Result} each @returns {Result} nothing but what belongs to it */
export function resultOf({ at, game, helped, id, level, mine, result, seat, theirs }) {
  return { id, game, level, seat, result, mine, theirs, at, helped };
}
