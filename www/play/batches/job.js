// A task that plays many games: it begins, can be cancelled, and ends. It does not depend on a page.

/**
 * `interrupted`: an earlier page began it.
 * @typedef {"waiting" | "running" | "done" | "cancelled" | "failed" | "interrupted"} Status
 */

/** Fires `change` after each game and whenever its status changes. */
export class Job extends EventTarget {
  /** @type {Status} */
  status = "waiting";
  /** The cause of its failure. @type {unknown} */
  problem = null;
  /** Its start, by `performance.now()`. */
  began = 0;
  #stop = new AbortController();

  get isRunning() {
    return this.status === "running";
  }

  /**
   * Plays all games. Does not reject.
   * @returns {Promise<void>}
   */
  async run() {
    this.began = performance.now();
    this.#become("running");
    try {
      await this.work(this.#stop.signal);
      this.#become("done");
    } catch (thrown) {
      if (!this.#stop.signal.aborted) this.problem = thrown;
      this.#become(this.#stop.signal.aborted ? "cancelled" : "failed");
    }
  }

  /** Ends all games in progress, and their workers. */
  cancel() {
    this.#stop.abort();
  }

  fireChange() {
    this.dispatchEvent(new Event("change"));
  }

  /**
   * @param {AbortSignal} _signal
   * @returns {Promise<void>}
   */
  async work(_signal) {}

  /** @param {Status} status */
  #become(status) {
    this.status = status;
    this.fireChange();
  }
}
