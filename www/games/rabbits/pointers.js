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
 * @typedef {import("../../kit/boards/zoom.js").ZoomCallbacks} Zoomed
 */

/**
 * The board's callbacks for the pointers. Points are in CSS pixels from its top left; pieces are the mover's, counted from 0.
 * @typedef {Object} Chooser
 * @property {() => boolean} mayChoose whether the visitor may choose; shows the reason if not
 * @property {() => boolean} isWhole whether the complete board is shown
 * @property {() => number} cell the width of a cell
 * @property {() => number} reach the maximum distance from a piece's middle at which a finger can touch it
 * @property {(x: number, y: number, reach: number) => number | null} pieceAt the nearest piece
 * @property {(box: Box) => number[]} piecesIn the pieces whose middles are in a box
 * @property {(piece: number, x: number, y: number) => [number, number]} offset the offset of a point from a piece's middle
 * @property {() => readonly number[]} chosen the chosen pieces
 * @property {(pieces: readonly number[]) => void} select
 * @property {(piece: number) => void} toggle adds a piece to the chosen ones, or removes it
 * @property {() => () => void} keep saves the choice, and returns a function that restores it
 * @property {import("./routing.js").Routing} routing
 */

/** Two corners. @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

export class Pointers {
  /** The drag in progress: of a piece's route, or of a frame from a corner. @type {{ corner: Point | null } | null} */
  #dragged = null;
  /** The end of the frame. @type {Point} */
  #end = [0, 0];

  /** @param {Chooser} chooser */
  constructor(chooser) {
    this.chooser = chooser;
  }

  /** The gestures for the zoom. */
  get gestures() {
    const { chooser } = this;
    /** @type {Pick<Zoomed, "press" | "hover" | "grab" | "drag" | "drop" | "pair" | "doubleTapReach">} */
    const gestures = {
      press: (point, byFinger, isMore) => this.#press(point, byFinger, isMore),
      hover: (point) => chooser.routing.hover(point),
      grab: (point, byFinger, isMore) => this.#grab(point, byFinger, isMore),
      drag: (point) => this.#drag(point),
      drop: (isKept) => this.#drop(isKept),
      pair: (first, second) => {
        if (chooser.mayChoose()) this.#selectIn(grown(boxOf(first, second), chooser.reach()));
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
    const { chooser } = this;
    const piece = isMore ? null : chooser.pieceAt(x, y, this.#reach(byFinger));
    const isFrame = piece === null && !byFinger && (isMore || chooser.isWhole());
    if ((piece === null && !isFrame) || !chooser.mayChoose()) return false;
    this.#dragged = { corner: isFrame ? [x, y] : null };
    if (piece !== null) chooser.routing.begin(piece);
    return true;
  }

  /** @param {Point} point */
  #drag(point) {
    const { routing } = this.chooser;
    this.#end = point;
    const corner = this.#dragged?.corner;
    if (corner) routing.frame(boxOf(corner, point));
    else routing.draw(...point);
  }

  /** @param {boolean} isKept whether to keep the result; otherwise the earlier step and route are restored */
  #drop(isKept) {
    const corner = this.#dragged?.corner;
    const { routing } = this.chooser;
    this.#dragged = null;
    if (!corner) {
      routing.end(isKept);
      return;
    }
    routing.frame(null);
    if (isKept) this.#selectIn(boxOf(corner, this.#end));
  }

  /** @param {Box} box */
  #selectIn(box) {
    this.chooser.select(this.chooser.piecesIn(box));
  }

  /** @param {boolean} byFinger */
  #reach(byFinger) {
    return byFinger ? this.chooser.reach() : 0.6 * this.chooser.cell();
  }

  /**
   * @param {Point} point
   * @param {boolean} byFinger
   * @param {boolean} isMore
   * @returns {(() => void) | void} takes the press back
   */
  #press([x, y], byFinger, isMore) {
    const { chooser } = this;
    if (!chooser.mayChoose()) return;
    const restore = chooser.keep();
    const chosen = chooser.chosen();
    const cell = chooser.cell();
    const piece = chooser.pieceAt(x, y, this.#reach(byFinger));
    const hit = chooser.pieceAt(x, y, 0.5 * cell);
    if (isMore && (hit ?? piece) !== null) {
      chooser.toggle(/** @type {number} */ (hit ?? piece));
    } else if (chosen.length === 0) {
      chooser.select(piece === null ? [] : [piece]);
    } else if (hit !== null && chosen.length === 1 && hit === chosen[0]) {
      chooser.routing.stay();
    } else if (hit !== null) {
      chooser.select([hit]);
    } else {
      const isImprecise = byFinger && cell < MIN_PRECISE_CELL && chosen.length === 1;
      const offset = isImprecise ? chooser.offset(chosen[0], x, y) : null;
      const near = offset && Math.hypot(...offset) < 1.5 * cell ? offset : null;
      if (near) chooser.routing.sendTo(...besideOf(near, x, y, cell));
      else chooser.routing.sendTo(x, y);
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
function besideOf([right, down], x, y, cell) {
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
function grown({ left, top, right, bottom }, margin) {
  return {
    left: left - margin,
    top: top - margin,
    right: right + margin,
    bottom: bottom + margin,
  };
}
