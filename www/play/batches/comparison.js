// A batch against an earlier version that ends as soon as a test decides whether the new version is better.

import { Batch } from "./batch.js";
import { pairCounts, testPairs } from "./sprt.js";

/** @typedef {import("./sprt.js").Hypotheses} Hypotheses */
/** @typedef {import("./sprt.js").Sprt} Sprt */

export class Comparison extends Batch {
  /** The test, and the number of finished games after which it was computed. @type {{ sprt: Sprt, done: number } | null} */
  #computed = null;

  /**
   * @param {import("./series.js").SeriesSetup} setup with one opponent
   * @param {{ games: number, seed: number, hypotheses: Hypotheses }} options `games` is the maximum number of games
   * @param {Partial<import("./series.js").EarlierGames>} [before]
   */
  constructor(setup, { games, seed, hypotheses }, before) {
    // As in `warren match --sprt`, each game of a pair counts by its own result, even if the sides are unequal.
    super(setup, { games, seed, isUnequal: false }, before);
    this.hypotheses = hypotheses;
  }

  /** The state of the test. @returns {Sprt} */
  get sprt() {
    if (this.#computed?.done !== this.done) {
      const sprt = testPairs(this.hypotheses, pairCounts(this.results));
      this.#computed = { sprt, done: this.done };
    }
    return this.#computed.sprt;
  }

  get isDecided() {
    return this.sprt.accepted !== null;
  }
}
