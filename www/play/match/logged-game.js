// The log of one seat in a game with secrets, as the content of a match without moves.

/** @typedef {typeof import("../../wasm/warren.js")} Warren */

/** Has the same members as {@link import("./known-game.js").KnownGame}. */
export class LoggedGame {
  isSecret = true;
  isHidden = true;
  scene = null;
  /** The log has nothing to share but its own text. */
  shareableScene = null;
  verdict = null;
  #sight;
  #opening;
  #transcript;
  /** The length of the seat's transcript at each of its turns, by the number of moves before. @type {Map<number, number>} */
  #turns = new Map();

  /**
   * @param {Warren} warren
   * @param {string} text
   * @throws {import("../../wasm/warren.js").Problem} if the text is not a log
   */
  constructor({ Log, Sight }, text) {
    const log = Log.read(text);
    /** The log's text. */
    this.text = log.text();
    /** The log's statements about the game, in the form of a record's comments. */
    this.about = log.comments();
    /** The seat of the log, whose side is at the bottom. */
    this.viewpoint = log.seat;
    this.#opening = log.opening();
    this.#transcript = log.said();
    const { seat, files, lines, position } = this.#opening;
    this.#sight = Sight.begin(log.game, seat, files, lines, position);
    for (const [entryCount, entry] of this.#transcript.entries()) {
      if ("heard" in entry) {
        this.#sight.hear(entry.heard);
        continue;
      }
      this.#turns.set(this.#sight.length, entryCount);
      this.#sight.say(entry.answered);
    }
    /** The number of seats. */
    this.seats = this.#sight.seats;
  }

  get log() {
    return this;
  }

  get length() {
    return this.#sight.length;
  }

  get due() {
    return this.#sight.due(this.#sight.length);
  }

  seenFrom() {
    return this.#sight;
  }

  /** The input of an engine that suggests the next move. */
  knowledge() {
    return this.#knowledgeAfter(this.#transcript.length);
  }

  /**
   * The transcript of the seat up to its turn after so many moves; undefined if it was not its turn.
   * @param {number} ply
   */
  knowledgeAt(ply) {
    const entryCount = this.#turns.get(ply);
    if (entryCount !== undefined) return this.#knowledgeAfter(entryCount);
    const isDue = Array.from(this.due).includes(this.viewpoint);
    return ply === this.length && isDue ? this.knowledge() : undefined;
  }

  /** The seat's answers, in order, each with the transcript up to it. */
  answers() {
    return [...this.#turns].flatMap(([ply, entryCount]) => {
      const entry = this.#transcript[entryCount];
      if (!("answered" in entry)) return [];
      const played = entry.answered.join(" ");
      return [
        { ply, seat: this.viewpoint, played, knowledge: () => this.#knowledgeAfter(entryCount) },
      ];
    });
  }

  /** @param {number} entryCount the length of the transcript */
  #knowledgeAfter(entryCount) {
    const { seat: _, ...beginning } = this.#opening;
    return { ...beginning, transcript: this.#transcript.slice(0, entryCount) };
  }

  /** The data to store. */
  storedData() {
    return { record: this.text, isLog: true, beginning: this.#opening };
  }

  /** @returns {import("../../wasm/warren.js").Problem} */
  check() {
    return {
      rule: "fault-log",
      arguments: {},
      found: null,
      sentence: "a log is looked at, not played",
      line: null,
    };
  }
}
