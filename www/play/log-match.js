// A log of a game with secrets, as a match: what one seat's program read and wrote. It is looked at, and nothing more is
// played in it.

/** @typedef {typeof import("../wasm/warren.js")} Warren */

/** Has what {@link import("./match.js").Match} has, and fires nothing: it stays as it is. */
export class LogMatch extends EventTarget {
  isSecret = true;
  /** What may be handed on: nothing but the log itself. */
  shareable = null;
  runsOnAClock = false;
  /** @type {import("./match.js").MatchState} */
  state;
  #sight;
  #opening;
  #said;
  /** After how many of the moves it had to answer, and how much it had been told and had answered by then. @type {Map<number, number>} */
  #turns = new Map();

  /**
   * @param {Warren} warren
   * @param {string} text
   * @throws {import("../wasm/warren.js").Problem} if it is no log
   */
  constructor({ Log, Sight }, text) {
    super();
    const log = Log.read(text);
    /** The log's text. */
    this.text = log.text();
    /** Whose log it is. */
    this.viewpoint = log.seat;
    this.#opening = log.opening();
    this.#said = log.said();
    const { seat, files, lines, position } = this.#opening;
    this.#sight = Sight.begin(log.game, seat, files, lines, position);
    log.free();
    for (const [count, each] of this.#said.entries()) {
      if ("heard" in each) {
        this.#sight.hear(each.heard);
        continue;
      }
      this.#turns.set(this.#sight.length, count);
      this.#sight.say(each.answered);
    }
    const { length, seats } = this.#sight;
    /** How many seats there are. */
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

  /** What an engine is told that is asked for the next move. */
  told() {
    return this.#toldAfter(this.#said.length);
  }

  /**
   * What its program had been told when it had to answer after so many moves; undefined where it had not.
   * @param {number} ply
   */
  toldAt(ply) {
    const { due, length } = this.state;
    const count = this.#turns.get(ply);
    if (count !== undefined) return this.#toldAfter(count);
    return ply === length && due.includes(this.viewpoint) ? this.told() : undefined;
  }

  /** Its answers, in their order. @returns {import("./reviewing.js").Answer[]} */
  answers() {
    return [...this.#turns].flatMap(([ply, count]) => {
      const said = this.#said[count];
      if (!("answered" in said)) return [];
      const played = said.answered.join(" ");
      return [{ ply, seat: this.viewpoint, played, told: () => this.#toldAfter(count) }];
    });
  }

  /** @param {number} count of what it was told and answered */
  #toldAfter(count) {
    const { seat: _, ...beginning } = this.#opening;
    return { ...beginning, transcript: this.#said.slice(0, count) };
  }

  /** What is to be stored. */
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

  close() {
    this.#sight.free();
  }
}
