// Merges imported data with the data on this device. Merging loses nothing, and merging twice changes nothing.

/** The maximum length of an imported key, in characters. */
const MAX_KEY_LENGTH = 60;

/**
 * The result of merging a part: the number of new or extended entries, the unreadable entries, by name if they have one, and
 * the number of entries without room.
 * @typedef {{ joined: number, unread: string[], full: number }} Report
 */

/** @returns {Report} */
export const noReport = () => ({ joined: 0, unread: [], full: 0 });

/**
 * Merges entries by key. Imported entries come before the present ones, so that they are dropped first if there is no room.
 * @template Value
 * @param {ReadonlyMap<string, Value>} local
 * @param {unknown} imported an unchecked object
 * @param {number} maxEntries the maximum number of entries
 * @param {(value: unknown) => Value | null} readValue null if the value cannot be read
 * @param {(local: Value, imported: Value) => Value} merge
 * @returns {Report & { all: Map<string, Value> }}
 */
export function mergedByKey(local, imported, maxEntries, readValue, merge) {
  /** @type {Map<string, Value>} */
  const newEntries = new Map();
  const localEntries = new Map(local);
  const report = noReport();
  // The last entries have priority, as in storage.
  for (const [key, importedValue] of Object.entries(Object(imported)).slice(-maxEntries)) {
    const value = key.length <= MAX_KEY_LENGTH ? readValue(importedValue) : null;
    const localValue = localEntries.get(key);
    if (value === null) {
      report.unread.push("");
      continue;
    }
    if (localValue === undefined) {
      newEntries.set(key, value);
      continue;
    }
    const merged = merge(localValue, value);
    if (haveSameJson(merged, localValue)) continue;
    report.joined += 1;
    localEntries.set(key, merged);
  }
  const freeEntries = Math.max(0, maxEntries - localEntries.size);
  const added = freeEntries === 0 ? [] : [...newEntries].slice(-freeEntries);
  report.joined += added.length;
  report.full = newEntries.size - added.length;
  return { ...report, all: new Map([...added, ...localEntries]) };
}

/** @param {unknown} one @param {unknown} other */
const haveSameJson = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The length of a value as JSON; infinite if it is nested too deeply to be serialized. @param {unknown} value */
export function jsonLength(value) {
  try {
    return JSON.stringify(value).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
