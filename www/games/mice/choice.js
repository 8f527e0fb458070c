// Lets the visitor choose an arrow: the cell, the heading, and the preview. Mouse, touch and keys all lead to the same few steps;
// the board listens for changes and draws.

import { keyOf } from "../../kit/page/keys.js";
import { cellName, columnAndRowOf, HEADINGS, STEPS } from "./geometry.js";

/**
 * @typedef {import("./geometry.js").Heading} Heading
 * @typedef {import("../../kit/boards/cells.js").CellGrid} CellGrid
 */

/**
 * A chosen cell. `heading` is the heading in the preview. `armed` is the heading to which the preview returns when the visitor
 * does not point at another; the next click places it.
 * @typedef {{ cell: string, heading: Heading | null, armed: Heading | null, dragging: boolean }} ChosenArrow
 */

/**
 * The board's callbacks for choices.
 * @typedef {Object} Chooser
 * @property {(cell: string) => boolean} canPlaceArrow
 * @property {(cell: string) => void} refuse called when the visitor chooses a cell where no arrow can be placed
 * @property {(move: string) => void} play
 * @property {(cell: string) => void} revealCell brings a cell into view, for keys
 * @property {() => void} onChoiceChange
 */

/** @type {Record<string, Heading>} */
const ARROW_KEY_HEADINGS = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };

export class ArrowChoice {
  /** @type {ChosenArrow | null} */
  chosen = null;

  /** @type {string | null} the cell under the mouse or with the visible focus */
  hovered = null;

  /** @type {string | null} the cell from which a heading is dragged */
  #draggedCell = null;

  /** Whether the last input came from a finger and not from a mouse or a key. */
  isTouchInput = false;

  /** Counts the positions, so that a choice is only restored in its own position. */
  #positionCount = 0;

