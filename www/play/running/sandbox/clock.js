// How long a program takes, measured in its worker.

import { now, timeOrigin } from "./captured.js";

/**
 * A program's time runs from the moment when lines arrive in its worker. The worker notices them at once if the program waits.
 * If the program is busy, it notices them only later; then the moment is worked out from when they were sent. Else a program
 * could think for nothing by not returning to the event loop.
 *
 * Sender and worker have clocks of their own. The least difference between sending and noticing that was seen so far is taken
 * as the difference of the clocks.
 */
export class Clock {
  #now;
  #origin;
  #schedule;
  #difference = Number.POSITIVE_INFINITY;
  /** When the last lines arrived. */
  #arrived = 0;
  /** When the worker last became idle. */
  #idleSince = 0;
  /** The number of tasks of the program that may not be over yet. */
  #busy = 0;

  /**
   * @param {() => void} schedule calls {@link leave} in a task after those that already wait
   * @param {() => number} [time]
   * @param {number} [origin] when `time` was 0, in the sender's time; need not be exact
   */
  constructor(schedule, time = now, origin = timeOrigin) {
    this.#schedule = schedule;
    this.#now = time;
    this.#origin = origin;
  }

  /**
   * Learns how the clocks differ from a message that is noticed now.
   * @param {number} sent the sender's time
   */
  compare(sent) {
    const difference = this.#now() + this.#origin - sent;
    if (difference < this.#difference) this.#difference = difference;
  }

  /**
   * Lines are noticed now.
   * @param {number} sent the sender's time when it sent them
   */
  came(sent) {
    this.compare(sent);
    const noticed = this.#now();
    const earliest = sent + this.#difference - this.#origin;
    const wasBusy = this.#busy > 0 || earliest < this.#idleSince;
    const arrived = wasBusy ? earliest : noticed;
    // Not before the lines that came before them.
    if (arrived > this.#arrived) this.#arrived = arrived;
  }

  /** The program has started up, which its time does not count. */
  begin() {
    this.#arrived = this.#now();
  }

  /** The program gets control now, until the end of this task. */
  enter() {
    this.#busy += 1;
    this.#schedule();
  }

  /**
   * A task in which the program had control is over.
   * @returns {boolean} whether the worker is idle
   */
  leave() {
    this.#busy -= 1;
    this.idle();
    return this.#busy === 0;
  }

  /** The worker is idle from now on, if no task of the program is left. */
  idle() {
    this.#idleSince = this.#now();
  }

  /** The program waits from now on, without letting go of the worker. */
  rest() {
    this.#busy = 0;
    this.idle();
  }

  /** The milliseconds since the last lines arrived. */
  took() {
    const time = this.#now() - this.#arrived;
    return time > 0 ? time : 0;
  }
}
