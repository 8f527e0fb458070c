// Plays one player's games against several opponents, as many at once as the device can run.

import { SUSPENDED, untilResumed, untilSuspended } from "../../kit/page/suspension.js";
import { Disturbed, playGame } from "./game.js";
import { pairOf, resultAt } from "./tally.js";

/** @typedef {import("./boards.js").Sample} Sample */
/** @typedef {import("./player.js").Player} Player */
/** @typedef {import("./tally.js").Result} Result */

/**
 * A game to play. The numbers count the games against one opponent from 0; I have the first seat in the even ones. All games
 * against an opponent share the `seed`, which determines boards and random numbers as in `warren match --seed`.
 * @typedef {{ opponent: number, number: number, seed: number }} Task
 */

/**
 * A game without a result, because a part of Warren failed twice.
 * @typedef {{ opponent: number, number: number, kind: string }} LeftOut
 */

/** The games finished earlier. @typedef {{ results: readonly Result[], leftOut: readonly LeftOut[] }} Before */

/**
 * @typedef {Object} Table
 * @property {typeof import("../../wasm/warren.js")} warren the game's module
 * @property {string} game
 * @property {Player} me
 * @property {readonly Player[]} opponents
 * @property {number} atOnce the number of games played at once
 * @property {Sample} sample
 * @property {import("../match/seats.js").Programs} programs starts the players
 * @property {() => Promise<void>} ready prepares the players; rejects if one cannot play
 */

/** The number of attempts per game. */
const TRIES = 2;

/** The number of boards prepared for the next games. */
const BOARDS = 32;

export class Series {
  /** @type {Result[]} in the order of their ends */
  results;
  /** @type {LeftOut[]} */
  leftOut;
  #table;
  #changed;
  /** @type {Map<number, Promise<string[] | null>>} by seed */
  #boards = new Map();

  /**
   * @param {Table} table
   * @param {() => void} changed called after each game
   * @param {Partial<Before>} before
   */
  constructor(table, changed, { results = [], leftOut = [] }) {
    this.results = [...results];
    this.leftOut = [...leftOut];
    this.#table = table;
    this.#changed = changed;
  }

  /**
   * Plays the remaining games.
   * @param {Iterator<Task>} tasks
   * @param {AbortSignal} signal ends all games at once
   * @returns {Promise<void>} rejects if aborted, if a player cannot play, or if a game cannot be set up
   */
  async play(tasks, signal) {
    const stop = new AbortController();
    /** @type {Promise<never>} */
    const stopped = new Promise((_, reject) => {
      stop.signal.addEventListener("abort", () => reject(stop.signal.reason));
    });
    const forward = () => stop.abort(signal.reason);
    signal.addEventListener("abort", forward);
    if (signal.aborted) forward();
    let moved = () => {};
    const firstMove = new Promise((resolve) => {
      moved = () => resolve(undefined);
    });
    const over = new Set([...this.results, ...this.leftOut].map(placeOf));
    const row = async () => {
      for (;;) {
        stop.signal.throwIfAborted();
        const next = tasks.next();
        if (next.done) return moved();
        if (over.has(placeOf(next.value))) continue;
        await this.#play(next.value, stop.signal, moved);
        moved();
      }
    };
    // The first game starts alone, so that the page soon shows progress.
    const others = async () => {
      await Promise.race([firstMove, stopped]);
      await Promise.all(Array.from({ length: this.#table.atOnce - 1 }, row));
    };
    try {
      // Cancelling does not wait for a compiler.
      await Promise.race([this.#table.ready(), stopped]);
      await Promise.all([row(), others()]);
    } finally {
      signal.removeEventListener("abort", forward);
      stop.abort();
    }
  }

  /**
   * @param {Task} task
   * @param {AbortSignal} signal
   * @param {() => void} moved called after each move
   */
  async #play(task, signal, moved) {
    const { warren, game, me, opponents, programs } = this.#table;
    const { opponent, number, seed } = task;
    const lines = await this.#board(seed + 2 * pairOf(number));
    const seat = number % 2;
    const players = seat === 0 ? [me, opponents[opponent]] : [opponents[opponent], me];
    for (let tried = 1; ; tried++) {
      await untilResumed();
      const scene = warren.Scene.start(game, lines ?? undefined);
      try {
        const who = { players, programs, seed: seed + 2 * number };
        const signals = [signal, untilSuspended()];
        const played = await playGame({ warren, scene, ...who, signals, moved });
        const place = { opponent, number, seat, seed: who.seed };
        this.results.push({ ...place, ...resultOf(played, seat) });
        break;
      } catch (thrown) {
        // The game stopped in the middle of an answer, so it restarts, and this attempt does not count.
        if (thrown === SUSPENDED) {
          tried -= 1;
          continue;
        }
        if (!(thrown instanceof Disturbed)) throw thrown;
        if (tried < TRIES) continue;
        this.leftOut.push({ opponent, number, kind: thrown.kind });
        break;
      }
    }
    this.#changed();
  }

  /** @param {number} seed */
  #board(seed) {
    const known = this.#boards.get(seed);
    const board = known ?? this.#table.sample(seed >>> 0);
    this.#boards.set(seed, board);
    for (const old of this.#boards.keys()) {
      if (this.#boards.size <= BOARDS) break;
      this.#boards.delete(old);
    }
    return board;
  }
}

/** A unique key for a game. @param {{ opponent: number, number: number }} game */
const placeOf = ({ opponent, number }) => `${opponent} ${number}`;

/**
 * @param {import("./game.js").Played} played
 * @param {number} seat my seat
 * @returns {Omit<Result, "opponent" | "number" | "seat" | "seed">}
 */
function resultOf({ outcome, times, fault, record, length, said }, seat) {
  const [, ...later] = times[seat];
  return {
    result: resultAt(outcome, seat),
    mine: outcome.scores[seat],
    theirs: outcome.scores[1 - seat],
    length,
    slowest: later.length > 0 ? Math.max(...later) : null,
    fault,
    record,
    said: said[seat],
  };
}
