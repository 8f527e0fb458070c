// Measures how long a board has been visible.

/** When a board was opened, in milliseconds since 1970, and how many seconds it has been visible. @typedef {{ started: number, seconds: number }} Times */

export class Stopwatch {
  #started;
  /** The milliseconds before the page was last shown. */
  #earlierMs;
  /** @type {number | null} when the page was last shown; null while it is hidden */
  #shownAt = null;
  #closed = new AbortController();

  /** @param {Times | null} times the earlier times of the same board */
  constructor(times) {
    this.#started = times?.started ?? Date.now();
    this.#earlierMs = (times?.seconds ?? 0) * 1000;
    this.#updateVisibility();
    const { signal } = this.#closed;
    document.addEventListener("visibilitychange", () => this.#updateVisibility(), { signal });
  }

  /** @returns {Times} */
  get times() {
    const currentMs = this.#shownAt === null ? 0 : performance.now() - this.#shownAt;
    return { started: this.#started, seconds: Math.round((this.#earlierMs + currentMs) / 1000) };
  }

  close() {
    this.#closed.abort();
  }

  #updateVisibility() {
    if (this.#shownAt !== null) this.#earlierMs += performance.now() - this.#shownAt;
    this.#shownAt = document.hidden ? null : performance.now();
  }
}
