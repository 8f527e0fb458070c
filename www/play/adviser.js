// Suggestions: a full-strength engine in a worker of its own, asked about one moment of a game at a time.

import { EngineProgram } from "./engines.js";

/** How long it thinks where the contest gives one time for a whole game, in milliseconds. */
const THINKING = 1000;

/** Looks for a good move when asked. */
export class Adviser {
  #warren;
  #found;
  /** @type {EngineProgram | undefined} */
  #engine;
  /** @type {string[]} what it means to do, as it told last */
  #plan = [];

  /**
   * @param {typeof import("../wasm/warren.js")} warren
   * @param {(suggestion: import("./state.js").Suggestion | null, isUnstarted: boolean) => void} found called with the move, or
   *   null if none could be found, be it that the engine could not be started
   */
  constructor(warren, found) {
    this.#warren = warren;
    this.#found = found;
  }

  /**
   * Asks for a move; what was asked before is dropped.
   * @param {string} game
   * @param {number} seat whose answer is due
   * @param {Told} told
   */
  ask(game, seat, told) {
    const warren = this.#warren;
    const engine = new EngineProgram(game, warren.levels(), warren.seed(), {
      info: ({ plan }) => {
        this.#plan = plan;
      },
      answer: (lines) => this.#tell(lines.join(" ")),
      fault: ({ kind, move }) => this.#tell(move ?? null, kind === "unstarted"),
    });
    this.stop();
    this.#plan = [];
    this.#engine = engine;
    const clock = warren.contestClock(game);
    const due = { limit: "perMove" in clock ? clock.perMove : THINKING, alone: true };
    engine.start({ type: "start", seat, ...told, due });
  }

  /** Stops looking. */
  stop() {
    this.#engine?.close();
    this.#engine = undefined;
  }

  close() {
    this.stop();
  }

  /**
   * @param {string | null} move
   * @param {boolean} [isUnstarted]
   */
  #tell(move, isUnstarted = false) {
    this.stop();
    this.#found(move === null ? null : { move, plan: this.#plan }, isUnstarted);
  }
}

/**
 * What the engine may know: a position, or what the seat has been told and has answered.
 * @typedef {import("./stories.js").Beginning & {transcript: import("../wasm/warren.js").Said[]}} Told
 */
