// The gestures of mouse and fingers on a board of rabbits. The visitor drags a piece along its route, or presses it and then the
// cell to send it to. A press with Shift, a frame or two fingers choose several pieces.
//
// Two fingers have two meanings. If one of them moves, they pinch: they zoom and move the board. If they tap or rest, they choose the
// pieces between them. A drag that begins beside the pieces has two meanings, too. A mouse draws a frame while the complete board is
// shown, and moves a zoomed board; with Shift it always draws a frame. A finger scrolls the page, or moves a zoomed board.

import { DOUBLE_TAP_REACH } from "../../kit/boards/zoom-grid.js";

/** The cell size, in CSS pixels, below which a touch near a neighbouring cell counts as a touch on it. */
const MIN_PRECISE_CELL = 24;

/**
 * @typedef {import("../../kit/boards/unit-square.js").Point} Point
 * @typedef {import("../../kit/boards/zoom.js").ZoomCallbacks} ZoomCallbacks
 */

/**
 * The board's callbacks for the pointers. Points are in CSS pixels from its top left; pieces are the mover's, counted from 0.
 * @typedef {Object} GestureBoard
 * @property {() => boolean} mayChoose whether the visitor may choose; shows the reason if not
 * @property {() => boolean} isWhole whether the complete board is shown
 * @property {() => number} cellWidth the width of a cell
 * @property {() => number} touchReach the maximum distance from a piece's middle at which a finger can touch it
 * @property {(x: number, y: number, reach: number) => number | null} pieceAt the nearest piece
 * @property {(box: Box) => number[]} piecesIn the pieces whose middles are in a box
 * @property {(piece: number, x: number, y: number) => [number, number]} offset the offset of a point from a piece's middle
 * @property {() => readonly number[]} chosen the chosen pieces
 * @property {(pieces: readonly number[]) => void} select
 * @property {(piece: number) => void} toggle adds a piece to the chosen ones, or removes it
 * @property {() => () => void} saveChoice saves the choice, and returns a function that restores it
 * @property {import("./routing.js").Routing} routing
 */

/** Two corners. @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

export class PieceGestures {
  /** The drag in progress: of a piece's route, or of a frame from a corner. @type {{ corner: Point | null } | null} */
  #dragStart = null;
  /** The end of the frame. @type {Point} */
  #frameEnd = [0, 0];

  /** @param {GestureBoard} board */
  constructor(board) {
    this.board = board;
  }

  /** The gestures for the zoom. */
  get gestures() {
    const { board } = this;
    /** @type {Pick<ZoomCallbacks, "press" | "hover" | "grab" | "drag" | "drop" | "pressPair" | "doubleTapReach">} */
    const gestures = {
      press: (point, byFinger, isMore) => this.#press(point, byFinger, isMore),
      hover: (point) => board.routing.previewRoutesTo(point),
      grab: (point, byFinger, isMore) => this.#grab(point, byFinger, isMore),
      drag: (point) => this.#drag(point),
      drop: (isKept) => this.#drop(isKept),
      pressPair: (first, second) => {
        if (board.mayChoose())
          this.#selectPiecesIn(enlarged(boxOf(first, second), board.touchReach()));
      },
      doubleTapReach: DOUBLE_TAP_REACH,
    };
    return gestures;
  }

  /**
   * @param {Point} point
   * @param {boolean} byFinger
   * @param {boolean} isMore
   * @returns {boolean} whether a drag begins
   */
  #grab([x, y], byFinger, isMore) {
    const { board } = this;
    const piece = isMore ? null : board.pieceAt(x, y, this.#pressReach(byFinger));
    const isFrame = piece === null && !byFinger && (isMore || board.isWhole());
    if ((piece === null && !isFrame) || !board.mayChoose()) return false;
    this.#dragStart = { corner: isFrame ? [x, y] : null };
    if (piece !== null) board.routing.beginRoute(piece);
    return true;
  }

  /** @param {Point} point */
  #drag(point) {
    const { routing } = this.board;
    this.#frameEnd = point;
    const corner = this.#dragStart?.corner;
    if (corner) routing.showFrame(boxOf(corner, point));
    else routing.extendRouteTo(...point);
  }

  /** @param {boolean} isKept whether to keep the result; otherwise the earlier step and route are restored */
  #drop(isKept) {
    const corner = this.#dragStart?.corner;
    const { routing } = this.board;
    this.#dragStart = null;
    if (!corner) {
      routing.endRoute(isKept);
      return;
    }
    routing.showFrame(null);
    if (isKept) this.#selectPiecesIn(boxOf(corner, this.#frameEnd));
  }

  /** @param {Box} box */
  #selectPiecesIn(box) {
    this.board.select(this.board.piecesIn(box));
  }

  /** @param {boolean} byFinger */
  #pressReach(byFinger) {
    return byFinger ? this.board.touchReach() : 0.6 * this.board.cellWidth();
  }

  /**
   * @param {Point} point
   * @param {boolean} byFinger
   * @param {boolean} isMore
   * @returns {(() => void) | void} takes the press back
   */
  #press([x, y], byFinger, isMore) {
    const { board } = this;
    if (!board.mayChoose()) return;
    const restore = board.saveChoice();
    const chosen = board.chosen();
    const cell = board.cellWidth();
    const piece = board.pieceAt(x, y, this.#pressReach(byFinger));
    const pieceUnderPress = board.pieceAt(x, y, 0.5 * cell);
    if (isMore && (pieceUnderPress ?? piece) !== null) {
      board.toggle(/** @type {number} */ (pieceUnderPress ?? piece));
    } else if (chosen.length === 0) {
      board.select(piece === null ? [] : [piece]);
    } else if (pieceUnderPress !== null && chosen.length === 1 && pieceUnderPress === chosen[0]) {
      board.routing.makeChosenStay();
    } else if (pieceUnderPress !== null) {
      board.select([pieceUnderPress]);
    } else {
      const isImprecise = byFinger && cell < MIN_PRECISE_CELL && chosen.length === 1;
      const offset = isImprecise ? board.offset(chosen[0], x, y) : null;
      const offsetToNeighbour = offset && Math.hypot(...offset) < 1.5 * cell ? offset : null;
      if (offsetToNeighbour)
        board.routing.sendChosenTo(...centreOfNextCell(offsetToNeighbour, x, y, cell));
      else board.routing.sendChosenTo(x, y);
    }
    return restore;
  }
}

/**
 * The middle of the next cell in the direction of an offset.
 * @param {[number, number]} offset
 * @param {number} x
 * @param {number} y
 * @param {number} cell
 * @returns {[number, number]}
 */
function centreOfNextCell([right, down], x, y, cell) {
  const [middleX, middleY] = [x - right, y - down];
  return Math.abs(right) > Math.abs(down)
    ? [middleX + Math.sign(right) * cell, middleY]
    : [middleX, middleY + Math.sign(down) * cell];
}

/**
 * @param {Point} a
 * @param {Point} b
 * @returns {Box}
 */
function boxOf(a, b) {
  return {
    left: Math.min(a[0], b[0]),
    top: Math.min(a[1], b[1]),
    right: Math.max(a[0], b[0]),
    bottom: Math.max(a[1], b[1]),
  };
}

/**
 * @param {Box} box
 * @param {number} margin
 * @returns {Box}
 */
function enlarged({ left, top, right, bottom }, margin) {
  return {
    left: left - margin,
    top: top - margin,
    right: right + margin,
    bottom: bottom + margin,
  };
}
