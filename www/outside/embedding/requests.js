// Collects a page's requests to a board in a frame while the board is busy, so that a flood of messages costs little.

/** @typedef {import("./protocol.js").Asked} Asked */

/** The pause after serving requests, in ms. Requests that arrive during it are served together. */
const PAUSE_MS = 50;
/** The maximum number of waiting moves. Only the latest are kept. */
const MAX_MOVES = 100;

/** A limited queue of moves. @template Move */
export class Moves {
  /** @type {Move[]} */
  #all = [];

  get length() {
    return this.#all.length;
  }

  /** @param {Move} move */
  add(move) {
    this.#all.push(move);
    if (this.#all.length > MAX_MOVES) this.#all.shift();
  }

  /** Removes and returns all moves. */
  take() {
    return this.#all.splice(0);
  }
}

/** Queues the last message of each kind, the last `option` of each name, and all moves up to a limit. */
export class Requests {
  #serve;
  #delay;
  /** Moves for the current board. @type {Moves<Asked>} */
  #currentMoves = new Moves();
  /** Requests by kind, in order of arrival. @type {Map<string, Asked>} */
  #waiting = new Map();
  /** Moves for the board that those requests open. @type {Moves<Asked>} */
  #laterMoves = new Moves();
  #isPausing = false;

  /**
   * @param {(asked: Asked) => void} serve carries out a request
   * @param {(act: () => void, ms: number) => void} [delay]
   */
  constructor(serve, delay = (act, ms) => void setTimeout(act, ms)) {
    this.#serve = serve;
    this.#delay = delay;
  }

  /** @param {Asked} asked */
  add(asked) {
    if (asked.type === "play") (this.#isOpening ? this.#laterMoves : this.#currentMoves).add(asked);
    else this.#replace(asked);
    if (!this.#isPausing) this.#serveNext();
  }

  /** Whether a waiting request opens another board. */
  get #isOpening() {
    return [...this.#waiting.values()].some(isOpening);
  }

  /** @param {Asked} asked replaces an earlier request of its kind */
  #replace(asked) {
    if (isOpening(asked)) this.#laterMoves.take();
    const kind = asked.type === "option" ? `option ${asked.name}` : asked.type;
    // `load` sets all options.
    const isOverridden = (/** @type {string} */ other) =>
      asked.type === "load" && /^option /.test(other);
    for (const other of this.#waiting.keys()) {
      if (other === kind || isOverridden(other)) this.#waiting.delete(other);
    }
    this.#waiting.set(kind, asked);
  }

  #serveNext() {
    const moves = this.#currentMoves.take();
    const next = moves.length > 0 ? moves : [...this.#waiting.values(), ...this.#laterMoves.take()];
    if (moves.length === 0) this.#waiting.clear();
    this.#isPausing = next.length > 0;
    if (!this.#isPausing) return;
    this.#delay(() => this.#serveNext(), PAUSE_MS);
    for (const asked of next) this.#serve(asked);
  }
}

/** @param {Asked} asked */
function isOpening(asked) {
  return asked.type === "load" || (asked.type === "option" && asked.name !== "theme");
}
