// Requests starts, puzzles and solutions from a worker. The worker handles one request after the other.

import { WorkerClient } from "../kit/worker-client/worker-client.js";
import { compileStudy, prefetchStudy } from "./load.js";

/** @typedef {import("../workers/maker.js").Request} Request */
/** @typedef {import("../workers/maker.js").Report} Report */
/** @typedef {import("../workers/maker.js").Numbers} Numbers */
/** @typedef {import("../wasm/warren.js").PuzzleProof} PuzzleProof */
/** @typedef {import("../wasm/warren.js").PuzzleOutlook} PuzzleOutlook */

export class Maker {
  /** @type {WorkerClient<Request, Report>} */
  #client;
  #game;

  /** @param {string} game the game of all requests */
  constructor(game) {
    this.#game = game;
    this.#client = new WorkerClient({
      path: "workers/maker.js",
      create: () => new Worker(new URL("../workers/maker.js", import.meta.url), { type: "module" }),
      load: async () => ({ type: "load", module: await compileStudy(game), game }),
    });
  }

  /**
   * The lines of a new start, for example a board or a map.
   * @param {Numbers} numbers the chosen options
   * @param {number} seed
   * @returns {Promise<string[]>} rejects with the problem, as do the other methods
   */
  start(numbers, seed) {
    return this.#ask({ type: "make-start", numbers, seed });
  }

  /**
   * The lines of a random start that is fair to all seats. The same seed produces the same start.
   * @param {number} seats
   * @param {number} seed a 32-bit seed
   * @returns {Promise<string[] | null>} null for a game without random starts
   */
  sampleStart(seats, seed) {
    return this.#ask({ type: "sample-start", seats, seed });
  }

  /**
   * The text of a new puzzle.
   * @param {string} kind
   * @param {number} seed
   * @returns {Promise<string>}
   */
  puzzle(kind, seed) {
    return this.#ask({ type: "make-puzzle", kind, seed });
  }

  /**
   * @param {string} text the puzzle
   * @returns {Promise<PuzzleProof>}
   */
  solve(text) {
    return this.#ask({ type: "solve-puzzle", text });
  }

  /**
   * The prospects of a puzzle after some moves.
   * @param {string} text the puzzle
   * @param {string[]} moves
   * @returns {Promise<PuzzleOutlook>}
   */
  outlook(text, moves) {
    return this.#ask({ type: "evaluate-moves", text, moves });
  }

  /**
   * The verdict on moves or an answer.
   * @param {string} text the puzzle
   * @param {string[]} moves
   * @returns {Promise<import("../wasm/warren.js").PuzzleVerdict | null>} null while moves are still missing
   */
  judge(text, moves) {
    return this.#ask({ type: "judge-moves", text, moves });
  }

  /** Loads the worker's module, so that the first request does not wait for it. */
  prepare() {
    prefetchStudy(this.#game);
  }

  /** Ends all work in progress; its promises stay pending. Later requests start a new worker. */
  stop() {
    this.#client.end();
  }

  /**
   * @param {import("../kit/worker-client/worker-client.js").UnnumberedRequest<Request>} request
   * @returns {Promise<any>}
   */
  async #ask(request) {
    const report = await this.#client.ask(request);
    if (report.type === "refused") throw report.problem;
    return report.type === "made" ? report.made : undefined;
  }
}
