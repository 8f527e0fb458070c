// Time that can be held: while a tab is hidden or a game paused, its clock stands still and what comes up waits.

/** A clock that stands still while the game is held, and tasks that wait until it goes on. */
export class Hold {
  #isHeld;
  /** @type {number | undefined} when it stopped, if it stands */
  #stoppedAt;
  #stoppedFor = 0;
  /** @type {(() => void)[]} */
  #tasks = [];

  /** @param {() => boolean} isHeld whether nothing may go on now */
  constructor(isHeld) {
    this.#isHeld = isHeld;
  }

  /** Milliseconds, less those in which it stood. */
  now() {
    return (this.#stoppedAt ?? performance.now()) - this.#stoppedFor;
  }

  /** For how many milliseconds it has stood. */
  get stood() {
    return performance.now() - this.now();
  }

  /** Whether it stands still. */
  get stands() {
    return this.#stoppedAt !== undefined;
  }

  /**
   * Does a task now, or when the game goes on.
   * @param {() => void} task
   */
  later(task) {
    if (this.#isHeld()) this.#tasks.push(task);
    else task();
  }

  /** Stops or starts, as is due now, and does what has waited. */
  update() {
    const held = this.#isHeld();
    if (held && this.#stoppedAt === undefined) this.#stoppedAt = performance.now();
    if (!held && this.#stoppedAt !== undefined) {
      this.#stoppedFor += performance.now() - this.#stoppedAt;
      this.#stoppedAt = undefined;
    }
    while (this.#tasks.length > 0 && !this.#isHeld()) this.#tasks.shift()?.();
  }

  /** Forgets what waits. */
  drop() {
    this.#tasks = [];
  }
}
