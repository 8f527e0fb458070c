// The lines of a program that fetches them. Where the browser cannot suspend a program, its worker is blocked while it waits,
// and hears nothing. So it asks by a request that blocks, and the site's service worker answers once there is a line. The
// service worker asks here, each time anew: it may be ended by the browser at any moment, and forgets everything.

/**
 * Lines that were given together, with the time.
 * @typedef {{lines: string[], sent: number}} Entry
 */

/**
 * What a service worker asks on a run's channel, and is answered: all entries from one on.
 * @typedef {{after: number}} Wanted
 * @typedef {{after: number, entries: Entry[], isFinished: boolean}} Answer
 */

export class FetchedLines {
  /** The name of the run's channel. */
  id = crypto.randomUUID();
  #channel = new BroadcastChannel(this.id);
  /** The entries that may be asked for again, and the number of those before. @type {Entry[]} */
  #entries = [];
  #dropped = 0;
  #isFinished = false;
  /** What is asked for and not there yet. @type {number | null} */
  #wanted = null;

  constructor() {
    this.#channel.onmessage = (/** @type {MessageEvent<Wanted | Answer>} */ { data }) => {
      if ("entries" in data) return;
      // Whoever asks for these has those before.
      this.#entries.splice(0, data.after - this.#dropped);
      this.#dropped = data.after;
      this.#wanted = data.after;
      this.#answer();
    };
  }

  /** @param {Entry} entry */
  give(entry) {
    this.#entries.push(entry);
    this.#answer();
  }

  /** No more lines will come. */
  finish() {
    this.#isFinished = true;
    this.#answer();
  }

  close() {
    this.#channel.close();
  }

  #answer() {
    if (this.#wanted === null) return;
    if (this.#entries.length === 0 && !this.#isFinished) return;
    /** @type {Answer} */
    const answer = { after: this.#wanted, entries: this.#entries, isFinished: this.#isFinished };
    this.#wanted = null;
    this.#channel.postMessage(answer);
  }
}
