// The only module that talks to the analysis worker, which rates the moves of one position. A page runs one analysis at a
// time. The analysis pauses while the page is hidden.

import { WorkerClient } from "../../kit/worker-client/worker-client.js";
import { compileStudy } from "../load.js";

/** @typedef {import("../../wasm/warren.js").AnalysisReport} AnalysisReport */
/** @typedef {import("../../workers/analyst.js").Request} Request */
/** @typedef {import("../../workers/analyst.js").Report} Report */

/**
 * A position to analyse: what the seat to move knows (`Scene.told`), the number of lines to report and, optionally, another
 * move to rate. The analysis ends after `limit` milliseconds or `nodes` nodes, or when the search is complete.
 * @typedef {{game: string, seat: number, knowledge: import("../../wasm/warren.js").Told, lines: number, seed?: number,
 *   moveToRate?: string | null, limit?: number | null, nodes?: number | null}} Task
 */

/**
 * @typedef {object} Listener
 * @property {(report: AnalysisReport, done: boolean) => void} report called with new results; `done` is true once, at the end
 * @property {(fault: Fault) => void} fault called when the worker has failed; a new worker tries again, except after the
 *   second failure in a row
 */

/**
 * `isFinal`: the analyst has given up on this position.
 * @typedef {{kind: "hung" | "crashed", message: string, isFinal: boolean}} Fault
 */

/** The longest time without a report from a worker that starts or thinks, in milliseconds. */
const MAX_SILENCE_MS = 10_000;
/** The maximum number of attempts for one position. */
const MAX_TRIES = 2;

/** The analyst that is running on this page. @type {Analyst | undefined} */
let active;

/** Analyses one position at a time. */
export class Analyst {
  /** @type {Listener} */
  #listener;
  /** @type {WorkerClient<Request, Report>} */
  #client;
  /** The game of the worker. */
  #game = "";
  /** The position in progress. @type {Task | undefined} */
  #task;
  /** The number of its request. @type {number | undefined} */
  #requestId;
  #tries = 0;
  #closed = new AbortController();

  /** @param {Listener} listener */
  constructor(listener) {
    this.#listener = listener;
    this.#client = new WorkerClient({
      path: "workers/analyst.js",
      create: () =>
        new Worker(new URL("../../workers/analyst.js", import.meta.url), { type: "module" }),
      load: async () => ({
        type: "load",
        game: this.#game,
        module: await compileStudy(this.#game),
      }),
      startUp: MAX_SILENCE_MS,
      isLast: (report) => report.type === "report" && report.done,
      hear: ({ type }) => {
        if (type === "ready") this.#send();
      },
      failed: (fault) => this.#fail(fault),
    });
    const { signal } = this.#closed;
    document.addEventListener("visibilitychange", () => this.#followVisibility(), { signal });
  }

  /** Whether an analysis is in progress, even if it pauses because the page is hidden. */
  get isBusy() {
    return this.#task !== undefined;
  }

  /**
   * Analyses a position. This ends any other analysis on the page.
   * @param {Task} task
   */
  analyse(task) {
    if (active !== this) active?.stop();
    active = this;
    this.#task = task;
    this.#tries = 1;
    this.#send();
  }

  /** Ends the analysis. Results already reported stay valid. */
  stop() {
    if (!this.#task) return;
    this.#task = undefined;
    this.#client.cancel(this.#requestId);
    if (this.#client.isReady) this.#client.sendMessage({ type: "stop" });
  }

  /** Ends the worker and its reports. */
  close() {
    this.#task = undefined;
    this.#closed.abort();
    this.#client.end();
    if (active === this) active = undefined;
  }

  /** Pauses the analysis when the page is hidden and resumes it when the page is visible again. */
  #followVisibility() {
    if (!this.#task || !this.#client.isReady) return;
    this.#client.sendMessage({ type: document.hidden ? "stop" : "resume" });
    if (document.hidden) this.#client.stopExpecting();
    else this.#client.expectReport(MAX_SILENCE_MS);
  }

  /** Sends the position to the worker, once the worker is ready. */
  #send() {
    if (!this.#task) return;
    const { moveToRate = null, limit = null, nodes = null, seed = 1, ...task } = this.#task;
    if (this.#game !== task.game) this.#client.end();
    this.#game = task.game;
    this.#client.start();
    if (!this.#client.isReady) return;
    this.#client.cancel(this.#requestId);
    this.#requestId = this.#client.startRequest(
      { type: "analyse", ...task, seed, moveToRate, limit, nodes },
      (report) => this.#receive(report),
      MAX_SILENCE_MS,
    );
    if (document.hidden) this.#followVisibility();
  }

  /** @param {Report} report */
  #receive(report) {
    if (report.type !== "report") return;
    if (report.done) this.#task = undefined;
    else if (!document.hidden) this.#client.expectReport(MAX_SILENCE_MS);
    this.#listener.report(report.report, report.done);
  }

  /** @param {import("../../kit/worker-client/worker-client.js").Fault} fault */
  #fail({ kind, problem: { message } }) {
    if (!this.#task) return;
    const isFinal = this.#tries >= MAX_TRIES;
    if (isFinal) {
      this.#task = undefined;
    } else {
      this.#tries += 1;
      this.#send();
    }
    this.#listener.fault({ kind, message, isFinal });
  }
}
