// The rules in pictures. The pictures are positions and moves of the real rules, drawn by the board.

import { h } from "../../dom.js";
import { t } from "../../i18n.js";
import { mountPicture } from "./picture.js";

/**
 * @typedef {import("../../boards/board.js").Picture} Picture
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {typeof import("../../wasm/rules.js").Scene} SceneClass
 */

/** A field full of cabbages but for the cells that a position names. */
const ROWS = 24;
const FULL = 0xffffff;

/** Where pieces stand that an example does not show: in corners far from it. */
const AWAY = {
  rabbits: ["0,0", "0,1", "0,2", "0,3", "0,20", "0,21", "0,22", "0,23"],
  hunters: ["23,0", "23,1", "23,2", "23,21", "23,22", "23,23"],
};

/** The part of the maze that the examples show: open ground, and a wall from the left. */
const REGION = { row: 11, column: 14, rows: 4, columns: 8 };

/**
 * Rabbits and hunters on cells, by number; what the mover does, its letters by number; and where it cannot be.
 * @typedef {Object} Example
 * @property {string} name
 * @property {0 | 1} seat
 * @property {Record<number, Cell>} rabbits
 * @property {Record<number, Cell>} hunters
 * @property {Record<number, string>} steps
 * @property {Cell} [problem] of a move that is not legal: only the position before it is shown
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

/**
 * @param {SceneClass} Scene
 * @returns {{ element: HTMLElement, close: () => void }}
 */
export function rulesPage(Scene) {
  /** @type {Picture[]} */
  const pictures = [];
  const element = h(
    "div",
    { class: "rules" },
    section("start", startPicture(Scene, pictures)),
    ...EXAMPLES.map((example) => section(example.name, examplePicture(Scene, example, pictures))),
    section("end"),
    section("notation"),
    h("p", { class: "muted" }, t("rabbits-rules-sources")),
    h("p", { class: "muted" }, t("rules-ours-why")),
  );
  const close = () => {
    for (const picture of pictures) picture.close();
  };
  return { element, close };
}

/** What the contest's statement leaves open, by section. */
const OURS = new Set(["start", "cell", "notation"]);

/**
 * @param {string} name
 * @param {HTMLElement} [picture]
 */
function section(name, picture) {
  const ours = OURS.has(name)
    ? h("p", null, t(`rabbits-rules-${name}-ours`), h("span", { class: "ours" }, t("rules-ours")))
    : null;
  return h(
    "section",
    null,
    h("h2", null, t(`rabbits-rules-${name}-title`)),
    h("p", null, t(`rabbits-rules-${name}`)),
    picture,
    ours,
  );
}

/**
 * @param {SceneClass} Scene
 * @param {Picture[]} pictures
 */
function startPicture(Scene, pictures) {
  const scene = Scene.start("rabbits");
  const place = h("div", { class: "picture" });
  pictures.push(mountPicture(place, scene, 0));
  scene.free();
  return figure(t("rabbits-rules-start-picture"), place);
}

/**
 * Before and after a move, one under the other.
 * @param {SceneClass} Scene
 * @param {Example} example
 * @param {Picture[]} pictures
 */
function examplePicture(Scene, example, pictures) {
  const { name, seat, rabbits, hunters, steps, problem } = example;
  const count = seat === 0 ? AWAY.rabbits.length : AWAY.hunters.length;
  const move = Array.from({ length: count }, (_, i) => steps[i + 1] ?? "-").join("");
  const record = [`warren 1 rabbits`, `start ${positionText(example)}`];
  const scene = Scene.fromRecord([...record, ...(problem ? [] : [move]), ""].join("\n"));
  const cells = seat === 0 ? rabbits : hunters;
  const arrows = Object.entries(steps).map(([number, letter]) => ({
    cell: cells[Number(number)],
    letter,
    kind: problem ? /** @type {const} */ ("problem") : /** @type {const} */ ("own"),
  }));
  const before = strip();
  const options = { region: REGION, arrows, problems: problem ? [problem] : [] };
  pictures.push(mountPicture(before, scene, 0, options));
  const places = [before];
  if (!problem) {
    const after = strip();
    pictures.push(mountPicture(after, scene, 1, { region: REGION }));
    places.push(after);
  }
  scene.free();
  return figure(t(`rabbits-rules-${name}-picture`), ...places);
}

/**
 * An example's position in the text form of the game.
 * @param {Example} example
 */
function positionText({ seat, rabbits, hunters }) {
  const text = (/** @type {Record<number, Cell>} */ cells, /** @type {string[]} */ away) =>
    away.map((cell, i) => cells[i + 1]?.join(",") ?? cell);
  const pieces = [text(rabbits, AWAY.rabbits), text(hunters, AWAY.hunters)];
  const rows = Array(ROWS).fill(FULL);
  for (const cell of pieces.flat()) {
    const [row, column] = cell.split(",").map(Number);
    rows[row] &= ~(1 << (ROWS - 1 - column));
  }
  const field = rows.map((row) => row.toString(16).padStart(6, "0")).join("/");
  return `${field} ${pieces[0].join("/")} ${pieces[1].join("/")} 0 0 ${seat} 120`;
}

function strip() {
  const place = h("div", { class: "picture" });
  place.style.aspectRatio = `${REGION.columns} / ${REGION.rows}`;
  return place;
}

/**
 * @param {string} caption
 * @param {...HTMLElement} places
 */
function figure(caption, ...places) {
  return h("figure", { class: "figure" }, ...places, h("figcaption", { class: "muted" }, caption));
}
