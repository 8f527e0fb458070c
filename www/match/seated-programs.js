// The programs that play in a match: starts them, forwards the referee's orders to them, and delivers their answers at a pace that people
// can follow.

/** @typedef {import("../wasm/warren.js").Order} Order */

/** How long a move stays on the board before a program's answer is shown, in milliseconds. */
const PACE = 250;

/**
 * The callbacks to the match. They wait while the game is held.
 * @typedef {object} Listener
 * @property {(seat: number, info: import("./engines.js").Info) => void} info a new intermediate result; does not wait
 * @property {(seat: number, lines: string[], took: number, late: boolean) => void} answer
 * @property {(seat: number, fault: import("./engines.js").Fault, times: number) => void} fault a program has failed, `times`
 *   times in a row; new programs have to be seated
 */

/** The programs of one match. */
export class SeatedPrograms {
  #clock;
  #place;
  #listener;
  #pace;
  /** @type {(import("./seats.js").Program | undefined)[]} by seat */
  #programs = [];
  /** @type {(number | null)[]} the time limits of the requested answers, by seat */
  #limits = [];
  /** @type {number[]} how long the game had stood still when the answers were requested, by seat */
  #stood = [];
  /** @type {number[]} faults since the last answer, by seat */
  #faults = [];
  /** @type {Set<ReturnType<typeof setTimeout>>} timers of answers that are held back */
  #waiting = new Set();
  #movedAt = 0;

  /**
   * @param {import("./pausable-clock.js").PausableClock} clock
   * @param {import("./local-match.js").Place} place
   * @param {Listener} listener
   * @param {boolean} isSeen whether the board shows a program's answer at once; an answer that waits, unseen, for a person's
   *   answer needs no pace
   */
  constructor(clock, place, listener, isSeen) {
    this.#clock = clock;
    this.#place = place;
    this.#listener = listener;
    this.#pace = isSeen ? PACE : 0;
  }

  /**
   * Starts a new program for each seat that no person has.
   * @param {string} game
   * @param {import("./seats.js").Seat[]} seats
   * @param {() => number} seed
   */
  seat(game, seats, seed) {
    this.#programs = seats.map((seat, index) => {
      const start = this.#place.programs[seat.kind];
      return start?.(game, seat, seed(), this.#listenerOf(index));
    });
  }

  /**
   * Forwards an order to a seat, if a program has it.
   * @param {Extract<Order, {type: "start" | "send"}>} order
   */
  tell(order) {
    const program = this.#programs[order.seat];
    if (!program) return;
    const tell = () => {
      this.#stood[order.seat] = this.#clock.stood;
      if (order.type === "start") program.start(order);
      else program.send(order);
    };
    // While the game is held, only orders that make a program think have to wait.
    if (!order.due) return tell();
    this.#limits[order.seat] = order.due.limit;
    this.#clock.later(tell);
  }

  /** Forgets the faults so far. */
  forgive() {
    this.#faults = [];
  }

  /** Notes that a move has appeared. It is visible after the next frame, which is late on a slow device. */
  moved() {
    const now = () => {
      this.#movedAt = performance.now();
    };
    now();
    this.#place.painted(now);
  }

  /** Ends all programs and their reports. */
  close() {
    for (const program of this.#programs) program?.close();
    this.#programs = [];
    for (const timer of this.#waiting) clearTimeout(timer);
    this.#waiting.clear();
  }

  /**
   * @param {number} seat
   * @returns {import("./engines.js").Listener}
   */
  #listenerOf(seat) {
    return {
      info: (info) => this.#listener.info(seat, info),
      answer: (lines, took) => {
        // While the game stands still, the program may go on or be suspended. Neither costs it time.
        const stood = this.#clock.stood - (this.#stood[seat] ?? 0);
        this.#paced(() => this.#answered(seat, lines, Math.max(0, took - stood)));
      },
      fault: (fault) => this.#clock.later(() => this.#failed(seat, fault)),
    };
  }

  /** @param {() => void} task runs once the last move has been visible long enough */
  #paced(task) {
    const left = this.#movedAt + this.#pace - performance.now();
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      if (this.#movedAt + this.#pace > performance.now()) this.#paced(task);
      else this.#clock.later(task);
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
