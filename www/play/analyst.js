// The one place that asks the analysis worker: what the moves of one moment are worth. There is one analysis at a time on a
// page; it stops while the page is hidden, and goes on when it is seen again.

import { compileGame } from "../load.js";
import { startWorker } from "../start-worker.js";

/** @typedef {import("../wasm/warren.js").AnalysisReport} AnalysisReport */
/** @typedef {import("../workers/analyst.js").Request} Request */
/** @typedef {import("../workers/analyst.js").Report} Report */

/**
 * What to look at: what a seat whose move it is has been told (`Scene.told`), up to so many lines, a move to be judged in any
 * case, and for how long in milliseconds, or with how many nodes; without either until all is found.
 * @typedef {{game: string, seat: number, told: import("../wasm/warren.js").Told, lines: number, seed?: number,
 *   also?: string | null, limit?: number | null, nodes?: number | null}} Moment
 */

/**
 * @typedef {object} Listener
 * @property {(report: AnalysisReport, done: boolean) => void} report more is known; `done` is told once
 * @property {(fault: Fault) => void} fault the worker is gone; a fresh one has taken its place and looks anew, unless that is
 *   the second in a row
 */

/**
 * `over`: this moment is given up.
 * @typedef {{kind: "hung" | "crashed", message: string, over: boolean}} Fault
 */

/** How long nothing may be heard of a worker that thinks or starts, in milliseconds. */
const SILENCE = 10_000;
/** How often a moment is tried. */
const TRIES = 2;

/** Whoever analyses on this page now. @type {Analyst | undefined} */
let active;

/** Looks at one moment at a time. */
export class Analyst {
  /** @type {Listener} */
  #listener;
  /** @type {import("../start-worker.js").AnyWorker | undefined} */
  #worker;
  /** The game that the worker has been started for. */
  #game = "";
  #ready = false;
  #job = 0;
  /** The moment that is looked at, until it is done. @type {Moment | undefined} */
  #moment;
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

  /** Whether a moment is being looked at, be it that the page is hidden meanwhile. */
  get isBusy() {
    return this.#moment !== undefined;
  }

  /**
   * Looks at a moment; what was looked at before is dropped, here and wherever else on the page.
   * @param {Moment} moment
   */
  analyse(moment) {
    if (active !== this) active?.stop();
    active = this;
    this.#job += 1;
    this.#moment = moment;
    this.#tries = 1;
    this.#ask();
  }

  /** Looks no more at what it does; what has been reported stays true. */
  stop() {
    if (!this.#moment) return;
    this.#moment = undefined;
    this.#job += 1;
    clearTimeout(this.#watch);
    this.#post({ type: "stop" });
  }

  /** Ends the worker; nothing more is heard of it. */
  close() {
    this.#moment = undefined;
    this.#seen.abort();
    this.#end();
    if (active === this) active = undefined;
  }

  /** The page was hidden, or is seen again. */
  #look() {
    if (!this.#moment || !this.#ready) return;
    clearTimeout(this.#watch);
    this.#post({ type: document.hidden ? "stop" : "resume" });
    if (!document.hidden) this.#watchOver();
  }

  #ask() {
    if (!this.#moment) return;
    if (this.#game !== this.#moment.game) this.#end();
    if (!this.#worker) this.#start(this.#moment.game);
    if (!this.#ready) return;
    const { also = null, limit = null, nodes = null, seed = 1, ...moment } = this.#moment;
    this.#post({ type: "analyse", job: this.#job, ...moment, seed, also, limit, nodes });
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
        if (report.job !== this.#job || !this.#moment) break;
        clearTimeout(this.#watch);
        if (report.done) this.#moment = undefined;
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
    // Twice, for a machine that has slept wakes up with the time long past and the report on its way.
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
    if (!this.#moment) return;
    const over = this.#tries >= TRIES;
    if (over) {
      this.#moment = undefined;
    } else {
      this.#tries += 1;
      this.#job += 1;
      this.#ask();
    }
    this.#listener.fault({ kind, message, over });
  }
}
