// The unfinished drawing of the pointer: a piece's route, previews of routes to the cell under the pointer, and a frame around
// pieces.

import { isSameCell } from "./position.js";
import { extendRoute } from "./routes.js";

/** @typedef {import("./position.js").Cell} Cell */

export class RouteDrawing {
  /** The piece whose route is drawn. @type {number | null} */
  piece = null;
  /** The route so far. */
  route = "";
  /** The piece's earlier route and step, to restore if the drawing is cancelled. @type {{ route: string, letter: string | null }} */
  earlierPlan = { route: "", letter: null };
  /** The routes to the cell under the pointer, by piece. @type {ReadonlyMap<number, string> | null} */
  previewRoutes = null;
  /** @type {import("./piece-gestures.js").Box | null} */
  frame = null;

  /** @type {import("./position.js").Setting | null} */
  #setting = null;
  /** @type {Cell} */
  #startCell = [0, 0];
  /** The last cell of the route. @type {Cell | null} */
  #lastCell = null;

  clear() {
    this.piece = null;
    this.route = "";
    this.previewRoutes = null;
    this.frame = null;
    this.#lastCell = null;
  }

  /**
   * @param {import("./position.js").Setting} setting
   * @param {number} piece
   * @param {Cell} from the piece's cell
   * @param {RouteDrawing["earlierPlan"]} before
   */
  begin(setting, piece, from, before) {
    this.clear();
    this.#setting = setting;
    this.piece = piece;
    this.#startCell = from;
    this.earlierPlan = before;
  }

  /**
   * Extends the route to a cell.
   * @param {Cell} cell
   * @returns {boolean} whether the route has changed
   */
  extend(cell) {
    if (!this.#setting || (this.#lastCell && isSameCell(this.#lastCell, cell))) return false;
    const route = extendRoute(this.#setting, this.#startCell, this.route, cell);
    if (route === null) return false;
    this.#lastCell = cell;
    this.route = route;
    return true;
  }

  /**
   * Previews routes.
   * @param {ReadonlyMap<number, string> | null} routes
   * @returns {boolean} whether the previews have changed
   */
  previewRoutesTo(routes) {
    const isUnchanged = comparisonText(routes) === comparisonText(this.previewRoutes);
    this.previewRoutes = routes;
    return !isUnchanged;
  }
}

/** @param {ReadonlyMap<number, string> | null} routes */
const comparisonText = (routes) => JSON.stringify([...(routes ?? [])]);
