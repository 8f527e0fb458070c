// The editor for maps and their pieces.

import { MapEditor } from "./map-editor.js";

export { goals, replies } from "./goals.js";

/**
 * @typedef {import("../../wasm/warren.js").FugitiveDraft} Content
 * @typedef {import("../../kit/boards/editing.js").Tool} Tool
 * @typedef {import("../../kit/boards/editing.js").Edit} Edit
 */

/** The highest numbers that the fields accept; the rules set the actual limits. */
const MAX_VALUES = { cities: 200, ply: 102 };

/** The seats, by the parity of the number of moves played. */
const SEAT_BY_PARITY = [1, 0];

/** @type {readonly (Tool & { by?: "C" | "T" | "P" })[]} */
const TOOLS = [
  { id: "car", word: "car", key: "c", carries: true },
  { id: "train", word: "train", key: "t", carries: true },
  { id: "plane", word: "plane", key: "p", carries: true },
  { id: "detective", word: "detective", key: "d", seat: 0 },
  { id: "fugitive", word: "fugitive", key: "f", seat: 1 },
  { id: "move", word: "move", key: "m", carries: true },
  { id: "remove", word: "remove", key: "x" },
];

/** @type {Record<string, "C" | "T" | "P">} */
const KIND_BY_TOOL = { car: "C", train: "T", plane: "P" };

export const note = "fugitive-edit-note";
export const board = "fugitive-edit-board";

/** @type {readonly { word: string, edit: Edit }[]} */
export const actions = [{ word: "add", edit: "add-city" }];

export const tools = () => TOOLS;

/** @param {Content} content */
export const fields = (content) => [
  { name: "cities", word: "cities", least: 4, most: MAX_VALUES.cities, value: content.cities },
  ...(areAllPlaced(content)
    ? [{ name: "ply", word: "ply", least: 2, most: MAX_VALUES.ply, value: content.ply }]
    : []),
];

/** Until all pieces are placed, the placed pieces determine the side. @param {Content} content */
export const side = (content) =>
  areAllPlaced(content) ? { seat: SEAT_BY_PARITY[content.ply % 2], count: 2 } : null;

/** @param {Content} content */
const areAllPlaced = ({ detectives, fugitive }) => ![...detectives, fugitive].includes(null);

/**
 * @param {Tool} tool
 * @param {string} city
 * @param {Content} _content
 * @param {string | null} from
 * @returns {Edit | null}
 */
export function edit({ id }, city, _content, from) {
  const roadKind = KIND_BY_TOOL[id];
  if (roadKind) return from && `road ${roadKind} ${from} ${city}`;
  switch (id) {
    case "detective":
    case "fugitive":
      return `${id} ${city}`;
    case "move":
      return from && `move ${from} ${city}`;
    case "remove":
      return `remove-city ${city}`;
  }
  return null;
}

/**
 * @param {HTMLElement} container
 * @param {import("../../kit/boards/editing.js").EditorHost} host
 */
export function mountEditor(container, host) {
  return new MapEditor(container, host);
}
