// Asks a worker for starts, puzzles and solutions. What is asked for later waits for what was asked before.

import { stopped } from "../failure.js";
import { compileGame } from "../load.js";
import { setSpare, startWorker } from "../start-worker.js";

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
  /** @type {import("../start-worker.js").AnyWorker | undefined} */
  #worker;
  #jobs = 0;
  /** Counts up when all is dropped. */
  #stops = 0;
  /** @type {Map<number, Waiting>} by job */
  #waiting = new Map();
  #game;

  /** @param {string} game all that is asked for is of this game */
  constructor(game) {
    this.#game = game;
  }

  /**
   * The lines of a new start, such as a board's or a map's.
   * @param {Numbers} numbers what was chosen of it
   * @param {number} seed
   * @returns {Promise<string[]>} rejected with the problem, as all of these
   */
  start(numbers, seed) {
    return this.#ask({ type: "start", numbers, seed });
  }

  /**
   * A new puzzle's text.
   * @param {string} kind
   * @param {number} seed
   * @returns {Promise<string>}
   */
  puzzle(kind, seed) {
    return this.#ask({ type: "puzzle", kind, seed });
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
