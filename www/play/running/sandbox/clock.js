// Measures a program's time in its worker.

import { now, timeOrigin } from "./captured.js";

/**
 * A program's time starts when lines arrive in its worker. The worker notices them at once if the program waits. If the program
 * is busy, the worker notices them later; then the time of arrival is computed from the time of sending. Otherwise a program
 * could think for free by not returning to the event loop.
 *
 * Sender and worker have different clocks. The smallest observed difference between sending and noticing counts as the
 * difference of the clocks.
 */
export class Clock {
  #now;
  #origin;
  #schedule;
  #difference = Number.POSITIVE_INFINITY;
  /** The arrival time of the last lines. */
  #arrived = 0;
  /** The time at which the worker last became idle. */
  #idleSince = 0;
  /** The number of the program's tasks that may be unfinished. */
  #busy = 0;

  /**
   * @param {() => void} schedule calls {@link leave} in a task after the pending ones
   * @param {() => number} [time]
   * @param {number} [origin] the sender's time when `time` was 0; need not be exact
   */
  constructor(schedule, time = now, origin = timeOrigin) {
    this.#schedule = schedule;
    this.#now = time;
    this.#origin = origin;
  }

  /**
   * Updates the difference of the clocks from a message that is noticed now.
   * @param {number} sent the sender's time
   */
  compare(sent) {
    const difference = this.#now() + this.#origin - sent;
    if (difference < this.#difference) this.#difference = difference;
  }

  /**
   * Records that lines are noticed now.
   * @param {number} sent the sender's time when it sent them
   */
  recordArrival(sent) {
    this.compare(sent);
    const noticed = this.#now();
    const earliest = sent + this.#difference - this.#origin;
    const wasBusy = this.#busy > 0 || earliest < this.#idleSince;
    const arrived = wasBusy ? earliest : noticed;
    // Not before earlier lines.
    if (arrived > this.#arrived) this.#arrived = arrived;
  }

  /** Records the end of the program's start-up, which does not count as its time. */
  begin() {
    this.#arrived = this.#now();
  }

  /** Records that the program is in control, until the end of this task. */
  enter() {
    this.#busy += 1;
    this.#schedule();
  }

  /**
   * Records the end of a task in which the program was in control.
   * @returns {boolean} whether the worker is idle
   */
  leave() {
    this.#busy -= 1;
    this.idle();
    return this.#busy === 0;
  }

  /** Records that the worker is idle, if no task of the program is pending. */
  idle() {
    this.#idleSince = this.#now();
  }

  /** Records that the program waits, while it blocks the worker. */
  recordWait() {
    this.#busy = 0;
    this.idle();
  }

  /** The milliseconds since the last lines arrived. */
  took() {
    const time = this.#now() - this.#arrived;
    return time > 0 ? time : 0;
  }
}
