// The rules in pictures. The board draws positions and moves of the real rules.

import {
  figure,
  makeRulesPage,
  picturePlace,
  stripPlace,
  withPlayLink,
} from "../../kit/boards/rules.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { mountPicture } from "./picture.js";
import { settingOf } from "./position.js";

/**
 * @typedef {(picture: import("../../kit/boards/board.js").Picture) => void} AddPicture
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {typeof import("../../wasm/warren.js").Scene} SceneClass
 */

/** The number of rows. */
const ROWS = 24;
/** The bits of a row with a cabbage on every cell. */
const FULL_ROW = 0xffffff;

/** Cells for the pieces that are not in the example: in corners far away from it. */
const FAR_CELLS = {
  rabbits: ["0,0", "0,1", "0,2", "0,3", "0,20", "0,21", "0,22", "0,23"],
  hunters: ["23,0", "23,1", "23,2", "23,21", "23,22", "23,23"],
};

/** The part of the maze in the examples: open ground, and a wall from the left. */
const REGION = { row: 11, column: 14, rows: 4, columns: 8 };

/**
 * The sections.
 * @typedef {{ name: string, example?: Example }} Section
 */

/**
 * Rabbits and hunters on cells, by number, and the mover's letters by number.
 * @typedef {Object} Example
 * @property {string} name
 * @property {0 | 1} seat
 * @property {Record<number, Cell>} rabbits
 * @property {Record<number, Cell>} hunters
 * @property {Record<number, string>} steps
 * @property {Cell} [problem] the cell where an illegal move fails; then the picture shows only the position before it
 */

/** @type {Example[]} */
const EXAMPLES = [
  {
    name: "move",
    seat: 0,
    rabbits: { 1: [12, 15], 2: [12, 16], 3: [13, 18] },
    hunters: {},
    steps: { 1: "E", 2: "W", 3: "S" },
  },
  {
    name: "cell",
    seat: 0,
    rabbits: { 1: [12, 16], 2: [12, 18] },
    hunters: {},
    steps: { 1: "E", 2: "W" },
    problem: [12, 17],
  },
  {
    name: "catch",
    seat: 1,
    rabbits: { 3: [12, 18], 4: [13, 15] },
    hunters: { 1: [12, 17], 2: [13, 17] },
    steps: { 1: "E", 2: "W" },
  },
  {
    name: "walks-in",
    seat: 0,
    rabbits: { 5: [12, 16], 6: [13, 18] },
    hunters: { 1: [12, 17] },
    steps: { 5: "E", 6: "E" },
  },
];

/** @type {Section[]} */
export const SECTIONS = [
  { name: "start" },
  ...EXAMPLES.map((example) => ({ name: example.name, example })),
  { name: "end" },
  { name: "notation" },
  { name: "maze" },
];

/** @param {SceneClass} Scene */
export function rulesPage(Scene) {
  const makeContent = (
    /** @type {Section} */ { name, example },
    /** @type {AddPicture} */ addPicture,
  ) => {
    if (name === "start") return startPicture(Scene, addPicture);
    if (name === "maze") return mazeText(Scene);
    return example && examplePicture(Scene, example, addPicture);
  };
  return makeRulesPage("rabbits", SECTIONS, makeContent);
}

/** @param {SceneClass} Scene */
function mazeText(Scene) {
  const { walls } = settingOf(Scene.start("rabbits"));
  return h(
    "pre",
    { class: "command", dir: "ltr", tabindex: "0" },
    h("code", null, walls.join("\n")),
  );
}

/**
 * @param {SceneClass} Scene
 * @param {AddPicture} addPicture
 */
function startPicture(Scene, addPicture) {
  const scene = Scene.start("rabbits");
  const maze = picturePlace("");
  addPicture(mountPicture(maze, scene, 0));
  return withPlayLink(figure(t("rabbits-rules-start-picture"), maze), scene, 0);
}

/**
 * Before and after a move, one under the other.
 * @param {SceneClass} Scene
 * @param {Example} example
 * @param {AddPicture} addPicture
 */
function examplePicture(Scene, example, addPicture) {
  const { name, seat, rabbits, hunters, steps, problem } = example;
  const count = seat === 0 ? FAR_CELLS.rabbits.length : FAR_CELLS.hunters.length;
  const move = Array.from({ length: count }, (_, i) => steps[i + 1] ?? "-").join("");
  const record = [`warren 1 rabbits`, `start ${positionText(example)}`];
  const scene = Scene.fromRecord([...record, ...(problem ? [] : [move]), ""].join("\n"));
  const cells = seat === 0 ? rabbits : hunters;
  const arrows = Object.entries(steps).map(([number, letter]) => ({
    cell: cells[Number(number)],
    letter,
    kind: problem ? /** @type {const} */ ("problem") : /** @type {const} */ ("own"),
  }));
  const before = stripPlace(REGION.columns, REGION.rows);
  const options = { region: REGION, arrows, problems: problem ? [problem] : [] };
  addPicture(mountPicture(before, scene, 0, options));
  const places = [before];
  if (!problem) {
    const after = stripPlace(REGION.columns, REGION.rows);
    addPicture(mountPicture(after, scene, 1, { region: REGION }));
    places.push(after);
  }
  return withPlayLink(figure(t(`rabbits-rules-${name}-picture`), ...places), scene, 0);
}

/**
 * The position of an example in the text form of the game.
 * @param {Example} example
 */
function positionText({ seat, rabbits, hunters }) {
  const cellTexts = (/** @type {Record<number, Cell>} */ cells, /** @type {string[]} */ away) =>
    away.map((cell, i) => cells[i + 1]?.join(",") ?? cell);
  const pieces = [cellTexts(rabbits, FAR_CELLS.rabbits), cellTexts(hunters, FAR_CELLS.hunters)];
  const rows = Array(ROWS).fill(FULL_ROW);
  for (const cell of pieces.flat()) {
    const [row, column] = cell.split(",").map(Number);
    rows[row] &= ~(1 << (ROWS - 1 - column));
  }
  const cabbageRows = rows.map((row) => row.toString(16).padStart(6, "0")).join("/");
  return `${cabbageRows} ${pieces[0].join("/")} ${pieces[1].join("/")} 0 0 ${seat} 120`;
}
