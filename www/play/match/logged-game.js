// The log of one seat in a game with secrets, as the content of a match without moves.

/** @typedef {typeof import("../../wasm/warren.js")} Warren */

/** Has the same members as {@link import("./known-game.js").KnownGame}. */
export class LoggedGame {
  isSecret = true;
  isHidden = true;
  scene = null;
  /** The log has nothing to share but its own text. */
  shareable = null;
  verdict = null;
  #sight;
  #opening;
  #said;
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
    this.#said = log.said();
    const { seat, files, lines, position } = this.#opening;
    this.#sight = Sight.begin(log.game, seat, files, lines, position);
    for (const [count, each] of this.#said.entries()) {
      if ("heard" in each) {
        this.#sight.hear(each.heard);
        continue;
      }
      this.#turns.set(this.#sight.length, count);
      this.#sight.say(each.answered);
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
    return this.#knowledgeAfter(this.#said.length);
  }

  /**
   * The transcript of the seat up to its turn after so many moves; undefined if it was not its turn.
   * @param {number} ply
   */
  knowledgeAt(ply) {
    const count = this.#turns.get(ply);
    if (count !== undefined) return this.#knowledgeAfter(count);
    const isDue = Array.from(this.due).includes(this.viewpoint);
    return ply === this.length && isDue ? this.knowledge() : undefined;
  }

  /** The seat's answers, in order, each with the transcript up to it. */
  answers() {
    return [...this.#turns].flatMap(([ply, count]) => {
      const said = this.#said[count];
      if (!("answered" in said)) return [];
      const played = said.answered.join(" ");
      return [{ ply, seat: this.viewpoint, played, knowledge: () => this.#knowledgeAfter(count) }];
    });
  }

  /** @param {number} count the length of the transcript */
  #knowledgeAfter(count) {
    const { seat: _, ...beginning } = this.#opening;
    return { ...beginning, transcript: this.#said.slice(0, count) };
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
