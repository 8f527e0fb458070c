// What has been read so far: the rows that count, and the files that have nothing or something damaged.

import { nextTask } from "../worker-client/next-task.js";
import { checked, keyOf, Refused } from "./checking.js";

/** @typedef {import("./checking.js").Row} Row */
/** @typedef {import("./reading.js").Found} Found */
/** A file with what is wrong: a message, or a sentence. @typedef {{ file: string, problem: string }} Trouble */

export class Collection {
  /** @type {Row[]} */
  rows = [];
  /** @type {Trouble[]} */
  troubles = [];
  /** How many were handed in more than once. */
  doubles = 0;
  /** @type {Set<string>} */
  #known = new Set();

  /**
   * Takes in all that is found. Other tasks of the page come in between.
   * @param {AsyncIterable<Found> | Iterable<Found>} found
   * @param {() => void} progress called after each
   */
  async take(found, progress) {
    for await (const each of found) {
      if ("problem" in each) this.troubles.push(each);
      else await this.#add(each);
      progress();
      await nextTask();
    }
  }

  /** @param {Extract<Found, { handIn: unknown }>} found */
  async #add({ file, handIn }) {
    const key = keyOf(handIn);
    if (this.#known.has(key)) {
      this.doubles += 1;
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
