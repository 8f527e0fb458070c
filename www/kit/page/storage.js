// The only module that reads and writes the browser's storage. The browser may refuse: it has no more room, or its owner lets no
// site store anything. Then what was written lives here until the tab is closed, so that every view goes on with it.

/** The storages, by their names in the browser. @typedef {"localStorage" | "sessionStorage"} Area */

/** What the browser has refused, by its key; null was to be removed. @type {Record<Area, Map<string, string | null>>} */
const refused = { localStorage: new Map(), sessionStorage: new Map() };

/** @type {() => void} */
let listener = () => {};

let isTold = false;

/** The keys of work, results among it. Those of choices begin with `warren.`, too. */
const WORK = /^warren(?::|\.lessons|\.puzzles?-(?!kind))/;

/** @param {() => void} heard called once, when something lasts no longer than the tab */
export function whenUnkept(heard) {
  listener = heard;
}

/** Tells the visitor that what they do now lasts no longer than the tab. */
export function tellUnkept() {
  if (isTold) return;
  isTold = true;
  listener();
}

/**
 * Writes a text. If the browser refuses it, the text lives until the tab is closed, and the visitor is told.
 * @param {Area} area
 * @param {string} key
 * @param {string | null} text null removes it
 * @param {() => boolean} [makeRoom] called while there is no more room: removes something that matters less, and says whether
 *   there was anything
 * @returns {boolean} whether the browser has stored it
 */
export function store(area, key, text, makeRoom = () => false) {
  let refusal = write(area, key, text);
  while (isFull(refusal) && makeRoom()) refusal = write(area, key, text);
  if (refusal === null || read(area, key) === text) {
    refused[area].delete(key);
    return true;
  }
  refused[area].set(key, text);
  tellUnkept();
  return false;
}

/**
 * The text of a key, as it was written last.
 * @param {Area} area
 * @param {string} key
 * @returns {string | null} null if there is none
 */
export function stored(area, key) {
  const newer = refused[area].get(key);
  return newer === undefined ? read(area, key) : newer;
}

/**
 * All keys that begin with a prefix.
 * @param {Area} area
 * @param {string} prefix
 * @returns {string[]}
 */
export function storedKeys(area, prefix) {
  const keys = new Set(namesIn(area));
  for (const [key, text] of refused[area]) {
    if (text === null) keys.delete(key);
    else keys.add(key);
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}

/** Where work may be beside these storages. @type {(() => boolean)[]} */
const others = [];

/** @param {() => boolean} hasWork whether something of the visitor's is elsewhere and lasts no longer than the tab */
export function alsoUnkept(hasWork) {
  others.push(hasWork);
}

/** Whether the visitor loses work when the tab is closed. A lost choice, such as that of the theme, is none. */
export function wouldLoseWork() {
  const isWork = (/** @type {[string, string | null]} */ [key, text]) =>
    text !== null && WORK.test(key);
  return (
    Object.values(refused).some((area) => [...area].some(isWork)) || others.some((has) => has())
  );
}

/** @param {Area} area @param {string} key */
function read(area, key) {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** @param {Area} area @returns {string[]} */
function namesIn(area) {
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
function write(area, key, text) {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return null;
  } catch (thrown) {
    return thrown;
  }
}

/** Whether there was no more room. @param {unknown} refusal */
const isFull = (refusal) =>
  refusal instanceof DOMException &&
  ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"].includes(refusal.name);
