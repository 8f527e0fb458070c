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
  /** Whether lines are on their way to the program, which is waiting for them. */
  areUnderWay = false;
  #changed;
  /** Whether the program asks for lines. */
  #isAsking = false;
  /** The numbers of entries, from the first one. */
  #given = 0;
  #received = 0;
  #channel = new BroadcastChannel(this.id);
  /** The entries that may be asked for again, and the number of those before. @type {Entry[]} */
  #entries = [];
  #dropped = 0;
  #isFinished = false;
  /** What is asked for and not there yet. @type {number | null} */
  #wanted = null;

  /** @param {() => void} changed called when lines have been sent on their way, and when they have arrived */
  constructor(changed) {
    this.#changed = changed;
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
    this.#given += 1;
    this.#entries.push(entry);
    this.#watch();
    this.#answer();
  }

  /** No more lines will come. */
  finish() {
    this.#isFinished = true;
    this.#answer();
  }

  /** The program asks for lines. */
  asked() {
    this.#isAsking = true;
    this.#watch();
  }

  /** @param {number} count of the entries that the program has received in all */
  arrived(count) {
    this.#isAsking = false;
    this.#received = count;
    this.#watch();
  }

  close() {
    this.#channel.close();
  }

  #watch() {
    const areUnderWay = this.#isAsking && this.#received < this.#given;
    if (areUnderWay === this.areUnderWay) return;
    this.areUnderWay = areUnderWay;
    this.#changed();
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
