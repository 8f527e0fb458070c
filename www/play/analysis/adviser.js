// Suggests moves: a full-strength engine in its own worker, which searches one position at a time.

import { EngineProgram } from "../match/engines.js";

/** The thinking time if the contest sets one time for the whole game, in milliseconds. */
const THINKING_MS = 1000;

/** Finds a good move on request. */
export class Adviser {
  #warren;
  #onFound;
  /** @type {EngineProgram | undefined} */
  #engine;
  /** @type {string[]} the moves that the engine plans, from its last report */
  #plan = [];

  /**
   * @param {typeof import("../../wasm/warren.js")} warren
   * @param {(suggestion: import("../match/state.js").Suggestion | null, isUnstarted: boolean) => void} onFound called with the move, or
   *   with null if there is none; `isUnstarted`: the engine could not be started
   */
  constructor(warren, onFound) {
    this.#warren = warren;
    this.#onFound = onFound;
  }

  /**
   * Requests a move. An earlier request is dropped.
   * @param {string} game
   * @param {number} seat the seat to move
   * @param {Knowledge} knowledge
   */
  requestMove(game, seat, knowledge) {
    const warren = this.#warren;
    const engine = new EngineProgram(game, warren.levels(), warren.seed(), {
      info: ({ plan }) => {
        this.#plan = plan;
      },
      answer: (lines) => this.#report(lines.join(" ")),
      fault: ({ kind, move }) => this.#report(move ?? null, kind === "unstarted"),
    });
    this.stop();
    this.#plan = [];
    this.#engine = engine;
    const clock = warren.contestClock(game);
    const due = { limit: "perMove" in clock ? clock.perMove : THINKING_MS, alone: true };
    engine.start({ type: "start", seat, ...knowledge, due });
  }

  /** Stops the engine. */
  stop() {
    this.#engine?.close();
    this.#engine = undefined;
  }

  /**
   * @param {string | null} move
   * @param {boolean} [isUnstarted]
   */
  #report(move, isUnstarted = false) {
    this.stop();
    this.#onFound(move === null ? null : { move, plan: this.#plan }, isUnstarted);
  }
}

/**
 * The engine's input: a position, or a seat's transcript.
 * @typedef {import("../match/transcripts.js").Beginning & {transcript: import("../../wasm/warren.js").Said[]}} Knowledge
 */
