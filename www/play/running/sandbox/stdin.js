// `process.stdin` and the module `readline`, to the extent that contest programs use them. Text that arrives together is one
// chunk, as from a pipe.

import { EventEmitter } from "./emitter.js";

/** @typedef {import("./readers.js").Readers} Readers */
/** @typedef {import("./input.js").Input} Input */
/** @typedef {import("./readers.js").Reader} Reader */

/**
 * A stream that is read in chunks: standard input, or a file.
 * @implements {Reader}
 */
export class Stream extends EventEmitter {
  fd = 0;
  isTTY = false;
  #isFlowing = false;
  /** Whether listeners have been notified of the readable text. */
  #isAnnounced = false;
  #isOver = false;
  /** The text that listeners of `readable` have not read yet. */
  #unread = "";
  #input;
  /** @type {((result: IteratorResult<string>) => void)[]} */
  #requests = [];

  /**
   * @param {Readers} readers
   * @param {Input} input
   */
  constructor(readers, input) {
    super();
    this.readers = readers;
    this.#input = input;
    readers.add(this);
  }

  wantsLine() {
    const isToAnnounce = this.listenerCount("readable") > 0 && !this.#isAnnounced;
    return this.#isFlowing || this.#requests.length > 0 || isToAnnounce;
  }

  /** @param {string} line */
  take(line) {
    const text = this.#availableText(line);
    const resolve = this.#requests.shift();
    if (resolve) resolve({ done: false, value: text });
    else if (this.#isFlowing) this.emit("data", text);
    else this.#announce(text);
  }

  finish() {
    this.#isOver = true;
    for (const resolve of this.#requests.splice(0)) resolve({ done: true, value: undefined });
    this.emit("readable");
    this.emit("end");
    this.emit("close");
  }

  /** @param {string} text */
  #announce(text) {
    this.#unread += text;
    this.#isAnnounced = true;
    this.emit("readable");
  }

  /** The available text, with a line that was taken from it. @param {string} [line] */
  #availableText(line) {
    let text = line === undefined ? "" : `${line}\n`;
    for (let next = this.#input.take(); next !== undefined; next = this.#input.take()) {
      text += `${next}\n`;
    }
    return text;
  }

  /** The available unread text; null if there is none. */
  read() {
    const text = this.#unread + this.#availableText();
    this.#unread = "";
    this.#isAnnounced = false;
    if (this.#input.isOver) this.readers.pumpSoon();
    return text === "" ? null : text;
  }

  /** @param {string | symbol} name */
  listened(name) {
    if (name === "data") this.#isFlowing = true;
    this.readers.pumpSoon();
  }

  resume() {
    this.#isFlowing = true;
    this.readers.pumpSoon();
    return this;
  }

  pause() {
    this.#isFlowing = false;
    return this;
  }

  setEncoding() {
    return this;
  }

  unref() {
    return this.pause();
  }

  ref() {
    return this;
  }

  /** @returns {AsyncIterator<string> & AsyncIterable<string>} */
  [Symbol.asyncIterator]() {
    return {
      next: () => {
        if (this.#isOver) return Promise.resolve({ done: true, value: undefined });
        return new Promise((resolve) => {
          this.#requests.push(resolve);
          this.readers.pumpSoon();
        });
      },
      return: () => Promise.resolve({ done: true, value: undefined }),
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }
}

/**
 * An interface of `readline`. A line waits until the program listens, asks a question, or iterates. (In Node, lines between two
 * questions are lost.)
 * @implements {Reader}
 */
export class Interface extends EventEmitter {
  #readers;
  #write;
  /** @type {((line: string | null) => void)[]} */
  #requests = [];
  #isPaused = false;
  #isClosed = false;
  #prompt = "> ";
  terminal = false;
  line = "";

  /**
   * @param {Stream} stream
   * @param {((text: string) => void) | null} write writes a question
   */
  constructor(stream, write) {
    super();
    this.#readers = stream.readers;
    this.#write = write;
    this.#readers.add(this);
    stream.pause();
  }

  wantsLine() {
    if (this.#isClosed) return false;
    return this.#requests.length > 0 || (!this.#isPaused && this.listenerCount("line") > 0);
  }

  /** @param {string} line */
  take(line) {
    const text = line.endsWith("\r") ? line.slice(0, -1) : line;
    const resolve = this.#requests.shift();
    if (resolve) resolve(text);
    else this.emit("line", text);
  }

  finish() {
    this.close();
  }

  listened() {
    this.#readers.pumpSoon();
  }

  /** @returns {Promise<string | null>} the next line; null at the end of the input */
  #next() {
    if (this.#isClosed) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#requests.push(resolve);
      this.#readers.pumpSoon();
    });
  }

  /**
   * Asks a question for the next line, with a callback as in `readline`, without one as in `readline/promises`.
   * @param {string} question
   * @param {...any} others optional options and the callback
   * @returns {Promise<string> | undefined}
   */
  question(question, ...others) {
    const answered = others.at(-1);
    if (typeof answered !== "function") {
      return new Promise((resolve) => {
        this.question(question, resolve);
      });
    }
    if (this.#isClosed) throw new Error("readline was closed");
    this.#write?.(question);
    this.#requests.push((line) => {
      if (line !== null) answered(line);
    });
    this.#readers.pumpSoon();
    return undefined;
  }

  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const resolve of this.#requests.splice(0)) resolve(null);
    this.emit("close");
  }

  pause() {
    this.#isPaused = true;
    this.emit("pause");
    return this;
  }

  resume() {
    this.#isPaused = false;
    this.emit("resume");
    this.#readers.pumpSoon();
    return this;
  }

  /** @param {string} prompt */
  setPrompt(prompt) {
    this.#prompt = prompt;
  }

  getPrompt() {
    return this.#prompt;
  }

  prompt() {
    this.#write?.(this.#prompt);
  }

  /** @returns {AsyncIterator<string> & AsyncIterable<string>} */
  [Symbol.asyncIterator]() {
    return {
      next: async () => {
        const line = await this.#next();
        return line === null ? { done: true, value: undefined } : { done: false, value: line };
      },
      return: () => {
        this.close();
        return Promise.resolve({ done: true, value: undefined });
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }
}
