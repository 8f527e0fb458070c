// The lines that a program was given and has not yet read.

/** @typedef {{line: string, next: Given | null}} Given */

/** A chain, and not an array: a program can change what arrays do. */
export class Input {
  /** @type {Given | null} */
  #first = null;
  /** @type {Given | null} */
  #last = null;
  #isFinished = false;
  /** Called after lines have come, and after the input has been finished. @type {() => void} */
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

  /** No more lines will come. */
  finish() {
    this.#isFinished = true;
    this.arrived();
  }

  /** Whether there is a line. */
  get isThere() {
    return this.#first !== null;
  }

  /** Whether all lines have been read and no more will come. */
  get isOver() {
    return this.#isFinished && this.#first === null;
  }

  /** The next line; undefined if there is none now. */
  take() {
    const given = this.#first;
    if (given === null) return undefined;
    this.#first = given.next;
    if (this.#first === null) this.#last = null;
    return given.line;
  }
}
