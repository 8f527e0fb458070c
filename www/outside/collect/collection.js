// The hand-ins read so far: valid rows, and files that contain none or a damaged one.

import { nextTask } from "../../kit/page/next-task.js";
import { checkHandIn, keyOf, RejectedHandIn } from "./checking.js";

/** @typedef {import("./checking.js").Row} Row */
/** @typedef {import("./reading.js").CollectedEntry} CollectedEntry */
/** A file and its problem, as a message or a sentence. @typedef {{ file: string, problem: string }} Trouble */

/** The maximum number of hand-ins of one learner, and of all learners: far more than a school needs. */
const [MAX_PER_LEARNER, MAX_ROWS] = [500, 20_000];

export class Collection {
  /** @type {Row[]} */
  rows = [];
  /** @type {Trouble[]} */
  troubles = [];
  /** The number of repeated hand-ins. */
  duplicates = 0;
  /** @type {Set<string>} */
  #known = new Set();
  /** The number of hand-ins by learner. @type {Map<string, number>} */
  #learners = new Map();

  /**
   * Adds all entries. Other tasks of the page run in between.
   * @param {AsyncIterable<CollectedEntry> | Iterable<CollectedEntry>} entries
   * @param {() => void} progress called after each
   * @param {AbortSignal} stopSignal stops adding; earlier hand-ins remain
   */
  async addAll(entries, progress, stopSignal) {
    const iterator =
      Symbol.asyncIterator in entries
        ? entries[Symbol.asyncIterator]()
        : entries[Symbol.iterator]();
    // A file may arrive late or never.
    const stopped = new Promise((resolve) => {
      stopSignal.addEventListener("abort", () => resolve(null), { once: true });
    });
    for (;;) {
      const next = /** @type {IteratorResult<CollectedEntry> | null} */ (
        await Promise.race([iterator.next(), stopped])
      );
      if (!next || next.done) return;
      const entry = next.value;
      if ("problem" in entry) this.troubles.push(entry);
      else if (this.rows.length < MAX_ROWS) await this.#add(entry);
      else {
        this.troubles.push({ file: entry.file, problem: "collect-full" });
        return;
      }
      progress();
      await nextTask();
      if (stopSignal.aborted) return;
    }
  }

  /** @param {Extract<CollectedEntry, { handIn: unknown }>} entry */
  async #add({ file, handIn }) {
    const key = keyOf(handIn);
    if (this.#known.has(key)) {
      this.duplicates += 1;
      return;
    }
    const count = (this.#learners.get(handIn.name) ?? 0) + 1;
    this.#learners.set(handIn.name, count);
    if (count > MAX_PER_LEARNER) {
      // Reported once for each learner.
      if (count === MAX_PER_LEARNER + 1) {
        this.troubles.push({ file, problem: "collect-many-of-learner" });
      }
      return;
    }
    try {
      this.rows.push(await checkHandIn(handIn, file));
      this.#known.add(key);
    } catch (thrown) {
      // If a file of the site fails to load, the hand-in is not at fault.
      const problem = thrown instanceof RejectedHandIn ? thrown.id : "collect-unchecked";
      this.troubles.push({ file, problem });
    }
  }
}
