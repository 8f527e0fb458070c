// The lines of a program that fetches them. If the browser cannot suspend a program, its worker is blocked while it waits, and
// receives no messages. So it sends a blocking request, which the site's service worker answers once there is a line. The
// service worker asks this module for each request: the browser may end it at any moment, and it keeps no state.

/**
 * Lines that were sent together, with the time.
 * @typedef {{lines: string[], sent: number}} Entry
 */

/**
 * A service worker's request on a run's channel, and the answer: all entries from a number on.
 * @typedef {{after: number}} LineRequest
 * @typedef {{after: number, entries: Entry[], isFinished: boolean}} Answer
 */

export class FetchedLines {
  /** The name of the run's channel. */
  id = crypto.randomUUID();
  /** Whether lines are in transit to the program, which is waiting for them. */
  areUnderWay = false;
  #changed;
  /** Whether the program is requesting lines. */
  #isAsking = false;
  /** The numbers of entries, from the first one. */
  #sentCount = 0;
  #receivedCount = 0;
  #channel = new BroadcastChannel(this.id);
  /** The entries that may be requested again, and the number of earlier ones. @type {Entry[]} */
  #entries = [];
  #droppedCount = 0;
  #isFinished = false;
  /** The requested entry that does not exist yet. @type {number | null} */
  #requestedEntry = null;

  /** @param {() => void} changed called when lines have been sent, and when they have arrived */
  constructor(changed) {
    this.#changed = changed;
    this.#channel.onmessage = (/** @type {MessageEvent<LineRequest | Answer>} */ { data }) => {
      if ("entries" in data) return;
      // A request for these entries confirms the earlier ones.
      this.#entries.splice(0, data.after - this.#droppedCount);
      this.#droppedCount = data.after;
      this.#requestedEntry = data.after;
      this.#answer();
    };
  }

  /** @param {Entry} entry */
  give(entry) {
    this.#sentCount += 1;
    this.#entries.push(entry);
    this.#updateUnderWay();
    this.#answer();
  }

  /** Closes the input. */
  finish() {
    this.#isFinished = true;
    this.#answer();
  }

  /** The program requests lines. */
  recordRequest() {
    this.#isAsking = true;
    this.#updateUnderWay();
  }

  /** @param {number} count the total number of entries that the program has received */
  recordArrival(count) {
    this.#isAsking = false;
    this.#receivedCount = count;
    this.#updateUnderWay();
  }

  close() {
    this.#channel.close();
  }

  #updateUnderWay() {
    const areUnderWay = this.#isAsking && this.#receivedCount < this.#sentCount;
    if (areUnderWay === this.areUnderWay) return;
    this.areUnderWay = areUnderWay;
    this.#changed();
  }

  #answer() {
    if (this.#requestedEntry === null) return;
    if (this.#entries.length === 0 && !this.#isFinished) return;
    /** @type {Answer} */
    const answer = {
      after: this.#requestedEntry,
      entries: this.#entries,
      isFinished: this.#isFinished,
    };
    this.#requestedEntry = null;
    this.#channel.postMessage(answer);
  }
}
