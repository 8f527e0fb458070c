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
 * All stored games, the newest first. What cannot be read is passed over.
 * @returns {Stored[]}
 */
export function list() {
  return keys()
    .map(read)
    .filter((stored) => stored !== undefined)
    .sort((a, b) => b.updated - a.updated);
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

/**
 * @param {string} key
 * @returns {Stored | undefined}
 */
function read(key) {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null");
    const readable =
      stored?.version === 1 &&
      PREFIX + stored.id === key &&
      typeof stored.game === "string" &&
      typeof stored.record === "string" &&
      ["undefined", "string"].includes(typeof stored.start) &&
      ["undefined", "boolean"].includes(typeof stored.isLog) &&
      (stored.beginning === undefined || isOpening(stored.beginning)) &&
      typeof stored.updated === "number" &&
      Array.isArray(stored.undone) &&
      Array.isArray(stored.left) &&
      typeof stored.marks === "object" &&
      Array.isArray(stored.seats) &&
      stored.seats.every(isSeat);
    return readable ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** @param {any} seat */
function isSeat(seat) {
  return seat?.kind === "person" || (seat?.kind === "engine" && Number.isInteger(seat.level));
}

/** @param {any} opening */
function isOpening(opening) {
  const { seat, files, lines, position } = opening ?? {};
  const isText = (/** @type {unknown} */ text) => typeof text === "string";
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
