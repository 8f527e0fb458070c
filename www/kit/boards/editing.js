// Shared parts of the editors of all games: the interface of a game's editor module, and an editor board with a grid.

import { keyOf } from "../page/keys.js";
import { currentColours, openSurface } from "./canvas.js";
import { CellGrid } from "./cells.js";

/**
 * @typedef {import("../../wasm/warren.js").DraftContent} Content
 */

/**
 * A change of a draft, such as `put 0 13,10`: a word and its arguments, as the game's drafts read them.
 * @typedef {string} Edit
 */

/**
 * A tool of the palette. Its message is `GAME-tool-WORD`, with the seat for a tool of one side or player.
 * @typedef {Object} Tool
 * @property {string} id
 * @property {string} word
 * @property {string} key the letter that selects it
 * @property {number} [seat] the seat that the tool belongs to
 * @property {boolean} [carries] whether the tool moves something between places, by two presses or a drag
 */

/**
 * An option of the tools, such as a heading. Its messages are `GAME-edit-ID` and `GAME-edit-ID-value`.
 * @typedef {{ id: string, values: readonly { value: string, key: string }[] }} Choice
 */

/** The chosen value of each option, by the option's id. @typedef {Record<string, string>} ChosenValues */

/**
 * A number of the draft. Its message is `GAME-edit-WORD`.
 * @typedef {{ name: string, word: string, least: number, most: number, value: number, seat?: number }} Field
 */

/**
 * The state that an editor board shows.
 * @typedef {Object} EditorView
 * @property {Content} content
 * @property {ReadonlySet<string>} problemCells the cells that have a problem
 * @property {string | null} picked the place from which something is being moved
 */

/**
 * @typedef {Object} EditorHost
 * @property {(cell: string) => void} press
 * @property {(cell: string) => void} drag called when the pressed pointer reaches another cell
 * @property {() => void} release
 * @property {(cell: string, key: string) => boolean} key handles a key on a cell; returns whether the key does anything
 * @property {(text: string) => void} showText shows a text under the board until the next change
 * @property {unknown} setting the setting of the game's usual start
 */

/**
 * An editor board. `step` moves the cursor by columns and rows and returns the text of the cell there. `use` uses the tool at
 * the cursor. Both are for touch, on boards whose cells are smaller than a finger.
 * @typedef {Object} EditorBoard
 * @property {(view: EditorView) => void} show
 * @property {(cell: string) => void} focus
 * @property {(dx: number, dy: number) => string} [step]
 * @property {() => void} [use]
 * @property {HTMLElement} [button] a button that only changes how the board looks
 * @property {HTMLElement} [tools] controls to scroll a large board
 * @property {() => void} close
 */

/**
 * A kind of puzzle goal: the default value and number of moves if it has them, the seat if only one seat may have the goal, and
 * its notation. Its message is `puzzle-goal-ID`.
 * @typedef {{ id: string, value?: number, moves?: number, seat?: number, text: (value: number, moves: number) => string }} GoalKind
 */

/**
 * The given moves of a puzzle, for games whose puzzles list them. `?` stands for a move to find. Holds the ids of the messages
 * that ask for the moves, and a function that returns the default lines.
 * @typedef {{ label: string, note: string, linesOf: (scene: import("../../wasm/warren.js").Scene) => string[] }} PuzzleScript
 */

/**
 * A game's module `editor.js`. The game chooses the names of its cells. Edits consist of names only, and the rules decide what
 * an edit does.
 * @typedef {Object} EditorModule
 * @property {(content: any) => readonly Tool[]} tools
 * @property {(content: any) => readonly Field[]} fields
 * @property {(content: any) => { seat: number, count: number } | null} side the seat to move next. Null if a draft does not set it
 * @property {(tool: Tool, cell: string, content: any, from: string | null, chosen: ChosenValues) => Edit | null} edit the edit of a tool
 * @property {(content: any) => readonly Choice[]} [choices]
 * @property {(cell: string, content: any) => boolean} [takes] whether a carrying tool can pick up something in the cell
 * @property {(key: string, cell: string, content: any, tool: Tool) => Edit | null} [keyEdit] the edit of a key on a cell
 * @property {readonly { word: string, edit: Edit }[]} [actions] the game's own buttons, with the messages `GAME-edit-WORD`
 * @property {string} [note] the id of a message to show as a note
 * @property {string} [board] the id of the message with the name of the statement's board notation
 * @property {(container: HTMLElement, host: EditorHost) => EditorBoard} mountEditor
 * @property {readonly GoalKind[]} goals the goals that puzzles may have
 * @property {boolean} [replies] whether an engine may reply in puzzles
 * @property {PuzzleScript} [script]
 */

/**
 * A game's side of the grid.
 * @typedef {Object} GridGame
 * @property {string} label the grid's name
 * @property {(content: any) => [number, number]} size the number of columns and rows
 * @property {(x: number, y: number, content: any) => string} name the name of the cell at a place, counted from the top left
 * @property {(cell: string, content: any) => string} text the text of a cell for screen readers
 * @property {(context: CanvasRenderingContext2D, width: number, height: number, content: any) => Box} paint
 */

