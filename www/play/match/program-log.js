// What a program of a match read, wrote and said, turn by turn.

/** The most characters of standard error that are kept of one program. The earliest go first. */
const MAX_SAID = 262_144;
/** The most characters of standard error that are kept of one turn. */
const MAX_SAID_PER_TURN = 65_536;

/** The most characters that are kept of a line without its end. */
const MAX_PARTIAL_LENGTH = 1000;

/** How a program ended. @typedef {import("../running/sandbox/begin.js").Ending} End */

/**
 * One text of a program, and when it came: milliseconds since the program had been given its last line.
 * @typedef {{ text: string, took: number }} Written
 */

/**
 * What a program did from one of its answers to the next.
 * @typedef {Object} Turn
 * @property {string[]} read the lines that it was given
 * @property {Written[]} wrote its lines
 * @property {Written[]} said its texts on standard error
 * @property {string} partial what it has written without an end of line, if it seems to wait
 * @property {boolean} isCut whether it said more on standard error than is kept
 * @property {number | null} limit the milliseconds that it had for the answer; null without a clock, and before it was due
 * @property {boolean} isRepeated whether it only repeated what the record has, after a fresh start
 */

/** The log of one seat. A turn stands for each answer, and one more for what came after the last. */
export class ProgramLog {
  /** @type {Turn[]} */
  turns = [];
  /** How the program ended by itself; null if it did not. @type {End | null} */
  end = null;
  /** Why it gave no answer, as far as that is known. @type {import("./silence.js").Silence | null} */
  silence = null;
  #kept = 0;
  /** By the times when the program was given lines: the turn of these lines. @type {Turn[]} */
  #readings = [];
  /** Whether the last turn has its answer. */
  #isAnswered = true;

  /** @param {readonly string[]} lines */
  read(lines) {
    const turn = this.#open();
    turn.read.push(...lines);
    this.#readings.push(turn);
  }

  /**
   * Notes that an answer is due.
   * @param {number | null} limit as in {@link Turn}
   */
  due(limit) {
    this.#open().limit = limit;
  }

  /**
   * @param {string} text
   * @param {number} took
   */
  wrote(text, took) {
    const turn = this.#open();
    turn.wrote.push({ text, took });
    turn.partial = "";
  }

  /** @param {string} text what it has written without an end of line */
  partial(text) {
    this.#open().partial = text.slice(0, MAX_PARTIAL_LENGTH);
  }

  /**
   * Notes that it said more than is kept.
   * @param {number} given as in {@link said}
   */
  unsaid(given) {
    this.#turnOf(given).isCut = true;
  }

  /**
   * Notes that the lines so far are the whole answer.
   * @param {boolean} isRepeated as in {@link Turn}
   */
  answered(isRepeated) {
    this.#open().isRepeated = isRepeated;
    this.#isAnswered = true;
  }

  /**
   * What a program says after its answer belongs to the turn of the answer, until it reads on. The next lines may have been given
   * before, and be on their way.
   * @param {string} text
   * @param {number} took
   * @param {number} given how often lines had reached the program when it said this
   */
  said(text, took, given) {
    const turn = this.#turnOf(given);
    const kept = text.slice(0, Math.max(MAX_SAID_PER_TURN - sizeOf(turn), 0));
    if (kept.length < text.length) turn.isCut = true;
    if (kept === "") return;
    turn.said.push({ text: kept, took });
    this.#kept += kept.length;
    for (const old of this.turns) {
      if (this.#kept <= MAX_SAID || old === turn) break;
      this.#kept -= sizeOf(old);
      old.isCut ||= old.said.length > 0;
      old.said = [];
    }
  }

  /** @param {number} given */
  #turnOf(given) {
    return this.#readings[given - 1] ?? this.turns[0] ?? this.#open();
  }

  #open() {
    const last = this.turns.at(-1);
    if (last && !this.#isAnswered) return last;
    /** @type {Turn} */
    const turn = {
      read: [],
      wrote: [],
      said: [],
      partial: "",
      isCut: false,
      limit: null,
      isRepeated: false,
    };
    this.turns.push(turn);
    this.#isAnswered = false;
    return turn;
  }
}

/** The characters on standard error that are kept of a turn. @param {Turn} turn */
function sizeOf({ said }) {
  return said.reduce((sum, { text }) => sum + text.length, 0);
}

/**
 * All lines that a program had been given by the end of these turns, each with its newline.
 * @param {readonly Turn[]} turns
 */
export function inputOf(turns) {
  return turns.flatMap(({ read }) => read.map((line) => `${line}\n`)).join("");
}

/**
 * A log as text, which Warren's logs are read from: `>>` before what was read, `<<` before what was written, with the
 * milliseconds behind a tab, and `!!` before what was said on standard error.
 * @param {string} game
 * @param {readonly { name: string, text: string }[]} files the files that the program had
 * @param {readonly Turn[]} turns
 */
export function transcriptText(game, files, turns) {
  const lines = turns.flatMap(({ read, wrote, said, isCut }) => [
    ...read.map((line) => `>> ${line}`),
    ...merged(wrote, said),
    ...(isCut ? ["!! …"] : []),
  ]);
  const before = files.map(({ text }) => text.trimEnd());
  return `${[`warren 1 ${game} log`, ...before, ...lines].join("\n")}\n`;
}

/**
 * What was written and said, in the order in which it came.
 * @param {readonly Written[]} wrote
 * @param {readonly Written[]} said
 */
function merged(wrote, said) {
  const out = wrote.map(({ text, took }) => ({
    took,
    lines: [`<< ${text}\t${milliseconds(took)}`],
  }));
  const err = said.map(({ text, took }) => ({
    took,
    lines: text
      .replace(/\n$/, "")
      .split("\n")
      .map((line) => `!! ${line}`),
  }));
  return [...err, ...out].sort((a, b) => a.took - b.took).flatMap(({ lines }) => lines);
}

/** @param {number} took */
const milliseconds = (took) => `${Math.round(took)} ms`;
