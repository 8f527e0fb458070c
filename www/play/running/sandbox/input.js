// The queue of a program's unread lines.

/** @typedef {{line: string, next: Entry | null}} Entry */

/** A linked list instead of an array, since a program can change the methods of arrays. */
export class Input {
  /** @type {Entry | null} */
  #first = null;
  /** @type {Entry | null} */
  #last = null;
  #isFinished = false;
  /** Called after lines have arrived, and after the input has been closed. @type {() => void} */
  arrived = () => {};

  /** @param {string[]} lines */
  give(lines) {
    for (let i = 0; i < lines.length; i += 1) {
      const entry = { line: lines[i], next: null };
      if (this.#last === null) this.#first = entry;
      else this.#last.next = entry;
      this.#last = entry;
    }
    this.arrived();
  }

  /** Closes the input. */
  finish() {
    this.#isFinished = true;
    this.arrived();
  }

  /** Whether there is a line. */
  get isThere() {
    return this.#first !== null;
  }

  /** Whether all lines have been read and the input is closed. */
  get isOver() {
    return this.#isFinished && this.#first === null;
  }

  /** The next line; undefined if none is available yet. */
  take() {
    const entry = this.#first;
    if (entry === null) return undefined;
    this.#first = entry.next;
    if (this.#first === null) this.#last = null;
    return entry.line;
  }
}
