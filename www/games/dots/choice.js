// Lets the visitor choose a move of dots: the cell, the direction, and the preview. Mouse, touch and keys all lead to the same few
// steps; the board listens for changes and draws.

import { keyOf } from "../../kit/page/keys.js";

/**
 * @typedef {import("./geometry.js").Direction} Direction
 * @typedef {import("../../kit/boards/cells.js").CellGrid} CellGrid
 */

/**
 * `armed`: an empty cell was tapped once. `selected`: a stack was chosen and its direction is not chosen yet. `dragging`:
 * the pointer is still down.
 * @typedef {{ kind: "idle" }
 *   | { kind: "armed", cell: string }
 *   | { kind: "selected", cell: string, direction: Direction | null, dragging: boolean }} Choice
 */

/**
 * The board's callbacks for choices.
 * @typedef {Object} Chooser
 * @property {(cell: string) => "stack" | "empty" | null} playable the kind of cell if it is playable, otherwise null
 * @property {(from: string, cell: string) => Direction | null} towards the direction that a press on a cell plays while a stack
 *   is chosen, or null
 * @property {(cell: string) => void} refuse called when the visitor chooses a cell that is not playable
 * @property {(move: string) => void} play
 * @property {(cell: string, x: number, y: number) => Direction | null} dragDirection the direction of client coordinates
 * @property {(direction: Direction) => Direction} onScreen converts a board direction to a screen direction, and back
 * @property {() => void} changed
 * @property {() => boolean} playsAtOnce whether one tap plays an empty cell: its move has no direction to choose
 */

/** @type {Record<string, Direction>} by the key, as seen on the screen */
const ARROWS = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };

