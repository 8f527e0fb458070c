// Makes puzzles in a worker. The solver verifies each of them. The next puzzle is made while the visitor solves the current
// one.

import { GAMES } from "../../games/list.js";
import { randomSeed } from "../../kit/seed.js";
import { Maker } from "../maker.js";

/**
 * The kinds of puzzles to choose from, default first; empty for a game without a puzzle generator.
 * @param {string} game
 */
export const kindsOf = (game) => GAMES[game]?.puzzleKinds ?? [];

/** The maximum number of attempts to make one puzzle. */
const MAX_TRIES = 8;

export class PuzzleMaker {
  #maker;
  /** @type {{ kind: string, madeText: Promise<string> } | null} */
  #next = null;

  /** @param {string} game */
  constructor(game) {
    this.#maker = new Maker(game);
  }

  /**
   * A puzzle's text. Starts to make the next puzzle at once.
   * @param {string} kind
   */
  async next(kind) {
    const madeText = this.#next?.kind === kind ? this.#next.madeText : this.#make(kind);
    this.#next = null;
    const text = await madeText;
    this.#next = { kind, madeText: this.#make(kind) };
    this.#next.madeText.catch(() => {
      // The next call tries again.
      this.#next = null;
    });
    return text;
  }

  /**
   * A puzzle's text. Does not start to make another puzzle.
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
        if (tries === MAX_TRIES) throw thrown;
      }
    }
  }
}
