// A limited number of workers for all boards of a page. Waiting workers start in the order of their requests. An idle worker
// makes room for them.

/** @typedef {import("../../kit/worker-client/start-worker.js").AnyWorker} AnyWorker */

/** A {@link import("../../kit/worker-client/start-worker.js").Pool}. */
export class WorkerPool {
  #capacity;
  /** @type {Set<SharedWorkplace>} */
  #running = new Set();
  /** In order of their requests. @type {SharedWorkplace[]} */
  #waiting = [];

  /** @param {number} capacity the maximum total weight of running workers */
  constructor(capacity) {
    this.#capacity = capacity;
  }

  /**
   * @param {() => Worker} create
   * @param {number} weight
   * @param {() => void} started
   * @returns {AnyWorker}
   */
  start(create, weight, started) {
    const place = new SharedWorkplace(create, Math.min(weight, this.#capacity), started, () =>
      this.#leave(place),
    );
    this.#waiting.push(place);
    this.#scheduleStarts();
    return place;
  }

  /**
   * @param {AnyWorker | undefined} worker
   * @param {(() => void) | null} makeRoom
   */
  setIdle(worker, makeRoom) {
    if (!(worker instanceof SharedWorkplace)) return;
    worker.makeRoom = makeRoom;
    if (makeRoom && this.#waiting.length > 0) this.#scheduleStarts();
  }

  #scheduleStarts() {
    queueMicrotask(() => this.#startWaiting());
  }

  /** @param {SharedWorkplace} place */
  #leave(place) {
    const at = this.#waiting.indexOf(place);
    if (at >= 0) this.#waiting.splice(at, 1);
    if (this.#running.delete(place)) this.#scheduleStarts();
  }

  /** Starts waiting workers in order, as far as there is room or idle workers can make room. */
  #startWaiting() {
    for (;;) {
      const [next] = this.#waiting;
      if (!next) return;
      const taken = [...this.#running].reduce((sum, { weight }) => sum + weight, 0);
      if (taken + next.weight > this.#capacity) {
        const spare = [...this.#running].find(({ makeRoom }) => makeRoom !== null);
        if (!spare) return;
        spare.makeRoom?.();
        // Frees the place even if the callback has not done so.
        spare.terminate();
        continue;
      }
      this.#waiting.shift();
      this.#running.add(next);
      next.start();
    }
  }
}

/** A worker that may have to wait before it starts. Messages to it wait too. */
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
  #left;

  /**
   * @param {() => Worker} create
   * @param {number} weight
   * @param {() => void} started
   * @param {() => void} left
   */
  constructor(create, weight, started, left) {
    this.#create = create;
    this.weight = weight;
    this.#started = started;
    this.#left = left;
  }

  start() {
    let worker;
    try {
      worker = this.#create();
    } catch (thrown) {
      this.#fail(String(thrown));
      return;
    }
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

  /** @param {string} message why it did not start */
  #fail(message) {
    const { onerror } = this;
    this.terminate();
    onerror?.(new ErrorEvent("error", { message }));
  }

  terminate() {
    this.#worker?.terminate();
    this.onmessage = null;
    this.onerror = null;
    this.#left();
  }
}
