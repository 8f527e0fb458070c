// Stored games, in the browser's own storage: each under a key of its own, so that tabs do not overwrite each other's.

const PREFIX = "warren:game:";
/** More than these are not kept: the oldest go, finished ones first. */
const MOST_GAMES = 60;

/** @typedef {import("./seats.js").Seat} Seat */
/** @typedef {import("./seats.js").Mark} Mark */

/**
 * A game as it is stored.
 * @typedef {object} Stored
 * @property {1} version
 * @property {string} id
 * @property {string} game
 * @property {string} record sealed, while there is something in it that a person who plays may not know
 * @property {string} [start] the record of the start, where the record is sealed and that is no secret
 * @property {import("./stories.js").Opening} [beginning] what one seat got first, where the record is sealed and its start a
 *   secret
 * @property {boolean} [isLog] whether the record is a seat's log, of a game with secrets, to be looked at
 * @property {Seat[]} seats
 * @property {number} viewpoint
 * @property {Record<number, Mark>} marks
 * @property {(number | null)[]} left milliseconds left to a seat with a clock for the whole game
 * @property {string[]} undone moves that can be brought back
 * @property {boolean} paused
 * @property {boolean} over
 * @property {number} length moves played
 * @property {number} updated when, in milliseconds since 1970
 */

/**
 * All stored games that can be read, the newest first.
 * @returns {Stored[]}
 */
export function list() {
  return keys()
    .map(read)
    .filter((stored) => stored !== undefined)
    .sort((a, b) => b.updated - a.updated);
}

/**
 * What is stored as games and cannot be read.
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
 * A stored game as it is stored; null if there is none of the name.
 * @param {string} id
 */
export function raw(id) {
  return textOf(PREFIX + id);
}

/**
 * The stored game of a name, if it is there and can be read.
 * @param {string} id
 */
export function get(id) {
  return read(PREFIX + id);
}

/**
 * Stores a game; if there is no room, in the place of the oldest.
 * @param {Stored} stored
 * @returns {boolean} whether it could be stored
 */
export function put(stored) {
  const text = JSON.stringify(stored);
  const dispensable = list()
    .filter((other) => other.id !== stored.id)
    .sort((a, b) => Number(b.over) - Number(a.over) || a.updated - b.updated);
  while (dispensable.length >= MOST_GAMES) {
    const oldest = dispensable.shift();
    if (oldest) remove(oldest.id);
  }
  for (;;) {
    try {
      localStorage.setItem(PREFIX + stored.id, text);
      return true;
    } catch {
      const oldest = dispensable.shift();
      if (!oldest) return false;
      remove(oldest.id);
    }
  }
}

/** @param {string} id */
export function remove(id) {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** A name for a new game. */
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
  const heard = (/** @type {StorageEvent} */ event) => {
    if (event.key === PREFIX + id) changed();
  };
  addEventListener("storage", heard, { signal });
}

/** @returns {string[]} */
function keys() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** @param {string} key */
function textOf(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @returns {Stored | undefined}
 */
function read(key) {
  try {
    const stored = JSON.parse(textOf(key) ?? "null");
    return PREFIX + stored?.id === key && isStored(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** The last time that a date can be, in milliseconds since 1970. */
const LAST_TIME = 8.64e15;

/**
 * @param {any} stored
 * @returns {stored is Stored}
 */
function isStored(stored) {
  const { beginning, isLog, left, marks, seats, start, undone, viewpoint } = stored;
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
    left.every((time) => time === null || isTime(time)) &&
    Array.isArray(undone) &&
    undone.every(isText) &&
    typeof stored.paused === "boolean" &&
    typeof stored.over === "boolean" &&
    isCount(stored.length) &&
    typeof stored.updated === "number" &&
    Math.abs(stored.updated) <= LAST_TIME
  );
}

/** @param {unknown} value @returns {value is string} */
const isText = (value) => typeof value === "string";

/** @param {unknown} value */
const isCount = (value) => Number.isInteger(value) && Number(value) >= 0;

/** @param {unknown} value of milliseconds */
const isTime = (value) => typeof value === "number" && value >= 0;

/** @param {any} seat */
function isSeat(seat) {
  const { clock, kind, level } = seat ?? {};
  if (kind === "engine") return isCount(level) && level > 0;
  return kind === "person" && (clock == null || isTime(clock.perMove) || isTime(clock.perGame));
}

/** How a move may have come about. @type {readonly Mark[]} */
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
 * Whether a stored game has secrets, and its record is sealed.
 * @param {Stored} stored
 */
export function isSealed({ start, beginning }) {
  return start !== undefined || beginning !== undefined;
}
