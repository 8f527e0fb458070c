// Asks a worker for starts, puzzles and solutions. What is asked for later waits for what was asked before.

import { stopped } from "../failure.js";
import { compileEngines } from "../load.js";
import { setSpare, startWorker } from "../start-worker.js";

/** @typedef {import("../workers/maker.js").Request} Request */
/** @typedef {import("../workers/maker.js").Report} Report */
/** @typedef {import("../workers/maker.js").Numbers} Numbers */
/** @typedef {import("../wasm/engines.js").PuzzleProof} PuzzleProof */
/** @typedef {import("../wasm/engines.js").PuzzleOutlook} PuzzleOutlook */

/**
 * @template {Request["type"]} Type
 * @typedef {Omit<Extract<Request, { type: Type }>, "job">} Wish
 */

/** @typedef {{ resolve: (made: any) => void, reject: (problem: unknown) => void }} Waiting */

export class Maker {
  /** @type {import("../start-worker.js").AnyWorker | undefined} */
  #worker;
  #jobs = 0;
  /** Counts up when all is dropped. */
  #stops = 0;
  /** @type {Map<number, Waiting>} by job */
  #waiting = new Map();

  /**
   * The lines of a new start, such as a board's or a map's.
   * @param {string} game
   * @param {Numbers} numbers what was chosen of it
   * @param {number} seed
   * @returns {Promise<string[]>} rejected with the problem, as all of these
   */
  start(game, numbers, seed) {
    return this.#ask({ type: "start", game, numbers, seed });
  }

  /**
   * A new puzzle's text.
   * @param {string} game
   * @param {string} kind
   * @param {number} seed
   * @returns {Promise<string>}
   */
  puzzle(game, kind, seed) {
    return this.#ask({ type: "puzzle", game, kind, seed });
  }

  /**
   * @param {string} text of a puzzle
   * @returns {Promise<PuzzleProof>}
   */
  solve(text) {
    return this.#ask({ type: "solve", text });
  }

  /**
   * How a puzzle stands after moves of its game.
   * @param {string} text of the puzzle
   * @param {string[]} moves
   * @returns {Promise<PuzzleOutlook>}
   */
  outlook(text, moves) {
    return this.#ask({ type: "outlook", text, moves });
  }

  /** Ends what is being made: its promises stay open. What is asked for later is made by a fresh worker. */
  stop() {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
    this.#stops += 1;
  }

  /**
   * @param {Wish<"start"> | Wish<"puzzle"> | Wish<"solve"> | Wish<"outlook">} wish
   * @returns {Promise<any>}
   */
  async #ask(wish) {
    const stops = this.#stops;
    const module = await compileEngines();
    if (stops !== this.#stops) return new Promise(() => {});
    this.#worker ??= this.#begin(module);
    const worker = this.#worker;
    this.#jobs += 1;
    const job = this.#jobs;
    return new Promise((resolve, reject) => {
      this.#waiting.set(job, { resolve, reject });
      setSpare(worker, null);
      worker.postMessage({ ...wish, job });
    });
  }

  /** @param {WebAssembly.Module} module */
  #begin(module) {
    const worker = startWorker("workers/maker.js");
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      const waiting = [...this.#waiting.values()];
      this.stop();
      for (const { reject } of waiting) reject(stopped(event));
    };
    worker.postMessage({ type: "load", module });
    return worker;
  }

  /** @param {Report} report */
  #hear(report) {
    const waiting = this.#waiting.get(report.job);
    this.#waiting.delete(report.job);
    if (report.type === "made") waiting?.resolve(report.made);
    else waiting?.reject(report.problem);
    if (this.#waiting.size === 0) setSpare(this.#worker, () => this.stop());
  }
}
