// Requests starts, puzzles and solutions from a worker. The worker handles one request after the other.

import { compileGame } from "../load.js";
import { stopped } from "../page/failure.js";
import { setSpare, startWorker } from "./start-worker.js";

/** @typedef {import("../workers/maker.js").Request} Request */
/** @typedef {import("../workers/maker.js").Report} Report */
/** @typedef {import("../workers/maker.js").Numbers} Numbers */
/** @typedef {import("../wasm/warren.js").PuzzleProof} PuzzleProof */
/** @typedef {import("../wasm/warren.js").PuzzleOutlook} PuzzleOutlook */

/**
 * @template {Request["type"]} Type
 * @typedef {Omit<Extract<Request, { type: Type }>, "job">} Wish
 */

/** @typedef {{ resolve: (made: any) => void, reject: (problem: unknown) => void }} Waiting */

export class Maker {
  /** @type {import("./start-worker.js").AnyWorker | undefined} */
  #worker;
  #jobs = 0;
  /** Counts the calls of `stop`. */
  #stops = 0;
  /** @type {Map<number, Waiting>} by job */
  #waiting = new Map();
  #game;

  /** @param {string} game the game of all requests */
  constructor(game) {
    this.#game = game;
  }

  /**
   * The lines of a new start, for example a board or a map.
   * @param {Numbers} numbers the chosen options
   * @param {number} seed
   * @returns {Promise<string[]>} rejects with the problem, as do the other methods
   */
  start(numbers, seed) {
    return this.#ask({ type: "start", numbers, seed });
  }

  /**
   * The text of a new puzzle.
   * @param {string} kind
   * @param {number} seed
   * @returns {Promise<string>}
   */
  puzzle(kind, seed) {
    return this.#ask({ type: "puzzle", kind, seed });
  }

  /**
   * @param {string} text a puzzle
   * @returns {Promise<PuzzleProof>}
   */
  solve(text) {
    return this.#ask({ type: "solve", text });
  }

  /**
   * The outlook of a puzzle after some moves.
   * @param {string} text the puzzle
   * @param {string[]} moves
   * @returns {Promise<PuzzleOutlook>}
   */
  outlook(text, moves) {
    return this.#ask({ type: "outlook", text, moves });
  }

  /** Ends all work in progress; its promises stay pending. Later requests start a new worker. */
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
    const module = await compileGame(this.#game);
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
    worker.postMessage({ type: "load", module, game: this.#game });
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
