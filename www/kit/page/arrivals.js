// The files, modules and workers that the page waits for. If one does not arrive, the page soon says so and offers to load it
// again.

/** The delay after which the page reports something as late, in milliseconds: well before three seconds. */
const LATE = 2000;

/**
 * Something that is late. `again` requests it again; null if only reloading the page does.
 * @type {Set<{ again: (() => void) | null }>}
 */
const late = new Set();

/** @type {Set<(isLate: boolean) => void>} */
const listeners = new Set();

/**
 * @param {(isLate: boolean) => void} listener called when something is late, and when all of it has arrived
 * @returns {() => void} removes the listener
 */
export function followArrivals(listener) {
  listeners.add(listener);
  listener(late.size > 0);
  return () => void listeners.delete(listener);
}

function notify() {
  for (const listener of listeners) listener(late.size > 0);
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
  const waiting = [...late];
  // Files that the browser itself waits for, such as modules, cannot be requested a second time.
  if (waiting.some(({ again }) => again === null)) reload();
  else for (const { again } of waiting) again?.();
}

/**
 * Starts waiting for something.
 * @param {(() => void) | null} again requests it again
 * @returns {() => void} ends the waiting
 */
export function startWaiting(again) {
  const wait = { again };
  const timer = setTimeout(() => {
    late.add(wait);
    notify();
  }, LATE);
  return () => {
    clearTimeout(timer);
    if (late.delete(wait)) notify();
  };
}

/**
 * Waits for something that can be requested again, while the earlier attempt is dropped.
 * @template Thing
 * @param {(signal: AbortSignal, isAgain: boolean) => Promise<Thing>} ask
 * @returns {Promise<Thing>}
 */
export function retriable(ask) {
  return new Promise((resolve, reject) => {
    const begin = (/** @type {boolean} */ isAgain) => {
      const attempt = new AbortController();
      const arrived = startWaiting(() => {
        arrived();
        attempt.abort();
        begin(true);
      });
      /** @type {<Said>(settle: (said: Said) => void) => (said: Said) => void} */
      const unlessGivenUp = (settle) => (said) => {
        if (attempt.signal.aborted) return;
        arrived();
        settle(said);
      };
      ask(attempt.signal, isAgain).then(unlessGivenUp(resolve), unlessGivenUp(reject));
    };
    begin(false);
  });
}
