// Where puzzles come from: made in a worker, each certified by the solver, the next one while one thinks about this.

import { Maker } from "./maker.js";

/** What is made of the space mice, by how many moves are missing. All are made within a moment. */
const MICE = {
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

/**
 * The kinds of puzzles that one may choose from, by game: the usual one first. Their words are `puzzle-kind-GAME-KIND`.
 * @type {Readonly<Partial<Record<string, { kinds: readonly string[], wishOf: (kind: string, seed: number) => PuzzleWish }>>>}
 */
const GAMES = {
  mice: { kinds: ["1", "2"], wishOf: miceWish },
  crossing: {
    kinds: ["easy", "medium", "hard"],
    wishOf: (level) => ({ game: "crossing", level: /** @type {Level} */ (level) }),
  },
};

/**
 * None of a game of which no puzzles are made to order.
 * @param {string} game
 */
export const kindsOf = (game) => GAMES[game]?.kinds ?? [];

/** So many draws without a good puzzle are one bad luck too many. */
const MOST_TRIES = 8;

export class PuzzleMaker {
  #maker = new Maker();
  #seed;
  /** @type {{ kind: string, made: Promise<string> } | null} */
  #next = null;

  /**
   * @param {string} game
   * @param {() => number} seed gives a random number
   */
  constructor(game, seed) {
    this.game = game;
    this.#seed = seed;
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
   * @param {number} seed
   */
  #wishOf(kind, seed) {
    const made = GAMES[this.game];
    if (!made) throw new Error(`no puzzles of ${this.game} are made to order`);
    return made.wishOf(kind, seed);
  }

  /**
   * @param {string} kind
   * @returns {Promise<string>}
   */
  async #make(kind) {
    for (let tries = 1; ; tries++) {
      const seed = this.#seed();
      try {
        return await this.#maker.puzzle(this.#wishOf(kind, seed), seed);
      } catch (thrown) {
        if (tries === MOST_TRIES) throw thrown;
      }
    }
  }
}

/**
 * @param {string} kind how many moves are missing
 * @param {number} seed
 * @returns {PuzzleWish}
 */
function miceWish(kind, seed) {
  const missing = kind === "2" ? 2 : 1;
  const options = MICE[missing];
  const { aim, ...board } = options[seed % options.length];
  return { game: "mice", ...board, players: 2, missing, aim: /** @type {Aim} */ (aim) };
}

/** @typedef {import("./maker.js").PuzzleWish} PuzzleWish */
/** @typedef {Extract<PuzzleWish, { game: "mice" }>["aim"]} Aim */
/** @typedef {Extract<PuzzleWish, { game: "crossing" }>["level"]} Level */
