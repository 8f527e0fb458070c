// The rules in pictures. The pictures are positions and moves of the real rules, drawn by the board.

import { h } from "../../dom.js";
import { t } from "../../i18n.js";
import { mountPicture } from "./picture.js";
import { effectsOf, readStacks, reportOf } from "./position.js";
import { ghostsOf } from "./preview.js";

/**
 * @typedef {import("./geometry.js").Direction} Direction
 * @typedef {typeof import("../../wasm/rules.js").Scene} SceneClass
 */

/** Row 3 alone, from A to G. */
const ROW = { column: 0, row: 2, columns: 7, rows: 1 };

/** Red to move in each; only row 3 is shown. */
const EXAMPLES = [
  { name: "move", row: "1C5", move: "B3E" },
  { name: "capture", row: "1C1b1A1", move: "B3E" },
  { name: "full", row: "1C1e3", move: "B3E" },
  { name: "edge", row: "4D2", move: "E3E" },
];

/**
 * @param {SceneClass} Scene
 * @returns {{ element: HTMLElement, close: () => void }}
 */
export function rulesPage(Scene) {
  /** @type {import("../../boards/board.js").Picture[]} */
  const pictures = [];
  const examples = EXAMPLES.map(({ name, row, move }) =>
    h(
      "section",
      null,
      h("h2", null, t(`dots-rules-${name}-title`)),
      h("p", null, t(`dots-rules-${name}`)),
      jump(Scene, row, move, t(`dots-rules-${name}-picture`), pictures),
    ),
  );
  const element = h(
    "div",
    { class: "rules" },
    h(
      "section",
      null,
      h("h2", null, t("dots-rules-start-title")),
      h("p", null, t("dots-rules-start")),
      start(Scene, pictures),
      h("p", null, t("dots-rules-start-ours"), ours()),
    ),
    ...examples,
    h(
      "section",
      null,
      h("h2", null, t("dots-rules-end-title")),
      h("p", null, t("dots-rules-end")),
      h("p", null, t("dots-rules-notation")),
      h("p", null, t("dots-rules-time"), ours()),
    ),
    h("p", { class: "muted" }, t("rules-ours-why")),
  );
  const close = () => {
    for (const picture of pictures) picture.close();
  };
  return { element, close };
}

function ours() {
  return h("span", { class: "ours" }, t("rules-ours"));
}

/**
 * @param {SceneClass} Scene
 * @param {import("../../boards/board.js").Picture[]} pictures
 */
function start(Scene, pictures) {
  const scene = Scene.start("dots");
  const place = h("div", { class: "picture single" });
  const open = new Set(/** @type {string[]} */ (scene.options(0)).map((move) => move.slice(0, 2)));
  for (const cell of readStacks(reportOf(scene, 0)).keys()) open.delete(cell);
  pictures.push(mountPicture(place, scene, 0, { coordinates: true, open }));
  scene.free();
  return h(
    "figure",
    { class: "figure" },
    place,
    h("figcaption", { class: "muted" }, t("dots-rules-start-picture")),
  );
}

/**
 * Before and after a move, one under the other.
 * @param {SceneClass} Scene
 * @param {string} row row 3 in the position's text
 * @param {string} move
 * @param {string} caption
 * @param {import("../../boards/board.js").Picture[]} pictures
 */
function jump(Scene, row, move, caption, pictures) {
  const scene = Scene.fromRecord(`warren 1 dots\nstart 7/7/7/7/${row}/7/7 10\n${move}\n`);
  const { refused } = ghostsOf(move, (text) => effectsOf(scene, 0, text), 0);
  const before = strip();
  const after = strip();
  const arrow = { cell: move.slice(0, 2), direction: /** @type {Direction} */ (move[2]) };
  pictures.push(mountPicture(before, scene, 0, { region: ROW, arrow }));
  pictures.push(mountPicture(after, scene, 1, { region: ROW, refused }));
  scene.free();
  return h(
    "figure",
    { class: "figure" },
    before,
    after,
    h("figcaption", { class: "muted" }, caption),
  );
}

function strip() {
  const place = h("div", { class: "picture" });
  place.style.aspectRatio = "7.08 / 1.08";
  return place;
}
