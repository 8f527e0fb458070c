// The running game of a match: seats the programs, passes answers to the referee and carries out its orders, checks the time,
// and replaces engines that fail.

import { NOT_YOUR_TURN } from "./match.js";
import { SeatedPrograms } from "./seated-programs.js";
import { isForeign, isPerson, rulesOf } from "./seats.js";

/** @typedef {import("../../wasm/warren.js").Order} Order */
/** @typedef {import("../../wasm/warren.js").Problem} Problem */
/** @typedef {import("../../wasm/warren.js").Verdict} Verdict */

/** The interval between checks of the clocks, in milliseconds. */
const CHECK_INTERVAL_MS = 100;
/** After this many faults in a row without a move, the game waits until the visitor tries again. */
const MAX_FAULTS = 3;

export class Refereeing {
  #warren;
  #services;
  #liveState;
  #restart;
  #programs;
  #visitors;
  /** Notices about failed engines, held until their replacement moves have been played.
   * @type {[id: string, args: Record<string, string>][]} */
  #failures = [];
  /** @type {ReturnType<typeof setInterval>} */
  #timer;

  /**
   * @param {typeof import("../../wasm/warren.js")} warren
   * @param {import("./match.js").MatchServices} services
   * @param {import("./live-state.js").LiveState} liveState
   * @param {() => void} restart ends all activity and starts again from the current game
   */
  constructor(warren, services, liveState, restart) {
    this.#warren = warren;
    this.#services = services;
    this.#liveState = liveState;
    this.#restart = restart;
    this.#visitors =
      services.visitors &&
      new services.visitors(liveState, {
        carryOut: (orders) => this.#carryOut(orders),
        finish: (seat) => this.#programs.finish(seat),
        settled: () => this.#showPosition(),
        stall: (stalled) => this.stall(stalled),
        restart,
      });
    /** @type {import("./seated-programs.js").Listener} */
    const listener = {
      info: (...info) => liveState.setThinking(...info),
      answer: (...answer) => this.#onAnswer(...answer),
      fault: (...fault) => this.#onFault(...fault),
      visitors: (seat) => this.#visitors?.listenerOf(seat),
    };
    const isAlone = !liveState.hasSecrets || liveState.game.scene?.due(0).length === 1;
    this.#programs = new SeatedPrograms(liveState.time, services, listener, isAlone);
    this.#timer = setInterval(() => this.#tick(), CHECK_INTERVAL_MS);
  }

  /** The logs of the visitor's programs, by seat. */
  get logs() {
    return this.#visitors?.logs ?? this.#services.programLogs ?? [];
  }

  /**
   * Seats all players and continues from the last move.
   * @param {import("../../wasm/warren.js").Scene} scene
   */
  begin(scene) {
    const { clocks, seats } = this.#liveState;
    const contest = this.#warren.contestClock(scene.game);
    const rules = seats.map((seat, index) => rulesOf(seat, clocks.left[index] ?? null, contest));
    const referee = new this.#warren.Referee(scene, rules);
    this.#liveState.referee = referee;
    this.#visitors?.begin(seats, seats.map(isForeign));
    this.#programs.startAll(scene.game, seats, this.#warren.seed);
    this.#liveState.time.update();
    this.#carryOut(referee.begin());
  }

  stop() {
    this.#programs.close();
    this.#liveState.time.dropTasks();
    this.#liveState.referee = undefined;
  }

