// The editor for positions of Rabbit Hunt.

import { currentColours, currentFont } from "../../kit/boards/canvas.js";
import { EditorGrid } from "../../kit/boards/editing.js";
import { t } from "../../kit/page/i18n.js";
import { drawCell, drawMaze, drawPieces } from "./draw.js";
import { Geometry, wholeMaze } from "./geometry.js";
import { hasCabbage, piecesOf } from "./position.js";
import { Sprites } from "./sprites.js";
import { pieceAndCellText } from "./words.js";

export { goals, replies } from "./goals.js";

/**
 * @typedef {import("../../wasm/warren.js").RabbitsDraft} Content
 * @typedef {import("../../kit/boards/editing.js").Tool} Tool
 * @typedef {import("../../kit/boards/editing.js").Edit} Edit
 * @typedef {import("./position.js").Report} Report
 * @typedef {import("./position.js").Piece} Piece
 */

/** The highest numbers that the fields accept; the rules set the actual limits. */
const MAX_VALUES = { ply: 480, limit: 240, points: 600 };

/** @type {readonly Tool[]} */
const TOOLS = [
  { id: "rabbit", word: "piece", key: "r", seat: 0 },
  { id: "hunter", word: "piece", key: "h", seat: 1 },
  { id: "move", word: "move", key: "m", carries: true },
  { id: "cabbage", word: "cabbage", key: "c" },
  { id: "remove", word: "remove", key: "x" },
];

export const note = "rabbits-edit-note";

/** @type {readonly { word: string, edit: Edit }[]} */
export const actions = [
  { word: "all", edit: "field 1" },
  { word: "none", edit: "field 0" },
];

export const tools = () => TOOLS;

/** @param {Content} content */
export const fields = ({ ply, limit, points }) => [
  { name: "ply", word: "ply", least: 0, most: MAX_VALUES.ply, value: ply },
  { name: "limit", word: "limit", least: 1, most: MAX_VALUES.limit, value: limit },
  ...points.map((value, seat) => ({
    name: `points-${seat}`,
    word: "points",
    least: 0,
    most: MAX_VALUES.points,
    value,
    seat,
  })),
];

/** @param {Content} content */
export const side = ({ ply }) => ({ seat: ply % 2, count: 2 });

/**
 * @param {Tool} tool
 * @param {string} cell
 * @param {Content} _content
 * @param {string | null} from
 * @returns {Edit | null}
 */
export function edit({ id, seat }, cell, _content, from) {
  if (seat !== undefined) return `put ${seat} ${cell}`;
  if (id === "move") return from && `move ${from} ${cell}`;
  return id === "cabbage" ? `cabbage ${cell} 1` : `remove ${cell}`;
}

/**
 * @param {string} name
 * @param {Content} content
 */
export const takes = (name, content) => pieceAt(name, content) !== undefined;

/**
 * @param {string} key
 * @param {string} cell
 * @returns {Edit | null}
 */
export function keyEdit(key, cell) {
  return key === "Delete" || key === "Backspace" ? `remove ${cell}` : null;
}

/**
 * @param {HTMLElement} container
 * @param {import("../../kit/boards/editing.js").EditorHost} host
 */
export function mountEditor(container, host) {
  const setting = /** @type {import("./position.js").Setting} */ (host.setting);
  const region = wholeMaze(setting);
  const sprites = new Sprites();
  return new EditorGrid(container, host, {
    label: t("board"),
    size: () => [region.columns, region.rows],
    name: (x, y) => `${y},${x}`,
    text: cellText,
    paint: (context, width, height, content) => {
      const scale = context.canvas.width / width;
      const geometry = new Geometry(width, height, scale, region, true);
      const [colours, font] = [currentColours(context.canvas), currentFont(context.canvas)];
      sprites.prepare(geometry, colours, font);
      const report = reportOf(content);
      drawMaze(context, geometry, colours, font, setting.walls);
      for (let row = 0; row < region.rows; row++) {
        for (let column = 0; column < region.columns; column++) {
          drawCell(context, geometry, colours, sprites, report, [row, column], null);
        }
      }
      drawPieces(context, geometry, sprites, piecesOf(report));
      const { left, top, cell } = geometry;
      return { left, top, width: region.columns * cell, height: region.rows * cell };
    },
  });
}

/**
 * @param {string} name
 * @param {Content} content
 */
function cellText(name, content) {
  const piece = pieceAt(name, content);
  if (piece) return pieceAndCellText(piece.seat, piece.number - 1, piece.cell);
  const [row, column] = cellOf(name);
  const cellContent = hasCabbage(reportOf(content), [row, column]) ? "cabbage" : "nothing";
  return t("rabbits-edit-cell", { row, column, what: cellContent });
}

/**
 * @param {string} name
 * @param {Content} content
 * @returns {Piece | undefined}
 */
function pieceAt(name, content) {
  return piecesOf(reportOf(content)).find(({ cell }) => cell.join() === name);
}

/**
 * A draft as a report to draw. A missing hunter is not drawn, like a caught rabbit.
 * @param {Content} content
 */
const reportOf = (content) => /** @type {Report} */ (/** @type {unknown} */ (content));

/**
 * @param {string} name such as `13,10`
 * @returns {[number, number]}
 */
function cellOf(name) {
  const [row, column] = name.split(",").map(Number);
  return [row, column];
}
