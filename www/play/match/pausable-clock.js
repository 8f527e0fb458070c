// A clock that can be held. While a tab is hidden or a game is paused, the clock stands still and tasks wait.

/** A clock that stands still while the game is held, and tasks that wait until the game goes on. */
export class PausableClock {
  #isHeld;
  /** @type {number | undefined} when the clock stopped, if it stands still */
  #stoppedAt;
  #stoppedFor = 0;
  /** @type {(() => void)[]} */
  #tasks = [];

  /** @param {() => boolean} isHeld whether the game must stand still now */
  constructor(isHeld) {
    this.#isHeld = isHeld;
  }

  /** The time in milliseconds, without the periods in which the clock stood still. */
  now() {
    return (this.#stoppedAt ?? performance.now()) - this.#stoppedFor;
  }

  /** The total time in which the clock stood still, in milliseconds. */
  get stood() {
    return performance.now() - this.now();
  }

  /** Whether the clock stands still. */
  get stands() {
    return this.#stoppedAt !== undefined;
  }

  /**
   * Runs a task now, or when the game goes on.
   * @param {() => void} task
   */
  later(task) {
    if (this.#isHeld()) this.#tasks.push(task);
    else task();
  }

  /** Stops or starts the clock as required now, and runs the tasks that waited. */
  update() {
    const held = this.#isHeld();
    if (held && this.#stoppedAt === undefined) this.#stoppedAt = performance.now();
    if (!held && this.#stoppedAt !== undefined) {
      this.#stoppedFor += performance.now() - this.#stoppedAt;
      this.#stoppedAt = undefined;
    }
    while (this.#tasks.length > 0 && !this.#isHeld()) this.#tasks.shift()?.();
  }

  /** Discards the waiting tasks. */
  drop() {
    this.#tasks = [];
  }
}
