// Many games of a program against several opponents, from both seats.

import { Job } from "./job.js";
import { Series } from "./series.js";
import { tallyOf } from "./tally.js";

/** @typedef {import("./series.js").SeriesSetup} SeriesSetup */
/** @typedef {import("./series.js").Task} Task */
/** @typedef {import("./tally.js").Tally} Tally */
/** @typedef {import("./player.js").Player} Player */
/** @typedef {import("./statistics.js").Estimate} Estimate */

/** The maximum number of games in a batch, so that its records stay within some tens of megabytes. */
export const MAX_GAMES = 2000;

/**
 * The summary of a batch that is stored with the program: its result against the last opponent. `won`, `drawn` and `lost` count
 * pairs of games if the sides are unequal.
 * @typedef {Object} BatchResult
 * @property {number} at the time of its end, in milliseconds since 1970
 * @property {number | null} version the program's version
 * @property {Player} against
 * @property {number} won
 * @property {number} drawn
 * @property {number} lost
 * @property {Estimate | null} rate
 * @property {Estimate | null} lead
 */

export class Batch extends Job {
  #series;
  #games;
  #seed;
  #isUnequal;

  /**
   * @param {SeriesSetup} setup
   * @param {Object} options
   * @param {number} options.games the number of games against each opponent, played in pairs with the sides swapped
   * @param {number} options.seed determines boards and random numbers
   * @param {boolean} options.isUnequal whether the sides are unequal, so that pairs count
   * @param {Partial<import("./series.js").EarlierGames>} [before]
   */
  constructor(setup, { games, seed, isUnequal }, before = {}) {
    super();
    this.setup = setup;
    this.#games = 2 * Math.ceil(games / 2);
    this.#seed = seed;
    this.#isUnequal = isUnequal;
    this.#series = new Series(setup, () => this.fireChange(), before);
    this.doneBefore = this.done;
  }

  /** The total number of games. */
  get total() {
    return this.#games * this.setup.opponents.length;
  }

  /** Whether the remaining games are not needed. */
  get isDecided() {
    return false;
  }

  /** The number of finished games. */
  get done() {
    return this.results.length + this.leftOut.length;
  }

  get results() {
    return this.#series.results;
  }

  get leftOut() {
    return this.#series.leftOut;
  }

  /** @returns {Tally[]} by opponent */
  tallies() {
    return this.setup.opponents.map((_, index) =>
      tallyOf(
        this.results.filter(({ opponent }) => opponent === index),
        this.#isUnequal,
      ),
    );
  }

  /**
   * The summary to store; null if no game against the last opponent was played.
   * @param {number} at
   * @returns {BatchResult | null}
   */
  summary(at) {
    const tally = this.tallies().at(-1);
    const against = this.setup.opponents.at(-1);
    if (!tally || !against || tally.units === 0) return null;
    const { me } = this.setup;
    const version = (me.kind === "program" && me.version) || null;
    const { won, drawn, lost, rate, lead } = tally;
    return { at, version, against, won, drawn, lost, rate, lead };
  }

  /** @param {AbortSignal} signal */
  async work(signal) {
    // The last games of a decided batch may leave it undecided again.
    do await this.#series.play(this.#tasks(), signal);
    while (!this.isDecided && this.done < this.total);
  }

  /**
   * Each opponent gets a pair before the next pair, so that all rows of the table grow together, on the same boards.
   * @returns {Generator<Task, undefined>}
   */
  *#tasks() {
    for (let pair = 0; 2 * pair < this.#games; pair++) {
      if (this.isDecided) return undefined;
      for (const opponent of this.setup.opponents.keys()) {
        for (const number of [2 * pair, 2 * pair + 1]) yield { opponent, number, seed: this.#seed };
      }
    }
    return undefined;
  }
}
