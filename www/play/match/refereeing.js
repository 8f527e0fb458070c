// The running game of a match: seats the programs, passes answers to the referee and carries out its orders, checks the time,
// and replaces engines that fail.

import { NOT_YOUR_TURN } from "./match.js";
import { SeatedPrograms } from "./seated-programs.js";
import { isForeign, isPerson, rulesOf } from "./seats.js";

/** @typedef {import("../../wasm/warren.js").Order} Order */
/** @typedef {import("../../wasm/warren.js").Problem} Problem */
/** @typedef {import("../../wasm/warren.js").Verdict} Verdict */

/** The interval between checks of the clocks, in milliseconds. */
const TICK = 100;
/** After this many faults in a row without a move, the game waits until the visitor tries again. */
const MAX_FAULTS = 3;

export class Refereeing {
  #warren;
  #place;
  #standing;
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
   * @param {import("./match.js").Place} place
   * @param {import("./standing.js").Standing} standing
   * @param {() => void} restart ends all activity and starts again from the current game
   */
  constructor(warren, place, standing, restart) {
    this.#warren = warren;
    this.#place = place;
    this.#standing = standing;
    this.#restart = restart;
    this.#visitors =
      place.visitors &&
      new place.visitors(standing, {
        carryOut: (orders) => this.#carryOut(orders),
        finish: (seat) => this.#programs.finish(seat),
        settled: () => this.#settled(),
        stall: (stalled) => this.stall(stalled),
        restart,
      });
    /** @type {import("./seated-programs.js").Listener} */
    const listener = {
      info: (...info) => standing.think(...info),
      answer: (...answer) => this.#answered(...answer),
      fault: (...fault) => this.#failed(...fault),
      visitors: (seat) => this.#visitors?.listenerOf(seat),
    };
    const isAlone = !standing.hasSecrets || standing.game.scene?.due(0).length === 1;
    this.#programs = new SeatedPrograms(standing.time, place, listener, isAlone);
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  /** The logs of the visitor's programs, by seat. */
  get logs() {
    return this.#visitors?.logs ?? this.#place.programLogs ?? [];
  }

  /**
   * Seats all players and continues from the last move.
   * @param {import("../../wasm/warren.js").Scene} scene
   */
  begin(scene) {
    const { clocks, seats } = this.#standing;
    const contest = this.#warren.contestClock(scene.game);
    const rules = seats.map((seat, index) => rulesOf(seat, clocks.left[index] ?? null, contest));
    const referee = new this.#warren.Referee(scene, rules);
    this.#standing.referee = referee;
    this.#visitors?.begin(seats, seats.map(isForeign));
    this.#programs.seat(scene.game, seats, this.#warren.seed);
    this.#standing.time.update();
    this.#carryOut(referee.begin());
  }

  stop() {
    this.#programs.close();
    this.#standing.time.drop();
    this.#standing.referee = undefined;
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
  give(seat, lines, took) {
    const { game, pending, referee, seats, takenBack } = this.#standing;
    if (!referee) return NOT_YOUR_TURN;
    const { length } = game;
    const orders = lines.flatMap((line) => referee.line(seat, line, took));
    for (const order of orders) if (order.type === "refused") return order.problem;
    if (isPerson(seats[seat])) takenBack.forget();
    this.#place.transcripts?.answered(seat, lines);
    pending.answered(seat);
    this.#carryOut(orders);
    if (this.#standing.state.verdict) return null;
    if (game.length === length) this.#standing.refresh({});
    else if (this.#failures.length > 0) this.#restart();
    return null;
  }

  /** @param {number} seat */
  resign(seat) {
    this.#carryOut(this.#standing.referee?.resign(seat) ?? []);
  }

  /** @param {import("./match.js").Stall} stalled why the game waits from now on */
  stall(stalled) {
    this.#programs.close();
    this.#standing.refresh({ thinking: null, stalled });
    this.#standing.time.update();
  }

  /** Forgets the faults so far. */
  forgive() {
    this.#programs.forgive();
  }

  /** Reports which engines have failed, once. */
  reportFailures() {
    for (const failure of this.#failures.splice(0)) this.#standing.notice(...failure);
  }

  // ---- orders

  /** @param {Order[]} orders */
  #carryOut(orders) {
    for (const order of orders) {
      this.#place.transcripts?.ordered(order);
      switch (order.type) {
        case "start":
        case "send":
          if (order.due) this.#request(order.seat, order.due.limit);
          this.#programs.forward(order);
          break;
        case "played":
          this.#played(order.length);
          break;
        case "verdict":
          this.#ended(order);
          break;
      }
    }
  }

  /**
   * @param {number} seat
   * @param {number | null} limit the time for its answer
   */
  #request(seat, limit) {
    this.#standing.pending.ask(seat);
    this.#visitors?.ask(seat, limit);
  }

  /** @param {number} length */
  #played(length) {
    this.#follow(length);
    // The time of the seats to move starts now.
    this.#standing.pending.begin(this.#standing.seats.length);
    this.#programs.moved();
    this.#standing.refresh({ thinking: null });
    this.#standing.fire("move");
    this.#standing.fire("keep");
  }

  /** @param {Verdict} verdict */
  #ended({ outcome, reason, seat, problem }) {
    this.#follow(this.#standing.game.length);
    this.#programs.close();
    this.reportFailures();
    // The undone moves do not fit this game.
    this.#standing.takenBack.forget();
    const verdict = { outcome, reason, seat, problem };
    this.#standing.refresh({ verdict, thinking: null, stalled: null });
    this.#standing.fire("keep");
  }

  /**
   * Copies what the referee has recorded, since its record is the record of the game.
   * @param {number} length the number of moves to copy
   */
  #follow(length) {
    const { game, referee } = this.#standing;
    if (referee) game.scene?.follow(referee, length);
  }

