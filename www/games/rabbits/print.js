// A board of rabbits as a picture to share, and in words.

import { t } from "../../kit/page/i18n.js";
import { drawCell, drawMarks, drawMaze, drawPieces } from "./draw.js";
import { Geometry, wholeMaze } from "./geometry.js";
import { tracesOf } from "./motion.js";
import { cellsOf, countCabbages, effectsOf, piecesOf, reportOf, settingOf } from "./position.js";
import { Sprites } from "./sprites.js";
import { isRecording, StrokeDrawer } from "./stroke-drawer.js";
import { pieceAndCellText } from "./words.js";

/** The width of a cell. The maze has many cells; at a smaller width their coordinates would be unreadable. */
const CELL_WIDTH = 30;

/** Shared between pictures: all frames of an animated picture use the same sprites. */
const sprites = new Sprites();

/** @type {import("../../kit/boards/board.js").PrintModule["sideOf"]} */
export function sideOf(scene) {
  return CELL_WIDTH * wholeMaze(settingOf(scene)).columns;
}

/** @type {import("../../kit/boards/board.js").PrintModule["draw"]} */
export function draw(context, scene, ply, { colours, font, scale, side }) {
  const report = reportOf(scene, ply);
  const setting = settingOf(scene);
  const region = wholeMaze(setting);
  const geometry = new Geometry(side, side, scale, region, true);
  const pieceDrawer = pieceDrawerFor(context, geometry, colours, font);
  const traces =
    ply > 0
      ? {
          ...tracesOf(effectsOf(scene, ply - 1, scene.moves()[ply - 1])),
          seat: scene.due(ply - 1)[0],
        }
      : null;
  drawMaze(context, geometry, colours, font, setting.walls);
  for (let row = 0; row < region.rows; row++) {
    for (let column = 0; column < region.columns; column++) {
      drawCell(context, geometry, colours, pieceDrawer, report, [row, column], traces);
    }
  }
  const pieces = piecesOf(report);
  drawPieces(context, geometry, pieceDrawer, pieces);
  drawMarks(context, geometry, colours, { caught: traces?.caught }, pieces);
}

/**
 * The stamps for cabbages and pieces: sprites if the context has pixels, otherwise strokes.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {import("../../kit/boards/canvas.js").Colours} colours
 * @param {string} font
 */
function pieceDrawerFor(context, geometry, colours, font) {
  if (isRecording(context)) return new StrokeDrawer(context, colours, font);
  sprites.prepare(geometry, colours, font);
  return sprites;
}

/** @type {import("../../kit/boards/board.js").PrintModule["words"]} */
export function words(scene, ply) {
  const report = reportOf(scene, ply);
  const sides = [0, 1].map((seat) =>
    cellsOf(report, seat).map((cell, piece) => pieceAndCellText(seat, piece, cell)),
  );
  return [
    ...sides.map((places) => t("picture-sentence", { words: places.join(t("picture-semicolon")) })),
    t("picture-cabbages", { count: countCabbages(report) }),
  ];
}