/** The rectangle of the cells, in CSS pixels. @typedef {{ left: number, top: number, width: number, height: number }} Box */

/** @type {Record<string, [number, number]>} */
const ARROW_KEY_STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A drawing with a grid of buttons over it. Presses, drags and keys use the tool on cells. */
export class EditorGrid {
  /** @type {EditorView | null} */
  #view = null;
  /** @type {CellGrid | null} */
  #grid = null;
  /** @type {string | null} the cell under the pressed pointer */
  #pressedCell = null;
  /** @type {string | null} the cell at the pad's cursor */
  #cursor = null;
  /** Whether the next click has already been handled as a press of the pointer. */
  #isClickHandled = false;
  #listeners = new AbortController();
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
    const { signal } = this.#listeners;
    container.addEventListener("pointerdown", (event) => this.#handlePointerDown(event), {
      signal,
    });
    container.addEventListener("click", (event) => this.#handleClick(event), { signal });
    container.addEventListener("keydown", (event) => this.#handleKey(event), { signal });
    document.addEventListener("pointermove", (event) => this.#handlePointerMove(event), { signal });
    for (const kind of ["pointerup", "pointercancel"]) {
      document.addEventListener(kind, () => this.#handlePointerUp(), { signal });
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
    this.#grid.labelCells((x, y) => {
      const name = this.#game.name(x, y, content);
      return { name, label: this.#game.text(name, content) };
    });
    for (const button of this.#grid.buttons) {
      this.#grid.markWrong(button, view.problemCells.has(button.dataset.cell ?? ""));
      // A drag over the cells does not scroll the page.
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
    // The focus stays on the pad, so that it can be pressed again.
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
    this.#listeners.abort();
    this.surface.close();
    this.#grid?.element.remove();
  }

  /** @param {Event} event */
  #cellOf(event) {
    return this.#grid?.buttonOf(event.target)?.dataset.cell ?? null;
  }

  /** @param {PointerEvent} event */
  #handlePointerDown(event) {
    const cell = this.#cellOf(event);
    if (cell === null || event.button !== 0) return;
    this.#pressedCell = cell;
    this.#cursor = null;
    this.#isClickHandled = true;
    // Otherwise the first cell captures the pointer, and the other cells get no events.
    if (event.target instanceof Element) event.target.releasePointerCapture?.(event.pointerId);
    this.#host.press(cell);
  }

  /** @param {PointerEvent} event */
  #handlePointerMove(event) {
    if (this.#pressedCell === null) return;
    const elementUnderPointer = document.elementFromPoint(event.clientX, event.clientY);
    const cell = this.#grid?.buttonOf(elementUnderPointer)?.dataset.cell;
    if (cell === undefined || cell === this.#pressedCell) return;
    this.#pressedCell = cell;
    this.#host.drag(cell);
  }

  #handlePointerUp() {
    if (this.#pressedCell === null) return;
    this.#pressedCell = null;
    this.#host.release();
  }

  /** Handles clicks from keys and screen readers, which have no pointer. @param {MouseEvent} event */
  #handleClick(event) {
    const cell = this.#cellOf(event);
    const isAlreadyHandled = this.#isClickHandled && event.detail > 0;
    this.#isClickHandled = false;
    if (cell === null || isAlreadyHandled) return;
    this.#host.press(cell);
    this.#host.release();
  }

  /** @param {KeyboardEvent} event */
  #handleKey(event) {
    const button = this.#grid?.buttonOf(event.target);
    if (!button || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event);
    const arrow = ARROW_KEY_STEPS[key];
    if (arrow) this.#grid?.moveFocus(button, ...arrow);
    else if (!this.#host.key(button.dataset.cell ?? "", key)) return;
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
    grid.setBounds(box.left, box.top, box.width, box.height);
    const colours = currentColours(context.canvas);
    const [cellWidth, cellHeight] = [box.width / grid.columns, box.height / grid.rows];
    const lineWidth = Math.max(2, 0.06 * cellWidth);
    grid.buttons.forEach((button, i) => {
      const cell = button.dataset.cell ?? "";
      const isPicked = cell === view.picked;
      const isCursor = cell === this.#cursor;
      if (!isPicked && !isCursor && !view.problemCells.has(cell)) return;
      const dashes = isPicked ? [2 * lineWidth, lineWidth] : isCursor ? [] : [lineWidth, lineWidth];
      const x = box.left + (i % grid.columns) * cellWidth;
      const y = box.top + Math.floor(i / grid.columns) * cellHeight;
      context.strokeStyle = isPicked || isCursor ? colours.accent : colours.warn;
      context.lineWidth = lineWidth;
      context.setLineDash(dashes);
      context.beginPath();
      context.roundRect(
        x + lineWidth / 2,
        y + lineWidth / 2,
        cellWidth - lineWidth,
        cellHeight - lineWidth,
        0.12 * cellWidth,
      );
      context.stroke();
      context.setLineDash([]);
    });
  }
}
