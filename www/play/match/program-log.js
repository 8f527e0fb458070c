// A program's input, output and standard error in a match, turn by turn.

/** The usual maximum number of standard error characters stored per program. The earliest are dropped first. */
const MAX_SAID = 262_144;
/** The maximum number of standard error characters stored per turn. */
const MAX_SAID_PER_TURN = 65_536;

/** The maximum number of characters stored of an unfinished line. */
const MAX_PARTIAL_LENGTH = 1000;

/** The end of a program. @typedef {import("../running/sandbox/begin.js").Ending} End */

/**
 * One text of a program, and its time: milliseconds since the program's last input line.
 * @typedef {{ text: string, took: number }} WrittenLine
 */

/**
 * A program's activity from one of its answers to the next.
 * @typedef {Object} Turn
 * @property {string[]} read its input lines
 * @property {WrittenLine[]} wrote its output lines
 * @property {WrittenLine[]} said its texts on standard error
 * @property {string} partial its unfinished line, if it seems to wait
 * @property {boolean} isCut whether it wrote more on standard error than is stored
 * @property {number | null} limit the time limit for the answer, in milliseconds; null without a clock, and before the answer
 *   was due
 * @property {boolean} isRepeated whether it only repeated the record, after a restart
 */

/** The log of one seat. There is a turn for each answer, and one more for the time after the last. */
export class ProgramLog {
  /** The time before the program was loaded, in milliseconds since 1970. */
  began = Date.now();
  /** @type {Turn[]} */
  turns = [];
  /** The program's own end; null if it has not ended by itself. @type {End | null} */
  end = null;
  /** Why it did not answer, if known. @type {import("./silence-cause.js").Silence | null} */
  silence = null;
  /** The fault of an illegal answer, which ended the game. @type {import("../../wasm/warren.js").Problem | null} */
  problem = null;
  #maxSaid;
  #size = 0;
  /** The turn of each delivery of lines to the program. @type {Turn[]} */
  #readings = [];
  /** Whether the last turn has its answer. */
  #isAnswered = true;

  /** @param {number} [maxSaid] the maximum number of standard error characters */
  constructor(maxSaid = MAX_SAID) {
    this.#maxSaid = maxSaid;
  }

  /** @param {readonly string[]} lines */
  read(lines) {
    const turn = this.#open();
    turn.read.push(...lines);
    this.#readings.push(turn);
  }

  /**
   * Records that an answer is due.
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

  /** @param {string} text its unfinished line */
  partial(text) {
    this.#open().partial = text.slice(0, MAX_PARTIAL_LENGTH);
  }

  /**
   * Records that the program wrote more than is stored.
   * @param {number} deliveries as in {@link said}
   */
  unsaid(deliveries) {
    this.#turnOf(deliveries).isCut = true;
  }

  /**
   * Records that the lines so far are the complete answer.
   * @param {boolean} isRepeated as in {@link Turn}
   */
  answered(isRepeated) {
    this.#open().isRepeated = isRepeated;
    this.#isAnswered = true;
  }

  /**
   * Output after an answer belongs to the turn of the answer, until the program reads on. The next lines may have been sent
   * before, and still be in transit.
   * @param {string} text
   * @param {number} took
   * @param {number} deliveries the number of deliveries that had reached the program by then
   */
  said(text, took, deliveries) {
    const turn = this.#turnOf(deliveries);
    const maxPerTurn = Math.min(MAX_SAID_PER_TURN, this.#maxSaid);
    const fitting = text.slice(0, Math.max(maxPerTurn - sizeOf(turn), 0));
    if (fitting.length < text.length) turn.isCut = true;
    if (fitting === "") return;
    turn.said.push({ text: fitting, took });
    this.#size += fitting.length;
    for (const old of this.turns) {
      if (this.#size <= this.#maxSaid || old === turn) break;
      this.#size -= sizeOf(old);
      old.isCut ||= old.said.length > 0;
      old.said = [];
    }
  }

  /** @param {number} deliveries */
  #turnOf(deliveries) {
    return this.#readings[deliveries - 1] ?? this.turns[0] ?? this.#open();
  }

  #open() {
    const lastTurn = this.turns.at(-1);
    if (lastTurn && !this.#isAnswered) return lastTurn;
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

/** The number of stored standard error characters of a turn. @param {Turn} turn */
function sizeOf({ said }) {
  return said.reduce((sum, { text }) => sum + text.length, 0);
}

/**
 * All input lines of a program up to the end of these turns, each with its newline.
 * @param {readonly Turn[]} turns
 */
export function inputOf(turns) {
  return turns.flatMap(({ read }) => read.map((line) => `${line}\n`)).join("");
}

/**
 * A log as text, in the format that Warren reads: `>>` before input, `<<` before output, with the milliseconds after a tab, and
 * `!!` before standard error.
 * @param {string} game
 * @param {readonly { name: string, text: string }[]} files the program's files
 * @param {readonly Turn[]} turns
 */
export function transcriptText(game, files, turns) {
  const lines = turns.flatMap(({ read, wrote, said, isCut }) => [
    ...read.map((line) => `>> ${line}`),
    ...merged(wrote, said),
    ...(isCut ? ["!! …"] : []),
  ]);
  const fileLines = files.map(({ text }) => text.trimEnd());
  return `${[`warren 1 ${game} log`, ...fileLines, ...lines].join("\n")}\n`;
}

/**
 * Output and standard error in the order of arrival.
 * @param {readonly WrittenLine[]} wrote
 * @param {readonly WrittenLine[]} said
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
