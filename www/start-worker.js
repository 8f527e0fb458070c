// The one place that starts workers: also where the site's files are another origin's, on a page of somebody else's; and through
// a pool, where many boards share a page.

import { fileOfSite } from "./site.js";

/**
 * What both a worker and one that waits for its turn have.
 * @typedef {Object} AnyWorker
 * @property {((event: MessageEvent) => void) | null} onmessage
 * @property {((event: ErrorEvent) => void) | null} onerror
 * @property {(message: unknown, transfer?: Transferable[]) => void} postMessage
 * @property {() => void} terminate
 */

/**
 * Whoever sees to it that not too many run.
 * @typedef {Object} Pool
 * @property {(create: () => Worker, weight: number, started: () => void) => AnyWorker} start
 * @property {(worker: AnyWorker | undefined, makeRoom: (() => void) | null) => void} setSpare
 */

/** @type {Pool | null} */
let pool = null;

/** Modules that import another origin's workers, by address. @type {Map<string, string>} */
const ours = new Map();

/** @param {Pool} shared from now on all workers are started by it */
export function shareWorkers(shared) {
  pool = shared;
}

/** Whether workers have to be shared: then one that has nothing to do makes room. */
export const areWorkersFew = () => pool !== null;

/**
 * Starts a worker, or, where they are few, has it wait for its turn. Where the browser refuses to start it, `onerror` is called
 * soon after this has returned.
 * @param {string} path of a module, relative to the site's top, such as `workers/engine.js`
 * @param {Object} [how]
 * @param {number} [how.weight] how many workers it counts for: one, and one more for each that it starts itself
 * @param {() => void} [how.started] it runs from now on; not before this has returned, where it need not wait
 * @returns {AnyWorker}
 */
export function startWorker(path, { weight = 1, started = () => {} } = {}) {
  if (pool) return pool.start(() => newWorker(path), weight, started);
  let worker;
  try {
    worker = newWorker(path);
  } catch (thrown) {
    return refusedWorker(String(thrown));
  }
  queueMicrotask(started);
  return /** @type {AnyWorker} */ (/** @type {unknown} */ (worker));
}

/**
 * Stands in for a worker that the browser has refused to start.
 * @param {string} message
 * @returns {AnyWorker}
 */
function refusedWorker(message) {
  let isWanted = true;
  /** @type {AnyWorker} */
  const refused = {
    onmessage: null,
    onerror: null,
    postMessage: () => {},
    terminate: () => {
      isWanted = false;
    },
  };
  queueMicrotask(() => {
    if (isWanted) refused.onerror?.(new ErrorEvent("error", { message }));
  });
  return refused;
}

/**
 * Says that a worker has nothing to do, and may be ended if another one waits; or that it has.
 * @param {AnyWorker | undefined} worker
 * @param {(() => void) | null} makeRoom ends it; null while it is needed
 */
export function setSpare(worker, makeRoom) {
  pool?.setSpare(worker, makeRoom);
}

/**
 * @param {string} path
 * @returns {Worker}
 */
function newWorker(path) {
  const url = fileOfSite(path);
  if (url.origin === globalThis.origin || url.protocol === "file:") {
    return new Worker(url, { type: "module" });
  }
  // From another origin a worker may not be started, but one of our own may import it.
  const known = ours.get(url.href);
  const source = `import ${JSON.stringify(url.href)};`;
  const address = known ?? addressOf(source);
  ours.set(url.href, address);
  return new Worker(address, { type: "module" });
}

/**
 * The address of a module of our own. In a sandbox, where nothing has an origin, Chromium starts no such worker from a blob.
 * @param {string} source
 */
function addressOf(source) {
  return globalThis.origin === "null"
    ? `data:text/javascript,${encodeURIComponent(source)}`
    : URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
}
