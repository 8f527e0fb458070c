// A map that only shows a position: on cards, in lists, in the rules.

import { currentColours, currentFont, openSurface } from "../canvas.js";
import { draw } from "./draw.js";
import { shapesOf, whole } from "./geometry.js";
import { knownPlaces, placesOf } from "./places.js";
import { settingOf, withSight } from "./position.js";
import { marksOf, seenIn } from "./seen.js";

export { SAMPLE } from "./sample.js";

/**
 * @param {HTMLElement} container
 * @param {import("../board.js").Scene} scene is read at once and not kept
 * @param {number} ply
 * @param {import("./layer.js").Marks} [marks] what is drawn besides, or in place of what it would be
 */
export function mountPicture(container, scene, ply, marks = {}) {
  const setting = settingOf(scene);
  const seen = marksOf(withSight(scene, (sight) => seenIn(sight, ply)));
  let places = knownPlaces(setting);
  const surface = openSurface(container, (context, width, height) => {
    const colours = currentColours();
    if (!places) {
      context.fillStyle = colours.board;
      context.beginPath();
      context.roundRect(0, 0, width, height, 6);
      context.fill();
      return;
    }
    draw(context, {
      width,
      height,
      transform: whole(width, height),
      colours,
      font: currentFont(),
      places,
      roads: shapesOf(setting.roads, places),
      ...seen,
      ...marks,
    });
  });
  if (!places) {
    placesOf(setting).then(
      (found) => {
        places = found;
        surface.repaint();
      },
      () => container.classList.add("missing"),
    );
  }
  return surface;
}
