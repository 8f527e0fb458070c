// A program's output: lines on standard output, text on standard error.
//
// Every report is a message, and too many messages would block the page, so that it could not even end the program. So a
// program that writes far too much is ended, and only part of its standard error is stored.

import { indexIn, partOf } from "./captured.js";

/**
 * The output limit after each delivery of lines: the number of lines, and the total number of characters.
 * @typedef {{lines: number, characters: number}} Credit
 */

/** The maximum number of standard error characters stored after the last delivery. */
const MAX_SAID = 0x1_0000;
/**
 * The number of standard error lines that are reported at once: even if the program never returns, its last lines are known.
 */
const AT_ONCE = 100;
/** The number of characters of later lines to report together, and their maximum delay, in milliseconds. */
const TOGETHER = 0x1000;
const WAIT = 50;
/** The maximum number of characters reported of an unfinished line. */
const SHOWN = 1000;

export class Output {
  #report;
  #clock;
  #credit;
  #flood;
  #isClosed = true;
  #lines = 0;
  #characters = 0;
  /** The text after the last end of line. */
  #rest = "";
  #isRestReported = true;

  /** The standard error after the last end of line. */
  #saying = "";
  /** The unreported lines, and the time of the first. */
  #said = "";
  #saidAt = 0;
  #saidLines = 0;
  #saidCount = 0;
  #dropped = 0;
  /** The number of deliveries of lines to the program. */
  #deliveries = 0;

  /**
   * @param {(message: import("./begin.js").FromWorker) => void} report
   * @param {{took: () => number}} clock
   * @param {Credit} credit
   * @param {(reason: "lines" | "characters") => void} flood called once, when the credit is used up
   */
  constructor(report, clock, credit, flood) {
    this.#report = report;
    this.#clock = clock;
    this.#credit = credit;
    this.#flood = flood;
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
    const left = this.#credit.characters - this.#characters;
    this.#characters += text.length;
    // The lines before the flood count.
    this.#cut(text.length > left ? partOf(text, 0, left) : text, took);
    if (text.length > left) this.#overflow("characters");
  }

  /**
   * @param {string} text
   * @param {number} took
   */
  #cut(text, took) {
    let from = 0;
    for (let end = indexIn(text, "\n"); end >= 0; end = indexIn(text, "\n", from)) {
      if (this.#lines === this.#credit.lines) return this.#overflow("lines");
      this.#lines += 1;
      const line = this.#rest + partOf(text, from, end);
      this.#rest = "";
      from = end + 1;
      this.#reportSaid();
      this.#report({ type: "line", text: line, took });
    }
    this.#rest += partOf(text, from);
    this.#isRestReported = this.#rest === "";
  }

  /** @param {"lines" | "characters"} reason */
  #overflow(reason) {
    if (this.#isClosed) return;
    this.flush();
    this.#isClosed = true;
    this.#flood(reason);
  }

  /**
   * Handles text on standard error, with or without ends of lines.
   * @param {string} text
   */
  say(text) {
    if (this.#isClosed || text === "") return;
    const left = MAX_SAID - this.#saidCount;
    const kept = text.length > left ? partOf(text, 0, left) : text;
    this.#saidCount += kept.length;
    let from = 0;
    for (let end = indexIn(kept, "\n"); end >= 0; end = indexIn(kept, "\n", from)) {
      this.#sayLine(this.#saying + partOf(kept, from, end));
      this.#saying = "";
      from = end + 1;
    }
    this.#saying += partOf(kept, from);
    if (text.length > left) this.#drop(text.length - left, left > 0);
  }

  /**
   * @param {number} characters
   * @param {boolean} isFirst
   */
  #drop(characters, isFirst) {
    this.#dropped += characters;
    // Immediately, since the program may never return.
    if (isFirst) this.flush();
  }

  /** @param {string} line */
  #sayLine(line) {
    const took = this.#clock.took();
    if (this.#said === "") this.#saidAt = took;
    this.#said += `${line}\n`;
    this.#saidLines += 1;
    const isUrgent = this.#saidLines <= AT_ONCE || took - this.#saidAt > WAIT;
    if (isUrgent || this.#said.length > TOGETHER) this.#reportSaid();
  }

  #reportSaid() {
    if (this.#said === "") return;
    const text = partOf(this.#said, 0, -1);
    this.#report({ type: "said", text, took: this.#saidAt, given: this.#deliveries });
    this.#said = "";
  }

  /** Reports all pending lines, even unfinished ones: the program may not write again for a while. */
  flush() {
    if (this.#saying !== "") {
      this.#sayLine(this.#saying);
      this.#saying = "";
    }
    this.#reportSaid();
    if (this.#dropped > 0) {
      this.#report({ type: "unsaid", characters: this.#dropped, given: this.#deliveries });
      this.#dropped = 0;
    }
    if (!this.#isRestReported) {
      this.#isRestReported = true;
      this.#report({ type: "partial", text: partOf(this.#rest, 0, SHOWN) });
    }
  }

  /** Records a delivery of lines, which renews the program's credit. */
  refill() {
    if (!this.#isClosed) this.flush();
    this.#deliveries += 1;
    if (this.#isClosed) return;
    this.#lines = 0;
    this.#characters = this.#rest.length;
    this.#saidCount = 0;
    this.#saidLines = 0;
  }

  /** Handles the end of the program. An unfinished last line does not count. */
  close() {
    if (this.#isClosed) return;
    this.flush();
    this.#isClosed = true;
  }
}
