// The view of a completely known game from a viewpoint.

/** @typedef {import("../../wasm/warren.js").Scene} Scene */
/** @typedef {import("../../wasm/warren.js").Scene} HiddenScene the scene of a game with secrets */
/** @typedef {import("../../wasm/warren.js").Sight} Sight */

/** In a game with secrets, the observation of a viewer; otherwise, the complete game. */
export class View {
  #scene;
  #hasSecrets;
  /** @type {Sight | undefined} */
  #sight;
  /** Identifies the position and viewpoint of the observation. */
  #key = "";

  /**
   * @param {Scene} scene
   * @param {boolean} hasSecrets whether the sides know different things
   */
  constructor(scene, hasSecrets) {
    this.#scene = scene;
    this.#hasSecrets = hasSecrets;
  }

  /**
   * The current view.
   * @param {number} viewpoint
   * @returns {Scene | Sight}
   */
  seenFrom(viewpoint) {
    if (!this.#hasSecrets) return this.#scene;
    const moves = this.#scene.moves().join("/");
    const key = `${viewpoint} ${JSON.stringify(this.#scene.end())} ${moves}`;
    if (!this.#sight || key !== this.#key) {
      this.#sight = /** @type {HiddenScene} */ (this.#scene).sight(viewpoint);
      this.#key = key;
    }
    return this.#sight;
  }

  /**
   * Why a seat may not give this answer now; null if it may. If the sides know different things, an answer may be part of a
   * move, and is checked against what the seat knows.
   * @param {number} seat
   * @param {string} answer
   */
  check(seat, answer) {
    const scene = this.#scene;
    if (!this.#hasSecrets) return scene.check(scene.length, answer);
    return /** @type {HiddenScene} */ (scene).sight(seat).check(scene.length, answer);
  }
}
