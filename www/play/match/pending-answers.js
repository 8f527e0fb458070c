// Tracks the requested answers: which seats must answer, since when, and which have answered. If several people share a screen,
// only one of them can answer at a time, and only that person's clock runs.

/** The answers to one position. */
export class PendingAnswers {
  #now;
  /** @type {number[]} the time of each seat's request */
  #requestedAt = [];
  /** The seats that have answered. @type {Set<number>} */
  #answeredSeats = new Set();
  /** The only person who can answer, or null for none; undefined if all can. @type {number | null | undefined} */
  #seatAtScreen;

  /** @param {() => number} now the match's clock */
  constructor(now) {
    this.#now = now;
  }

  /**
   * Starts a new position: all seats must answer, and their time starts now.
   * @param {number} seats
   */
  begin(seats) {
    const now = this.#now();
    this.#requestedAt = Array.from({ length: seats }, () => now);
    this.#answeredSeats.clear();
  }

  /** @param {number} seat the seat whose time starts now */
  ask(seat) {
    this.#requestedAt[seat] = this.#now();
  }

  /** @param {number} seat the seat that has answered */
  answered(seat) {
    this.#answeredSeats.add(seat);
  }

  /**
   * From now on, only this person can answer, or none if null.
   * @param {number | null} seat
   */
  attend(seat) {
    if (seat === this.#seatAtScreen) return;
    this.#seatAtScreen = seat;
    if (seat !== null) this.ask(seat);
  }

  /**
   * The given seats that have not answered.
   * @param {Iterable<number>} seats
   */
  withoutAnswer(seats) {
    return Array.from(seats).filter((seat) => !this.#answeredSeats.has(seat));
  }

  /**
   * Whether a person's clock runs.
   * @param {number} seat a seat that has not answered
   */
  isClockRunning(seat) {
    return this.#seatAtScreen === undefined || this.#seatAtScreen === seat;
  }

  /**
   * The time since a seat's request.
   * @param {number} seat
   */
  elapsed(seat) {
    const now = this.#now();
    return now - (this.#requestedAt[seat] ?? now);
  }
}
