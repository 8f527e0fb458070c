// The queue of a program's unread lines.

/** @typedef {{line: string, next: Given | null}} Given */

/** A linked list instead of an array, since a program can change the methods of arrays. */
export class Input {
  /** @type {Given | null} */
  #first = null;
  /** @type {Given | null} */
  #last = null;
  #isFinished = false;
  /** Called after lines have arrived, and after the input has been closed. @type {() => void} */
  arrived = () => {};

  /** @param {string[]} lines */
  give(lines) {
    for (let i = 0; i < lines.length; i += 1) {
      const given = { line: lines[i], next: null };
      if (this.#last === null) this.#first = given;
      else this.#last.next = given;
      this.#last = given;
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
    const given = this.#first;
    if (given === null) return undefined;
    this.#first = given.next;
    if (this.#first === null) this.#last = null;
    return given.line;
  }
}
