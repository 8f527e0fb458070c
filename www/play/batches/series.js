// Plays one player's games against several opponents, as many at once as the device can run.

import { SUSPENDED, untilResumed, untilSuspended } from "../../kit/page/suspension.js";
import { FailedGame, playGame } from "./game.js";
import { pairOf, resultAt } from "./tally.js";

/** @typedef {import("./boards.js").SampleStart} SampleStart */
/** @typedef {import("./player.js").Player} Player */
/** @typedef {import("./tally.js").Result} Result */

/**
 * A game to play. The numbers count the games against one opponent from 0; I have the first seat in the even ones. All games
 * against an opponent share the `seed`, which determines boards and random numbers as in `warren match --seed`.
 * @typedef {{ opponent: number, number: number, seed: number }} Task
 */

/**
 * A game without a result, because a part of Warren failed twice.
 * @typedef {{ opponent: number, number: number, kind: string }} LeftOutGame
 */

/** The games finished earlier. @typedef {{ results: readonly Result[], leftOut: readonly LeftOutGame[] }} EarlierGames */

/**
 * @typedef {Object} SeriesSetup
 * @property {typeof import("../../wasm/warren.js")} warren the game's module
 * @property {string} game
 * @property {Player} me
 * @property {readonly Player[]} opponents
 * @property {number} parallelGames the number of games played at once
 * @property {SampleStart} sample
 * @property {import("../match/seats.js").Programs} programs starts the players
 * @property {() => Promise<void>} ready prepares the players; rejects if one cannot play
 */

/** The number of attempts per game. */
const MAX_TRIES = 2;

/** The number of boards prepared for the next games. */
const MAX_PREPARED_BOARDS = 32;

export class Series {
  /** @type {Result[]} in the order of their ends */
  results;
  /** @type {LeftOutGame[]} */
  leftOut;
  #setup;
  #onGameEnd;
  /** @type {Map<number, Promise<string[] | null>>} by seed */
  #boards = new Map();

  /**
   * @param {SeriesSetup} setup
   * @param {() => void} onGameEnd called after each game
   * @param {Partial<EarlierGames>} before
   */
  constructor(setup, onGameEnd, { results = [], leftOut = [] }) {
    this.results = [...results];
    this.leftOut = [...leftOut];
    this.#setup = setup;
    this.#onGameEnd = onGameEnd;
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
    let onMove = () => {};
    const firstMove = new Promise((resolve) => {
      onMove = () => resolve(undefined);
    });
    const finishedKeys = new Set([...this.results, ...this.leftOut].map(keyOf));
    const playInTurn = async () => {
      for (;;) {
        stop.signal.throwIfAborted();
        const next = tasks.next();
        if (next.done) return onMove();
        if (finishedKeys.has(keyOf(next.value))) continue;
        await this.#play(next.value, stop.signal, onMove);
        onMove();
      }
    };
    // The first game starts alone, so that the page soon shows progress.
    const playOthers = async () => {
      await Promise.race([firstMove, stopped]);
      await Promise.all(Array.from({ length: this.#setup.parallelGames - 1 }, playInTurn));
    };
    try {
      // Cancelling does not wait for a compiler.
      await Promise.race([this.#setup.ready(), stopped]);
      await Promise.all([playInTurn(), playOthers()]);
    } finally {
      signal.removeEventListener("abort", forward);
      stop.abort();
    }
  }

  /**
   * @param {Task} task
   * @param {AbortSignal} signal
   * @param {() => void} onMove called after each move
   */
  async #play(task, signal, onMove) {
    const { warren, game, me, opponents, programs } = this.#setup;
    const { opponent, number, seed } = task;
    const lines = await this.#board(seed + 2 * pairOf(number));
    const seat = number % 2;
    const players = seat === 0 ? [me, opponents[opponent]] : [opponents[opponent], me];
    for (let attempt = 1; ; attempt++) {
      await untilResumed();
      const scene = warren.Scene.start(game, lines ?? undefined);
      try {
        const gamePlayers = { players, programs, seed: seed + 2 * number };
        const signals = [signal, untilSuspended()];
        const played = await playGame({ warren, scene, ...gamePlayers, signals, onMove });
        const placement = { opponent, number, seat, seed: gamePlayers.seed };
        this.results.push({ ...placement, ...resultOf(played, seat) });
        break;
      } catch (thrown) {
        // The game stopped in the middle of an answer, so it restarts, and this attempt does not count.
        if (thrown === SUSPENDED) {
          attempt -= 1;
          continue;
        }
        if (!(thrown instanceof FailedGame)) throw thrown;
        if (attempt < MAX_TRIES) continue;
        this.leftOut.push({ opponent, number, kind: thrown.kind });
        break;
      }
    }
    this.#onGameEnd();
  }

  /** @param {number} seed */
  #board(seed) {
    const prepared = this.#boards.get(seed);
    const board = prepared ?? this.#setup.sample(seed >>> 0);
    this.#boards.set(seed, board);
    for (const old of this.#boards.keys()) {
      if (this.#boards.size <= MAX_PREPARED_BOARDS) break;
      this.#boards.delete(old);
    }
    return board;
  }
}

/** A unique key for a game. @param {{ opponent: number, number: number }} game */
const keyOf = ({ opponent, number }) => `${opponent} ${number}`;

/**
 * @param {import("./game.js").FinishedGame} played
 * @param {number} seat my seat
 * @returns {Omit<Result, "opponent" | "number" | "seat" | "seed">}
 */
function resultOf({ outcome, times, fault, logs, record, length, said }, seat) {
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
    logs,
  };
}
