// The files, modules and workers that the page waits for. If one does not arrive, the page soon says so and offers to load it
// again.

/** The delay after which the page reports something as late, in milliseconds: well before three seconds. */
const LATE_AFTER_MS = 2000;

/**
 * Something that is late. `again` requests it again; null if only reloading the page does.
 * @type {Set<{ again: (() => void) | null }>}
 */
const lateArrivals = new Set();

/** @type {Set<(isLate: boolean) => void>} */
const listeners = new Set();

/**
 * @param {(isLate: boolean) => void} listener called when something is late, and when all of it has arrived
 * @returns {() => void} removes the listener
 */
export function followArrivals(listener) {
  listeners.add(listener);
  listener(lateArrivals.size > 0);
  return () => void listeners.delete(listener);
}

function notify() {
  for (const listener of listeners) listener(lateArrivals.size > 0);
}

/** Whether the page has received a damaged file, which it keeps until it is reloaded. */
let isDamaged = false;

/** @type {() => void} */
let reloadAll = () => {};

/** @param {() => void} act reloads the page, and everything that the browser has cached of it */
export function whenDamaged(act) {
  reloadAll = act;
}

/** Reports a damaged file. When a second request fails the same way, the page is reloaded. */
export function reportDamaged() {
  if (isDamaged) reloadAll();
  isDamaged = true;
}

/**
 * Requests everything that is late again.
 * @param {() => void} reload reloads the page
 */
export function requestAgain(reload) {
  const requests = [...lateArrivals];
  // Files that the browser itself waits for, such as modules, cannot be requested a second time.
  if (requests.some(({ again }) => again === null)) reload();
  else for (const { again } of requests) again?.();
}

/**
 * Starts waiting for something.
 * @param {(() => void) | null} again requests it again
 * @returns {() => void} ends the waiting
 */
export function startWaiting(again) {
  const arrival = { again };
  const timer = setTimeout(() => {
    lateArrivals.add(arrival);
    notify();
  }, LATE_AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (lateArrivals.delete(arrival)) notify();
  };
}

/**
 * Waits for something that can be requested again, while the earlier attempt is dropped.
 * @template Thing
 * @param {(signal: AbortSignal, isAgain: boolean) => Promise<Thing>} request
 * @returns {Promise<Thing>}
 */
export function retriable(request) {
  return new Promise((resolve, reject) => {
    const startAttempt = (/** @type {boolean} */ isAgain) => {
      const attempt = new AbortController();
      const endWaiting = startWaiting(() => {
        endWaiting();
        attempt.abort();
        startAttempt(true);
      });
      /** @type {<Said>(settle: (said: Said) => void) => (said: Said) => void} */
      const unlessAborted = (settle) => (result) => {
        if (attempt.signal.aborted) return;
        endWaiting();
        settle(result);
      };
      request(attempt.signal, isAgain).then(unlessAborted(resolve), unlessAborted(reject));
    };
    startAttempt(false);
  });
}
