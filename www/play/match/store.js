// Stored games, in the browser's storage. Each game has its own key, so that tabs do not overwrite each other's games.

import { store, stored, storedKeys } from "../../kit/page/storage.js";
import { isSeat } from "./seats.js";

const AREA = "localStorage";
const PREFIX = "warren:game:";
/** The maximum number of stored games. Beyond it the oldest are removed, finished ones first. */
export const MAX_GAMES = 60;

/** @typedef {import("./seats.js").Seat} Seat */
/** @typedef {import("./seats.js").Mark} Mark */

/**
 * The points of a game that counts together with the next, in which the sides are swapped.
 * @typedef {{ mine: number, theirs: number }} Pair
 */

/**
 * A stored game.
 * @typedef {object} StoredMatch
 * @property {1} version
 * @property {string} id
 * @property {string} game
 * @property {string} record the game's record, sealed while it may hide something from a person who plays
 * @property {string} [start] the record of the start, if the record is sealed and the start is public
 * @property {import("./transcripts.js").SeatBeginning} [beginning] the first lines for one seat, if the record is sealed and the
 *   start is secret
 * @property {boolean} [isLog] whether the record is a seat's log, from a game with secrets
 * @property {Seat[]} seats
 * @property {number} viewpoint
 * @property {Record<number, Mark>} marks
 * @property {(number | null)[]} left the milliseconds left to each seat that has a clock for the whole game
 * @property {string[]} undone moves that can be redone
 * @property {string} [plans] the visitor's plans, as the game's board writes them
 * @property {Pair} [pair] the points of the previous game, if the two count together
 * @property {readonly string[]} [foreign] the record's comments from a link, by other authors
 * @property {boolean} paused
 * @property {boolean} over
 * @property {number} length the number of moves played
 * @property {number} updated the time of the last change, in milliseconds since 1970
 */

/**
 * All readable stored games, newest first.
 * @returns {StoredMatch[]}
 */
export function list() {
  return keys()
    .map(read)
    .filter((stored) => stored !== undefined)
    .sort((a, b) => b.updated - a.updated);
}

/**
 * The stored games that cannot be read.
 * @returns {{ id: string, text: string }[]}
 */
export function unreadable() {
  return keys()
    .filter((key) => read(key) === undefined)
    .flatMap((key) => {
      const text = textOf(key);
      return text === null ? [] : [{ id: key.slice(PREFIX.length), text }];
    });
}

/**
 * The stored text of a game; null if there is none.
 * @param {string} id
 */
export function raw(id) {
  return textOf(PREFIX + id);
}

/**
 * A stored game; undefined if it does not exist or cannot be read.
 * @param {string} id
 */
export function get(id) {
  return read(PREFIX + id);
}

/**
 * Stores a game. If there is no room, removes the oldest games, but only if that helps.
 * @param {StoredMatch} stored
 * @param {boolean} [mayRemove] whether other games may be removed for it
 * @returns {boolean} whether it could be stored
 */
export function put(stored, mayRemove = true) {
  const key = PREFIX + stored.id;
  const text = JSON.stringify(stored);
  const dispensable = (mayRemove ? list() : [])
    .filter((other) => other.id !== stored.id)
    .sort((a, b) => Number(b.over) - Number(a.over) || a.updated - b.updated);
  while (dispensable.length >= MAX_GAMES) {
    const oldest = dispensable.shift();
    if (oldest) remove(oldest.id);
  }
  /** The removed games. @type {Map<string, string>} */
  const removed = new Map();
  const makeRoom = () => {
    const oldest = dispensable.shift();
    if (!oldest) return false;
    const oldestKey = PREFIX + oldest.id;
    removed.set(oldestKey, textOf(oldestKey) ?? "");
    remove(oldest.id);
    return true;
  };
  if (store(AREA, key, text, makeRoom)) return true;
  for (const [other, text] of removed) store(AREA, other, text);
  return false;
}

/** @param {string} id */
export function remove(id) {
  store(AREA, PREFIX + id, null);
}

/** An id for a new game. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}

/**
 * Calls back when another tab has changed a stored game.
 * @param {string} id
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
export function watch(id, changed, signal) {
  const listen = (/** @type {StorageEvent} */ event) => {
    if (event.key === PREFIX + id) changed();
  };
  addEventListener("storage", listen, { signal });
}

const keys = () => storedKeys(AREA, PREFIX);

/** @param {string} key */
const textOf = (key) => stored(AREA, key);

/**
 * @param {string} key
 * @returns {StoredMatch | undefined}
 */
function read(key) {
  try {
    const stored = JSON.parse(textOf(key) ?? "null");
    return PREFIX + stored?.id === key && isStored(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** The maximum length of a visitor's plans, in characters. Each of 14 pieces may have a route through all cells of the maze. */
const MAX_PLANS_LENGTH = 10_000;

/** The maximum time of a `Date`, in milliseconds since 1970. */
const MAX_TIME_MS = 8.64e15;

/**
 * Whether something is a stored game.
 * @param {any} stored
 * @returns {stored is StoredMatch}
 */
export function isStored(stored) {
  if (typeof stored !== "object" || stored === null) return false;
  const { beginning, foreign = [], isLog, left, marks, pair, plans, seats, start, undone } = stored;
  const { viewpoint } = stored;
  return (
    stored.version === 1 &&
    isText(stored.id) &&
    isText(stored.game) &&
    isText(stored.record) &&
    (start === undefined || isText(start)) &&
    (beginning === undefined || isOpening(beginning)) &&
    (isLog === undefined || typeof isLog === "boolean") &&
    Array.isArray(seats) &&
    seats.every(isSeat) &&
    isCount(viewpoint) &&
    viewpoint <= seats.length &&
    isMarks(marks) &&
    Array.isArray(left) &&
    left.every((time) => time === null || (typeof time === "number" && time >= 0)) &&
    Array.isArray(undone) &&
    undone.every(isText) &&
    Array.isArray(foreign) &&
    foreign.every(isText) &&
    (plans === undefined || (isText(plans) && plans.length <= MAX_PLANS_LENGTH)) &&
    (pair === undefined || (Number.isFinite(pair?.mine) && Number.isFinite(pair?.theirs))) &&
    typeof stored.paused === "boolean" &&
    typeof stored.over === "boolean" &&
    isCount(stored.length) &&
    typeof stored.updated === "number" &&
    Math.abs(stored.updated) <= MAX_TIME_MS
  );
}

/** @param {unknown} value @returns {value is string} */
const isText = (value) => typeof value === "string";

/** @param {unknown} value */
const isCount = (value) => Number.isInteger(value) && Number(value) >= 0;

/** All marks. @type {readonly Mark[]} */
const MARKS = ["late", "hung", "crashed", "idle"];

/** @param {any} marks */
function isMarks(marks) {
  return (
    typeof marks === "object" &&
    marks !== null &&
    Object.entries(marks).every(
      ([ply, mark]) => /^\d+$/.test(ply) && MARKS.includes(/** @type {Mark} */ (mark)),
    )
  );
}

/** @param {any} opening */
function isOpening(opening) {
  const { seat, files, lines, position } = opening ?? {};
  return (
    Number.isInteger(seat) &&
    Array.isArray(files) &&
    files.every((file) => isText(file?.name) && isText(file?.text)) &&
    Array.isArray(lines) &&
    lines.every(isText) &&
    (position === null || isText(position))
  );
}

/**
 * Whether the record of a stored game is sealed, because the game has secrets.
 * @param {StoredMatch} stored
 */
export function isSealed({ start, beginning }) {
  return start !== undefined || beginning !== undefined;
}
