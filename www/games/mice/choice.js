// Lets the visitor choose an arrow: the cell, the heading, and the preview. Mouse, touch and keys all lead to the same few steps;
// the board listens for changes and draws.

import { keyOf } from "../../kit/page/keys.js";
import { cellName, cellPlace, HEADINGS, STEPS } from "./geometry.js";

/**
 * @typedef {import("./geometry.js").Heading} Heading
 * @typedef {import("../../kit/boards/cells.js").CellGrid} CellGrid
 */

/**
 * A chosen cell. `heading` is the heading in the preview. `armed` is the heading to which the preview returns when the visitor
 * does not point at another; the next click places it.
 * @typedef {{ cell: string, heading: Heading | null, armed: Heading | null, dragging: boolean }} Chosen
 */

/**
 * The board's callbacks for choices.
 * @typedef {Object} Chooser
 * @property {(cell: string) => boolean} playable
 * @property {(cell: string) => void} refuse called when the visitor chooses a cell where no arrow can be placed
 * @property {(move: string) => void} play
 * @property {(cell: string) => void} follow brings a cell into view, for keys
 * @property {() => void} changed
 */

/** @type {Record<string, Heading>} */
const ARROWS = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };

export class ArrowChoice {
  /** @type {Chosen | null} */
  chosen = null;

  /** @type {string | null} the cell under the mouse or with the visible focus */
  hovered = null;

  /** @type {string | null} the cell from which a heading is dragged */
  #dragged = null;

  /** Whether the last input came from a finger and not from a mouse or a key. */
  byTouch = false;

  /** Counts the positions, so that a choice is only restored in its own position. */
  #positions = 0;

