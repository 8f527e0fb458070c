// The rules in pictures. The board draws positions and moves of the real rules.

import { figure, place, playable, rulesOf, strip } from "../../kit/boards/rules.js";
import { t } from "../../kit/page/i18n.js";
import { mountPicture } from "./picture.js";
import { effectsOf, readStacks, reportOf } from "./position.js";
import { ghostsOf } from "./preview.js";

/**
 * @typedef {import("./geometry.js").Direction} Direction
 * @typedef {typeof import("../../wasm/warren.js").Scene} SceneClass
 * @typedef {(picture: import("../../kit/boards/board.js").Picture) => void} Drawn
 */

/** Row 3 alone, from A to G. */
const ROW = { column: 0, row: 2, columns: 7, rows: 1 };

/**
 * The sections in order. An example has row 3 in the position's text, the only row on the picture, and red's move.
 * @type {{ name: string, row?: string, move?: string }[]}
 */
export const SECTIONS = [
  { name: "start" },
  { name: "move", row: "1C5", move: "B3E" },
  { name: "capture", row: "1C1b1A1", move: "B3E" },
  { name: "full", row: "1C1e3", move: "B3E" },
  { name: "edge", row: "4D2", move: "E3E" },
  { name: "end" },
  { name: "notation" },
];

/** @param {SceneClass} Scene */
export function rulesPage(Scene) {
  return rulesOf("dots", SECTIONS, ({ name, row, move }, drawn) => {
    if (name === "start") return start(Scene, drawn);
    if (row !== undefined && move !== undefined) return jump(Scene, { name, row, move }, drawn);
    return null;
  });
}

/**
 * @param {SceneClass} Scene
 * @param {Drawn} drawn
 */
function start(Scene, drawn) {
  const scene = Scene.start("dots");
  const board = place();
  const open = new Set(/** @type {string[]} */ (scene.options(0)).map((move) => move.slice(0, 2)));
  for (const cell of readStacks(reportOf(scene, 0)).keys()) open.delete(cell);
  drawn(mountPicture(board, scene, 0, { coordinates: true, open }));
  return playable(figure(t("dots-rules-start-picture"), board), scene, 0);
}

/**
 * Before and after a move, one under the other.
 * @param {SceneClass} Scene
 * @param {{ name: string, row: string, move: string }} example
 * @param {Drawn} drawn
 */
function jump(Scene, { name, row, move }, drawn) {
  const scene = Scene.fromRecord(`warren 1 dots\nstart 7/7/7/7/${row}/7/7 10\n${move}\n`);
  const { refused } = ghostsOf(move, (text) => effectsOf(scene, 0, text), 0);
  const [before, after] = [strip(7.08, 1.08), strip(7.08, 1.08)];
  const arrow = { cell: move.slice(0, 2), direction: /** @type {Direction} */ (move[2]) };
  drawn(mountPicture(before, scene, 0, { region: ROW, arrow }));
  drawn(mountPicture(after, scene, 1, { region: ROW, refused }));
  return playable(figure(t(`dots-rules-${name}-picture`), before, after), scene, 0);
}