/** @type {Record<Direction, [number, number]>} columns and rows on the screen */
const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export class MoveChoice {
  /** @type {Choice} */
  choice = { kind: "idle" };

  /** @type {string | null} the cell under the mouse */
  hovered = null;

  /** @type {string | null} the cell with the visible focus */
  focused = null;

  /** @type {{ cell: string, pointer: number } | null} set while a pointer is down on a stack */
  #press = null;

  #typed = "";
  #pointerType = "";
  #ignoreClick = false;

  /**
   * @param {CellGrid} grid
   * @param {Chooser} chooser
   */
  constructor(grid, chooser) {
    this.grid = grid;
    this.chooser = chooser;
    const { element } = grid;
    element.addEventListener("pointerover", (event) => this.#hover(event));
    element.addEventListener("pointerleave", (event) => this.#leave(event));
    element.addEventListener("pointerdown", (event) => this.#pressDown(event));
    element.addEventListener("pointermove", (event) => this.#drag(event));
    element.addEventListener("pointerup", (event) => this.#release(event));
    element.addEventListener("pointercancel", () => this.cancel());
    element.addEventListener("click", (event) => this.#click(event));
    element.addEventListener("keydown", (event) => this.#key(event));
    element.addEventListener("focusin", (event) => this.#focus(event));
    element.addEventListener("focusout", () => this.#set({ focused: null }));
  }

  /** Clears the choice. */
  cancel() {
    this.#press = null;
    this.#typed = "";
    this.#choose({ kind: "idle" });
  }

  /** Clears the choice, and the preview under a pointer until it moves. */
  rest() {
    this.cancel();
    this.#set({ hovered: null });
  }

  /** @param {Direction | null} direction the direction of the selected cell to show, without playing it */
  point(direction) {
    if (this.choice.kind !== "selected" || this.choice.direction === direction) return;
    this.#choose({ ...this.choice, direction });
  }

  /** @param {Direction} direction the direction to play from the selected cell */
  commit(direction) {
    if (this.choice.kind === "selected") this.#play(this.choice.cell, direction);
  }

  /** Plays the empty cell that was tapped. */
  confirm() {
    if (this.choice.kind === "armed") this.#play(this.choice.cell, "N");
  }

  /**
   * @param {string} cell
   * @param {Direction} direction
   */
  #play(cell, direction) {
    this.cancel();
    this.chooser.play(cell + direction);
  }

  /** @param {Choice} choice */
  #choose(choice) {
    const idle = choice.kind === "idle" && this.choice.kind === "idle";
    this.choice = choice;
    if (!idle) this.chooser.changed();
  }

  /** @param {{ hovered?: string | null, focused?: string | null }} change */
  #set(change) {
    const { hovered, focused } = this;
    Object.assign(this, change);
    if (this.hovered !== hovered || this.focused !== focused) this.chooser.changed();
  }

  /** @param {PointerEvent} event */
  #hover(event) {
    const cell = this.grid.buttonOf(event.target)?.dataset.cell ?? null;
    const isPointing = event.pointerType === "mouse" && event.buttons === 0;
    this.#set({ hovered: isPointing ? cell : null });
    if (isPointing && cell !== null) this.point(this.#towards(cell));
  }

  /** @param {string} cell */
  #towards(cell) {
    return this.choice.kind === "selected" ? this.chooser.towards(this.choice.cell, cell) : null;
  }

  /** @param {PointerEvent} event */
  #leave(event) {
    this.#set({ hovered: null });
    if (event.pointerType === "mouse" && event.buttons === 0) this.point(null);
  }

  /** @param {FocusEvent} event */
  #focus(event) {
    const button = this.grid.buttonOf(event.target);
    this.#set({
      focused: button?.matches(":focus-visible") ? (button.dataset.cell ?? null) : null,
    });
  }

  /** @param {PointerEvent} event */
  #pressDown(event) {
    this.#pointerType = event.pointerType;
    this.#ignoreClick = false;
    const cell = this.grid.buttonOf(event.target)?.dataset.cell;
    if (event.button !== 0 || !cell || this.chooser.playable(cell) !== "stack") return;
    this.#press = { cell, pointer: event.pointerId };
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    if (!this.#press) this.#hover(event);
    if (!this.#press || event.pointerId !== this.#press.pointer) return;
    const { cell } = this.#press;
    const direction = this.chooser.dragDirection(cell, event.clientX, event.clientY);
    const dragging = this.choice.kind === "selected" && this.choice.dragging;
    if (!dragging && direction === null) return;
    if (!dragging) this.grid.element.setPointerCapture(event.pointerId);
    if (!dragging || this.choice.kind !== "selected" || this.choice.direction !== direction) {
      this.#choose({ kind: "selected", cell, direction, dragging: true });
    }
  }

  /** @param {PointerEvent} event */
  #release(event) {
    if (!this.#press || event.pointerId !== this.#press.pointer) return;
    this.#press = null;
    if (this.choice.kind !== "selected" || !this.choice.dragging) return;
    // The click that follows a drag is part of it.
    this.#ignoreClick = true;
    const { direction } = this.choice;
    if (direction) this.commit(direction);
    else this.cancel();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const cell = this.grid.buttonOf(event.target)?.dataset.cell;
    if (this.#ignoreClick || !cell) {
      this.#ignoreClick = false;
      return;
    }
    const byPointer = event.detail > 0;
    const direction = byPointer ? this.#towards(cell) : null;
    if (direction) {
      this.commit(direction);
      return;
    }
    const byTouch = byPointer && this.#pointerType === "touch";
    const armed = this.choice.kind === "armed" && this.choice.cell === cell;
    const selected = this.choice.kind === "selected" && this.choice.cell === cell;
    switch (this.chooser.playable(cell)) {
      case "stack":
        if (selected) this.cancel();
        else this.#choose({ kind: "selected", cell, direction: null, dragging: false });
        break;
      case "empty":
        if (byTouch && !armed && !this.chooser.playsAtOnce()) this.#choose({ kind: "armed", cell });
        // The selection hides the preview of this cell, so the first click only cancels the selection.
        else if (this.choice.kind === "selected") this.cancel();
        else this.#play(cell, "N");
        break;
      default:
        this.cancel();
        this.chooser.refuse(cell);
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const button = this.grid.buttonOf(event.target);
    if (!button || event.ctrlKey || event.altKey || event.metaKey) return;
    const key = keyOf(event);
    const arrow = ARROWS[key];
    if (key.length > 1) this.#typed = "";
    if (key === "Escape" && this.choice.kind !== "idle") this.cancel();
    else if (arrow && this.choice.kind === "selected") this.point(this.chooser.onScreen(arrow));
    else if (arrow) this.grid.moveFocus(button, ...STEPS[arrow]);
    else if (key === "Home") this.grid.moveFocus(button, -this.grid.columns, 0);
    else if (key === "End") this.grid.moveFocus(button, this.grid.columns, 0);
    else if (key === "Enter" && this.choice.kind === "selected" && this.choice.direction)
      this.commit(this.choice.direction);
    else if (!this.#type(key.toUpperCase())) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Handles a move typed in the contest's notation: column, row, direction.
   * @param {string} key
   * @returns {boolean} whether the key belonged to a move
   */
  #type(key) {
    if (/^[1-9]$/.test(key) && this.#typed.length === 1 && this.grid.has(this.#typed + key)) {
      const cell = this.#typed + key;
      this.#typed = cell;
      this.grid.button(cell).focus();
      if (this.chooser.playable(cell) === "stack") {
        this.#choose({ kind: "selected", cell, direction: null, dragging: false });
      }
      return true;
    }
    if (/^[NESW]$/.test(key) && this.#typed.length === 2) {
      const cell = this.#typed;
      this.#typed = "";
      if (this.chooser.playable(cell)) this.#play(cell, /** @type {Direction} */ (key));
      else this.chooser.refuse(cell);
      return true;
    }
    this.#typed = /^[A-Z]$/.test(key) && this.grid.has(`${key}1`) ? key : "";
    return this.#typed !== "";
  }
}
