// Where puzzles come from: made in a worker, each certified by the solver, the next one while one thinks about this.

import { Maker } from "./maker.js";

/** What is made, by how many moves are missing. All are made within a moment. */
const KINDS = {
  1: [
    { size: 7, doors: 4, turns: 10, aim: "points" },
    { size: 9, doors: 4, turns: 12, aim: "points" },
    { size: 7, doors: 4, turns: 10, aim: "margin" },
    { size: 9, doors: 6, turns: 12, aim: "margin" },
    { size: 9, doors: 4, turns: 8, aim: "none-lost" },
  ],
  2: [
    { size: 7, doors: 4, turns: 10, aim: "points" },
    { size: 9, doors: 4, turns: 12, aim: "margin" },
    { size: 7, doors: 4, turns: 8, aim: "points" },
  ],
};

/** So many draws without a good puzzle are one bad luck too many. */
const MOST_TRIES = 8;

export class PuzzleMaker {
  #maker = new Maker();
  #seed;
  /** @type {{ missing: 1 | 2, made: Promise<string> } | null} */
  #next = null;

  /** @param {() => number} seed gives a random number */
  constructor(seed) {
    this.#seed = seed;
  }

  /**
   * A puzzle's text. The one after it is made at once, for when it is asked for.
   * @param {1 | 2} missing how many moves are to be found
   */
  async next(missing) {
    const made = this.#next?.missing === missing ? this.#next.made : this.#make(missing);
    this.#next = null;
    const text = await made;
    this.#next = { missing, made: this.#make(missing) };
    this.#next.made.catch(() => {
      // It is tried again when it is asked for.
      this.#next = null;
    });
    return text;
  }

  /**
   * One solution; null if the solver knows none.
   * @param {string} text of a puzzle
   */
  async solution(text) {
    return (await this.#maker.solve(text)).solution;
  }

  close() {
    this.#maker.stop();
  }

  /**
   * @param {1 | 2} missing
   * @returns {Promise<string>}
   */
  async #make(missing) {
    for (let tries = 1; ; tries++) {
      const seed = this.#seed();
      const kinds = KINDS[missing];
      const { aim, ...board } = kinds[seed % kinds.length];
      const options = { ...board, players: 2, missing, aim: /** @type {Aim} */ (aim) };
      try {
        return await this.#maker.puzzle(options, seed);
      } catch (thrown) {
        if (tries === MOST_TRIES) throw thrown;
      }
    }
  }
}

/** @typedef {import("./maker.js").PuzzleOptions["aim"]} Aim */
