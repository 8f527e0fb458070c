// A program's output: lines on standard output, text on standard error.
//
// Every report is a message, and too many messages would block the page, so that it could not even end the program. So a
// program that writes far too much is ended, and only part of its standard error is stored.

import { indexOf, sliceOf } from "./captured.js";

/**
 * The output limit after each delivery of lines: the number of lines, and the total number of characters.
 * @typedef {{lines: number, characters: number}} Credit
 */

/** The maximum number of standard error characters stored after the last delivery. */
const MAX_STDERR_LENGTH = 0x1_0000;
/**
 * The number of standard error lines that are reported at once: even if the program never returns, its last lines are known.
 */
const MAX_IMMEDIATE_LINES = 100;
/** The number of characters of later lines to report together, and their maximum delay, in milliseconds. */
const MAX_BATCH_LENGTH = 0x1000;
const MAX_DELAY_MS = 50;
/** The maximum number of characters reported of an unfinished line. */
const MAX_PARTIAL_LENGTH = 1000;

export class Output {
  #report;
  #clock;
  #credit;
  #onFlood;
  #isClosed = true;
  #lineCount = 0;
  #characterCount = 0;
  /** The text after the last end of line. */
  #partialLine = "";
  #isPartialReported = true;

  /** The standard error after the last end of line. */
  #partialError = "";
  /** The unreported lines, and the time of the first. */
  #unreportedErrors = "";
  #unreportedTime = 0;
  #errorLineCount = 0;
  #errorCharacterCount = 0;
  #droppedCount = 0;
  /** The number of deliveries of lines to the program. */
  #deliveries = 0;

  /**
   * @param {(message: import("./begin.js").FromWorker) => void} report
   * @param {{took: () => number}} clock
   * @param {Credit} credit
   * @param {(reason: "lines" | "characters") => void} onFlood called once, when the credit is used up
   */
  constructor(report, clock, credit, onFlood) {
    this.#report = report;
    this.#clock = clock;
    this.#credit = credit;
    this.#onFlood = onFlood;
  }

  /** Records the start of the program. */
  open() {
    this.#isClosed = false;
  }

  /**
   * Handles text on standard output, with or without ends of lines.
   * @param {string} text
   */
  write(text) {
    if (this.#isClosed || text === "") return;
    const took = this.#clock.took();
    const left = this.#credit.characters - this.#characterCount;
    this.#characterCount += text.length;
    // The lines before the flood count.
    this.#splitLines(text.length > left ? sliceOf(text, 0, left) : text, took);
    if (text.length > left) this.#overflow("characters");
  }

  /**
   * @param {string} text
   * @param {number} took
   */
  #splitLines(text, took) {
    let from = 0;
    for (let end = indexOf(text, "\n"); end >= 0; end = indexOf(text, "\n", from)) {
      if (this.#lineCount === this.#credit.lines) return this.#overflow("lines");
      this.#lineCount += 1;
      const line = this.#partialLine + sliceOf(text, from, end);
      this.#partialLine = "";
      from = end + 1;
      this.#reportErrors();
      this.#report({ type: "line", text: line, took });
    }
    this.#partialLine += sliceOf(text, from);
    this.#isPartialReported = this.#partialLine === "";
  }

  /** @param {"lines" | "characters"} reason */
  #overflow(reason) {
    if (this.#isClosed) return;
    this.flush();
    this.#isClosed = true;
    this.#onFlood(reason);
  }

  /**
   * Handles text on standard error, with or without ends of lines.
   * @param {string} text
   */
  writeError(text) {
    if (this.#isClosed || text === "") return;
    const left = MAX_STDERR_LENGTH - this.#errorCharacterCount;
    const kept = text.length > left ? sliceOf(text, 0, left) : text;
    this.#errorCharacterCount += kept.length;
    let from = 0;
    for (let end = indexOf(kept, "\n"); end >= 0; end = indexOf(kept, "\n", from)) {
      this.#addErrorLine(this.#partialError + sliceOf(kept, from, end));
      this.#partialError = "";
      from = end + 1;
    }
    this.#partialError += sliceOf(kept, from);
    if (text.length > left) this.#countDropped(text.length - left, left > 0);
  }

  /**
   * @param {number} count the number of characters
   * @param {boolean} areFirst whether no earlier characters have been dropped
   */
  #countDropped(count, areFirst) {
    this.#droppedCount += count;
    // Immediately, since the program may never return.
    if (areFirst) this.flush();
  }

  /** @param {string} line */
  #addErrorLine(line) {
    const took = this.#clock.took();
    if (this.#unreportedErrors === "") this.#unreportedTime = took;
    this.#unreportedErrors += `${line}\n`;
    this.#errorLineCount += 1;
    const isUrgent =
      this.#errorLineCount <= MAX_IMMEDIATE_LINES || took - this.#unreportedTime > MAX_DELAY_MS;
    if (isUrgent || this.#unreportedErrors.length > MAX_BATCH_LENGTH) this.#reportErrors();
  }

  #reportErrors() {
    if (this.#unreportedErrors === "") return;
    const text = sliceOf(this.#unreportedErrors, 0, -1);
    this.#report({ type: "said", text, took: this.#unreportedTime, given: this.#deliveries });
    this.#unreportedErrors = "";
  }

  /** Reports all pending lines, even unfinished ones: the program may not write again for a while. */
  flush() {
    if (this.#partialError !== "") {
      this.#addErrorLine(this.#partialError);
      this.#partialError = "";
    }
    this.#reportErrors();
    if (this.#droppedCount > 0) {
      this.#report({ type: "unsaid", characters: this.#droppedCount, given: this.#deliveries });
      this.#droppedCount = 0;
    }
    if (!this.#isPartialReported) {
      this.#isPartialReported = true;
      this.#report({ type: "partial", text: sliceOf(this.#partialLine, 0, MAX_PARTIAL_LENGTH) });
    }
  }

  /** Records a delivery of lines, which renews the program's credit. */
  refill() {
    if (!this.#isClosed) this.flush();
    this.#deliveries += 1;
    if (this.#isClosed) return;
    this.#lineCount = 0;
    this.#characterCount = this.#partialLine.length;
    this.#errorCharacterCount = 0;
    this.#errorLineCount = 0;
  }

  /** Handles the end of the program. An unfinished last line does not count. */
  close() {
    if (this.#isClosed) return;
    this.flush();
    this.#isClosed = true;
  }
}
