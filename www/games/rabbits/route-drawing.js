// The unfinished drawing of the pointer: a piece's route, previews of routes to the cell under the pointer, and a frame around
// pieces.

import { isSame } from "./position.js";
import { extended } from "./routes.js";

/** @typedef {import("./position.js").Cell} Cell */

export class RouteDrawing {
  /** The piece whose route is drawn. @type {number | null} */
  piece = null;
  /** The route so far. */
  route = "";
  /** The piece's earlier route and step, to restore if the drawing is cancelled. @type {{ route: string, letter: string | null }} */
  before = { route: "", letter: null };
  /** The routes to the cell under the pointer, by piece. @type {ReadonlyMap<number, string> | null} */
  shown = null;
  /** @type {import("./pointers.js").Box | null} */
  frame = null;

  /** @type {import("./position.js").Setting | null} */
  #setting = null;
  /** @type {Cell} */
  #from = [0, 0];
  /** The last cell of the route. @type {Cell | null} */
  #to = null;

  clear() {
    this.piece = null;
    this.route = "";
    this.shown = null;
    this.frame = null;
    this.#to = null;
  }

  /**
   * @param {import("./position.js").Setting} setting
   * @param {number} piece
   * @param {Cell} from the piece's cell
   * @param {RouteDrawing["before"]} before
   */
  begin(setting, piece, from, before) {
    this.clear();
    this.#setting = setting;
    this.piece = piece;
    this.#from = from;
    this.before = before;
  }

  /**
   * Extends the route to a cell.
   * @param {Cell} cell
   * @returns {boolean} whether the route has changed
   */
  extend(cell) {
    if (!this.#setting || (this.#to && isSame(this.#to, cell))) return false;
    const route = extended(this.#setting, this.#from, this.route, cell);
    if (route === null) return false;
    this.#to = cell;
    this.route = route;
    return true;
  }

  /**
   * Previews routes.
   * @param {ReadonlyMap<number, string> | null} routes
   * @returns {boolean} whether the previews have changed
   */
  show(routes) {
    const isSameAsBefore = textOf(routes) === textOf(this.shown);
    this.shown = routes;
    return !isSameAsBefore;
  }
}

/** @param {ReadonlyMap<number, string> | null} routes */
const textOf = (routes) => JSON.stringify([...(routes ?? [])]);