  // ---- programs

  /**
   * @param {number} seat
   * @param {string[]} lines
   * @param {number} took
   * @param {boolean} late
   */
  #answered(seat, lines, took, late) {
    if (late) this.#standing.mark("late");
    this.give(seat, lines, took);
    this.#standing.time.update();
  }

  /** Shows the position after an answer, unless it has ended the game. */
  #settled() {
    if (!this.#standing.state.verdict) this.#standing.refresh({});
    this.#standing.time.update();
  }

  /**
   * Handles an engine's failure. The last move that it reported, if any, is its answer, and a new engine takes over after the
   * move. Without such a move a new engine thinks again. After several failures the game waits, since a fault of Warren's must
   * not decide a game.
   * @param {number} seat
   * @param {import("./engines.js").Fault} fault
   * @param {number} times
   */
  #failed(seat, { kind, move }, times) {
    const standing = this.#standing;
    if (move && standing.state.due.includes(seat) && !standing.game.check(seat, move)) {
      standing.mark(kind);
      this.#failures.push([`engine-${kind}-played`, { move }]);
      this.give(seat, [move], 0);
      return;
    }
    if (times >= MAX_FAULTS) {
      this.stall({ who: "engine", kind: kind === "unstarted" ? kind : "stopped" });
      return;
    }
    if (kind !== "unstarted") standing.notice(`engine-${kind}-restarted`);
    this.#restart();
  }

  // ---- time

  #tick() {
    const standing = this.#standing;
    const { clocks, referee, time } = standing;
    if (standing.state.verdict || !referee || time.stands) return;
    this.#visitors?.tick();
    const { state } = standing;
    if (state.verdict || !state.clocks.some((clock) => clock?.running)) return;
    const over = clocks.over(state.clocks, referee);
    if (!over) {
      standing.readClocks();
      standing.fire("clocks");
    } else if (this.#place.idle === undefined) {
      // From here any answer is late.
      this.#carryOut(referee.line(over.seat, "", standing.pending.elapsed(over.seat)));
    } else {
      standing.mark("idle");
      // The answer counts as in time; it is early by less than a millisecond.
      this.give(over.seat, [this.#place.idle], Math.floor(over.left));
    }
  }
}
