// The only module that reads and writes the browser's storage. The browser may refuse: it may be full, or its owner may forbid
// sites to store anything. Refused texts stay in memory until the tab is closed, so that every view can still use them.

/** The storages, by their names in the browser. @typedef {"localStorage" | "sessionStorage"} Area */

/** The refused writes, by key; null is a removal. @type {Record<Area, Map<string, string | null>>} */
const refusedWrites = { localStorage: new Map(), sessionStorage: new Map() };

/** @type {() => void} */
let warnOfUnsaved = () => {};

let isWarned = false;

/** The prefixes of keys with work, including results. Keys of settings also begin with `warren.`. */
const WORK_KEY = /^warren(?::|\.lessons|\.puzzles?-(?!kind))/;

/** @param {() => void} warn called once, when something will be lost with the tab */
export function whenUnsaved(warn) {
  warnOfUnsaved = warn;
}

/** Warns the visitor that their work will be lost when the tab is closed. */
export function warnUnsaved() {
  if (isWarned) return;
  isWarned = true;
  warnOfUnsaved();
}

/**
 * Writes a text. If the browser refuses it, the text stays in memory until the tab is closed, and the visitor is warned.
 * @param {Area} area
 * @param {string} key
 * @param {string | null} text null removes it
 * @param {() => boolean} [makeRoom] called while the storage is full: removes something that matters less, and returns whether
 *   there was anything
 * @returns {boolean} whether the browser has stored the text
 */
export function store(area, key, text, makeRoom = () => false) {
  let refusal = writeToBrowser(area, key, text);
  while (isFull(refusal) && makeRoom()) refusal = writeToBrowser(area, key, text);
  if (refusal === null || readFromBrowser(area, key) === text) {
    refusedWrites[area].delete(key);
    return true;
  }
  refusedWrites[area].set(key, text);
  warnUnsaved();
  return false;
}

/**
 * The latest text of a key.
 * @param {Area} area
 * @param {string} key
 * @returns {string | null} null if there is no such key
 */
export function stored(area, key) {
  const refusedText = refusedWrites[area].get(key);
  return refusedText === undefined ? readFromBrowser(area, key) : refusedText;
}

/**
 * All keys that begin with a prefix.
 * @param {Area} area
 * @param {string} prefix
 * @returns {string[]}
 */
export function storedKeys(area, prefix) {
  const keys = new Set(keysInBrowser(area));
  for (const [key, text] of refusedWrites[area]) {
    if (text === null) keys.delete(key);
    else keys.add(key);
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}

/** Other places that may hold unsaved work. @type {(() => boolean)[]} */
const otherUnsavedChecks = [];

/** @param {() => boolean} hasWork whether another place holds work that will be lost with the tab */
export function addUnsavedWork(hasWork) {
  otherUnsavedChecks.push(hasWork);
}

/** Whether the visitor loses work when the tab is closed. A lost setting, such as the theme, does not count. */
export function wouldLoseWork() {
  const isWork = (/** @type {[string, string | null]} */ [key, text]) =>
    text !== null && WORK_KEY.test(key);
  return (
    Object.values(refusedWrites).some((area) => [...area].some(isWork)) ||
    otherUnsavedChecks.some((hasUnsavedWork) => hasUnsavedWork())
  );
}

/** @param {Area} area @param {string} key */
function readFromBrowser(area, key) {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** @param {Area} area @returns {string[]} */
function keysInBrowser(area) {
  try {
    return Object.keys(globalThis[area]);
  } catch {
    return [];
  }
}

/**
 * @param {Area} area
 * @param {string} key
 * @param {string | null} text
 * @returns {unknown} why the browser refuses it; null if it does not
 */
function writeToBrowser(area, key, text) {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return null;
  } catch (thrown) {
    return thrown;
  }
}

/** Whether the storage was full. @param {unknown} refusal */
const isFull = (refusal) =>
  refusal instanceof DOMException &&
  ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"].includes(refusal.name);