  /** Stops checking the time. */
  close() {
    clearInterval(this.#timer);
  }

  /**
   * Submits a complete answer. The move is played when all seats to move have answered.
   * @param {number} seat
   * @param {string[]} lines
   * @param {number} took
   * @returns {Problem | null} why a person must answer again
   */
  submitAnswer(seat, lines, took) {
    const { game, pending, referee, seats, undoneMoves } = this.#liveState;
    if (!referee) return NOT_YOUR_TURN;
    const { length } = game;
    const orders = lines.flatMap((line) => referee.line(seat, line, took));
    for (const order of orders) if (order.type === "refused") return order.problem;
    if (isPerson(seats[seat])) undoneMoves.forget();
    this.#services.transcripts?.recordAnswer(seat, lines);
    pending.answered(seat);
    this.#carryOut(orders);
    if (this.#liveState.state.verdict) return null;
    if (game.length === length) this.#liveState.refresh({});
    else if (this.#failures.length > 0) this.#restart();
    return null;
  }

  /** @param {number} seat */
  resign(seat) {
    this.#carryOut(this.#liveState.referee?.resign(seat) ?? []);
  }

  /** @param {import("./match.js").Stall} stalled why the game waits from now on */
  stall(stalled) {
    this.#programs.close();
    this.#liveState.refresh({ thinking: null, stalled });
    this.#liveState.time.update();
  }

  /** Forgets the faults so far. */
  forgetFaults() {
    this.#programs.forgetFaults();
  }

  /** Reports which engines have failed, once. */
  reportFailures() {
    for (const failure of this.#failures.splice(0)) this.#liveState.notice(...failure);
  }

  // ---- orders

  /** @param {Order[]} orders */
  #carryOut(orders) {
    for (const order of orders) {
      this.#services.transcripts?.recordOrder(order);
      switch (order.type) {
        case "start":
        case "send":
          if (order.due) this.#request(order.seat, order.due.limit);
          this.#programs.forward(order);
          break;
        case "played":
          this.#onPlayed(order.length);
          break;
        case "verdict":
          this.#endGame(order);
          break;
      }
    }
  }

  /**
   * @param {number} seat
   * @param {number | null} limit the time for its answer
   */
  #request(seat, limit) {
    this.#liveState.pending.ask(seat);
    this.#visitors?.ask(seat, limit);
  }

  /** @param {number} length */
  #onPlayed(length) {
    this.#copyRecord(length);
    // The time of the seats to move starts now.
    this.#liveState.pending.begin(this.#liveState.seats.length);
    this.#programs.noteMove();
    this.#liveState.refresh({ thinking: null });
    this.#liveState.fire("move");
    this.#liveState.fire("keep");
  }

  /** @param {Verdict} verdict */
  #endGame({ outcome, reason, seat, problem }) {
    this.#copyRecord(this.#liveState.game.length);
    this.#programs.close();
    this.reportFailures();
    // The undone moves do not fit this game.
    this.#liveState.undoneMoves.forget();
    const verdict = { outcome, reason, seat, problem };
    this.#liveState.refresh({ verdict, thinking: null, stalled: null });
    this.#liveState.fire("keep");
  }

  /**
   * Copies what the referee has recorded, since its record is the record of the game.
   * @param {number} length the number of moves to copy
   */
  #copyRecord(length) {
    const { game, referee } = this.#liveState;
    if (referee) game.scene?.follow(referee, length);
  }

  // ---- programs

  /**
   * @param {number} seat
   * @param {string[]} lines
   * @param {number} took
   * @param {boolean} isLate
   */
  #onAnswer(seat, lines, took, isLate) {
    if (isLate) this.#liveState.markMove("late");
    this.submitAnswer(seat, lines, took);
    this.#liveState.time.update();
  }

  /** Shows the position after an answer, unless it has ended the game. */
  #showPosition() {
    if (!this.#liveState.state.verdict) this.#liveState.refresh({});
    this.#liveState.time.update();
  }

  /**
   * Handles an engine's failure. The last move that it reported, if any, is its answer, and a new engine takes over after the
   * move. Without such a move a new engine thinks again. After several failures the game waits, since a fault of Warren's must
   * not decide a game.
   * @param {number} seat
   * @param {import("./engines.js").Fault} fault
   * @param {number} faultsInRow
   */
  #onFault(seat, { kind, move }, faultsInRow) {
    const liveState = this.#liveState;
    if (move && liveState.state.due.includes(seat) && !liveState.game.check(seat, move)) {
      liveState.markMove(kind);
      this.#failures.push([`engine-${kind}-played`, { move }]);
      this.submitAnswer(seat, [move], 0);
      return;
    }
    if (faultsInRow >= MAX_FAULTS) {
      this.stall({ who: "engine", kind: kind === "unstarted" ? kind : "stopped" });
      return;
    }
    if (kind !== "unstarted") liveState.notice(`engine-${kind}-restarted`);
    this.#restart();
  }

  // ---- time

  #tick() {
    const liveState = this.#liveState;
    const { clocks, referee, time } = liveState;
    if (liveState.state.verdict || !referee || time.isStopped) return;
    this.#visitors?.tick();
    const { state } = liveState;
    if (state.verdict || !state.clocks.some((clock) => clock?.running)) return;
    const expired = clocks.expiredSeat(state.clocks, referee);
    if (!expired) {
      liveState.readClocks();
      liveState.fire("clocks");
    } else if (this.#services.idleAnswer === undefined) {
      // From here any answer is late.
      this.#carryOut(referee.line(expired.seat, "", liveState.pending.elapsed(expired.seat)));
    } else {
      liveState.markMove("idle");
      // The answer counts as in time; it is early by less than a millisecond.
      this.submitAnswer(expired.seat, [this.#services.idleAnswer], Math.floor(expired.left));
    }
  }
}
