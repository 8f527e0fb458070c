// The board of The Crossing as a picture to share, and in words.

import { t } from "../../kit/page/i18n.js";
import { draw as drawBoard } from "./draw.js";
import { Geometry } from "./geometry.js";
import { placeOf } from "./place-names.js";
import { reportOf, SEATS, SIZE, settingOf, sightOf } from "./position.js";
import { marksIn } from "./position-marks.js";
import { cellLabel } from "./words.js";

/** @type {import("../../kit/boards/board.js").PrintModule["sideOf"]} */
export function sideOf() {
  return 600;
}

/** @type {import("../../kit/boards/board.js").PrintModule["draw"]} */
export function draw(context, scene, ply, { colours, drawn, font, isOpen, side }) {
  const marks = marksIn(scene, ply);
  const geometry = new Geometry(side, side, true);
  const look = { colours, font, width: side, height: side };
  drawBoard(context, {
    geometry,
    colours,
    font,
    showsCoordinates: true,
    drawings: drawn?.(look, (name) => placeOf(geometry, name)),
    ...marks,
    // A viewer who sees everything needs no windows.
    ...(isOpen ? { windows: [] } : {}),
  });
}

/** Describes the tokens' cells and the cells around them. @type {import("../../kit/boards/board.js").PrintModule["words"]} */
export function words(scene, ply) {
  const sight = sightOf(scene);
  const [report, setting] = [reportOf(sight, ply), settingOf(sight)];
  return SEATS.flatMap((seat) => {
    const cell = report.players[seat]?.cell;
    if (!cell) return [];
    const [row, column] = cell;
    const labels = [cell, ...neighboursOf(cell)].map((each) => cellLabel(report, setting, each));
    return [
      t("picture-token", { player: t(`crossing-seat-${seat}`), row, column }),
      t("picture-sentence", { words: labels.join(t("picture-semicolon")) }),
    ];
  });
}

/**
 * @param {import("./position.js").Cell} cell
 * @returns {import("./position.js").Cell[]} the neighbouring cells on the board
 */
function neighboursOf([row, column]) {
  const offsets = [-1, 0, 1];
  return offsets
    .flatMap((down) => offsets.map((right) => /** @type {[number, number]} */ ([down, right])))
    .filter(([down, right]) => down !== 0 || right !== 0)
    .map(([down, right]) => /** @type {[number, number]} */ ([row + down, column + right]))
    .filter((cell) => cell.every((place) => place >= 0 && place < SIZE));
}
