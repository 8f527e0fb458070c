// The clocks of the seats in a match. They report how much time each seat has left, and whose time is over. A clock runs while
// an answer of its seat is due.

import { clockOf } from "./seats.js";

/** @typedef {import("./match.js").MatchState} MatchState */
/** @typedef {import("../../wasm/warren.js").Referee} Referee */

export class SeatClocks {
  #seats;
  #pending;
  /** The milliseconds left to each seat that has a clock for the whole game. */
  left;

  /**
   * @param {import("./seats.js").Seat[]} seats
   * @param {(number | null)[]} left
   * @param {import("./pending-answers.js").PendingAnswers} pending
   */
  constructor(seats, left, pending) {
    this.#seats = seats;
    this.left = left;
    this.#pending = pending;
  }

  /**
   * The state of the clocks.
   * @param {Pick<MatchState, "due" | "verdict">} state
   * @param {Referee | undefined} referee undefined while no game is running
   * @returns {MatchState["clocks"]}
   */
  read({ due, verdict }, referee) {
    return this.#seats.map((seat, index) => {
      const running = !verdict && due.includes(index) && this.#pending.isClockRunning(index);
      const elapsed = running ? this.#pending.elapsed(index) : 0;
      const hasRunOut = verdict?.reason === "late" && verdict.seat === index;
      const remaining = hasRunOut ? 0 : (referee?.left(index) ?? this.left[index]);
      const clock = clockOf(seat, remaining, elapsed, running);
      if (clock && seat.clock && "perGame" in seat.clock) this.left[index] = clock.left;
      return clock;
    });
  }

  /**
   * The first seat whose time is over, and its remaining time at the beginning of its turn.
   * @param {MatchState["clocks"]} clocks
   * @param {Referee} referee
   */
  expiredSeat(clocks, referee) {
    const timeLeft = (/** @type {number} */ seat) => referee.left(seat) ?? Number.POSITIVE_INFINITY;
    const seat = clocks.findIndex(
      (clock, seat) => clock?.running && this.#pending.elapsed(seat) > timeLeft(seat),
    );
    return seat < 0 ? null : { seat, left: timeLeft(seat) };
  }
}
