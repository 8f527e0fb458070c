// Sends the chosen pieces to the cell under the pointer, and draws the route of a dragged piece.

import { previewsOf } from "./marks.js";
import { cellsOf } from "./position.js";
import { RouteDrawing } from "./route-drawing.js";
import { routesTo } from "./walking.js";

/**
 * The board's data and callbacks. Points are in CSS pixels from its top left.
 * @typedef {Object} BoardOfRoutes
 * @property {() => import("./walking.js").Field | null} field null until the maze is known
 * @property {(x: number, y: number) => import("./position.js").Cell | null} cellAt
 * @property {() => boolean} mayGo whether the visitor may choose
 * @property {(step: () => void) => void} choose does a step of the choice, and shows the result
 * @property {() => void} repaint
 */

export class Routing {
  #choosing;
  #board;
  #drawing = new RouteDrawing();

  /**
   * @param {import("./choosing.js").Choosing} choosing
   * @param {BoardOfRoutes} board
   */
  constructor(choosing, board) {
    this.#choosing = choosing;
    this.#board = board;
  }

  /** Clears the pointer's drawing. */
  clear() {
    this.#drawing.clear();
  }

  /** The pointer's drawing, for the marks over the pieces. */
  get marks() {
    const { frame, shown } = this.#drawing;
    const field = this.#board.field();
    const cells = field ? cellsOf(field.report, this.#choosing.seat) : [];
    return { previews: previewsOf(cells, shown), frame };
  }

  /** Makes the chosen pieces stay. */
  stay() {
    this.#send(new Map(this.#choosing.chosen.map((piece) => [piece, ""])));
  }

  /**
   * Sends the chosen pieces to the cell at a point. A point outside the maze only clears the choice.
   * @param {number} x
   * @param {number} y
   */
  sendTo(x, y) {
    this.#send(this.#routesTo(x, y) ?? new Map());
  }

  /** @param {ReadonlyMap<number, string>} routes by piece */
  #send(routes) {
    this.#drawing.show(null);
    this.#choosing.select(null);
    this.#board.choose(() => this.#choosing.send(routes));
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  #routesTo(x, y) {
    const [cell, field] = [this.#board.cellAt(x, y), this.#board.field()];
    const { chosen, seat } = this.#choosing;
    return cell && field ? routesTo(chosen, cell, seat, field) : null;
  }

  /**
   * Previews the routes of the chosen pieces.
   * @param {import("../../kit/boards/unit-square.js").Point | null} point null when the mouse has left
   */
  hover(point) {
    const mayGo = point !== null && this.#choosing.selected !== null && this.#board.mayGo();
    if (this.#drawing.show(mayGo ? this.#routesTo(...point) : null)) this.#board.repaint();
  }

  /** @param {import("./pointers.js").Box | null} box */
  frame(box) {
    this.#drawing.frame = box;
    this.#board.repaint();
  }

  /** @param {number} piece */
  begin(piece) {
    const field = this.#board.field();
    const { plans, seat, turn } = this.#choosing;
    const cell = field && cellsOf(field.report, seat)[piece];
    if (!cell) return;
    const before = { route: plans.of(piece), letter: turn.steps[piece]?.letter ?? null };
    this.#drawing.begin(field.setting, piece, cell, before);
    this.#choosing.select(piece);
  }

  /**
   * Extends the route to a point.
   * @param {number} x
   * @param {number} y
   */
  draw(x, y) {
    const [cell, { piece }] = [this.#board.cellAt(x, y), this.#drawing];
    if (!cell || piece === null || !this.#drawing.extend(cell)) return;
    this.#board.choose(() => this.#choosing.send(new Map([[piece, this.#drawing.route]])));
  }

  /** @param {boolean} isKept whether to keep the drawn route */
  end(isKept) {
    const { piece, before } = this.#drawing;
    this.#drawing.clear();
    if (piece === null) return;
    this.#choosing.select(null);
    this.#board.choose(() => {
      if (isKept) return;
      if (before.route !== "") this.#choosing.send(new Map([[piece, before.route]]));
      else this.#choosing.step(piece, before.letter);
    });
  }
}
