// A clock that can be stopped. While a tab is hidden or a game is paused, the clock stops and tasks wait.

/** A clock that stops while the game is held, and tasks that wait until the game continues. */
export class PausableClock {
  #isHeld;
  /** @type {number | undefined} the time at which the clock stopped, if it is stopped */
  #stoppedAt;
  #stoppedFor = 0;
  /** @type {(() => void)[]} */
  #tasks = [];

  /** @param {() => boolean} isHeld whether the game must stop now */
  constructor(isHeld) {
    this.#isHeld = isHeld;
  }

  /** The time in milliseconds, without the periods during which the clock was stopped. */
  now() {
    return (this.#stoppedAt ?? performance.now()) - this.#stoppedFor;
  }

  /** The total time during which the clock was stopped, in milliseconds. */
  get stoppedMs() {
    return performance.now() - this.now();
  }

  /** Whether the clock is stopped. */
  get isStopped() {
    return this.#stoppedAt !== undefined;
  }

  /**
   * Runs a task now, or when the game continues.
   * @param {() => void} task
   */
  runWhenActive(task) {
    if (this.#isHeld()) this.#tasks.push(task);
    else task();
  }

  /** Stops or starts the clock as required now, and runs the tasks that waited. */
  update() {
    const isHeldNow = this.#isHeld();
    if (isHeldNow && this.#stoppedAt === undefined) this.#stoppedAt = performance.now();
    if (!isHeldNow && this.#stoppedAt !== undefined) {
      this.#stoppedFor += performance.now() - this.#stoppedAt;
      this.#stoppedAt = undefined;
    }
    while (this.#tasks.length > 0 && !this.#isHeld()) this.#tasks.shift()?.();
  }

  /** Discards the waiting tasks. */
  dropTasks() {
    this.#tasks = [];
  }
}
