// Joins what comes from another device with what is here. Nothing that is here is lost, and joining twice changes nothing.

/** The most characters of a key that comes. */
const MAX_KEY_LENGTH = 60;

/**
 * What has come of joining a part: how many entries are new or go on here, those that cannot be read, by name where they have
 * one, and how many found no room.
 * @typedef {{ joined: number, unread: string[], full: number }} Report
 */

/** @returns {Report} */
export const noReport = () => ({ joined: 0, unread: [], full: 0 });

/**
 * Joins entries by key. What comes stands before what is here, so that it goes first where there is no room.
 * @template Value
 * @param {ReadonlyMap<string, Value>} here
 * @param {unknown} come an object that nobody has checked
 * @param {number} most the most entries to keep
 * @param {(value: unknown) => Value | null} read null if the value cannot be read
 * @param {(here: Value, come: Value) => Value} join
 * @returns {Report & { all: Map<string, Value> }}
 */
export function joinedByKey(here, come, most, read, join) {
  /** @type {Map<string, Value>} */
  const fresh = new Map();
  const old = new Map(here);
  const report = noReport();
  // The last ones count, as they do where they are kept.
  for (const [key, given] of Object.entries(Object(come)).slice(-most)) {
    const value = key.length <= MAX_KEY_LENGTH ? read(given) : null;
    const had = old.get(key);
    if (value === null) {
      report.unread.push("");
      continue;
    }
    if (had === undefined) {
      fresh.set(key, value);
      continue;
    }
    const both = join(had, value);
    if (isAlike(both, had)) continue;
    report.joined += 1;
    old.set(key, both);
  }
  const room = Math.max(0, most - old.size);
  const kept = room === 0 ? [] : [...fresh].slice(-room);
  report.joined += kept.length;
  report.full = fresh.size - kept.length;
  return { ...report, all: new Map([...kept, ...old]) };
}

/** @param {unknown} one @param {unknown} other */
const isAlike = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The length of a value as JSON; infinite if it is nested too deeply to be written. @param {unknown} value */
export function lengthOf(value) {
  try {
    return JSON.stringify(value).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
