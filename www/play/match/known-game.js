// A game whose moves are all known on this device, as the content of a match.

import { verdictOf } from "./verdict.js";
import { View } from "./view.js";

/** @typedef {import("../../wasm/warren.js").Scene} Scene */

/** Has the same members as {@link import("./logged-game.js").LoggedGame}. */
export class KnownGame {
  /** Whether parts of the game may be unknown on this device. */
  isSecret = false;
  log = null;
  /** The visitor chooses the side from which the board is drawn. */
  viewpoint = null;
  #view;
  /** Whether the sides know different things. */
  isHidden;

  /**
   * @param {Scene} scene
   * @param {boolean} isHidden
   */
  constructor(scene, isHidden) {
    this.scene = scene;
    this.isHidden = isHidden;
    this.#view = new View(scene, isHidden);
  }

  get length() {
    return this.scene.length;
  }

  /** The part of the game that may be shared. */
  get shareableScene() {
    return this.scene;
  }

  /** The seats to move. */
  get due() {
    return this.scene.due(this.scene.length);
  }

  get verdict() {
    return verdictOf(this.scene);
  }

  /** @param {number} viewpoint */
  seenFrom(viewpoint) {
    return this.#view.seenFrom(viewpoint);
  }

  /** The input of an engine that suggests a move. */
  knowledge() {
    const position = this.scene.position(this.scene.length);
    return { files: [], lines: [], position, transcript: [] };
  }

  /** The data to store. */
  storedData() {
    return { record: this.scene.record() };
  }

  /**
   * Why a seat may not give this answer now; null if it may.
   * @param {number} seat
   * @param {string} answer
   */
  check(seat, answer) {
    return this.#view.check(seat, answer);
  }
}
