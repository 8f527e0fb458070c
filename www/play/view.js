// A game that is known whole, as it is seen from a viewpoint.

/** @typedef {import("../wasm/warren.js").Scene} Scene */
/** @typedef {import("../wasm/warren.js").Scene} HiddenScene the scene of a game with secrets */
/** @typedef {import("../wasm/warren.js").Sight} Sight */

/** Of a game with secrets, what a viewer knows; of any other, all of it. */
export class View {
  #scene;
  #hasSecrets;
  /** @type {Sight | undefined} */
  #sight;
  /** The one before, which may still be on the board. @type {Sight | undefined} */
  #last;
  /** What the sight was made of. */
  #key = "";

  /**
   * @param {Scene} scene
   * @param {boolean} hasSecrets whether the game's sides know different things
   */
  constructor(scene, hasSecrets) {
    this.#scene = scene;
    this.#hasSecrets = hasSecrets;
  }

  /**
   * What is seen now; freed with the next one but one.
   * @param {number} viewpoint
   * @returns {Scene | Sight}
   */
  from(viewpoint) {
    if (!this.#hasSecrets) return this.#scene;
    const moves = this.#scene.moves().join("/");
    const key = `${viewpoint} ${JSON.stringify(this.#scene.end())} ${moves}`;
    if (!this.#sight || key !== this.#key) {
      this.#last?.free();
      this.#last = this.#sight;
      this.#sight = /** @type {HiddenScene} */ (this.#scene).sight(viewpoint);
      this.#key = key;
    }
    return this.#sight;
  }

  /**
   * Why a seat may not answer so now. Where the sides know different things an answer is judged by what the seat knows: there
   * it may be a part of a move.
   * @param {number} seat
   * @param {string} answer
   */
  check(seat, answer) {
    const scene = this.#scene;
    if (!this.#hasSecrets) return scene.check(scene.length, answer);
    const sight = /** @type {HiddenScene} */ (scene).sight(seat);
    const problem = sight.check(scene.length, answer);
    sight.free();
    return problem;
  }

  free() {
    this.#last?.free();
    this.#sight?.free();
    this.#last = undefined;
    this.#sight = undefined;
  }
}
