// The log of one seat in a game with secrets, as a match that can be shown but not continued.

/** @typedef {typeof import("../wasm/warren.js")} Warren */

/** Has the members of {@link import("./match.js").Match}. Fires no events, since a log never changes. */
export class LogMatch extends EventTarget {
  isSecret = true;
  /** The log has nothing to share but its own text. */
  shareable = null;
  runsOnAClock = false;
  /** @type {import("./match.js").MatchState} */
  state;
  #sight;
  #opening;
  #said;
  /** The seat's turns: the number of moves before each, and the length of its transcript by then. @type {Map<number, number>} */
  #turns = new Map();

  /**
   * @param {Warren} warren
   * @param {string} text
   * @throws {import("../wasm/warren.js").Problem} if the text is not a log
   */
  constructor({ Log, Sight }, text) {
    super();
    const log = Log.read(text);
    /** The log's text. */
    this.text = log.text();
    /** The seat of the log. */
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
    const { length, seats } = this.#sight;
    /** The number of seats. */
    this.seats = seats;
    this.state = {
      length,
      due: Array.from(this.#sight.due(length)),
      marks: {},
      redoable: 0,
      undoable: false,
      paused: false,
      clocks: Array.from({ length: seats }, () => null),
      thinking: null,
      verdict: null,
      stalled: null,
    };
  }

  seenFrom() {
    return this.#sight;
  }

  /** The input of an engine that suggests the next move. */
  told() {
    return this.#toldAfter(this.#said.length);
  }

  /**
   * The transcript of the seat up to its turn after so many moves; undefined where it was not its turn.
   * @param {number} ply
   */
  toldAt(ply) {
    const { due, length } = this.state;
    const count = this.#turns.get(ply);
    if (count !== undefined) return this.#toldAfter(count);
    return ply === length && due.includes(this.viewpoint) ? this.told() : undefined;
  }

  /** The seat's answers, in order. @returns {import("../analysis/reviewing.js").Answer[]} */
  answers() {
    return [...this.#turns].flatMap(([ply, count]) => {
      const said = this.#said[count];
      if (!("answered" in said)) return [];
      const played = said.answered.join(" ");
      return [{ ply, seat: this.viewpoint, played, told: () => this.#toldAfter(count) }];
    });
  }

  /** @param {number} count the length of the transcript */
  #toldAfter(count) {
    const { seat: _, ...beginning } = this.#opening;
    return { ...beginning, transcript: this.#said.slice(0, count) };
  }

  /** The data to store. */
  kept() {
    return { record: this.text, isLog: true, beginning: this.#opening, left: [], undone: [] };
  }

  /** @returns {import("../wasm/warren.js").Problem} */
  play() {
    return {
      rule: "fault-log",
      arguments: {},
      found: null,
      sentence: "a log is looked at, not played",
      line: null,
    };
  }

  begin() {}
  stop() {}
  undo() {}
  redo() {}
  pause() {}
  resume() {}
  step() {}
  resign() {}
  retry() {}
  leave() {}
  close() {}
}
