// A board of rabbits that only shows a position: for cards, lists and the rules.

import { currentColours, currentFont, openSurface } from "../../kit/boards/canvas.js";
import { stillScene } from "../../kit/boards/still-scene.js";
import { drawMarks, drawPieces } from "./draw.js";
import { Geometry, regionInPlay, wholeMaze } from "./geometry.js";
import { tracesOf } from "./motion.js";
import { effectsOf, piecesOf, reportOf, settingOf } from "./position.js";
import { SAMPLE } from "./sample.js";
import { Sprites } from "./sprites.js";
import { StaticLayer } from "./static-layer.js";

/**
 * @typedef {Object} PictureOptions
 * @property {import("./geometry.js").Region} [region] the part to show; by default the complete maze
 * @property {number} [within] shows only the part in play within this number of moves
 * @property {boolean} [coordinates]
 * @property {import("./draw.js").Arrow[]} [arrows]
 * @property {import("./position.js").Cell[]} [problems]
 * @property {boolean} [showsLastMove] whether to mark the cells that the last move changed; by default true
 */

/**
 * @param {HTMLElement} container
 * @param {import("../../kit/boards/board.js").Scene} scene read at once and not kept
 * @param {number} ply
 * @param {PictureOptions} [options]
 */
export function mountPicture(container, scene, ply, options = {}) {
  const report = reportOf(scene, ply);
  const setting = settingOf(scene);
  const { within } = options;
  const defaultRegion =
    within === undefined ? wholeMaze(setting) : regionInPlay(setting, report, within);
  const region = options.region ?? defaultRegion;
  const coordinates = options.coordinates ?? false;
  const hasTraces = ply > 0 && options.showsLastMove !== false;
  const traces = hasTraces
    ? {
        ...tracesOf(effectsOf(scene, ply - 1, scene.moves()[ply - 1])),
        seat: scene.due(ply - 1)[0],
      }
    : null;
  const staticLayer = new StaticLayer(container, setting, region, coordinates);
  staticLayer.show({ report, traces });
  const pieces = piecesOf(report);
  const sprites = new Sprites();
  const paint = (
    /** @type {CanvasRenderingContext2D} */ context,
    /** @type {number} */ width,
    /** @type {number} */ height,
  ) => {
    const scale = context.canvas.width / width;
    const geometry = new Geometry(width, height, scale, region, coordinates);
    sprites.prepare(geometry, currentColours(context.canvas), currentFont(context.canvas));
    const { arrows, problems } = options;
    drawPieces(context, geometry, sprites, pieces);
    const marks = { arrows, problems, caught: traces?.caught };
    drawMarks(context, geometry, currentColours(context.canvas), marks, pieces);
  };
  const pieceSurface = openSurface(container, paint, { coversContent: true });
  const close = () => {
    staticLayer.close();
    pieceSurface.close();
  };
  return { close };
}

/**
 * The picture on the game's card.
 * @param {HTMLElement} container
 */
export function mountSample(container) {
  return mountPicture(container, stillScene(SAMPLE), 1);
}

/** Pictures that are drawn without the rules. @type {import("../../kit/boards/board.js").PictureModule["replayed"]} */
export function replayed(replay) {
  return replay.frames.map((/** @type {any} */ frame) => (/** @type {HTMLElement} */ place) => {
    const scene = stillScene({ ...replay.shared, ...frame });
    return mountPicture(place, scene, frame.effects ? 1 : 0, { within: frame.within });
  });
}
