// A dots board that only shows a position: for cards, lists and the rules.

import { currentColours, currentFont, openSurface } from "../../kit/boards/canvas.js";
import { stillScene } from "../../kit/boards/still-scene.js";
import { draw } from "./draw.js";
import { Geometry } from "./geometry.js";
import { effectsOf, readStacks, reportOf, wholeBoard } from "./position.js";
import { tintOf } from "./preview.js";
import { SAMPLE } from "./sample.js";

/**
 * @typedef {Object} PictureOptions
 * @property {import("./geometry.js").Region} [region] the part to show; by default the complete board
 * @property {boolean} [coordinates]
 * @property {import("./draw.js").DotsView["arrow"]} [arrow]
 * @property {import("./draw.js").DotsView["blockedDots"]} [blockedDots]
 * @property {import("./draw.js").DotsView["onlyPlayableCells"]} [onlyPlayableCells]
 * @property {boolean} [showsLastMove] whether to tint the cells that the last move changed; by default true
 */

/**
 * @param {HTMLElement} container
 * @param {import("../../kit/boards/board.js").Scene} scene read at once and not kept
 * @param {number} ply
 * @param {PictureOptions} [options]
 */
export function mountPicture(container, scene, ply, options = {}) {
  const report = reportOf(scene, ply);
  const stacks = readStacks(report);
  const region = options.region ?? wholeBoard(report);
  const coordinates = options.coordinates ?? false;
  const hasTint = ply > 0 && options.showsLastMove !== false;
  const tintedCells = hasTint
    ? tintOf(effectsOf(scene, ply - 1, scene.moves()[ply - 1]))
    : undefined;
  return openSurface(container, (context, width, height) => {
    draw(context, {
      geometry: new Geometry(width, height, region, coordinates, false),
      colours: currentColours(context.canvas),
      font: currentFont(context.canvas),
      coordinates,
      stacks,
      tintedCells,
      arrow: options.arrow,
      blockedDots: options.blockedDots,
      onlyPlayableCells: options.onlyPlayableCells,
    });
  });
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
  return replay.frames.map(
    (/** @type {any} */ frame) => (/** @type {HTMLElement} */ place) =>
      mountPicture(place, stillScene({ ...replay.shared, ...frame }), frame.effects ? 1 : 0),
  );
}
