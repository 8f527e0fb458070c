// What a page asks of a board in a frame, gathered while the board is busy, so that a flood of messages costs no more than a few.

/** @typedef {import("./protocol.js").Asked} Asked */

/** After what was asked has been done the board rests for so long, in ms: what comes meanwhile is done together. */
const REST = 50;
/** So many moves wait at most; of more, the last. */
const MOST_MOVES = 100;

/** Moves that wait, up to a limit. @template Move */
export class Moves {
  /** @type {Move[]} */
  #all = [];

  get length() {
    return this.#all.length;
  }

  /** @param {Move} move */
  add(move) {
    this.#all.push(move);
    if (this.#all.length > MOST_MOVES) this.#all.shift();
  }

  /** All of them, which wait no more. */
  take() {
    return this.#all.splice(0);
  }
}

/** Of each kind of message the last waits, of `option` the last of each name. Moves all wait, up to a limit. */
export class Requests {
  #serve;
  #later;
  /** For the board that is there. @type {Moves<Asked>} */
  #before = new Moves();
  /** By kind, in the order in which they came last. @type {Map<string, Asked>} */
  #waiting = new Map();
  /** For the board that will be there then. @type {Moves<Asked>} */
  #after = new Moves();
  #isResting = false;

  /**
   * @param {(asked: Asked) => void} serve does what was asked
   * @param {(act: () => void, ms: number) => void} [later]
   */
  constructor(serve, later = (act, ms) => void setTimeout(act, ms)) {
    this.#serve = serve;
    this.#later = later;
  }

  /** @param {Asked} asked */
  add(asked) {
    if (asked.type === "play") (this.#isOpening ? this.#after : this.#before).add(asked);
    else this.#replace(asked);
    if (!this.#isResting) this.#serveNext();
  }

  /** Whether what waits opens another board. */
  get #isOpening() {
    return [...this.#waiting.values()].some(isOpening);
  }

  /** @param {Asked} asked instead of another one of its kind */
  #replace(asked) {
    if (isOpening(asked)) this.#after.take();
    const kind = asked.type === "option" ? `option ${asked.name}` : asked.type;
    // All options are given anew.
    const isOver = (/** @type {string} */ other) => asked.type === "load" && /^option /.test(other);
    for (const other of this.#waiting.keys()) {
      if (other === kind || isOver(other)) this.#waiting.delete(other);
    }
    this.#waiting.set(kind, asked);
  }

  #serveNext() {
    const moves = this.#before.take();
    const next = moves.length > 0 ? moves : [...this.#waiting.values(), ...this.#after.take()];
    if (moves.length === 0) this.#waiting.clear();
    this.#isResting = next.length > 0;
    if (!this.#isResting) return;
    this.#later(() => this.#serveNext(), REST);
    for (const asked of next) this.#serve(asked);
  }
}

/** @param {Asked} asked */
function isOpening(asked) {
  return asked.type === "load" || (asked.type === "option" && asked.name !== "theme");
}
