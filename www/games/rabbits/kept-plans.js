// The routes of both sides in one game, and their text, which the page stores with the game.

import { Plans } from "./plans.js";

export class KeptPlans {
  /** By seat. */
  #plans = [new Plans(), new Plans()];
  #text = "";

  /**
   * Restores the stored routes and advances them with the game.
   * @param {import("../../kit/boards/board.js").Scene} scene
   * @param {number} ply
   * @param {string} text the stored text
   */
  follow(scene, ply, text) {
    if (text !== this.#text) {
      const [rabbits = "", hunters = ""] = text.split("/");
      this.#plans = [Plans.read(rabbits), Plans.read(hunters)];
      this.#text = text;
    }
    const moves = scene.moves().slice(0, ply);
    this.#plans.forEach((plans, seat) => {
      plans.follow(moves, (ply) => scene.due(ply)[0] === seat);
    });
  }

  /** @param {number} seat */
  of(seat) {
    return this.#plans[seat];
  }

  /** The text to store; null if it has not changed. */
  changedText() {
    const texts = this.#plans.map((plans) => plans.toText());
    const text = texts.some((each) => each !== "") ? texts.join("/") : "";
    if (text === this.#text) return null;
    this.#text = text;
    return text;
  }
}
