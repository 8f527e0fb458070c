// The routes on which a side sends its pieces. A piece walks turn by turn until it arrives, a hunter comes near, or the player moves
// it otherwise.

import { STAY } from "./position.js";
import { STEPS } from "./routes.js";

/** The maximum length of a route in a text: every cell once. */
const MAX_ROUTE_LENGTH = 24 * 24;

export class Plans {
  /** The number of moves played in the position where the routes begin. */
  #ply = 0;
  /** The rest of each piece's route, by piece; empty without one. @type {string[]} */
  #routes = [];

  /**
   * The rest of a piece's route.
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
   * Follows the game to another position. If a piece took the next step of its route, the step is removed from the route. If it
   * waited, the route is unchanged. If it moved otherwise, the route is deleted, as are all routes when moves are taken back.
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

  /** The routes as text, such as `12 1NNE 4SS`: the number of moves played, and each piece with the rest of its route. */
  toText() {
    const routes = this.pieces.map((piece) => ` ${piece + 1}${this.of(piece)}`);
    return routes.length === 0 ? "" : this.#ply + routes.join("");
  }

  /**
   * Reads the routes from a text. An invalid text gives no routes.
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