  /**
   * @param {HTMLElement} container contains the grid and the handles
   * @param {CellGrid} grid
   * @param {Chooser} chooser
   */
  constructor(container, grid, chooser) {
    this.grid = grid;
    this.chooser = chooser;
    const noteInputKind = (/** @type {PointerEvent} */ event) => {
      this.isTouchInput = event.pointerType === "touch";
    };
    container.addEventListener("pointerdown", noteInputKind, { capture: true });
    container.addEventListener("keydown", () => {
      this.isTouchInput = false;
    });
    const { element } = grid;
    element.addEventListener("click", (event) => {
      // Keys and assistive devices; the board's gestures handle presses by mouse and finger.
      const cell = grid.buttonOf(event.target)?.dataset.cell;
      if (event.detail === 0 && cell) this.pressCell(cell);
    });
    element.addEventListener("keydown", (event) => this.#handleKey(event));
    element.addEventListener("focusin", (event) => {
      const button = grid.buttonOf(event.target);
      if (!button?.matches(":focus-visible")) return;
      this.setHovered(button.dataset.cell ?? null);
      chooser.revealCell(button.dataset.cell ?? "");
    });
    element.addEventListener("focusout", () => this.setHovered(null));
  }

  /** Clears the choice. */
  cancel() {
    this.#draggedCell = null;
    if (this.chosen) this.#setChosen(null);
  }

  /** Clears the choice, and the preview under a pointer until it moves. */
  cancelAndUnhover() {
    this.#positionCount += 1;
    this.cancel();
    this.setHovered(null);
  }

  /**
   * Chooses a cell, clears the choice, or places the arrow of the preview there.
   * @param {string} cell
   * @returns {(() => void) | void} takes the press back
   */
  pressCell(cell) {
    const [previousChoice, positionCount] = [this.chosen, this.#positionCount];
    const armedHeading = previousChoice?.cell === cell ? previousChoice.armed : null;
    if (armedHeading) {
      this.#placeArrow(armedHeading);
      return;
    }
    if (previousChoice?.cell === cell) this.cancel();
    else this.#chooseCell(cell);
    return () => {
      if (positionCount === this.#positionCount) this.#setChosen(previousChoice);
    };
  }

  /**
   * Begins to drag a heading from a cell.
   * @param {string} cell
   * @returns {boolean} whether an arrow can be placed there
   */
  beginDrag(cell) {
    if (!this.chooser.canPlaceArrow(cell)) return false;
    this.#draggedCell = cell;
    return true;
  }

  /** @param {Heading | null} heading the heading in which the pointer has been dragged; null near the cell's middle */
  dragHeading(heading) {
    const cell = this.#draggedCell;
    const isDragging = this.chosen?.dragging ?? false;
    if (!cell || (!isDragging && heading === null)) return;
    if (!isDragging || this.chosen?.heading !== heading) {
      this.#setChosen({ cell, heading, armed: null, dragging: true });
    }
  }

  /** @param {boolean} isKept whether to keep the dragged heading */
  endDrag(isKept) {
    const cell = this.#draggedCell;
    this.#draggedCell = null;
    if (this.chosen?.dragging) {
      if (isKept && this.chosen.heading) this.#arm(this.chosen.heading);
      else this.cancel();
    } else if (isKept && cell) this.pressCell(cell);
  }

  /** @param {string | null} cell the cell under the mouse */
  setHovered(cell) {
    if (this.hovered === cell) return;
    this.hovered = cell;
    this.chooser.onChoiceChange();
  }

  /** @param {Heading | null} heading the heading to preview for the chosen cell, without placing it; null: the armed heading */
  previewHeading(heading) {
    const { chosen } = this;
    if (!chosen || chosen.heading === (heading ?? chosen.armed)) return;
    this.#setChosen({ ...chosen, heading: heading ?? chosen.armed });
  }

  /** @param {Heading} heading the heading of the pressed handle; a first touch only previews it */
  pressHeading(heading) {
    if (this.isTouchInput && this.chosen?.armed !== heading) this.#arm(heading);
    else this.#placeArrow(heading);
  }

  /**
   * Moves the choice to the next cell where an arrow can be placed, and keeps the preview.
   * @param {Heading} heading
   */
  moveChosenCell(heading) {
    if (!this.chosen) return;
    const [dx, dy] = STEPS[heading];
    let [x, y] = columnAndRowOf(this.chosen.cell);
    do {
      x += dx;
      y += dy;
      if (!this.grid.has(cellName(x, y))) return;
    } while (!this.chooser.canPlaceArrow(cellName(x, y)));
    this.#setChosen({ ...this.chosen, cell: cellName(x, y), dragging: false });
  }

  /** Places the arrow of the preview. */
  placeArmedArrow() {
    if (this.chosen?.armed) this.#placeArrow(this.chosen.armed);
  }

  /** @param {Heading} heading */
  #placeArrow(heading) {
    if (!this.chosen) return;
    const { cell } = this.chosen;
    this.cancel();
    this.chooser.play(`${cell} ${heading}`);
  }

  /** @param {Heading} heading */
  #arm(heading) {
    if (this.chosen) this.#setChosen({ ...this.chosen, heading, armed: heading, dragging: false });
  }

  /** @param {ChosenArrow | null} chosen */
  #setChosen(chosen) {
    this.chosen = chosen;
    this.chooser.onChoiceChange();
  }

  /** @param {string} cell */
  #chooseCell(cell) {
    if (this.chooser.canPlaceArrow(cell)) {
      this.#setChosen({ cell, heading: null, armed: null, dragging: false });
      return true;
    }
    this.cancel();
    this.chooser.refuse(cell);
    return false;
  }

  /** @param {KeyboardEvent} event */
  #handleKey(event) {
    const button = this.grid.buttonOf(event.target);
    const cell = button?.dataset.cell;
    if (!button || !cell || event.ctrlKey || event.altKey || event.metaKey) return;
    const key = keyOf(event);
    const arrow = ARROW_KEY_HEADINGS[key];
    const letter = HEADINGS.find((heading) => heading === key.toUpperCase());
    if (key === "Escape" && this.chosen) this.cancel();
    else if (arrow && this.chosen) this.#arm(arrow);
    else if (arrow) this.grid.moveFocus(button, ...STEPS[arrow]);
    else if (key === "Home") this.grid.moveFocus(button, -this.grid.columns, 0);
    else if (key === "End") this.grid.moveFocus(button, this.grid.columns, 0);
    else if (key === "Enter" && this.chosen?.armed) this.#placeArrow(this.chosen.armed);
    else if (!letter) return;
    else if (this.chosen || this.#chooseCell(cell)) this.#arm(letter);
    event.preventDefault();
    event.stopPropagation();
  }
}
