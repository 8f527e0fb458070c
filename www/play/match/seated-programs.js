// The programs in a match: starts them, forwards the referee's orders to them, and delivers their answers at a pace that people
// can follow.

/** @typedef {import("../../wasm/warren.js").Order} Order */

/** The minimum time between a move and a program's answer on the board, in milliseconds. */
const MIN_MOVE_MS = 250;

/** @typedef {import("./program-seat.js").ProgramListener} ProgramListener */

/**
 * The callbacks to the match. They wait while the game is held.
 * @typedef {object} Listener
 * @property {(seat: number, info: import("./engines.js").Info) => void} info a new intermediate result; does not wait
 * @property {(seat: number, lines: string[], took: number, isLate: boolean) => void} answer
 * @property {(seat: number, fault: import("./engines.js").Fault, faultsInRow: number) => void} fault a program has failed, `faultsInRow`
 *   times in a row; new programs must be seated
 * @property {(seat: number) => ProgramListener | undefined} visitors the callbacks for a visitor's program at a seat, if any
 *   play
 */

/** The programs of one match. */
export class SeatedPrograms {
  #clock;
  #services;
  #listener;
  #pace;
  /** @type {(import("./seats.js").Program | undefined)[]} by seat */
  #programs = [];
  /** @type {(number | null)[]} the time limits of the requested answers, by seat */
  #limits = [];
  /** @type {number[]} the total paused time of the game when the answers were requested, by seat */
  #stoppedMs = [];
  /** @type {number[]} faults since the last answer, by seat */
  #faults = [];
  /** Tasks delayed until the last move has been visible long enough. @type {(() => void)[]} */
  #delayedTasks = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #movedAt = 0;

  /**
   * @param {import("./pausable-clock.js").PausableClock} clock
   * @param {import("./match.js").MatchServices} services
   * @param {Listener} listener
   * @param {boolean} isSeen whether the board shows a program's answer at once; an unseen answer that waits for a person's
   *   answer needs no pace
   */
  constructor(clock, services, listener, isSeen) {
    this.#clock = clock;
    this.#services = services;
    this.#listener = listener;
    this.#pace = isSeen ? MIN_MOVE_MS : 0;
  }

  /**
   * Starts a new program for each seat without a person.
   * @param {string} game
   * @param {import("./seats.js").Seat[]} seats
   * @param {() => number} seed
   */
  startAll(game, seats, seed) {
    this.#programs = seats.map((seat, index) => {
      const start = this.#services.programs[seat.kind];
      const ownSeed = seat.kind === "program" ? seat.seed : undefined;
      return start?.(game, seat, ownSeed ?? seed(), this.#listenerOf(index));
    });
  }

  /**
   * Forwards an order to a seat, if it has a program.
   * @param {Extract<Order, {type: "start" | "send"}>} order
   */
  forward(order) {
    const program = this.#programs[order.seat];
    if (!program) return;
    const deliver = () => {
      this.#stoppedMs[order.seat] = this.#clock.stoppedMs;
      if (order.type === "start") program.start(order);
      else program.send(order);
    };
    // While the game is held, only orders that make a program think must wait.
    if (!order.due) return deliver();
    this.#limits[order.seat] = order.due.limit;
    this.#clock.runWhenActive(deliver);
  }

  /** Forgets the faults so far. */
  forgetFaults() {
    this.#faults = [];
  }

  /** Records that a move has appeared. It is visible after the next frame, which is late on a slow device. */
  noteMove() {
    const setTime = () => {
      this.#movedAt = performance.now();
    };
    setTime();
    this.#services.whenPainted(setTime);
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
    this.#delayedTasks = [];
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
        const ownTime = this.#timeWithoutPauses(seat, took);
        this.#runPaced(() => this.#onAnswer(seat, lines, ownTime));
      },
      fault: (/** @type {import("./engines.js").Fault} */ fault) =>
        this.#clock.runWhenActive(() => this.#onFault(seat, fault)),
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
          const ownTime = this.#timeWithoutPauses(seat, took);
          this.#runPaced(() => visitors.line(text, ownTime));
        },
        // After the lines that the program wrote before.
        ended: (end) => this.#runPaced(() => visitors.ended(end)),
      }
    );
  }

  /**
   * The time that a program took, without pauses of the game. A pause costs the program no time, whether it continues or not.
   * @param {number} seat
   * @param {number} took
   */
  #timeWithoutPauses(seat, took) {
    return Math.max(0, took - (this.#clock.stoppedMs - (this.#stoppedMs[seat] ?? 0)));
  }

  /** @param {() => void} task runs after earlier tasks, once the last move has been visible long enough */
  #runPaced(task) {
    this.#delayedTasks.push(task);
    this.#timer ??= setTimeout(
      () => this.#runNext(),
      this.#movedAt + this.#pace - performance.now(),
    );
  }

  #runNext() {
    this.#timer = undefined;
    const pauseLeft = this.#movedAt + this.#pace - performance.now();
    if (pauseLeft <= 0) {
      const task = this.#delayedTasks.shift();
      if (task) this.#clock.runWhenActive(task);
    }
    if (this.#delayedTasks.length === 0) return;
    this.#timer = setTimeout(() => this.#runNext(), this.#movedAt + this.#pace - performance.now());
  }

  /**
   * @param {number} seat
   * @param {string[]} lines
   * @param {number} took
   */
  #onAnswer(seat, lines, took) {
    this.#faults[seat] = 0;
    const isLate = took > (this.#limits[seat] ?? Number.POSITIVE_INFINITY);
    this.#listener.answer(seat, lines, took, isLate);
  }

  /**
   * @param {number} seat
   * @param {import("./engines.js").Fault} fault
   */
  #onFault(seat, fault) {
    const faultsInRow = (this.#faults[seat] ?? 0) + 1;
    this.#faults[seat] = faultsInRow;
    this.#listener.fault(seat, fault, faultsInRow);
  }
}
