// The routes of both sides in one game, and their text, which the page stores with the game.

import { SidePlans } from "./side-plans.js";

export class StoredPlans {
  /** By seat. */
  #plansBySeat = [new SidePlans(), new SidePlans()];
  #storedText = "";

  /**
   * Restores the stored routes and advances them with the game.
   * @param {import("../../kit/boards/board.js").Scene} scene
   * @param {number} ply
   * @param {string} text the stored text
   */
  advance(scene, ply, text) {
    if (text !== this.#storedText) {
      const [rabbits = "", hunters = ""] = text.split("/");
      this.#plansBySeat = [SidePlans.fromText(rabbits), SidePlans.fromText(hunters)];
      this.#storedText = text;
    }
    const moves = scene.moves().slice(0, ply);
    this.#plansBySeat.forEach((plans, seat) => {
      plans.advance(moves, (ply) => scene.due(ply)[0] === seat);
    });
  }

  /** @param {number} seat */
  plansOf(seat) {
    return this.#plansBySeat[seat];
  }

  /** The text to store; null if it has not changed. */
  changedText() {
    const texts = this.#plansBySeat.map((plans) => plans.toText());
    const text = texts.some((each) => each !== "") ? texts.join("/") : "";
    if (text === this.#storedText) return null;
    this.#storedText = text;
    return text;
  }
}
