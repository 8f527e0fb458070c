// Sends the chosen pieces to the cell under the pointer, and draws the route of a dragged piece.

import { routePreviewsOf } from "./marks.js";
import { routesToCell } from "./piece-routes.js";
import { cellsOf } from "./position.js";
import { RouteDrawing } from "./route-drawing.js";

/**
 * The board's data and callbacks. Points are in CSS pixels from its top left.
 * @typedef {Object} RoutingBoard
 * @property {() => import("./piece-routes.js").PositionAndMaze | null} positionAndMaze null until the maze is known
 * @property {(x: number, y: number) => import("./position.js").Cell | null} cellAt
 * @property {() => boolean} mayChoose whether the visitor may choose
 * @property {(step: () => void) => void} choose does a step of the choice, and shows the result
 * @property {() => void} repaint
 */

export class Routing {
  #choice;
  #board;
  #drawing = new RouteDrawing();

  /**
   * @param {import("./turn-choice.js").TurnChoice} choice
   * @param {RoutingBoard} board
   */
  constructor(choice, board) {
    this.#choice = choice;
    this.#board = board;
  }

  /** Clears the pointer's drawing. */
  clear() {
    this.#drawing.clear();
  }

  /** The pointer's drawing, for the marks over the pieces. */
  get pointerMarks() {
    const { frame, previewRoutes } = this.#drawing;
    const positionAndMaze = this.#board.positionAndMaze();
    const cells = positionAndMaze ? cellsOf(positionAndMaze.report, this.#choice.seat) : [];
    return { previews: routePreviewsOf(cells, previewRoutes), frame };
  }

  /** Makes the chosen pieces stay. */
  makeChosenStay() {
    this.#sendOnRoutes(new Map(this.#choice.chosen.map((piece) => [piece, ""])));
  }

  /**
   * Sends the chosen pieces to the cell at a point. A point outside the maze only clears the choice.
   * @param {number} x
   * @param {number} y
   */
  sendChosenTo(x, y) {
    this.#sendOnRoutes(this.#routesTo(x, y) ?? new Map());
  }

  /** @param {ReadonlyMap<number, string>} routes by piece */
  #sendOnRoutes(routes) {
    this.#drawing.previewRoutesTo(null);
    this.#choice.select(null);
    this.#board.choose(() => this.#choice.sendOnRoutes(routes));
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  #routesTo(x, y) {
    const [cell, positionAndMaze] = [this.#board.cellAt(x, y), this.#board.positionAndMaze()];
    const { chosen, seat } = this.#choice;
    return cell && positionAndMaze ? routesToCell(chosen, cell, seat, positionAndMaze) : null;
  }

  /**
   * Previews the routes of the chosen pieces.
   * @param {import("../../kit/boards/unit-square.js").Point | null} point null when the mouse has left
   */
  previewRoutesTo(point) {
    const canPreview = point !== null && this.#choice.selected !== null && this.#board.mayChoose();
    if (this.#drawing.previewRoutesTo(canPreview ? this.#routesTo(...point) : null))
      this.#board.repaint();
  }

  /** @param {import("./piece-gestures.js").Box | null} box */
  showFrame(box) {
    this.#drawing.frame = box;
    this.#board.repaint();
  }

  /** @param {number} piece */
  beginRoute(piece) {
    const positionAndMaze = this.#board.positionAndMaze();
    const { plans, seat, turn } = this.#choice;
    const cell = positionAndMaze && cellsOf(positionAndMaze.report, seat)[piece];
    if (!cell) return;
    const earlierPlan = {
      route: plans.remainingRoute(piece),
      letter: turn.steps[piece]?.letter ?? null,
    };
    this.#drawing.begin(positionAndMaze.setting, piece, cell, earlierPlan);
    this.#choice.select(piece);
  }

  /**
   * Extends the route to a point.
   * @param {number} x
   * @param {number} y
   */
  extendRouteTo(x, y) {
    const [cell, { piece }] = [this.#board.cellAt(x, y), this.#drawing];
    if (!cell || piece === null || !this.#drawing.extend(cell)) return;
    this.#board.choose(() => this.#choice.sendOnRoutes(new Map([[piece, this.#drawing.route]])));
  }

  /** @param {boolean} isKept whether to keep the drawn route */
  endRoute(isKept) {
    const { piece, earlierPlan } = this.#drawing;
    this.#drawing.clear();
    if (piece === null) return;
    this.#choice.select(null);
    this.#board.choose(() => {
      if (isKept) return;
      if (earlierPlan.route !== "")
        this.#choice.sendOnRoutes(new Map([[piece, earlierPlan.route]]));
      else this.#choice.setStep(piece, earlierPlan.letter);
    });
  }
}
