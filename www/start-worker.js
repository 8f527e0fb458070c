// The one place that starts workers: also where the site's files are another origin's, on a page of somebody else's, and at most
// so many at a time, where many boards share a page.

import { fileOfSite } from "./site.js";

/** How many may run at a time. */
let most = Number.POSITIVE_INFINITY;
/** Those that run, and what they count for. @type {Map<SharedWorkplace, number>} */
const running = new Map();
/** Those that wait for their turn, the first is the next. @type {SharedWorkplace[]} */
const waiting = [];
/** Modules that import another origin's workers, by address. @type {Map<string, string>} */
const ours = new Map();

/**
 * What both a worker and one that waits for its turn have.
 * @typedef {Object} AnyWorker
 * @property {((event: MessageEvent) => void) | null} onmessage
 * @property {((event: ErrorEvent) => void) | null} onerror
 * @property {(message: unknown, transfer?: Transferable[]) => void} postMessage
 * @property {() => void} terminate
 */

/**
 * Starts a worker, or, where they are few, has it wait for its turn.
 * @param {string} path of a module, relative to the site's top, such as `workers/engine.js`
 * @param {Object} [how]
 * @param {number} [how.weight] how many workers it counts for: one, and one more for each that it starts itself
 * @param {() => void} [how.started] it runs from now on; not before this has returned, where it need not wait
 * @returns {AnyWorker}
 */
export function startWorker(path, { weight = 1, started = () => {} } = {}) {
  if (!areWorkersFew()) {
    const worker = newWorker(path);
    queueMicrotask(started);
    return /** @type {AnyWorker} */ (/** @type {unknown} */ (worker));
  }
  const place = new SharedWorkplace(() => newWorker(path), Math.min(weight, most), started);
  waiting.push(place);
  queueMicrotask(letIn);
  return place;
}

/**
 * From now on at most so many run at a time.
 * @param {number} count
 */
export function limitWorkers(count) {
  most = count;
}

/** Whether workers have to be shared: then one that has nothing to do makes room. */
export function areWorkersFew() {
  return most !== Number.POSITIVE_INFINITY;
}

/**
 * Says that a worker has nothing to do, and may be ended if another one waits; or that it has.
 * @param {AnyWorker | undefined} worker
 * @param {(() => void) | null} makeRoom ends it; null while it is needed
 */
export function setSpare(worker, makeRoom) {
  if (!(worker instanceof SharedWorkplace)) return;
  worker.makeRoom = makeRoom;
  if (makeRoom && waiting.length > 0) queueMicrotask(letIn);
}

/** Starts those whose turn it is, as far as there is room or can be made. */
function letIn() {
  for (;;) {
    const next = waiting[0];
    if (!next) return;
    const taken = [...running.values()].reduce((sum, weight) => sum + weight, 0);
    if (taken + next.weight <= most) {
      waiting.shift();
      running.set(next, next.weight);
      try {
        next.start();
      } catch (thrown) {
        next.fail(String(thrown));
      }
      continue;
    }
    const spare = [...running.keys()].find(({ makeRoom }) => makeRoom !== null);
    if (!spare) return;
    spare.makeRoom?.();
    // Whatever it did, it makes room.
    spare.terminate();
  }
}

/** Like a worker, but one that may have to wait before it begins; what it is told waits too. */
class SharedWorkplace {
  /** @type {((event: MessageEvent) => void) | null} */
  onmessage = null;
  /** @type {((event: ErrorEvent) => void) | null} */
  onerror = null;
  /** @type {(() => void) | null} */
  makeRoom = null;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {[message: unknown, transfer: Transferable[]][]} */
  #messages = [];
  #create;
  #started;

  /**
   * @param {() => Worker} create
   * @param {number} weight
   * @param {() => void} started
   */
  constructor(create, weight, started) {
    this.#create = create;
    this.weight = weight;
    this.#started = started;
  }

  start() {
    const worker = this.#create();
    this.#worker = worker;
    worker.onmessage = (event) => this.onmessage?.(event);
    worker.onerror = (event) => this.onerror?.(event);
    for (const [message, transfer] of this.#messages.splice(0)) {
      worker.postMessage(message, transfer);
    }
    this.#started();
  }

  /**
   * @param {unknown} message
   * @param {Transferable[]} [transfer]
   */
  postMessage(message, transfer = []) {
    if (this.#worker) this.#worker.postMessage(message, transfer);
    else this.#messages.push([message, transfer]);
  }

  /** @param {string} message why it could not be started */
  fail(message) {
    const { onerror } = this;
    this.terminate();
    onerror?.(new ErrorEvent("error", { message }));
  }

  terminate() {
    this.#worker?.terminate();
    this.onmessage = null;
    this.onerror = null;
    const place = waiting.indexOf(this);
    if (place >= 0) waiting.splice(place, 1);
    if (running.delete(this)) queueMicrotask(letIn);
  }
}

/**
 * @param {string} path
 * @returns {Worker}
 */
function newWorker(path) {
  const url = fileOfSite(path);
  if (url.origin === globalThis.location?.origin || url.protocol === "file:") {
    return new Worker(url, { type: "module" });
  }
  // From another origin a worker may not be started, but one of our own may import it.
  const known = ours.get(url.href);
  const source = `import ${JSON.stringify(url.href)};`;
  const address = known ?? URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  ours.set(url.href, address);
  return new Worker(address, { type: "module" });
}
