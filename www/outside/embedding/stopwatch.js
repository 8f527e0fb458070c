// Measures how long a board has been visible.

/** When a board was opened, in milliseconds since 1970, and how many seconds it has been visible. @typedef {{ started: number, seconds: number }} Times */

export class Stopwatch {
  #started;
  /** The milliseconds before the page was last shown. */
  #before;
  /** @type {number | null} when the page was last shown; null while it is hidden */
  #since = null;
  #closed = new AbortController();

  /** @param {Times | null} times the earlier times of the same board */
  constructor(times) {
    this.#started = times?.started ?? Date.now();
    this.#before = (times?.seconds ?? 0) * 1000;
    this.#follow();
    const { signal } = this.#closed;
    document.addEventListener("visibilitychange", () => this.#follow(), { signal });
  }

  /** @returns {Times} */
  get times() {
    const now = this.#since === null ? 0 : performance.now() - this.#since;
    return { started: this.#started, seconds: Math.round((this.#before + now) / 1000) };
  }

  close() {
    this.#closed.abort();
  }

  #follow() {
    if (this.#since !== null) this.#before += performance.now() - this.#since;
    this.#since = document.hidden ? null : performance.now();
  }
}
