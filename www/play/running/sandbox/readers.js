// Who in a JavaScript program gets the next line: `readLine()`, `process.stdin`, or an interface of `readline`.

import { soon } from "./captured.js";
import { Input } from "./input.js";

/**
 * @typedef {object} Reader
 * @property {() => boolean} wants whether it wants the next line
 * @property {(line: string, input: Input) => void} take
 * @property {() => void} over called once, when all lines have been read and no more will come
 */

/** The readers of one input. Each line goes to one of them, the first that wants it. */
export class Readers {
  #input;
  #loop;
  /** @type {Set<Reader>} */
  #readers = new Set();
  #isPumpDue = false;

  /**
   * @param {Input} input
   * @param {import("./loop.js").Loop} loop
   */
  constructor(input, loop) {
    this.#input = input;
    this.#loop = loop;
    input.arrived = () => loop.guard(() => this.pump());
  }

  /** @param {Reader} reader */
  add(reader) {
    this.#readers.add(reader);
  }

  /** Whether somebody waits for what may still come. */
  get isAwaited() {
    return !this.#input.isOver && this.#wanting() !== undefined;
  }

  /** Hands out lines soon, since a reader may want some now. It gets none before its caller has gone on, as in Node. */
  pumpSoon() {
    if (this.#isPumpDue) return;
    this.#isPumpDue = true;
    soon(() => {
      this.#isPumpDue = false;
      this.#loop.guard(() => this.pump());
    });
  }

  pump() {
    while (this.#input.isThere) {
      const reader = this.#wanting();
      if (!reader) return;
      reader.take(/** @type {string} */ (this.#input.take()), this.#input);
    }
    if (!this.#input.isOver) return;
    for (const reader of this.#readers) {
      this.#readers.delete(reader);
      reader.over();
    }
  }

  #wanting() {
    for (const reader of this.#readers) if (reader.wants()) return reader;
    return undefined;
  }
}

/**
 * Promises of lines, in the order in which they were asked for.
 * @implements {Reader}
 */
export class LinePromises {
  #readers;
  /** @type {((line: string | null) => void)[]} */
  #asked = [];
  #isOver = false;

  /** @param {Readers} readers */
  constructor(readers) {
    this.#readers = readers;
    readers.add(this);
  }

  /** @returns {Promise<string | null>} the next line; null at the end of the input */
  next() {
    if (this.#isOver) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#asked.push(resolve);
      this.#readers.pumpSoon();
    });
  }

  wants() {
    return this.#asked.length > 0;
  }

  /** @param {string} line */
  take(line) {
    this.#asked.shift()?.(line);
  }

  over() {
    this.#isOver = true;
    for (const resolve of this.#asked.splice(0)) resolve(null);
  }
}
