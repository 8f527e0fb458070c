// Distributes the lines among a JavaScript program's readers: `readLine()`, `process.stdin`, or an interface of `readline`.

import { runSoon } from "./captured.js";
import { Input } from "./input.js";

/**
 * @typedef {object} Reader
 * @property {() => boolean} wantsLine whether the reader wants the next line
 * @property {(line: string, input: Input) => void} take
 * @property {() => void} finish called once, when all lines have been read and the input is closed
 */

/** The readers of one input. Each line goes to the first reader that wants it. */
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

  /** Whether a reader waits for further input. */
  get isAwaited() {
    return !this.#input.isOver && this.#firstWanting() !== undefined;
  }

  /**
   * Schedules the distribution of lines, since a reader may want some now. It never gets them before its caller has continued,
   * as in Node.
   */
  pumpSoon() {
    if (this.#isPumpDue) return;
    this.#isPumpDue = true;
    runSoon(() => {
      this.#isPumpDue = false;
      this.#loop.guard(() => this.pump());
    });
  }

  pump() {
    while (this.#input.isThere) {
      const reader = this.#firstWanting();
      if (!reader) return;
      reader.take(/** @type {string} */ (this.#input.take()), this.#input);
    }
    if (!this.#input.isOver) return;
    for (const reader of this.#readers) {
      this.#readers.delete(reader);
      reader.finish();
    }
  }

  #firstWanting() {
    for (const reader of this.#readers) if (reader.wantsLine()) return reader;
    return undefined;
  }
}

/**
 * Promises of lines, in the order of the requests.
 * @implements {Reader}
 */
export class LinePromises {
  #readers;
  /** @type {((line: string | null) => void)[]} */
  #requests = [];
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
      this.#requests.push(resolve);
      this.#readers.pumpSoon();
    });
  }

  wantsLine() {
    return this.#requests.length > 0;
  }

  /** @param {string} line */
  take(line) {
    this.#requests.shift()?.(line);
  }

  finish() {
    this.#isOver = true;
    for (const resolve of this.#requests.splice(0)) resolve(null);
  }
}
