// A mice board that only shows a position: for cards, lists and the rules.

import { currentColours, currentFont, openSurface } from "../../kit/boards/canvas.js";
import { stillScene } from "../../kit/boards/still-scene.js";
import { draw } from "./draw.js";
import { Geometry } from "./geometry.js";
import { arrowsOf, groupsOf, settingOf } from "./position.js";
import { SAMPLE } from "./sample.js";

/**
 * @param {HTMLElement} container
 * @param {import("../../kit/boards/board.js").Scene} scene read at once and not kept
 * @param {number} ply
 * @param {{ showsCoordinates?: boolean }} [options]
 */
export function mountPicture(container, scene, ply, { showsCoordinates = false } = {}) {
  const setting = settingOf(scene, ply);
  const [arrows, groups] = [arrowsOf(setting), groupsOf(setting)];
  return openSurface(container, (context, width, height) => {
    draw(context, {
      geometry: new Geometry(width, height, setting.size, showsCoordinates),
      colours: currentColours(context.canvas),
      font: currentFont(context.canvas),
      showsCoordinates,
      setting,
      arrows,
      groups,
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
      mountPicture(place, stillScene(frame), 1),
  );
}
