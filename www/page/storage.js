// The only module that writes to the browser's storage. The browser may refuse: it has no more room, or its owner lets no site
// store anything. Then the page goes on without, and says so once.

/** The storages, by their names in the browser. @typedef {"localStorage" | "sessionStorage"} Area */

/** @type {() => void} */
let listener = () => {};

let isTold = false;

/** @param {() => void} heard called once, when something is not kept of which nobody else tells */
export function whenUnkept(heard) {
  listener = heard;
}

/** Tells the visitor that what they do now is not kept. */
export function tellUnkept() {
  if (isTold) return;
  isTold = true;
  listener();
}

/**
 * @param {Area} area
 * @param {string} key
 * @param {string | null} text null removes it
 * @returns {unknown} why it could not be stored; null if it is
 */
export function store(area, key, text) {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return null;
  } catch (thrown) {
    return thrown;
  }
}

/** Whether there was no more room. @param {unknown} refusal */
export const isFull = (refusal) =>
  refusal instanceof DOMException &&
  ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"].includes(refusal.name);
