// Choosing an arrow: the cell, the heading, and the preview. Mouse, touch and keys all lead to the same few steps; the board
// listens for changes and draws.

import { cellName, cellPlace, HEADINGS, STEPS } from "./geometry.js";

/**
 * @typedef {import("./geometry.js").Heading} Heading
 * @typedef {import("../../boards/cells.js").CellGrid} CellGrid
 */

/**
 * A chosen cell. `heading` is the heading in the preview. `armed` is the heading that the preview goes back to when the visitor
 * points at no other; the next click places it.
 * @typedef {{ cell: string, heading: Heading | null, armed: Heading | null, dragging: boolean }} Chosen
 */

/**
 * What the board does for its choices.
 * @typedef {Object} Chooser
 * @property {(cell: string) => boolean} playable
 * @property {(cell: string) => void} refuse called when the visitor chooses a cell where no arrow may stand
 * @property {(move: string) => void} play
 * @property {(cell: string, x: number, y: number) => Heading | null} dragHeading the heading of client coordinates
 * @property {() => void} changed
 */

/** @type {Record<string, Heading>} */
const ARROWS = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };

export class ArrowChoice {
  /** @type {Chosen | null} */
  chosen = null;

  /** @type {string | null} the cell under the mouse or with the visible focus */
  hovered = null;

  /** @type {{ cell: string, pointer: number } | null} set while a pointer is down on a cell */
  #press = null;

  /** Whether the last input came from a finger and not from a mouse or a key. */
  byTouch = false;

  #ignoreClick = false;

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
    element.addEventListener("pointerover", (event) => this.#hover(event));
    element.addEventListener("pointerleave", () => this.#setHovered(null));
    element.addEventListener("pointerdown", (event) => this.#pressDown(event));
    element.addEventListener("pointermove", (event) => this.#drag(event));
    element.addEventListener("pointerup", (event) => this.#release(event));
    element.addEventListener("pointercancel", () => this.cancel());
    element.addEventListener("click", (event) => this.#click(event));
    element.addEventListener("keydown", (event) => this.#key(event));
    element.addEventListener("focusin", (event) => {
      const button = grid.buttonOf(event.target);
      if (button?.matches(":focus-visible")) this.#setHovered(button.dataset.cell ?? null);
    });
    element.addEventListener("focusout", () => this.#setHovered(null));
  }

  /** Clears the choice. */
  cancel() {
    this.#press = null;
    if (this.chosen) this.#choose(null);
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
   * Moves the choice to the next cell where an arrow may stand, and keeps the preview.
   * @param {Heading} way
   */
  move(way) {
    if (!this.chosen) return;
    const [dx, dy] = STEPS[way];
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

  /** @param {string | null} cell */
  #setHovered(cell) {
    if (this.hovered === cell) return;
    this.hovered = cell;
    this.chooser.changed();
  }

  /** @param {PointerEvent} event */
  #hover(event) {
    const cell = this.grid.buttonOf(event.target)?.dataset.cell ?? null;
    this.#setHovered(event.pointerType === "mouse" && event.buttons === 0 ? cell : null);
  }

  /** @param {PointerEvent} event */
  #pressDown(event) {
    this.#ignoreClick = false;
    const cell = this.grid.buttonOf(event.target)?.dataset.cell;
    if (event.button !== 0 || !cell || !this.chooser.playable(cell)) return;
    this.#press = { cell, pointer: event.pointerId };
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    if (!this.#press || event.pointerId !== this.#press.pointer) return;
    const { cell } = this.#press;
    const heading = this.chooser.dragHeading(cell, event.clientX, event.clientY);
    const dragging = this.chosen?.dragging ?? false;
    if (!dragging && heading === null) return;
    if (!dragging) this.grid.element.setPointerCapture(event.pointerId);
    if (!dragging || this.chosen?.heading !== heading) {
      this.#choose({ cell, heading, armed: null, dragging: true });
    }
  }

  /** @param {PointerEvent} event */
  #release(event) {
    if (!this.#press || event.pointerId !== this.#press.pointer) return;
    this.#press = null;
    if (!this.chosen?.dragging) return;
    // The click that follows a drag is part of it.
    this.#ignoreClick = true;
    if (this.chosen.heading) this.#arm(this.chosen.heading);
    else this.cancel();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const cell = this.grid.buttonOf(event.target)?.dataset.cell;
    if (this.#ignoreClick || !cell) {
      this.#ignoreClick = false;
      return;
    }
    if (this.chosen?.cell !== cell) this.#select(cell);
    else if (this.chosen.armed) this.#commit(this.chosen.armed);
    else this.cancel();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const button = this.grid.buttonOf(event.target);
    const cell = button?.dataset.cell;
    if (!button || !cell || event.ctrlKey || event.altKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    const letter = HEADINGS.find((heading) => heading === event.key.toUpperCase());
    if (event.key === "Escape" && this.chosen) this.cancel();
    else if (arrow && this.chosen) this.#arm(arrow);
    else if (arrow) this.grid.moveFocus(button, ...STEPS[arrow]);
    else if (event.key === "Home") this.grid.moveFocus(button, -this.grid.columns, 0);
    else if (event.key === "End") this.grid.moveFocus(button, this.grid.columns, 0);
    else if (event.key === "Enter" && this.chosen?.armed) this.#commit(this.chosen.armed);
    else if (!letter) return;
    else if (this.chosen || this.#select(cell)) this.#arm(letter);
    event.preventDefault();
    event.stopPropagation();
  }
}
