// The only module that starts workers. It also works when the site's files come from another origin, on another site's page,
// and with a pool, when many boards share a page.

import { newWorker } from "./new-worker.js";

/**
 * The members shared by a worker and by a worker that is still queued.
 * @typedef {Object} AnyWorker
 * @property {((event: MessageEvent) => void) | null} onmessage
 * @property {((event: ErrorEvent) => void) | null} onerror
 * @property {(message: unknown, transfer?: Transferable[]) => void} postMessage
 * @property {() => void} terminate
 */

/**
 * Limits the number of running workers.
 * @typedef {Object} Pool
 * @property {(create: () => Worker, weight: number, started: () => void) => AnyWorker} start
 * @property {(worker: AnyWorker | undefined, makeRoom: (() => void) | null) => void} setIdle
 */

/**
 * The source of a worker.
 * @typedef {Object} Source
 * @property {string} path its module, relative to the site's root, such as `workers/engine.js`
 * @property {() => Worker} create starts the worker by the literal address of its module, which bundlers of other projects
 *   recognise
 * @property {number} [weight] how many workers it counts as: one, plus one for each worker that it starts itself
 */

/** @type {Pool | null} */
let pool = null;

/** @param {Pool} sharedPool starts all workers from now on */
export function shareWorkers(sharedPool) {
  pool = sharedPool;
}

/** Whether workers are shared, so that an idle worker must make room. */
export const areWorkersShared = () => pool !== null;

/**
 * Starts a worker. If the pool is full, the worker is queued. If the browser refuses to start it, `onerror` is called soon
 * after this function has returned.
 * @param {Source} source
 * @param {() => void} [started] called when the worker runs; never before this function has returned
 * @returns {AnyWorker}
 */
export function startWorker(source, started = () => {}) {
  if (pool) return pool.start(() => newWorker(source), source.weight ?? 1, started);
  let worker;
  try {
    worker = newWorker(source);
  } catch (thrown) {
    return refusedWorker(String(thrown));
  }
  queueMicrotask(started);
  return /** @type {AnyWorker} */ (/** @type {unknown} */ (worker));
}

/**
 * A substitute for a worker that the browser has refused to start.
 * @param {string} message
 * @returns {AnyWorker}
 */
function refusedWorker(message) {
  let isWanted = true;
  /** @type {AnyWorker} */
  const worker = {
    onmessage: null,
    onerror: null,
    postMessage: () => {},
    terminate: () => {
      isWanted = false;
    },
  };
  queueMicrotask(() => {
    if (isWanted) worker.onerror?.(new ErrorEvent("error", { message }));
  });
  return worker;
}

/**
 * Sets whether a worker is idle. An idle worker may be ended when another one is queued.
 * @param {AnyWorker | undefined} worker
 * @param {(() => void) | null} makeRoom ends the worker; null while the worker is needed
 */
export function setIdle(worker, makeRoom) {
  pool?.setIdle(worker, makeRoom);
}
