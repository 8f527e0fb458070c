// Who has been asked for an answer, since when, and whose answer is in. Where several people share a screen only one of
// them can answer at a time, and only that one's clock runs.

/** The answers that one position asks for. Times are on the match's own clock. */
export class Asking {
  /** @type {number[]} when each seat was asked */
  #since = [];
  /** The seats whose answers are in. @type {Set<number>} */
  #in = new Set();
  /** The one person who can answer, null for nobody; undefined where all can. @type {number | null | undefined} */
  #attending;

  /**
   * A new position: nobody has answered it, and all are asked now.
   * @param {number} seats
   * @param {number} now
   */
  begin(seats, now) {
    this.#since = Array.from({ length: seats }, () => now);
    this.#in.clear();
  }

  /**
   * @param {number} seat
   * @param {number} now
   */
  ask(seat, now) {
    this.#since[seat] = now;
  }

  /** @param {number} seat whose answer is in */
  answered(seat) {
    this.#in.add(seat);
  }

  /**
   * From now on only this person can answer; null for none.
   * @param {number | null} seat
   * @param {number} now
   */
  attend(seat, now) {
    if (seat === this.#attending) return;
    this.#attending = seat;
    if (seat !== null) this.#since[seat] = now;
  }

  /**
   * Those of the seats whose answers are not in.
   * @param {Iterable<number>} seats
   */
  missing(seats) {
    return Array.from(seats).filter((seat) => !this.#in.has(seat));
  }

  /**
   * Whether a person's clock runs.
   * @param {number} seat whose answer is missing
   */
  runs(seat) {
    return this.#attending === undefined || this.#attending === seat;
  }

  /**
   * How long ago a seat was asked.
   * @param {number} seat
   * @param {number} now
   */
  elapsed(seat, now) {
    return now - (this.#since[seat] ?? now);
  }
}
