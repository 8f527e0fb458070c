// What has been read so far: the rows that count, and the files that have nothing or something damaged.

import { nextTask } from "../../kit/page/next-task.js";
import { checked, keyOf, Refused } from "./checking.js";

/** @typedef {import("./checking.js").Row} Row */
/** @typedef {import("./reading.js").Found} Found */
/** A file with what is wrong: a message, or a sentence. @typedef {{ file: string, problem: string }} Trouble */

/** The most that counts of one learner, and of all together: many times what a school hands in. */
const [MAX_PER_LEARNER, MAX_ROWS] = [500, 20_000];

export class Collection {
  /** @type {Row[]} */
  rows = [];
  /** @type {Trouble[]} */
  troubles = [];
  /** How many were handed in more than once. */
  doubles = 0;
  /** @type {Set<string>} */
  #known = new Set();
  /** How many came of each learner. @type {Map<string, number>} */
  #learners = new Map();

  /**
   * Takes in all that is found. Other tasks of the page come in between.
   * @param {AsyncIterable<Found> | Iterable<Found>} found
   * @param {() => void} progress called after each
   * @param {AbortSignal} stopped what was taken in until then stays
   */
  async take(found, progress, stopped) {
    const rest =
      Symbol.asyncIterator in found ? found[Symbol.asyncIterator]() : found[Symbol.iterator]();
    // A file may be slow to come, or never come.
    const over = new Promise((resolve) => {
      stopped.addEventListener("abort", () => resolve(null), { once: true });
    });
    for (;;) {
      const next = /** @type {IteratorResult<Found> | null} */ (
        await Promise.race([rest.next(), over])
      );
      if (!next || next.done) return;
      const each = next.value;
      if ("problem" in each) this.troubles.push(each);
      else if (this.rows.length < MAX_ROWS) await this.#add(each);
      else {
        this.troubles.push({ file: each.file, problem: "collect-full" });
        return;
      }
      progress();
      await nextTask();
      if (stopped.aborted) return;
    }
  }

  /** @param {Extract<Found, { handIn: unknown }>} found */
  async #add({ file, handIn }) {
    const key = keyOf(handIn);
    if (this.#known.has(key)) {
      this.doubles += 1;
      return;
    }
    const count = (this.#learners.get(handIn.name) ?? 0) + 1;
    this.#learners.set(handIn.name, count);
    if (count > MAX_PER_LEARNER) {
      // Once for each learner.
      if (count === MAX_PER_LEARNER + 1) {
        this.troubles.push({ file, problem: "collect-many-of-learner" });
      }
      return;
    }
    try {
      this.rows.push(await checked(handIn, file));
      this.#known.add(key);
    } catch (thrown) {
      // A file of the site that does not come is no fault of what was handed in.
      const problem = thrown instanceof Refused ? thrown.id : "collect-unchecked";
      this.troubles.push({ file, problem });
    }
  }
}
