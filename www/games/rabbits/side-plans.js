// The routes on which a side sends its pieces. A piece walks turn by turn until it arrives, a hunter comes near, or the player moves
// it otherwise.

import { STAY } from "./position.js";
import { STEP_LETTERS } from "./routes.js";

/** The maximum length of a route in a text: every cell once. */
const MAX_ROUTE_LENGTH = 24 * 24;

export class SidePlans {
  /** The number of moves played in the position where the routes begin. */
  #ply = 0;
  /** The rest of each piece's route, by piece; empty without one. @type {string[]} */
  #routes = [];

  /**
   * The rest of a piece's route.
   * @param {number} piece
   */
  remainingRoute(piece) {
    return this.#routes[piece] ?? "";
  }

  /**
   * @param {number} piece
   * @param {string} route empty to forget it
   */
  setRoute(piece, route) {
    this.#routes[piece] = route;
  }

  clear() {
    this.#routes = [];
  }

  /** The pieces on their route. */
  get pieces() {
    return Object.keys(this.#routes)
      .map(Number)
      .filter((piece) => this.remainingRoute(piece) !== "");
  }

  /**
   * Follows the game to another position. If a piece took the next step of its route, the step is removed from the route. If it
   * waited, the route is unchanged. If it moved otherwise, the route is deleted, as are all routes when moves are taken back.
   * @param {readonly string[]} moves the moves up to the position
   * @param {(ply: number) => boolean} isOwnMove whether the side made the move at a ply
   */
  advance(moves, isOwnMove) {
    if (moves.length < this.#ply) this.clear();
    for (let ply = this.#ply; ply < moves.length; ply++)
      if (isOwnMove(ply)) this.#applyMove(moves[ply]);
    this.#ply = moves.length;
  }

  /** @param {string} move */
  #applyMove(move) {
    for (const piece of this.pieces) {
      const letter = move[piece] ?? STAY;
      const route = this.remainingRoute(piece);
      if (letter !== STAY) this.setRoute(piece, letter === route[0] ? route.slice(1) : "");
    }
  }

  /** The routes as text, such as `12 1NNE 4SS`: the number of moves played, and each piece with the rest of its route. */
  toText() {
    const routes = this.pieces.map((piece) => ` ${piece + 1}${this.remainingRoute(piece)}`);
    return routes.length === 0 ? "" : this.#ply + routes.join("");
  }

  /**
   * Reads the routes from a text. An invalid text gives no routes.
   * @param {string} text
   */
  static fromText(text) {
    const plans = new SidePlans();
    const [ply, ...routes] = text.split(" ");
    if (!/^\d{1,4}$/.test(ply)) return plans;
    plans.#ply = Number(ply);
    for (const each of routes) {
      const [, piece, route] = new RegExp(`^([1-8])([${STEP_LETTERS}]+)$`).exec(each) ?? [];
      if (route && route.length <= MAX_ROUTE_LENGTH) plans.setRoute(Number(piece) - 1, route);
    }
    return plans;
  }
}
