// The editor for positions of Jumping Dots.

import { currentColours, currentFont } from "../../kit/boards/canvas.js";
import { EditorGrid } from "../../kit/boards/editing.js";
import { t } from "../../kit/page/i18n.js";
import { draw } from "./draw.js";
import { cellName, Geometry } from "./geometry.js";
import { readStacks, wholeBoard } from "./position.js";
import { cellLabel } from "./words.js";

export { goals, replies } from "./goals.js";

/**
 * @typedef {import("../../wasm/warren.js").DotsDraft} Content
 * @typedef {import("../../kit/boards/editing.js").Tool} Tool
 * @typedef {import("../../kit/boards/editing.js").Edit} Edit
 */

/** The highest number of moves that the field accepts; the rules set the actual limit. */
const MAX_PLY = 999;

/** @type {readonly Tool[]} */
const TOOLS = [
  { id: "red", word: "dot", key: "r", seat: 0 },
  { id: "blue", word: "dot", key: "b", seat: 1 },
  { id: "remove", word: "remove", key: "x" },
];

export const note = "dots-edit-note";

export const tools = () => TOOLS;

/** @param {Content} content */
export const fields = ({ ply }) => [
  { name: "ply", word: "ply", least: 0, most: MAX_PLY, value: ply },
];

/** @param {Content} content */
export const side = ({ ply }) => ({ seat: ply % 2, count: 2 });

/**
 * @param {Tool} tool
 * @param {string} cell
 * @returns {Edit}
 */
export function edit({ seat }, cell) {
  return seat === undefined ? emptyingEdit(cell) : `add ${seat} ${cell}`;
}

/**
 * Puts a number of dots on a cell, for the tool's side or the side already there.
 * @param {string} key
 * @param {string} cell
 * @param {Content} content
 * @param {Tool} tool
 * @returns {Edit | null}
 */
export function keyEdit(key, cell, content, { seat }) {
  if (["0", "Delete", "Backspace"].includes(key)) return emptyingEdit(cell);
  if (!/^[1-5]$/.test(key)) return null;
  const owner = stacksOf(content).get(cell)?.seat;
  return `put ${seat ?? owner ?? 0} ${cell} ${key}`;
}

/**
 * @param {HTMLElement} container
 * @param {import("../../kit/boards/editing.js").EditorHost} host
 */
export function mountEditor(container, host) {
  return new EditorGrid(container, host, {
    label: t("board"),
    size: ({ board }) => [board[0].length, board.length],
    name: (x, y, { board }) => cellName(x, board.length - 1 - y),
    text: (cell, content) => cellLabel(cell, stacksOf(content).get(cell)),
    paint: (context, width, height, content) => {
      const geometry = new Geometry(width, height, wholeBoard(reportOf(content)), true, false);
      draw(context, {
        geometry,
        colours: currentColours(context.canvas),
        font: currentFont(context.canvas),
        coordinates: true,
        stacks: stacksOf(content),
      });
      return geometry;
    },
  });
}

/** @param {string} cell */
const emptyingEdit = (cell) => `put 0 ${cell} 0`;

/** @param {Content} content */
const reportOf = ({ board }) => ({ board, scores: [], over: false });

/** @param {Content} content */
const stacksOf = (content) => readStacks(reportOf(content));
