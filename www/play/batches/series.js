// Plays the games of one player against several opponents, as many at once as there is room for.

import { PUT_ASIDE, untilBack, whileHere } from "../../kit/page/put-aside.js";
import { Disturbed, playGame } from "./game.js";
import { pairOf, resultAt } from "./tally.js";

/** @typedef {import("./boards.js").Draw} Draw */
/** @typedef {import("./player.js").Player} Player */
/** @typedef {import("./tally.js").Result} Result */

/**
 * A game to play. The numbers count the games against one opponent from 0; in those with even numbers I have the first seat.
 * `seed` is that of all games against the opponent, and decides boards and chances as in `warren match --seed`.
 * @typedef {{ opponent: number, number: number, seed: number }} Task
 */

/**
 * A game that nobody has won or lost, because something of Warren failed twice.
 * @typedef {{ opponent: number, number: number, kind: string }} LeftOut
 */

/** The games that were over before. @typedef {{ results: readonly Result[], leftOut: readonly LeftOut[] }} Before */

/**
 * @typedef {Object} Table
 * @property {typeof import("../../wasm/warren.js")} warren the game's module
 * @property {string} game
 * @property {Player} me
 * @property {readonly Player[]} opponents
 * @property {number} atOnce how many games are played at once
 * @property {Draw} draw
 * @property {import("../match/seats.js").Programs} programs what starts the players
 * @property {() => Promise<void>} ready gets the players ready to be started; rejects if one cannot play
 */

/** How often a game is tried. */
const TRIES = 2;

/** How many boards are kept for the games that come next. */
const BOARDS = 32;

export class Series {
  /** @type {Result[]} in the order in which they ended */
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
   * Plays the games that are not over yet, until there are no more.
   * @param {Iterator<Task>} tasks
   * @param {AbortSignal} signal ends all games at once
   * @returns {Promise<void>} rejects if it is aborted, if a player cannot play, or if a game cannot be set up
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
    // The first game starts alone, so that there is soon something to see.
    const others = async () => {
      await Promise.race([firstMove, stopped]);
      await Promise.all(Array.from({ length: this.#table.atOnce - 1 }, row));
    };
    try {
      // A compiler is not waited for by whoever cancels.
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
      await untilBack();
      const scene = warren.Scene.start(game, lines ?? undefined);
      try {
        const who = { players, programs, seed: seed + 2 * number };
        const signals = [signal, whileHere()];
        const played = await playGame({ warren, scene, ...who, signals, moved });
        const place = { opponent, number, seat, seed: who.seed };
        this.results.push({ ...place, ...resultOf(played, seat) });
        break;
      } catch (thrown) {
        // It stood still in the middle of somebody's answer, so it is played from its start, and that is no try.
        if (thrown === PUT_ASIDE) {
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
    const kept = this.#boards.get(seed);
    const board = kept ?? this.#table.draw(seed >>> 0);
    this.#boards.set(seed, board);
    for (const old of this.#boards.keys()) {
      if (this.#boards.size <= BOARDS) break;
      this.#boards.delete(old);
    }
    return board;
  }
}

/** Tells a game from the others. @param {{ opponent: number, number: number }} game */
const placeOf = ({ opponent, number }) => `${opponent} ${number}`;

/**
 * @param {import("./game.js").Played} played
 * @param {number} seat mine
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
