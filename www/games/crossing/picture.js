// A board that only shows a position: for cards, lists and the rules.

import { currentColours, currentFont, openSurface } from "../../kit/boards/canvas.js";
import { draw } from "./draw.js";
import { Geometry } from "./geometry.js";
import { marksIn } from "./position-marks.js";
import { SAMPLE_MARKS } from "./sample.js";

/**
 * @param {HTMLElement} container
 * @param {import("../../kit/boards/board.js").Scene} scene read at once and not kept
 * @param {number} ply
 */
export function mountPicture(container, scene, ply) {
  return mountMarks(container, marksIn(scene, ply));
}

/**
 * The picture on the game's card.
 * @param {HTMLElement} container
 */
export function mountSample(container) {
  return mountMarks(container, SAMPLE_MARKS);
}

/**
 * @param {HTMLElement} container
 * @param {import("./draw.js").Marks} marks
 * @param {Partial<import("./draw.js").Look>} [look]
 */
export function mountMarks(container, marks, look = {}) {
  return openSurface(container, (context, width, height) => {
    draw(context, {
      geometry: new Geometry(width, height, look.showsCoordinates ?? false),
      colours: currentColours(context.canvas),
      font: currentFont(context.canvas),
      showsCoordinates: false,
      ...look,
      ...marks,
    });
  });
}

/** Pictures that are drawn without the rules. @type {import("../../kit/boards/board.js").PictureModule["replayed"]} */
export function replayed(replay) {
  return replay.frames.map(
    (/** @type {any} */ frame) => (/** @type {HTMLElement} */ place) => mountMarks(place, frame),
  );
}
