// Where puzzles come from: made in a worker, each certified by the solver, the next one while one thinks about this.

import { GAMES } from "../games/list.js";
import { randomSeed } from "../seed.js";
import { Maker } from "./maker.js";

/**
 * The kinds of puzzles that one may choose from, the usual one first; none of a game of which no puzzles are made to order.
 * @param {string} game
 */
export const kindsOf = (game) => GAMES[game]?.puzzleKinds ?? [];

/** So many draws without a good puzzle are one bad luck too many. */
const MOST_TRIES = 8;

export class PuzzleMaker {
  #maker;
  /** @type {{ kind: string, made: Promise<string> } | null} */
  #next = null;

  /** @param {string} game */
  constructor(game) {
    this.#maker = new Maker(game);
  }

  /**
   * A puzzle's text. The one after it is made at once, for when it is asked for.
   * @param {string} kind
   */
  async next(kind) {
    const made = this.#next?.kind === kind ? this.#next.made : this.#make(kind);
    this.#next = null;
    const text = await made;
    this.#next = { kind, made: this.#make(kind) };
    this.#next.made.catch(() => {
      // It is tried again when it is asked for.
      this.#next = null;
    });
    return text;
  }

  /**
   * A puzzle's text, and none after it.
   * @param {string} kind
   */
  one(kind) {
    return this.#make(kind);
  }

  close() {
    this.#maker.stop();
  }

  /**
   * @param {string} kind
   * @returns {Promise<string>}
   */
  async #make(kind) {
    for (let tries = 1; ; tries++) {
      const seed = randomSeed();
      try {
        return await this.#maker.puzzle(kind, seed);
      } catch (thrown) {
        if (tries === MOST_TRIES) throw thrown;
      }
    }
  }
}
