// The life cycle of a worker. It starts with its first request, is watched, makes room for others and ends. After a fault, or
// after the worker has made room, the next request starts a new worker.

import { startWaiting } from "../page/arrivals.js";
import { stoppedFailure } from "../page/failure.js";
import { setIdle, startWorker } from "./start-worker.js";
import { Watchdog } from "./watchdog.js";

/**
 * A worker's failure. `isReady`: it had already been ready for requests.
 * @typedef {{ kind: "hung" | "crashed", isReady: boolean, problem: Error }} Fault
 */

/**
 * A kind of worker, and the callbacks of its owner. A report with the number of a request answers it; `failed` is a fault.
 * @template Request
 * @template Report
 * @typedef {Object} WorkerBehaviour
 * @property {() => Promise<Request>} [load] makes the message that comes before all others
 * @property {number} [startUp] the maximum time until the worker reports `ready`, in milliseconds; absent if it never does
 * @property {(report: Report) => boolean} [isLast] whether a report completes its request; absent if each one does
 * @property {(report: Report) => void} [hear] receives the reports that answer no request
 * @property {(fault: Fault) => void} [failed] called when the worker has failed and ended
 */

/**
 * @template Request
 * @template Report
 * @typedef {import("./start-worker.js").Source & WorkerBehaviour<Request, Report>} Kind
 */

/**
 * A request whose number the client adds.
 * @template Request
 * @typedef {Request extends unknown ? Omit<Request, "job"> : never} UnnumberedRequest
 */

/**
 * One worker at a time.
 * @template {object} Request
 * @template {object} Report
 */
