// The programs in a match: starts them, forwards the referee's orders to them, and delivers their answers at a pace that people
// can follow.

/** @typedef {import("../../wasm/warren.js").Order} Order */

/** The minimum time between a move and a program's answer on the board, in milliseconds. */
const PACE = 250;

/** @typedef {import("./program-seat.js").ProgramListener} ProgramListener */

/**
 * The callbacks to the match. They wait while the game is held.
 * @typedef {object} Listener
 * @property {(seat: number, info: import("./engines.js").Info) => void} info a new intermediate result; does not wait
 * @property {(seat: number, lines: string[], took: number, late: boolean) => void} answer
 * @property {(seat: number, fault: import("./engines.js").Fault, times: number) => void} fault a program has failed, `times`
 *   times in a row; new programs must be seated
 * @property {(seat: number) => ProgramListener | undefined} visitors the callbacks for a visitor's program at a seat, if any
 *   play
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
  /** @type {number[]} the total paused time of the game when the answers were requested, by seat */
  #stood = [];
  /** @type {number[]} faults since the last answer, by seat */
  #faults = [];
  /** Tasks delayed until the last move has been visible long enough. @type {(() => void)[]} */
  #waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #movedAt = 0;

  /**
   * @param {import("./pausable-clock.js").PausableClock} clock
   * @param {import("./match.js").Place} place
   * @param {Listener} listener
   * @param {boolean} isSeen whether the board shows a program's answer at once; an unseen answer that waits for a person's
   *   answer needs no pace
   */
  constructor(clock, place, listener, isSeen) {
    this.#clock = clock;
    this.#place = place;
    this.#listener = listener;
    this.#pace = isSeen ? PACE : 0;
  }

  /**
   * Starts a new program for each seat without a person.
   * @param {string} game
   * @param {import("./seats.js").Seat[]} seats
   * @param {() => number} seed
   */
  seat(game, seats, seed) {
    this.#programs = seats.map((seat, index) => {
      const start = this.#place.programs[seat.kind];
      const own = seat.kind === "program" ? seat.seed : undefined;
      return start?.(game, seat, own ?? seed(), this.#listenerOf(index));
    });
  }

  /**
   * Forwards an order to a seat, if it has a program.
   * @param {Extract<Order, {type: "start" | "send"}>} order
   */
  forward(order) {
    const program = this.#programs[order.seat];
    if (!program) return;
    const forward = () => {
      this.#stood[order.seat] = this.#clock.stood;
      if (order.type === "start") program.start(order);
      else program.send(order);
    };
    // While the game is held, only orders that make a program think must wait.
    if (!order.due) return forward();
    this.#limits[order.seat] = order.due.limit;
    this.#clock.later(forward);
  }

  /** Forgets the faults so far. */
  forgive() {
    this.#faults = [];
  }

  /** Records that a move has appeared. It is visible after the next frame, which is late on a slow device. */
  moved() {
    const now = () => {
      this.#movedAt = performance.now();
    };
    now();
    this.#place.painted(now);
  }

  /** Closes a program's input. @param {number} seat */
  finish(seat) {
    return this.#programs[seat]?.finish?.();
  }

  /** Ends all programs and their reports. */
  close() {
    for (const program of this.#programs) program?.close();
    this.#programs = [];
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  /**
   * An engine uses some of these callbacks, a visitor's program the others.
   * @param {number} seat
   * @returns {import("./seats.js").Listener}
   */
  #listenerOf(seat) {
    const listener = {
      ...this.#visitorsListener(seat),
      info: (/** @type {import("./engines.js").Info} */ info) => this.#listener.info(seat, info),
      answer: (/** @type {string[]} */ lines, /** @type {number} */ took) => {
        const own = this.#ownTime(seat, took);
        this.#paced(() => this.#answered(seat, lines, own));
      },
      fault: (/** @type {import("./engines.js").Fault} */ fault) =>
        this.#clock.later(() => this.#failed(seat, fault)),
    };
    return /** @type {import("./seats.js").Listener} */ (listener);
  }

  /**
   * @param {number} seat
   * @returns {ProgramListener | undefined}
   */
  #visitorsListener(seat) {
    const visitors = this.#listener.visitors(seat);
    return (
      visitors && {
        ...visitors,
        line: (text, took) => {
          const own = this.#ownTime(seat, took);
          this.#paced(() => visitors.line(text, own));
        },
        // After the lines that the program wrote before.
        ended: (end) => this.#paced(() => visitors.ended(end)),
      }
    );
  }

  /**
   * The program's own time. While the game is paused, the program may continue or be suspended; neither costs it time.
   * @param {number} seat
   * @param {number} took
   */
  #ownTime(seat, took) {
    return Math.max(0, took - (this.#clock.stood - (this.#stood[seat] ?? 0)));
  }

  /** @param {() => void} task runs after earlier tasks, once the last move has been visible long enough */
  #paced(task) {
    this.#waiting.push(task);
    this.#timer ??= setTimeout(
      () => this.#release(),
      this.#movedAt + this.#pace - performance.now(),
    );
  }

  #release() {
    this.#timer = undefined;
    const left = this.#movedAt + this.#pace - performance.now();
    if (left <= 0) {
      const task = this.#waiting.shift();
      if (task) this.#clock.later(task);
    }
    if (this.#waiting.length === 0) return;
    this.#timer = setTimeout(() => this.#release(), this.#movedAt + this.#pace - performance.now());
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
