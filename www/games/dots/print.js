// A dots board as a picture to share, and in words.

import { t } from "../../kit/page/i18n.js";
import { draw as drawBoard } from "./draw.js";
import { cellName, Geometry } from "./geometry.js";
import { effectsOf, readStacks, reportOf, wholeBoard } from "./position.js";
import { tintOf } from "./preview.js";
import { cellLabel } from "./words.js";

/** @type {import("../../kit/boards/board.js").PrintModule["sideOf"]} */
export function sideOf() {
  return 480;
}

/** @type {import("../../kit/boards/board.js").PrintModule["draw"]} */
export function draw(context, scene, ply, { colours, font, side, viewpoint }) {
  const report = reportOf(scene, ply);
  drawBoard(context, {
    geometry: new Geometry(side, side, wholeBoard(report), true, viewpoint === 1),
    colours,
    font,
    coordinates: true,
    stacks: readStacks(report),
    tintedCells: ply > 0 ? tintOf(effectsOf(scene, ply - 1, scene.moves()[ply - 1])) : undefined,
  });
}

/** @type {import("../../kit/boards/board.js").PrintModule["words"]} */
export function words(scene, ply) {
  const report = reportOf(scene, ply);
  const stacks = readStacks(report);
  const { columns, rows } = wholeBoard(report);
  const lines = Array.from({ length: rows }, (_, fromTop) => {
    const cells = Array.from({ length: columns }, (_, column) =>
      cellName(column, rows - 1 - fromTop),
    );
    return cells.flatMap((cell) => (stacks.has(cell) ? [cellLabel(cell, stacks.get(cell))] : []));
  });
  const occupied = lines.filter((labels) => labels.length > 0);
  return occupied.length > 0
    ? occupied.map((labels) =>
        t("picture-sentence", { words: labels.join(t("picture-semicolon")) }),
      )
    : [t("picture-board-empty")];
}
