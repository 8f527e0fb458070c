// The editor for positions of The Crossing.

import { currentColours, currentFont } from "../../kit/boards/canvas.js";
import { EditorGrid } from "../../kit/boards/editing.js";
import { t } from "../../kit/page/i18n.js";
import { draw } from "./draw.js";
import { Geometry } from "./geometry.js";
import { cellName, isSameCell, SEATS, SIZE } from "./position.js";
import { playerWords } from "./words.js";

export { goals } from "./goals.js";

/**
 * @typedef {import("../../wasm/warren.js").CrossingDraft} Content
 * @typedef {import("../../kit/boards/editing.js").Tool} Tool
 * @typedef {import("../../kit/boards/editing.js").Edit} Edit
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Setting} Setting
 */

/** The highest numbers that the fields accept; the rules set the actual limits. */
const MAX_VALUES = { turn: 180, delivered: 90 };

/** @type {readonly Tool[]} */
const TOOLS = [
  { id: "token-0", word: "token", key: "a", seat: 0 },
  { id: "token-1", word: "token", key: "b", seat: 1 },
  { id: "raise", word: "height", key: "h" },
  { id: "pass", word: "pass", key: "p" },
  { id: "turn", word: "turn", key: "d" },
];

export const note = "crossing-edit-note";
export const board = "crossing-edit-board";

export const tools = () => TOOLS;

/** @param {Content} content */
export const fields = ({ turn, delivered }) => [
  { name: "turn", word: "turn", least: 0, most: MAX_VALUES.turn, value: turn },
  ...delivered.map((value, seat) => ({
    name: `delivered-${seat}`,
    word: "delivered",
    least: 0,
    most: MAX_VALUES.delivered,
    value,
    seat,
  })),
];

export const side = () => null;

/**
 * @param {Tool} tool
 * @param {string} cell
 * @returns {Edit}
 */
export function edit({ id, seat }, cell) {
  if (seat !== undefined) return `token ${seat} ${cell}`;
  return id === "pass" ? `pass ${cell} 0` : `${id} ${cell}`;
}

/**
 * A digit sets the island's height; plus and minus change its phase.
 * @param {string} key
 * @param {string} cell
 * @param {Content} content
 * @returns {Edit | null}
 */
export function keyEdit(key, cell, { phases }) {
  if (/^[0-9]$/.test(key)) return `height ${cell} ${key}`;
  const steps = { "+": 1, "=": 1, "-": -1 }[key];
  if (steps === undefined) return null;
  const [row, column] = cellOf(cell);
  return `phase ${cell} ${phases[row][column] + steps}`;
}

/**
 * @param {HTMLElement} container
 * @param {import("../../kit/boards/editing.js").EditorHost} host
 */
export function mountEditor(container, host) {
  const setting = /** @type {Setting} */ (host.setting);
  return new EditorGrid(container, host, {
    label: t("board"),
    size: () => [SIZE, SIZE],
    name: (x, y) => cellName([y, x]),
    text: (name, content) => cellText(cellOf(name), content),
    paint: (context, width, height, content) => {
      const geometry = new Geometry(width, height, true);
      draw(context, {
        geometry,
        colours: currentColours(context.canvas),
        font: currentFont(context.canvas),
        showsCoordinates: true,
        heights: content.heights,
        ...marksOf(content, setting),
      });
      const { left, top, side } = geometry;
      return { left, top, width: side, height: side };
    },
  });
}

/**
 * @param {Content} content
 * @param {Setting} setting
 * @returns {import("./draw.js").Marks}
 */
function marksOf({ phases, directions, tokens, delivered }, { starts, goals, heights }) {
  return {
    tiles: heights.flatMap((row, y) =>
      row.map((_, x) => {
        if (isCorner([y, x])) return { kind: "still" };
        const direction = /** @type {"U" | "D"} */ (directions[y][x]);
        return { kind: "phase", phase: phases[y][x], direction };
      }),
    ),
    tokens: SEATS.flatMap((seat) => {
      const cell = tokens[seat];
      if (!cell) return [];
      const lift = isCorner(cell) ? 0 : phases[cell[0]][cell[1]];
      return [{ seat, cell, lift, isSure: true }];
    }),
    windows: [],
    starts,
    goals,
    delivered,
  };
}

/**
 * @param {Cell} cell
 * @param {Content} content
 */
function cellText([row, column], { heights, phases, directions, tokens }) {
  const tokenTexts = SEATS.flatMap((seat) => {
    const token = tokens[seat];
    const isOnCell = token !== null && isSameCell(token, [row, column]);
    return isOnCell ? [t("crossing-token", playerWords(seat))] : [];
  });
  const island = t("crossing-edit-island", {
    height: heights[row][column],
    phase: phases[row][column],
    direction: directions[row][column],
  });
  const parts = isCorner([row, column]) ? [t("crossing-edit-corner")] : [island];
  return t("crossing-cell", { row, column, what: [...parts, ...tokenTexts].join(t("list-comma")) });
}

/** @param {Cell} cell */
const isCorner = ([row, column]) => row % (SIZE - 1) === 0 && column % (SIZE - 1) === 0;

/**
 * @param {string} name
 * @returns {Cell}
 */
function cellOf(name) {
  const [row, column] = name.split(" ").map(Number);
  return [row, column];
}
