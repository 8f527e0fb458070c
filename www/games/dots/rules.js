// The rules in pictures. The board draws positions and moves of the real rules.

import {
  figure,
  makeRulesPage,
  picturePlace,
  stripPlace,
  withPlayLink,
} from "../../kit/boards/rules.js";
import { t } from "../../kit/page/i18n.js";
import { mountPicture } from "./picture.js";
import { effectsOf, readStacks, reportOf } from "./position.js";
import { ghostsOfMove } from "./preview.js";

/**
 * @typedef {import("./geometry.js").Direction} Direction
 * @typedef {typeof import("../../wasm/warren.js").Scene} SceneClass
 * @typedef {(picture: import("../../kit/boards/board.js").Picture) => void} AddPicture
 */

/** Row 3 alone, from A to G. */
const ROW_REGION = { column: 0, row: 2, columns: 7, rows: 1 };

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
  return makeRulesPage("dots", SECTIONS, ({ name, row, move }, addPicture) => {
    if (name === "start") return startFigure(Scene, addPicture);
    if (row !== undefined && move !== undefined)
      return moveFigure(Scene, { name, row, move }, addPicture);
    return null;
  });
}

/**
 * @param {SceneClass} Scene
 * @param {AddPicture} addPicture
 */
function startFigure(Scene, addPicture) {
  const scene = Scene.start("dots");
  const board = picturePlace();
  const playableCells = new Set(
    /** @type {string[]} */ (scene.options(0)).map((move) => move.slice(0, 2)),
  );
  for (const cell of readStacks(reportOf(scene, 0)).keys()) playableCells.delete(cell);
  addPicture(
    mountPicture(board, scene, 0, { coordinates: true, onlyPlayableCells: playableCells }),
  );
  return withPlayLink(figure(t("dots-rules-start-picture"), board), scene, 0);
}

/**
 * Before and after a move, one under the other.
 * @param {SceneClass} Scene
 * @param {{ name: string, row: string, move: string }} example
 * @param {AddPicture} addPicture
 */
function moveFigure(Scene, { name, row, move }, addPicture) {
  const scene = Scene.fromRecord(`warren 1 dots\nstart 7/7/7/7/${row}/7/7 10\n${move}\n`);
  const { blockedDots } = ghostsOfMove(move, (text) => effectsOf(scene, 0, text), 0);
  const [before, after] = [stripPlace(7.08, 1.08), stripPlace(7.08, 1.08)];
  const arrow = { cell: move.slice(0, 2), direction: /** @type {Direction} */ (move[2]) };
  addPicture(mountPicture(before, scene, 0, { region: ROW_REGION, arrow }));
  addPicture(mountPicture(after, scene, 1, { region: ROW_REGION, blockedDots }));
  return withPlayLink(figure(t(`dots-rules-${name}-picture`), before, after), scene, 0);
}
