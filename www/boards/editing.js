// What the editors of all games share: what a game's editor module gives, and a board on a grid on which one sets up.

import { plainDigits } from "../digits.js";
import { currentColours, openSurface } from "./canvas.js";
import { CellGrid } from "./cells.js";

/**
 * @typedef {import("../wasm/warren.js").DraftContent} Content
 */

/**
 * What is done to a draft, such as `put 0 13,10`: a word and what belongs to it, as the game's drafts read it.
 * @typedef {string} Edit
 */

/**
 * A tool of the palette. Its words are `GAME-tool-WORD`, of a side's or a player's with the seat.
 * @typedef {Object} Tool
 * @property {string} id
 * @property {string} word
 * @property {string} key a letter that chooses it
 * @property {number} [seat] whose
 * @property {boolean} [carries] whether it goes from one place to another: it is pressed twice, or dragged
 */

/**
 * What is chosen beside the tool, such as a heading; its words are `GAME-edit-ID` and `GAME-edit-ID-value`.
 * @typedef {{ id: string, values: readonly { value: string, key: string }[] }} Choice
 */

/** What is chosen of each, by its id. @typedef {Record<string, string>} Chosen */

/**
 * A number that is set; its words are `GAME-edit-WORD`.
 * @typedef {{ name: string, word: string, least: number, most: number, value: number, seat?: number }} Field
 */

/**
 * What is shown of a draft.
 * @typedef {Object} EditorView
 * @property {Content} content
 * @property {ReadonlySet<string>} marked the cells that have a problem
 * @property {string | null} picked the place that a tool has been taken up from
 */

/**
 * @typedef {Object} EditorHost
 * @property {(cell: string) => void} press
 * @property {(cell: string) => void} drag the pointer has come, pressed, to another cell
 * @property {() => void} release
 * @property {(cell: string, key: string) => boolean} key whether a key on a cell means something
 * @property {(text: string) => void} say what is shown under the board until something changes
 * @property {unknown} setting of the game's usual start
 */

/**
 * A board that is set up. `step` moves the cursor by columns and rows and gives the text of its cell, `use` uses the tool
 * there: for fingers, where cells are smaller than they.
 * @typedef {Object} EditorBoard
 * @property {(view: EditorView) => void} show
 * @property {(cell: string) => void} focus
 * @property {(dx: number, dy: number) => string} [step]
 * @property {() => void} [use]
 * @property {HTMLElement} [button] one of its own, which changes nothing but how it looks
 * @property {HTMLElement} [tools] the way to another part of the board, where not all of it is seen well
 * @property {() => void} close
 */

/**
 * A kind of goal that a puzzle may have: whether it has a number and a number of own moves, the seat that may be asked where that
 * is not either, and how it is written. Its words are `puzzle-goal-ID`.
 * @typedef {{ id: string, value?: number, moves?: number, seat?: number, text: (value: number, moves: number) => string }} GoalKind
 */

/**
 * The moves that a puzzle gives, of a game in which they are written down beside the goal, `?` for one that is to be found:
 * the messages that ask for them, and those of the usual start of one.
 * @typedef {{ label: string, note: string, linesOf: (scene: import("../wasm/warren.js").Scene) => string[] }} Script
 */

/**
 * What a game's module `editor.js` gives. What a cell is called is the game's own; edits are made of names alone, and what
 * becomes of them is the rules' to say.
 * @typedef {Object} EditorModule
 * @property {(content: any) => readonly Tool[]} tools
 * @property {(content: any) => readonly Field[]} fields
 * @property {(content: any) => { seat: number, count: number } | null} side who is next; null where that is not set
 * @property {(tool: Tool, cell: string, content: any, from: string | null, chosen: Chosen) => Edit | null} edit what a tool does
 * @property {(content: any) => readonly Choice[]} [choices]
 * @property {(cell: string, content: any) => boolean} [takes] whether a tool that carries finds something there
 * @property {(key: string, cell: string, content: any, tool: Tool) => Edit | null} [keyEdit] what a key does on a cell
 * @property {readonly { word: string, edit: Edit }[]} [actions] buttons of the game's own, `GAME-edit-WORD`
 * @property {string} [note] the message of a note that belongs to the game
 * @property {string} [board] the name of the form in which the statement gives the board alone, a message
 * @property {(container: HTMLElement, host: EditorHost) => EditorBoard} mountEditor
 * @property {readonly GoalKind[]} goals what puzzles may ask
 * @property {boolean} [replies] whether a program of ours may reply in them
 * @property {Script} [script]
 */

/**
 * How a game draws its grid.
 * @typedef {Object} GridGame
 * @property {string} label of the grid
 * @property {(content: any) => [number, number]} size columns and rows
 * @property {(x: number, y: number, content: any) => string} name of the cell at a place, from the top left
 * @property {(cell: string, content: any) => string} text what a screen reader says of a cell
 * @property {(context: CanvasRenderingContext2D, width: number, height: number, content: any) => Box} paint
 */

/** Where the cells lie. @typedef {{ left: number, top: number, width: number, height: number }} Box */

