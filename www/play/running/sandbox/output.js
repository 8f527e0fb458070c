// What a program writes: lines on standard output, text on standard error.
//
// Every report is a message, and a page that gets too many of them can do nothing else, not even end the program. So a program
// that writes far more than anybody asked for is over, and of its standard error only so much is kept.

import { indexIn, partOf } from "./captured.js";

/**
 * What a program may write after it was given lines: so many lines, and so many characters in all.
 * @typedef {{lines: number, characters: number}} Credit
 */

/** The characters of standard error that are kept after the last given lines. */
const KEPT = 0x1_0000;
/** So many lines of standard error are reported at once: even if the program never returns, its last words are known. */
const AT_ONCE = 100;
/** The characters of later lines that are reported together, and how long they may wait, in milliseconds. */
const TOGETHER = 0x1000;
const WAIT = 50;
/** The characters of an unfinished line that are reported. */
const SHOWN = 1000;

export class Output {
  #report;
  #clock;
  #credit;
  #flood;
  #isClosed = true;
  #lines = 0;
  #characters = 0;
  /** What was written after the last line's end. */
  #rest = "";
  #isRestTold = true;

  /** Standard error after the last line's end. */
  #saying = "";
  /** The lines that are not yet reported, and the time of the first. */
  #said = "";
  #saidAt = 0;
  #saidLines = 0;
  #kept = 0;
  #dropped = 0;
  /** How often the program was given lines. */
  #given = 0;

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

  /** The program begins. */
  open() {
    this.#isClosed = false;
  }

  /**
   * Text on standard output, with or without ends of lines.
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
      this.#tellSaid();
      this.#report({ type: "line", text: line, took });
    }
    this.#rest += partOf(text, from);
    this.#isRestTold = this.#rest === "";
  }

  /** @param {"lines" | "characters"} reason */
  #overflow(reason) {
    if (this.#isClosed) return;
    this.flush();
    this.#isClosed = true;
    this.#flood(reason);
  }

  /**
   * Text on standard error, with or without ends of lines.
   * @param {string} text
   */
  say(text) {
    if (this.#isClosed || text === "") return;
    const left = KEPT - this.#kept;
    const kept = text.length > left ? partOf(text, 0, left) : text;
    this.#kept += kept.length;
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
    // At once, since the program may never return.
    if (isFirst) this.flush();
  }

  /** @param {string} line */
  #sayLine(line) {
    const took = this.#clock.took();
    if (this.#said === "") this.#saidAt = took;
    this.#said += `${line}\n`;
    this.#saidLines += 1;
    const isUrgent = this.#saidLines <= AT_ONCE || took - this.#saidAt > WAIT;
    if (isUrgent || this.#said.length > TOGETHER) this.#tellSaid();
  }

  #tellSaid() {
    if (this.#said === "") return;
    const text = partOf(this.#said, 0, -1);
    this.#report({ type: "said", text, took: this.#saidAt, given: this.#given });
    this.#said = "";
  }

  /** Reports all that waits, also lines without their ends: the program may write no more for a while. */
  flush() {
    if (this.#saying !== "") {
      this.#sayLine(this.#saying);
      this.#saying = "";
    }
    this.#tellSaid();
    if (this.#dropped > 0) {
      this.#report({ type: "unsaid", characters: this.#dropped, given: this.#given });
      this.#dropped = 0;
    }
    if (!this.#isRestTold) {
      this.#isRestTold = true;
      this.#report({ type: "partial", text: partOf(this.#rest, 0, SHOWN) });
    }
  }

  /** The program was given lines, and may write again. */
  refill() {
    if (!this.#isClosed) this.flush();
    this.#given += 1;
    if (this.#isClosed) return;
    this.#lines = 0;
    this.#characters = this.#rest.length;
    this.#kept = 0;
    this.#saidLines = 0;
  }

  /** The program is over. A last line without its end does not count. */
  close() {
    if (this.#isClosed) return;
    this.flush();
    this.#isClosed = true;
  }
}
