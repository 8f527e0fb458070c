// A grid of buttons over a drawn board, for pointers, keys and screen readers. One button at a time is in the tab order. Arrow
// keys move between the buttons.

import { h, setAttribute } from "../page/dom.js";

/**
 * @typedef {Object} CellText
 * @property {string} name the cell's name, such as `D4`
 * @property {string} label the text for screen readers
 */

export class CellGrid {
  /**
   * @param {number} columns
   * @param {number} rows
   * @param {string} label the grid's name
   */
  constructor(columns, rows, label) {
    this.columns = columns;
    this.rows = rows;
    /** @type {HTMLButtonElement[]} by place on the screen, row by row from the top left */
    this.buttons = [];
    this.element = h("div", { class: "cells", role: "grid", "aria-label": label });
    for (let y = 0; y < rows; y++) {
      const row = h("div", { class: "cells-row", role: "row" });
      for (let x = 0; x < columns; x++) {
        const button = h("button", { type: "button", class: "cell", tabIndex: -1 });
        this.buttons.push(button);
        row.append(h("div", { role: "gridcell", class: "cells-place" }, button));
      }
      this.element.append(row);
    }
    this.buttons[Math.floor(this.buttons.length / 2)].tabIndex = 0;
    this.element.addEventListener("focusin", (event) => {
      const button = this.buttonOf(event.target);
      if (button) this.#setTabStop(button);
    });
  }

  /**
   * Puts the buttons over the cells. Lengths are in CSS pixels, from the board's top left.
   * @param {number} left
   * @param {number} top
   * @param {number} width
   * @param {number} height
   */
  setBounds(left, top, width, height) {
    const { style } = this.element;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }

  /**
   * Updates the name of every cell. The tab stop stays with its cell.
   * @param {(x: number, y: number) => CellText} textAt by place on the screen
   */
  labelCells(textAt) {
    const tabStopCell = this.tabStop.dataset.cell;
    this.buttons.forEach((button, i) => {
      const { name, label } = textAt(i % this.columns, Math.floor(i / this.columns));
      button.dataset.cell = name;
      setAttribute(button, "aria-label", label);
    });
    if (tabStopCell) this.#setTabStop(this.button(tabStopCell));
  }

  /** @param {string} cell */
  button(cell) {
    const cellButton = this.buttons.find((button) => button.dataset.cell === cell);
    if (!cellButton) throw new Error(`no cell ${cell} on this board`);
    return cellButton;
  }

  /**
   * The button of the cell that an event came from.
   * @param {EventTarget | null} target
   * @returns {HTMLButtonElement | null}
   */
  buttonOf(target) {
    return target instanceof Element ? target.closest("button.cell") : null;
  }

  /**
   * The column and the row on the screen at a point of the window, in CSS pixels; null beside the grid.
   * @param {number} x
   * @param {number} y
   * @returns {[number, number] | null}
   */
  placeAt(x, y) {
    const { height, left, top, width } = this.element.getBoundingClientRect();
    const column = Math.floor(((x - left) / width) * this.columns);
    const row = Math.floor(((y - top) / height) * this.rows);
    const isOnGrid = column >= 0 && row >= 0 && column < this.columns && row < this.rows;
    return isOnGrid ? [column, row] : null;
  }

  /** @param {string} cell */
  has(cell) {
    return this.buttons.some((button) => button.dataset.cell === cell);
  }

  /**
   * Moves the focus by columns and rows on the screen. It stops at the edge.
   * @param {HTMLButtonElement} from
   * @param {number} dx
   * @param {number} dy
   */
  moveFocus(from, dx, dy) {
    const nextButton = this.#buttonBeside(from, dx, dy);
    // A board that zooms brings the cell into view first; the page scrolls to where it is then.
    nextButton.focus({ preventScroll: true });
    nextButton.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /**
   * Moves the tab stop by columns and rows, without moving the focus.
   * @param {number} dx
   * @param {number} dy
   */
  moveTabStop(dx, dy) {
    this.#setTabStop(this.#buttonBeside(this.tabStop, dx, dy));
  }

  /** The only button in the tab order. */
  get tabStop() {
    return this.buttons.find((button) => button.tabIndex === 0) ?? this.buttons[0];
  }

  /**
   * Marks a cell as invalid or valid.
   * @param {HTMLButtonElement} button
   * @param {boolean} isWrong
   */
  markWrong(button, isWrong) {
    // ARIA allows `aria-invalid` on the grid cell but not on a button.
    const cell = button.closest("[role=gridcell]");
    if (cell) setAttribute(cell, "aria-invalid", isWrong ? "true" : null);
  }

  /**
   * @param {HTMLButtonElement} from
   * @param {number} dx
   * @param {number} dy
   */
  #buttonBeside(from, dx, dy) {
    const i = this.buttons.indexOf(from);
    const x = Math.min(this.columns - 1, Math.max(0, (i % this.columns) + dx));
    const y = Math.min(this.rows - 1, Math.max(0, Math.floor(i / this.columns) + dy));
    return this.buttons[y * this.columns + x];
  }

  /** @param {HTMLButtonElement} button */
  #setTabStop(button) {
    for (const other of this.buttons) other.tabIndex = other === button ? 0 : -1;
  }
}