  /**
   * @param {HTMLElement} container contains the grid and the handles
   * @param {CellGrid} grid
   * @param {Chooser} chooser
   */
  constructor(container, grid, chooser) {
    this.grid = grid;
    this.chooser = chooser;
    const pointer = (/** @type {PointerEvent} */ event) => {
      this.byTouch = event.pointerType === "touch";
    };
    container.addEventListener("pointerdown", pointer, { capture: true });
    container.addEventListener("keydown", () => {
      this.byTouch = false;
    });
    const { element } = grid;
    element.addEventListener("click", (event) => {
      // Keys and assistive devices; the board's gestures handle presses by mouse and finger.
      const cell = grid.buttonOf(event.target)?.dataset.cell;
      if (event.detail === 0 && cell) this.pressCell(cell);
    });
    element.addEventListener("keydown", (event) => this.#key(event));
    element.addEventListener("focusin", (event) => {
      const button = grid.buttonOf(event.target);
      if (!button?.matches(":focus-visible")) return;
      this.hover(button.dataset.cell ?? null);
      chooser.follow(button.dataset.cell ?? "");
    });
    element.addEventListener("focusout", () => this.hover(null));
  }

  /** Clears the choice. */
  cancel() {
    this.#dragged = null;
    if (this.chosen) this.#choose(null);
  }

  /** Clears the choice, and the preview under a pointer until it moves. */
  rest() {
    this.#positions += 1;
    this.cancel();
    this.hover(null);
  }

  /**
   * Chooses a cell, clears the choice, or places the arrow of the preview there.
   * @param {string} cell
   * @returns {(() => void) | void} takes the press back
   */
  pressCell(cell) {
    const [before, position] = [this.chosen, this.#positions];
    const armed = before?.cell === cell ? before.armed : null;
    if (armed) {
      this.#commit(armed);
      return;
    }
    if (before?.cell === cell) this.cancel();
    else this.#select(cell);
    return () => {
      if (position === this.#positions) this.#choose(before);
    };
  }

  /**
   * Begins to drag a heading from a cell.
   * @param {string} cell
   * @returns {boolean} whether an arrow can be placed there
   */
  beginDrag(cell) {
    if (!this.chooser.playable(cell)) return false;
    this.#dragged = cell;
    return true;
  }

  /** @param {Heading | null} heading the heading in which the pointer has been dragged; null near the cell's middle */
  drag(heading) {
    const cell = this.#dragged;
    const isBegun = this.chosen?.dragging ?? false;
    if (!cell || (!isBegun && heading === null)) return;
    if (!isBegun || this.chosen?.heading !== heading) {
      this.#choose({ cell, heading, armed: null, dragging: true });
    }
  }

  /** @param {boolean} isKept whether to keep the dragged heading */
  drop(isKept) {
    const cell = this.#dragged;
    this.#dragged = null;
    if (this.chosen?.dragging) {
      if (isKept && this.chosen.heading) this.#arm(this.chosen.heading);
      else this.cancel();
    } else if (isKept && cell) this.pressCell(cell);
  }

  /** @param {string | null} cell the cell under the mouse */
  hover(cell) {
    if (this.hovered === cell) return;
    this.hovered = cell;
    this.chooser.changed();
  }

  /** @param {Heading | null} heading the heading to preview for the chosen cell, without placing it; null: the armed heading */
  point(heading) {
    const { chosen } = this;
    if (!chosen || chosen.heading === (heading ?? chosen.armed)) return;
    this.#choose({ ...chosen, heading: heading ?? chosen.armed });
  }

  /** @param {Heading} heading the heading of the pressed handle; a first touch only previews it */
  press(heading) {
    if (this.byTouch && this.chosen?.armed !== heading) this.#arm(heading);
    else this.#commit(heading);
  }

  /**
   * Moves the choice to the next cell where an arrow can be placed, and keeps the preview.
   * @param {Heading} heading
   */
  move(heading) {
    if (!this.chosen) return;
    const [dx, dy] = STEPS[heading];
    let [x, y] = cellPlace(this.chosen.cell);
    do {
      x += dx;
      y += dy;
      if (!this.grid.has(cellName(x, y))) return;
    } while (!this.chooser.playable(cellName(x, y)));
    this.#choose({ ...this.chosen, cell: cellName(x, y), dragging: false });
  }

  /** Places the arrow of the preview. */
  confirm() {
    if (this.chosen?.armed) this.#commit(this.chosen.armed);
  }

  /** @param {Heading} heading */
  #commit(heading) {
    if (!this.chosen) return;
    const { cell } = this.chosen;
    this.cancel();
    this.chooser.play(`${cell} ${heading}`);
  }

  /** @param {Heading} heading */
  #arm(heading) {
    if (this.chosen) this.#choose({ ...this.chosen, heading, armed: heading, dragging: false });
  }

  /** @param {Chosen | null} chosen */
  #choose(chosen) {
    this.chosen = chosen;
    this.chooser.changed();
  }

  /** @param {string} cell */
  #select(cell) {
    if (this.chooser.playable(cell)) {
      this.#choose({ cell, heading: null, armed: null, dragging: false });
      return true;
    }
    this.cancel();
    this.chooser.refuse(cell);
    return false;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const button = this.grid.buttonOf(event.target);
    const cell = button?.dataset.cell;
    if (!button || !cell || event.ctrlKey || event.altKey || event.metaKey) return;
    const key = keyOf(event);
    const arrow = ARROWS[key];
    const letter = HEADINGS.find((heading) => heading === key.toUpperCase());
    if (key === "Escape" && this.chosen) this.cancel();
    else if (arrow && this.chosen) this.#arm(arrow);
    else if (arrow) this.grid.moveFocus(button, ...STEPS[arrow]);
    else if (key === "Home") this.grid.moveFocus(button, -this.grid.columns, 0);
    else if (key === "End") this.grid.moveFocus(button, this.grid.columns, 0);
    else if (key === "Enter" && this.chosen?.armed) this.#commit(this.chosen.armed);
    else if (!letter) return;
    else if (this.chosen || this.#select(cell)) this.#arm(letter);
    event.preventDefault();
    event.stopPropagation();
  }
}
