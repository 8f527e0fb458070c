// The only module that talks to the analysis worker, which rates the moves of one position. A page runs one analysis at a
// time. The analysis pauses while the page is hidden.

import { compileGame } from "../load.js";
import { startWorker } from "../worker-client/start-worker.js";

/** @typedef {import("../wasm/warren.js").AnalysisReport} AnalysisReport */
/** @typedef {import("../workers/analyst.js").Request} Request */
/** @typedef {import("../workers/analyst.js").Report} Report */

/**
 * A position to analyse: what the seat to move knows (`Scene.told`), the number of lines to report and, if wanted, another
 * move to rate. The analysis ends after `limit` milliseconds or `nodes` nodes, or when the search is complete.
 * @typedef {{game: string, seat: number, told: import("../wasm/warren.js").Told, lines: number, seed?: number,
 *   also?: string | null, limit?: number | null, nodes?: number | null}} Task
 */

/**
 * @typedef {object} Listener
 * @property {(report: AnalysisReport, done: boolean) => void} report called with new results; `done` is true once, at the end
 * @property {(fault: Fault) => void} fault called when the worker has failed; a new worker tries again, except after the
 *   second failure in a row
 */

/**
 * `over`: the analyst has given up on this position.
 * @typedef {{kind: "hung" | "crashed", message: string, over: boolean}} Fault
 */

/** The longest time without a message from a worker that starts or thinks, in milliseconds. */
const SILENCE = 10_000;
/** The maximum number of attempts for one position. */
const TRIES = 2;

/** The analyst that runs now on this page. @type {Analyst | undefined} */
let active;

/** Analyses one position at a time. */
export class Analyst {
  /** @type {Listener} */
  #listener;
  /** @type {import("../worker-client/start-worker.js").AnyWorker | undefined} */
  #worker;
  /** The game of the worker. */
  #game = "";
  #ready = false;
  #job = 0;
  /** The position in progress. @type {Task | undefined} */
  #task;
  #tries = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watch;
  #seen = new AbortController();

  /** @param {Listener} listener */
  constructor(listener) {
    this.#listener = listener;
    const { signal } = this.#seen;
    document.addEventListener("visibilitychange", () => this.#look(), { signal });
  }

  /** Whether an analysis is in progress, even if it pauses because the page is hidden. */
  get isBusy() {
    return this.#task !== undefined;
  }

  /**
   * Analyses a position. This ends any other analysis, here and elsewhere on the page.
   * @param {Task} task
   */
  analyse(task) {
    if (active !== this) active?.stop();
    active = this;
    this.#job += 1;
    this.#task = task;
    this.#tries = 1;
    this.#ask();
  }

  /** Ends the analysis. Results already reported stay valid. */
  stop() {
    if (!this.#task) return;
    this.#task = undefined;
    this.#job += 1;
    clearTimeout(this.#watch);
    this.#post({ type: "stop" });
  }

  /** Ends the worker and its reports. */
  close() {
    this.#task = undefined;
    this.#seen.abort();
    this.#end();
    if (active === this) active = undefined;
  }

  /** Pauses the analysis when the page is hidden and resumes it when the page is visible again. */
  #look() {
    if (!this.#task || !this.#ready) return;
    clearTimeout(this.#watch);
    this.#post({ type: document.hidden ? "stop" : "resume" });
    if (!document.hidden) this.#watchOver();
  }

  #ask() {
    if (!this.#task) return;
    if (this.#game !== this.#task.game) this.#end();
    if (!this.#worker) this.#start(this.#task.game);
    if (!this.#ready) return;
    const { also = null, limit = null, nodes = null, seed = 1, ...task } = this.#task;
    this.#post({ type: "analyse", job: this.#job, ...task, seed, also, limit, nodes });
    clearTimeout(this.#watch);
    if (document.hidden) this.#post({ type: "stop" });
    else this.#watchOver();
  }

  /** @param {string} game */
  #start(game) {
    const worker = startWorker("workers/analyst.js");
    this.#worker = worker;
    this.#game = game;
    worker.onmessage = ({ data }) => {
      if (worker === this.#worker) this.#hear(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#fail("crashed", event.message ?? "");
    };
    this.#watchOver();
    compileGame(game).then(
      (module) => {
        if (worker === this.#worker) worker.postMessage({ type: "load", module, game });
      },
      (error) => {
        if (worker === this.#worker) this.#fail("crashed", String(error));
      },
    );
  }

  /** @param {Request} request */
  #post(request) {
    if (this.#ready) this.#worker?.postMessage(request);
  }

  /** @param {Report} report */
  #hear(report) {
    switch (report.type) {
      case "ready":
        clearTimeout(this.#watch);
        this.#ready = true;
        this.#ask();
        break;
      case "report":
        if (report.job !== this.#job || !this.#task) break;
        clearTimeout(this.#watch);
        if (report.done) this.#task = undefined;
        else if (!document.hidden) this.#watchOver();
        this.#listener.report(report.report, report.done);
        break;
      case "failed":
        this.#fail("crashed", report.message);
        break;
    }
  }

  #watchOver() {
    clearTimeout(this.#watch);
    // In two steps: when a machine wakes up from sleep, the first timer is long overdue and the report may still arrive.
    this.#watch = setTimeout(() => {
      this.#watch = setTimeout(() => this.#fail("hung", ""), SILENCE / 2);
    }, SILENCE / 2);
  }

  #end() {
    clearTimeout(this.#watch);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#ready = false;
  }

  /**
   * @param {Fault["kind"]} kind
   * @param {string} message
   */
  #fail(kind, message) {
    this.#end();
    if (!this.#task) return;
    const over = this.#tries >= TRIES;
    if (over) {
      this.#task = undefined;
    } else {
      this.#tries += 1;
      this.#job += 1;
      this.#ask();
    }
    this.#listener.fault({ kind, message, over });
  }
}
