// The editor for positions of Space Mice.

import { currentColours, currentFont } from "../../kit/boards/canvas.js";
import { EditorGrid } from "../../kit/boards/editing.js";
import { t } from "../../kit/page/i18n.js";
import { draw } from "./draw.js";
import { cellName, Geometry, HEADINGS } from "./geometry.js";
import { arrowsOf, groupsOf } from "./position.js";
import { cellLabel } from "./words.js";

export { goals, script } from "./goals.js";

/**
 * @typedef {import("../../wasm/warren.js").MiceDraft} Content
 * @typedef {import("../../kit/boards/editing.js").Tool} Tool
 * @typedef {import("../../kit/boards/editing.js").Edit} Edit
 * @typedef {import("./position.js").Setting} Setting
 */

/** The highest numbers that the fields accept; the rules set the actual limits. */
const MAX_VALUES = { size: 25, players: 4, turns: 100, points: 999 };

/** The place of a rocket that is not drawn, outside the board. @type {[number, number]} */
const OFF_BOARD = [-9, -9];

/** @type {readonly Tool[]} */
const TOOLS = [
  { id: "rocket", word: "rocket", key: "r" },
  { id: "door", word: "door", key: "d" },
  { id: "mouse", word: "mouse", key: "m" },
  { id: "cat", word: "cat", key: "c" },
  { id: "arrow", word: "arrow", key: "a" },
  { id: "turn", word: "turn", key: "t" },
  { id: "remove", word: "remove", key: "x" },
];

export const note = "mice-edit-note";
export const board = "mice-edit-board";

export const tools = () => TOOLS;

/**
 * The choices for the next piece: the owner of a rocket or an arrow, and the heading.
 * @param {Content} content
 * @returns {readonly import("../../kit/boards/editing.js").Choice[]}
 */
export const choices = ({ rockets }) => [
  {
    id: "seat",
    values: rockets.map((_, seat) => ({ value: String(seat), key: String(seat + 1) })),
  },
  { id: "heading", values: HEADINGS.map((value) => ({ value, key: value.toLowerCase() })) },
];

/** @param {Content} content */
export const fields = ({ size, rockets, turns, ply, points }) => [
  { name: "size", word: "size", least: 5, most: MAX_VALUES.size, value: size },
  { name: "players", word: "players", least: 2, most: MAX_VALUES.players, value: rockets.length },
  { name: "turns", word: "turns", least: 1, most: MAX_VALUES.turns, value: turns },
  { name: "ply", word: "ply", least: 0, most: MAX_VALUES.turns, value: ply },
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
export const side = ({ ply, rockets }) => ({ seat: ply % rockets.length, count: rockets.length });

/**
 * @param {Tool} tool
 * @param {string} cell
 * @param {Content} _content
 * @param {string | null} _from
 * @param {import("../../kit/boards/editing.js").ChosenValues} chosen
 * @returns {Edit | null}
 */
export function edit({ id }, cell, _content, _from, { seat, heading }) {
  switch (id) {
    case "rocket":
      return `rocket ${seat} ${cell}`;
    case "arrow":
      return `arrow ${seat} ${cell} ${heading}`;
    case "mouse":
    case "cat":
      return `${id} ${cell} ${heading}`;
    case "door":
    case "turn":
    case "remove":
      return `${id} ${cell}`;
  }
  return null;
}

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
  return new EditorGrid(container, host, {
    label: t("board"),
    size: ({ size }) => [size, size],
    name: cellName,
    text: (name, content) => {
      const setting = settingOf(content);
      return cellLabel(setting, groupsOf(setting), arrowsOf(setting), name);
    },
    paint: (context, width, height, content) => {
      const setting = settingOf(content);
      const geometry = new Geometry(width, height, setting.size, true);
      draw(context, {
        geometry,
        colours: currentColours(context.canvas),
        font: currentFont(context.canvas),
        showsCoordinates: true,
        setting,
        arrows: arrowsOf(setting),
        groups: groupsOf(setting),
      });
      const { left, top, side } = geometry;
      return { left, top, width: side, height: side };
    },
  });
}

/**
 * @param {Content} content
 * @returns {Setting}
 */
function settingOf(content) {
  return { ...content, rockets: content.rockets.map((rocket) => rocket ?? OFF_BOARD) };
}
