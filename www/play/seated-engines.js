// The engines of a game: started, told what the referee orders, and heard at a pace that one can follow.

import { EngineProgram } from "./engines.js";

/** @typedef {import("../wasm/warren.js").Order} Order */

/** How long a move is seen on the board before an engine's answer is shown, in milliseconds. */
const PACE = 250;

/**
 * What the game is told, while it is not held.
 * @typedef {object} Listener
 * @property {(seat: number, info: import("./engines.js").Info) => void} info something new is known; told at any time
 * @property {(seat: number, lines: string[], took: number, late: boolean) => void} answer
 * @property {(seat: number, fault: import("./engines.js").Fault, times: number) => void} fault an engine is gone, for
 *   so many times in a row; fresh ones have to be seated
 */

/** The engines of one game. */
export class SeatedEngines {
  #hold;
  #painted;
  #listener;
  #pace;
  /** @type {(EngineProgram | undefined)[]} by seat */
  #engines = [];
  /** @type {(number | null)[]} what the due answers may take, by seat */
  #limits = [];
  /** @type {number[]} for how long the game had stood still when the due answers were asked for, by seat */
  #stood = [];
  /** @type {number[]} faults since the last answer, by seat */
  #faults = [];
  /** @type {Set<ReturnType<typeof setTimeout>>} answers that wait for their moment */
  #waiting = new Set();
  #movedAt = 0;

  /**
   * @param {import("./hold.js").Hold} hold
   * @param {(seen: () => void) => void} painted calls back when what has changed can be seen
   * @param {Listener} listener
   * @param {boolean} isSeen whether an engine's answer is shown when it comes; it has no need of a pace where it waits, unseen,
   *   for a person's
   */
  constructor(hold, painted, listener, isSeen) {
    this.#hold = hold;
    this.#painted = painted;
    this.#listener = listener;
    this.#pace = isSeen ? PACE : 0;
  }

  /**
   * Seats a fresh engine where one is to play.
   * @param {string} game
   * @param {import("./seats.js").Seat[]} seats
   * @param {() => number} seed
   */
  seat(game, seats, seed) {
    this.#engines = seats.map((seat, index) =>
      seat.kind === "engine" ? this.#start(game, seat.level, seed(), index) : undefined,
    );
  }

  /**
   * Carries out an order to a seat, if an engine has it.
   * @param {Extract<Order, {type: "start" | "send"}>} order
   */
  tell(order) {
    const engine = this.#engines[order.seat];
    if (!engine) return;
    const tell = () => {
      this.#stood[order.seat] = this.#hold.stood;
      if (order.type === "start") engine.start(order);
      else engine.send(order);
    };
    // What makes an engine think waits while the game is held.
    if (!order.due) return tell();
    this.#limits[order.seat] = order.due.limit;
    this.#hold.later(tell);
  }

  /** Forgets the faults so far. */
  forgive() {
    this.#faults = [];
  }

  /** A move has appeared on the board. It is seen when the next frame is done, which on a slow device is late. */
  moved() {
    const now = () => {
      this.#movedAt = performance.now();
    };
    now();
    this.#painted(now);
  }

  /** Ends all of them; nothing more is heard. */
  close() {
    for (const engine of this.#engines) engine?.close();
    this.#engines = [];
    for (const timer of this.#waiting) clearTimeout(timer);
    this.#waiting.clear();
  }

  /**
   * @param {string} game
   * @param {number} level
   * @param {number} seed
   * @param {number} seat
   */
  #start(game, level, seed, seat) {
    return new EngineProgram(game, level, seed, {
      info: (info) => this.#listener.info(seat, info),
      answer: (lines, took) => {
        // While the game stands still the engine may go on, or be asleep: neither costs it time.
        const stood = this.#hold.stood - (this.#stood[seat] ?? 0);
        this.#paced(() => this.#answered(seat, lines, Math.max(0, took - stood)));
      },
      fault: (fault) => this.#hold.later(() => this.#failed(seat, fault)),
    });
  }

  /** @param {() => void} task done once the last move has been seen */
  #paced(task) {
    const left = this.#movedAt + this.#pace - performance.now();
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      if (this.#movedAt + this.#pace > performance.now()) this.#paced(task);
      else this.#hold.later(task);
    }, left);
    this.#waiting.add(timer);
  }

  /**
   * @param {number} seat
   * @param {string[]} lines
   * @param {number} took
   */
  #answered(seat, lines, took) {
    this.#faults[seat] = 0;
    const late = took > (this.#limits[seat] ?? Number.POSITIVE_INFINITY);
    this.#listener.answer(seat, lines, took, late);
  }

  /**
   * @param {number} seat
   * @param {import("./engines.js").Fault} fault
   */
  #failed(seat, fault) {
    const times = (this.#faults[seat] ?? 0) + 1;
    this.#faults[seat] = times;
    this.#listener.fault(seat, fault, times);
  }
}
