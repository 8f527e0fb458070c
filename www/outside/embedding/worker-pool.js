// A limited number of workers for all boards of a page. Waiting workers start in the order of their requests. An idle worker
// makes room for them.

/** @typedef {import("../../kit/worker-client/start-worker.js").AnyWorker} AnyWorker */

/** A {@link import("../../kit/worker-client/start-worker.js").Pool}. */
export class WorkerPool {
  #capacity;
  /** @type {Set<PooledWorker>} */
  #running = new Set();
  /** In order of their requests. @type {PooledWorker[]} */
  #waiting = [];

  /** @param {number} capacity the maximum total weight of running workers */
  constructor(capacity) {
    this.#capacity = capacity;
  }

  /**
   * @param {() => Worker} create
   * @param {number} weight
   * @param {() => void} onStart
   * @returns {AnyWorker}
   */
  start(create, weight, onStart) {
    const worker = new PooledWorker(create, Math.min(weight, this.#capacity), onStart, () =>
      this.#removeWorker(worker),
    );
    this.#waiting.push(worker);
    this.#scheduleStarts();
    return worker;
  }

  /**
   * @param {AnyWorker | undefined} worker
   * @param {(() => void) | null} makeRoom
   */
  setIdle(worker, makeRoom) {
    if (!(worker instanceof PooledWorker)) return;
    worker.makeRoom = makeRoom;
    if (makeRoom && this.#waiting.length > 0) this.#scheduleStarts();
  }

  #scheduleStarts() {
    queueMicrotask(() => this.#startWaiting());
  }

  /** @param {PooledWorker} worker */
  #removeWorker(worker) {
    const index = this.#waiting.indexOf(worker);
    if (index >= 0) this.#waiting.splice(index, 1);
    if (this.#running.delete(worker)) this.#scheduleStarts();
  }

  /** Starts waiting workers in order, as far as there is room or idle workers can make room. */
  #startWaiting() {
    for (;;) {
      const [next] = this.#waiting;
      if (!next) return;
      const usedCapacity = [...this.#running].reduce((sum, { weight }) => sum + weight, 0);
      if (usedCapacity + next.weight > this.#capacity) {
        const idleWorker = [...this.#running].find(({ makeRoom }) => makeRoom !== null);
        if (!idleWorker) return;
        idleWorker.makeRoom?.();
        // Frees the place even if the callback has not done so.
        idleWorker.terminate();
        continue;
      }
      this.#waiting.shift();
      this.#running.add(next);
      next.start();
    }
  }
}

/** A worker that may have to wait before it starts. Messages to it wait too. */
class PooledWorker {
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
  #onStart;
  #onEnd;

  /**
   * @param {() => Worker} create
   * @param {number} weight
   * @param {() => void} onStart
   * @param {() => void} onEnd
   */
  constructor(create, weight, onStart, onEnd) {
    this.#create = create;
    this.weight = weight;
    this.#onStart = onStart;
    this.#onEnd = onEnd;
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
    this.#onStart();
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
    this.#onEnd();
  }
}
