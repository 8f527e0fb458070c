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
 * @property {(cell: string) => "stack" | "empty" | null} playableKind the kind of cell if it is playable, otherwise null
 * @property {(from: string, cell: string) => Direction | null} directionTowards the direction that a press on a cell plays while a stack
 *   is chosen, or null
 * @property {(cell: string) => void} refuse called when the visitor chooses a cell that is not playable
 * @property {(move: string) => void} play
 * @property {(cell: string, x: number, y: number) => Direction | null} dragDirection the direction of client coordinates
 * @property {(direction: Direction) => Direction} screenDirection converts a board direction to a screen direction, and back
 * @property {() => void} onChoiceChange
 * @property {() => boolean} playsAtOnce whether one tap plays an empty cell: its move has no direction to choose
 */

/** @type {Record<string, Direction>} by the key, as seen on the screen */
const ARROW_DIRECTIONS = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };

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
  #pressedStack = null;

  #typedKeys = "";
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
    element.addEventListener("pointerover", (event) => this.#updateHover(event));
    element.addEventListener("pointerleave", (event) => this.#handlePointerLeave(event));
    element.addEventListener("pointerdown", (event) => this.#handlePointerDown(event));
    element.addEventListener("pointermove", (event) => this.#handlePointerMove(event));
    element.addEventListener("pointerup", (event) => this.#handlePointerUp(event));
    element.addEventListener("pointercancel", () => this.cancel());
    element.addEventListener("click", (event) => this.#handleClick(event));
    element.addEventListener("keydown", (event) => this.#handleKey(event));
    element.addEventListener("focusin", (event) => this.#handleFocus(event));
    element.addEventListener("focusout", () => this.#setPointedCells({ focused: null }));
  }

  /** Clears the choice. */
  cancel() {
    this.#pressedStack = null;
    this.#typedKeys = "";
    this.#setChoice({ kind: "idle" });
  }

  /** Clears the choice, and the preview under a pointer until it moves. */
  cancelAndUnhover() {
    this.cancel();
    this.#setPointedCells({ hovered: null });
  }

  /** @param {Direction | null} direction the direction of the selected cell to show, without playing it */
  previewDirection(direction) {
    if (this.choice.kind !== "selected" || this.choice.direction === direction) return;
    this.#setChoice({ ...this.choice, direction });
  }

  /** @param {Direction} direction the direction to play from the selected cell */
  playDirection(direction) {
    if (this.choice.kind === "selected") this.#play(this.choice.cell, direction);
  }

  /** Plays the empty cell that was tapped. */
  playArmedCell() {
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
  #setChoice(choice) {
    const isStillIdle = choice.kind === "idle" && this.choice.kind === "idle";
    this.choice = choice;
    if (!isStillIdle) this.chooser.onChoiceChange();
  }

  /** @param {{ hovered?: string | null, focused?: string | null }} change */
  #setPointedCells(change) {
    const { hovered, focused } = this;
    Object.assign(this, change);
    if (this.hovered !== hovered || this.focused !== focused) this.chooser.onChoiceChange();
  }

  /** @param {PointerEvent} event */
  #updateHover(event) {
    const cell = this.grid.buttonOf(event.target)?.dataset.cell ?? null;
    const isPointing = event.pointerType === "mouse" && event.buttons === 0;
    this.#setPointedCells({ hovered: isPointing ? cell : null });
    if (isPointing && cell !== null) this.previewDirection(this.#directionTowards(cell));
  }

  /** @param {string} cell */
  #directionTowards(cell) {
    return this.choice.kind === "selected"
      ? this.chooser.directionTowards(this.choice.cell, cell)
      : null;
  }

  /** @param {PointerEvent} event */
  #handlePointerLeave(event) {
    this.#setPointedCells({ hovered: null });
    if (event.pointerType === "mouse" && event.buttons === 0) this.previewDirection(null);
  }

  /** @param {FocusEvent} event */
  #handleFocus(event) {
    const button = this.grid.buttonOf(event.target);
    this.#setPointedCells({
      focused: button?.matches(":focus-visible") ? (button.dataset.cell ?? null) : null,
    });
  }

  /** @param {PointerEvent} event */
  #handlePointerDown(event) {
    this.#pointerType = event.pointerType;
    this.#ignoreClick = false;
    const cell = this.grid.buttonOf(event.target)?.dataset.cell;
    if (event.button !== 0 || !cell || this.chooser.playableKind(cell) !== "stack") return;
    this.#pressedStack = { cell, pointer: event.pointerId };
  }

  /** @param {PointerEvent} event */
  #handlePointerMove(event) {
    if (!this.#pressedStack) this.#updateHover(event);
    if (!this.#pressedStack || event.pointerId !== this.#pressedStack.pointer) return;
    const { cell } = this.#pressedStack;
    const direction = this.chooser.dragDirection(cell, event.clientX, event.clientY);
    const isDragging = this.choice.kind === "selected" && this.choice.dragging;
    if (!isDragging && direction === null) return;
    if (!isDragging) this.grid.element.setPointerCapture(event.pointerId);
    if (!isDragging || this.choice.kind !== "selected" || this.choice.direction !== direction) {
      this.#setChoice({ kind: "selected", cell, direction, dragging: true });
    }
  }

  /** @param {PointerEvent} event */
  #handlePointerUp(event) {
    if (!this.#pressedStack || event.pointerId !== this.#pressedStack.pointer) return;
    this.#pressedStack = null;
    if (this.choice.kind !== "selected" || !this.choice.dragging) return;
    // The click that follows a drag is part of it.
    this.#ignoreClick = true;
    const { direction } = this.choice;
    if (direction) this.playDirection(direction);
    else this.cancel();
  }

  /** @param {MouseEvent} event */
  #handleClick(event) {
    const cell = this.grid.buttonOf(event.target)?.dataset.cell;
    if (this.#ignoreClick || !cell) {
      this.#ignoreClick = false;
      return;
    }
    const byPointer = event.detail > 0;
    const direction = byPointer ? this.#directionTowards(cell) : null;
    if (direction) {
      this.playDirection(direction);
      return;
    }
    const byTouch = byPointer && this.#pointerType === "touch";
    const isArmed = this.choice.kind === "armed" && this.choice.cell === cell;
    const isSelected = this.choice.kind === "selected" && this.choice.cell === cell;
    switch (this.chooser.playableKind(cell)) {
      case "stack":
        if (isSelected) this.cancel();
        else this.#setChoice({ kind: "selected", cell, direction: null, dragging: false });
        break;
      case "empty":
        if (byTouch && !isArmed && !this.chooser.playsAtOnce())
          this.#setChoice({ kind: "armed", cell });
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
  #handleKey(event) {
    const button = this.grid.buttonOf(event.target);
    if (!button || event.ctrlKey || event.altKey || event.metaKey) return;
    const key = keyOf(event);
    const arrow = ARROW_DIRECTIONS[key];
    if (key.length > 1) this.#typedKeys = "";
    if (key === "Escape" && this.choice.kind !== "idle") this.cancel();
    else if (arrow && this.choice.kind === "selected")
      this.previewDirection(this.chooser.screenDirection(arrow));
    else if (arrow) this.grid.moveFocus(button, ...STEPS[arrow]);
    else if (key === "Home") this.grid.moveFocus(button, -this.grid.columns, 0);
    else if (key === "End") this.grid.moveFocus(button, this.grid.columns, 0);
    else if (key === "Enter" && this.choice.kind === "selected" && this.choice.direction)
      this.playDirection(this.choice.direction);
    else if (!this.#handleTypedKey(key.toUpperCase())) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Handles a move typed in the contest's notation: column, row, direction.
   * @param {string} key
   * @returns {boolean} whether the key belonged to a move
   */
  #handleTypedKey(key) {
    if (
      /^[1-9]$/.test(key) &&
      this.#typedKeys.length === 1 &&
      this.grid.has(this.#typedKeys + key)
    ) {
      const cell = this.#typedKeys + key;
      this.#typedKeys = cell;
      this.grid.button(cell).focus();
      if (this.chooser.playableKind(cell) === "stack") {
        this.#setChoice({ kind: "selected", cell, direction: null, dragging: false });
      }
      return true;
    }
    if (/^[NESW]$/.test(key) && this.#typedKeys.length === 2) {
      const cell = this.#typedKeys;
      this.#typedKeys = "";
      if (this.chooser.playableKind(cell)) this.#play(cell, /** @type {Direction} */ (key));
      else this.chooser.refuse(cell);
      return true;
    }
    this.#typedKeys = /^[A-Z]$/.test(key) && this.grid.has(`${key}1`) ? key : "";
    return this.#typedKeys !== "";
  }
}
