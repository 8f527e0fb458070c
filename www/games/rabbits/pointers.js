// What the mouse and fingers do on a board of rabbits. A piece is dragged along its route, or pressed before the cell to which it
// is sent. A press with Shift, a frame and two fingers choose several pieces.
//
// Two fingers have two meanings: a pinch, in which a finger moves, zooms the board and moves it; two fingers that tap or rest choose
// the pieces between them. A drag that begins beside the pieces has two meanings, too: a mouse draws a frame while the complete board
// is shown, and moves a board that is near; with Shift it always draws a frame. A finger scrolls the page, or moves a near board.

import { TWICE } from "../../kit/boards/zoom-grid.js";

/** On smaller cells, in CSS pixels, a finger that touches beside the next cell means it. */
const SMALL = 24;

/**
 * @typedef {import("../../kit/boards/unit-square.js").Point} Point
 * @typedef {import("../../kit/boards/zoom.js").Zoomed} Zoomed
 */

/**
 * What the board does for the pointers. Points are in CSS pixels from its top left; pieces are the mover's, counted from 0.
 * @typedef {Object} Chooser
 * @property {() => boolean} mayChoose if not, it tells the visitor why
 * @property {() => boolean} isWhole whether the complete board is shown
 * @property {() => number} cell the width of a cell
 * @property {() => number} reach how far from its middle a finger can touch a piece
 * @property {(x: number, y: number, reach: number) => number | null} pieceAt the nearest piece
 * @property {(box: Box) => number[]} piecesIn the pieces whose middles are in a box
 * @property {(piece: number, x: number, y: number) => [number, number]} offset the offset of a point from a piece's middle
 * @property {() => readonly number[]} chosen the chosen pieces
 * @property {(pieces: readonly number[]) => void} select
 * @property {(piece: number) => void} toggle adds a piece to the chosen ones, or takes it out
 * @property {() => () => void} keep remembers the choice, and returns how to take back what is chosen since
 * @property {import("./routing.js").Routing} routing
 */

/** Two corners. @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

export class Pointers {
  /** What is being dragged: a piece's route, or a frame from a corner. @type {{ corner: Point | null } | null} */
  #dragged = null;
  /** The end of the frame. @type {Point} */
  #end = [0, 0];

  /** @param {Chooser} chooser */
  constructor(chooser) {
    this.chooser = chooser;
  }

  /** What the pointers do, for the zoom. */
  get gestures() {
    const { chooser } = this;
    /** @type {Pick<Zoomed, "press" | "hover" | "grab" | "drag" | "drop" | "pair" | "reach">} */
    const gestures = {
      press: (point, byFinger, isMore) => this.#press(point, byFinger, isMore),
      hover: (point) => chooser.routing.hover(point),
      grab: (point, byFinger, isMore) => this.#grab(point, byFinger, isMore),
      drag: (point) => this.#drag(point),
      drop: (isKept) => this.#drop(isKept),
      pair: (one, other) => {
        if (chooser.mayChoose()) this.#selectIn(grown(boxOf(one, other), chooser.reach()));
      },
      reach: TWICE,
    };
    return gestures;
  }

  /**
   * @param {Point} point
   * @param {boolean} byFinger
   * @param {boolean} isMore
   * @returns {boolean} whether something is dragged
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

  /** @param {boolean} isKept otherwise the piece gets its earlier step and route back */
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
   * @returns {(() => void) | void} how to take the press back
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
      const letter = byFinger && cell < SMALL && chosen.length === 1;
      const offset = letter ? chooser.offset(chosen[0], x, y) : null;
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