export class WorkerClient {
  /** Whether the worker is ready for requests. */
  isReady = false;
  /** Whether the worker, or the previous one if there is none, has reported anything. */
  hasReported = false;
  /** Whether the worker has made room for others. */
  hasMadeRoom = false;
  #kind;
  /** @type {import("./start-worker.js").AnyWorker | undefined} */
  #worker;
  /** Whether it has started, after any wait in the queue. */
  #isRunning = false;
  /** Messages queued until the worker is ready. @type {object[]} */
  #queue = [];
  #jobCount = 0;
  /** @type {Map<number, { onReport: (report: Report) => void, onFailure: (problem: Error) => void }>} by job */
  #requests = new Map();
  /** The messages sent before its first report, for a worker that replaces it. @type {object[]} */
  #earlyMessages = [];
  /** Stops waiting for its first report. */
  #stopWaiting = () => {};
  /** The maximum silence once the worker is ready, in milliseconds. @type {number | null} */
  #maxSilenceMs = null;
  #watchdog = new Watchdog(() =>
    this.#fail("hung", stoppedFailure({ message: "the worker hung" })),
  );

  /** @param {Kind<Request, Report>} kind */
  constructor(kind) {
    this.#kind = kind;
  }

  /** Whether there is a worker, even a queued one. */
  get hasWorker() {
    return this.#worker !== undefined;
  }

  /** Whether all requests have been answered. */
  get isIdle() {
    return this.#requests.size === 0;
  }

  /** Starts the worker if there is none. Requests do this automatically. */
  start() {
    if (this.#worker) return;
    const { load, startUp } = this.#kind;
    /** Ignores messages from a worker that has ended. @type {<T>(handle: (message: T) => void) => (message: T) => void} */
    const ifCurrentWorker = (handle) => (message) => {
      if (worker === this.#worker) handle(message);
    };
    const handleStart = ifCurrentWorker(() => {
      this.#isRunning = true;
      this.#stopWaiting = startWaiting(() => this.#replace());
      this.#updateWatchdog();
    });
    const worker = startWorker(this.#kind, () => handleStart(null));
    this.#worker = worker;
    this.hasMadeRoom = false;
    this.hasReported = false;
    worker.onmessage = ifCurrentWorker(({ data }) => this.#receive(data));
    const handleCrash = ifCurrentWorker((/** @type {Error} */ problem) =>
      this.#fail("crashed", problem),
    );
    worker.onerror = (event) => {
      event.preventDefault();
      handleCrash(stoppedFailure(event));
    };
    const handleLoaded = ifCurrentWorker((/** @type {Request | undefined} */ message) => {
      if (message) worker.postMessage(message);
      if (startUp === undefined) this.#handleReady();
    });
    Promise.resolve(load?.()).then(handleLoaded).catch(handleCrash);
  }

  /**
   * Makes a request that has one answer.
   * @param {UnnumberedRequest<Request>} request
   * @param {number | null} [limit] as in `expectReport`
   * @returns {Promise<Report>} rejects if the worker fails; stays pending if the worker is ended
   */
  ask(request, limit = null) {
    return new Promise((onReport, onFailure) =>
      this.startRequest(request, onReport, limit, onFailure),
    );
  }

  /**
   * Makes a request that has several answers.
   * @param {UnnumberedRequest<Request>} request
   * @param {(report: Report) => void} onReport
   * @param {number | null} limit as in `expectReport`
   * @param {(problem: Error) => void} [onFailure] called if the worker fails
   * @returns {number} the number of the request
   */
  startRequest(request, onReport, limit, onFailure = () => {}) {
    this.start();
    this.#jobCount += 1;
    const job = this.#jobCount;
    this.#requests.set(job, { onReport, onFailure });
    this.sendMessage({ ...request, job });
    this.expectReport(limit);
    return job;
  }

  /**
   * Forgets a request. The worker still answers it, but its answers are dropped.
   * @param {number | undefined} job
   */
  cancel(job) {
    if (job === undefined || !this.#requests.delete(job) || !this.isIdle) return;
    this.stopExpecting();
    this.allowMakingRoom();
  }

  /**
   * Sends a message that needs no answer. Without a worker the message is dropped.
   * @param {UnnumberedRequest<Request>} message
   */
  sendMessage(message) {
    if (this.isReady) this.#send(message);
    else if (this.#worker) this.#queue.push(message);
  }

  /**
   * Waits for the worker, which may not make room until then.
   * @param {number | null} limit the time in milliseconds after which the worker counts as hung, unless this method or `rest`
   *   is called
   */
  expectReport(limit) {
    setIdle(this.#worker, null);
    this.#maxSilenceMs = limit;
    if (this.isReady) this.#updateWatchdog();
  }

  /** Stops waiting for the worker. */
  stopExpecting() {
    this.#maxSilenceMs = null;
    if (this.isReady) this.#updateWatchdog();
  }

  /** Lets the worker make room for others until it is needed again. */
  allowMakingRoom() {
    setIdle(this.#worker, () => {
      this.end();
      this.hasMadeRoom = true;
    });
  }

  /** Ends the worker and forgets all requests. */
  end() {
    this.#stopWorker();
    this.hasMadeRoom = false;
    this.#maxSilenceMs = null;
    this.#queue = [];
    this.#earlyMessages = [];
    this.#requests.clear();
  }

  /** Ends the worker but keeps its requests. */
  #stopWorker() {
    this.#watchdog.stop();
    this.#stopWaiting();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isRunning = false;
    this.isReady = false;
  }

  /** Replaces a worker whose file does not arrive, and sends the same requests. */
  #replace() {
    this.#stopWorker();
    this.#queue.unshift(...this.#earlyMessages.splice(0));
    this.start();
  }

  #handleReady() {
    this.isReady = true;
    for (const message of this.#queue.splice(0)) this.#send(message);
    this.#updateWatchdog();
  }

  /** @param {object} message */
  #send(message) {
    if (!this.hasReported) this.#earlyMessages.push(message);
    this.#worker?.postMessage(message);
  }

  #updateWatchdog() {
    const limit = this.isReady ? this.#maxSilenceMs : (this.#kind.startUp ?? null);
    if (this.#isRunning && limit !== null) this.#watchdog.watch(limit);
    else this.#watchdog.stop();
  }

  /** @param {Report & { type?: string, job?: number, message?: string }} report */
  #receive(report) {
    const { type, job, message = "" } = report;
    this.hasReported = true;
    this.#earlyMessages = [];
    this.#stopWaiting();
    if (type === "failed") return this.#fail("crashed", stoppedFailure({ message }));
    if (type === "ready") this.#handleReady();
    if (job === undefined) return this.#kind.hear?.(report);
    const request = this.#requests.get(job);
    if (request && (this.#kind.isLast?.(report) ?? true)) this.cancel(job);
    request?.onReport(report);
  }

  /**
   * @param {Fault["kind"]} kind
   * @param {Error} problem
   */
  #fail(kind, problem) {
    const { isReady } = this;
    const requests = [...this.#requests.values()];
    this.end();
    for (const { onFailure } of requests) onFailure(problem);
    this.#kind.failed?.({ kind, isReady, problem });
  }
}
