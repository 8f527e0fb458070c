// The routes on which a side sends its pieces. A piece walks on turn by turn until it arrives, a hunter comes near, or it is told
// otherwise.

import { STAY } from "./position.js";
import { STEPS } from "./routes.js";

/** The longest route that is read from a text: no cell twice. */
const MAX_ROUTE_LENGTH = 24 * 24;

export class Plans {
  /** The number of moves played in the position where the routes begin. */
  #ply = 0;
  /** What is left of each piece's route, by piece; empty without one. @type {string[]} */
  #routes = [];

  /**
   * What is left of a piece's route.
   * @param {number} piece
   */
  of(piece) {
    return this.#routes[piece] ?? "";
  }

  /**
   * @param {number} piece
   * @param {string} route empty to forget it
   */
  set(piece, route) {
    this.#routes[piece] = route;
  }

  clear() {
    this.#routes = [];
  }

  /** The pieces on their route. */
  get pieces() {
    return Object.keys(this.#routes)
      .map(Number)
      .filter((piece) => this.of(piece) !== "");
  }

  /**
   * Follows the game to another position. A piece that took the next step of its route has the rest before it. One that waited
   * keeps its route, and one that went elsewhere forgets it, as all do when moves are taken back.
   * @param {readonly string[]} moves the moves up to the position
   * @param {(ply: number) => boolean} isOwn whether the side made the move at a ply
   */
  follow(moves, isOwn) {
    if (moves.length < this.#ply) this.clear();
    for (let ply = this.#ply; ply < moves.length; ply++) if (isOwn(ply)) this.#walk(moves[ply]);
    this.#ply = moves.length;
  }

  /** @param {string} move */
  #walk(move) {
    for (const piece of this.pieces) {
      const letter = move[piece] ?? STAY;
      const route = this.of(piece);
      if (letter !== STAY) this.set(piece, letter === route[0] ? route.slice(1) : "");
    }
  }

  /** The routes as text, such as `12 1NNE 4SS`: the number of moves played, and each piece with what is left. */
  toText() {
    const routes = this.pieces.map((piece) => ` ${piece + 1}${this.of(piece)}`);
    return routes.length === 0 ? "" : this.#ply + routes.join("");
  }

  /**
   * Reads the routes from a text. What is no such text gives no routes.
   * @param {string} text
   */
  static read(text) {
    const plans = new Plans();
    const [ply, ...routes] = text.split(" ");
    if (!/^\d{1,4}$/.test(ply)) return plans;
    plans.#ply = Number(ply);
    for (const each of routes) {
      const [, piece, route] = new RegExp(`^([1-8])([${STEPS}]+)$`).exec(each) ?? [];
      if (route && route.length <= MAX_ROUTE_LENGTH) plans.set(Number(piece) - 1, route);
    }
    return plans;
  }
}