/** @type {Record<string, [number, number]>} */
const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A drawing and a grid of buttons over it: a tool is used on cells by pressing, dragging, and keys. */
export class EditorGrid {
  /** @type {EditorView | null} */
  #view = null;
  /** @type {CellGrid | null} */
  #grid = null;
  /** @type {string | null} the cell that the pressed pointer is on */
  #at = null;
  /** @type {string | null} the cell that the pad has moved to */
  #cursor = null;
  /** Whether the next click has been taken as a press of the pointer. */
  #pressed = false;
  #listening = new AbortController();
  #host;
  #game;

  /**
   * @param {HTMLElement} container
   * @param {EditorHost} host
   * @param {GridGame} game
   */
  constructor(container, host, game) {
    this.container = container;
    this.#host = host;
    this.#game = game;
    this.surface = openSurface(container, (context, width, height) => {
      if (this.#view) this.#paint(context, width, height, this.#view);
    });
    const { signal } = this.#listening;
    container.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    container.addEventListener("click", (event) => this.#click(event), { signal });
    container.addEventListener("keydown", (event) => this.#key(event), { signal });
    document.addEventListener("pointermove", (event) => this.#move(event), { signal });
    for (const kind of ["pointerup", "pointercancel"]) {
      document.addEventListener(kind, () => this.#up(), { signal });
    }
  }

  /** @param {EditorView} view */
  show(view) {
    this.#view = view;
    const { content } = view;
    const [columns, rows] = this.#game.size(content);
    if (this.#grid?.columns !== columns || this.#grid?.rows !== rows) {
      this.#grid?.element.remove();
      this.#grid = new CellGrid(columns, rows, this.#game.label);
      this.container.append(this.#grid.element);
    }
    this.#grid.describe((x, y) => {
      const name = this.#game.name(x, y, content);
      return { name, label: this.#game.text(name, content) };
    });
    for (const button of this.#grid.buttons) {
      this.#grid.markWrong(button, view.marked.has(button.dataset.cell ?? ""));
      // What is dragged over is not scrolled by.
      button.classList.add("draggable");
    }
    this.surface.repaint();
  }

  /** @param {string} cell */
  focus(cell) {
    if (this.#grid?.has(cell)) this.#grid.button(cell).focus();
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  step(dx, dy) {
    const grid = this.#grid;
    if (!grid) return "";
    // The focus stays on the pad, which is pressed again.
    grid.moveTabStop(dx, dy);
    this.#cursor = grid.tabStop.dataset.cell ?? null;
    this.surface.repaint();
    return grid.tabStop.getAttribute("aria-label") ?? "";
  }

  use() {
    const cell = this.#grid?.tabStop.dataset.cell;
    if (!cell) return;
    this.#cursor = cell;
    this.#host.press(cell);
    this.#host.release();
  }

  close() {
    this.#listening.abort();
    this.surface.close();
    this.#grid?.element.remove();
  }

  /** @param {Event} event */
  #cellOf(event) {
    return this.#grid?.buttonOf(event.target)?.dataset.cell ?? null;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const cell = this.#cellOf(event);
    if (cell === null || event.button !== 0) return;
    this.#at = cell;
    this.#cursor = null;
    this.#pressed = true;
    // Else the first cell keeps the pointer, and no other hears of it.
    if (event.target instanceof Element) event.target.releasePointerCapture?.(event.pointerId);
    this.#host.press(cell);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (this.#at === null) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const cell = this.#grid?.buttonOf(under)?.dataset.cell;
    if (cell === undefined || cell === this.#at) return;
    this.#at = cell;
    this.#host.drag(cell);
  }

  #up() {
    if (this.#at === null) return;
    this.#at = null;
    this.#host.release();
  }

  /** Keys and screen readers click without a pointer. @param {MouseEvent} event */
  #click(event) {
    const cell = this.#cellOf(event);
    const isTaken = this.#pressed && event.detail > 0;
    this.#pressed = false;
    if (cell === null || isTaken) return;
    this.#host.press(cell);
    this.#host.release();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const button = this.#grid?.buttonOf(event.target);
    if (!button || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) this.#grid?.moveFocus(button, ...arrow);
    else if (!this.#host.key(button.dataset.cell ?? "", plainDigits(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {number} height
   * @param {EditorView} view
   */
  #paint(context, width, height, view) {
    const box = this.#game.paint(context, width, height, view.content);
    const grid = this.#grid;
    if (!grid) return;
    grid.place(box.left, box.top, box.width, box.height);
    const colours = currentColours(context.canvas);
    const [w, h] = [box.width / grid.columns, box.height / grid.rows];
    const line = Math.max(2, 0.06 * w);
    grid.buttons.forEach((button, i) => {
      const cell = button.dataset.cell ?? "";
      const isPicked = cell === view.picked;
      const isCursor = cell === this.#cursor;
      if (!isPicked && !isCursor && !view.marked.has(cell)) return;
      const dashes = isPicked ? [2 * line, line] : isCursor ? [] : [line, line];
      const x = box.left + (i % grid.columns) * w;
      const y = box.top + Math.floor(i / grid.columns) * h;
      context.strokeStyle = isPicked || isCursor ? colours.accent : colours.warn;
      context.lineWidth = line;
      context.setLineDash(dashes);
      context.beginPath();
      context.roundRect(x + line / 2, y + line / 2, w - line, h - line, 0.12 * w);
      context.stroke();
      context.setLineDash([]);
    });
  }
}
