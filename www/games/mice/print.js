// A mice board as a picture to share, and in words.

import { t } from "../../kit/page/i18n.js";
import { draw as drawBoard } from "./draw.js";
import { cellName, Geometry } from "./geometry.js";
import { arrowsOf, groupsOf, settingOf, turnSummaryOf } from "./position.js";
import { cellLabel } from "./words.js";

/** The width of a cell, and the smallest and largest width of a board, in CSS pixels. */
const SIDES = { cell: 44, least: 480, most: 880 };

/** @type {import("../../kit/boards/board.js").PrintModule["sideOf"]} */
export function sideOf(scene) {
  const side = SIDES.cell * settingOf(scene, 0).size;
  return Math.min(SIDES.most, Math.max(SIDES.least, side));
}

/** @type {import("../../kit/boards/board.js").PrintModule["draw"]} */
export function draw(context, scene, ply, { colours, font, side }) {
  const setting = settingOf(scene, ply);
  drawBoard(context, {
    geometry: new Geometry(side, side, setting.size, true),
    colours,
    font,
    showsCoordinates: true,
    setting,
    arrows: arrowsOf(setting),
    groups: groupsOf(setting),
    lastArrowCell: ply > 0 ? scene.moves()[ply - 1].slice(0, -2) : null,
    turnSummaries: [{ ...turnSummaryOf(scene, ply), strength: 1 }],
  });
}

/** @type {import("../../kit/boards/board.js").PrintModule["words"]} */
export function words(scene, ply) {
  const setting = settingOf(scene, ply);
  const [arrows, groups] = [arrowsOf(setting), groupsOf(setting)];
  const size = setting.size;
  const occupied = new Set(
    [...setting.rockets.map(([x, y]) => ({ x, y })), ...arrows, ...groups].map(({ x, y }) =>
      cellName(x, y),
    ),
  );
  const lines = Array.from({ length: size }, (_, y) => {
    const cells = Array.from({ length: size }, (_, x) => cellName(x, y));
    return cells.filter((cell) => occupied.has(cell));
  });
  return [
    t("picture-size", { columns: size, rows: size }),
    ...lines
      .filter((cells) => cells.length > 0)
      .map((cells) => {
        const labels = cells.map((cell) => cellLabel(setting, groups, arrows, cell));
        return t("picture-sentence", { words: labels.join(t("picture-semicolon")) });
      }),
  ];
}
