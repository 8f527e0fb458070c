// What the page has asked for and waits for: files, modules, workers. If something does not come, the visitor is told soon and
// can ask again.

/** From when on the page says that something is late, in milliseconds: well before three seconds have passed. */
const LATE = 2000;

/**
 * What is late. `again` asks for it once more; null where only loading the page again does.
 * @type {Set<{ again: (() => void) | null }>}
 */
const late = new Set();

/** @type {Set<(isLate: boolean) => void>} */
const listeners = new Set();

/**
 * @param {(isLate: boolean) => void} heard called when something is late, and when nothing is late any more
 * @returns {() => void} ends the following
 */
export function followArrivals(heard) {
  listeners.add(heard);
  heard(late.size > 0);
  return () => void listeners.delete(heard);
}

function tell() {
  for (const heard of listeners) heard(late.size > 0);
}

/** Whether the page has got something damaged that it keeps until it is loaded again. */
let isStuck = false;

/** @type {() => void} */
let loadAfresh = () => {};

/** @param {() => void} act loads the page again, and what the browser has kept of it */
export function whenStuck(act) {
  loadAfresh = act;
}

/** Says that a damaged file was met. The second time somebody has asked for it once more, and the page is loaded again. */
export function tellStuck() {
  if (isStuck) loadAfresh();
  isStuck = true;
}

/**
 * Asks once more for all that is late.
 * @param {() => void} reload loads the page again
 */
export function askAgain(reload) {
  const waiting = [...late];
  // What the browser itself waits for, such as a module, cannot be asked for a second time.
  if (waiting.some(({ again }) => again === null)) reload();
  else for (const { again } of waiting) again?.();
}

/**
 * Begins to wait for something.
 * @param {(() => void) | null} again asks for it once more
 * @returns {() => void} ends the waiting
 */
export function expect(again) {
  const wait = { again };
  const timer = setTimeout(() => {
    late.add(wait);
    tell();
  }, LATE);
  return () => {
    clearTimeout(timer);
    if (late.delete(wait)) tell();
  };
}

/**
 * Waits for something that can be asked for once more, while the earlier attempt is given up.
 * @template Thing
 * @param {(signal: AbortSignal, isAgain: boolean) => Promise<Thing>} ask
 * @returns {Promise<Thing>}
 */
export function arriving(ask) {
  return new Promise((resolve, reject) => {
    const begin = (/** @type {boolean} */ isAgain) => {
      const attempt = new AbortController();
      const arrived = expect(() => {
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
