// The ladder: how many of the engine's levels a program beats. Boards and random numbers are always the same, for everyone.

import { Failure } from "../../kit/page/failure.js";
import { Job } from "./job.js";
import { Series } from "./series.js";
import { pairResult, pairsOf } from "./tally.js";

/** @typedef {import("./series.js").SeriesSetup} SeriesSetup */
/** @typedef {import("./series.js").Task} Task */
/** @typedef {import("./tally.js").Result} Result */

/** The number of pairs of games per level. The program must win more than half of them; a tie counts as half. */
export const PAIRS = 10;

/** The seeds of a level's games start here, so that no two levels share a board. */
const seedOf = (/** @type {number} */ level) => 1000 * level;

/**
 * One level of the ladder. `won` and `played` count pairs of games, and `won` counts a tie as half. The level ends as soon as
 * the remaining pairs cannot change its result.
 * @typedef {{ level: number, won: number, played: number, state: "open" | "playing" | "passed" | "failed" }} Rung
 */

/**
 * The summary of a ladder run that is stored with the program.
 * @typedef {Object} LadderResult
 * @property {number} at the time of its end, in milliseconds since 1970
 * @property {number | null} version the program's version
 * @property {number} passed the highest passed level; 0 if there is none
 * @property {number} levels the number of levels
 * @property {{ won: number, played: number }[]} rungs the played levels, from level 1
 */

export class Ladder extends Job {
  /** @type {Rung[]} lowest level first */
  rungs;
  #series;
  #isUnequal;

  /**
   * @param {Omit<SeriesSetup, "opponents">} setup
   * @param {boolean} isUnequal whether the sides are unequal
   * @param {{ results?: readonly Result[], passed?: number, isOver?: boolean }} [before] the earlier part of the run
   */
  constructor(setup, isUnequal, { results = [], passed = 0, isOver = false } = {}) {
    super();
    const levels = Array.from({ length: setup.warren.levels() }, (_, index) => index + 1);
    const opponents = levels.map((level) => ({ kind: /** @type {const} */ ("engine"), level }));
    this.setup = { ...setup, opponents };
    this.#isUnequal = isUnequal;
    this.#series = new Series(this.setup, () => this.#countPairs(), { results });
    this.rungs = levels.map((level) => {
      const isFailed = isOver && level === passed + 1;
      const state = level <= passed ? "passed" : isFailed ? "failed" : "open";
      return { level, ...this.#pairsWon(level), state };
    });
  }

  get results() {
    return this.#series.results;
  }

  get leftOut() {
    return this.#series.leftOut;
  }

  /** The highest passed level; 0 if there is none. */
  get passed() {
    return this.rungs.findLast(({ state }) => state === "passed")?.level ?? 0;
  }

  /**
   * @param {number} at
   * @returns {LadderResult | null} null unless the run is complete
   */
  summary(at) {
    if (this.status !== "done") return null;
    const { me } = this.setup;
    const version = (me.kind === "program" && me.version) || null;
    const rungs = this.rungs
      .filter(({ state }) => state !== "open")
      .map(({ won, played }) => ({ won, played }));
    return { at, version, passed: this.passed, levels: this.rungs.length, rungs };
  }

  /** @param {AbortSignal} signal */
  async work(signal) {
    for (const rung of this.rungs) {
      if (rung.state === "passed") continue;
      rung.state = "playing";
      this.#countPairs();
      await this.#climb(rung, signal);
      if (this.passed < rung.level) return;
    }
  }

  /**
   * @param {Rung} rung
   * @param {AbortSignal} signal
   */
  async #climb(rung, signal) {
    const decided = new AbortController();
    const stop = () => decided.abort();
    signal.addEventListener("abort", stop);
    this.addEventListener("change", () => isDecided(rung) && decided.abort(), {
      signal: decided.signal,
    });
    try {
      if (!isDecided(rung)) await this.#series.play(this.#tasks(rung.level), decided.signal);
    } catch (thrown) {
      if (!isDecided(rung)) {
        rung.state = "open";
        throw thrown;
      }
    } finally {
      signal.removeEventListener("abort", stop);
    }
    signal.throwIfAborted();
    if (rung.state === "playing") {
      // Pairs that could not be played count for neither side. If no pair could be played, the level stays undecided.
      if (rung.played === 0) throw new Failure("ladder-unplayed", {}, "no pair could be played");
      rung.state = 2 * rung.won > rung.played ? "passed" : "failed";
    }
    this.fireChange();
  }

  /** Counts the pairs of the current level. */
  #countPairs() {
    const rung = this.rungs.find(({ state }) => state === "playing");
    if (rung) {
      Object.assign(rung, this.#pairsWon(rung.level));
      if (2 * rung.won > PAIRS) rung.state = "passed";
      else if (2 * (rung.won + PAIRS - rung.played) <= PAIRS) rung.state = "failed";
    }
    this.fireChange();
  }

  /** @param {number} level */
  #pairsWon(level) {
    const results = this.results.filter(({ opponent }) => opponent === level - 1);
    const pairs = pairsOf(results).filter((pair) => pair.length === 2);
    const won = pairs.reduce((sum, pair) => sum + pairResult(pair, this.#isUnequal), 0);
    return { won, played: pairs.length };
  }

  /**
   * @param {number} level
   * @returns {Generator<Task, undefined>}
   */
  *#tasks(level) {
    const opponent = level - 1;
    for (let number = 0; number < 2 * PAIRS; number++) {
      yield { opponent, number, seed: seedOf(level) };
    }
    return undefined;
  }
}

/** @param {Rung} rung */
const isDecided = ({ state }) => state === "passed" || state === "failed";
