// Mouse and touch on a board of rabbits: the visitor drags a piece to the next cell, or presses the piece and then the cell. A
// piece that is dragged back to its own cell stays.

import { directionOf } from "./geometry.js";
import { STAY } from "./position.js";

/** A shorter movement counts as a press, in CSS pixels. */
const STILL = 5;

/** The largest distance of a touch from the next cell, in CSS pixels. */
const FINGER = 48;

/**
 * What the board does for the pointers. Points are in CSS pixels from its top left; pieces are the mover's, counted from 0.
 * @typedef {Object} Chooser
 * @property {() => boolean} mayChoose if not, it tells the visitor why
 * @property {() => number} cell the width of a cell
 * @property {() => number} reach how far from its middle a finger can touch a piece
 * @property {(x: number, y: number, reach: number) => number | null} pieceAt the nearest piece
 * @property {(piece: number, x: number, y: number) => [number, number]} offset the offset of a point from a piece's middle
 * @property {() => number | null} selected
 * @property {(piece: number | null) => void} select
 * @property {(piece: number) => string | null} letter the step chosen for a piece
 * @property {(piece: number, letter: string | null) => void} step
 */

/** @typedef {{ pointer: number, piece: number | null, x: number, y: number, letter: string | null, dragged: boolean }} Press */

export class Pointers {
  /** @type {Press | null} */
  #press = null;

  /**
   * @param {HTMLElement} element covers the complete board
   * @param {Chooser} chooser
   */
  constructor(element, chooser) {
    this.element = element;
    this.chooser = chooser;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#up(event));
    element.addEventListener("pointercancel", () => this.cancel());
  }

  /** Cancels a drag: the piece gets its earlier step back. */
  cancel() {
    const press = this.#press;
    this.#press = null;
    if (press?.dragged && press.piece !== null) this.chooser.step(press.piece, press.letter);
  }

  /**
   * @param {PointerEvent} event
   * @returns {[number, number]}
   */
  #point(event) {
    const box = this.element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    const { chooser } = this;
    const [x, y] = this.#point(event);
    const reach = event.pointerType === "touch" ? chooser.reach() : 0.6 * chooser.cell();
    const piece = chooser.pieceAt(x, y, reach);
    const letter = piece === null ? null : chooser.letter(piece);
    this.#press = { pointer: event.pointerId, piece, x, y, letter, dragged: false };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer || press.piece === null) return;
    const { chooser } = this;
    const [x, y] = this.#point(event);
    if (!press.dragged) {
      if (Math.hypot(x - press.x, y - press.y) < STILL || !chooser.mayChoose()) return;
      press.dragged = true;
      this.element.setPointerCapture(event.pointerId);
      chooser.select(press.piece);
    }
    const offset = chooser.offset(press.piece, x, y);
    const letter = directionOf(offset, 0.5 * chooser.cell()) ?? STAY;
    if (letter !== chooser.letter(press.piece)) chooser.step(press.piece, letter);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    this.#press = null;
    if (press.dragged) this.chooser.select(null);
    else if (this.chooser.mayChoose()) this.#tap(press, event.pointerType === "touch");
  }

  /**
   * @param {Press} press
   * @param {boolean} byFinger
   */
  #tap({ piece, x, y }, byFinger) {
    const { chooser } = this;
    const selected = chooser.selected();
    const cell = chooser.cell();
    const hit = chooser.pieceAt(x, y, 0.5 * cell);
    if (selected === null) {
      chooser.select(piece);
    } else if (hit === selected) {
      chooser.step(selected, STAY);
      chooser.select(null);
    } else if (hit !== null) {
      chooser.select(hit);
    } else {
      const offset = chooser.offset(selected, x, y);
      const letter = byFinger ? nearDirection(offset, cell) : nextDirection(offset, cell);
      if (letter) chooser.step(selected, letter);
      chooser.select(letter ? null : piece);
    }
  }
}

/**
 * The direction of the next cell at an offset.
 * @param {[number, number]} offset
 * @param {number} cell
 */
function nextDirection(offset, cell) {
  const [columns, rows] = offset.map((length) => Math.round(length / cell));
  return Math.abs(columns) + Math.abs(rows) === 1 ? directionOf(offset, 0) : null;
}

/**
 * @param {[number, number]} offset
 * @param {number} cell
 */
function nearDirection(offset, cell) {
  const near = Math.hypot(...offset) <= Math.max(1.5 * cell, FINGER);
  return near ? directionOf(offset, 0.5 * cell) : null;
}
